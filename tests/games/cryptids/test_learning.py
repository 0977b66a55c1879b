"""Chapters 18, 19 and 25: skills that are bought and restored after a step up."""

import pytest

from support.cryptids.positions import (
    FREE,
    act,
    face,
    options,
    owned,
    position,
    question,
    ready,
    skill,
)
from support.rules import rule


def office(**scene):
    return position(scene.pop("seats", 2), at="office", **scene)


def above(**scene):
    """After a step up, with experience and a coin."""
    s = office(seats=3, xp={0: 4}, coins={0: 1}, used={0: "ticket"}, **scene)
    act(s, "up")
    return s


@rule("C18.3", "C25.1")
def test_skills_are_bought_after_a_step_up_and_at_no_other_time():
    s = office(seats=3, xp={0: 4}, coins={0: 1}, used={0: "ticket"})
    assert options(s, "learn") == options(s, "restore") == []
    act(s, "down", face("coins2"))
    assert options(s, "learn") == options(s, "restore") == []
    field = position(3, xp={0: 9}, coins={0: 9})
    assert options(field, "learn") == options(field, "restore") == []
    names = "collect track luck second_chance relocate range_1 split neighbour"
    assert {at for (at,) in options(above(), "learn")} == {skill(name) for name in names.split()}


@rule("C25.1")
def test_as_many_skills_as_experience_buys():
    s = above()
    for name in ("collect", "luck", "neighbour"):
        act(s, "learn", skill(name))
    assert {at for (at,) in options(s, "learn")} == {skill("range_1")}
    act(s, "learn", skill("range_1"))
    assert options(s, "learn") == []


@rule("C18.2", "C25.2")
def test_a_skill_costs_experience_and_no_coins():
    s = above()
    act(s, "learn", skill("split"))
    assert (s.xp[0], s.coins[0]) == (2, 1)
    act(s, "learn", skill("collect"))
    assert (s.xp[0], s.coins[0]) == (1, 1)


@rule("C25.3")
def test_an_active_skill_is_available_at_once():
    s = above()
    act(s, "learn", skill("collect"))
    assert owned(s) == ["ticket", "collect"]
    assert ready(s) == ["collect"]


@rule("C25.4")
def test_a_passive_skill_works_from_now_on():
    s = above()
    act(s, "learn", skill("range_1"))
    assert s.range(0) == 3
    assert ready(s) == []
    assert "range_1" in owned(s)


@rule("C25.5")
def test_whoever_moves_up_takes_no_die():
    s = office(dice="coins2 xp1 restore2")
    act(s, "up")
    assert len(s.dice) == 3
    assert (s.coins[0], s.xp[0]) == (0, 0)


@rule("C25.9")
def test_buying_and_restoring_are_combined_or_left():
    s = above()
    act(s, "learn", skill("collect"))
    act(s, "restore", skill("ticket"))
    act(s, "learn", skill("luck"))
    assert ready(s) == ["ticket", "collect", "luck"]
    assert (s.xp[0], s.coins[0]) == (2, 0)
    s = above()
    assert ("end",) in options(s)


@rule("C46.32")
def test_skills_are_bought_until_something_else_is_done():
    s = above()
    act(s, "learn", skill("collect"))
    assert options(s, "learn") != []
    act(s, "paid", "down")
    assert options(s, "learn") == options(s, "restore") == []


@rule("C48.89", "C20.3")
def test_a_skill_is_learned_once_and_range_twice():
    s = office(seats=3, xp={0: 9}, skills={0: "collect luck"})
    act(s, "up")
    assert (skill("collect"),) not in options(s, "learn")
    assert (skill("range_2"),) not in options(s, "learn")
    act(s, "learn", skill("range_1"))
    act(s, "learn", skill("range_2"))
    assert s.range(0) == 4
    assert not {(skill("range_1"),), (skill("range_2"),)} & set(options(s, "learn"))


@rule("C18.5", "C18.6", "C18.7", "C18.8", "C37.2", "C46.6")
@pytest.mark.parametrize(
    ("seats", "first_pair", "price"), [(1, False, 2), (2, False, 2), (2, True, 1), (3, False, 1), (4, False, 1)]
)
def test_the_surcharge(seats, first_pair, price):
    s = office(seats=seats, xp={0: price}, first_pair=first_pair)
    act(s, "up")
    assert (skill("collect"),) in options(s, "learn")
    act(s, "learn", skill("collect"))
    assert s.xp[0] == 0
    s = office(seats=seats, xp={0: price - 1}, first_pair=first_pair)
    act(s, "up")
    assert options(s, "learn") == []


@rule("C25.6", "C25.7", "C25.8", "C19.2")
def test_restoring_costs_a_coin_each():
    s = office(coins={0: 2}, used={0: "ticket luck track"}, skills={0: "range_1 split"})
    act(s, "up")
    assert {at for (at,) in options(s, "restore")} == {skill(name) for name in ("ticket", "luck", "track")}
    act(s, "restore", skill("luck"))
    act(s, "restore", skill("track"))
    assert (s.coins[0], ready(s)) == (0, ["track", "luck"])
    assert options(s, "restore") == []


@rule("C18.3", "C18.10", "C48.24")
def test_no_skill_is_learned_in_the_field_and_none_used_in_the_office():
    s = position(2, xp={0: 9}, coins={0: 9})
    assert options(s, "learn") == options(s, "restore") == []
    s = office(skills={0: "collect track relocate"}, found={0: "lossie"})
    assert not {"ticket", "collect", "track", "relocate", "move"} & {option[0] for option in options(s)}


@rule("C48.46", "C46.32")
@pytest.mark.parametrize(
    "other", [("paid", "down"), ("market",), ("card", 4), ("sell", 4, 0), ("rebid", 0, 4), ("buy", 1)]
)
def test_other_things_close_the_window_for_skills(other):
    s = office(xp={0: 9}, coins={0: 9}, evidence={0: "sky"}, used={0: "luck"})
    act(s, "up")
    assert options(s, "learn")
    assert options(s, "restore")
    act(s, *other)
    if question(s) == "office.card":
        act(s, "leave")
    assert options(s, "learn") == options(s, "restore") == []


@rule("C48.46")
def test_loose_bids_and_hares_leave_the_window_open():
    s = office(xp={0: 9}, bids={0: (FREE, 1)}, tokens={0: [5]}, wolpertinger=True)
    act(s, "up")
    act(s, "bid", 3)
    act(s, "hare", "coins")
    act(s, "learn", skill("luck"))
    assert options(s, "learn")


@rule("C25.1", "C23.7")
def test_going_down_opens_no_window():
    s = office(xp={0: 9}, coins={0: 9}, dice="xp1", used={0: "ticket"})
    act(s, "down", face("xp1"))
    assert options(s, "learn") == options(s, "restore") == []
