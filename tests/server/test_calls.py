"""People are called when a table waits for them: once for each decision, and not while they look on."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bathysphere.server.calls import waits
from bathysphere.server.calls.channels import Webhook
from bathysphere.server.calls.messages import Told, body_for, form_of, told
from bathysphere.store.calls import Call
from support.calls.company import answer_once, asked, call_me, company, deal, sit
from support.calls.receivers import receiver
from support.servers.clients import Browser, RequestRefused, browsers
from support.servers.forked_servers import Clock, ForkedServer
from support.servers.running import awaited, run, served
from support.stores.postgres import database

__all__ = ["database"]

# -- one decision, one message


@awaited
async def test_whoever_is_waited_for_is_called_once_with_a_signed_message(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        added = [await call_me(browser, f"{there.address}/{n}", table) for n, browser in enumerate(people)]
        lines = await deal(people, table)
        seat = asked(lines).seat
        await server.calls.round()
        assert there.got == []  # nobody is called at once: they may be there
        time.go_on(10)
        await server.calls.round()
        (got,) = there.got
        assert got.path == f"/{seat}"
        assert got.is_signed_with(added[seat]["secret"])
        assert not got.is_signed_with(added[1 - seat]["secret"])
        said = got.json
        assert said["link"] == f"{server.address}/t/{table}"
        assert said["title"] == "Abyss: it is your turn"
        assert said["text"] == f"With {('Bela', 'Ada')[seat]}."
        (call,) = said["calls"]
        assert (call["table"], call["game"], call["kind"]) == (table, "abyss", "call")
        assert said["id"] == got.headers["idempotency-key"]
        for _ in range(3):
            time.go_on(4000)
            await server.calls.round()
        assert len(there.got) == 1


@awaited
async def test_the_next_decision_is_another_message_and_one_that_was_answered_is_none(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        for browser in people:
            await call_me(browser, there.address, table)
        lines = await deal(people, table)
        await answer_once(asked(lines))
        time.go_on(10)
        await server.calls.round()
        assert len(there.got) == 1
        before = there.got[0].json["calls"][0]["decision"]
        await answer_once(asked(lines))
        time.go_on(10)
        await server.calls.round()
        assert len(there.got) == 2
        assert there.got[1].json["calls"][0]["decision"] != before
        assert there.got[1].json["id"] != there.got[0].json["id"]


@awaited
async def test_a_page_in_sight_is_not_called_and_says_so_for_its_own_question_only(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        for browser in people:
            await call_me(browser, there.address, table)
        lines = await deal(people, table)
        line = asked(lines)
        other = lines[1 - line.seat]
        watching = await people[0].line(table)
        await other.send(do="in_sight", question=line.decision.question)  # not theirs to say
        await watching.send(do="in_sight", question=line.decision.question)
        await line.send(do="in_sight", question=line.decision.question + 1)
        await line.send(do="ping")
        time.go_on(10)
        await server.calls.round()
        assert len(there.got) == 1
        await answer_once(line)
        line = asked(lines)
        await line.send(do="in_sight", question=line.decision.question)
        await eventually_seen(server, line.decision.question)
        time.go_on(4000)
        await server.calls.round()
        assert len(there.got) == 1


async def eventually_seen(server, question):
    async with asyncio.timeout(10):
        while any(call.what == f"q{question}" for call in await server.calls.kept.unplanned(10)):
            await asyncio.sleep(0.01)


@awaited
async def test_asking_to_be_called_at_ones_own_turn_calls_from_the_next_one_on(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        lines = await deal(people, table)
        line = asked(lines)
        for browser in people:
            await call_me(browser, there.address, table)
        other = lines[1 - line.seat]
        await other.command("away")
        await other.command("back")
        time.go_on(10)
        await server.calls.round()
        assert there.got == []
        await answer_once(line)
        time.go_on(10)
        await server.calls.round()
        assert len(there.got) == 1


@awaited
async def test_nobody_is_called_whom_a_bot_covers_or_whose_seat_is_somebody_elses(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        for browser in people:
            await call_me(browser, there.address, table)
        lines = await deal(people, table)
        line = asked(lines)
        link = await people[line.seat].post(f"/tables/{table}/substitute", seat=line.seat)
        async with Browser(server.address) as stranger:
            await stranger.claim(table, "Eve", substitute=link["substitute"])
            time.go_on(10)
            await server.calls.round()
            assert there.got == []


@awaited
async def test_a_vote_calls_those_whose_vote_is_missing(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        lines = await deal(people, table)
        first = asked(lines)
        while asked(lines) is first:
            await answer_once(first)
        second = lines[1 - first.seat]
        await call_me(people[second.seat], there.address, table)
        await first.command("ask_take_back")
        time.go_on(10)
        await server.calls.round()
        assert [got.json["title"] for got in there.got] == ["Abyss: your vote is wanted"]


@pytest.mark.parametrize("looks", [False, True])
@awaited
async def test_what_is_proposed_to_the_table_calls_each_voter_once_and_nobody_who_looks_at_it(store, looks):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        lines = await deal(people, table)
        first = asked(lines)
        second = lines[1 - first.seat]
        await call_me(people[second.seat], there.address, table)
        await first.command("propose", kind="abandon")
        await second.until(lambda: second.update.play.motion is not None)
        number = second.update.play.motion.proposal
        if looks:
            await second.send(do="in_sight", motion=number)
            await second.command("say", text="hm")
        for _ in range(3):
            time.go_on(10)
            await server.calls.round()
        assert [got.json["title"] for got in there.got] == ([] if looks else ["Abyss: your vote is wanted"])
        await second.command("ballot", proposal=number, agree=False)
        await first.until(lambda: first.update.play.motion is None)
        time.go_on(400)
        await server.calls.round()
        assert len(there.got) == (not looks)


# -- together


@awaited
async def test_many_tables_are_one_message_and_quiet_hours_are_quiet(store):
    async with company(store) as (server, people, there, time):
        tables = [await sit(people) for _ in range(3)]
        await call_me(people[0], f"{there.address}/0", *tables)
        await call_me(people[1], f"{there.address}/1", *tables)
        hour = (time.ms // 3_600_000) % 24
        for browser in people:
            await browser.post("/calls", zone="UTC", quiet_from=hour * 60, quiet_to=(hour * 60 + 60) % 1440)
        for table in tables:
            await deal(people, table)
        for _ in range(5):
            time.go_on(60)
            await server.calls.round()
        assert there.got == []
        time.go_on(3600)
        await server.calls.round()
        told = {got.path: got.json for got in there.got}
        assert len(there.got) == len(told)  # at most one for each of them
        assert sum(len(each["calls"]) for each in told.values()) == 3
        for each in told.values():
            number = len(each["calls"])
            if number > 1:
                assert each["title"] == f"{number} decisions wait for you"
                assert each["text"].count("Abyss: it is your turn With") == number


@awaited
async def test_a_reminder_comes_before_the_clock_ends_and_not_after_an_answer(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people, clock={"kind": "days", "seconds": 86400})
        for browser in people:
            await call_me(browser, there.address, table)
        lines = await deal(people, table)
        time.go_on(10)
        await server.calls.round()
        time.go_on(18 * 3600 - 20)
        await server.calls.round()
        assert len(there.got) == 1
        time.go_on(30)
        await server.calls.round()
        assert [got.json["calls"][0]["kind"] for got in there.got] == ["call", "reminder"]
        assert there.got[1].json["title"] == "Abyss: your time is running out"
        await answer_once(asked(lines))
        await server.calls.round()
        assert len(there.got) == 2


# -- a group


@awaited
async def test_a_group_is_told_who_is_asked_and_only_if_nobody_answers_soon(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        added = await people[0].post(f"/tables/{table}/calls/webhook", address=there.address)
        lines = await deal(people, table)
        time.go_on(10)
        await server.calls.round()
        await answer_once(asked(lines))
        time.go_on(50)
        await server.calls.round()
        assert there.got == []
        time.go_on(30)
        await server.calls.round()
        (got,) = there.got
        name = ("Ada", "Bela")[asked(lines).seat]
        assert got.json["title"] == f"Abyss: {name} to move"
        assert got.json["for_all"]
        assert got.is_signed_with(added["secret"])
        assert await people[1].refused(people[1].post("/calls/test", channel=added["id"])) == "not_called"
        async with Browser(server.address) as stranger:
            refused = stranger.post(f"/tables/{table}/calls/webhook", address=there.address)
            assert await stranger.refused(refused) == "seat_gone"


# -- the receivers


def one_call(name="Ada"):
    body = msgspec.json.encode(waits.Waiting("abyss", (name,), "Bela")).decode()
    return [Call("abcdefgh", "who", "q1", "call", "A", 1, 1, body)]


def test_forms_that_others_take():
    from bathysphere.server.calls.channels import Wishes

    message = told(one_call("@everyone <b>&*x*"), Wishes("en", "https://play.example"), 5)
    webhook = Webhook("https://x.example", "discord", "s", "42")
    discord = msgspec.json.decode(body_for(webhook, "id", message))
    assert discord["allowed_mentions"] == {"parse": []}
    assert "<https://play.example/t/abcdefgh>" in discord["content"]
    assert r"\@everyone" in discord["content"]
    slack = msgspec.json.decode(body_for(msgspec.structs.replace(webhook, form="slack"), "id", message))
    assert set(slack) == {"text"}
    assert "&lt;b&gt;&amp;" in slack["text"]
    telegram = msgspec.json.decode(body_for(msgspec.structs.replace(webhook, form="telegram"), "id", message))
    assert telegram["chat_id"] == "42"
    assert telegram["text"].startswith("Abyss: it is your turn\nWith @everyone")
    hosts = {"discord.com": "discord", "hooks.slack.com": "slack", "api.telegram.org": "telegram", "a.example": "json"}
    assert {host: form_of(host) for host in hosts} == hosts
    assert form_of("notdiscord.com") == "json"


@pytest.mark.parametrize(("language", "title"), [("ru", "Abyss: ваш ход"), ("uk", "Abyss: ваш хід")])
def test_messages_are_in_the_language_of_whoever_reads_them(language, title):
    from bathysphere.server.calls.channels import Wishes
    from bathysphere.server.calls.messages import worded

    said = worded(told(one_call(), Wishes(language, "https://play.example"), 5))
    assert said.title.endswith(title.partition(": ")[2])
    assert worded(Told(1, language, "https://play.example", test=True)).text


@awaited
async def test_a_test_message_says_what_is_wrong_and_a_stopped_channel_gets_nothing(store):
    async with company(store) as (server, people, there, time):
        browser = people[0]
        table = await sit(people)
        added = await call_me(browser, there.address, table)
        await call_me(people[1], there.address, table)
        await browser.post("/calls/test", channel=added["id"])
        assert there.got[0].json["test"]
        there.answer = lambda _: (404, {})
        with pytest.raises(RequestRefused) as told_why:
            await browser.post("/calls/test", channel=added["id"])
        assert told_why.value.text == "The receiver did not take the message (status 404)."
        there.answer = lambda _: (204, {})
        for browser_of, state in ((browser, added["state"]), (people[1], await people[1].get("/calls"))):
            for channel in state["channels"]:
                assert (await browser_of.post("/calls/stop", channel=channel["id"]))["channels"] == []
        there.got.clear()
        await deal(people, table)
        time.go_on(10)
        await server.calls.round()
        assert there.got == []


@awaited
async def test_a_receiver_that_fails_is_tried_again_and_then_shown_as_failing(store):
    async with company(store) as (server, people, there, time):
        table = await sit(people)
        for browser in people:
            await call_me(browser, there.address, table)
        there.answer = lambda _: (500, {})
        lines = await deal(people, table)
        time.go_on(10)
        await server.calls.round()
        await server.calls.round()
        assert len(there.got) == 1
        for _ in range(12):
            time.go_on(4 * 3600)
            await server.calls.round()
        assert len({got.json["id"] for got in there.got}) == 1
        assert len(there.got) == 7
        state = await people[asked(lines).seat].get("/calls")
        assert [channel["failing"] for channel in state["channels"]] == [True]


@awaited
async def test_private_addresses_are_refused_with_a_sentence_unless_the_operator_allows_them(store):
    async with served(store) as server, Browser(server.address) as browser:
        for address, code in (
            ("https://127.0.0.1:8443/x", "call_private"),
            ("https://[::ffff:10.0.0.1]/x", "call_private"),
            ("https://169.254.169.254/latest", "call_private"),
            ("http://example.org/", "call_address"),
            ("nonsense", "call_address"),
        ):
            assert await browser.refused(browser.post("/calls/webhook", address=address)) == code
        assert (await browser.get("/calls"))["wishes"] is None  # nothing was kept of it


@awaited
async def test_what_is_kept_can_be_seen_and_forgotten(store):
    async with company(store) as (server, people, there, _):
        browser = people[0]
        assert await browser.refused(browser.post("/calls", zone="UTC")) == "not_called"
        table = await sit(people)
        added = await call_me(browser, f"{there.address}/secret-path", table, zone="Europe/Kyiv")
        state = await browser.get("/calls")
        assert state["tables"] == [table]
        assert state["wishes"]["zone"] == "Europe/Kyiv"
        assert state["channels"][0]["label"] == "127.0.0.1"
        assert "secret-path" not in msgspec.json.encode(state).decode()
        assert added["secret"] not in msgspec.json.encode(state).decode()
        await browser.post(f"/tables/{table}/calls", on=False)
        assert (await browser.get("/calls"))["tables"] == []
        assert (await browser.post("/calls/forget"))["channels"] == []
        assert await server.calls.kept.called_for("") == []
        for wrong in ({"zone": "Nowhere"}, {"zone": "UTC", "quiet_from": 9999}, {"zone": "UTC", "gather": "never"}):
            await call_me(browser, there.address)
            assert await browser.refused(browser.post("/calls", **wrong)) == "bad_message"


# -- stopped in between


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("database"))


async def called(there, clock: Clock, number: int) -> None:
    """Time passes until so many messages have come. Meanwhile tables do things by themselves, such as to close a
    window, and ask somebody else."""
    async with asyncio.timeout(60):
        while len(there.got) < number:
            clock.go_on(20_000)
            await asyncio.sleep(0.3)


def test_killed_between_storing_and_sending_nothing_is_lost_and_nothing_comes_twice(address: str, tmp_path: Path):
    """Killed after each answer, before anybody was called for it; and once while a message was on its way."""

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        async with (
            receiver() as there,
            ForkedServer(address, clock, private_calls=True) as server,
            browsers(server.address, 2) as people,
        ):
            table = await sit(people)
            for browser in people:
                await call_me(browser, there.address, table)
            lines = await deal(people, table)
            for number in range(1, 4):
                await server.kill_and_restart()
                await called(there, clock, number)
                decisions = [got.json["calls"][0]["decision"] for got in there.got]
                assert len(set(decisions)) == len(decisions) == number
                for line in lines:
                    await line.open()
                await answer_once(asked(lines))
            # The receiver has it, and we are killed before we know.
            there.answer = lambda _: None
            await called(there, clock, 4)
            there.answer = lambda _: (204, {})
            await server.kill_and_restart()
            await called(there, clock, 5)
            assert there.got[3].json["id"] == there.got[4].json["id"]
            assert there.got[3].body == there.got[4].body
            assert there.got[3].headers["idempotency-key"] == there.got[4].headers["idempotency-key"]
            clock.go_on(3_600_000)
            await asyncio.sleep(2.5)
            assert len(there.got) == 5

    run(play())


def test_of_two_processes_one_calls(database: str, tmp_path: Path):
    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        async with (
            receiver() as there,
            ForkedServer(database, clock, private_calls=True) as one,
            ForkedServer(database, clock, private_calls=True) as two,
            browsers(one.address, 2) as people,
        ):
            table = await sit(people)
            for browser in people:
                await call_me(browser, there.address, table)
            lines = await deal(people, table)
            for number in range(1, 4):
                await called(there, clock, number)
                await answer_once(asked(lines))
            await two.kill()
            await called(there, clock, 4)
            ids = [got.json["id"] for got in there.got]
            assert len(set(ids)) == len(ids) == 4

    run(play())
