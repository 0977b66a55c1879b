"""The Axe: one obstacle, on oneself, on a neighbour or between the two."""

import pytest

from bathysphere.games.thing.cards.kinds import AXE, BARRED_DOOR, QUARANTINE
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, EVERYBODY
from support.rules import rule
from support.thing.positions import asked, discard, kinds, offered, play, position, targets, told_to_all, views, words


def held(seats=5, **scene):
    return position(seats, hands={0: "axe", **scene.pop("hands", {})}, **({"thing": 3} | scene))


# -- what it can be played on


@rule("T17.6", "T25.16", "T25.17", "T25.18", "T4.8")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, []),
        ({"quarantine": {1: 3}}, [1]),
        ({"quarantine": {4: 1}}, [4]),
        ({"quarantine": {1: 2, 4: 1}}, [1, 4]),
        ({"quarantine": {2: 3, 3: 3}}, []),
        ({"doors": [0]}, [1]),
        ({"doors": [4]}, [4]),
        ({"doors": [1, 2, 3]}, []),
        ({"doors": [0, 4]}, [1, 4]),
        ({"doors": [0], "quarantine": {1: 1}}, [1]),
        ({"doors": [4], "quarantine": {1: 1}}, [1, 4]),
        ({"quarantine": {0: 3}}, [0]),
        ({"quarantine": {0: 3, 1: 3}, "doors": [4]}, [0]),
        ({"out": (1,), "doors": [1]}, [2]),
        ({"out": (1, 4), "quarantine": {2: 1}}, [2]),
        ({"out": (1, 2, 4), "doors": [3]}, [3]),
    ],
)
def test_it_reaches_obstacles_on_oneself_on_neighbours_and_between(scene, expected):
    s = held(**scene)
    assert targets(s, 0, "axe") == expected
    assert ("play", AXE) not in offered(s, 0)
    assert ("discard", AXE) in offered(s, 0)


@rule("T17.6a")
@pytest.mark.parametrize("target", [1, 4])
def test_it_may_be_played_on_either_neighbour(target):
    s = held(quarantine={target: 2})
    reply = play(s, 0, "axe", target)
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": AXE, "target": target}]
    assert s.quarantine == [0] * 5


@rule("T23.5")
def test_its_player_chooses_which_obstacle_goes():
    scene = {"doors": [0], "quarantine": {4: 2}}
    for target, doors, quarantine in ((1, 0, 2), (4, 1, 0)):
        s = held(**scene)
        assert targets(s, 0, "axe") == [1, 4]
        play(s, 0, "axe", target)
        assert (sum(s.doors), s.quarantine[4]) == (doors, quarantine)


@rule("T25.16", "T19.5")
def test_the_axe_on_himself_is_all_that_a_quarantined_player_can_play():
    s = held(hands={0: "axe analysis whisky persistence"}, quarantine={0: 2, 1: 1})
    assert offered(s, 0, "play") == [("play", AXE, 0)]
    without = position(5, hands={0: "analysis whisky persistence seduction"}, quarantine={0: 2})
    assert offered(without, 0, "play") == []


# -- what it does


@rule("T17.6b", "T19.8", "T25.54", "T17.3", "T24.17")
@pytest.mark.parametrize(("way", "target", "partner"), [(1, 1, 1), (1, 4, 1), (-1, 1, 4), (-1, 4, 4)])
def test_it_takes_a_quarantine_off_a_neighbour(way, target, partner):
    s = held(quarantine={target: 2, 2: 3}, way=way)
    reply = play(s, 0, "axe", target)
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": AXE, "target": target}]
    assert told_to_all(s, reply, "obstacle_removed") == [{"seat": 0, "target": target, "card": QUARANTINE}]
    assert s.quarantine == [0, 0, 3, 0, 0]
    assert all(view.quarantine == (0, 0, 3, 0, 0) for view in views(s))
    assert words(s.discard) == "axe quarantine"
    assert s.seen == [EVERYBODY, EVERYBODY]
    assert asked(s) == [(0, "exchange.offer"), (partner, "exchange.reply")]


@rule("T17.6", "T17.6b", "T25.16", "T25.66")
def test_a_quarantine_taken_off_oneself_is_gone_at_once_and_the_exchange_takes_place():
    s = held(quarantine={0: 3})
    reply = play(s, 0, "axe", 0)
    assert told_to_all(s, reply, "obstacle_removed") == [{"seat": 0, "target": 0, "card": QUARANTINE}]
    assert kinds(reply.seen_by(2)) == ["played", "obstacle_removed", "offered"]
    assert s.quarantine == [0, 0, 0, 0, 0]
    assert s.turn.quarantined is False
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T25.66", "T17.6b")
def test_a_turn_that_began_free_stays_so_when_a_neighbour_is_freed():
    s = held(quarantine={1: 3, 0: 0})
    play(s, 0, "axe", 1)
    assert (s.turn.seat, s.turn.number, s.turn.quarantined, s.turn.closed) == (0, 1, False, False)


@rule("T17.6c", "T19.12", "T19.11")
@pytest.mark.parametrize(("door", "target", "way"), [(0, 1, 1), (4, 4, 1), (0, 1, -1), (4, 4, -1)])
def test_it_breaks_the_door_between(door, target, way):
    s = held(doors=[door, 2], way=way)
    reply = play(s, 0, "axe", target)
    assert told_to_all(s, reply, "obstacle_removed") == [{"seat": 0, "target": target, "card": BARRED_DOOR}]
    assert s.doors == [0, 0, 1, 0, 0]
    assert words(s.discard) == "axe barred_door"
    assert s.seen == [EVERYBODY, EVERYBODY]
    assert asked(s) == [(0, "exchange.offer"), (1 if way == 1 else 4, "exchange.reply")]


@rule("T17.6c", "T17.6d", "T25.17")
def test_across_a_door_it_removes_that_door_and_not_the_quarantine_behind_it():
    s = held(doors=[0], quarantine={1: 2})
    reply = play(s, 0, "axe", 1)
    assert told_to_all(s, reply, "obstacle_removed") == [{"seat": 0, "target": 1, "card": BARRED_DOOR}]
    assert s.doors == [0] * 5
    assert s.quarantine == [0, 2, 0, 0, 0]
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 1, "reason": "quarantine"}]


@rule("T17.6d")
def test_one_axe_removes_one_quarantine_of_several():
    s = held(quarantine={1: 1, 4: 3})
    play(s, 0, "axe", 4)
    assert s.quarantine == [0, 1, 0, 0, 0]


@rule("T17.6d", "T25.22")
@pytest.mark.parametrize(("doors", "after"), [([0, 1], 1), ([0, 0], 1), ([1, 1], 1), ([0, 1, 1], 2)])
def test_one_axe_removes_one_door_of_several_in_a_gap(doors, after):
    s = held(out=(1,), doors=[*doors, 2])
    assert targets(s, 0, "axe") == [2]
    play(s, 0, "axe", 2)
    assert (s.doors[0] + s.doors[1], s.doors[2]) == (after, 1)


@rule("T17.6c", "T25.22")
@pytest.mark.parametrize("way", [1, -1])
def test_a_door_beyond_empty_chairs_is_found_on_either_side(way):
    s = position(6, hands={0: "axe"}, out=(1, 2, 5), doors=[2, 5, 3], way=way, thing=3)
    assert targets(s, 0, "axe") == [3, 4]
    play(s, 0, "axe", 4)
    assert s.doors == [0, 0, 1, 1, 0, 0]
    other = position(6, hands={0: "axe"}, out=(1, 2, 5), doors=[1, 4, 3], way=way, thing=3)
    play(other, 0, "axe", 3)
    assert other.doors == [0, 0, 0, 1, 1, 0]


@rule("T25.23", "T17.6d")
def test_with_two_players_left_each_door_on_either_side_needs_an_axe():
    s = position(4, hands={0: "axe axe", 2: "axe"}, out=(1, 3), doors=[0, 2], thing=2)
    assert targets(s, 0, "axe") == [2]
    reply = play(s, 0, "axe", 2)
    assert sum(s.doors) == 1
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 2, "reason": "door"}]
    assert targets(s, 2, "axe") == [0]
    play(s, 2, "axe", 0)
    assert sum(s.doors) == 0
    assert asked(s) == [(2, "exchange.offer"), (0, "exchange.reply")]


@rule("T17.6c", "T17.11d", "T19.13", "T19.12")
def test_an_axe_follows_chairs_not_seat_numbers():
    s = position(5, hands={0: "axe"}, chairs=(2, 0, 3, 1, 4), doors=[0, 3], thing=4)  # doors: 2|0 and 1|4
    assert targets(s, 0, "axe") == [2]
    play(s, 0, "axe", 2)
    assert s.doors == [0, 0, 0, 1, 0]


@rule("T17.1", "T17.2")
def test_it_is_played_in_ones_own_turn_only():
    s = held(hands={0: "axe", 1: "axe axe axe axe"}, quarantine={0: 1}, way=COUNTER_CLOCKWISE)
    assert asked(s) == [(0, "turn.play")]
    discard(s, 0, "suspicion")
    assert asked(s) == [(4, "turn.play")]  # nobody was asked in between
