"""A table in one process whose bots talk and interject, as the terminal has it."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games import game
from bathysphere.lab import Run
from bathysphere.lab.simulate import play_one
from bathysphere.tables import PERSON, Table

pytestmark = pytest.mark.usefixtures("murmur")


def table(*players: str, seed: int = 3) -> Table:
    return Table.open(game("murmur"), list(players), seed)


def test_it_goes_like_the_game_in_the_laboratory():
    run = Run("murmur", ("chatty", "eager", "chatty"), 1, "tide")
    result = play_one(run, 0)
    again = Table.open(game("murmur"), list(run.bots), run.table_seed(0))
    again.play_bots()
    assert again.state.outcome.winners == result.winners
    assert len(again.record.answers) == result.answers
    assert any(line.kind == "!" for line in again.record.answers)
    assert len(again.said) > 5


def test_bots_have_their_say_once_at_a_question_to_a_person():
    tables = [table(PERSON, "eager", "chatty", seed=seed) for seed in range(20)]
    for sitting in tables:
        sitting.play_bots()
    moving = [sitting for sitting in tables if sitting.decision(0).kind == "move"]
    assert len(moving) > 3
    assert sum(len(sitting.said) for sitting in moving) > 0
    for sitting in moving:
        sitting.state.hands[1] = (2, 2, 2)
        said = list(sitting.said)
        assert sitting.play_bot() is None, "it was asked at this question already"
        assert sitting.said == said
        sitting._opened = -1
        assert sitting.play_bot() == 1
        assert sitting.record.answers[-1].choice == ("declare", 2)


def test_a_person_who_asks_gets_a_reply():
    sitting = table(PERSON, "chatty", "silent")
    sitting.play_bots()
    sitting.tell(0, ["ask", 1])
    assert sitting.said[-2:] == [(0, ("ask", 1)), (1, ("reply", 1))]
    for bot in (1, 2):
        assert sitting.bots[bot].diary[-2:] == sitting.said[-2:]
    with pytest.raises(Refused, match="cannot stand"):
        sitting.tell(0, ["ask", 0])
