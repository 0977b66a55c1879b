"""Article 1: Mother Hydra, Father Dagon and the deep ones, and what comes out of the Deep."""

import pytest

from bathysphere.engine import PASS
from bathysphere.games.unfathomable.cards.mythos import mythos
from bathysphere.games.unfathomable.cards.spaces import DECK, NAMES, ROOMS, WATER, number
from support.rules import rule
from support.ship import (
    add,
    all_pass,
    asked,
    deep_ones,
    dial,
    dice,
    do,
    effect,
    heard,
    kinds,
    monarchs,
    offered,
    on_deck,
    place,
    react,
    ship,
    told_to_all,
)
from support.voyage import activate, finished

AWAY = dict.fromkeys(range(6), "deck8")
HULL = "structural_damage_lore structural_damage_will structural_damage_any"
HYDRA, DAGON = "mother_hydra", "father_dagon"


def damaged(s):
    return {NAMES[room] for room in ROOMS if s.damaged(room)}


def sea(**scene):
    """Nobody where monsters come; the damage deck begins with hull damage."""
    return ship(**({"places": AWAY, "damage_deck": HULL} | scene))


# -- Mother Hydra


@rule("U1.0", "U1.1a", "U1.5", "U1.6", "U1.6a", "U1.7", "U12.24c", "U31.1", "UC.12")
@pytest.mark.parametrize(
    ("origin", "room", "ahead"),
    [
        ("water1", "bridge", "water1"),
        ("water2", "bridge", "water2"),
        ("water3", "chapel", "water1"),
        ("water4", "captains_cabin", "water2"),
        ("water5", "cargo_hold", "water3"),
        ("water6", "galley", "water4"),
        ("water7", "boiler_room", "water5"),
        ("water8", "boiler_room", "water6"),
    ],
)
def test_hydra_damages_the_room_behind_the_arrows_and_moves_on(origin, room, ahead):
    """Worked example 5: from water 3 she damages the chapel and moves to water 1."""
    s = sea(hydra=origin)
    reply = activate(s, HYDRA)
    assert (damaged(s), monarchs(s)) == ({room}, (ahead, "the_deep"))
    wanted = ["damage_drawn", "damaged"] + (["monarch_moved"] if ahead != origin else [])
    assert kinds(heard(reply, 0))[1:] == wanted


@rule("U1.7a", "U31.1a")
def test_hydra_stays_at_the_bow():
    s = sea(hydra="water2")
    assert "monarch_moved" not in kinds(heard(activate(s, HYDRA), 0))
    assert monarchs(s)[0] == "water2"


@rule("U1.6b", "U1.6b1", "UC.11", "G20")
def test_hydra_damages_the_nearest_undamaged_room():
    s = sea(hydra="water3", damage={"chapel": "structural_damage_strength"})
    activate(s, HYDRA)
    assert damaged(s) == {"chapel", "cargo_hold"}


@rule("U1.6c")
def test_hydra_can_sink_the_ship():
    skills = ("influence", "lore", "observation", "strength", "will")
    rooms = ("bridge", "captains_cabin", "cargo_hold", "galley", "boiler_room")
    wreck = {room: f"structural_damage_{skill}" for room, skill in zip(rooms, skills, strict=True)}
    s = ship(places=AWAY, hydra="water3", damage=wreck, damage_deck="structural_damage_any", roles={3: "hybrid"})
    activate(s, HYDRA)
    assert finished(s) == ("damage", (3,))


@rule("U1.5", "G24")
def test_hydra_moves_on_after_fleeing_passengers_and_after_a_leak():
    """G24: the next card hits the same room."""
    s = sea(hydra="water5", damage_deck="fleeing_passengers structural_damage_lore")
    dice(s, 1)
    activate(s, HYDRA)
    assert (on_deck(s), damaged(s), monarchs(s)[0]) == ({"deck1": 1}, {"cargo_hold"}, "water3")
    s = sea(hydra="water5", damage_deck="fuel_leak structural_damage_lore")
    activate(s, HYDRA)
    assert (dial(s, "fuel"), damaged(s), monarchs(s)[0]) == (7, set(), "water3")


# -- Father Dagon


@rule("U1.1b", "U1.9", "U1.10", "U1.10a", "U1.11", "U1.11a", "U12.24b", "U31.1a")
@pytest.mark.parametrize(("origin", "ahead"), [("water3", "water1"), ("water6", "water4"), ("water2", "water2")])
def test_dagon_sends_two_deep_ones_aboard_and_moves_on(origin, ahead):
    s = sea(dagon=origin)
    reply = activate(s, DAGON)
    deck = origin.replace("water", "deck")
    assert (deep_ones(s), monarchs(s)) == ({deck: 2}, ("the_deep", ahead))
    assert told_to_all(s, reply, "spawned") == [{"number": 2, "space": number(deck)}]


@rule("U1.10b", "UC.26", "U19.0d", "U54.8", "U27.2", "U39.1")
@pytest.mark.parametrize(("aboard", "over"), [(18, False), (19, True), (20, True)])
def test_too_few_deep_ones_for_dagon_end_the_game(aboard, over):
    s = sea(dagon="water4", deep_ones={"deck8": aboard}, roles={2: "hybrid"})
    activate(s, DAGON)
    assert (s.outcome is not None) is over
    if over:
        assert (s.outcome.reason, s.outcome.winners) == ("deep_ones", (2,))
    else:
        assert (deep_ones(s), monarchs(s)[1]) == ({"deck4": 2, "deck8": 18}, "water2")


# -- from the Deep


@rule("U1.4", "U1.8", "U1.12", "UL.39")
@pytest.mark.parametrize("icon", [HYDRA, DAGON])
@pytest.mark.parametrize("below", [0, 1])
def test_a_monarch_in_the_deep_gathers_deep_ones(icon, below):
    s = sea(deep_ones={"the_deep": below})
    reply = activate(s, icon)
    assert (deep_ones(s), monarchs(s)) == ({"the_deep": below + 2}, ("the_deep", "the_deep"))
    assert kinds(heard(reply, 0)) == ["activated", "spawned"]


@rule("U1.8.2", "U1.8.3", "U1.12.2", "U1.12.3", "U25.3", "U25.3.2", "U31.0", "UQ.37", "UL.39")
@pytest.mark.parametrize(
    ("icon", "face", "expected"),
    [
        (HYDRA, 1, ("water1", "the_deep")),
        (HYDRA, 4, ("water1", "the_deep")),
        (HYDRA, 5, ("water2", "the_deep")),
        (DAGON, 4, ("the_deep", "water1")),
        (DAGON, 8, ("the_deep", "water2")),
    ],
)
def test_with_four_in_the_deep_they_rise_with_the_monarch_of_the_symbol(icon, face, expected):
    """The other monarch stays below, and nobody who has risen acts."""
    s = sea(deep_ones={"the_deep": 2, "deck7": 1})
    dice(s, face)
    activate(s, icon)
    water = next(name for name in expected if name != "the_deep")
    assert (monarchs(s), deep_ones(s)) == (expected, {water: 4, "deck7": 1})
    assert damaged(s) == set()


@rule("U1.18", "U1.18.2", "UQ.37")
@pytest.mark.parametrize(("below", "rises"), [(1, False), (2, True), (5, True)])
def test_without_deep_ones_aboard_the_deep_stirs(below, rises):
    s = sea(deep_ones={"the_deep": below})
    dice(s, 6)
    activate(s, "deep_ones")
    where = "water2" if rises else "the_deep"
    assert (deep_ones(s), monarchs(s)) == ({where: below + 2}, (where, where))


@rule("U1.18.2")
def test_a_monarch_who_is_up_already_stays_where_it_is():
    s = sea(deep_ones={"the_deep": 4}, dagon="water7")
    dice(s, 2)
    activate(s, "deep_ones")
    assert (deep_ones(s), monarchs(s)) == ({"water1": 6}, ("water1", "water7"))


@rule("U1.8a", "U1.12a", "U1.18a")
@pytest.mark.parametrize("icon", [HYDRA, DAGON, "deep_ones"])
def test_too_few_figures_for_the_deep_end_the_game(icon):
    s = sea(deep_ones={"the_deep": 19})
    activate(s, icon)
    assert s.outcome.reason == "deep_ones"


@rule("U1.18", "U12.24a")
@pytest.mark.parametrize("where", ["water5", "deck2"])
def test_a_single_deep_one_outside_the_deep_is_enough(where):
    s = sea(deep_ones={where: 1, "the_deep": 3})
    activate(s, "deep_ones")
    assert s.deep_ones[number("the_deep")] == 3
    assert sum(s.deep_ones) == 4


# -- deep ones


@rule("U1.1c", "U1.17", "U1.17a", "U47.0", "U47.1", "U25.4", "U25.14", "U12.24a")
@pytest.mark.parametrize("space", [*WATER, *DECK])
def test_from_water_and_deck_they_follow_the_arrow(space):
    s = ship(places=dict.fromkeys(range(4), "sick_bay"), deep_ones={NAMES[space]: 1})
    activate(s, "deep_ones")
    wanted = ["bridge", "bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "boiler_room"]
    inward = f"deck{space + 1}" if space in WATER else wanted[space - DECK.start]
    assert deep_ones(s) == {inward: 1}


@rule("U1.16", "U1.16a", "U1.16b", "U1.17b", "U1.17b.2", "U17.11", "U21.6", "U25.20b", "U1.13", "U1.13.3", "U47.2")
def test_two_deep_ones_in_the_cargo_hold():
    """Worked example 3: the first damages the room, the second moves to the galley."""
    s = sea(deep_ones={"cargo_hold": 2}, damage={"boiler_room": "structural_damage_strength"})
    activate(s, "deep_ones")
    assert damaged(s) == {"boiler_room", "cargo_hold"}
    assert deep_ones(s) == {"cargo_hold": 1, "galley": 1}


@rule("U1.17b", "U1.17b.2", "UQ.5", "UD.63", "UD.64")
def test_indoors_they_head_for_the_nearest_undamaged_room():
    """Only the bridge is whole: from the boiler room the way leads through the galley, the higher number."""
    names = ("chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")
    skills = ("influence", "observation", "strength", "lore", "will")
    wreck = {name: f"structural_damage_{skill}" for name, skill in zip(names, skills, strict=True)}
    s = ship(places=AWAY, damage=wreck, deep_ones={"boiler_room": 1})
    for step in ("galley", "captains_cabin", "bridge"):
        activate(s, "deep_ones")
        assert deep_ones(s) == {step: 1}


@rule("U1.16b1", "U33.2b")
def test_a_card_that_leaves_the_game_ends_the_activation_all_the_same():
    s = sea(deep_ones={"galley": 1}, damage_deck="flooded_food_stores structural_damage_lore")
    activate(s, "deep_ones")
    assert (dial(s, "food"), damaged(s), deep_ones(s)) == (7, set(), {"galley": 1})


@rule("U1.13.3", "UD.65", "U1.14", "U1.15", "U1.16")
def test_an_attack_comes_before_everything_else():
    s = ship(places={0: "galley", 2: "deck1"}, deep_ones={"galley": 1})
    dice(s, 1)
    activate(s, "deep_ones")
    assert (damaged(s), deep_ones(s), place(s, 0)) == (set(), {"galley": 1}, "galley")


@rule("U1.15", "U48.2", "UD.51")
def test_a_passenger_comes_before_the_way_inside():
    s = sea(deep_ones={"deck3": 1}, passengers={"deck3": "soul soul"})
    activate(s, "deep_ones")
    assert (on_deck(s), deep_ones(s), dial(s, "souls")) == ({"deck3": 1}, {"deck3": 1}, 7)


# -- their order


@rule("U1.13", "U1.13.2", "UD.50", "UQ.6", "U44.16")
def test_the_current_player_names_them_one_by_one():
    s = sea(first=1, deep_ones={"deck1": 1, "galley": 1, "water3": 2})
    activate(s, "deep_ones")
    spaces = [number(name) for name in ("water3", "deck1", "galley")]
    assert asked(s) == [(1, "deep_ones.order")]
    assert offered(s, 1) == [("rest",), *[("activate_in", space) for space in spaces]]
    do(s, 1, "activate_in", number("galley"))
    assert damaged(s) == {"galley"}
    do(s, 1, "activate_in", number("water3"))
    assert deep_ones(s) == {"water3": 1, "deck1": 1, "deck3": 1, "galley": 1}
    assert offered(s, 1) == [("rest",), ("activate_in", number("water3")), ("activate_in", number("deck1"))]
    do(s, 1, "activate_in", number("deck1"))
    assert deep_ones(s) == {"deck3": 2, "bridge": 1, "galley": 1}
    assert asked(s) == [(1, "action")]


@rule("UQ.6", "U1.13")
def test_whoever_arrives_meanwhile_does_not_act_again():
    """Two come over the rail of deck 1, the one that stood there goes inside: each has moved once."""
    s = sea(deep_ones={"water1": 2, "deck1": 1})
    activate(s, "deep_ones")
    do(s, 0, "activate_in", number("water1"))
    do(s, 0, "activate_in", number("deck1"))
    assert deep_ones(s) == {"deck1": 2, "bridge": 1}
    assert asked(s) == [(0, "action")]


@rule("UQ.6", "U1.13.2")
def test_the_rest_act_in_the_order_of_the_board():
    s = sea(deep_ones={"water1": 2, "deck1": 1, "bridge": 1})
    activate(s, "deep_ones")
    reply = do(s, 0, "rest")
    assert deep_ones(s) == {"deck1": 2, "bridge": 2}
    assert damaged(s) == {"bridge"}
    assert [each["origin"] for each in heard(reply, 0, "deep_ones_moved")] == [0, number("deck1")]


@rule("U1.13.2")
def test_deep_ones_of_one_space_need_no_order():
    s = sea(deep_ones={"water1": 3})
    activate(s, "deep_ones")
    assert (deep_ones(s), asked(s)) == ({"deck1": 3}, [(0, "action")])


@rule("U1.13", "U1.17a")
def test_deep_ones_that_move_alike_are_told_together():
    s = sea(deep_ones={"water1": 3, "water2": 2})
    activate(s, "deep_ones")
    reply = do(s, 0, "rest")
    moves = [(each["number"], each["origin"]) for each in heard(reply, 0, "deep_ones_moved")]
    assert moves == [(3, number("water1")), (2, number("water2"))]


@rule("U39.1", "U27.2")
@pytest.mark.parametrize(("left", "came"), [(1, [1]), (0, [])])
def test_only_those_are_told_to_come_whom_the_supply_has(left, came):
    s = sea(deep_ones={"water1": 20 - left}, dagon="water4")
    reply = activate(s, "father_dagon")
    assert [each["number"] for each in told_to_all(s, reply, "spawned")] == came
    assert told_to_all(s, reply, "supply_empty") == [{"missing": 2 - left}]
    assert (s.outcome.reason, s.deep_one_supply()) == ("deep_ones", 0)


# -- symbols on cards


@rule("U1.2", "U12.2", "U12.21", "U12.22", "U12.26", "U12.0")
def test_the_symbol_of_a_mythos_card_comes_after_its_crisis_and_before_its_track():
    s = sea(at="mythos", mythos="food_rationing", deep_ones={"deck1": 1}, captain=2)
    reply = do(s, 2, "second")
    order = [kind for kind in kinds(heard(reply, 0)) if kind in ("dial_changed", "activated", "track_moved")]
    assert order == ["dial_changed", "activated", "track_moved"]
    assert (dial(s, "food"), deep_ones(s), s.tracks) == (6, {"bridge": 1}, [0, 1])


@rule("U1.3", "U1.3a", "U12.23", "U12.24")
def test_symbols_in_the_text_of_a_card_are_resolved_as_ever():
    s = sea(deep_ones={"water1": 1})
    reply = effect(s, "mythos/deep_one_swarm/failed")
    assert told_to_all(s, reply, "activated") == [{"icon": "deep_ones"}] * 2
    assert deep_ones(s) == {"bridge": 1}


@rule("U1.1", "U1.3a")
def test_both_monarchs_by_one_card():
    s = sea(hydra="water3", dagon="water4", deep_ones={"the_deep": 1})
    dice(s, 8)
    reply = effect(s, "mythos/coordinated_assault/failed")
    assert [each["icon"] for each in heard(reply, 0, "activated")] == [HYDRA, DAGON, "deep_ones"]
    assert monarchs(s) == ("water1", "water2")
    assert s.deep_ones[number("the_deep")] == 0


# -- barricades


@rule("U44.11", "UD.58", "U12.4.2", "G6")
def test_barricades_keep_deep_ones_out_of_the_rooms():
    """G6, G27: the card is passed, kept, and used at once, before its own symbol; it is discarded once."""
    card = "barricade_the_hatches"
    strong = "strength5 strength5 will5"
    scene = {"hands": {0: strong}, "deep_ones": {"deck1": 1, "deck2": 1}, "passengers": {"deck2": "blank"}}
    s = sea(at="mythos", mythos=card, chaos="will1 will1", hydra="water3", **scene)
    all_pass(s, until="check.add")
    add(s, 0, strong)
    all_pass(s, until="barricade.use")
    assert (s.keeps[0], offered(s, 0)) == ((mythos(card),), [PASS, ("barricade",)])
    reply = do(s, 0, "barricade")
    assert told_to_all(s, reply, "barricaded") == [{"seat": 0}]
    assert (s.keeps[0], s.turn.barricaded, damaged(s)) == ((), True, {"chapel"})
    effect(s, "mythos/deep_one_feint/failed")
    do(s, 0, "rest")
    assert (deep_ones(s), on_deck(s)) == ({"deck1": 1, "deck2": 1}, {})
    do(s, 0, "advance", "ritual")
    assert s.mythos_discard == [mythos(card)]
    assert (s.turn.seat, s.turn.barricaded) == (1, False)


@rule("U44.11", "U39.0")
def test_barricades_keep_out_who_would_be_placed_there():
    s = sea(keeps={1: "barricade_the_hatches"})
    effect(s, "mythos/deep_one_feint/failed")
    assert asked(s) == [(1, "barricade.use")]
    react(s, 1, "barricade")
    effect(s, "mythos/the_peacemaker/failed")
    assert deep_ones(s) == {"the_deep": 2}
    effect(s, "mythos/hold_the_line/failed")
    assert s.deep_ones[number("deck1") : number("deck8") + 1] == [1] * 8


@rule("UQ.39")
def test_whoever_reveals_himself_cannot_use_barricades_meanwhile():
    s = sea(keeps={1: "barricade_the_hatches"}, revealed={1: "hybrid"}, deep_ones={"deck1": 1})
    effect(s, "mythos/deep_one_feint/failed")
    assert (deep_ones(s), s.turn.barricaded) == ({"bridge": 1}, False)


@rule("U44.11", "G6")
def test_deep_ones_inside_still_do_harm_behind_barricades():
    s = sea(keeps={0: "barricade_the_hatches"}, deep_ones={"galley": 2})
    effect(s, "mythos/deep_one_feint/failed")
    react(s, 0, "barricade")
    assert (damaged(s), deep_ones(s)) == ({"galley"}, {"galley": 2})


@rule("U39.0", "U39.1", "U54.8")
def test_a_card_that_places_more_than_there_are_ends_the_game():
    s = sea(deep_ones={"the_deep": 13})
    effect(s, "mythos/hold_the_line/partly")
    assert s.outcome.reason == "deep_ones"
