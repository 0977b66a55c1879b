"""All twenty items: their actions in full, the others where they are used."""

import pytest

from bathysphere.games.unfathomable.cards.items.actions import USES
from bathysphere.games.unfathomable.cards.items.table import (
    BOOK_OF_DAGON,
    ITEMS,
    JAM_TIN_GRENADE,
    PLIMSOLLS,
    POCKET_PISTOL,
    REPEATING_RIFLE,
    SHOTGUN,
    SIX_SHOOTER,
    SPEAKING_TRUMPET,
    STARBUCK,
    TOOL_KIT,
    WEAPONS,
)
from bathysphere.games.unfathomable.cards.spaces import number
from bathysphere.games.unfathomable.components import DEEP_ONE, Acting
from support.rules import rule
from support.unfathomable.action_targets import card, item_aims, item_spaces
from support.unfathomable.positions import (
    act,
    actions,
    all_pass,
    asked,
    deep_ones,
    dice,
    do,
    heard,
    offered,
    on_deck,
    place,
    position,
    stop,
    told_to_all,
)

# -- all of them


@rule("U4.7a", "U28.1")
def test_every_item_with_an_action_can_be_used_and_no_other():
    assert set(USES) == {number for number, each in enumerate(ITEMS) if each.action}


@rule("U9.3a", "U28.0", "UL.30")
def test_the_action_of_an_item_costs_an_action_and_leaves_the_item_there():
    s = position(items={0: "six_shooter"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 8)
    reply = act(s, "item", SIX_SHOOTER, number("deck1"), DEEP_ONE)
    assert told_to_all(s, reply, "action") == [
        {"seat": 0, "verb": "item", "subject": SIX_SHOOTER, "target": number("deck1")}
    ]
    assert s.acting == Acting(0, 1)
    assert s.items[0] == (SIX_SHOOTER,)


@rule("U17.6", "UD.20")
def test_no_item_works_in_the_brig():
    every = " ".join(each.id for each in ITEMS)
    scene = {"items": {0: every}, "passengers": {"deck5": "soul"}, "deep_ones": {"cargo_hold": 1}}
    assert actions(position(places={0: "brig"}, **scene), "item") == []
    assert {choice[1] for choice in actions(position(places={0: "cargo_hold"}, **scene), "item")} >= {STARBUCK, SHOTGUN}


@rule("U4.13", "U28.1", "G32")
def test_a_revealed_traitors_items_work():
    s = position(
        items={0: "six_shooter starbuck plimsolls book_of_dagon"},
        revealed={0: "hybrid"},
        places={0: "galley", 1: "galley", 2: "galley"},
        deep_ones={"galley": 1},
    )
    assert {choice[1] for choice in actions(s, "item")} == {SIX_SHOOTER, STARBUCK, PLIMSOLLS, BOOK_OF_DAGON}
    assert item_aims(s, SIX_SHOOTER) == [(number("galley"), 1), (number("galley"), 2)], (
        "humans are his enemies, deep ones are not"
    )


# -- weapons


@rule("U2.1b", "U2.5a", "U2.4b")
@pytest.mark.parametrize(
    ("weapon", "bonus"), [(SIX_SHOOTER, 2), (REPEATING_RIFLE, 1), (POCKET_PISTOL, 0), (SHOTGUN, 3), (STARBUCK, 0)]
)
def test_what_a_weapon_adds_to_an_attack(weapon, bonus):
    there = "deck2" if weapon == REPEATING_RIFLE else "deck1"
    s = position(
        items={0: f"{ITEMS[weapon].id} kitchen_knife"},
        places={0: "deck1", 1: there},
        revealed={1: "hybrid"},
        deep_ones={there: 2},
    )
    assert item_aims(s, weapon) == [(number(there), DEEP_ONE), (number(there), 1)]
    dice(s, 4 - bonus)
    reply = act(s, "item", weapon, number(there), DEEP_ONE)
    assert heard(reply, 1, "attacked") == [
        {"attacker": 0, "target": DEEP_ONE, "space": number(there), "weapon": weapon}
    ]
    assert heard(reply, 1, "will_roll")[0]["bonus"] == bonus, "the knife helps plain attacks only"
    all_pass(s)
    assert deep_ones(s) == {there: 1}


@rule("U46.0", "U46.2")
def test_the_rifle_reaches_adjacent_spaces_but_not_the_own_one():
    s = position(
        items={0: "repeating_rifle"},
        places={0: "cargo_hold", 1: "boiler_room"},
        revealed={1: "hybrid"},
        deep_ones={"cargo_hold": 1, "deck5": 1, "water5": 1, "galley": 1},
    )
    assert item_aims(s, REPEATING_RIFLE) == [
        (number("deck5"), DEEP_ONE),
        (number("galley"), DEEP_ONE),
        (number("boiler_room"), 1),
    ]
    s = position(items={0: "repeating_rifle"}, places={0: "deck5"}, deep_ones={"water5": 1})
    assert item_aims(s, REPEATING_RIFLE) == [(number("water5"), DEEP_ONE)]


@rule("U20.2c", "U2.8a")
def test_the_pocket_pistol_rerolls_once():
    s = position(items={0: "pocket_pistol"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 1, 2)
    act(s, "item", POCKET_PISTOL, number("deck1"), DEEP_ONE)
    assert offered(s, 0) == [("pass",), ("pocket_pistol",)]
    do(s, 0, "pocket_pistol")
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck1": 1}


@rule("U9.5a")
def test_the_kitchen_knife_has_no_action_and_helps_plain_attacks():
    s = position(items={0: "kitchen_knife"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    assert actions(s, "item") == []
    dice(s, 3)
    act(s, "attack", DEEP_ONE)
    assert deep_ones(s) == {}


@rule("U4.1", "U44.10", "UL.29")
def test_starbuck_attacks_and_leaves_the_action():
    """The attack that follows is a plain one, so the Kitchen Knife helps it."""
    s = position(items={0: "starbuck kitchen_knife"}, places={0: "deck1"}, deep_ones={"deck1": 2})
    assert STARBUCK not in WEAPONS
    dice(s, 3, 3)
    act(s, "item", STARBUCK, number("deck1"), DEEP_ONE)
    assert deep_ones(s) == {"deck1": 2}
    assert s.acting == Acting(0, 2)
    assert item_aims(s, STARBUCK) == [], "once per turn"
    act(s, "attack", DEEP_ONE)
    assert deep_ones(s) == {"deck1": 1}
    assert s.acting == Acting(0, 1)
    assert asked(s) == [(0, "action")]


@rule("U44.6", "U48.7", "U9.2.2")
def test_starbuck_goes_so_that_its_owner_stays():
    s = position(items={1: "starbuck"}, revealed={0: "hybrid"}, places={0: "galley", 1: "galley"})
    dice(s, 8)
    act(s, "attack", 1)
    assert asked(s) == [(1, "defeat.character")]
    do(s, 1, "starbuck")
    assert place(s, 1) == "galley"
    assert s.items[1] == ()
    assert ("item", STARBUCK) in s.removed


@rule("U44.3", "G28")
def test_the_peacemaker_bars_weapons_and_the_cat_but_no_grenade():
    s = position(
        crew="arjun",
        items={0: "six_shooter repeating_rifle pocket_pistol shotgun starbuck jam_tin_grenade book_of_dagon"},
        keeps={0: "the_peacemaker"},
        places={0: "deck1"},
        deep_ones={"deck1": 1, "deck3": 1},
    )
    assert {choice[1] for choice in actions(s, "item")} == {JAM_TIN_GRENADE, BOOK_OF_DAGON}


# -- other actions


@rule("U30.7", "U46.3")
def test_the_speaking_trumpet_rescues_every_passenger_near():
    s = position(
        items={0: "speaking_trumpet"},
        places={0: "deck3"},
        passengers={"deck3": "soul blank", "deck1": "soul", "deck5": "two_souls", "deck2": "soul", "deck7": "soul"},
    )
    reply = act(s, "item", SPEAKING_TRUMPET)
    assert on_deck(s) == {"deck2": 1, "deck7": 1}
    assert len(s.supply) == 7
    assert [each["why"] for each in heard(reply, 1, "passenger_rescued")] == ["speaking_trumpet"] * 4
    assert item_aims(s, SPEAKING_TRUMPET) == []


@rule("U41.0", "U41.1", "U41.2", "U33.6a")
def test_the_tool_kit_repairs_the_own_space_for_nothing():
    s = position(items={0: "tool_kit"}, places={0: "galley"}, damage={"galley": "structural_damage_any"})
    assert item_aims(s, TOOL_KIT) == [(number("galley"),)]
    act(s, "item", TOOL_KIT, number("galley"))
    assert not s.damaged(number("galley"))
    assert len(s.damage_deck) == 9


@rule("U41.1", "U41.3", "UQ.49")
@pytest.mark.parametrize(
    "scene",
    [
        {"damage": {}},
        {"places": {0: "deck6"}},
        {"deep_ones": {"galley": 1}},
        {"revealed": {1: "hybrid"}, "places": {0: "galley", 1: "galley"}},
        {"revealed": {0: "hybrid"}},
    ],
)
def test_the_tool_kit_needs_a_human_damage_and_no_enemy(scene):
    damaged = {"galley": "structural_damage_any"}
    s = position(**({"items": {0: "tool_kit"}, "places": {0: "galley"}, "damage": damaged} | scene))
    assert item_aims(s, TOOL_KIT) == []


@rule("U4.1", "U44.10", "U25.20b", "UQ.49", "G26")
def test_the_book_of_dagon_moves_the_deep_ones_of_the_own_space():
    s = position(items={0: "book_of_dagon"}, places={0: "chapel"}, deep_ones={"chapel": 2})
    act(s, "item", BOOK_OF_DAGON)
    around = ("deck3", "bridge", "captains_cabin", "cargo_hold")
    assert offered(s, 0) == [("drive_all", number("chapel"), number(space)) for space in around]
    do(s, 0, "drive_all", number("chapel"), number("deck3"))
    assert deep_ones(s) == {"deck3": 2}
    assert s.acting == Acting(0, 2)
    act(s, "move", number("deck3"))
    assert s.acting == Acting(0, 1)
    assert item_aims(s, BOOK_OF_DAGON) == [], "once per turn"
    assert item_aims(position(items={0: "book_of_dagon"}, deep_ones={"the_deep": 2}), BOOK_OF_DAGON) == []


@rule("U44.11")
def test_barricades_come_before_the_book_of_dagon():
    s = position(
        items={0: "book_of_dagon"},
        places={0: "deck3"},
        deep_ones={"deck3": 1},
        keeps={1: "barricade_the_hatches"},
    )
    act(s, "item", BOOK_OF_DAGON)
    do(s, 1, "barricade")
    assert number("chapel") not in [space for _, _, space in offered(s, 0, "drive_all")]
    assert number("deck1") in [space for _, _, space in offered(s, 0, "drive_all")]


@rule("U4.1", "U44.10", "U4.3b", "U4.3c")
def test_plimsolls_carry_to_an_adjacent_space_and_leave_the_action():
    s = position(items={0: "plimsolls"}, places={0: "cargo_hold"})
    assert item_spaces(s, PLIMSOLLS) == ["deck5", "chapel", "galley", "boiler_room"], "not the brig"
    act(s, "item", PLIMSOLLS, number("deck5"))
    assert place(s, 0) == "deck5"
    assert s.acting == Acting(0, 2)
    assert item_aims(s, PLIMSOLLS) == [], "once per turn"
    stop(s)
    assert s.turn.step == "mythos", "the granted one may be declined, and the other with it"
    s = position(items={0: "plimsolls"}, places={0: "deck1"})
    assert item_spaces(s, PLIMSOLLS) == ["deck2", "deck3", "bridge"], "not the water"


@rule("UQ.42", "U44.10", "G30")
def test_a_limit_stays_with_the_card():
    s = position(items={0: "plimsolls"}, places={0: "galley", 1: "galley"}, hands={0: "influence1"})
    act(s, "item", PLIMSOLLS, number("deck6"))
    act(s, "move", number("galley"))
    s.items[0], s.items[1] = (), (PLIMSOLLS,)
    act(s, "play", card("influence1"), 1)
    assert asked(s) == [(1, "action")]
    assert item_aims(s, PLIMSOLLS) == []
