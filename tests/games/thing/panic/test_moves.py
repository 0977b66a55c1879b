"""One, Two… and Get Out of Here!: the drawer changes seats."""

import pytest

from bathysphere.games.thing.roles import COUNTER_CLOCKWISE
from support.rules import rule
from support.thing.positions import asked, do, hand, heard, kinds, offered, position, told_to_all, views, words

DECK = "axe axe axe axe axe"


def drawn(card, seats=6, turn=0, **scene):
    return position(seats, turn, deck=f"{card} {DECK}", **scene)


# -- One, Two…


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize(
    ("seats", "out", "side", "third"),
    [
        (7, (), 1, 3),
        (7, (), -1, 4),
        (5, (), 1, 3),
        (5, (), -1, 2),
        (4, (), 1, 3),
        (4, (), -1, 1),
        (7, (1, 2), 1, 5),
        (7, (6, 5), -1, 2),
        (7, (1, 3, 5), 1, 6),
        (7, (1, 3, 5), -1, 2),
    ],
)
@rule("T20.7", "T20.7d", "T23.21", "T25.62", "T20.20")
def test_one_two_swaps_with_the_third_player_on_the_side_that_is_named(seats, out, side, third, way):
    s = drawn("one_two", seats, out=out, way=way, thing=third)
    assert asked(s) == [(0, "one_two.side")]
    assert offered(s, 0) == [("side", 1), ("side", -1)]
    reply = do(s, 0, "side", side)
    told = {"seat": 0, "side": side, "target": third, "moved": True}
    assert told_to_all(s, reply, "side_named") == [told]
    assert told_to_all(s, reply, "swapped") == [{"seat": 0, "target": third}]
    chairs = list(range(seats))
    chairs[0], chairs[third] = third, 0
    assert all(view.chairs == tuple(chairs) for view in views(s))
    assert asked(s) == [(0, "exchange.offer"), (s.following(0), "exchange.reply")]
    assert words(s.discard) == "one_two"


@rule("T20.7d", "T4.7")
def test_with_four_left_the_third_on_one_side_is_the_neighbour_on_the_other():
    s = drawn("one_two", 4)
    do(s, 0, "side", 1)
    assert s.chairs == [3, 1, 2, 0]
    assert asked(s) == [(0, "exchange.offer"), (3, "exchange.reply")]
    s = drawn("one_two", 4)
    do(s, 0, "side", -1)
    assert s.chairs == [1, 0, 2, 3]
    assert asked(s) == [(0, "exchange.offer"), (2, "exchange.reply")]


@rule("T20.7a", "T19.10b", "T19.13")
def test_doors_do_not_stop_it_and_stay():
    s = drawn("one_two", 4, doors=[0, 1, 2, 3])
    do(s, 0, "side", -1)
    assert s.chairs == [1, 0, 2, 3]
    assert s.doors == [1, 1, 1, 1]


@rule("T20.7b", "T23.21")
def test_a_quarantined_third_player_may_be_named_and_does_not_move():
    s = drawn("one_two", 7, quarantine={3: 1})
    assert offered(s, 0) == [("side", 1), ("side", -1)]
    reply = do(s, 0, "side", 1)
    assert told_to_all(s, reply, "side_named") == [{"seat": 0, "side": 1, "target": 3, "moved": False}]
    assert heard(reply, 0, "swapped") == []
    assert s.chairs == [0, 1, 2, 3, 4, 5, 6]
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T20.7b")
def test_quarantine_of_those_in_between_does_not_matter():
    s = drawn("one_two", 7, quarantine={1: 1, 2: 3})
    do(s, 0, "side", 1)
    assert s.chairs == [3, 1, 2, 0, 4, 5, 6]


@rule("T20.7c", "T25.58", "T25.40")
def test_the_drawers_own_quarantine_does_not_stop_it_and_moves_along():
    s = drawn("one_two", 7, quarantine={0: 2})
    reply = do(s, 0, "side", 1)
    assert s.chairs == [3, 1, 2, 0, 4, 5, 6]
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 4, "reason": "quarantine"}]
    assert s.quarantine == [1, 0, 0, 0, 0, 0, 0]
    assert s.turn.seat == 4


@rule("T25.37", "T20.21")
def test_comfortable_does_not_help_against_it():
    s = drawn("one_two", 7, hands={3: "fine_here"})
    do(s, 0, "side", 1)
    assert s.chairs[0] == 3
    assert hand(s, 3) == "fine_here fine_here fine_here fine_here"


# -- Get Out of Here!


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 2, 3, 4, 5]),
        ({"quarantine": {2: 1, 5: 3}}, [1, 3, 4]),
        ({"doors": [0]}, [2, 3, 4, 5]),
        ({"doors": [5]}, [1, 2, 3, 4]),
        ({"doors": [1, 2, 3, 4]}, [1, 2, 3, 4, 5]),
        ({"out": (1, 4)}, [2, 3, 5]),
        ({"out": (1,), "doors": [1]}, [3, 4, 5]),
        ({"quarantine": {0: 3}}, [1, 2, 3, 4, 5]),
        ({"neighbours_only": True}, [1, 5]),
        ({"neighbours_only": True, "doors": [0]}, [5]),
        ({"neighbours_only": True, "quarantine": {5: 1}}, [1]),
        ({"neighbours_only": True, "doors": [0, 5]}, [2, 3, 4]),
        ({"neighbours_only": True, "doors": [0], "quarantine": {5: 1}}, [2, 3, 4]),
    ],
)
@rule("T20.10", "T20.10a", "T20.10b", "T21.4c", "T23.22", "T25.36", "T25.38")
def test_get_out_reaches_whoever_is_not_quarantined_nor_behind_a_door(scene, expected):
    s = drawn("get_out", thing=3, **scene)
    assert asked(s) == [(0, "get_out.choose")]
    assert offered(s, 0) == [("choose", seat) for seat in expected]


@pytest.mark.parametrize(("way", "partner"), [(1, 4), (-1, 2)])
@rule("T20.10", "T23.22", "T25.37", "T4.7", "T20.18")
def test_get_out_swaps_at_once_and_the_exchange_is_with_the_new_neighbour(way, partner):
    s = drawn("get_out", way=way)
    reply = do(s, 0, "choose", 3)
    assert kinds(reply.seen_by(5)) == ["swapped", "offered"]
    assert told_to_all(s, reply, "swapped") == [{"seat": 0, "target": 3}]
    assert s.chairs == [3, 1, 2, 0, 4, 5]
    assert hand(s, 3) == "fine_here fine_here fine_here fine_here"
    assert asked(s) == [(0, "exchange.offer"), (partner, "exchange.reply")]
    assert words(s.discard) == "get_out"


@rule("T20.10b", "T25.58", "T25.40")
def test_a_quarantined_drawer_moves_with_his_quarantine():
    s = drawn("get_out", quarantine={0: 3}, way=COUNTER_CLOCKWISE)
    reply = do(s, 0, "choose", 3)
    assert s.chairs == [3, 1, 2, 0, 4, 5]
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 2, "reason": "quarantine"}]
    assert s.quarantine == [2, 0, 0, 0, 0, 0]
    assert s.turn.seat == 2
