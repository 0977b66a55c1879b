"""Chapters 18, 19 and 22 to 26: the assistant's step with dice or skills, paid steps, and the ban on the top row."""

from itertools import permutations

import pytest

from bathysphere.engine import Refused
from bathysphere.games.cryptids.content import BUILT_IN, NOWHERE
from bathysphere.games.cryptids.steps.office.initiative import free_row
from support.cryptids.positions import (
    act,
    end,
    face,
    held,
    kind,
    offered,
    options,
    owned,
    pick,
    position,
    question,
    ready,
    skill,
    told_to_all,
)
from support.rules import rule


def office(**scene):
    return position(scene.pop("seats", 2), at="office", **scene)


def steps(s) -> list[tuple]:
    return [option for option in options(s) if option[0] in ("up", "down")]


# -- the step


def busy(**scene):
    """Whoever is in turn could do everything there is."""
    return office(coins={0: 3}, evidence={0: "sky"}, dice="coins2 xp1", **scene)


@rule("C22.2", "C46.29")
def test_the_mandatory_step_goes_up_or_down_once():
    s = busy()
    assert [option[0] for option in steps(s)] == ["up", "down", "down"]
    act(s, "up")
    assert steps(s) == []


@rule("C22.8", "C46.28")
def test_the_turn_cannot_end_before_the_step():
    s = busy()
    assert ("end",) not in options(s)
    act(s, "paid", "down")
    assert ("end",) not in options(s)
    act(s, "up")
    assert ("end",) in options(s)


OPTIONAL = [
    pytest.param(("paid", "down"), marks=rule("C22.3"), id="paid"),
    pytest.param(("market",), marks=rule("C22.4"), id="market"),
    pytest.param(("card", 5), marks=rule("C22.4"), id="card"),
    pytest.param(("buy", 1), marks=rule("C22.5"), id="buy"),
    pytest.param(("sell", kind("sky"), 0), marks=rule("C22.5"), id="sell"),
    pytest.param(("rebid", 0, 4), marks=rule("C22.6"), id="rebid"),
]


@rule("C22.1")
@pytest.mark.parametrize("choice", OPTIONAL)
@pytest.mark.parametrize("first", [True, False])
def test_what_is_optional_may_be_done_before_the_step_or_after_it(choice, first):
    s = busy()
    for each in (choice, ("up",)) if first else (("up",), choice):
        act(s, *each)
        if question(s) == "office.card":
            act(s, "leave")
    assert ("end",) in options(s)


@rule("C22.1")
@pytest.mark.parametrize("choice", OPTIONAL)
def test_what_is_optional_may_be_left(choice):
    s = busy()
    act(s, "up")
    assert choice in options(s)
    end(s)
    assert question(s) == "terrain.fitting"


@rule("C22.9")
def test_after_the_turn_comes_its_end():
    s = busy()
    act(s, "up")
    act(s, "buy", 1)
    assert s.market[1] == NOWHERE
    end(s)
    assert s.market[1] != NOWHERE
    assert question(s) == "terrain.fitting"


@rule("C22.7")
def test_optional_things_come_before_and_after_the_step():
    s = office(coins={0: 4}, evidence={0: "sky"})
    act(s, "market")
    act(s, "up")
    act(s, "paid", "down")
    act(s, "market")
    act(s, "end")
    assert s.coins[0] == 1


@rule("C23.1", "C23.2", "C23.3", "C23.4", "C23.7")
@pytest.mark.parametrize(("rows", "way", "row"), [((4, 5, 6), "down", 7), ((6, 5, 4), "up", 3), ((4, 6, 7), "down", 5)])
def test_a_step_goes_to_the_nearest_free_row(rows, way, row):
    s = office(seats=3, rows=rows)
    act(s, *(("up",) if way == "up" else offered(s, 0, "down")[0]))
    assert s.rows[0] == row
    assert steps(s) == []  # once in a turn


@rule("C23.5", "C23.6")
def test_without_a_free_row_one_goes_the_other_way():
    assert {option[0] for option in steps(office(seats=3, rows=(3, 2, 1)))} == {"down"}
    assert steps(office(seats=3, rows=(8, 9, 10))) == [("up",)]
    assert {option[0] for option in steps(office(rows=(1, 5)))} == {"down"}


@rule("C48.6", "C48.48")
def test_one_way_is_always_open():
    """On any track that a content pack may have there are more rows than figures, by two at least."""
    track = BUILT_IN.pack.board.track
    assert (track.rows, track.highlighted) == (10, 4)
    s = office(seats=4)
    for rows in permutations(range(1, 6 + 1), 4):  # the shortest track that is accepted has six
        s.rows = list(rows)
        assert any(1 <= free_row(s, 0, way) <= 6 for way in ("up", "down"))


# -- down: dice


@rule("C24.1", "C24.2", "C46.30", "C48.44")
def test_down_takes_one_of_the_dice_and_nobody_has_it_after():
    s = office(dice="coins2 coins2 restore2")
    assert options(s, "down") == [(face("coins2"),), (face("restore2"),)]
    reply = act(s, "down", face("restore2"))  # it is of no use to him
    assert s.dice == (face("coins2"),) * 2
    assert told_to_all(s, reply, "die_taken") == [{"seat": 0, "face": face("restore2")}]


@rule("C24.4", "C24.5")
@pytest.mark.parametrize(("die", "coins", "xp"), [("coins2", 2, 0), ("coins3", 3, 0), ("xp1", 0, 1), ("xp2", 0, 2)])
def test_coins_and_experience_of_a_die(die, coins, xp):
    s = office(dice=die)
    act(s, "down", face(die))
    assert (s.coins[0], s.xp[0]) == (coins, xp)


@rule("C24.6", "C19.2", "C46.31", "C48.110")
def test_the_restoring_die():
    s = office(dice="restore2", used={0: "ticket luck track"})
    act(s, "down", face("restore2"))
    assert question(s) == "skills.restore"
    with pytest.raises(Refused):
        pick(s, *[("renew", skill(name)) for name in ("ticket", "luck", "track")])
    pick(s, ("renew", skill("luck")), ("renew", skill("track")))
    assert ready(s) == ["track", "luck"]
    assert owned(s) == ["ticket", "track", "luck"]
    s = office(dice="restore2", used={0: "ticket luck"}, skills={0: "collect"})
    act(s, "down", face("restore2"))
    assert ready(s) == ["ticket", "collect", "luck"]
    assert question(s) == "office.turn"


@rule("C24.7", "C24.8", "C48.45")
def test_the_rumour_die():
    s = office(dice="bonus_rumour1")
    act(s, "down", face("bonus_rumour1"))
    assert held(s) == "bonus"
    s = office(dice="bonus_rumour1", evidence={0: "sky sky sky sky water"})
    act(s, "down", face("bonus_rumour1"))
    assert held(s) == "sky sky sky sky water"
    assert s.dice == ()
    s = office(dice="bonus_rumour1", evidence={1: "bonus bonus bonus bonus bonus"})
    s.bonus = ()
    act(s, "down", face("bonus_rumour1"))
    assert held(s) == ""


# -- paid steps


@rule("C26.1", "C26.2", "C26.3", "C26.4", "C26.5", "C46.33")
def test_paid_steps_in_any_direction_without_effect():
    s = office(rows=(5, 4), coins={0: 3}, xp={0: 5})
    act(s, "paid", "up")
    assert (s.rows[0], s.coins[0]) == (3, 2)  # over the other one, for one coin
    assert options(s, "learn") == []
    act(s, "paid", "down")
    assert (s.rows[0], len(s.dice)) == (5, 3)
    act(s, "paid", "down")
    assert (s.rows[0], s.coins[0]) == (6, 0)
    assert options(s, "paid") == []
    assert steps(s)


@rule("C26.6", "C48.47")
def test_whoever_began_on_the_top_row_may_not_end_there():
    s = office(rows=(1, 5), coins={0: 3})
    act(s, *offered(s, 0, "down")[0])
    act(s, "paid", "up")
    assert s.rows[0] == 1
    assert ("end",) not in options(s)
    act(s, "paid", "down")
    assert ("end",) in options(s)
    other = office(rows=(2, 5), coins={0: 1})
    act(other, "up")
    assert other.rows[0] == 1
    assert ("end",) in options(other)  # whoever did not begin there may stay


@rule("C26.6", "C48.94")
def test_the_top_row_is_entered_only_with_a_coin_to_leave_it():
    s = office(rows=(1, 5), coins={0: 0}, dice="xp1")
    act(s, "down", face("xp1"))
    assert options(s, "paid") == []
    s = office(rows=(1, 5), coins={0: 1}, dice="xp1")
    act(s, "down", face("xp1"))
    assert options(s, "paid") == [("down",)]
    s = office(rows=(1, 5), coins={0: 2}, dice="xp1")
    act(s, "down", face("xp1"))
    assert options(s, "paid") == [("up",), ("down",)]


@rule("C48.94", "C48.47")
def test_the_mandatory_step_back_to_the_top_needs_a_coin_too():
    s = office(rows=(1, 5), coins={0: 1}, dice="xp1")
    act(s, "paid", "down")
    assert {option[0] for option in steps(s)} == {"down"}
    s = office(rows=(1, 5), coins={0: 2}, dice="xp1")
    act(s, "paid", "down")
    act(s, "up")
    assert (s.rows[0], s.coins[0]) == (1, 1)
    assert ("end",) not in options(s)


@rule("C48.94")
def test_the_coin_that_is_kept_pays_for_nothing_else():
    s = office(
        rows=(1, 5), coins={0: 2}, evidence={0: "bones rumour"}, used={0: "ticket"}, market="rumour victim bones",
        bids={1: (2, 3)},
    )  # fmt: skip
    act(s, "paid", "down")
    act(s, "up")
    assert s.coins[0] == 1
    assert {option[0] for option in options(s)} == {"paid", "sell", "swap", "rebid"}
    swaps = {(kind, place) for kind, place in options(s, "swap")}
    assert swaps == {(1, 0), (1, 2), (6, 0)}  # nothing that costs
    act(s, "sell", 1, 1)
    assert {"buy", "market", "card"} <= {option[0] for option in options(s)}
    act(s, "paid", "down")
    assert ("end",) in options(s)


@rule("C23.3", "C48.97")
def test_the_poachers_figure_is_jumped_as_well():
    s = office(seats=1, rows=(4, 5), dice="xp1")
    act(s, "down", face("xp1"))
    assert s.rows == [6, 5]
