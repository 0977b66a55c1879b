"""Article 1: Mother Hydra, Father Dagon, and what comes out of the Deep."""

import pytest

from bathysphere.games.unfathomable.cards.spaces import number
from support.rules import rule
from support.unfathomable.positions import (
    deep_ones,
    dial,
    dice,
    heard,
    kinds,
    monarchs,
    on_deck,
    position,
    told_to_all,
)
from support.unfathomable.single_steps import AWAY, activate, damaged, finished, sea

HYDRA, DAGON = "mother_hydra", "father_dagon"


# -- Mother Hydra


HYDRAS_WAY = pytest.mark.parametrize(
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
"""Worked example 5: from water 3 she damages the chapel and moves to water 1."""


@pytest.mark.parametrize(
    ("icon", "acted"),
    [
        pytest.param(HYDRA, ("water1", "water4", {"water8": 1}, {"chapel"}), marks=rule("U1.0", "U1.1a", "U12.24c")),
        pytest.param(DAGON, ("water3", "water2", {"water8": 1, "deck4": 2}, set()), marks=rule("U1.1b", "U12.24b")),
        pytest.param("deep_ones", ("water3", "water4", {"deck8": 1}, set()), marks=rule("U1.1c")),
    ],
)
def test_a_symbol_activates_its_own_monsters_and_no_others(icon, acted):
    s = sea(places=dict.fromkeys(range(4), "sick_bay"), hydra="water3", dagon="water4", deep_ones={"water8": 1})
    assert told_to_all(s, activate(s, icon), "activated") == [{"icon": icon}]
    assert (*monarchs(s), deep_ones(s), damaged(s)) == acted


@rule("U1.6", "U1.6a", "UC.12")
@HYDRAS_WAY
def test_hydra_damages_the_one_room_behind_the_arrows(origin, room, ahead):
    s = sea(hydra=origin)
    activate(s, HYDRA)
    assert damaged(s) == {room}


@rule("U1.7", "U31.1")
@HYDRAS_WAY
def test_hydra_moves_one_water_space_toward_the_bow(origin, room, ahead):
    s = sea(hydra=origin)
    activate(s, HYDRA)
    assert monarchs(s) == (ahead, "the_deep")


@rule("U1.5")
@HYDRAS_WAY
def test_hydra_damages_the_ship_first_and_moves_afterwards(origin, room, ahead):
    wanted = ["damage_drawn", "damaged"] + (["monarch_moved"] if ahead != origin else [])
    assert kinds(heard(activate(sea(hydra=origin), HYDRA), 0))[1:] == wanted


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
    s = position(places=AWAY, hydra="water3", damage=wreck, damage_deck="structural_damage_any", roles={3: "hybrid"})
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


@rule("U1.10", "U1.10a")
@pytest.mark.parametrize("side", range(1, 9))
def test_two_deep_ones_board_where_the_arrow_of_dagons_water_points(side):
    s = sea(dagon=f"water{side}")
    reply = activate(s, DAGON)
    assert deep_ones(s) == {f"deck{side}": 2}
    assert told_to_all(s, reply, "spawned") == [{"number": 2, "space": number(f"deck{side}")}]


@pytest.mark.parametrize(
    ("origin", "ahead"),
    [
        pytest.param("water3", "water1", marks=rule("U1.11")),
        pytest.param("water6", "water4", marks=rule("U1.11")),
        pytest.param("water2", "water2", marks=rule("U1.11a", "U31.1a")),
        pytest.param("water1", "water1", marks=rule("U1.11a", "U31.1a")),
    ],
)
def test_dagon_moves_toward_the_bow_and_no_further(origin, ahead):
    s = sea(dagon=origin)
    activate(s, DAGON)
    assert monarchs(s) == ("the_deep", ahead)


@rule("U1.9")
def test_dagon_sends_deep_ones_first_and_moves_afterwards():
    assert kinds(heard(activate(sea(dagon="water6"), DAGON), 0))[1:] == ["spawned", "monarch_moved"]


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


def rising(icon, face, **scene):
    """Two deep ones in the Deep, and two more come: enough to rise."""
    s = sea(**({"deep_ones": {"the_deep": 2, "deck7": 1}} | scene))
    dice(s, face)
    return s, activate(s, icon)


@pytest.mark.parametrize(
    ("icon", "monarch"),
    [pytest.param(HYDRA, 0, marks=rule("U1.8.2")), pytest.param(DAGON, 1, marks=rule("U1.12.2"))],
)
@pytest.mark.parametrize(("face", "water"), [(1, "water1"), (4, "water1"), (5, "water2"), (8, "water2")])
def test_with_four_in_the_deep_all_rise_with_the_monarch_of_the_symbol(icon, monarch, face, water):
    s, _ = rising(icon, face)
    assert (monarchs(s)[monarch], s.deep_ones[number(water)], s.deep_ones[number("the_deep")]) == (water, 4, 0)


@pytest.mark.parametrize(
    ("icon", "other"),
    [pytest.param(HYDRA, 1, marks=rule("U1.8.3")), pytest.param(DAGON, 0, marks=rule("U1.12.3"))],
)
@pytest.mark.parametrize("face", [1, 4, 5, 8])
def test_the_other_monarch_stays_below(icon, other, face):
    s, _ = rising(icon, face)
    assert monarchs(s)[other] == "the_deep"


@rule("U25.3", "U31.0")
@pytest.mark.parametrize("face", range(1, 9))
def test_the_bow_is_two_water_spaces_for_four_results_each(face):
    s, _ = rising(HYDRA, face)
    assert monarchs(s)[0] == ("water1" if face <= 4 else "water2")


@rule("U25.3.2")
@pytest.mark.parametrize("icon", [HYDRA, DAGON, "deep_ones"])
@pytest.mark.parametrize("face", range(1, 9))
def test_whoever_leaves_the_deep_comes_up_at_the_bow_alone(icon, face):
    s, _ = rising(icon, face, deep_ones={"the_deep": 2})
    assert set(deep_ones(s)) | set(monarchs(s)) - {"the_deep"} < {"water1", "water2"}


@rule("UQ.37")
@pytest.mark.parametrize(("icon", "face"), [(HYDRA, 1), (HYDRA, 4), (HYDRA, 5), (DAGON, 4), (DAGON, 8)])
def test_nobody_who_has_risen_acts(icon, face):
    s, reply = rising(icon, face)
    water = "water1" if face <= 4 else "water2"
    assert (deep_ones(s), damaged(s)) == ({water: 4, "deck7": 1}, set())
    assert len(told_to_all(s, reply, "monarch_moved")) == len(told_to_all(s, reply, "spawned")) == 1


@rule("UL.39")
@pytest.mark.parametrize("icon", [HYDRA, DAGON, "deep_ones"])
def test_the_current_player_rolls_for_those_who_rise(icon):
    s, reply = rising(icon, 3, first=2, deep_ones={"the_deep": 2})
    assert [each["seat"] for each in told_to_all(s, reply, "will_roll")] == [2]


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
