"""Article 1: the deep ones, in what order they act, the symbols of cards, and barricades."""

import pytest

from bathysphere.engine import PASS
from bathysphere.games.unfathomable.cards.damage import damage
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, ARROW, DECK, NAMES, ROOMS, WATER, number
from support.rules import rule
from support.unfathomable.positions import (
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
    position,
    react,
    told_to_all,
)
from support.unfathomable.single_steps import AWAY, HULL, activate, damaged, sea

HYDRA, DAGON = "mother_hydra", "father_dagon"


# -- deep ones


INWARD = {f"water{place}": f"deck{place}" for place in range(1, 9)} | {
    "deck1": "bridge",
    "deck2": "bridge",
    "deck3": "chapel",
    "deck4": "captains_cabin",
    "deck5": "cargo_hold",
    "deck6": "galley",
    "deck7": "boiler_room",
    "deck8": "boiler_room",
}


@rule("U1.17", "U1.17a", "U47.0")
@pytest.mark.parametrize(
    "space",
    [pytest.param(name, marks=rule("U25.4" if name in NAMES[: DECK.start] else "U25.14")) for name in INWARD],
)
def test_from_water_and_deck_they_follow_the_arrow(space):
    s = position(places=dict.fromkeys(range(4), "sick_bay"), deep_ones={space: 1})
    activate(s, "deep_ones")
    assert deep_ones(s) == {INWARD[space]: 1}


@rule("U47.1")
def test_every_water_and_every_deck_space_has_an_arrow():
    assert {NAMES[space]: NAMES[ARROW[space]] for space in (*WATER, *DECK)} == INWARD


@rule("U47.2")
def test_rooms_have_no_arrow():
    assert {ARROW[space] for space in ROOMS} == {-1}


@rule("U12.24a")
def test_every_deep_one_outside_the_deep_activates():
    s = sea(places=dict.fromkeys(range(4), "sick_bay"), deep_ones={"water3": 2, "deck4": 1, "galley": 1, "the_deep": 3})
    activate(s, "deep_ones")
    do(s, 0, "rest")
    assert (deep_ones(s), damaged(s)) == ({"deck3": 2, "captains_cabin": 1, "galley": 1, "the_deep": 3}, {"galley"})


@pytest.fixture
def cargo_hold():
    """Worked example 3: the first damages the room, the second moves to the galley."""
    s = sea(deep_ones={"cargo_hold": 2}, damage={"boiler_room": "structural_damage_strength"})
    return s, activate(s, "deep_ones")


@rule("U1.16")
def test_a_deep_one_damages_the_room_it_is_in(cargo_hold):
    s, _ = cargo_hold
    assert damaged(s) == {"boiler_room", "cargo_hold"}


@rule("U1.16b")
def test_it_draws_the_top_damage_card_for_the_room(cargo_hold):
    s, reply = cargo_hold
    top = damage("structural_damage_lore")
    assert s.damage[number("cargo_hold") - ROOMS.start] == top
    assert told_to_all(s, reply, "damaged") == [{"room": number("cargo_hold"), "card": top}]


@rule("U1.16a")
def test_a_damaged_room_is_not_damaged_again(cargo_hold):
    s, reply = cargo_hold
    assert len(told_to_all(s, reply, "damage_drawn")) == 1
    s = sea(deep_ones={"deck3": 1, "water8": 1})
    activate(s, "deep_ones")
    do(s, 0, "rest")
    assert damaged(s) == set(), "nor is what is no room"


@rule("U1.17b", "U1.17b.2")
def test_of_rooms_equally_near_it_heads_for_the_highest_number(cargo_hold):
    s, _ = cargo_hold
    assert s.deep_ones[number("galley")] == 1


@rule("U1.13", "U1.13.3")
def test_deep_ones_act_one_by_one_and_each_does_one_thing(cargo_hold):
    s, reply = cargo_hold
    assert kinds(heard(reply, 0)) == ["activated", "damage_drawn", "damaged", "deep_ones_moved"]
    assert deep_ones(s) == {"cargo_hold": 1, "galley": 1}


@pytest.mark.parametrize(
    ("closed", "room"),
    [
        pytest.param("brig", "galley", marks=rule("U17.11", "U25.20b")),
        pytest.param("sick_bay", "chapel", marks=rule("U21.6", "U25.20b")),
    ],
)
def test_deep_ones_never_enter_the_brig_or_the_sick_bay(closed, room):
    """The door is next to the room they are in, and whoever is behind it is left alone."""
    assert number(closed) in ADJACENT[number(room)]
    s = position(
        places=dict.fromkeys(range(4), closed),
        deep_ones={room: 2},
        damage={room: "structural_damage_strength"},
        damage_deck=HULL,
    )
    for _ in range(3):
        activate(s, "deep_ones")
        if asked(s) == [(0, "deep_ones.order")]:
            do(s, 0, "rest")
        assert s.deep_ones[number(closed)] == 0
    assert sum(s.deep_ones) == 2


@rule("U1.17b", "U1.17b.2", "UQ.5", "UD.63", "UD.64")
def test_indoors_they_head_for_the_nearest_undamaged_room():
    """Only the bridge is whole: from the boiler room the way leads through the galley, the higher number."""
    names = ("chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")
    skills = ("influence", "observation", "strength", "lore", "will")
    wreck = {name: f"structural_damage_{skill}" for name, skill in zip(names, skills, strict=True)}
    s = position(places=AWAY, damage=wreck, deep_ones={"boiler_room": 1})
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
    s = position(places={0: "galley", 2: "deck1"}, deep_ones={"galley": 1})
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


@rule("U44.11")
@pytest.mark.parametrize("card", ["on_the_offensive", "hold_the_line"])
def test_barricades_come_before_deep_ones_are_moved_by_a_card(card):
    s = sea(keeps={1: "barricade_the_hatches"}, deep_ones={"deck1": 1})
    effect(s, f"mythos/{card}/passed")
    assert asked(s) == [(1, "barricade.use")]


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
