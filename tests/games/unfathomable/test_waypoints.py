"""Section 9 of the facts sheet: what each of the 20 waypoints costs and does, and who decides."""

import pytest

from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS, waypoint
from bathysphere.games.unfathomable.steps.mythos.tracks import look_at_waypoints
from support.rules import rule
from support.unfathomable.mythos_cards import WAITING, resolve, sail_to, scene
from support.unfathomable.positions import (
    answer,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    effect,
    heard,
    kinds,
    offered,
    on_deck,
    run,
)

TWO_LEFT = {"passengers": {"deck8": "blank blank soul soul soul soul soul"}}
NO_SUPPLY = {"passengers": {"deck8": "blank blank soul soul soul soul soul two_souls soul_and_sanity"}}
RISKED = "passengers@deck3+1 supply-1"
EACH_DECK = " ".join(f"deep@deck{space}+1" for space in range(1, 9))
EACH_WATER = " ".join(f"deep@water{space}+1" for space in range(1, 9))
NO, YES = (0,), (1,)
"""The options of a question whether to risk passengers."""

VOYAGES = [
    ("abandoned_depot", (), NO, {}, ""),
    ("abandoned_depot", (3, 3, 3, 5), YES, {}, "passengers@deck3+3 supply-3 fuel+2"),
    ("abandoned_depot", (3, 3, 3, 4), YES, {}, "passengers@deck3+3 supply-3"),
    ("abandoned_depot", (), (), TWO_LEFT, ""),
    ("deserted_island", (), NO, {}, ""),
    ("deserted_island", (3, 5), YES, {}, f"{RISKED} food+1"),
    ("deserted_island", (3, 4), YES, {}, RISKED),
    ("deserted_island", (), (), NO_SUPPLY, ""),
    ("hurricane", (), (0,), {}, "fuel-1"),
    ("hurricane", (6, 3), (1,), {}, "damage:chapel,galley"),
    ("iceberg", (5,), (0,), {}, "food+1"),
    ("iceberg", (4, 6), (0,), {}, "damage:galley"),
    ("iceberg", (), (1,), {}, ""),
    ("reef", (4, 6), (), {}, "damage:galley"),
    ("reef", (5,), (), {}, ""),
    ("shipwreck_survivors", (), NO, {}, ""),
    ("shipwreck_survivors", (3, 5), YES, {}, f"{RISKED} souls+1"),
    ("shipwreck_survivors", (3, 4), YES, {}, RISKED),
    ("wrecked_ship", (), NO, {}, ""),
    ("wrecked_ship", (3, 5), YES, {}, f"{RISKED} fuel+1"),
    ("wrecked_ship", (3, 4), YES, {}, RISKED),
    ("deep_one_city", (5,), (), {"dagon": "water7", "deep_ones": {"the_deep": 1}},
     "deep@the_deep-1 deep@water2+6 hydra:water2"),
    ("fog_bank", (5,), (), {}, ""),
    ("maelstrom", (), (0,), {}, "fuel-1"),
    ("maelstrom", (6, 3), (1,), {}, "damage:chapel,galley"),
    ("rainstorm", (), NO, {}, ""),
    ("rainstorm", (3, 5), YES, {}, f"{RISKED} food+1"),
    ("rainstorm", (3, 4), YES, {}, RISKED),
    ("rogue_wave", (), (), {"deep_ones": {"deck3": 2, "galley": 1}, "passengers": {"deck3": "soul"}},
     "deep@deck3-2 deep@water3+2 passengers@deck3-1 souls-1"),
    ("rolling_seas", (), (), {}, ""),
    ("rolling_seas", (), (), {"passengers": {"deck3": "two_souls"}}, "passengers@deck3-1 souls-2"),
    ("rolling_seas", (), (1,), {"passengers": {"deck3": "two_souls", "deck5": "soul"}}, "passengers@deck5-1 souls-1"),
    ("sea_smoke", (), (), {}, EACH_WATER),
    ("seaweed_patch", (3, 3), (0,), {}, "passengers@deck3+2 supply-2"),
    ("seaweed_patch", (), (0,), NO_SUPPLY, ""),
    ("seaweed_patch", (6,), (1,), {}, "damage:galley"),
    ("smooth_sailing", (), (), {}, "food-1"),
    ("calm_waters", (), (), {}, "food-1"),
    ("deep_one_ambush", (), (), {}, EACH_DECK),
    ("rough_water", (), (), {}, "sanity-1"),
    ("stormy_seas", (6,), (), {}, "damage:galley"),
]  # fmt: skip
"""Waypoint, dice, options taken, the scene, and what has changed besides the distance and its price."""


def priced(card, changed):
    """With the distance, and the fuel that it costs."""
    distance = WAYPOINTS[waypoint(card)].distance
    words = set(changed.split())
    fuel = -{2: 0, 3: 1, 4: 2}[distance]
    for word in [word for word in words if word.startswith("fuel")]:
        words.remove(word)
        fuel += int(word.removeprefix("fuel"))
    return words | {f"distance+{distance}"} | ({f"fuel{fuel:+d}"} if fuel else set())


MAY_RISK = ("abandoned_depot", "deserted_island", "shipwreck_survivors", "wrecked_ship", "rainstorm")
"""Waypoints on which the captain may risk passengers."""


def checked_by(row):
    card, _, then, said, _ = row
    if card not in MAY_RISK:
        return ["UD.29"] if then else ["U50.8b1"]
    if said in (TWO_LEFT, NO_SUPPLY):
        return ["U30.6", "UD.27", "UQ.48"]
    return ["U44.4"] if then == NO else ["U44.5"]


@pytest.mark.parametrize(
    ("card", "faces", "then", "said", "changed"),
    [pytest.param(*row, marks=rule(*checked_by(row)), id=f"{row[0]}-{number}") for number, row in enumerate(VOYAGES)],
)
def test_what_a_waypoint_costs_and_does(card, faces, then, said, changed):
    assert sail_to(card, faces, then, **said).changed == priced(card, changed)


@rule("U50.8b")
@pytest.mark.parametrize(
    ("card", "faces", "then", "said", "changed"),
    VOYAGES,
    ids=[f"{row[0]}-{number}" for number, row in enumerate(VOYAGES)],
)
def test_the_chosen_waypoint_lies_in_the_row_and_the_other_under_the_deck(card, faces, then, said, changed):
    s = sail_to(card, faces, then, **said).state
    assert s.row == (waypoint(card),)
    assert s.waypoints[0] == waypoint("smooth_sailing" if card != "smooth_sailing" else "reef")


@rule("U50.8b1")
@pytest.mark.parametrize("card", ["calm_waters", "rough_water", "hurricane", "abandoned_depot"])
def test_the_chosen_waypoint_is_laid_in_the_row_before_its_effects(card):
    s = scene(waypoints=f"{card} reef")
    run(s, *look_at_waypoints(s, 1))
    reply = do(s, 1, "waypoint", waypoint(card))
    assert kinds(heard(reply, 0))[0] == "waypoint_laid"
    assert s.row == (waypoint(card),)


@rule("UL.32")
def test_the_farther_a_waypoint_the_more_fuel_it_costs():
    paid = set()
    for card in ("smooth_sailing", "reef", "rough_water", "calm_waters", "stormy_seas", "sea_smoke"):
        s = sail_to(card, {"reef": (5,), "stormy_seas": (6,)}.get(card, ())).state
        paid.add((s.distance, 5 - dial(s, "fuel")))
    assert paid == {(2, 0), (3, 1), (4, 2)}


def test_every_waypoint_is_tried():
    assert {row[0] for row in VOYAGES} == {each.id for each in WAYPOINTS}


# -- the fog


@rule("U50.8b1")
def test_a_card_that_is_lost_in_fog_makes_room_for_the_next():
    """Its distance counts no longer, its fuel is spent; the next one is nobody's choice, and costs its own price."""
    s = scene(waypoints="fog_bank reef rough_water")
    dice(s, 4)
    run(s, *look_at_waypoints(s, 1))
    do(s, 1, "waypoint", waypoint("fog_bank"))
    assert asked(s) == WAITING
    assert (s.row, s.distance) == ((waypoint("rough_water"),), 4)
    assert (dial(s, "fuel"), dial(s, "sanity")) == (2, 4)
    assert s.waypoints[0] == waypoint("reef"), "the card that was not chosen went under the deck before"
    assert ("waypoint", waypoint("fog_bank")) in s.removed


def test_with_an_empty_deck_the_fog_only_takes():
    s = scene(waypoints="fog_bank")
    s.removed = tuple(("waypoint", card) for card in s.waypoints[:-1])
    del s.waypoints[:-1], s.waypoints_known[:-1]
    dice(s, 1)
    run(s, *look_at_waypoints(s, 1))
    resolve(s)
    assert (s.row, s.distance, asked(s)) == ((), 0, WAITING)


# -- what the sea takes


@rule("UQ.51", "U44.16", "U48.6")
def test_a_rogue_wave_takes_the_passengers_one_by_one_as_the_current_player_says():
    s = scene(passengers={"deck3": "soul", "deck8": "blank blank"}, deep_ones={"deck8": 1})
    effect(s, "waypoints/rogue_wave", 1)
    assert deep_ones(s) == {"water8": 1}
    assert asked(s) == [(0, "defeat.order")]
    do(s, 0, "defeat_passenger", number("deck8"))
    assert on_deck(s) == {"deck3": 1, "deck8": 1}
    do(s, 0, "defeat_passenger", number("deck3"))
    assert (on_deck(s), dial(s, "souls"), asked(s)) == ({}, 4, WAITING)


@rule("UQ.43", "UD.29")
def test_the_captain_picks_whom_the_rolling_seas_take():
    s = scene(passengers={"deck3": "soul", "deck8": "blank blank"})
    effect(s, "waypoints/rolling_seas", 1)
    assert asked(s) == [(1, "waypoint.passenger")]
    assert offered(s, 1) == [("defeat_passenger", number("deck3")), ("defeat_passenger", number("deck8"))]
    answer(s, 1, ("defeat_passenger", number("deck8")))
    assert (on_deck(s), dial(s, "souls")) == ({"deck3": 1, "deck8": 1}, 5)
