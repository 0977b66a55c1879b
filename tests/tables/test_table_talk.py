"""A table in one process whose bots talk and interject, as the terminal has it."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games import game
from bathysphere.tables import PERSON, LocalTable
from support.tables import bot_of, said_at

pytestmark = pytest.mark.usefixtures("murmur")


def table(*players: str, seed: int = 3) -> LocalTable:
    return LocalTable.open(game("murmur"), list(players), seed)


def test_bots_talk_and_interject_among_themselves_to_the_end():
    again = table("chatty", "eager", "chatty")
    again.act_until_asked()
    assert again.over
    assert any(line.kind == "!" for line in again.record.answers)
    assert len(said_at(again)) > 5


def test_bots_have_their_say_once_at_a_question_to_a_person():
    tables = [table(PERSON, "eager", "chatty", seed=seed) for seed in range(20)]
    for sitting in tables:
        sitting.act_until_asked()
    moving = [sitting for sitting in tables if sitting.decision(0).kind == "move"]
    assert len(moving) > 3
    assert sum(len(said_at(sitting)) for sitting in moving) > 0
    for sitting in moving:
        sitting.state.hands[1] = (2, 2, 2)
        before = said_at(sitting)
        assert not sitting.act(), "it was asked at this question already"
        assert said_at(sitting) == before
        sitting.room.talk.bots_done = False
        assert [entry.seat for entry in sitting.act()] == [1]
        assert sitting.record.answers[-1].choice == ("declare", 2)


def test_a_person_who_asks_gets_a_reply():
    sitting = table(PERSON, "chatty", "silent")
    sitting.act_until_asked()
    sitting.tell(0, ["ask", 1])
    sitting.act_until_asked()
    assert said_at(sitting)[-2:] == [(0, ("ask", 1)), (1, ("reply", 1))]
    for bot in (1, 2):
        assert bot_of(sitting, bot).diary[-2:] == said_at(sitting)[-2:]
    with pytest.raises(Refused, match="cannot stand"):
        sitting.tell(0, ["ask", 0])
