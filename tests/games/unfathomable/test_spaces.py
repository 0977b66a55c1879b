"""The board as a table: borders, arrows, numbers, the way of the water, and the orders derived from them."""

import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bathysphere.engine import InternalError
from bathysphere.games.unfathomable.cards import spaces
from bathysphere.games.unfathomable.cards.spaces import (
    ADJACENT,
    ADVANCE,
    ARROW,
    BOILER_ROOM,
    BOW_OF,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    DAMAGE_ORDER,
    DECK,
    DECK_OF,
    DIE,
    DRIFT,
    GALLEY,
    HIGHEST,
    HYDRA_TARGET,
    NAMES,
    NUMBERS,
    RITUAL_STEPS,
    ROOM_OF,
    ROOMS,
    SHIP,
    SICK_BAY,
    SPACES,
    THE_DEEP,
    TRACK_END,
    TRAVEL_STEPS,
    WATER,
    number,
    step_toward,
)
from support.rules import rule

INTERIOR = {
    "bridge": "deck1 deck2 chapel captains_cabin",
    "chapel": "deck3 bridge captains_cabin cargo_hold sick_bay",
    "captains_cabin": "deck4 bridge chapel galley sick_bay",
    "cargo_hold": "deck5 chapel galley boiler_room brig",
    "galley": "deck6 captains_cabin cargo_hold boiler_room brig",
    "boiler_room": "deck7 deck8 cargo_hold galley",
    "sick_bay": "chapel captains_cabin",
    "brig": "cargo_hold galley",
}
RAIL = ((1, 2), (1, 3), (3, 5), (5, 7), (7, 8), (2, 4), (4, 6), (6, 8))
ROOM_BY_DIE = "bridge bridge chapel captains_cabin cargo_hold galley boiler_room boiler_room"
NEAREST = {
    "bridge": "captains_cabin chapel galley cargo_hold boiler_room",
    "chapel": "cargo_hold captains_cabin bridge boiler_room galley",
    "captains_cabin": "galley chapel bridge boiler_room cargo_hold",
    "cargo_hold": "boiler_room galley chapel captains_cabin bridge",
    "galley": "boiler_room cargo_hold captains_cabin chapel bridge",
    "boiler_room": "galley cargo_hold captains_cabin chapel bridge",
}
FAR_STEPS = {
    "bridge": {"galley": "captains_cabin", "cargo_hold": "chapel", "boiler_room": "captains_cabin"},
    "chapel": {"boiler_room": "cargo_hold", "galley": "cargo_hold"},
    "captains_cabin": {"boiler_room": "galley", "cargo_hold": "galley"},
    "cargo_hold": {"captains_cabin": "galley", "bridge": "chapel"},
    "galley": {"chapel": "cargo_hold", "bridge": "captains_cabin"},
    "boiler_room": {"captains_cabin": "galley", "chapel": "cargo_hold", "bridge": "galley"},
}


def named(numbers: tuple[int, ...] | range) -> list[str]:
    return [NAMES[each] for each in numbers]


def borders_as_printed() -> set[frozenset[str]]:
    inside = {frozenset((room, other)) for room, others in INTERIOR.items() for other in others.split()}
    rails = {frozenset((f"{kind}{a}", f"{kind}{b}")) for kind in ("deck", "water") for a, b in RAIL}
    return inside | rails | {frozenset((f"deck{n}", f"water{n}")) for n in range(1, 9)}


@rule("U25.0", "U25.2", "U25.8", "U25.11", "U25.12", "U25.17", "UL.16a")
def test_the_board_has_8_water_and_16_ship_spaces_half_of_them_deck():
    assert named(WATER) == [f"water{n}" for n in range(1, 9)]
    assert named(DECK) == [f"deck{n}" for n in range(1, 9)]
    assert [*DECK, *ROOMS, SICK_BAY, BRIG] == list(SHIP)
    assert [*WATER, *SHIP] == list(range(SPACES))


@rule("U25.18")
def test_every_interior_space_has_a_name_of_its_own():
    assert named((*ROOMS, SICK_BAY, BRIG)) == [*INTERIOR]
    assert tuple(map(number, [*INTERIOR][:6])) == (BRIDGE, CHAPEL, CAPTAINS_CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM)
    assert len(set(NAMES)) == len(NAMES) == SPACES + 1


@rule("U46.0", "U46.1", "UQ.1")
def test_spaces_that_share_a_border_are_adjacent_and_no_others():
    found = {frozenset((NAMES[here], NAMES[there])) for here in range(SPACES) for there in ADJACENT[here]}
    assert found == borders_as_printed()
    assert len(found) == 44
    assert all(list(others) == sorted(set(others)) for others in ADJACENT)


@rule("U46.0")
def test_a_border_has_two_sides():
    pairs = {(here, there) for here in range(SPACES) for there in ADJACENT[here]}
    assert pairs == {(there, here) for here, there in pairs}


@rule("U38.3", "U38.3a")
def test_the_deep_is_no_space_and_touches_none():
    assert NAMES[THE_DEEP] == "the_deep"
    assert THE_DEEP not in (*WATER, *SHIP)
    assert not any(THE_DEEP in others for others in ADJACENT)
    assert len(ADJACENT) == len(ARROW) == len(NUMBERS) == len(HIGHEST) == SPACES


@rule("U47.0", "U47.1", "U47.2", "U25.4", "U25.14")
def test_arrows_lead_from_the_water_over_the_deck_into_a_room():
    assert named(ARROW[: DECK.stop]) == [f"deck{n}" for n in range(1, 9)] + ROOM_BY_DIE.split()
    assert set(ARROW[DECK.stop :]) == {-1}
    assert all(ARROW[space] in ADJACENT[space] for space in (*WATER, *DECK))


@rule("U25.13")
def test_the_deck_spaces_bear_the_numbers_1_to_8():
    assert [NUMBERS[space] for space in DECK] == [(n,) for n in range(1, 9)]
    assert (-1, *DECK) == DECK_OF


@rule("U25.18.2", "UL.28", "UQ.35")
def test_the_six_rooms_share_the_numbers_1_to_8_and_brig_and_sick_bay_have_none():
    assert [NUMBERS[room] for room in ROOMS] == [(1, 2), (3,), (4,), (5,), (6,), (7, 8)]
    assert NUMBERS[SICK_BAY] == NUMBERS[BRIG] == ()
    assert named(ROOM_OF[1:]) == ROOM_BY_DIE.split()
    assert ROOM_OF[0] == -1


@rule("UQ.4")
def test_the_largest_of_several_numbers_counts():
    assert [HIGHEST[room] for room in ROOMS] == [2, 3, 4, 5, 6, 8]
    assert {HIGHEST[space] for space in (*WATER, SICK_BAY, BRIG)} == {0}


@rule("U20.0", "UL.16c")
def test_the_die_has_eight_sides_and_each_result_means_a_place():
    assert DIE == 8
    assert len(DECK_OF) == len(ROOM_OF) == len(BOW_OF) == DIE + 1


@rule("U25.3", "U31.0")
def test_the_bow_is_the_two_water_spaces_marked_1_to_4_and_5_to_8():
    assert named(BOW_OF[1:]) == ["water1"] * 4 + ["water2"] * 4
    assert BOW_OF[0] == -1
    assert all(NUMBERS[water] == () for water in WATER)


@rule("U5.0", "U25.3", "UC.23")
def test_the_water_drifts_along_its_side_and_from_the_aft_into_the_deep():
    assert named(DRIFT) == ["water3", "water4", "water5", "water6", "water7", "water8", "the_deep", "the_deep"]
    aft = [water for water in WATER if DRIFT[water] == THE_DEEP]
    assert [ARROW[water] for water in aft] == [number("deck7"), number("deck8")]


@rule("U31.1")
def test_a_monarch_advances_toward_the_bow_and_stays_there():
    assert named(ADVANCE) == ["water1", "water2", "water1", "water2", "water3", "water4", "water5", "water6"]
    assert all(ADVANCE[water] in ADJACENT[water] for water in WATER if water not in BOW_OF)


@rule("U1.6a")
def test_hydra_threatens_the_room_at_the_end_of_two_arrows():
    assert named(HYDRA_TARGET) == ROOM_BY_DIE.split()


@rule("U25.1", "UQ.3", "UQ.4")
@pytest.mark.parametrize("room", NEAREST)
def test_damage_passes_to_the_nearest_room_and_of_equals_to_the_highest_number(room):
    assert named(DAMAGE_ORDER[number(room)]) == NEAREST[room].split()


@rule("U25.7", "U25.15", "U25.19", "U25.20a")
def test_only_the_six_rooms_can_be_damaged():
    assert [space for space in range(SPACES) if DAMAGE_ORDER[space]] == list(ROOMS)
    assert all({room, *DAMAGE_ORDER[room]} == set(ROOMS) for room in ROOMS)


@rule("UQ.5", "G8")
@pytest.mark.parametrize("room", FAR_STEPS)
def test_a_deep_one_indoors_takes_the_first_step_of_a_shortest_way(room):
    here = number(room)
    steps = {NAMES[target]: NAMES[step_toward(here, target)] for target in ROOMS if target != here}
    touching = {name: name for name in INTERIOR[room].split() if number(name) in ROOMS}
    assert steps == touching | FAR_STEPS[room]


@rule("U50.0", "UL.16f", "UL.16g")
def test_both_tracks_have_five_places():
    assert TRAVEL_STEPS == ("start", "slow_ahead", "half_ahead", "full_speed_ahead", "arrive")
    assert RITUAL_STEPS == ("start", "incantation_1", "incantation_2", "incantation_3", "cast")
    assert TRAVEL_STEPS[TRACK_END] == "arrive"
    assert RITUAL_STEPS[TRACK_END] == "cast"


# -- a table that cannot be the board is refused


Rows = dict[str, dict[str, Any]]


def load_altered(monkeypatch: pytest.MonkeyPatch, change: Callable[[Rows], object]) -> tuple[spaces.Space, ...]:
    read = tomllib.loads

    def altered(text: str) -> dict[str, Any]:
        table = read(text)
        change({row["id"]: row for row in table["space"]})
        return table

    monkeypatch.setattr(tomllib, "loads", altered)
    return spaces._load()


def test_the_table_as_printed_is_loaded(monkeypatch):
    loaded = load_altered(monkeypatch, lambda rows: rows["brig"].update(id="brig"))
    assert tuple(space.adjacent for space in loaded) == ADJACENT
    assert Counter(space.drift for space in loaded)[-1] == 16


@pytest.mark.parametrize(
    ("space", "values", "sentence"),
    [
        ("brig", {"id": "jail"}, "not in the order of the board"),
        ("brig", {"adjacent": ["cargo_hold", "jail"]}, "brig leads to jail, which is not on the board"),
        ("deck1", {"arrow": "jail"}, "deck1 leads to jail, which is not on the board"),
        ("water1", {"drift": "jail"}, "water1 leads to jail, which is not on the board"),
        ("brig", {"adjacent": ["cargo_hold"]}, "44 borders"),
        ("brig", {"adjacent": ["cargo_hold", "chapel"]}, "44 borders"),
        ("brig", {"adjacent": ["cargo_hold", "brig"]}, "44 borders"),
        ("brig", {"adjacent": ["cargo_hold", "the_deep"]}, "44 borders"),
        ("brig", {"adjacent": ["cargo_hold", "galley", "galley"]}, "44 borders"),
        ("water1", {"arrow": "deck2"}, "the arrow of water1"),
        ("water1", {"arrow": "water3"}, "the arrow of water1"),
        ("deck1", {"arrow": "chapel"}, "the arrow of deck1"),
        ("deck1", {"arrow": "deck2"}, "the arrow of deck1"),
        ("chapel", {"arrow": "sick_bay"}, "the arrow of chapel"),
        ("brig", {"drift": "galley"}, "brig does not drift"),
        ("water1", {"drift": "water5"}, "water1 does not drift"),
        ("water1", {"drift": "water2"}, "not every water space"),
        ("water1", {"drift": "the_deep"}, "not every water space"),
        ("water7", {"drift": "water8"}, "not every water space"),
        ("water1", {"bow": [1, 2, 3]}, "the bow must bear"),
        ("water2", {"bow": [4, 5, 6, 7, 8]}, "the bow must bear"),
        ("deck1", {"numbers": [2]}, "the deck must bear"),
        ("boiler_room", {"numbers": [8]}, "the rooms must bear"),
        ("galley", {"numbers": [5, 6]}, "the rooms must bear"),
        ("brig", {"numbers": [1]}, "no roll asks for"),
        ("water3", {"numbers": [3]}, "no roll asks for"),
        ("deck1", {"bow": [1]}, "no roll asks for"),
    ],
    ids=str,
)
def test_a_wrong_table_is_refused(monkeypatch, space, values, sentence):
    with pytest.raises(InternalError, match=sentence):
        load_altered(monkeypatch, lambda rows: rows[space].update(values))
