"""Rotten Ropes, …Three, Four… and Is This the Party?: obstacles go, and at the party everybody changes seats."""

import pytest

from bathysphere.engine import opening_reply
from bathysphere.games.thing.roles import EVERYBODY
from support.rules import rule
from support.thing.positions import asked, exchange, heard, kinds, position, told_to_all, views, words

DECK = "axe axe axe axe axe"


def drawn(card, seats=5, turn=0, **scene):
    s = position(seats, turn, deck=f"{card} {DECK}", **scene)
    return s, opening_reply(s)


# -- Rotten Ropes


@rule("T20.6", "T25.66", "T19.8a", "T24.17")
def test_rotten_ropes_discard_every_quarantine_and_the_exchange_takes_place():
    s, reply = drawn("old_ropes", quarantine={0: 2, 1: 1, 3: 3}, doors=[2])
    assert kinds(reply.seen_by(1)) == ["turn_began", "panic_drawn", "obstacles_cleared", "offered"]
    assert told_to_all(s, reply, "obstacles_cleared") == [{"seat": 0, "quarantines": 3, "doors": 0}]
    assert all(view.quarantine == (0, 0, 0, 0, 0) for view in views(s))
    assert s.doors == [0, 0, 1, 0, 0]
    assert words(s.discard) == "quarantine quarantine quarantine old_ropes"
    assert s.seen == [EVERYBODY] * 4
    assert s.turn.quarantined is False
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    reply = exchange(s, 0, "fine_here", 1, "fine_here")
    assert heard(reply, -1, "quarantine_ended") == []


@rule("T20.6")
def test_rotten_ropes_of_a_free_player_free_others():
    s, reply = drawn("old_ropes", quarantine={2: 2})
    assert told_to_all(s, reply, "obstacles_cleared") == [{"seat": 0, "quarantines": 1, "doors": 0}]
    assert s.quarantine == [0] * 5
    assert (s.turn.seat, s.turn.number, s.turn.closed) == (0, 1, False)


# -- Three, Four


@rule("T20.8", "T19.12a")
def test_three_four_discards_every_door():
    s, reply = drawn("three_four", doors=[0, 0, 3], quarantine={2: 2})
    assert told_to_all(s, reply, "obstacles_cleared") == [{"seat": 0, "quarantines": 0, "doors": 3}]
    assert all(view.doors == (0, 0, 0, 0, 0) for view in views(s))
    assert s.quarantine == [0, 0, 2, 0, 0]
    assert words(s.discard) == "barred_door barred_door barred_door three_four"
    assert s.seen == [EVERYBODY] * 4
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T20.8", "T19.7b")
def test_three_four_leaves_the_drawers_own_quarantine():
    s, reply = drawn("three_four", doors=[1], quarantine={0: 2})
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 1, "reason": "quarantine"}]
    assert s.quarantine == [1, 0, 0, 0, 0]


# -- Is This the Party?


@pytest.mark.parametrize(
    ("seats", "turn", "way", "out", "chairs", "pairs", "partner"),
    [
        (5, 0, 1, (), [1, 0, 3, 2, 4], [(0, 1), (2, 3)], 3),
        (5, 0, -1, (), [1, 0, 3, 2, 4], [(0, 1), (2, 3)], 1),
        (5, 2, 1, (), [4, 1, 3, 2, 0], [(2, 3), (4, 0)], 0),
        (5, 4, -1, (), [4, 2, 1, 3, 0], [(4, 0), (1, 2)], 0),
        (6, 0, 1, (), [1, 0, 3, 2, 5, 4], [(0, 1), (2, 3), (4, 5)], 3),
        (6, 5, 1, (), [5, 2, 1, 4, 3, 0], [(5, 0), (1, 2), (3, 4)], 2),
        (6, 0, 1, (1, 4), [2, 1, 0, 5, 4, 3], [(0, 2), (3, 5)], 5),
        (6, 0, 1, (2,), [1, 0, 2, 4, 3, 5], [(0, 1), (3, 4)], 4),
        (4, 0, 1, (1,), [2, 1, 0, 3], [(0, 2)], 3),
        (4, 0, 1, (1, 3), [2, 1, 0, 3], [(0, 2)], 2),
    ],
)
@rule("T20.9a", "T20.9b", "T20.20", "T20.9")
def test_at_the_party_pairs_swap_seats_clockwise_from_the_drawer(seats, turn, way, out, chairs, pairs, partner):
    s, reply = drawn("party", seats, turn, way=way, out=out, thing=partner)
    assert s.chairs == chairs
    assert told_to_all(s, reply, "swapped") == [{"seat": first, "target": second} for first, second in pairs]
    assert heard(reply, 0, "obstacles_cleared") == []
    assert heard(reply, 0, "panic_idle") == []
    assert asked(s) == [(turn, "exchange.offer"), (partner, "exchange.reply")]


@rule("T20.9", "T25.66", "T19.8a", "T19.12a")
def test_before_that_all_obstacles_go():
    s, reply = drawn("party", quarantine={0: 1, 3: 2}, doors=[1, 1, 4])
    assert kinds(reply.seen_by(-1))[1:] == ["panic_drawn", "obstacles_cleared", "swapped", "swapped", "offered"]
    assert told_to_all(s, reply, "obstacles_cleared") == [{"seat": 0, "quarantines": 2, "doors": 3}]
    assert s.quarantine == [0] * 5
    assert s.doors == [0] * 5
    assert words(s.discard) == "quarantine quarantine barred_door barred_door barred_door party"
    assert s.turn.quarantined is False


@pytest.mark.parametrize(
    ("scene", "numbers"), [({"doors": [1]}, (0, 1)), ({"quarantine": {2: 1}}, (1, 0)), ({"quarantine": {0: 1}}, (1, 0))]
)
@rule("T20.9")
def test_one_kind_of_obstacle_alone_is_cleared_too(scene, numbers):
    s, reply = drawn("party", **scene)
    quarantines, doors = numbers
    assert told_to_all(s, reply, "obstacles_cleared") == [{"seat": 0, "quarantines": quarantines, "doors": doors}]
    assert asked(s) == [(0, "exchange.offer"), (3, "exchange.reply")]
