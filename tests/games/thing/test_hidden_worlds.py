"""Section 24 as properties: whatever a seat may not know can be otherwise, and the seat is shown no difference; who has
infected whom changes nothing for the rest of the table."""

from collections import Counter
from typing import Any

import pytest

from bathysphere.engine import SPECTATOR, Chance, decision_of, stream
from bathysphere.games.thing.cards.kinds import THING
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY
from support.effort import FULL, volume
from support.rules import rule
from support.thing.infections import DECK, WAYS, check_sample, moments, on_purpose, play_twice, viewers
from support.thing.other_worlds import move_the_thing
from support.thing.positions import give, offer, play, position, to_exchange
from support.thing.twin_worlds import Twins, check_possible, shown

SAMPLED: dict[str, dict[str, Any]] = {
    "as printed": {},
    "hidden start": {"hidden_start": True},
    "revenge": {"revenge": True},
    "many infections": {"infections": 20, "fourth_infection_eliminates": True},
}

SHARE = 1 if FULL else 8
"""A sample has about a third of the games, and meets this part of what all of them must meet."""


@rule("T24.1", "T24.5", "T24.10", "T24.19", "T24.20", "T24.21", "T24.25")
@pytest.mark.parametrize("table", SAMPLED)
@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_no_seat_can_tell_a_world_dealt_anew_from_the_true_one(seats: int, table: str):
    seen: Counter[str] = Counter()
    for seed in range(volume(full=48, quick=24) // seats):
        for s, chance in moments(seats, seed, 16, **SAMPLED[table]):
            check_possible(s)
            for viewer in viewers(s):
                check_sample(s, viewer, chance, seen)
    least = {"worlds": 200, "other hands": 150, "other roles": 50, "infected": 60, "facts": 40}
    assert not {what: seen[what] for what in least if seen[what] < least[what] // SHARE}, seen


def check_going_on(seats: int, seeds: range, every: int, seen: Counter[str]) -> None:
    for seed in seeds:
        for s, chance in moments(seats, seed, every):
            if not s.any_sealed:
                play_twice(s, chance.below(seats + 1) - 1, chance, seen)
                play_twice(s, chance.below(seats + 1) - 1, chance, seen)


@rule("T24.6", "T24.11", "T24.12", "T24.13", "T24.14", "T24.15", "T24.32")
@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_moves_that_look_alike_are_told_alike_until_something_comes_to_light(seats: int):
    seen: Counter[str] = Counter()
    check_going_on(seats, range(volume(full=12, quick=4)), 12, seen)
    least = {"worlds": 150, "another Thing": 30, "pictures": 2500, "cards differ": 1000, "infections differ": 200}
    assert not {what: seen[what] for what in least if seen[what] < least[what] // SHARE}, seen


@rule("T2.6", "T6.12", "T24.12", "T24.23", "T24.30")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("cards", [("infected", "suspicion"), ("suspicion", "infected")])
def test_nobody_else_can_tell_an_exchange_that_infects(way: str, cards: tuple[str, str]):
    seen: Counter[str] = Counter()
    victim = WAYS[way][2]
    for seed in range(volume(full=25, quick=8)):
        twins = on_purpose(way, cards, seen)
        infected = [s.roles[victim] for s in (twins.here, twins.there)]
        assert sorted(infected) == [HUMAN, INFECTED]
        for s in (twins.here, twins.there):
            s.chance = Chance(stream(bytes(32), f"after {seed}"))
        assert shown(twins.here, victim) != shown(twins.there, victim)
        twins.play(40, Chance(stream(bytes(32), f"{way} {cards} {seed}")))
    assert seen["pictures"] > 800 // SHARE, seen
    assert seen["infections differ"] > 150 // SHARE, seen


@rule("T24.19", "T6.9", "T6.10")
@pytest.mark.parametrize("giver", ["thing", "human"])
def test_nor_whether_the_one_who_offers_is_the_thing(giver: str):
    """In one world seat 1 is the Thing and infects seat 2; in the other seat 4 is, and seat 1 gives a harmless card."""
    hands = [{1: "infected infected suspicion"}, {1: "fine_here fine_here suspicion axe"}]
    seen: Counter[str] = Counter()
    for seed in range(volume(full=40, quick=12)):
        here = position(6, 1, thing=1, hands=hands[0], deck=DECK)
        there = position(6, 1, thing=4, hands=hands[1], deck=DECK)
        if giver == "human":
            here, there = there, here
        for s in (here, there):
            to_exchange(s, 1)
            offer(s, 1, "infected" if s.the_thing() == 1 else "suspicion")
            give(s, 2, "fine_here")
            s.chance = Chance(stream(bytes(32), f"after {seed}"))
        twins = Twins(here, there, [SPECTATOR, 0, 3, 5], seen)
        twins.play(40, Chance(stream(bytes(32), f"giver {giver} {seed}")))
    assert seen["pictures"] > 600 // SHARE, seen


@rule("T23.9", "T23.10")
@pytest.mark.parametrize(
    ("card", "defence"), [("flamethrower", "no_barbecue"), ("change_places", "fine_here"), ("better_run", "fine_here")]
)
def test_whoever_is_attacked_is_asked_alike_with_and_without_a_defence(card: str, defence: str):
    tables = [position(5, 0, hands={0: card, 1: f"{held} axe axe axe"}) for held in (defence, "suspicion")]
    for s in tables:
        play(s, 0, card, 1)
    for viewer in (SPECTATOR, 0, 2, 3, 4):
        assert shown(tables[0], viewer) == shown(tables[1], viewer)
    assert [len(decision_of(s, 1).options) for s in tables] == [2, 1]


def test_another_thing_is_another_world_for_the_one_who_cannot_know():
    """The worlds of these tests are no mere copies: the Thing's card and role really move."""
    s = position(5, 0, thing=3, hands={3: "infected axe suspicion"})
    moved = s.copy()
    assert move_the_thing(moved, 0, Chance(bytes(32)))
    assert moved.the_thing() not in (NOBODY, 0, 3)
    assert THING in moved.hands[moved.the_thing()]
    assert not move_the_thing(s.copy(), 3, Chance(bytes(32)))
