"""Worlds dealt again around what a seat knows: they keep it, they differ in the rest, and the truth is one of them."""

import pytest

from bathysphere.engine import SPECTATOR, Chance
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING, kind
from bathysphere.games.thing.knowledge import all_see_hand, infect, put_away, sees_card, sees_hand
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.turn import BeginTurn
from bathysphere.games.thing.worlds import deck_memory, may_be_infected, may_be_thing, most_infections, some_of
from support.rules import rule
from support.thing.positions import announce, cards, do, exchange, play, position, to_exchange, words

DECK = "suspicion axe oops whisky infected infected infected fear party missed seduction infected no_thanks"


def worlds(s: ThingState, seat: int, number: int = 40) -> list[ThingState]:
    return [GAME.resample(s, seat, bytes([n]) * 32) for n in range(number)]


def check(s: ThingState, world: ThingState, seat: int) -> None:
    """The seat sees no difference, no card is lost, and the roles hold what they must."""
    assert GAME.view(world, seat) == GAME.view(s, seat)
    assert GAME.components(world) == GAME.components(s)
    for other, hand in enumerate(world.hands):
        if not world.out[other]:
            assert (THING in hand) == (world.roles[other] == THING_ROLE)
            assert world.roles[other] != INFECTED or INFECTION in hand
            assert all(card < FIRST_PANIC for card in hand)
            assert hand.count(INFECTION) <= max(3, len(hand) - 1)


def passed(s: ThingState, giver: int, to: int) -> None:
    """A card went from one to the other at some time."""
    s.moment += 1
    s.passed[giver * s.seats + to] = s.moment


@rule("T24.1", "T24.5", "T24.19", "T24.21")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_hands_deck_and_the_thing_are_dealt_anew(seat):
    s = position(5, deck=DECK, discard="axe party whisky", hands={2: "axe fear", 3: "whisky missed"})
    found = worlds(s, seat)
    for world in found:
        check(s, world, seat)
        assert [card >= FIRST_PANIC for card in world.discard] == [card >= FIRST_PANIC for card in s.discard]
        assert (world.deck[-1] >= FIRST_PANIC) == (s.deck[-1] >= FIRST_PANIC)
    assert {world.the_thing() for world in found} == set(range(5)) - {seat}  # the true one too
    for look in (lambda w: w.hands[2], lambda w: tuple(w.deck), lambda w: tuple(w.discard), lambda w: w.deck[-1]):
        assert len({look(world) for world in found}) > 2


@rule("T24.2")
def test_the_back_of_the_top_card_stays():
    s = position(5, deck=DECK.replace("suspicion axe oops", "suspicion oops axe"))
    tops = {world.deck[-1] for world in worlds(s, 0)}
    assert tops == set(cards("oops party"))


@rule("T24.14", "T24.19")
def test_whoever_was_seen_without_the_thing_card_is_never_the_thing():
    s = position(5, deck=DECK)
    sees_hand(s, 0, 1)
    sees_hand(s, 0, 2)
    assert [may_be_thing(s, 0, other) for other in range(1, 5)] == [False, False, True, True]
    assert may_be_thing(s, 3, 1)  # somebody else has not seen it
    found = worlds(s, 0)
    assert {world.the_thing() for world in found} == {3, 4}
    assert all(world.hands[1] == s.hands[1] for world in found)
    assert {world.the_thing() for world in worlds(s, SPECTATOR)} == {0, 1, 2, 3, 4}


@rule("T24.24")
def test_whoever_is_out_is_not_the_thing_while_the_game_goes_on():
    s = position(5, deck=DECK, out=(1, 2))
    assert {world.the_thing() for world in worlds(s, 0)} == {3, 4}


@rule("T24.19", "T24.20")
def test_the_infected_keep_to_the_thing_that_they_know():
    s = position(5, deck=DECK, infected=(0,))
    passed(s, 4, 1)
    found = worlds(s, 0)
    for world in found:
        check(s, world, 0)
        assert (world.roles[0], world.the_thing()) == (INFECTED, 4)
        assert world.infections[0] == s.infections[0]
    assert {world.roles[1] for world in found} == {HUMAN, INFECTED}
    assert {world.roles[2] for world in found} == {HUMAN}


@rule("T9.7", "T24.28")
def test_the_thing_keeps_all_roles():
    s = position(5, deck=DECK, infected=(1,))
    for world in worlds(s, 4, 15):
        check(s, world, 4)
        assert world.roles == s.roles
        assert world.infections == s.infections


@rule("T24.20", "T24.12")
def test_only_whom_the_thing_passed_a_card_can_be_infected():
    s = position(4, deck=DECK, thing=3)
    sees_card(s, 0, 3, THING)
    assert {world.roles[2] for world in worlds(s, 0)} == {HUMAN}
    passed(s, 3, 2)
    assert {world.roles[2] for world in worlds(s, 0)} == {HUMAN, INFECTED}
    sees_hand(s, 0, 2)  # without Infection!: whatever came was something else
    assert not may_be_infected(s, 0, 2, 3)
    assert {world.roles[2] for world in worlds(s, 0)} == {HUMAN}
    passed(s, 3, 2)
    assert may_be_infected(s, 0, 2, 3)
    assert not may_be_infected(s, 0, 2, NOBODY)
    assert not may_be_infected(s, 0, 2, 1)


@rule("T24.4", "T24.6")
def test_what_one_put_away_stays_in_the_pile_and_what_others_did_may_be_anything():
    s = position(5, deck=DECK, discard="")
    put_away(s, kind("fear"), 1 << 0)
    put_away(s, kind("seduction"), 1 << 1)
    put_away(s, kind("persistence"), -1)
    put_away(s, kind("party"), 0)
    for seat, kept in ((0, (0, 2)), (1, (1, 2)), (SPECTATOR, (2,))):
        found = worlds(s, seat)
        for at in range(3):
            assert (len({world.discard[at] for world in found}) == 1) == (at in kept)
        assert {world.discard[3] for world in found} == set(cards("oops party"))


@rule("T24.14", "T24.6")
def test_all_but_so_many_of_the_known_cards_stay_in_a_hand():
    s = position(5, deck=DECK, hands={1: "axe whisky fear missed"})
    sees_hand(s, 0, 1)
    s.gone[1] += 1
    known = set(cards("axe whisky fear missed"))
    found = [set(world.hands[1]) & known for world in worlds(s, 0)]
    assert min(len(kept) for kept in found) == 3
    assert len({tuple(sorted(kept)) for kept in found}) > 3


@rule("T24.29")
def test_a_planted_card_stays_on_top_for_its_planter_alone():
    s = position(5, deck=DECK)
    s.deck.append(kind("analysis"))
    s.planted = 0
    own = worlds(s, 0)
    assert {world.deck[-1] for world in own} == {kind("analysis")}
    for world in own:
        check(s, world, 0)
    found = worlds(s, 1)
    assert len({world.deck[-1] for world in found}) > 3
    assert {world.planted for world in found} == {NOBODY}


@rule("T24.11")
def test_cards_of_persistence_are_hidden_from_others():
    s = position(5, hands={0: "persistence"}, deck="suspicion axe whisky fear " + DECK)
    play(s, 0, "persistence")
    assert {world.drawn for world in worlds(s, 0)} == {s.drawn}
    found = worlds(s, 1)
    assert len({world.drawn for world in found}) > 5
    assert all(len(world.drawn) == 3 and world.drawn == tuple(sorted(world.drawn)) for world in found)


@rule("T24.25", "T21.1b")
def test_with_a_hidden_start_nobody_may_be_the_thing_yet():
    s = position(4, deck=f"{DECK} the_thing", hidden_start=True)
    assert {world.the_thing() for world in worlds(s, 1)} == {0, NOBODY}  # only seat 0 has drawn
    assert {world.the_thing() for world in worlds(s, 0)} == {NOBODY}
    for world in worlds(s, 1):
        check(s, world, 1)
        assert (THING in world.deck) == (world.the_thing() == NOBODY)
    all_see_hand(s, 0)
    assert {world.the_thing() for world in worlds(s, 1)} == {NOBODY}


@rule("T24.25", "T25.7")
def test_whoever_finds_the_thing_card_in_persistence_knows_that_nobody_holds_it():
    hands = {0: "persistence", 1: "axe whisky", 2: "missed seduction", 3: "analysis"}
    s = position(
        4, hands=hands, deck="suspicion axe the_thing fear", discard="whisky party", hidden_start=True, begun=False
    )
    s.seen = [-1, -1]
    begin(s, (BeginTurn(0),))
    play(s, 0, "persistence")
    assert THING in s.drawn
    assert s.reshuffled  # the whole deck was drawn
    found = worlds(s, 0)
    for world in found:
        check(s, world, 0)
        assert world.drawn == s.drawn
        assert world.the_thing() == NOBODY
    assert len({tuple(world.hands) for world in found}) > 5
    for world in worlds(s, 1):
        assert GAME.view(world, 1) == GAME.view(s, 1)


@rule("T24.4", "T4.6")
def test_cards_known_to_be_in_the_new_deck_are_in_it():
    s = position(4, deck=DECK)
    s.reshuffled = ((kind("axe"), 1), (kind("whisky"), -1), (kind("oops"), 1))
    chance = Chance(bytes(32))
    assert sorted(deck_memory(s, 0, chance)) == cards("axe whisky oops")
    assert deck_memory(s, 1, chance) == cards("whisky")
    s.left_deck = [(kind("axe"), 1)]
    assert deck_memory(s, 0, chance) == cards("whisky oops")  # he saw it leave
    s.left_deck = [(kind("fear"), 2)]
    assert len(deck_memory(s, 0, chance)) == 2  # one event left unseen
    assert kind("oops") in deck_memory(s, 0, chance)
    s.left_deck = [(kind("party"), 0)]
    assert deck_memory(s, 0, chance) == cards("axe whisky")
    s.reshuffled, s.left_deck = ((FIRST_PANIC, 1),), []
    assert deck_memory(s, 0, chance) == [FIRST_PANIC]
    assert some_of([1, 2], 3, chance) == []
    assert sorted(some_of([1, 2, 3], 0, chance)) == [1, 2, 3]


@rule("T24.4")
def test_a_card_known_to_be_in_the_new_deck_is_in_the_deck_of_every_world():
    s = position(5, deck=DECK, hands={2: "fear fear", 3: "whisky missed"})
    s.reshuffled = ((kind("axe"), 1 << 0), (kind("whisky"), 1 << 1))
    found = worlds(s, 0)
    assert all(kind("axe") in world.deck for world in found)
    assert {world.reshuffled for world in found} == {((kind("axe"), 1 << 0),)}  # what others know is forgotten


@rule("T24.2")
def test_panics_lie_anywhere_below_the_top_card():
    s = position(5, deck=DECK)
    found = worlds(s, 0)
    assert len({tuple(card >= FIRST_PANIC for card in world.deck) for world in found}) > 10


@rule("T21.6c", "T24.24")
def test_with_the_thing_burned_every_world_has_humans_and_infected_left():
    s = position(5, deck=DECK, infected=(1,), out=(4,))
    passed(s, 4, 1)
    passed(s, 4, 2)
    found = worlds(s, SPECTATOR)
    infected = {tuple(seat for seat in range(4) if world.roles[seat] == INFECTED) for world in found}
    assert infected == {(1,), (2,), (1, 2)}


def test_how_many_infections_a_hand_can_hold():
    assert [most_infections(size) for size in (0, 3, 4, 5)] == [3, 3, 3, 4]


@rule("T24.27")
def test_after_the_end_nothing_is_hidden():
    s = position(4, thing=3)
    announce(s, 3)
    world = GAME.resample(s, 0, bytes(32))
    assert (world.hands, world.deck, world.roles) == (s.hands, s.deck, s.roles)


@rule("T24.20", "T24.19")
def test_in_a_new_world_others_know_only_what_their_roles_tell_them():
    s = position(5, deck=DECK, infected=(1,))
    all_see_hand(s, 2)
    sees_card(s, 3, 4, THING)
    for world in worlds(s, 0, 10):
        thing = world.the_thing()
        knowing = {seat for seat in range(6) if world.knows_thing >> seat & 1}
        assert knowing == {thing} | {seat for seat in range(5) if world.roles[seat] == INFECTED}
        assert [fact.observer for fact in world.facts[2]] == [0]
        assert all(fact.observer == 0 for facts in world.facts for fact in facts)


@rule("T24.23", "T25.28")
def test_the_last_human_of_the_truth_is_forgotten_where_he_is_none():
    s = position(4, thing=3, infected=(0, 1), deck=DECK)
    passed(s, 3, 2)
    infect(s, 2, 3)
    s.hands[2] = tuple(cards("infected axe axe axe"))
    assert s.last_human == 2
    found = worlds(s, 0)
    assert {world.roles[2] for world in found} == {HUMAN, INFECTED}
    for world in found:
        assert world.last_human in ((2, NOBODY) if world.humans() == 0 else (NOBODY,))


@rule("T25.71")
def test_sealed_answers_of_others_are_drawn_anew():
    s = position(4, hands={0: "axe whisky fear missed"}, deck=DECK)
    to_exchange(s, 0)
    do(s, 0, "offer", kind("axe"))
    found = {world.sealed[0] for world in worlds(s, 1)}
    assert len(found) > 1
    assert {world.sealed[0] for world in worlds(s, 0)} == {("offer", kind("axe"))}


@rule("T24.5")
def test_a_world_can_be_played_on():
    s = position(4, deck=DECK)
    world = GAME.resample(s, 1, bytes(32))
    to_exchange(world, 0)
    exchange(world, 0, words(world.hands[0][-1:]), 1, "fine_here")
    assert world.turn.seat == 1
