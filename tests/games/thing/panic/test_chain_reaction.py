"""Chain Reaction: everybody gives a card to the next player, all at once."""

import pytest

from bathysphere.games.thing.cards.kinds import INFECTION, kind
from bathysphere.games.thing.components import Infecting
from bathysphere.games.thing.roles import HUMAN, INFECTED, THING_ROLE
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import (
    asked,
    cards,
    cards_offered,
    give,
    hand,
    heard,
    kinds,
    offered,
    position,
    told_to_all,
    views,
    words,
)

OWN = ("axe", "whisky", "analysis", "seduction", "missed")
"""What seat 0, 1, 2, … gives: no two alike, so that each card can be followed."""


def drawn(seats=4, hands=None, **scene):
    own = {seat: OWN[seat] for seat in range(min(seats, len(OWN)))}
    deck = scene.pop("deck", "suspicion suspicion suspicion suspicion")
    return position(seats, hands=own | (hands or {}), deck=f"chain_reaction {deck}", **scene)


def react(s, **given):
    """Everybody answers, `seat_<n>` with that card and the others with their own; the last reply tells it all."""
    reply = None
    for seat, _ in asked(s):
        reply = give(s, seat, given.get(f"seat_{seat}", OWN[seat]))
    return reply


@rule("T20.12", "T23.25", "T20.18", "T20.12b", "T25.61")
@pytest.mark.parametrize(("way", "following"), [(1, 1), (-1, 3)])
def test_all_give_a_card_to_the_next_player_at_the_same_time(way, following):
    s = drawn(way=way)
    assert asked(s) == [(seat, "chain.pass") for seat in range(4)]
    assert cards_offered(s, 0, "give") == "axe fine_here"
    assert offered(s, 0, "defend") == []
    for seat in (2, 0, 3):
        assert give(s, seat, OWN[seat]).events == []
    assert "axe" in hand(s, 0)
    reply = give(s, 1, "whisky")
    for seat in range(4):
        before = (seat - way) % 4
        told = {"way": way, "gave": kind(OWN[seat]), "got": kind(OWN[before])}
        assert heard(reply, seat, "passed") == [told]
        assert OWN[before] in hand(s, seat)
        assert OWN[seat] not in hand(s, seat)
    assert heard(reply, -1, "passed") == [{"way": way}]
    assert kinds(reply.seen_by(2)) == ["passed", "turn_began", "drawn"]
    assert asked(s) == [(following, "turn.play")]
    assert words(s.discard) == "chain_reaction"


@rule("T24.30")
def test_each_knows_what_he_gave_and_to_whom_and_nobody_else_does():
    s = drawn()
    react(s)
    for view in views(s):
        expected = [Known()] * 4
        if view.seat >= 0:
            expected[(view.seat + 1) % 4] = Known((kind(OWN[view.seat]),), 0)
        assert view.known == tuple(expected)


@rule("T20.12a", "T19.10c", "T19.4", "T25.36")
def test_quarantine_and_doors_are_ignored():
    s = drawn(doors=[0, 1, 2, 3], quarantine={0: 2, 2: 1})
    assert asked(s) == [(seat, "chain.pass") for seat in range(4)]
    react(s)
    assert "axe" in hand(s, 1)
    assert "whisky" in hand(s, 2)
    assert "analysis" in hand(s, 3)
    assert "seduction" in hand(s, 0)
    assert s.quarantine == [1, 0, 1, 0]
    assert s.doors == [1, 1, 1, 1]


@rule("T20.12", "T20.20")
@pytest.mark.parametrize(
    ("seats", "chairs", "out", "way", "passes"),
    [
        (5, (0, 1, 2, 3, 4), (1,), 1, {0: 2, 2: 3, 3: 4, 4: 0}),
        (5, (0, 1, 2, 3, 4), (1,), -1, {2: 0, 3: 2, 4: 3, 0: 4}),
        (5, (0, 2, 4, 1, 3), (), 1, {0: 2, 2: 4, 4: 1, 1: 3, 3: 0}),
        (5, (0, 2, 4, 1, 3), (4, 3), -1, {0: 1, 1: 2, 2: 0}),
        (4, (0, 1, 2, 3), (1, 3), 1, {0: 2, 2: 0}),
    ],
)
def test_the_next_living_player_in_the_direction_of_play_gets_it(seats, chairs, out, way, passes):
    s = drawn(seats, chairs=chairs, out=out, way=way, thing=2)
    assert sorted(seat for seat, _ in asked(s)) == sorted(passes)
    react(s)
    for giver, to in passes.items():
        assert OWN[giver] in hand(s, to)


# -- roles


@rule("T20.12c", "T6.8", "T6.9", "T6.10", "T6.10a", "T6.11")
def test_what_may_be_given_follows_the_roles():
    s = drawn(
        5,
        {0: "infected infected axe axe", 1: "infected axe", 2: "infected infected axe", 3: "infected axe"},
        thing=1,
        infected=[0, 3],
    )
    assert cards_offered(s, 0, "give") == "infected axe"  # an infected to the Thing, one is left
    assert cards_offered(s, 1, "give") == "infected axe fine_here"  # the Thing, to anybody
    assert cards_offered(s, 2, "give") == "axe fine_here"  # a human
    assert cards_offered(s, 3, "give") == "axe fine_here"  # an infected to a human
    one_left = drawn(5, {0: "infected axe axe axe"}, thing=1, infected=[0])
    assert cards_offered(one_left, 0, "give") == "axe"
    turned = drawn(5, {0: "infected infected axe axe"}, thing=1, infected=[0], way=-1)
    assert cards_offered(turned, 0, "give") == "axe"


@pytest.mark.parametrize(("way", "victim"), [(1, 2), (-1, 0)])
@rule("T20.12c", "T6.12", "T24.23")
def test_the_thing_infects_the_human_after_it(way, victim):
    s = drawn(4, {1: "infected whisky"}, thing=1, way=way)
    reply = react(s, seat_1="infected")
    assert s.roles == [INFECTED if seat == victim else THING_ROLE if seat == 1 else HUMAN for seat in range(4)]
    assert s.infections == [Infecting(victim, 1, 1)]
    for seat in (0, 1, 2, 3, -1):
        assert heard(reply, seat, "infected") == ([{"seat": victim, "giver": 1}] if seat in (1, victim) else [])
    assert kinds(reply.seen_by(victim))[:2] == ["passed", "infected"]
    assert views(s)[victim].roles[1] == THING_ROLE


@rule("T20.12c", "T25.61", "T6.10")
def test_cards_are_judged_by_the_roles_before_and_move_both_ways_at_once():
    s = drawn(4, {0: "infected infected axe axe", 1: "infected whisky"}, thing=1, infected=[0])
    reply = react(s, seat_0="infected", seat_1="infected")
    assert s.roles == [INFECTED, THING_ROLE, INFECTED, HUMAN]
    assert heard(reply, 1, "passed") == [{"way": 1, "gave": INFECTION, "got": INFECTION}]
    assert heard(reply, 1, "infected") == [{"seat": 2, "giver": 1}]
    assert hand(s, 0) == "infected axe axe seduction"


@rule("T9.9", "T8.9", "T20.12c")
def test_an_infected_who_gives_to_the_thing_infects_nobody():
    s = drawn(4, {0: "infected infected axe axe"}, thing=1, infected=[0])
    reply = react(s, seat_0="infected")
    assert s.roles == [INFECTED, THING_ROLE, HUMAN, HUMAN]
    assert all(heard(reply, seat, "infected") == [] for seat in range(4))


@rule("T25.9", "T25.10", "T11.1")
def test_a_fourth_infection_goes_at_once_after_the_infection():
    s = drawn(
        4,
        {1: "infected whisky", 2: "infected infected infected analysis"},
        thing=1,
        deck="oops fear suspicion suspicion",
    )
    reply = react(s, seat_1="infected")
    assert s.roles[2] == INFECTED
    assert kinds(reply.seen_by(2))[:5] == ["passed", "infected", "surplus_discarded", "panics_skipped", "drawn"]
    assert told_to_all(s, reply, "surplus_discarded") == [{"seat": 2, "number": 1, "giver": 1}]
    assert hand(s, 2) == "infected infected infected fear"
    assert words(s.discard) == "infected oops chain_reaction"
    for view in views(s):
        if view.seat != 2:
            assert view.known[2].cards[:3] == (INFECTION,) * 3


@rule("T25.34", "T20.12")
def test_a_hand_without_a_card_to_give_receives_all_the_same():
    s = position(
        4,
        hands={0: "axe", 1: "", 2: "infected", 3: "whisky"},
        thing=3,
        deck="chain_reaction suspicion suspicion",
        filled=False,
    )
    assert [seat for seat, _ in asked(s)] == [0, 3]
    give(s, 0, "axe")
    reply = give(s, 3, "whisky")
    assert heard(reply, 1, "passed") == [{"way": 1, "gave": (), "got": kind("axe")}]
    assert heard(reply, 2, "passed") == [{"way": 1, "gave": (), "got": ()}]
    assert hand(s, 0) == "whisky"
    assert s.hands[2] == tuple(cards("infected"))
