"""All twenty items: their actions in full, the others where they are used."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.unfathomable.cards.item_actions import USES
from bathysphere.games.unfathomable.cards.items import (
    BOOK_OF_DAGON,
    IMPROVEMENTS,
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
    item,
)
from bathysphere.games.unfathomable.cards.spaces import NAMES, ROOMS, number
from bathysphere.games.unfathomable.state import NOTHING, Acting
from bathysphere.games.unfathomable.steps.attack import DEEP_ONE
from bathysphere.games.unfathomable.steps.hands import skill_set
from support.rules import rule
from support.ship import (
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
    react,
    ship,
    skill_cards,
    stop,
    told_to_all,
)


def card(word):
    return skill_cards(word)[0]


def aims(s, item):
    """What the item can be aimed at."""
    return [choice[2:] for choice in actions(s, "item") if choice[1] == item]


def spaces(s, item):
    return [NAMES[choice[0]] for choice in aims(s, item)]


# -- all of them


@rule("U4.7a", "U28.1")
def test_every_item_with_an_action_can_be_used_and_no_other():
    assert set(USES) == {number for number, each in enumerate(ITEMS) if each.action}


@rule("U9.3a", "U28.0", "UL.30")
def test_the_action_of_an_item_costs_an_action_and_leaves_the_item_there():
    s = ship(items={0: "six_shooter"}, places={0: "deck1"}, deep_ones={"deck1": 1})
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
    assert actions(ship(places={0: "brig"}, **scene), "item") == []
    assert {choice[1] for choice in actions(ship(places={0: "cargo_hold"}, **scene), "item")} >= {STARBUCK, SHOTGUN}


@rule("U4.13", "U28.1")
def test_a_revealed_traitors_items_work():
    s = ship(
        items={0: "six_shooter starbuck plimsolls book_of_dagon"},
        revealed={0: "hybrid"},
        places={0: "galley", 1: "galley", 2: "galley"},
        deep_ones={"galley": 1},
    )
    assert {choice[1] for choice in actions(s, "item")} == {SIX_SHOOTER, STARBUCK, PLIMSOLLS, BOOK_OF_DAGON}
    assert aims(s, SIX_SHOOTER) == [(number("galley"), 1), (number("galley"), 2)], (
        "humans are his enemies, deep ones are not"
    )


# -- weapons


@rule("U2.1b", "U2.5a", "U2.4b")
@pytest.mark.parametrize(
    ("weapon", "bonus"), [(SIX_SHOOTER, 2), (REPEATING_RIFLE, 1), (POCKET_PISTOL, 0), (SHOTGUN, 3), (STARBUCK, 0)]
)
def test_what_a_weapon_adds_to_an_attack(weapon, bonus):
    there = "deck2" if weapon == REPEATING_RIFLE else "deck1"
    s = ship(
        items={0: f"{ITEMS[weapon].id} kitchen_knife"},
        places={0: "deck1", 1: there},
        revealed={1: "hybrid"},
        deep_ones={there: 2},
    )
    assert aims(s, weapon) == [(number(there), DEEP_ONE), (number(there), 1)]
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
    s = ship(
        items={0: "repeating_rifle"},
        places={0: "cargo_hold", 1: "brig"},
        revealed={1: "hybrid"},
        deep_ones={"cargo_hold": 1, "deck5": 1, "water5": 1, "galley": 1},
    )
    assert aims(s, REPEATING_RIFLE) == [(number("deck5"), DEEP_ONE), (number("galley"), DEEP_ONE), (number("brig"), 1)]
    s = ship(items={0: "repeating_rifle"}, places={0: "deck5"}, deep_ones={"water5": 1})
    assert aims(s, REPEATING_RIFLE) == [(number("water5"), DEEP_ONE)]


@rule("U20.2c", "U2.8a")
def test_the_pocket_pistol_rerolls_once():
    s = ship(items={0: "pocket_pistol"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    dice(s, 1, 2)
    act(s, "item", POCKET_PISTOL, number("deck1"), DEEP_ONE)
    assert offered(s, 0) == [("pass",), ("pocket_pistol",)]
    do(s, 0, "pocket_pistol")
    assert asked(s) == [(0, "action")]
    assert deep_ones(s) == {"deck1": 1}


@rule("U9.5a")
def test_the_kitchen_knife_has_no_action_and_helps_plain_attacks():
    s = ship(items={0: "kitchen_knife"}, places={0: "deck1"}, deep_ones={"deck1": 1})
    assert actions(s, "item") == []
    dice(s, 3)
    act(s, "attack", DEEP_ONE)
    assert deep_ones(s) == {}


@rule("U4.1", "U44.10", "UL.29")
def test_starbuck_attacks_and_leaves_the_action():
    """The attack that follows is a plain one, so the Kitchen Knife helps it."""
    s = ship(items={0: "starbuck kitchen_knife"}, places={0: "deck1"}, deep_ones={"deck1": 2})
    assert STARBUCK not in WEAPONS
    dice(s, 3, 3)
    act(s, "item", STARBUCK, number("deck1"), DEEP_ONE)
    assert deep_ones(s) == {"deck1": 2}
    assert s.acting == Acting(0, 1)
    assert aims(s, STARBUCK) == [], "once per turn"
    act(s, "attack", DEEP_ONE)
    assert deep_ones(s) == {"deck1": 1}
    assert s.acting == Acting(0, 1)
    assert asked(s) == [(0, "action")]


@rule("U44.6", "U48.7", "U9.2.2")
def test_starbuck_goes_so_that_its_owner_stays():
    s = ship(items={1: "starbuck"}, revealed={0: "hybrid"}, places={0: "galley", 1: "galley"})
    dice(s, 8)
    act(s, "attack", 1)
    assert asked(s) == [(1, "defeat.character")]
    do(s, 1, "starbuck")
    assert place(s, 1) == "galley"
    assert s.items[1] == ()
    assert ("item", STARBUCK) in s.removed


@rule("U44.3")
def test_the_peacemaker_bars_weapons_and_the_cat_but_no_grenade():
    s = ship(
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
    s = ship(
        items={0: "speaking_trumpet"},
        places={0: "deck3"},
        passengers={"deck3": "soul blank", "deck1": "soul", "deck5": "two_souls", "deck2": "soul", "deck7": "soul"},
    )
    reply = act(s, "item", SPEAKING_TRUMPET)
    assert on_deck(s) == {"deck2": 1, "deck7": 1}
    assert len(s.supply) == 7
    assert [each["why"] for each in heard(reply, 1, "passenger_rescued")] == ["speaking_trumpet"] * 4
    assert aims(s, SPEAKING_TRUMPET) == []


@rule("U41.0", "U41.1", "U41.2", "U33.6a")
def test_the_tool_kit_repairs_the_own_space_for_nothing():
    s = ship(items={0: "tool_kit"}, places={0: "galley"}, damage={"galley": "structural_damage_any"})
    assert aims(s, TOOL_KIT) == [(number("galley"),)]
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
    s = ship(**({"items": {0: "tool_kit"}, "places": {0: "galley"}, "damage": damaged} | scene))
    assert aims(s, TOOL_KIT) == []


@rule("U4.1", "U44.10", "U25.20b", "UQ.49")
def test_the_book_of_dagon_moves_the_deep_ones_of_the_own_space():
    s = ship(items={0: "book_of_dagon"}, places={0: "chapel"}, deep_ones={"chapel": 2})
    act(s, "item", BOOK_OF_DAGON)
    assert offered(s, 0) == [("to", number(space)) for space in ("deck3", "bridge", "captains_cabin", "cargo_hold")]
    do(s, 0, "to", number("deck3"))
    assert deep_ones(s) == {"deck3": 2}
    assert s.acting == Acting(0, 1)
    act(s, "move", number("deck3"))
    assert s.acting == Acting(0, 1)
    assert aims(s, BOOK_OF_DAGON) == [], "once per turn"
    assert aims(ship(items={0: "book_of_dagon"}, deep_ones={"the_deep": 2}), BOOK_OF_DAGON) == []


@rule("U44.11")
def test_barricades_come_before_the_book_of_dagon():
    s = ship(
        items={0: "book_of_dagon"},
        places={0: "deck3"},
        deep_ones={"deck3": 1},
        keeps={1: "barricade_the_hatches"},
    )
    act(s, "item", BOOK_OF_DAGON)
    do(s, 1, "barricade")
    assert ("to", number("chapel")) not in offered(s, 0)


@rule("U4.1", "U44.10", "U4.3b", "U4.3c")
def test_plimsolls_carry_to_an_adjacent_space_and_leave_the_action():
    s = ship(items={0: "plimsolls"}, places={0: "cargo_hold"})
    assert spaces(s, PLIMSOLLS) == ["deck5", "chapel", "galley", "boiler_room"], "not the brig"
    act(s, "item", PLIMSOLLS, number("deck5"))
    assert place(s, 0) == "deck5"
    assert s.acting == Acting(0, 1)
    assert aims(s, PLIMSOLLS) == [], "once per turn"
    stop(s)
    assert asked(s) == [(0, "action")], "the granted one may be declined"
    s = ship(items={0: "plimsolls"}, places={0: "deck1"})
    assert spaces(s, PLIMSOLLS) == ["deck2", "deck3", "bridge"], "not the water"


@rule("UQ.42", "U44.10")
def test_a_limit_stays_with_the_card():
    s = ship(items={0: "plimsolls"}, places={0: "galley", 1: "galley"}, hands={0: "influence1"})
    act(s, "item", PLIMSOLLS, number("deck6"))
    act(s, "move", number("galley"))
    s.items[0], s.items[1] = (), (PLIMSOLLS,)
    act(s, "play", card("influence1"), 1)
    assert asked(s) == [(1, "action")]
    assert aims(s, PLIMSOLLS) == []


# -- jam tin grenade


@rule("U9.2.2", "U48.0", "UQ.51", "U33.2")
def test_the_grenade_defeats_everybody_and_damages_the_room():
    s = ship(
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
    assert offered(s, 0) == [("defeat", 1), ("defeat", 2)]
    assert heard(reply, 1, "deep_one_defeated") == [{"space": number("chapel"), "by": 0}] * 2
    do(s, 0, "defeat", 2)
    assert [place(s, seat) for seat in range(5)] == ["bridge", "sick_bay", "brig", "bridge", "cargo_hold"]
    assert s.damaged(number("chapel"))
    assert deep_ones(s) == {"bridge": 1}


@rule("U48.6", "U25.15", "U25.7")
def test_the_grenade_on_deck_or_in_the_water_damages_nothing():
    scene = {"items": {0: "jam_tin_grenade"}, "places": {0: "deck1"}}
    s = ship(**scene, passengers={"deck3": "soul soul"}, damage_deck="structural_damage_will")
    act(s, "item", JAM_TIN_GRENADE, number("deck3"))
    assert dial(s, "souls") == 6
    assert s.damage == [NOTHING] * len(ROOMS)
    s = ship(**scene, deep_ones={"water1": 3}, hydra="water1")
    act(s, "item", JAM_TIN_GRENADE, number("water1"))
    assert deep_ones(s) == {}
    assert s.monarchs[0] == number("water1")


@rule("UQ.49", "UQ.41", "U46.1")
def test_the_grenade_is_thrown_where_it_does_something():
    """A room is always worth it; elsewhere somebody must be there whose defeat changes something."""
    scene = {"items": {0: "jam_tin_grenade"}}
    s = ship(**scene, places={0: "chapel", 1: "sick_bay"})
    assert spaces(s, JAM_TIN_GRENADE) == ["bridge", "captains_cabin", "cargo_hold"]
    s = ship(**scene, places={0: "chapel", 1: "sick_bay"}, revealed={1: "hybrid"})
    assert spaces(s, JAM_TIN_GRENADE) == ["bridge", "captains_cabin", "cargo_hold", "sick_bay"]
    act(s, "item", JAM_TIN_GRENADE, number("sick_bay"))
    assert place(s, 1) == "brig"
    assert s.damage == [NOTHING] * len(ROOMS)
    s = ship(**scene, places={0: "deck1", 1: "deck2"}, deep_ones={"deck5": 1})
    assert spaces(s, JAM_TIN_GRENADE) == ["deck2", "bridge"]


@rule("U33.5")
def test_the_grenade_in_a_damaged_room_hits_the_nearest_other():
    s = ship(
        items={0: "jam_tin_grenade"},
        places={0: "bridge"},
        damage={"chapel": "structural_damage_any"},
        damage_deck="structural_damage_will",
    )
    act(s, "item", JAM_TIN_GRENADE, number("chapel"))
    assert s.damaged(number("cargo_hold"))


@rule("UQ.51", "U48.7")
def test_the_pharmacy_saves_a_passenger_even_beside_its_holder_in_the_blast():
    s = ship(
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
    s = ship(
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
    s = ship(
        items={1: "travel_pharmacy"},
        revealed={0: "hybrid"},
        places={0: "deck5", 1: where},
        passengers={"deck5": "soul"},
    )
    act(s, "murder")
    assert dial(s, "souls") == 7


@rule("U20.2c")
def test_the_almanac_adds_an_observation_card_to_a_roll():
    s = ship(items={1: "almanac"}, hands={0: "influence5", 1: "observation2 lore1"})
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
    s = ship(at="mythos", mythos="hull_leak", items={1: "lucky_ring"}, hands={0: f"observation5 {added}"})
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
    plain = skill_set(ship(), 0)
    s = ship(items={0: name}, active={0: name})
    assert skill_set(s, 0) == tuple(sorted((*plain, skill)))
    assert skill_set(ship(items={0: name}), 0) == plain, "face down"
    assert skill_set(ship(items={0: name}, active={0: name}, places={0: "brig"}), 0) == plain


@rule("UD.58")
def test_the_elder_sign_amulet_has_no_action_of_its_own():
    """What it does is tested with the lore cards."""
    s = ship(items={0: "elder_sign_amulet"}, deep_ones={"deck1": 1})
    assert actions(s, "item") == []
    with pytest.raises(Refused):
        act(s, "item", item("elder_sign_amulet"))
