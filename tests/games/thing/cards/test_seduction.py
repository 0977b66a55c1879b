"""Seduction: an exchange with anybody, and the end of the turn."""

import pytest

from bathysphere.games.thing.cards.kinds import INFECTION, SEDUCTION
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, EVERYBODY, INFECTED
from support.rules import rule
from support.thing.positions import (
    asked,
    cards_offered,
    exchange,
    hand,
    heard,
    kinds,
    offered,
    play,
    position,
    refuse,
    targets,
    told_to_all,
    views,
    words,
)


@rule("T17.13", "T17.13c", "T23.4", "T25.19", "T25.20", "T25.18")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 2, 3, 4, 5]),
        ({"out": (1, 4)}, [2, 3, 5]),
        ({"quarantine": {1: 1, 3: 3}}, [2, 4, 5]),
        ({"doors": [0]}, [2, 3, 4, 5]),
        ({"doors": [5]}, [1, 2, 3, 4]),
        ({"doors": [1, 2, 3, 4]}, [1, 2, 3, 4, 5]),
        ({"doors": [0, 5], "quarantine": {3: 1}}, [2, 4]),
        ({"out": (1,), "doors": [1]}, [3, 4, 5]),
        ({"out": (1, 2, 4, 5)}, [3]),
        ({"out": (1, 2, 4, 5), "doors": [0]}, []),
        ({"out": (1, 2, 4, 5), "doors": [4]}, []),
        ({"quarantine": {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}}, []),
    ],
)
def test_it_reaches_everybody_but_the_quarantined_and_neighbours_behind_a_door(scene, expected):
    s = position(6, hands={0: "seduction"}, thing=3, **scene)
    assert targets(s, 0, "seduction") == expected
    assert ("discard", SEDUCTION) in offered(s, 0)


@rule("T21.4", "T25.38", "T25.57")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [1, 5]),
        ({"out": (5,)}, [1, 4]),
        ({"doors": [0]}, [5]),
        ({"doors": [5]}, [1]),
        ({"quarantine": {1: 2}}, [5]),
        ({"doors": [0, 5]}, [2, 3, 4]),
        ({"quarantine": {1: 1, 5: 1}}, [2, 3, 4]),
        ({"doors": [0], "quarantine": {5: 1, 3: 1}}, [2, 4]),
    ],
)
def test_rule_four_keeps_it_to_open_neighbours_as_long_as_there_is_one(scene, expected):
    s = position(6, hands={0: "seduction"}, thing=3, neighbours_only=True, **scene)
    assert targets(s, 0, "seduction") == expected


@rule("T17.13", "T24.7", "T6.1", "T6.2", "T25.71")
def test_both_choose_a_card_as_in_any_exchange():
    s = position(6, hands={0: "seduction", 3: "axe whisky analysis analysis"})
    reply = play(s, 0, "seduction", 3)
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": SEDUCTION, "target": 3}]
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 3, "source": "seduction"}]
    assert asked(s) == [(0, "exchange.offer"), (3, "exchange.reply")]
    assert cards_offered(s, 0, "offer") == "suspicion fine_here"
    assert cards_offered(s, 3, "give") == "analysis axe whisky"
    for view in views(s):
        assert view.scene == Scene("exchange", 0, 3, SEDUCTION)
        assert view.in_play == (SEDUCTION,)
        assert view.turn.closed


@rule("T17.13a", "T20.18", "T17.3", "T6.7")
@pytest.mark.parametrize(("way", "following"), [(1, 1), (-1, 5)])
def test_the_turn_ends_right_after_it(way, following):
    s = position(6, hands={0: "seduction", 3: "axe whisky analysis analysis"}, way=way, thing=2)
    play(s, 0, "seduction", 3)
    reply = exchange(s, 0, "suspicion", 3, "axe")
    assert kinds(reply.seen_by(4)) == ["exchanged", "turn_began", "drawn"]
    assert asked(s) == [(following, "turn.play")]
    assert hand(s, 0) == "axe fine_here fine_here fine_here"
    assert hand(s, 3) == "analysis analysis suspicion whisky"
    assert words(s.discard) == "seduction"
    assert s.seen == [EVERYBODY]
    assert s.in_play == []
    assert s.scene is None
    assert s.turn.closed is False  # of the new turn


@rule("T17.13a")
def test_a_neighbour_can_be_seduced_too_and_there_is_no_second_exchange_with_him():
    s = position(5, hands={0: "seduction"})
    play(s, 0, "seduction", 1)
    exchange(s, 0, "suspicion", 1, "fine_here")
    assert asked(s) == [(1, "turn.play")]


@rule("T25.52", "T18.3", "T18.5")
@pytest.mark.parametrize("defence", ["fear", "no_thanks"])
def test_the_turn_ends_when_it_is_refused(defence):
    s = position(6, hands={0: "seduction", 3: f"axe whisky analysis {defence}"}, way=COUNTER_CLOCKWISE, thing=2)
    play(s, 0, "seduction", 3)
    reply = refuse(s, 0, "suspicion", 3, defence)
    assert heard(reply, -1, "offered") == []
    assert asked(s) == [(5, "turn.play")]
    assert words(s.discard) == f"{defence} seduction"


@rule("T17.13b", "T6.12", "T6.11")
def test_the_thing_infects_by_it():
    s = position(6, hands={0: "seduction infected"}, thing=0)
    play(s, 0, "seduction", 4)
    reply = exchange(s, 0, "infected", 4, "fine_here")
    assert s.roles[4] == INFECTED
    for seat in (0, 4):
        assert heard(reply, seat, "infected") == [{"seat": 4, "giver": 0}]
    for seat in (1, 2, 3, 5, -1):
        assert heard(reply, seat, "infected") == []
    assert asked(s) == [(1, "turn.play")]


@rule("T17.13b", "T6.8", "T6.9", "T6.10", "T6.10a")
def test_what_may_be_given_depends_on_the_roles_of_the_two():
    human = position(6, hands={0: "seduction infected axe axe"}, thing=4)
    play(human, 0, "seduction", 4)
    assert cards_offered(human, 0, "offer") == "axe suspicion"
    for target, allowed in ((4, "infected axe suspicion"), (3, "axe suspicion")):
        infected = position(6, hands={0: "seduction infected infected axe"}, thing=4, infected=[0])
        play(infected, 0, "seduction", target)
        assert cards_offered(infected, 0, "offer") == allowed
    asks_thing = position(6, hands={0: "seduction axe axe axe", 4: "infected whisky whisky"}, thing=4)
    play(asks_thing, 0, "seduction", 4)
    assert ("give", INFECTION) in offered(asks_thing, 4)
    assert cards_offered(asks_thing, 4, "give") == "infected whisky"


@rule("T17.13", "T19.5")
def test_a_quarantined_player_seduces_nobody():
    s = position(6, hands={0: "seduction"}, quarantine={0: 2})
    assert targets(s, 0, "seduction") == []
