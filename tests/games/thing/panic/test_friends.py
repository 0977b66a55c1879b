"""Can't We Be Friends?: an exchange with a player of one's choice, before the exchange of the turn."""

import pytest

from bathysphere.games.thing.cards.kinds import BE_FRIENDS, INFECTION
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.roles import INFECTED
from support.rules import rule
from support.thing.positions import (
    asked,
    do,
    exchange,
    hand,
    heard,
    kinds,
    offered,
    position,
    refuse,
    told_to_all,
    views,
    words,
)

DECK = "axe axe axe axe axe axe"


def drawn(seats=6, **scene):
    return position(seats, deck=f"be_friends {DECK}", **scene)


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 2, 3, 4, 5]),
        ({"quarantine": {2: 1, 5: 3}}, [1, 3, 4]),
        ({"doors": [0]}, [2, 3, 4, 5]),
        ({"doors": [5]}, [1, 2, 3, 4]),
        ({"doors": [1, 2, 3, 4]}, [1, 2, 3, 4, 5]),
        ({"out": (1, 4)}, [2, 3, 5]),
        ({"out": (5,), "doors": [4]}, [1, 2, 3]),
        ({"neighbours_only": True}, [1, 5]),
        ({"neighbours_only": True, "doors": [5]}, [1]),
        ({"neighbours_only": True, "quarantine": {1: 1}}, [5]),
        ({"neighbours_only": True, "doors": [0, 5]}, [2, 3, 4]),
        ({"neighbours_only": True, "quarantine": {1: 1, 5: 1, 3: 1}}, [2, 4]),
    ],
)
@rule("T20.13", "T20.13a", "T21.4b", "T23.23", "T25.36", "T25.38")
def test_it_reaches_whoever_is_not_quarantined_nor_behind_a_door(scene, expected):
    s = drawn(thing=3, **scene)
    assert asked(s) == [(0, "be_friends.choose")]
    assert offered(s, 0) == [("choose", seat) for seat in expected]


@rule("T20.13", "T20.18", "T23.23", "T24.12")
@pytest.mark.parametrize(("way", "partner"), [(1, 1), (-1, 5)])
def test_the_two_exchange_a_card_and_step_three_follows(way, partner):
    s = drawn(hands={0: "analysis", 3: "whisky"}, way=way, thing=2)
    reply = do(s, 0, "choose", 3)
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 3, "source": "be_friends"}]
    assert all(view.scene == Scene("exchange", 0, 3, BE_FRIENDS) for view in views(s))
    assert all(view.in_play == (BE_FRIENDS,) for view in views(s))
    assert asked(s) == [(0, "exchange.offer"), (3, "exchange.reply")]
    reply = exchange(s, 0, "analysis", 3, "whisky")
    assert kinds(reply.seen_by(4)) == ["exchanged", "offered"]
    assert heard(reply, 4, "exchanged") == [{"seat": 0, "target": 3}]
    assert "whisky" in hand(s, 0)
    assert "analysis" in hand(s, 3)
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": partner, "source": "turn"}]
    assert words(s.discard) == "be_friends"
    exchange(s, 0, "whisky", partner, "fine_here")
    assert asked(s) == [(partner, "turn.play")]


@rule("T20.13")
def test_the_next_player_can_be_chosen_too_and_is_asked_twice():
    s = drawn()
    do(s, 0, "choose", 1)
    exchange(s, 0, "fine_here", 1, "fine_here")
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert s.scene == Scene("exchange", 0, 1, -1)


@pytest.mark.parametrize("defence", ["fear", "no_thanks"])
@rule("T20.13b", "T20.18", "T25.33")
def test_a_refusal_is_followed_by_step_three(defence):
    s = drawn(hands={3: defence})
    do(s, 0, "choose", 3)
    refuse(s, 0, "fine_here", 3, defence)
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert words(s.discard) == f"{defence} be_friends"


@rule("T20.13", "T6.12")
def test_the_thing_infects_by_it():
    s = drawn(hands={0: "infected"}, thing=0)
    do(s, 0, "choose", 4)
    assert ("offer", INFECTION) in offered(s, 0)
    reply = exchange(s, 0, "infected", 4, "fine_here")
    assert s.roles[4] == INFECTED
    assert heard(reply, 4, "infected") == [{"seat": 4, "giver": 0}]


@rule("T20.13a", "T25.20")
def test_two_players_left_behind_a_door_are_no_friends():
    s = position(4, deck=f"be_friends {DECK}", out=(1, 3), doors=[1], thing=2)
    assert asked(s) == [(2, "turn.play")]
