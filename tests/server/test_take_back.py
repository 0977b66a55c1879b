"""A take-back across what came to light: only by everybody's consent, in secret, once for each moment."""

import random

import msgspec
import pytest

from bathysphere.server import wire
from bathysphere.tables.motions import VOTE_SECONDS
from support.servers.clients import Browser, Line, browsers, seated
from support.servers.one_table import Clock, asked, play_until, question, somebody, until
from support.servers.running import awaited, served


async def ask(lines: list[Line]) -> tuple[Line, list[Line]]:
    """On to a moment at which somebody may ask, and he asks; he and the others."""
    await play_until(lines, lambda: somebody(lines, "can_ask_take_back") and lines[0].play.answers > 8)
    asking = somebody(lines, "can_ask_take_back")
    assert asking is not None
    others = [line for line in lines if line is not asking]
    await asking.command("ask_take_back")
    await until(lambda: all(line.play.take_back is not None for line in others))
    return asking, others


async def vote(line: Line, agree: bool) -> None:
    await line.command("consent", proposal=line.play.take_back.proposal, agree=agree)


def updates(line: Line, start: int) -> list[wire.Update]:
    news = [msgspec.json.decode(raw, type=wire.ServerMessages) for raw in line.heard[start:]]
    return [each for each in news if isinstance(each, wire.Update)]


@awaited
async def test_granted_by_all_it_brings_everybody_back_to_before_that_answer(store):
    async with served(store) as server, browsers(server.address, 3) as people:
        lines = await seated(people)
        watching = await people[0].line(lines[0].table.id)
        asking, others = await ask(lines)
        before = asking.play.answers
        assert [line.play.take_back.wanted for line in (asking, *others)] == [False, True, True]
        assert await asked(lines).refused("answer", question=question(asking), choice=["pass"]) == "vote_open"
        for line in others:
            await vote(line, True)
        everybody = [*lines, watching]
        await until(lambda: all(line.play.take_back is None and line.play.answers < before for line in everybody))
        assert asking.decision is not None, "he is asked again"
        for line in everybody:
            fresh = await people[max(0, line.seat)].line(line.table.id, line.seat)
            assert (fresh.log, fresh.play) == (line.log, line.play)
        await asking.answer_somehow(random.Random(1))


@pytest.mark.parametrize("votes", [(True, False), (False, True), (False, False)])
@awaited
async def test_one_no_is_enough_and_nobody_learns_whose_it_was(store, votes: tuple[bool, bool]):
    async with served(store) as server, browsers(server.address, 3) as people:
        lines = await seated(people)
        watching = await people[0].line(lines[0].table.id)
        asking, others = await ask(lines)
        answers = asking.play.answers
        heard = {line: len(line.heard) for line in (*lines, watching)}
        await vote(others[0], votes[0])
        assert (
            await others[0].refused("consent", proposal=others[0].play.take_back.proposal, agree=True)
            == "already_voted"
        )
        assert not others[0].play.take_back.wanted
        for line in (asking, others[1], watching):
            assert updates(line, heard[line]) == [], "a vote was told"
        await vote(others[1], votes[1])
        await until(lambda: all(line.play.take_back is None for line in (*lines, watching)))
        assert {line.play.answers for line in lines} == {answers}
        for line in (asking, watching):
            (closed,) = updates(line, heard[line])
            assert closed.play.take_back is None
        assert await asking.refused("ask_take_back") == "no_take_back"
        assert not asking.play.can_ask_take_back


@pytest.mark.parametrize("agree", [True, False])
@awaited
async def test_what_the_others_hear_at_the_end_of_a_vote_holds_no_vote(store, agree: bool):
    """The one who asked and a spectator hear that it is closed: the same table, the same log, nothing else."""
    async with served(store, now=Clock()) as server, browsers(server.address, 3) as people:
        lines = await seated(people)
        asking, others = await ask(lines)
        before, heard = asking.update, len(asking.heard)
        await vote(others[0], agree)
        await vote(others[1], not agree)
        await until(lambda: asking.play.take_back is None)
        (closed,) = updates(asking, heard)
        expected = msgspec.structs.replace(
            before,
            seq=closed.seq,
            play=msgspec.structs.replace(before.play, take_back=None),
            log=wire.Lines(len(asking.log), []),
            notes=closed.notes,
        )
        assert closed == expected
        assert [note.kind for note in closed.notes.lines] == ["not-taken-back"]
        assert closed.seq == before.seq + 1, "the number of messages tells nothing either"


@awaited
async def test_a_vote_that_nobody_answers_ends_with_no(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        asking, _ = await ask(lines)
        answers = asking.play.answers
        assert asking.play.take_back.until == clock() + VOTE_SECONDS["none"] * 1000
        clock.forward(VOTE_SECONDS["none"])
        await until(lambda: all(line.play.take_back is None for line in lines))
        assert asking.play.answers == answers


@awaited
async def test_the_consent_of_whoever_leaves_is_not_wanted_any_more(store):
    async with served(store) as server, browsers(server.address, 3) as people:
        lines = await seated(people)
        asking, others = await ask(lines)
        answers = asking.play.answers
        await vote(others[0], True)
        await people[others[1].seat].post(f"/tables/{asking.table.id}/leave", seat=others[1].seat)
        await until(lambda: asking.play.take_back is None)
        assert asking.play.answers < answers
        assert asking.decision is not None
        assert asking.log == (await people[asking.seat].line(asking.table.id, asking.seat)).log


@awaited
async def test_bots_do_not_mind(store):
    async with served(store) as server, Browser(server.address) as ada:
        lines = await seated([ada], bots=1)
        await play_until(lines, lambda: lines[0].play.can_ask_take_back)
        answers = lines[0].play.answers
        await lines[0].command("ask_take_back")
        assert lines[0].play.answers < answers
        assert lines[0].play.take_back is None


@awaited
async def test_what_is_not_there_to_vote_on_or_to_take_back(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        assert await lines[0].refused("ask_take_back") == "no_take_back"
        assert await lines[0].refused("consent", proposal=1, agree=True) == "no_vote"
        asking, others = await ask(lines)
        proposal = asking.play.take_back.proposal
        assert await asking.refused("consent", proposal=proposal, agree=True) == "no_vote"
        assert await others[0].refused("consent", proposal=proposal + 1, agree=True) == "no_vote"
        assert await others[0].refused("ask_take_back") == "vote_open"
        await vote(others[0], True)
        assert await others[0].refused("consent", proposal=proposal, agree=True) == "no_vote"
        await play_until(lines, lambda: somebody(lines, "can_step_back"))
        line = somebody(lines, "can_step_back")
        assert await line.refused("ask_take_back") == "step_back_is_free"
