"""Answers and the free ways back: once each, at the right time, by the right seat; windows that say nothing."""

import asyncio
import random

import msgspec
import pytest

from bathysphere.server import wire
from support.servers.clients import Line, RequestRefused, browsers, play_out, seated
from support.servers.one_table import Clock, asked, asked_in_window, play_until, question, somebody, until
from support.servers.running import awaited, served

PACE = 900


def told(line: Line) -> list[wire.ServerMessages]:
    return [msgspec.json.decode(raw, type=wire.ServerMessages) for raw in line.heard]


@awaited
async def test_the_same_answer_twice_is_one_answer(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        line = asked(lines)
        command = {"id": "mine", "question": question(line), "choice": await line.pick(random.Random(1))}
        await line.command("answer", **command)
        after = line.play.answers
        await line.command("answer", **command)
        await line.close()
        await line.open()
        await line.command("answer", **command)
        assert line.play.answers == after == 1


@awaited
async def test_the_same_answer_twice_in_one_breath_is_one_answer(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        line = asked(lines)
        choice = await line.pick(random.Random(1))
        for _ in range(5):
            await line.send(do="answer", id="mine", question=question(line), choice=choice)
        await until(lambda: sum(isinstance(each, wire.Done) and each.id == "mine" for each in told(line)) == 5)
        assert line.play.answers == 1


@awaited
async def test_stale_and_wrong_answers_get_a_sentence_and_change_nothing(store):
    async with served(store) as server, browsers(server.address, 2, "uk") as people:
        lines = await seated(people)
        line = asked(lines)
        other = next(each for each in lines if each is not line)
        now, before = question(line), [each.update for each in lines]
        choice = await line.pick(random.Random(1))
        wrong = [
            (line, {"question": now + 1, "choice": choice}, "stale"),
            (line, {"question": -(10**25), "choice": choice}, "stale"),
            (line, {"question": now, "choice": []}, "not_offered"),
            (line, {"question": now, "choice": ["fly", 1]}, "not_offered"),
            (line, {"question": now, "choice": [[choice]]}, "not_offered"),
            (line, {"question": now, "choice": [{"a": [None]}]}, "not_offered"),
            (other, {"question": now, "choice": choice}, "not_asked"),
            (other, {"question": 0, "choice": choice}, "stale"),
        ]
        for who, command, code in wrong:
            with pytest.raises(RequestRefused, match=code) as refused:
                await who.command("answer", **command)
            assert refused.value.text.endswith(".")
        assert [each.update for each in lines] == before
        await line.answer(choice)


@awaited
async def test_several_picks_are_considered_and_nothing_else_is(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_until(lines, lambda: asked(lines).decision.several)
        line = asked(lines)
        decision, now = line.decision, question(line)
        for strange in ([["fly"]], [[[1]]], [[]] * 50, [None]):
            considered = await line.consider(now, strange)
            assert (considered.chosen, considered.more) == ([], decision.more)
            assert considered.text
        for unsortable in ([5, "x"], [[1], ["x"]], [{"a": 1}, {}]):
            with pytest.raises(RequestRefused, match="not_several"):
                await line.consider(now, unsortable)
        with pytest.raises(RequestRefused, match="not_considering"):
            await line.consider(now + 1, [])
        other = next(each for each in lines if each is not line)
        with pytest.raises(RequestRefused, match="not_considering"):
            await other.consider(now, [])


# -- the free step back


@awaited
async def test_one_steps_back_freely_to_the_barrier_and_the_log_with_it(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        watching = await people[0].line(lines[0].table.id)
        all_lines = [*lines, watching]
        await play_until(lines, lambda: somebody(lines, "can_step_back"))
        line = somebody(lines, "can_step_back")
        other = next(each for each in lines if each is not line)
        assert await other.refused("step_back", question=question(other)) == "no_step_back"
        assert await line.refused("step_back", question=question(line) + 1) == "stale"
        answers, old = line.play.answers, question(line)
        await line.command("step_back", question=old)
        assert line.play.answers == answers - 1
        assert question(line) > old, "a number that came back would let a late answer in"
        await until(lambda: all(each.play.answers == answers - 1 for each in all_lines))
        await play_out(lines)
        await watching.until(lambda: watching.over)
        for each in all_lines:
            fresh = await people[max(0, each.seat)].line(each.table.id, each.seat)
            assert fresh.log == each.log


@awaited
async def test_stepping_back_and_on_again_and_again_ends_where_it_would_have(store):
    """Each player steps back from every answer that he may step back from, and gives it again."""
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        chance, steps = random.Random(4), 0
        while not lines[0].over and steps < 12:
            await play_until(lines, lambda: True)
            line = asked(lines)
            choice = await line.pick(chance)
            await line.answer(choice)
            if line.play.can_step_back:
                view = line.play.view | {"question": 0}
                await line.command("step_back", question=question(line))
                await line.answer(choice)
                assert line.play.view | {"question": 0} == view
                steps += 1
        assert steps == 12


# -- windows


@awaited
async def test_a_window_is_as_long_as_the_pace_and_says_nothing_of_who_has_answered(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 3) as people:
        lines = await seated(people, pace=PACE)
        await play_until(lines, lambda: asked_in_window(lines, 2))
        watching = await people[0].line(lines[0].table.id)
        buyers = [line for line in lines if line.decision is not None]
        seller = next(line for line in lines if line.decision is None)
        before = {line: len(line.heard) for line in (*lines, watching)}
        await buyers[0].answer(["pass"])
        first, second = (question(buyer) for buyer in buyers)
        assert first == second
        assert buyers[0].play.decision.sealed == ["pass"]
        assert await buyers[0].refused("answer", question=first, choice=["pass"]) == "already_answered"
        clock.forward(PACE / 1000 + 5)
        await buyers[1].answer(["pass"])
        await until(lambda: question(watching) > first)
        for silent in (seller, watching):
            heard = [each for each in told(silent)[before[silent] :] if isinstance(each, wire.Update)]
            assert heard[0].play.view["question"] > first, "an answer to a window was shown before it closed"


@awaited
async def test_a_window_does_not_close_before_its_time(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people, pace=PACE)
        await play_until(lines, lambda: asked_in_window(lines))
        buyer = asked(lines)
        number = question(buyer)
        await buyer.answer(["pass"])
        clock.forward((PACE - 1) / 1000)
        await asyncio.sleep(0.1)
        assert question(buyer) == number
        assert buyer.play.decision.sealed == ["pass"]
        clock.forward(0.001)
        await until(lambda: question(buyer) > number)


@awaited
async def test_an_answer_to_a_window_may_be_withdrawn_until_it_closes(store):
    async with served(store, now=Clock()) as server, browsers(server.address, 2) as people:
        lines = await seated(people, pace=PACE)
        await play_until(lines, lambda: asked_in_window(lines))
        buyer = asked(lines)
        number, seller = question(buyer), next(line for line in lines if line.decision is None)
        heard = len(seller.heard)
        assert await buyer.refused("withdraw", question=number) == "nothing_to_withdraw"
        await buyer.answer(["pass"])
        assert await buyer.refused("withdraw", question=number + 1) == "stale"
        await buyer.command("withdraw", question=number)
        assert buyer.decision.sealed is None
        assert await seller.refused("withdraw", question=number) == "nothing_to_withdraw"
        buy = next(option.choice for option in buyer.decision.options if option.choice[0] == "buy")
        await buyer.answer(buy)
        assert buyer.play.decision.sealed == buy
        assert [type(each) for each in told(seller)[heard:]] == [wire.Refusal]


@awaited
async def test_a_refused_interjection_does_not_tell_whether_somebody_has_answered(store):
    async with served(store, now=Clock()) as server, browsers(server.address, 2) as people:
        lines = await seated(people, pace=PACE)
        await play_until(lines, lambda: asked_in_window(lines))
        buyer = asked(lines)
        seller = next(line for line in lines if line.decision is None)
        sentences = []
        for choice in (None, ["pass"]):
            if choice is not None:
                await buyer.answer(choice)
            with pytest.raises(RequestRefused) as refused:
                await seller.command("interject", question=question(seller), choice=["declare", *range(30)])
            sentences.append((refused.value.code, refused.value.text))
        assert sentences[0] == sentences[1]


# -- standing orders

NOTHING_INTERESTS = {"on": True, "least": [6, 6, 6, 6, 6]}


@awaited
async def test_standing_orders_answer_at_the_end_of_the_window_and_a_hand_overrides_them(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people, pace=PACE)
        await play_until(lines, lambda: asked_in_window(lines))
        buyer = asked(lines)
        seller = next(line for line in lines if line is not buyer)
        number, heard = question(buyer), len(seller.heard)
        await buyer.command("order", orders=NOTHING_INTERESTS)
        assert buyer.play.orders == NOTHING_INTERESTS
        assert buyer.play.decision.standing == ["pass"]
        assert seller.play.orders is None
        assert len(seller.heard) == heard, "orders are nobody else's affair"
        clock.forward((PACE - 1) / 1000)
        await asyncio.sleep(0.1)
        assert question(buyer) == number, "orders never shorten a window"
        buy = next(option.choice for option in buyer.decision.options if option.choice[0] == "buy")
        await buyer.answer(buy)
        clock.forward(0.001)
        await until(lambda: question(seller) > number)
        assert any(line.kind == "ally_bought" for line in buyer.log), [line.kind for line in buyer.log]


@awaited
async def test_standing_orders_let_a_game_go_on_by_itself_and_can_be_cleared(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        for line in lines:
            await line.command("order", orders=NOTHING_INTERESTS)
        for bad in ({"on": True, "least": [7]}, {"on": "yes"}, {"fly": 1}, {"price": 10**30}, {"least": [[[[1]]]]}):
            assert await lines[0].refused("order", orders=bad) == "bad_orders"
        assert lines[0].play.orders == NOTHING_INTERESTS
        await play_out(lines)
        assert not any(line.kind == "ally_bought" for line in lines[0].log)
        await lines[0].command("order", orders=None)
        assert lines[0].play.orders is None
