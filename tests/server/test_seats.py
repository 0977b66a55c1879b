"""Seats change hands: away and back, clocks that run out, leaving, substitutes; and those who only watch."""

import asyncio
import random

import msgspec
import pytest

from bathysphere.server import wire
from support.servers.clients import Browser, browsers, play_out, seated
from support.servers.one_table import Clock, asked, play_until, question, until
from support.servers.running import awaited, served

HOUR = 3600


@pytest.fixture
def quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)


# -- away and back


@awaited
async def test_a_bot_covers_whoever_steps_away_and_tells_him_afterwards_what_it_did(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        ada, bela = lines
        await play_until(lines, lambda: len(ada.log) > 5)
        read = len(ada.log)
        await ada.command("away")
        await bela.until(lambda: bela.table.seats[0].state == "away")
        assert bela.table.seats[0].bot == bela.table.cover
        await bela.play_on(random.Random(1), lambda: len(bela.log) > read + 15)
        assert await ada.refused("answer", question=question(ada), choice=["pass"]) == "you_are_away"
        await ada.command("back")
        start, end = ada.play.digest
        assert (start, end) == (read, len(ada.log))
        done = [line for line in ada.log[start:end] if line.by == 0]
        assert done
        assert all(line.covered for line in done)
        assert not any(line.covered for line in ada.log[:start])
        assert bela.play.digest is None
        await play_until(lines, lambda: asked(lines) is ada)
        await ada.answer_somehow(random.Random(1))
        assert ada.play.digest is None, "he plays again and has read it"


@awaited
async def test_a_game_goes_on_and_ends_although_everybody_is_away(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        for line in lines:
            await line.command("away")
        for line in lines:
            await line.until(lambda line=line: line.over)
        assert await lines[0].refused("away") == "nothing_to_cover"


@awaited
async def test_nobody_steps_away_before_the_deal(store):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create()
        line = await ada.line(made.table, 0)
        assert await line.refused("away") == "nothing_to_cover"
        await line.command("back")
        assert line.table.seats[0].state == "present"


# -- clocks


@awaited
async def test_a_live_clock_that_runs_out_lets_a_bot_cover_until_the_player_is_back(store, quick_sweeps):
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people, clock={"kind": "live", "seconds": 30})
        line = asked(lines)
        other = next(each for each in lines if each is not line)
        assert line.play.deadline == other.play.deadline == clock() + 30_000
        clock.forward(29.999)
        await asyncio.sleep(0.1)
        assert line.table.seats[line.seat].state == "present"
        clock.forward(0.001)
        await until(lambda: line.table.seats[line.seat].state == "away")
        assert other.table.seats[other.seat].state == "present"
        await other.until(lambda: other.decision is not None)
        await line.command("back")
        assert line.table.seats[line.seat].state == "present"
        assert line.play.digest is not None
        assert [each.by for each in line.log[slice(*line.play.digest)]][:1] == [line.seat]


@awaited
async def test_a_clock_is_wound_up_for_each_question(store, quick_sweeps):
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people, clock={"kind": "live", "seconds": 30})
        for number in range(6):
            await play_until(lines, lambda number=number: lines[0].play.answers >= number)
            clock.forward(29)
            await asyncio.sleep(0.03)
            line = asked(lines)
            await line.answer_somehow(random.Random(number))
            await until(lambda line=line: line.play.deadline == clock() + 30_000 or line.play.decision.sealed)
        assert {seat.state for seat in lines[0].table.seats} == {"present"}


@awaited
async def test_a_clock_of_days_runs_while_nobody_is_connected_and_stands_while_no_server_runs(store, quick_sweeps):
    clock = Clock()

    async def states(server) -> list[str]:
        (summary,) = await server.hub.store.summaries([table])
        return [seat.state for seat in msgspec.json.decode(summary.body, type=wire.Listed).seats]

    async def time_left(server) -> int:
        async with Browser(server.address) as eve:
            watching = await eve.line(table)
            await watching.until(lambda: watching.play.deadline is not None)
            return int(watching.play.deadline - watching.update.now)

    async with served(store, now=clock) as server:
        async with browsers(server.address, 2) as people:
            lines = await seated(people, clock={"kind": "days", "seconds": 24 * HOUR})
            table, first = lines[0].table.id, asked(lines).seat
        clock.forward(24 * HOUR)
        async with asyncio.timeout(20):
            while (await states(server))[first] != "away":
                await asyncio.sleep(0.01)
        assert sorted(await states(server)) == ["away", "present"]
        left = await time_left(server)
    clock.forward(24 * HOUR)
    async with served(store, now=clock) as server:
        assert await time_left(server) == left
        assert sorted(await states(server)) == ["away", "present"]
        clock.forward(24 * HOUR)
        async with asyncio.timeout(20):
            while await states(server) != ["away", "away"]:
                await asyncio.sleep(0.01)
        async with Browser(server.address) as eve:
            watching = await eve.line(table)
            await watching.until(lambda: watching.over)


@awaited
async def test_without_a_clock_the_table_waits(store, quick_sweeps):
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        assert lines[0].play.deadline is None
        clock.forward(400 * 24 * HOUR)
        await asyncio.sleep(0.1)
        await asked(lines).answer_somehow(random.Random(1))
        assert {seat.state for seat in lines[0].table.seats} == {"present"}


# -- leaving and substitutes


@awaited
async def test_whoever_leaves_cannot_come_back_with_his_old_cookie(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        table = lines[0].table.id
        await play_until(lines, lambda: len(lines[0].log) > 5)
        await people[1].post(f"/tables/{table}/leave", seat=1)
        await lines[1].until_closed()
        assert lines[1].goodbye.code == "replaced"
        await lines[0].until(lambda: lines[0].table.seats[1].state == "vacated")
        assert people[1].cookies(table), "the browser still has it"
        assert (await people[1].get(f"/tables/{table}/mine"))["seats"] == []
        again = await people[1].line(table, 1, hello=False)
        await again.until_closed()
        assert again.goodbye.code == "gone"
        assert await people[1].refused(people[1].post(f"/tables/{table}/substitute", seat=1)) == "seat_gone"
        await play_out(lines[:1])


@awaited
async def test_a_substitute_takes_a_seat_over_by_a_link_that_works_once(store):
    async with served(store) as server, browsers(server.address, 4) as (ada, bela, dora, eve):
        lines = await seated([ada, bela])
        table = lines[0].table.id
        await play_until(lines, lambda: len(lines[0].log) > 8)
        old = bela.cookies(table)["seat-1"]
        link = msgspec.convert(await bela.post(f"/tables/{table}/substitute", seat=1), wire.SubstituteLink)
        assert await dora.refused(dora.claim(table, "Ada", substitute=link.substitute)) == "name_taken"
        assert (await dora.claim(table, "Dora", substitute=link.substitute)).seats == [1]
        await lines[1].until_closed()
        assert lines[1].goodbye.code == "replaced"
        assert dora.cookies(table)["seat-1"] != old
        stale = await bela.line(table, 1, hello=False)
        await stale.until_closed()
        assert stale.goodbye.code == "gone"
        assert await bela.refused(bela.get(f"/tables/{table}/frames", eyes=1)) == "eyes_of_others"
        assert await eve.refused(eve.claim(table, "Eve", substitute=link.substitute)) == "substitute_dead"
        taken = await dora.line(table, 1)
        assert taken.play.view | {"sealed": None} == lines[1].play.view | {"sealed": None}
        assert [(line.kind, line.data) for line in taken.log] == [(line.kind, line.data) for line in lines[1].log]
        assert taken.table.seats[1].name == "Dora"
        await play_out([lines[0], taken])


@awaited
async def test_a_new_link_kills_the_one_before_and_only_ones_own_seat_or_an_empty_one_has_links(store):
    async with served(store) as server, browsers(server.address, 4) as (ada, bela, dora, eve):
        lines = await seated([ada, bela])
        table = lines[0].table.id
        assert await ada.refused(ada.post(f"/tables/{table}/substitute", seat=1)) == "no_substitute"
        assert await ada.refused(ada.post(f"/tables/{table}/substitute", seat=9)) == "bad_seat"
        assert await ada.refused(ada.post(f"/tables/{table}/substitute", seat=-1)) == "bad_seat"
        assert await eve.refused(eve.post(f"/tables/{table}/substitute", seat=1)) == "seat_gone"
        first = (await bela.post(f"/tables/{table}/substitute", seat=1))["substitute"]
        second = (await bela.post(f"/tables/{table}/substitute", seat=1))["substitute"]
        assert await dora.refused(dora.claim(table, "Dora", substitute=first)) == "substitute_dead"
        await bela.post(f"/tables/{table}/leave", seat=1)
        assert await dora.refused(dora.claim(table, "Dora", substitute=second)) == "substitute_dead"
        third = (await ada.post(f"/tables/{table}/substitute", seat=1))["substitute"]
        await dora.claim(table, "Dora", substitute=third)
        line = await dora.line(table, 1)
        assert line.table.seats[1].state == "present"
        assert line.play.digest is not None, "he reads what the bot did before he came"


@awaited
async def test_an_answer_that_waits_in_a_window_goes_with_the_player_who_gave_it(store):
    async with served(store, now=Clock()) as server, browsers(server.address, 3) as (ada, bela, dora):
        lines = await seated([ada, bela], pace=900)
        await play_until(lines, lambda: asked(lines).decision.window)
        buyer = asked(lines)
        await buyer.answer(["pass"])
        owner = (ada, bela)[buyer.seat]
        key = (await owner.post(f"/tables/{buyer.table.id}/substitute", seat=buyer.seat))["substitute"]
        await dora.claim(buyer.table.id, "Dora", substitute=key)
        line = await dora.line(buyer.table.id, buyer.seat)
        assert line.decision is not None
        assert line.decision.sealed is None


# -- watching and talking


@awaited
async def test_spectators_see_what_everybody_knows_and_can_do_nothing(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await seated(people)
        watching = await eve.line(lines[0].table.id)
        for do, fields in (
            ("answer", {"question": question(watching), "choice": ["pass"]}),
            ("say", {"text": "Buy it!"}),
            ("ready", {"nonce": "1" * 64}),
            ("fill", {"seat": 0, "bot": "random"}),
            ("away", {}),
            ("order", {"orders": None}),
            ("ask_take_back", {}),
            ("consent", {"proposal": 1, "agree": True}),
            ("step_back", {"question": question(watching)}),
            ("withdraw", {"question": question(watching)}),
            ("interject", {"question": question(watching), "choice": []}),
        ):
            assert await watching.refused(do, **fields) == "only_watching"
        await play_out(lines)
        await watching.until(lambda: watching.over)
        updates = [msgspec.json.decode(raw, type=wire.ServerMessages) for raw in watching.heard]
        plays = [each.play for each in updates if isinstance(each, wire.Update)]
        during = [play for play in plays if play.result is None]
        assert len(during) > 50
        assert all(play.view["hand"] == [] and play.decision is None and play.orders is None for play in during)
        assert all(tokens == [] for play in during for tokens in play.view["monsters"])
        assert any(any(play.view["hand_sizes"]) for play in during)


@awaited
async def test_what_is_said_is_heard_by_all_and_is_plain_text(store):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await seated(people)
        watching = await eve.line(lines[0].table.id)
        await lines[0].command("say", text=" <b>Hi</b>\u202e\x07 there\n")
        for line in (*lines, watching):
            await line.until(lambda line=line: line.chat)
            assert (line.chat[0].name, line.chat[0].text) == ("Ada", "<b>Hi</b>   there")
        assert await lines[0].refused("say", text=" \n\t ") == "chat_empty"
        assert await lines[0].refused("say", text="x" * 501) == "chat_long"
        await lines[0].command("say", id="twice", text="x" * 500)
        await lines[0].command("say", id="twice", text="x" * 500)
        assert len(lines[0].chat) == 2


@awaited
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, eve):
        made = await ada.create("Ada", people=3)
        for language, name in (("en", "Аda"), ("ru", "Ada\u0336"), ("uk", "АDА")):
            eve.http.headers["Accept-Language"] = language
            answer = await eve.http.post(f"/api/tables/{made.table}/claim", json={"name": name, "invite": made.invite})
            assert (answer.status_code, answer.json()["code"]) == (409, "name_alike"), name
            assert "Ada" in answer.json()["text"]
        assert await eve.refused(eve.claim(made.table, "ada\u3164", invite=made.invite)) == "name_taken"
        assert (await eve.claim(made.table, "Eve", invite=made.invite)).seats == [1]
        assert await eve.refused(eve.create("Ada", also=["Аda"])) == "names_alike"


# -- claims whose answer was lost


CLAIM = "0123456789abcdef0123456789abcdef"


@awaited
async def test_the_same_claim_again_gets_the_same_seat_and_a_new_credential(store):
    async with served(store) as server, browsers(server.address, 3) as (ada, bela, eve):
        made = await ada.create("Ada", people=2)
        first = await bela.claim(made.table, "Bela", invite=made.invite, id=CLAIM)
        lost = bela.cookies(made.table)
        bela.http.cookies.clear()  # as if the answer had never come
        assert await bela.refused(bela.claim(made.table, "Bela", invite=made.invite)) == "table_full"
        again = await bela.claim(made.table, "Bela", invite=made.invite, id=CLAIM)
        assert again.seats == first.seats == [1]
        assert bela.cookies(made.table) != lost
        assert (await bela.get(f"/tables/{made.table}/mine"))["seats"] == [1]
        bela.http.cookies.set("seat-1", lost["seat-1"], path=f"/api/tables/{made.table}")
        assert (await bela.get(f"/tables/{made.table}/mine"))["seats"] == [], "the lost one is dead"
        other = CLAIM.replace("0", "1")
        assert await eve.refused(eve.claim(made.table, "Bela", invite=made.invite, id=other)) == "table_full"


@awaited
async def test_a_substitute_whose_answer_was_lost_sits_down_again(store):
    async with served(store) as server, browsers(server.address, 3) as people:
        lines = await seated(people[:2])
        table = lines[0].table.id
        key = (await people[1].post(f"/tables/{table}/substitute", seat=1))["substitute"]
        await people[2].claim(table, "Dora", substitute=key, id=CLAIM)
        people[2].http.cookies.clear()
        assert await people[2].refused(people[2].claim(table, "Dora", substitute=key)) == "substitute_dead"
        assert (await people[2].claim(table, "Dora", substitute=key, id=CLAIM)).seats == [1]
        line = await people[2].line(table, 1)
        assert line.table.seats[1].name == "Dora"


@awaited
async def test_a_claim_ends_with_the_seat(store):
    async with served(store) as server, browsers(server.address, 3) as (ada, bela, cyril):
        made = await ada.create("Ada", people=2)
        await bela.claim(made.table, "Bela", invite=made.invite, id=CLAIM)
        await bela.post(f"/tables/{made.table}/leave", seat=1)
        await cyril.claim(made.table, "Cyril", invite=made.invite)
        assert await bela.refused(bela.claim(made.table, "Bela", invite=made.invite, id=CLAIM)) == "table_full"


@awaited
async def test_the_name_of_a_claim_is_not_easy_to_guess(store):
    async with served(store) as server, browsers(server.address, 2) as (ada, bela):
        made = await ada.create("Ada", people=2)
        for easy in ("1", "x" * 19, "x" * 65):
            assert await bela.refused(bela.claim(made.table, "Bela", invite=made.invite, id=easy)) == "bad_message"
