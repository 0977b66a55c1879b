"""A deck of one's own can leave nobody anything to do; the game must not hang then."""

from bathysphere.games.thing.steps.turn import QUIET_ROUNDS
from support.rules import rule
from support.thing import asked, hut

DOORS = (0, 1, 2, 3)


@rule("T25.72")
def test_without_a_card_to_draw_or_a_partner_to_reach_the_game_ends_and_nobody_wins():
    s = hut(4, deck="old_ropes old_ropes", doors=DOORS)
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((), "standstill")
    assert (s.turn.number, s.turn.quiet) == (QUIET_ROUNDS * 4 + 2, QUIET_ROUNDS * 4 + 1)


@rule("T25.72", "T19.3")
def test_quarantines_that_will_end_are_waited_for():
    s = hut(4, deck="three_four", quarantine={0: 3, 1: 3, 2: 3, 3: 3})
    assert asked(s) == [(2, "turn.play")]  # the first Quarantine that ended is what he draws
    assert (s.turn.number, s.turn.quiet) == (11, 10)


@rule("T25.72")
def test_a_question_breaks_the_silence():
    s = hut(4, deck="old_ropes whisky", doors=DOORS)
    assert asked(s) == [(1, "turn.play")]
    assert s.turn.quiet == 1
