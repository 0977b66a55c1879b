"""Slaver, Opportunist and Oracle: the three windows of A29.50 and none outside, once a turn each (A29.15)."""

import pytest

from bathysphere.engine import answer
from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import (
    QUIET,
    about_to_recruit,
    asked,
    card,
    do,
    exact_price,
    let_pass,
    offered,
    pay,
    recruit,
    scene,
)
from support.rules import rule

POWERS = ("slaver", "opportunist", "oracle")
SQUID = 0

every_power = pytest.mark.parametrize("power", POWERS)


def ready(power, seat=0, hand="", **rest):
    """A turn in which the owner of a power could use it: an Ally in hand, Lords in Court and deck, a filled Council."""
    rest = {"court": QUIET, "council": "squid1 seahorse2", "deck": "crab1 crab2 crab3 crab3 crab4", **rest}
    return scene(free={seat: power}, hands={seat: f"crab1 {hand}"}, **rest)


def usable(s, seat=0):
    """Which powers a seat's open question offers."""
    return {choice[0] for choice in offered(s, seat)} & set(POWERS)


def use(s, power, seat=0):
    return answer(s, seat, offered(s, seat, power)[0])


# -- the windows


@every_power
@rule("A29.50")
def test_before_the_action_and_between_intrigues(power):
    s = ready(power, pearls={0: 2})
    assert usable(s) == {power}
    do(s, 0, "intrigue")
    assert usable(s) == {power}
    use(s, power)
    assert offered(s, 0, "intrigue")
    assert asked(s) == [(0, "turn.action")]


@every_power
@rule("A29.50")
def test_during_an_exploration_when_asked_to_take_or_go_on(power):
    s = ready(power, pearls={0: 0, 1: 0})
    do(s, 0, "explore")
    assert (asked(s), usable(s)) == ([(0, "explore.take")], {power})
    use(s, power)
    assert (asked(s), usable(s)) == ([(0, "explore.take")], set())


@every_power
@rule("A29.50")
def test_during_an_exploration_when_asked_to_fight_or_go_on(power):
    s = ready(power, deck="monster crab1")
    do(s, 0, "explore")
    assert (asked(s), usable(s)) == ([(0, "explore.fight")], {power})
    use(s, power)
    assert (asked(s), usable(s)) == ([(0, "explore.fight")], set())


@every_power
@rule("A29.50")
def test_after_a_council_action_before_the_turn_ends(power):
    s = ready(power)
    do(s, 0, "council", SQUID)
    assert (asked(s), usable(s)) == ([(0, "turn.end")], {power})
    use(s, power)
    assert s.turn.seat == 1


@every_power
@rule("A29.50")
def test_after_a_council_action_only_when_step_three_is_done(power):
    """Three key tokens at the start of a turn: nobody could use them as long as there was no tile (A29.38)."""
    s = ready(power, keys={0: 3}, pile="jail chasm")
    do(s, 0, "council", SQUID)
    assert asked(s) == [(0, "control.keys")]
    answer(s, 0, (("token",),) * 3)
    do(s, 0, "draw", 1)
    assert (asked(s), usable(s)) == ([(0, "turn.end")], {power})


@every_power
@rule("A29.50", "A27.21", "A27.22", "A27.23")
def test_after_a_recruitment_and_it_may_be_left(power):
    s = ready(power, hand=exact_price("miller"), court=f"miller {QUIET}")
    before = s.copy()
    recruit(s, 0, "miller")
    assert (asked(s), usable(s)) == ([(0, "turn.end")], {power})
    do(s, 0, "end_turn")
    assert s.turn.seat == 1
    assert (s.pearls, s.lord_deck, s.council) == (before.pearls, before.lord_deck, before.council)


# -- and none outside


@every_power
@rule("A29.50")
def test_neither_in_a_payment_nor_in_the_choice_of_a_companion_of_keys_or_of_a_location(power):
    s = ready(
        power,
        hand="seahorse4 seahorse4 squid4 squid4",
        court="reaper trader peddler miller",
        keys={0: 2},
        pile="jail chasm",
    )
    do(s, 0, "recruit", lord("reaper"))
    assert (asked(s), usable(s)) == ([(0, "recruit.pay")], set())
    pay(s, 0, "seahorse4 squid4")
    assert (asked(s), usable(s)) == ([(0, "recruit.companion")], set())
    do(s, 0, "ally", card("squid4"))
    assert (asked(s), usable(s)) == ([(0, "control.keys")], set())
    answer(s, 0, (("lord", lord("reaper")), ("token",), ("token",)))
    assert (asked(s), usable(s)) == ([(0, "control.location")], set())
    do(s, 0, "draw", 2)
    assert (asked(s), usable(s)) == ([(0, "control.keep")], set())
    do(s, 0, "take_location", location("jail"))
    assert (asked(s), usable(s)) == ([(0, "turn.end")], {power})  # after step 3 it may be used again


@every_power
@rule("A29.50")
def test_not_in_the_middle_of_an_ability(power):
    s = ready(power, hand=exact_price("schemer"), court=f"schemer {QUIET}", lord_deck="trader miller hunter peddler")
    recruit(s, 0, "schemer")
    assert (asked(s), usable(s)) == ([(0, "schemer.replace")], set())
    do(s, 0, "dismiss", lord("schemer"))
    assert (asked(s), usable(s)) == ([(0, "lord.arrow")], set())


@every_power
@rule("A29.50")
def test_not_while_opponents_are_asked_to_buy(power):
    s = ready(power, pearls={1: 5})
    do(s, 0, "explore")
    assert asked(s) == [(1, "explore.buy")]
    assert (usable(s, 0), usable(s, 1)) == (set(), set())


@every_power
@rule("A29.50")
def test_not_for_a_reward_and_not_after_an_exploration_has_ended(power):
    s = ready(power, deck="monster crab1")
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert (asked(s), usable(s)) == ([(0, "explore.reward")], set())
    do(s, 0, "reward", 1, 0)
    assert asked(s) == [(1, "turn.action")]
    s = ready(power, pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "take")
    assert asked(s) == [(1, "turn.action")]


@every_power
@rule("A29.50")
def test_not_in_an_opponents_turn(power):
    s = ready(power, seat=1, pearls={0: 0, 1: 5})
    assert usable(s, 0) == set()
    do(s, 0, "explore")
    assert (asked(s), usable(s, 1)) == ([(1, "explore.buy")], set())


# -- arrival


@every_power
@rule("A29.50")
def test_in_the_turn_of_arrival(power):
    s = about_to_recruit(power, hands={0: "crab1"}, council="seahorse2")
    recruit(s, 0, power)
    assert (asked(s), usable(s)) == ([(0, "turn.end")], {power})


@every_power
@rule("A29.50")
def test_not_when_covered_on_arrival(power):
    s = about_to_recruit(power, hands={0: "crab1"}, council="seahorse2", keys={0: 2}, available="jail", pile="")
    recruit(s, 0, power)
    assert (asked(s), usable(s)) == ([(0, "control.location")], set())
    do(s, 0, "take_location", location("jail"))
    assert asked(s) == [(1, "turn.action")]


# -- how often


@every_power
@rule("A29.15")
def test_once_a_turn_and_again_in_the_next(power):
    s = ready(power, hand="crab2 crab2", pearls={0: 0, 1: 0})
    use(s, power)
    assert usable(s) == set()
    do(s, 0, "explore")
    assert usable(s) == set()
    do(s, 0, "take")
    do(s, 1, "explore")
    let_pass(s)
    do(s, 1, "take")
    assert (s.turn.seat, usable(s)) == (0, {power})


@every_power
@rule("A29.15", "A29.63")
def test_again_in_an_extra_turn(power):
    s = ready(power, hand=f"crab2 {exact_price('invoker')}", court=f"{QUIET} invoker", pearls={0: 0})
    use(s, power)
    recruit(s, 0, "invoker")
    assert (s.turn.seat, asked(s), usable(s)) == (0, [(0, "turn.action")], {power})


@rule("A29.15")
def test_each_power_has_its_own_limit():
    s = ready("slaver opportunist", hand="crab2")
    use(s, "slaver")
    assert usable(s) == {"opportunist"}
    use(s, "opportunist")
    assert usable(s) == set()
