"""Articles 33 and 41: damage to the ship and to a space, where it passes on to, the sixth room, and repair."""

import pytest

from bathysphere.games.unfathomable.cards.damage import DAMAGE, damage
from bathysphere.games.unfathomable.cards.spaces import DAMAGE_ORDER, NAMES, ROOMS, number
from bathysphere.games.unfathomable.steps.harm.damage import DamageShip, DrawDamage, repair
from support.rules import rule
from support.unfathomable.positions import (
    all_pass,
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
    place,
    position,
    react,
    run,
    skill_cards,
    told_to_all,
)
from support.unfathomable.single_steps import finished

AWAY = dict.fromkeys(range(6), "deck8")
HULL = [f"structural_damage_{skill}" for skill in ("influence", "lore", "observation", "strength", "will", "any")]
ALL_BUT_GALLEY = dict(zip(("bridge", "chapel", "captains_cabin", "cargo_hold", "boiler_room"), HULL, strict=False))


def damaged(s):
    return {NAMES[room] for room in ROOMS if s.damaged(room)}


def hit(room, **scene):
    """One room is damaged by a structural card."""
    s = position(**({"places": AWAY, "damage_deck": "structural_damage_any"} | scene))
    return s, run(s, DrawDamage(number(room)))


# -- the ship


@rule("U33.0", "U33.1", "U33.1a", "UC.12")
@pytest.mark.parametrize(
    ("face", "room"),
    [
        (1, "bridge"),
        (2, "bridge"),
        (3, "chapel"),
        (4, "captains_cabin"),
        (5, "cargo_hold"),
        (6, "galley"),
        (7, "boiler_room"),
        (8, "boiler_room"),
    ],
)
def test_damage_to_the_ship_is_laid_where_the_die_says(face, room):
    s = position(places=AWAY, damage_deck="structural_damage_lore")
    dice(s, face)
    reply = run(s, DamageShip())
    card = damage("structural_damage_lore")
    assert damaged(s) == {room}
    assert told_to_all(s, reply, "damage_drawn") == [{"card": card}]
    assert told_to_all(s, reply, "damaged") == [{"room": number(room), "card": card}]
    assert (s.damage[number(room) - ROOMS.start], s.hit, s.drawn_damage) == (card, number(room), -1)
    assert (card in s.damage_deck, len(s.damage_deck)) == (False, 8)


@rule("U33.1", "UD.38")
def test_a_card_that_waits_for_the_die_is_seen_by_all():
    s = position(places=AWAY, damage_deck="structural_damage_lore", hands={2: "observation3"})
    dice(s, 4)
    run(s, DamageShip())
    assert (asked(s), s.drawn_damage, damaged(s)) == ([(2, "roll.before")], damage("structural_damage_lore"), set())
    react(s, 2, "play", skill_cards("observation3")[0], 2)
    assert (damaged(s), s.drawn_damage) == ({"galley"}, -1)


@rule("U33.1")
def test_damage_that_comes_more_than_once_comes_one_by_one():
    s = position(places=AWAY, damage_deck="structural_damage_lore structural_damage_will")
    dice(s, 3, 3)
    run(s, DamageShip(2))
    assert damaged(s) == {"chapel", "cargo_hold"}


# -- a space


@rule("U33.2", "U33.2a")
def test_damage_to_a_space_needs_no_die():
    s, reply = hit("chapel")
    assert damaged(s) == {"chapel"}
    assert "rolled" not in kinds(heard(reply, 0))


@rule("U33.5", "U33.5a", "UQ.4", "U25.1", "UD.63")
@pytest.mark.parametrize("room", list(ROOMS))
def test_damage_passes_on_to_the_nearest_undamaged_room(room):
    """Every room, and then every further one, in the order of the board."""
    cards = [number for number, card in enumerate(DAMAGE) if card.structural]
    s = position(places=AWAY)
    s.damage_deck = cards[:]
    for target in (room, *DAMAGE_ORDER[room])[:5]:
        run(s, DrawDamage(room))
        assert s.hit == target
    assert s.outcome is None
    run(s, DrawDamage(room))
    assert s.outcome.reason == "damage"


@rule("U33.5", "U33.5a", "U17.10", "U25.20a", "U33.3a")
def test_the_galley_is_damaged_already():
    """Worked example 2: a 6 is rolled; of the rooms around the galley the boiler room has the highest number."""
    s = position(places=AWAY, damage={"galley": "structural_damage_lore"}, damage_deck="structural_damage_will")
    dice(s, 6)
    run(s, DamageShip())
    assert damaged(s) == {"galley", "boiler_room"}


@rule("U33.3", "U33.3a", "U25.7", "U25.15", "U25.19", "U21.5")
def test_only_rooms_have_a_place_for_damage():
    assert [NAMES[room] for room in ROOMS] == [
        "bridge",
        "chapel",
        "captains_cabin",
        "cargo_hold",
        "galley",
        "boiler_room",
    ]
    assert len(position().damage) == len(ROOMS)


# -- who is hurt


@rule("U33.1a", "U48.3")
def test_humans_in_the_space_are_defeated_and_revealed_traitors_are_not():
    s, _ = hit("chapel", places={0: "chapel", 1: "chapel", 2: "deck3", 3: "chapel"}, revealed={1: "hybrid"})
    assert offered(s, 0) == [("defeat_character", 0), ("defeat_character", 3)]
    do(s, 0, "defeat_character", 3)
    assert [place(s, seat) for seat in range(4)] == ["sick_bay", "chapel", "deck3", "sick_bay"]


@rule("U33.5", "U48.3")
def test_damage_that_passed_on_hurts_where_it_was_laid():
    where = {**AWAY, 0: "chapel", 1: "cargo_hold"}
    s, _ = hit("chapel", places=where, damage={"chapel": "structural_damage_lore"})
    assert (place(s, 0), place(s, 1), damaged(s)) == ("chapel", "sick_bay", {"chapel", "cargo_hold"})


# -- the other cards


@rule("U33.2b", "UL.38", "U51.0")
@pytest.mark.parametrize(("card", "loss"), [("fuel_leak", "fuel"), ("flooded_food_stores", "food")])
def test_cards_that_leave_the_game(card, loss):
    s, reply = hit("chapel", damage_deck=f"{card} structural_damage_lore", places={0: "chapel"})
    assert (dial(s, loss), sum(s.dials), damaged(s), place(s, 0)) == (7, 31, set(), "chapel")
    assert (s.removed, len(s.damage_deck), s.hit) == ((("damage", damage(card)),), 8, -1)
    assert told_to_all(s, reply, "damaged") == []


@rule("U33.2b", "U42.1a")
def test_the_last_fuel_can_leak():
    s, _ = hit("chapel", damage_deck="fuel_leak", dials={"fuel": 1}, roles={1: "hybrid"})
    assert finished(s) == ("fuel", (1,))


@rule("U33.2", "U30.4", "G9")
def test_fleeing_passengers_and_the_next_card_for_the_same_space():
    """G9: the card goes under the deck."""
    s = position(places=AWAY, damage_deck="fleeing_passengers structural_damage_lore")
    dice(s, 5)
    run(s, DrawDamage(number("chapel")))
    assert (on_deck(s), damaged(s)) == ({"deck5": 1}, {"chapel"})
    assert (s.damage_deck[0], len(s.damage_deck)) == (damage("fleeing_passengers"), 8)


@rule("U33.1a", "U30.4")
def test_fleeing_passengers_before_damage_to_the_ship():
    s = position(places=AWAY, damage_deck="fleeing_passengers structural_damage_lore")
    dice(s, 5, 6)
    run(s, DamageShip())
    assert (on_deck(s), damaged(s)) == ({"deck5": 1}, {"galley"})


@rule("U30.5", "U27.1", "G9")
def test_without_passengers_nobody_flees():
    s = position(places=AWAY, damage_deck="fleeing_passengers fuel_leak")
    s.supply = ()
    run(s, DrawDamage(number("chapel")))
    assert (on_deck(s), dial(s, "fuel"), damaged(s)) == ({}, 7, set())


@rule("UQ.22")
def test_an_empty_damage_deck_does_no_damage():
    s = position(places=AWAY)
    s.damage_deck = []
    assert heard(run(s, DrawDamage(number("chapel"))), 0) == []
    assert damaged(s) == set()


# -- the sixth room


@rule("U33.7", "U1.6c", "U19.0c", "U54.7", "UC.20")
def test_the_sixth_damaged_room_ends_the_game_before_anybody_there_is_hurt():
    scene = {"damage": ALL_BUT_GALLEY, "roles": {2: "hybrid"}}
    s, _ = hit("galley", places={**AWAY, 0: "galley"}, **scene)
    assert s.outcome.reason == "damage"
    assert (s.outcome.winners, place(s, 0)) == ((2,), "galley")


@rule("U33.7")
def test_five_damaged_rooms_do_not():
    scene = {name: card for name, card in ALL_BUT_GALLEY.items() if name != "bridge"}
    s, _ = hit("bridge", damage=scene)
    assert (s.outcome, damaged(s)) == (None, set(ALL_BUT_GALLEY))


# -- repair


@rule("U33.6a", "U41.2", "U41.0", "UI.26")
def test_a_repaired_card_is_shuffled_back():
    cards = set()
    for seed in range(12):
        s = position(places=AWAY, damage={"chapel": "structural_damage_lore"}, seed=seed)
        repair(s, number("chapel"))
        assert (damaged(s), len(s.damage_deck)) == (set(), 9)
        cards.add(s.damage_deck.index(damage("structural_damage_lore")))
    assert len(cards) > 3


# -- by cards


@rule("U33.0", "U39.0", "U17.11", "G25")
def test_deep_ones_come_where_the_ship_was_hit():
    """G25: in the room where the card was laid, after the humans there were defeated."""
    scene = {"damage": {"galley": "structural_damage_lore"}, "damage_deck": "structural_damage_will"}
    s = position(places={**AWAY, 1: "boiler_room"}, **scene)
    dice(s, 6)
    effect(s, "mythos/infiltrator/failed")
    assert (deep_ones(s), place(s, 1)) == ({"boiler_room": 1}, "sick_bay")


@rule("U33.2b", "G25")
def test_without_a_damaged_space_no_deep_ones_come():
    """What was hit before does not count."""
    s = position(places=AWAY, damage_deck="structural_damage_lore fuel_leak")
    run(s, DrawDamage(number("chapel")))
    effect(s, "mythos/infiltrator/failed")
    assert (deep_ones(s), dial(s, "fuel"), damaged(s)) == ({}, 7, {"chapel"})


@rule("U33.1")
def test_shipboard_fire():
    s = position(places=AWAY, damage_deck="structural_damage_lore fuel_leak structural_damage_will")
    dice(s, 1, 6)
    effect(s, "mythos/shipboard_fire/failed")
    all_pass(s)
    assert (damaged(s), dial(s, "fuel"), len(s.damage_deck)) == ({"bridge", "galley"}, 7, 6)
