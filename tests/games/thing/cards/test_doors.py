"""Barred Door: it parts the two players beside it, whoever they are."""

import pytest

from bathysphere.games.thing.cards.kinds import BARRED_DOOR
from support.rules import rule
from support.thing.positions import (
    asked,
    discard,
    do,
    exchange,
    heard,
    offered,
    play,
    position,
    targets,
    told_to_all,
    views,
    words,
)

AIMED = "flamethrower analysis suspicion change_places quarantine seduction"


@rule("T19.9", "T23.7", "T25.21", "T25.47", "T4.8")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 4]),
        ({"out": (4,)}, [1, 3]),
        ({"doors": [0]}, [4]),
        ({"doors": [4]}, [1]),
        ({"doors": [1, 3]}, [1, 4]),
        ({"doors": [0, 4]}, []),
        ({"quarantine": {1: 3, 4: 1}}, [1, 4]),
        ({"out": (1,), "doors": [1]}, [4]),
        ({"out": (1, 2, 4)}, [3]),
        ({"out": (1, 2, 4), "doors": [4]}, []),
        ({"quarantine": {0: 3}}, []),
    ],
)
def test_it_is_laid_in_a_gap_beside_oneself_without_a_door(scene, expected):
    s = position(5, hands={0: "barred_door"}, thing=3, **scene)
    assert targets(s, 0, "barred_door") == expected
    assert ("discard", BARRED_DOOR) in offered(s, 0)


@rule("T19.9", "T19.1", "T5.4c", "T24.17", "T25.54", "T6.5a")
@pytest.mark.parametrize(
    ("seat", "target", "way", "gap", "blocked"),
    [
        (0, 1, 1, 0, True),
        (0, 4, 1, 4, False),
        (0, 1, -1, 0, False),
        (0, 4, -1, 4, True),
        (2, 3, 1, 2, True),
        (2, 1, 1, 1, False),
    ],
)
def test_it_lies_open_between_two_places_at_once(seat, target, way, gap, blocked):
    s = position(5, seat, hands={seat: "barred_door"}, way=way)
    reply = play(s, seat, "barred_door", target)
    assert told_to_all(s, reply, "played") == [{"seat": seat, "card": BARRED_DOOR, "target": target}]
    expected = tuple(1 if place == gap else 0 for place in range(5))
    assert all(view.doors == expected for view in views(s))
    assert s.discard == []
    assert s.in_play == []
    following = (seat + way) % 5
    if blocked:
        assert told_to_all(s, reply, "no_exchange") == [{"seat": seat, "target": following, "reason": "door"}]
        assert asked(s) == [(following, "turn.play")]
    else:
        assert asked(s) == [(seat, "exchange.offer"), (following, "exchange.reply")]


@rule("T19.9", "T25.22")
def test_it_lies_next_to_its_player_when_chairs_between_are_empty():
    s = position(6, 3, hands={3: "barred_door"}, out=(4, 2), chairs=(0, 1, 2, 3, 4, 5))
    play(s, 3, "barred_door", 5)
    assert s.doors == [0, 0, 0, 1, 0, 0]
    s = position(6, 3, hands={3: "barred_door"}, out=(4, 2), chairs=(0, 1, 2, 3, 4, 5))
    play(s, 3, "barred_door", 1)
    assert s.doors == [0, 0, 1, 0, 0, 0]
    assert s.barred(3, 1)
    assert s.barred(1, 3)


@rule("T19.10", "T19.10a", "T19.10b", "T19.11", "T17.11b", "T25.30")
@pytest.mark.parametrize(("turn", "other", "free"), [(1, 2, 0), (2, 1, 3)])
def test_nothing_can_be_aimed_across_it_from_either_side(turn, other, free):
    s = position(5, turn, hands={turn: AIMED}, doors=[1], thing=4, deck="whisky")
    for card in AIMED.split():
        assert other not in targets(s, turn, card)
        assert free in targets(s, turn, card)
    s = position(5, turn, hands={turn: "axe better_run barred_door"}, doors=[1], thing=4, deck="whisky")
    assert targets(s, turn, "axe") == [other]
    assert other in targets(s, turn, "better_run")
    assert targets(s, turn, "barred_door") == [free]


@rule("T19.10c", "T19.11", "T6.5a", "T6.6")
@pytest.mark.parametrize(("turn", "way", "partner"), [(1, 1, 2), (2, -1, 1)])
def test_no_card_is_exchanged_across_it(turn, way, partner):
    s = position(5, turn, doors=[1], way=way, deck="whisky whisky")
    reply = discard(s, turn, "whisky")
    assert told_to_all(s, reply, "no_exchange") == [{"seat": turn, "target": partner, "reason": "door"}]
    assert heard(reply, -1, "offered") == []
    assert asked(s) == [(partner, "turn.play")]


@rule("T25.20", "T19.10")
@pytest.mark.parametrize("doors", [[1], [2], [3], [1, 2, 3]])
def test_doors_elsewhere_do_not_matter(doors):
    s = position(5, hands={0: AIMED}, doors=doors, thing=3, deck="whisky")
    for card in ("flamethrower", "analysis", "suspicion", "change_places"):
        assert targets(s, 0, card) == [1, 4]
    assert targets(s, 0, "quarantine") == [0, 1, 4]
    assert targets(s, 0, "seduction") == [1, 2, 3, 4]


@rule("T25.23")
@pytest.mark.parametrize("door", [0, 1, 2, 3])
@pytest.mark.parametrize("way", [1, -1])
def test_with_two_players_left_any_door_parts_them(door, way):
    s = position(4, hands={0: AIMED}, doors=[door], out=(1, 3), thing=2, way=way, deck="whisky whisky")
    for card in AIMED.split():
        assert targets(s, 0, card) == ([0] if card == "quarantine" else [])
    reply = discard(s, 0, "whisky")
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 2, "reason": "door"}]


@rule("T25.23", "T19.10")
@pytest.mark.parametrize(("door", "blocked"), [(0, 1), (1, None), (2, 2), (3, 2)])
def test_with_three_players_left_a_door_parts_two_of_them(door, blocked):
    s = position(4, hands={0: "analysis"}, doors=[door], out=(3,), thing=2)
    assert targets(s, 0, "analysis") == [seat for seat in (1, 2) if seat != blocked]


@rule("T19.13")
def test_it_parts_others_after_a_swap_and_the_same_again_after_the_next():
    s = position(5, hands={0: "change_places"}, doors=[4], thing=3)  # between 4 and 0
    play(s, 0, "change_places", 1)
    do(s, 1, "pass")
    assert s.doors == [0, 0, 0, 0, 1]
    assert s.barred(1, 4)
    assert not s.barred(0, 4)
    assert not s.barred(0, 1)
    exchange(s, 0, "fine_here", 2, "fine_here")
    assert s.turn.seat == 2


@rule("T25.22", "T19.10")
def test_a_door_beyond_an_empty_chair_parts_the_new_neighbours():
    for door, ways in ((1, (1, -1)), (2, (1, -1))):
        for way in ways:
            turn, partner = (1, 3) if way == 1 else (3, 1)
            s = position(5, turn, doors=[door], out=(2,), way=way, deck="whisky whisky")
            reply = discard(s, turn, "whisky")
            assert told_to_all(s, reply, "no_exchange") == [{"seat": turn, "target": partner, "reason": "door"}]


@rule("T19.12a", "T20.8", "T20.9", "T19.1")
@pytest.mark.parametrize("panic", ["three_four", "party"])
def test_some_panic_cards_remove_it(panic):
    s = position(5, doors=[0, 2, 2], thing=3, deck=f"{panic} axe axe axe")
    assert s.doors == [0] * 5
    assert words(s.discard) == f"barred_door barred_door barred_door {panic}"
