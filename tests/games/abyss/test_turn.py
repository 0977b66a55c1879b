"""Sections 4 and 16: the steps of a turn, its one action, and whose turn comes next."""

import pytest

from bathysphere.engine import Chance, Refused, answer, any_answer, decisions
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import (
    about_to_recruit,
    asked,
    control,
    do,
    heard,
    let_pass,
    lords,
    names,
    offered,
    recruit,
    scene,
)
from support.rules import rule

CRAB = RACES.index("crab")


def explore_and_take(s, seat):
    do(s, seat, "explore")
    let_pass(s)
    do(s, seat, "take")


@rule("A4.1", "A16.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_round_clockwise(seats, first):
    s = scene(seats, turn=first)
    order = []
    for _ in range(2 * seats):
        order.append(s.turn.seat)
        explore_and_take(s, s.turn.seat)
    assert order == [(first + i) % seats for i in range(2 * seats)]


@rule("A4.2")
def test_intrigues_then_the_action_then_the_location():
    s = about_to_recruit("miller", court="reaper shepherd", lord_deck="jailer seeker", keys={0: 3}, available="jail")
    do(s, 0, "intrigue")
    assert asked(s) == [(0, "turn.action")]
    recruit(s, 0, "miller")
    assert asked(s) == [(0, "control.location")]
    control(s, 0, "jail")
    assert asked(s) == [(1, "turn.action")]


@rule("A4.2", "A5.1")
def test_the_action_ends_the_intrigues():
    s = about_to_recruit("miller", court="reaper shepherd keeper", lord_deck="jailer seeker", pearls={0: 9})
    do(s, 0, "recruit", lord("miller"))
    assert not offered(s, 0, "intrigue")


@rule("A4.3")
def test_no_intrigue_is_needed_before_an_action():
    s = scene(pearls={0: 5}, court="keeper", council="crab1")
    assert offered(s, 0, "intrigue")
    do(s, 0, "council", CRAB)
    assert (names(s.court), s.pearls[0]) == ("keeper", 5)


@rule("A4.4a")
def test_exploring_is_a_choice_of_action():
    s = scene(deck="crab1 crab2")
    reply = do(s, 0, "explore")
    assert heard(reply, 1, "ally_revealed")


@rule("A4.4b")
def test_the_council_is_a_choice_of_action():
    s = scene(council="crab1 crab2")
    do(s, 0, "council", CRAB)
    assert len(s.hands[0]) == 2


@rule("A4.4c")
def test_recruiting_is_a_choice_of_action():
    s = about_to_recruit("miller")
    recruit(s, 0, "miller")
    assert names(s.free[0]) == "miller"


@rule("A4.4")
@pytest.mark.parametrize("action", ["explore", "council", "recruit"])
def test_one_action_and_no_second(action):
    s = about_to_recruit("miller", council="crab1 squid1")
    if action == "explore":
        explore_and_take(s, 0)
    elif action == "council":
        do(s, 0, "council", CRAB)
    else:
        recruit(s, 0, "miller")
    assert asked(s) == [(1, "turn.action")]
    with pytest.raises(Refused):
        do(s, 0, "explore")


@rule("A4.5", "A14.1")
@pytest.mark.parametrize(("keys", "controls"), [(2, False), (3, True)])
def test_a_location_is_taken_with_the_third_key_and_not_before(keys, controls):
    s = scene(keys={0: keys}, council="crab1", available="jail")
    do(s, 0, "council", CRAB)
    assert asked(s) == ([(0, "control.location")] if controls else [(1, "turn.action")])


@rule("A4.5")
def test_step_3_cannot_be_left_out():
    s = scene(keys={0: 3}, council="crab1", available="jail barracks", pile="")
    do(s, 0, "council", CRAB)
    assert [option[0] for option in offered(s, 0)] == ["take_location", "take_location"]


@rule("A4.4", "A4.6")
def test_nobody_may_pass_while_an_action_is_possible():
    chance = Chance(bytes(32))
    for seed in range(6):
        s = GAME.new(2 + seed % 3, seed)
        for _ in range(200):
            if s.outcome is not None:
                break
            decision = decisions(s)[0]
            if decision.kind == "turn.action":
                assert ("pass",) not in decision.options
                assert ("explore",) in decision.options
            answer(s, decision.seat, any_answer(decision, chance))


# -- 16. End of turn


@rule("A16.1")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do():
    s = scene(council="crab1")
    reply = do(s, 0, "council", CRAB)
    assert heard(reply, 0, "turn_began") == [{"seat": 1, "extra": False}]


@rule("A16.1")
def test_the_turn_does_not_end_before_the_duties_are_done():
    s = about_to_recruit("commander", hands={1: "squid1 squid1 squid1 squid1 squid2 squid2 squid2"}, keys={0: 2},
                         available="jail")  # fmt: skip
    recruit(s, 0, "commander")
    assert (s.turn.seat, asked(s)) == (0, [(1, "commander.discard")])
    answer(s, 1, (("ally", 0),))
    assert (s.turn.seat, asked(s)) == (0, [(0, "control.location")])
    control(s, 0, "jail")
    assert s.turn.seat == 1


@rule("A16.2", "A21.17")
def test_the_invoker_keeps_the_turn():
    s = about_to_recruit("invoker", seats=3)
    reply = recruit(s, 0, "invoker")
    assert heard(reply, 2, "turn_began") == [{"seat": 0, "extra": True}]
    explore_and_take(s, 0)
    assert s.turn.seat == 1
    assert s.free[0] == tuple(lords("invoker"))
