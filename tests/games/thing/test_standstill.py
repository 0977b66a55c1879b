"""A deck of one's own can leave nobody anything to do; the game must not hang then. Nor does it go on for
ever where no side can get anywhere."""

from typing import Any

import pytest

from bathysphere.engine import BadTable, Outcome
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.components import Turn
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.turn import MOST_QUESTIONS, QUIET_ROUNDS, BeginTurn
from support.rules import rule
from support.thing.positions import asked, play, position, turn_over

DOORS = (0, 1, 2, 3)


def turn_all(s: ThingState) -> None:
    """Panic cards are turned over until somebody is asked something else, or the game is over."""
    while turn_over(s) is not None:
        pass


@rule("T25.72")
def test_without_a_card_to_draw_or_a_partner_to_reach_the_game_ends_and_nobody_wins():
    s = position(4, deck="old_ropes old_ropes", doors=DOORS)
    turn_all(s)
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((), "standstill")
    assert (s.turn.number, s.turn.quiet) == (QUIET_ROUNDS * 4 + 2, QUIET_ROUNDS * 4 + 1)


@rule("T25.72", "T19.3")
def test_quarantines_that_will_end_are_waited_for():
    s = position(4, deck="three_four", quarantine={0: 3, 1: 3, 2: 3, 3: 3})
    turn_all(s)
    assert asked(s) == [(2, "turn.play")]  # the first Quarantine that ended is what he draws
    assert (s.turn.number, s.turn.quiet) == (11, 10)


@rule("T25.72")
def test_a_question_breaks_the_silence():
    s = position(4, deck="old_ropes whisky", doors=DOORS)
    assert asked(s) == [(1, "turn.play")]
    assert s.turn.quiet == 1


# -- games that would go on for ever


def no_way_to_win(**more: Any) -> dict[str, Any]:
    return {"deck": {"flamethrower": 0, **more.pop("deck", {})}, **more}


@rule("T25.74")
@pytest.mark.parametrize("seats", range(4, 13))
def test_without_fire_there_must_be_infection_for_everybody_else(seats):
    GAME.check_table(seats, no_way_to_win(infections=seats - 1))
    with pytest.raises(BadTable) as refused:
        GAME.check_table(seats, no_way_to_win(infections=seats - 2))
    assert refused.value.code == "thing_deck_endless"
    assert refused.value.facts == {"players": seats, "wanted": seats - 1, "number": seats - 2}


@rule("T25.74")
@pytest.mark.parametrize("options", [{"infections": 1}, {"deck": {"flamethrower": 1}, "infections": 1}])
def test_with_fire_any_number_of_infections_will_do(options):
    GAME.check_table(12, options)


def next_turn(number: int) -> ThingState:
    s = position(4, begun=False)
    s.turn = Turn(3, number - 1, question=-1)
    begin(s, (BeginTurn(0),))
    return s


@rule("T25.74")
def test_after_two_hundred_rounds_the_game_ends_and_nobody_wins():
    s = next_turn(800)
    assert s.outcome is None
    s = next_turn(801)
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((), "endless")


@rule("T25.74")
def test_a_turn_that_does_not_end_is_ended_at_the_next_persistence():
    s = position(4, hands={0: "persistence"}, deck="persistence " * 9)
    for questions, over in ((MOST_QUESTIONS, False), (MOST_QUESTIONS + 1, True)):
        world = s.copy()
        world.question = questions
        play(world, 0, "persistence")
        assert (world.outcome is not None) == over
    assert world.outcome == Outcome((), (), "endless", ("human", "human", "human", "thing"))
    assert GAME.components(world) == GAME.components(s)


@rule("T25.74")
def test_and_so_is_a_game_at_the_next_turn():
    s = position(4, begun=False)
    s.question = MOST_QUESTIONS + 1
    begin(s, (BeginTurn(0),))
    assert s.outcome is not None
    assert s.outcome.reason == "endless"
