"""The challenge of the day: one deal for everybody, one attempt of each that counts, nothing told before its time."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from bathysphere.engine import Record
from bathysphere.engine.deal_commitment import commit
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.score import RATINGS
from bathysphere.store import Append, Attempt, Summary
from bathysphere.tables.daily import challenge
from support.servers.clients import Browser, Line, browsers
from support.servers.running import Running, awaited, served

DAY = 86_400_000
NOON = 20_000 * DAY + DAY // 2
"""Of 2024-10-04."""


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        self.now += 1
        return self.now

    @contextmanager
    def later(self, days: float) -> Iterator[None]:
        self.now += int(days * DAY)
        yield
        self.now -= int(days * DAY)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def begin(browser: Browser, name: str) -> Line:
    made = await browser.post("/daily/cryptids", name=name)
    return await browser.line(made["table"], 0)


async def finish(line: Line, seed: int = 1) -> None:
    await line.play_on(random.Random(seed))


async def board(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = await browser.get("/daily/cryptids")
    return found


def dealt(line: Line) -> str:
    """All that a lone player sees of the deal."""
    return str(line.play.view)


def seed_of(server: Running, table: str) -> str:
    return server.hub.served[table].room.playing.record.header.seed


@awaited
async def test_everybody_is_dealt_the_same_on_one_day_and_something_else_on_the_next(store, clock):
    async with served(store, now=clock) as server, browsers(server.address, 3) as (ada, bela, cora):
        one, other = await begin(ada, "Ada"), await begin(bela, "Bela")
        assert dealt(one) == dealt(other)
        assert one.table.fair == other.table.fair
        assert one.table.fair.commitment == (await board(cora))["commitment"]
        with clock.later(1):
            third = await begin(cora, "Cora")
            assert dealt(third) != dealt(one)
            assert third.table.fair.commitment != one.table.fair.commitment
            assert (third.table.daily.day, one.table.daily.day) == ("2024-10-05", "2024-10-04")


@awaited
async def test_another_server_deals_something_else(store, clock, tmp_path):
    """The key is the store's own: who has this program cannot work the deal out."""
    found = []
    for path in (store, tmp_path / "other.db"):
        async with served(path, now=clock) as server, Browser(server.address) as ada:
            found.append(dealt(await begin(ada, "Ada")))
    assert found[0] != found[1]


@awaited
async def test_it_begins_at_once(store, clock):
    """No waiting room, no bots, no pace."""
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        assert line.table.status == "playing"
        assert line.decision is not None
        assert [(seat.name, seat.state) for seat in line.table.seats] == [("Ada", "present")]
        assert (line.table.pace, line.table.clock.kind, line.table.listed) == (0, "none", False)
        assert await ada.get("/tables") == []


@awaited
async def test_only_the_first_attempt_counts_and_others_wait_for_its_end(store, clock):
    async with served(store, now=clock) as server, browsers(server.address, 2) as (ada, bela):
        assert (await board(ada))["table"] == ""
        line = await begin(ada, "Ada")
        first, shown = dealt(line), await board(ada)
        assert (shown["table"], shown["finished"]) == (line.table.id, False)
        assert shown["today"] == {"day": "2024-10-04", "finished": 0, "results": []}
        await finish(line)
        practice = await begin(ada, "Ada")
        assert (line.table.daily.practice, practice.table.daily.practice) == (False, True)
        assert dealt(practice) == first
        await finish(practice, 2)
        shown = await board(ada)
        assert (shown["table"], shown["finished"], shown["today"]["finished"]) == (line.table.id, True, 1)
        theirs = (await board(bela))["today"]["results"]
        assert [(each["place"], each["name"], each["mine"]) for each in theirs] == [(1, "Ada", False)]
        assert theirs[0]["scored"] == msgspec.to_builtins(line.play.result.scored)


@awaited
async def test_a_result_is_told_in_points_a_rating_and_signs(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        await finish(line)
        result = line.play.result
        scored = result.scored
        assert scored.points == result.totals[0]
        assert scored.won == (result.winners == [0])
        assert scored.rating in ({f"rating-{name}" for name, _ in RATINGS} if scored.won else {"game-cryptids-lost"})
        assert set(scored.signs) <= set((await board(ada))["signs"])
        counted = {kind: sum(each.kind == kind for each in line.log) for kind in ("found", "poacher_caught")}
        assert counted == {"found": scored.signs.count("found"), "poacher_caught": scored.signs.count("caught")}
        listed = (await ada.get("/tables", ids=line.table.id))[0]
        assert listed["scored"] == msgspec.to_builtins(scored)


@awaited
async def test_the_best_come_first_and_yesterdays_stay_a_day(store, clock):
    async with served(store, now=clock) as server, browsers(server.address, 3) as people:
        for number, (person, name) in enumerate(zip(people, ("Ada", "Bela", "Cora"), strict=True)):
            await finish(await begin(person, name), number)
        shown = (await board(people[0]))["today"]
        ranks = [(not each["scored"]["won"], -each["scored"]["points"]) for each in shown["results"]]
        assert (shown["finished"], ranks) == (3, sorted(ranks))
        assert [each["place"] for each in shown["results"]] == [1 + ranks.index(rank) for rank in ranks]
        assert [each["name"] for each in shown["results"] if each["mine"]] == ["Ada"]
        with clock.later(1):
            later = await board(people[0])
            assert later["yesterday"] == shown
            assert (later["today"]["results"], later["table"]) == ([], "")
        with clock.later(2):
            assert (await board(people[0]))["yesterday"]["results"] == []


@awaited
async def test_nothing_of_the_seed_is_told_while_anybody_may_play_the_deal(store, clock):
    async with served(store, now=clock) as server, browsers(server.address, 2) as (ada, eve):
        line = await begin(ada, "Ada")
        table = line.table.id
        room = server.hub.served[table].room
        secrets = (room.secret, seed_of(server, table))
        await finish(line)
        told = [*line.heard, str(await board(ada)), str(await eve.get(f"/tables/{table}"))]
        told += [str(await eve.get("/tables", ids=table)), str(await eve.get(f"/tables/{table}/frames", eyes="all"))]
        assert not any(secret in each for secret in secrets for each in told)
        assert line.table.fair.secret == line.table.fair.seed == ""
        for later in (0, 1):
            with clock.later(later):
                assert await eve.refused(eve.get(f"/tables/{table}/record")) == "daily_secret"
                moment = {"answers": 3, "seat": 0, "name": "Eve"}
                assert await eve.refused(eve.post(f"/tables/{table}/branch", **moment)) == "daily_secret"
        with clock.later(2):
            fair = (await eve.get(f"/tables/{table}"))["fair"]
            assert (fair["secret"], fair["seed"]) == secrets
            assert commit(fair["secret"]) == fair["commitment"] == line.table.fair.commitment
            raw = (await eve.http.get(f"/api/tables/{table}/record")).content
            record = Record.decode(raw)
            assert record.header.fair.holds(record.header.seed)
            assert record.state(GAME).outcome is not None


@awaited
async def test_what_came_to_light_stays_so(store, clock):
    """Stepping back is free up to what was revealed, and beyond it there is no way."""
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        await line.play_on(random.Random(4), lambda: line.play.answers > 12 and not line.play.can_step_back)
        assert not line.over
        assert not line.play.can_ask_take_back
        assert await line.refused("ask_take_back") == "daily_take_back"


@awaited
async def test_what_a_bot_played_does_not_count(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        await line.play_on(random.Random(1), lambda: line.play.answers > 5)
        await line.command("away")
        await line.until(lambda: line.play.answers > 9)
        await line.command("back")
        await finish(line)
        shown = await board(ada)
        assert (shown["finished"], shown["today"]["finished"]) == (True, 0)
        assert line.table.daily.covered


@awaited
async def test_attempts_outlive_the_server_and_belong_to_the_cookie(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        table, before = line.table.id, dealt(line)
        person = {cookie.name: cookie for cookie in ada.http.cookies.jar}["person"]
        assert (person.path, person.has_nonstandard_attr("HttpOnly")) == ("/api/daily", True)
        token = person.value
    async with served(store, now=clock) as server, browsers(server.address, 2) as (ada, bela):
        ada.http.cookies.set("person", token, path="/api/daily")
        assert (await board(ada))["table"] == table
        assert (await ada.post("/daily/cryptids", name="Ada"))["table"] == table
        assert dealt(await begin(bela, "Bela")) == before


@awaited
async def test_the_next_game_is_an_ordinary_one(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        await finish(line)
        made = await ada.post(f"/tables/{line.table.id}/rematch", name="Ada")
        assert (await ada.get(f"/tables/{made['table']}"))["daily"] is None


@awaited
async def test_games_without_a_challenge_say_so(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        told = {each["name"]: each["daily"] for each in await ada.get("/games")}
        assert told == {"abyss": False, "thing": False, "unfathomable": False, "cryptids": True}
        assert await ada.refused(ada.get("/daily/abyss")) == "no_daily"
        assert await ada.refused(ada.post("/daily/abyss", name="Ada")) == "no_daily"
        assert await ada.refused(ada.post("/daily/cryptids", name=" ")) == "name_empty"
        assert (await board(ada))["table"] == "", "a table that could not be opened is no attempt"


# -- answers that get lost


@awaited
async def test_a_lost_answer_costs_nothing(store, clock):
    """The attempt was stored and the line broke: whoever has the person's cookie sits down again."""
    async with served(store, now=clock) as server, browsers(server.address, 2) as (ada, eve):
        known = await begin(ada, "Ada")
        await finish(known)
        with clock.later(1):
            person = next(cookie.value for cookie in ada.http.cookies.jar if cookie.name == "person")
            await unheard(server, "/api/daily/cryptids", f"person={person}", b'{"name":"Ada"}')
            table = (await board(ada))["table"]
            assert table not in ("", known.table.id)
            assert (await ada.get(f"/tables/{table}/mine"))["seats"] == []
            line = await begin(ada, "Ada")
            assert line.table.id == table
            assert not line.table.daily.practice
            assert (await ada.get(f"/tables/{table}/mine"))["seats"] == [0]
            assert (await begin(eve, "Eve")).table.id != table, "it is the cookie that counts"


async def unheard(server: Running, path: str, cookies: str, body: bytes) -> None:
    """A request whose answer nobody reads, because the line breaks when it has been carried out."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\nCookie: {cookies}\r\n"
    known = len(server.hub.served)
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    while len(server.hub.served) == known:
        await asyncio.sleep(0.01)
    writer.transport.abort()


@awaited
async def test_whoever_sits_down_again_has_the_only_credential(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        await line.play_on(random.Random(1), lambda: line.play.answers > 3)
        answers = line.play.answers
        again = await begin(ada, "Somebody else by now")
        assert again.table.id == line.table.id
        assert (again.play.answers, again.table.seats[0].name) == (answers, "Ada")
        await line.until_closed()
        assert line.goodbye.code == "replaced"
        await finish(again)
        assert (await board(ada))["today"]["finished"] == 1


@awaited
async def test_whoever_begins_twice_at_once_has_one_attempt(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        await finish(await begin(ada, "Ada"))
        with clock.later(1):
            made = await asyncio.gather(*(ada.post("/daily/cryptids", name="Ada") for _ in range(4)))
            assert len({each["table"] for each in made}) == 1
            assert (await board(ada))["table"] == made[0]["table"]


# -- many results


@awaited
async def test_everybody_finds_their_own_result_however_many_there_are(store, clock):
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        line = await begin(ada, "Ada")
        await finish(line)
        own = (await board(ada))["today"]["results"][0]
        summary = (await server.hub.store.summaries([line.table.id]))[0]
        won = own["scored"]["won"]
        await crowd(server, summary, 2_050, rank=-own["scored"]["points"] + (0 if won else 1_000_000) - 1)
        shown = (await board(ada))["today"]
        assert shown["finished"] == 2_051
        assert len(shown["results"]) == 51
        assert {each["place"] for each in shown["results"][:50]} == {1}
        assert shown["results"][50] == own | {"place": 2_051}


async def crowd(server: Running, like: Summary, people: int, rank: int) -> None:
    """So many others who have done better."""
    day = challenge(GAME, "2024-10-04")
    appends = [
        Append(
            f"crowd{number}", 0, (b"{}",), msgspec.structs.replace(like, id=f"crowd{number}"),
            attempt=Attempt(day, f"person {number}"), rank=rank,
        )
        for number in range(people)
    ]  # fmt: skip
    assert all(await asyncio.gather(*map(server.hub.store.append, appends)))
