"""The Jam Tin Grenade, which hits everybody, and the items that are used at another moment than an action."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.unfathomable.cards.items.table import (
    IMPROVEMENTS,
    JAM_TIN_GRENADE,
    item,
)
from bathysphere.games.unfathomable.cards.spaces import ROOMS, number
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set
from support.rules import rule
from support.unfathomable.action_targets import card, item_spaces
from support.unfathomable.positions import (
    act,
    actions,
    add,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    hand,
    heard,
    offered,
    on_deck,
    place,
    position,
    react,
)

# -- jam tin grenade


@rule("U9.2.2", "U48.0", "UQ.51", "U33.2")
def test_the_grenade_defeats_everybody_and_damages_the_room():
    s = position(
        5,
        items={0: "jam_tin_grenade"},
        places={0: "bridge", 1: "chapel", 2: "chapel", 3: "bridge", 4: "cargo_hold"},
        revealed={2: "hybrid"},
        deep_ones={"chapel": 2, "bridge": 1},
        damage_deck="structural_damage_will",
    )
    reply = act(s, "item", JAM_TIN_GRENADE, number("chapel"))
    assert s.items[0] == ()
    assert ("item", JAM_TIN_GRENADE) in s.removed
    assert offered(s, 0) == [("defeat_character", 1), ("defeat_character", 2)]
    assert heard(reply, 1, "deep_one_defeated") == [{"space": number("chapel"), "by": 0}] * 2
    do(s, 0, "defeat_character", 2)
    assert [place(s, seat) for seat in range(5)] == ["bridge", "sick_bay", "brig", "bridge", "cargo_hold"]
    assert s.damaged(number("chapel"))
    assert deep_ones(s) == {"bridge": 1}


@rule("U48.6", "U25.15", "U25.7")
def test_the_grenade_on_deck_or_in_the_water_damages_nothing():
    scene = {"items": {0: "jam_tin_grenade"}, "places": {0: "deck1"}}
    s = position(**scene, passengers={"deck3": "soul soul"}, damage_deck="structural_damage_will")
    act(s, "item", JAM_TIN_GRENADE, number("deck3"))
    assert dial(s, "souls") == 6
    assert s.damage == [NOTHING] * len(ROOMS)
    s = position(**scene, deep_ones={"water1": 3}, hydra="water1")
    act(s, "item", JAM_TIN_GRENADE, number("water1"))
    assert deep_ones(s) == {}
    assert s.monarchs[0] == number("water1")


@rule("UQ.49", "UQ.41", "U46.1")
def test_the_grenade_is_thrown_where_it_does_something():
    """A room is always worth it; elsewhere somebody must be there whose defeat changes something."""
    scene = {"items": {0: "jam_tin_grenade"}}
    s = position(**scene, places={0: "chapel", 1: "sick_bay"})
    assert item_spaces(s, JAM_TIN_GRENADE) == ["bridge", "captains_cabin", "cargo_hold"]
    s = position(**scene, places={0: "chapel", 1: "sick_bay"}, revealed={1: "hybrid"})
    assert item_spaces(s, JAM_TIN_GRENADE) == ["bridge", "captains_cabin", "cargo_hold", "sick_bay"]
    act(s, "item", JAM_TIN_GRENADE, number("sick_bay"))
    assert place(s, 1) == "brig"
    assert s.damage == [NOTHING] * len(ROOMS)
    s = position(**scene, places={0: "deck1", 1: "deck2"}, deep_ones={"deck5": 1})
    assert item_spaces(s, JAM_TIN_GRENADE) == ["deck2", "bridge"]


@rule("U33.5", "G33")
def test_the_grenade_in_a_damaged_room_hits_the_nearest_other():
    s = position(
        items={0: "jam_tin_grenade"},
        places={0: "bridge"},
        damage={"chapel": "structural_damage_any"},
        damage_deck="structural_damage_will",
    )
    act(s, "item", JAM_TIN_GRENADE, number("chapel"))
    assert s.damaged(number("cargo_hold"))


@rule("UQ.51", "U48.7", "G33")
def test_the_pharmacy_saves_a_passenger_even_beside_its_holder_in_the_blast():
    s = position(
        items={0: "jam_tin_grenade", 1: "travel_pharmacy"},
        places={0: "deck1", 1: "deck3"},
        passengers={"deck3": "soul"},
    )
    act(s, "item", JAM_TIN_GRENADE, number("deck3"))
    do(s, 0, "defeat_passenger", number("deck3"))
    do(s, 1, "pharmacy_item")
    assert (dial(s, "souls"), on_deck(s), place(s, 1)) == (8, {}, "sick_bay")


# -- items that are used at another moment


@rule("U44.6.2", "U30.7")
@pytest.mark.parametrize(("use", "food", "left"), [("pharmacy_food", 7, 1), ("pharmacy_item", 8, 0)])
def test_the_travel_pharmacy_rescues_a_passenger_instead(use, food, left):
    s = position(
        items={1: "travel_pharmacy"},
        revealed={0: "hybrid"},
        places={0: "deck3", 1: "deck5"},
        passengers={"deck3": "soul"},
    )
    act(s, "murder")
    assert offered(s, 1) == [("pass",), ("pharmacy_food",), ("pharmacy_item",)]
    do(s, 1, use)
    assert (dial(s, "food"), dial(s, "souls"), len(s.items[1])) == (food, 8, left)
    assert (on_deck(s), len(s.supply)) == ({}, 9)


@rule("U17.6", "U46.0")
@pytest.mark.parametrize("where", ["deck2", "brig", "boiler_room"])
def test_the_travel_pharmacy_helps_only_near(where):
    s = position(
        items={1: "travel_pharmacy"},
        revealed={0: "hybrid"},
        places={0: "deck5", 1: where},
        passengers={"deck5": "soul"},
    )
    act(s, "murder")
    assert dial(s, "souls") == 7


@rule("U20.2c")
def test_the_almanac_adds_an_observation_card_to_a_roll():
    s = position(items={1: "almanac"}, hands={0: "influence5", 1: "observation2 lore1"})
    dice(s, 1)
    act(s, "play", card("influence5"))
    assert offered(s, 1) == [("pass",), ("almanac", card("observation2"))]
    react(s, 1, "almanac", card("observation2"))
    all_pass(s)
    assert dial(s, "sanity") == 9
    assert hand(s, 1) == "lore1"


@rule("UD.45", "UQ.45", "U18.5")
@pytest.mark.parametrize(("total", "passes"), [(7, True), (6, False)])
def test_the_lucky_ring_helps_and_is_paid_for_when_it_helped(total, passes):
    """Hull Leak asks for 9."""
    added = {7: "strength5 strength2", 6: "strength5 strength1"}[total]
    s = position(at="mythos", mythos="hull_leak", items={1: "lucky_ring"}, hands={0: f"observation5 {added}"})
    all_pass(s, "check.before")
    react(s, 0, "play", card("observation5"))
    chaos = len(s.chaos)
    all_pass(s, "check.add")
    add(s, 0, added)
    assert asked(s)[-1] == (1, "check.after")
    reply = react(s, 1, "lucky_ring")
    assert heard(reply, 0, "check_ended")[0]["result"] == ("passed" if passes else "failed")
    assert len(s.chaos) == chaos + (2 if passes else 0)


@rule("U9.6", "U9.10", "U24.2", "U9.10b")
@pytest.mark.parametrize(
    ("name", "skill"),
    [("fine_clothes", 0), ("mystical_text", 1), ("binoculars", 2), ("medicine_ball", 3), ("treasured_memento", 4)],
)
def test_an_active_improvement_adds_a_skill(name, skill):
    assert item(name) in IMPROVEMENTS
    plain = skill_set(position(), 0)
    s = position(items={0: name}, active={0: name})
    assert skill_set(s, 0) == tuple(sorted((*plain, skill)))
    assert skill_set(position(items={0: name}), 0) == plain, "face down"
    assert skill_set(position(items={0: name}, active={0: name}, places={0: "brig"}), 0) == plain


@rule("UD.58")
def test_the_elder_sign_amulet_has_no_action_of_its_own():
    """What it does is tested with the lore cards."""
    s = position(items={0: "elder_sign_amulet"}, deep_ones={"deck1": 1})
    assert actions(s, "item") == []
    with pytest.raises(Refused):
        act(s, "item", item("elder_sign_amulet"))
