"""Chapters 7 and 20: moves, the plane ticket, range and split movement."""

import pytest

from bathysphere.engine import Refused
from support.cryptids.positions import act, end, options, place, position, ready, where
from support.rules import rule


def reachable(s) -> set[str]:
    return {s.c.places[at] for (at,) in options(s, "move")}


@rule("C7.3", "C7.4", "C48.22", "C46.9")
def test_a_move_goes_up_to_two_steps_along_lines():
    s = position(2, places={0: "aachen"})
    near = {"N4", "E1", "W3", "W4"}
    further = {"bergen", "stockholm", "riga", "E2", "S2", "prague", "london", "salamanca", "S1"}
    assert reachable(s) == near | further
    assert "aachen" not in reachable(s)
    act(s, "move", place("E1"))
    assert where(s) == "E1"


@rule("C7.5")
def test_many_may_stand_in_one_place():
    s = position(3, places={0: "aachen", 1: "N4", 2: "N4"})
    act(s, "move", place("N4"))
    assert [where(s, seat) for seat in range(3)] == ["N4"] * 3


@rule("C7.6", "C48.22")
def test_without_split_the_rest_of_a_move_is_lost():
    s = position(2, places={0: "aachen"}, turn={"acted": True})
    act(s, "move", place("E1"))
    assert s.turn.steps == 0
    assert options(s, "move") == []


@rule("C7.7", "C7.8", "C6.6", "C48.111")
def test_the_action_is_a_second_move_of_full_range_with_skills_between():
    s = position(2, places={0: "aachen"}, regions={"E1": "sky", "N2": "rumour"}, skills={0: "collect"})
    act(s, "move", place("E1"))
    assert (s.turn.moved, s.turn.acted) == (True, False)
    act(s, "collect", "skill", place("E1"), 4)
    assert "thessaloniki" in reachable(s)  # two steps from E1
    act(s, "move", place("thessaloniki"))
    assert (s.turn.moved, s.turn.acted) == (True, True)
    assert options(s, "move") == []


@rule("C19.3", "C20.7", "C46.11")
def test_a_plane_ticket_leads_anywhere_else():
    s = position(2, places={0: "S1"})
    assert {at for (at,) in options(s, "ticket")} == set(range(27)) - {place("S1")}
    act(s, "ticket", place("E3"))
    assert where(s) == "E3"
    assert (s.turn.moved, s.turn.acted) == (False, False)
    assert ready(s) == []
    with pytest.raises(Refused):
        act(s, "ticket", place("S1"))


@rule("C20.1", "C20.3")
@pytest.mark.parametrize(("skills", "steps"), [("", 2), ("range_1", 3), ("range_2", 3), ("range_1 range_2", 4)])
def test_range(skills, steps):
    s = position(2, places={0: "S1"}, skills={0: skills})
    assert {at for (at,) in options(s, "move")} == set(s.c.reach(place("S1"), steps))
    act(s, "move", options(s, "move")[0][0])
    assert {at for (at,) in options(s, "move")} == set(s.c.reach(s.places[0], steps))
    assert s.skills[0] & s.ready[0] == 1


@rule("C20.2", "C20.4", "C46.10", "C48.23")
def test_a_split_move_goes_on_after_other_things():
    """Facts of the worked example: E3 to E2, Collect, E2 to Aachen, in one main movement."""
    s = position(2, places={0: "E3"}, regions={"E2": "sky", "N2": "rumour"}, skills={0: "range_1 range_2 split"})
    act(s, "move", place("E2"))
    assert (s.turn.steps, s.turn.moved, s.turn.acted) == (2, True, False)
    act(s, "collect", "action", place("E2"), 4)
    act(s, "move", place("aachen"))
    assert (where(s), s.turn.steps) == ("aachen", 0)
    assert options(s, "move") == []


@rule("C20.5", "C48.22")
def test_a_split_move_falls_into_many_parts_and_may_go_back():
    s = position(2, places={0: "E1"}, skills={0: "range_1 range_2 split"}, turn={"acted": True})
    for at, left in [("aachen", 3), ("E1", 2), ("E2", 1), ("E1", 0)]:
        act(s, "move", place(at))
        assert (where(s), s.turn.steps) == (at, left)
    assert options(s, "move") == []


@rule("C48.23")
def test_what_is_left_of_a_split_move_goes_on_from_wherever_one_is_and_lapses_with_the_turn():
    s = position(2, places={0: "E1"}, skills={0: "split"})
    act(s, "move", place("aachen"))
    act(s, "ticket", place("S1"))
    assert {at for (at,) in options(s, "move")} == set(s.c.lines[place("S1")])
    act(s, "move", place("W4"))
    assert (s.turn.steps, s.turn.acted) == (0, False)
    act(s, "move", place("W3"))
    assert (s.turn.steps, s.turn.acted) == (1, True)
    end(s)
    assert s.turn.steps == 0
