"""Articles 5, 15 and 50: the way to the next waypoint with all that drifts, and the great banishment; the awakening
phase (article 52) as far as the tracks lead to it."""

import pytest

from bathysphere.engine import SPECTATOR
from bathysphere.games.unfathomable.cards.spaces import NAMES, ROOMS, number
from bathysphere.games.unfathomable.cards.waypoints.table import BASE_PRICE, WAYPOINTS, waypoint
from bathysphere.games.unfathomable.components import CAPTAIN, RITUAL, TRAVEL
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
    monarchs,
    offered,
    on_deck,
    place,
    position,
    react,
    skill_cards,
    told_to_all,
    views,
)
from support.unfathomable.single_steps import advance_track, finished

FULL_SPEED = {"travel": 3}


def arrive(by=1, **scene):
    """The travel token reaches the next waypoint; the top two cards are calm waters and rough water unless told."""
    s = position(**({"tracks": FULL_SPEED, "waypoints": "calm_waters rough_water"} | scene))
    return s, advance_track(s, TRAVEL, by)


def ready(s):
    """Everybody has looked at his roles."""
    for seat, kind in list(asked(s)):
        assert kind == "roles.look"
        do(s, seat, "ready")


# -- forward and back


@rule("U50.0", "U50.1", "U50.2", "U50.2a", "UL.37")
@pytest.mark.parametrize("track", [TRAVEL, RITUAL])
def test_a_token_moves_forward_and_back_but_not_beyond_the_start(track):
    s = position()
    reply = advance_track(s, track, 3)
    assert s.tracks[track] == 3
    assert told_to_all(s, reply, "track_moved") == [{"track": track, "place": place} for place in (1, 2, 3)]
    advance_track(s, track, -1)
    assert s.tracks[track] == 2
    advance_track(s, track, -5)
    assert s.tracks[track] == 0
    assert told_to_all(s, advance_track(s, track, -1), "track_moved") == []
    assert (sum(s.tracks), s.dials) == (0, [8, 8, 8, 8])


@rule("U50.2", "UL.37")
@pytest.mark.parametrize(("start", "fuel"), [(0, 6), (1, 7), (2, 8), (3, 8)])
def test_a_step_back_that_is_impossible_may_cost_fuel(start, fuel):
    s = position(tracks={"travel": start})
    advance_track(s, TRAVEL, -2, or_fuel=True)
    assert (s.tracks[TRAVEL], dial(s, "fuel")) == (max(0, start - 2), fuel)


@rule("U50.3", "U50.3a")
@pytest.mark.parametrize("start", [0, 3])
def test_a_track_is_reset(start):
    s = position(tracks={"ritual": start, "travel": 2})
    reply = effect(s, "mythos/sacrifice_deep_one/second")
    assert s.tracks == [2, 0]
    assert len(heard(reply, 0, "track_moved")) == (start > 0)


@pytest.mark.parametrize(
    ("card", "tracks"),
    [
        pytest.param("infection", [1, 0], marks=rule("U12.27a", "U50.5")),
        pytest.param("food_rationing", [0, 1], marks=rule("U12.27b", "U50.10")),
    ],
)
@rule("U12.25", "U12.27", "U12.3", "UC.27")
def test_the_symbol_of_a_mythos_card_moves_one_token(card, tracks):
    s = position(at="mythos", mythos=card, captain=0)
    do(s, 0, "first")
    all_pass(s)
    assert s.tracks == tracks


@rule("U12.27c", "UD.52")
@pytest.mark.parametrize("track", ["travel", "ritual"])
def test_the_choice_symbol_is_the_current_players(track):
    s = position(first=1, at="mythos", mythos="just_desserts", captain=2)
    do(s, 1, "second")
    assert (asked(s), offered(s, 1)) == ([(1, "mythos.track")], [("advance", "travel"), ("advance", "ritual")])
    do(s, 1, "advance", track)
    assert s.tracks == ([1, 0] if track == "travel" else [0, 1])


@rule("U12.27c1", "U17.7a", "UD.52")
def test_in_the_brig_the_captain_chooses_the_track():
    s = position(first=1, at="mythos", mythos="just_desserts", places={1: "brig"}, captain=2)
    assert asked(s) == [(2, "mythos.track")]
    do(s, 2, "advance", "ritual")
    assert s.tracks == [0, 1]


# -- drift


@rule("U50.7", "UD.64")
@pytest.mark.parametrize("origin", range(1, 7))
def test_a_monster_in_the_water_drifts_one_space_aft(origin):
    s = position(deep_ones={f"water{origin}": 1}, hydra=f"water{origin}")
    advance_track(s, TRAVEL, 1)
    assert (deep_ones(s), monarchs(s)[0]) == ({f"water{origin + 2}": 1}, f"water{origin + 2}")


@rule("U5.0", "U5.1", "U38.2", "U50.7a", "UC.23")
@pytest.mark.parametrize("aft", ["water7", "water8"])
def test_from_the_aft_monsters_go_to_the_depths(aft):
    s = position(deep_ones={aft: 1}, dagon=aft)
    advance_track(s, TRAVEL, 1)
    assert (deep_ones(s), monarchs(s)[1]) == ({"the_deep": 1}, "the_deep")


@rule("U50.7")
def test_monsters_aboard_and_in_the_depths_do_not_drift():
    there = {"deck7": 1, "the_deep": 2, "galley": 1}
    s = position(deep_ones=there)
    advance_track(s, TRAVEL, 1)
    assert deep_ones(s) == there


@rule("UC.34")
def test_two_steps_drift_twice():
    s = position(deep_ones={"water1": 1, "water5": 1}, hydra="water6")
    advance_track(s, TRAVEL, 2)
    assert (deep_ones(s), monarchs(s)[0]) == ({"water5": 1, "the_deep": 1}, "the_deep")


@rule("U50.7", "UL.36")
@pytest.mark.parametrize(("track", "by"), [(TRAVEL, -1), (RITUAL, 1)])
def test_nothing_drifts_with_a_step_back_or_a_ritual(track, by):
    s = position(deep_ones={"water1": 1}, hydra="water7", tracks={"travel": 2})
    advance_track(s, track, by)
    assert (deep_ones(s), monarchs(s)[0]) == ({"water1": 1}, "water7")


@rule("UQ.38", "U50.7", "U50.8")
def test_the_drift_of_the_last_step_comes_before_the_waypoint():
    s, reply = arrive(deep_ones={"water7": 1}, dagon="water2")
    assert (deep_ones(s), monarchs(s)[1]) == ({"the_deep": 1}, "water4")
    assert kinds(heard(reply, 0)) == ["deep_ones_moved", "monarch_moved", "track_moved", "looked"]
    assert asked(s) == [(0, "waypoint.choose")]


# -- waypoints


@rule("U6.7", "U6.8", "U15.2", "U50.8b", "UD.53")
def test_the_captain_chooses_one_of_two_waypoints():
    s, _ = arrive(captain=2, first=1)
    assert asked(s) == [(2, "waypoint.choose")]
    assert offered(s, 2) == [("waypoint", waypoint("calm_waters")), ("waypoint", waypoint("rough_water"))]


@rule("UD.53")
def test_only_the_captain_sees_the_two_waypoints():
    _, reply = arrive(captain=2, first=1)
    cards = (waypoint("calm_waters"), waypoint("rough_water"))
    assert heard(reply, 2, "looked") == [{"seat": 2, "deck": "waypoint", "number": 2, "cards": cards}]
    for other in (0, 1, 3, SPECTATOR):
        assert heard(reply, other, "looked") == [{"seat": 2, "deck": "waypoint", "number": 2}]


@pytest.fixture
def rough_water():
    """The captain has just chosen Rough Water and not Calm Waters: the table, and what was told."""
    s, _ = arrive(captain=2, first=1)
    return s, do(s, 2, "waypoint", waypoint("rough_water"))


@rule("U50.8b1", "U15.0")
def test_the_chosen_waypoint_lies_in_the_row(rough_water):
    s, reply = rough_water
    told = {"seat": 2, "card": waypoint("rough_water"), "distance": 4}
    assert (s.row, told_to_all(s, reply, "waypoint_laid")) == ((waypoint("rough_water"),), [told])


@rule("U50.8b1")
def test_a_laid_waypoint_comes_to_light_for_everybody_else(rough_water):
    _, reply = rough_water
    laid = [event.reveals for event in reply.seen_by(0) if event.kind == "waypoint_laid"]
    assert laid == [True]


@rule("U15.1")
def test_a_waypoint_has_a_distance_and_an_effect(rough_water):
    s, _ = rough_water
    assert (s.distance, dial(s, "fuel"), dial(s, "sanity"), dial(s, "food")) == (4, 6, 7, 8)


@rule("U6.8.2")
def test_the_other_waypoint_goes_under_the_deck(rough_water):
    s, _ = rough_water
    assert (s.waypoints[0], len(s.waypoints)) == (waypoint("calm_waters"), 19)


@rule("U50.4", "U50.8", "U50.8b2")
def test_after_a_waypoint_the_travel_token_begins_again(rough_water):
    s, _ = rough_water
    assert s.tracks[TRAVEL] == 0


@rule("UI.4", "U44.7", "UL.54")
def test_the_captain_alone_knows_the_card_under_the_deck():
    s, _ = arrive(captain=2)
    do(s, 2, "waypoint", waypoint("rough_water"))
    known = [view.waypoints.known for view in views(s)]
    assert known == [(), (), ((18, waypoint("calm_waters")),), (), ()]


@rule("U15.1a", "UL.32", "U50.8b1")
@pytest.mark.parametrize(("name", "fuel"), [("deserted_island", 8), ("smooth_sailing", 7), ("calm_waters", 6)])
def test_a_longer_leg_costs_more_fuel(name, fuel):
    s, _ = arrive(waypoints=f"{name} reef")
    do(s, 0, "waypoint", waypoint(name))
    assert (dial(s, "fuel"), s.distance) == (fuel, WAYPOINTS[waypoint(name)].distance)
    assert sorted(BASE_PRICE) == [2, 3, 4]


@rule("U50.8b1", "U19.1b1")
def test_the_distance_counts_before_the_price_is_paid():
    """The cultist wins with a leg that reaches 12 and costs the last fuel."""
    row = "smooth_sailing rainstorm maelstrom"
    s, _ = arrive(row=row, awake=True, dials={"fuel": 2}, roles={1: "cultist", 2: "hybrid"})
    do(s, 0, "waypoint", waypoint("calm_waters"))
    assert (s.distance, finished(s)) == (13, ("fuel", (1, 2)))


@rule("UD.29", "U44.2")
def test_whoever_chose_the_card_makes_its_choices():
    s, _ = arrive(captain=3, waypoints="hurricane reef")
    do(s, 3, "waypoint", waypoint("hurricane"))
    assert (asked(s), offered(s, 3)[0]) == ([(3, "effect.choose")], ("choose", "waypoints/hurricane/0/first"))
    do(s, 3, *offered(s, 3)[0])
    assert (dial(s, "fuel"), s.tracks[TRAVEL]) == (7, 0)


@rule("UQ.21", "U27.1")
def test_a_single_waypoint_card_must_be_resolved():
    s = position(tracks=FULL_SPEED)
    s.waypoints, s.waypoints_known = [waypoint("rough_water")], [0]
    advance_track(s, TRAVEL, 1)
    assert (s.row, s.waypoints, dial(s, "sanity"), asked(s)) == ((waypoint("rough_water"),), [], 7, [(0, "action")])


@rule("U27.1")
def test_without_waypoints_the_token_goes_back_to_the_start():
    s = position(tracks=FULL_SPEED)
    s.waypoints, s.waypoints_known = [], []
    advance_track(s, TRAVEL, 1)
    assert (s.row, s.tracks[TRAVEL], asked(s)) == ((), 0, [(0, "action")])


@rule("U15.2a", "U50.8a", "U19.0a", "U54.3", "U54.1")
@pytest.mark.parametrize(
    ("row", "over"), [("calm_waters rough_water reef", False), ("calm_waters rough_water stormy_seas", True)]
)
def test_the_next_arrival_from_a_distance_of_12_on_ends_the_game(row, over):
    s, _ = arrive(row=row, awake=True, waypoints="iceberg reef" if over else "iceberg hurricane", roles={1: "hybrid"})
    assert s.distance == (12 if over else 10)
    assert (s.outcome is not None) is over
    if over:
        assert (s.outcome.reason, s.outcome.winners) == ("arrival", (0, 2, 3))


@rule("U54.3")
def test_reaching_a_distance_of_12_is_not_enough():
    s, _ = arrive(row="calm_waters stormy_seas", waypoints="rough_water reef", awake=True)
    do(s, 0, "waypoint", waypoint("rough_water"))
    assert (s.distance, s.outcome, s.tracks[TRAVEL]) == (12, None, 0)


# -- steps left over and the awakening


@rule("U50.1a", "UQ.20", "U50.8b2")
def test_steps_left_over_are_taken_from_the_start():
    s, _ = arrive(by=3, deep_ones={"water1": 1})
    assert (s.tracks[TRAVEL], deep_ones(s)) == (4, {"water3": 1})
    do(s, 0, "waypoint", waypoint("rough_water"))
    assert (s.tracks[TRAVEL], deep_ones(s)) == (2, {"water7": 1})


@rule("U15.2b", "U50.8b3", "U52.0", "UC.29")
@pytest.mark.parametrize(("row", "distance", "due"), [("", 4, False), ("reef", 6, True), ("smooth_sailing", 7, True)])
def test_the_awakening_comes_with_a_distance_of_6(row, distance, due):
    s, _ = arrive(by=2, row=row)
    reply = do(s, 0, "waypoint", waypoint("rough_water"))
    assert (s.distance, s.awake, len(told_to_all(s, reply, "awakened"))) == (distance, due, due)


@rule("U52.1", "U16.1")
@pytest.mark.parametrize(("row", "cards"), [("", 1), ("reef", 2)])
def test_everybody_gets_a_role_card_in_the_awakening(row, cards):
    s, _ = arrive(by=2, row=row)
    do(s, 0, "waypoint", waypoint("rough_water"))
    assert [len(roles) for roles in s.roles] == [cards] * 4


@rule("UQ.20")
def test_the_steps_left_over_come_after_the_awakening():
    """Worked example 12. The waypoint, the token, the awakening, and only then the steps left over."""
    s, _ = arrive(by=2, row="reef")
    do(s, 0, "waypoint", waypoint("rough_water"))
    assert (s.tracks[TRAVEL], asked(s)) == (0, [(seat, "roles.look") for seat in range(4)])
    ready(s)
    assert s.tracks[TRAVEL] == 1


@rule("U52.5")
def test_the_awakening_comes_once():
    s, _ = arrive(row="reef calm_waters", waypoints="rough_water iceberg", awake=True)
    reply = do(s, 0, "waypoint", waypoint("rough_water"))
    assert told_to_all(s, reply, "awakened") == []
    assert [len(roles) for roles in s.roles] == [1] * 4


@rule("U12.26", "U52.4")
def test_after_the_awakening_play_goes_on_where_it_was():
    s = position(
        at="mythos", mythos="infection", captain=0, tracks=FULL_SPEED, row="reef", waypoints="rough_water iceberg"
    )
    do(s, 0, "first")
    do(s, 0, "waypoint", waypoint("rough_water"))
    assert s.turn.seat == 0
    ready(s)
    assert (s.turn.seat, s.crisis, asked(s)) == (1, -1, [(1, "action")])


@rule("U50.8b", "U6.8")
def test_a_captain_in_the_brig_still_chooses():
    s, _ = arrive(places={2: "brig"}, captain=2)
    assert (s.titles[CAPTAIN], asked(s)) == (2, [(2, "waypoint.choose")])


# -- the great banishment


@pytest.fixture
def banished():
    """Worked example 13, a table when the great banishment was cast and nobody is defeated yet; what was told."""
    s = position(
        places={0: "deck1", 1: "galley", 2: "deck5", 3: "sick_bay"},
        revealed={2: "hybrid"},
        deep_ones={"water4": 2, "deck1": 1, "chapel": 2, "the_deep": 3},
        hydra="water1",
        dagon="water8",
        passengers={"deck3": "soul"},
        damage={"chapel": "structural_damage_lore"},
        tracks={"ritual": 3},
    )
    return s, advance_track(s, RITUAL, 1)


@rule("U50.9", "U50.12")
def test_at_the_end_of_the_ritual_the_great_banishment_is_cast(banished):
    s, reply = banished
    assert told_to_all(s, reply, "banished") == [{}]


@rule("U50.12a")
def test_the_banishment_takes_deep_ones_from_water_and_decks(banished):
    assert not {"water4", "deck1"} & set(deep_ones(banished[0]))


@rule("U50.12a1")
def test_the_banishment_leaves_deep_ones_inside_and_in_the_depths(banished):
    assert deep_ones(banished[0]) == {"chapel": 2, "the_deep": 3}


@rule("U50.12b")
def test_the_banishment_sends_both_monarchs_to_the_depths(banished):
    assert monarchs(banished[0]) == ("the_deep", "the_deep")


@rule("U50.12c")
def test_the_banishment_defeats_passengers_on_deck(banished):
    assert (on_deck(banished[0]), dial(banished[0], "souls")) == ({}, 7)


@rule("U50.12d", "U50.12d2")
def test_the_banishment_defeats_characters_on_deck_and_no_others(banished):
    assert offered(banished[0], 0) == [("defeat_character", 0), ("defeat_character", 2)]


@rule("U50.12d1", "G19")
def test_the_banishment_sends_humans_to_the_sick_bay_and_traitors_to_the_brig(banished):
    s, _ = banished
    do(s, 0, "defeat_character", 2)
    assert [place(s, seat) for seat in range(4)] == ["sick_bay", "galley", "brig", "sick_bay"]


@rule("U50.12e")
def test_the_ritual_begins_again_when_all_is_done(banished):
    s, _ = banished
    assert s.tracks[RITUAL] == 4
    do(s, 0, "defeat_character", 2)
    assert s.tracks[RITUAL] == 0


@rule("U50.12")
def test_the_banishment_repairs_nothing(banished):
    s, _ = banished
    do(s, 0, "defeat_character", 2)
    assert [NAMES[room] for room in ROOMS if s.damaged(room)] == ["chapel"]


@rule("UC.5", "UC.6", "U50.12a")
def test_banished_deep_ones_are_not_defeated():
    s = position(deep_ones={"water4": 2}, tracks={"ritual": 3})
    reply = advance_track(s, RITUAL, 1)
    assert told_to_all(s, reply, "deep_one_defeated") == []
    assert told_to_all(s, reply, "deep_ones_returned") == [{"number": 2, "space": number("water4")}]
    assert s.deep_one_supply() == 20


@rule("U50.12c", "U50.12d", "UQ.51")
def test_passengers_come_before_characters_and_each_defeat_has_its_window():
    scene = {"places": {0: "deck1"}, "hands": {0: "strength5"}, "passengers": {"deck1": "soul", "deck2": "soul"}}
    s = position(tracks={"ritual": 3}, **scene)
    advance_track(s, RITUAL, 1)
    assert offered(s, 0) == [("defeat_passenger", number("deck1")), ("defeat_passenger", number("deck2"))]
    do(s, 0, "defeat_passenger", number("deck2"))
    assert (asked(s), dial(s, "souls")) == ([(0, "defeat.character")], 6)
    react(s, 0, "play", skill_cards("strength5")[0])
    assert (place(s, 0), s.tracks[RITUAL]) == ("deck1", 0)


@rule("U50.1a", "U50.12e", "UQ.20")
def test_ritual_steps_left_over_are_taken_from_the_start():
    s = position(tracks={"ritual": 3})
    dice(s, 8)
    effect(s, "spells/greater_banishment_a")
    all_pass(s)
    assert s.tracks[RITUAL] == 1


@rule("U38.0", "U38.1", "U38.3", "U38.3a")
def test_the_deep_is_no_space_that_drifts():
    s = position(hydra="water7", deep_ones={"the_deep": 2})
    advance_track(s, TRAVEL, 3)
    assert (monarchs(s)[0], deep_ones(s)) == ("the_deep", {"the_deep": 2})
