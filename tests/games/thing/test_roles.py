"""Sections 2, 7, 8, 9 and 16: humans, the infected and the Thing, and what their cards let them do."""

import pytest

from bathysphere.engine import SPECTATOR, Refused, answer, decisions, interjections
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING, kind
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.orders import ThingOrders, interjects
from bathysphere.games.thing.roles import HUMAN, INFECTED, ROLE_NAMES, THING_ROLE, UNKNOWN
from support.rules import rule
from support.thing.positions import (
    announce,
    asked,
    cards_offered,
    discard,
    do,
    exchange,
    give,
    hand,
    heard,
    kinds,
    offer,
    offered,
    play,
    position,
    to_exchange,
)

ANNOUNCE = (("announce",),)


@rule("T2.1", "T2.2")
def test_there_are_three_roles_and_two_sides():
    assert ROLE_NAMES == ("human", "infected", "thing")
    s = GAME.new(8, 3)
    assert sorted(s.roles) == [HUMAN] * 7 + [THING_ROLE]


# -- a human


@rule("T7.2", "T7.3", "T16.4", "T24.22")
def test_an_infection_drawn_from_the_deck_changes_no_role():
    s = position(4, deck="infected suspicion")
    assert hand(s, 0).startswith("infected")
    assert s.roles == [HUMAN, HUMAN, HUMAN, THING_ROLE]
    assert s.infections == []
    discard(s, 0, "fine_here")  # he keeps it
    exchange(s, 0, "fine_here", 1, "fine_here")
    assert "infected" in hand(s, 0)
    assert s.roles[0] == HUMAN


@rule("T7.4", "T16.4a")
def test_a_human_may_discard_every_infection():
    s = position(4, deck="infected suspicion")
    assert ("discard", INFECTION) in offered(s, 0)
    discard(s, 0, "infected")
    assert "infected" not in hand(s, 0)
    assert s.roles[0] == HUMAN


@rule("T7.1", "T7.5", "T9.5", "T16.5")
def test_no_human_hands_infections_on_so_nobody_is_infected_by_one():
    s = position(4, hands={0: "infected infected infected"}, thing=3)
    discard(s, 0, "suspicion")
    assert offered(s, 0) == [("offer", kind("fine_here"))]
    with pytest.raises(Refused):
        offer(s, 0, "infected")


@rule("T7.6")
def test_a_human_holding_infections_counts_as_a_human_at_the_end():
    s = position(4, hands={0: "infected infected", 1: "flamethrower"}, turn=1, thing=2)
    play(s, 1, "flamethrower", 2)
    do(s, 2, "pass")
    assert s.outcome.winners == (0, 1, 3)
    assert s.outcome.sides == ("human", "human", "thing", "human")
    s = position(4, hands={0: "infected infected"}, thing=3, infected=(1, 2))
    announce(s, 3)
    assert (s.outcome.winners, s.outcome.reason) == ((0,), "false_announcement")


# -- an infected


@rule("T8.2", "T8.3", "T16.6b", "T16.7", "T25.48")
def test_the_last_infection_of_an_infected_is_locked():
    s = position(4, infected=(0,), hands={0: "infected axe"})
    assert cards_offered(s, 0, "discard") == "axe suspicion fine_here"
    with pytest.raises(Refused):
        discard(s, 0, "infected")


@rule("T8.4", "T8.5", "T25.48")
def test_further_infections_may_be_kept_or_discarded_until_one_is_left():
    s = position(4, infected=(0,), hands={0: "infected"}, deck="infected suspicion")
    assert cards_offered(s, 0, "discard") == "infected fine_here"
    discard(s, 0, "infected")
    assert hand(s, 0).split().count("infected") == 1
    s = position(4, infected=(0,), hands={0: "infected"}, deck="infected suspicion")
    discard(s, 0, "fine_here")
    assert hand(s, 0).split().count("infected") == 2


@rule("T8.6", "T9.6", "T8.10")
def test_an_infected_gives_a_further_infection_to_the_thing():
    s = position(4, infected=(0,), hands={0: "infected infected"}, thing=1)
    to_exchange(s, 0)
    exchange(s, 0, "infected", 1, "fine_here")
    assert hand(s, 0).split().count("infected") == 1
    assert hand(s, 1).split().count("infected") == 1
    assert s.roles == [INFECTED, THING_ROLE, HUMAN, HUMAN]


@rule("T8.9", "T9.5", "T8.7")
def test_an_infected_never_infects():
    s = position(4, infected=(0,), hands={0: "infected infected infected"}, thing=3)
    discard(s, 0, "suspicion")
    with pytest.raises(Refused):
        offer(s, 0, "infected")
    offer(s, 0, "fine_here")
    give(s, 1, "fine_here")
    assert s.roles == [INFECTED, HUMAN, HUMAN, THING_ROLE]


@rule("T16.7", "T9.4", "T16.3a", "T20.11a")
def test_what_a_role_must_keep_stays_even_if_an_effect_demands_it():
    s = position(4, infected=(0,), hands={0: "infected infected axe whisky"}, deck="forgetful " + "suspicion " * 6)
    assert asked(s) == [(0, "forgetful.discard")]
    picks = offered(s, 0)
    assert picks == [("discard", INFECTION), ("discard", kind("axe")), ("discard", kind("whisky"))]
    answer(s, 0, tuple(picks))
    assert hand(s, 0).split().count("infected") == 1
    s = position(4, thing=0, hands={0: "infected axe whisky"}, deck="forgetful " + "suspicion " * 6)
    assert ("discard", THING) not in offered(s, 0)
    s = position(4, infected=(0,), hands={0: "infected axe"}, deck="blind_date " + "suspicion " * 6)
    assert cards_offered(s, 0, "swap") == "axe fine_here"
    s = position(4, thing=0, hands={0: "infected axe"}, deck="blind_date " + "suspicion " * 6)
    assert cards_offered(s, 0, "swap") == "infected axe fine_here"


@rule("T2.6", "T8.1", "T16.6b")
def test_the_new_side_counts_at_once():
    """In the very turn after his infection the victim's card is locked."""
    s = position(4, 3, thing=3, hands={3: "infected"})
    to_exchange(s, 3)
    exchange(s, 3, "infected", 0, "fine_here")
    assert asked(s) == [(0, "turn.play")]
    assert ("discard", INFECTION) not in offered(s, 0)


# -- the Thing


@rule("T9.1", "T16.3", "T9.2", "T9.4")
def test_the_thing_holds_its_card_for_good():
    s = position(4, thing=0, hands={0: "the_thing axe infected"})
    assert cards_offered(s, 0, "discard") == "infected axe suspicion fine_here"
    with pytest.raises(Refused):
        discard(s, 0, "the_thing")
    assert GAME.view(s, 0).role == THING_ROLE


@rule("T9.2", "T8.5")
def test_the_thing_may_discard_all_its_infections():
    s = position(4, thing=0, hands={0: "the_thing infected"})
    discard(s, 0, "infected")
    assert "infected" not in hand(s, 0)


@rule("T9.9")
def test_the_thing_stays_the_thing_with_infections():
    s = position(4, infected=(0,), hands={0: "infected infected", 1: "axe"}, thing=1)
    to_exchange(s, 0)
    exchange(s, 0, "infected", 1, "axe")
    assert s.roles[1] == THING_ROLE
    assert len(s.infections) == 1


@rule("T9.7", "T24.19", "T24.20", "T24.21", "T24.28")
def test_the_thing_knows_all_roles_the_infected_the_thing_and_others_their_own():
    s = position(6, thing=5, infected=(1, 3))
    truth = (HUMAN, INFECTED, HUMAN, INFECTED, HUMAN, THING_ROLE)
    expected = {
        0: (HUMAN, -1, -1, -1, -1, -1),
        1: (-1, INFECTED, -1, -1, -1, THING_ROLE),
        3: (-1, -1, -1, INFECTED, -1, THING_ROLE),
        5: truth,
        SPECTATOR: (-1,) * 6,
    }
    for seat, roles in expected.items():
        view = GAME.view(s, seat)
        assert view.roles == roles
        assert view.role == (truth[seat] if seat >= 0 else UNKNOWN)


@rule("T24.19")
@pytest.mark.parametrize("way", ["analysis", "suspicion", "whisky"])
def test_whoever_sees_the_thing_card_knows_the_thing(way):
    if way == "whisky":
        s = position(4, thing=0, hands={0: "the_thing whisky"})
        play(s, 0, "whisky")
        knowing, thing = (1, 2, 3, SPECTATOR), 0
    else:
        s = position(4, thing=3, hands={0: way, 3: "the_thing"})
        s.hands[3] = (THING,) if way == "suspicion" else s.hands[3]
        play(s, 0, way, 3)
        knowing, thing = (0,), 3
    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = GAME.view(s, seat).roles[thing]
        assert seen == (THING_ROLE if seat in knowing or seat == thing else UNKNOWN), seat


# -- the announcement


@rule("T9.8", "T23.17", "T25.26", "T25.69")
@pytest.mark.parametrize("turn", range(4))
def test_only_the_thing_can_announce_in_anybodys_step_2(turn):
    s = position(4, turn, thing=2)
    assert [interjections(s, seat) for seat in range(4)] == [(), (), ANNOUNCE, ()]
    for seat in (0, 1, 3):
        with pytest.raises(Refused):
            announce(s, seat)
    reply = announce(s, 2)
    assert kinds(heard(reply, SPECTATOR)) == ["announced", "revealed", "game_ended"]


@rule("T25.26", "T25.69", "T23.17")
def test_not_while_an_exchange_a_reaction_or_a_panic_is_open():
    s = position(4, thing=2)
    to_exchange(s, 0)
    assert s.scene == Scene("exchange", 0, 1, -1)
    assert interjections(s, 2) == ()
    s = position(4, thing=2, hands={0: "flamethrower"})
    play(s, 0, "flamethrower", 1)
    assert interjections(s, 2) == ()
    s = position(4, thing=2, deck="forgetful suspicion")
    assert interjections(s, 2) == ()
    with pytest.raises(Refused):
        announce(s, 2)


@rule("T25.69", "T25.26")
@pytest.mark.parametrize("turn", range(4))
def test_it_may_announce_before_a_panic_card_is_turned_over(turn):
    """Whoever draws it; and the game ends before the card has any effect."""
    s = position(4, turn, thing=2, infected=[0, 1, 3], deck="party suspicion", turned_over=False)
    assert [interjections(s, seat) for seat in range(4)] == [(), (), ANNOUNCE, ()]
    reply = announce(s, 2)
    assert kinds(heard(reply, SPECTATOR)) == ["announced", "revealed", "game_ended"]
    assert s.chairs == [0, 1, 2, 3]


@rule("T23.29")
def test_whoever_is_to_turn_it_over_has_nothing_to_choose():
    s = position(4, 1, thing=2, deck="oops suspicion", turned_over=False)
    assert [(each.seat, each.kind, each.options) for each in decisions(s)] == [(1, "turn.panic", (("turn_over",),))]
    assert (s.deck[-1], s.in_play, s.scene) == (kind("oops"), [], None)


@rule("T25.69")
def test_the_next_player_burns_nobody_before_the_thing_could_speak():
    """After the exchange that infected the last human: the next question is one at which the Thing may announce."""
    s = position(4, 3, thing=3, infected=[1, 2], hands={3: "infected", 0: "flamethrower"})
    to_exchange(s, 3)
    exchange(s, 3, "infected", 0, "fine_here")
    assert (s.last_human, asked(s)) == (0, [(0, "turn.play")])
    assert interjections(s, 3) == ANNOUNCE
    announce(s, 3)
    assert (s.outcome.winners, s.outcome.reason) == ((3,), "thing_alone")


@rule("T25.69")
def test_after_persistence_it_may_announce_again():
    s = position(4, thing=2, hands={0: "persistence"}, deck="axe axe axe axe axe")
    play(s, 0, "persistence")
    assert interjections(s, 2) == ()
    do(s, 0, "keep", kind("axe"))
    assert interjections(s, 2) == ANNOUNCE


@rule("T23.17", "T9.8")
def test_a_thing_that_is_out_announces_nothing():
    s = position(6, thing=5, infected=(1,), out=(5,), revenge=True)
    assert [interjections(s, seat) for seat in range(6)] == [()] * 6


@rule("T25.69", "T13.7")
@pytest.mark.parametrize(("infected", "out", "expected"), [
    ((0, 1, 3), (), ("announce",)),
    ((0, 1), (), None),
    ((0, 1), (3,), ("announce",)),
    ((), (), None),
])  # fmt: skip
def test_the_standing_order_announces_as_soon_as_no_human_is_left(infected, out, expected):
    s = position(4, thing=2, infected=infected, out=out)
    view = GAME.view(s, 2)
    assert interjects(ThingOrders(announce=True), view, ANNOUNCE) == expected
    assert GAME.interjects(ThingOrders(announce=True), view, interjections(s, 2)) == expected
    assert interjects(ThingOrders(), view, ANNOUNCE) is None
    assert interjects(ThingOrders(announce=True), view, ()) is None


def test_the_standing_order_turns_over_what_everybody_sees_to_be_panic():
    s = position(4, thing=2, deck="oops suspicion", turned_over=False)
    (decision,) = decisions(s)
    view = GAME.view(s, decision.seat)
    assert GAME.follow(ThingOrders(turn_over=True), view, decision) == ("turn_over",)
    assert GAME.follow(ThingOrders(announce=True), view, decision) is None


def test_no_standing_order_answers_what_a_hand_decides():
    """How long an answer takes would tell whether there was anything to choose."""
    s = position(4, thing=2)
    (decision,) = decisions(s)
    assert decision.kind == "turn.play"
    assert GAME.follow(ThingOrders(announce=True, turn_over=True), GAME.view(s, decision.seat), decision) is None


@rule("T25.69")
def test_everybody_may_leave_the_order_it_does_nothing_for_others():
    assert GAME.read_orders({"announce": True}) == ThingOrders(True)
    assert ThingOrders().announce is False
    s = position(4, thing=2, infected=(0, 1, 3))
    for seat in (0, 1, 3):
        assert GAME.interjects(ThingOrders(True), GAME.view(s, seat), interjections(s, seat)) is None
