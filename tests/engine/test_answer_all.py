"""The answers of all seats in one go: the same as one after another."""

import pytest

from bathysphere.engine import Refused, answer, answer_all, any_answer, decisions, open_questions
from bathysphere.engine.chance import Chance
from support.game_samples import GAMES, few_tables
from support.tiny_game import NO, YES, Ask, End, FreeAsk, Say, tiny_game


def test_everybody_answers_at_once():
    s = tiny_game(Ask((0, 2), Say("on")), End())
    reply = answer_all(s, {2: NO, 0: YES})
    assert s.notes == ["0:yes 2:no", "on"]
    assert [event.data for event in reply.events] == [("on",)]


def test_what_was_said_before_stands():
    s = tiny_game(Ask((0, 2), Say("on")), End())
    answer(s, 0, NO)
    answer_all(s, {0: YES, 2: YES})
    assert s.notes == ["0:no 2:yes", "on"]


def test_whoever_is_missing_or_wrong_changes_nothing():
    s = tiny_game(Ask((0, 2)), End())
    before = s.dump()
    for choices in ({0: YES}, {0: YES, 2: ("maybe",)}, {}):
        with pytest.raises(Refused):
            answer_all(s, choices)
        assert s.dump() == before


def test_a_power_is_used_instead_of_an_answer():
    s = tiny_game(FreeAsk((1,)), End(), offer=(("power",),), wishes=(Say("used"),))
    answer_all(s, {1: ("power",)})
    assert s.notes == ["power 1", "used"]
    assert [decision.seat for decision in open_questions(s)] == [1]


def test_a_game_that_is_over_takes_nothing():
    with pytest.raises(Refused, match="over"):
        answer_all(tiny_game(End()), {})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_goes_the_same_way(game):
    seats = few_tables(game)[-1]
    for seed in range(3):
        one, other = game.new(seats, seed), game.new(seats, seed)
        chance = Chance(bytes(32))
        for _ in range(400):
            if one.outcome is not None:
                break
            choices = {decision.seat: any_answer(decision, chance) for decision in open_questions(one)}
            for decision in decisions(one):
                answer(one, decision.seat, choices[decision.seat])
            answer_all(other, choices)
            assert other.dump() == one.dump()
