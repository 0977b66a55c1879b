"""Missed!: the player after the one who was asked exchanges in his place, unless something lies between."""

import pytest

from bathysphere.games.thing.cards.kinds import BE_FRIENDS, INFECTION, MISSED, kind
from bathysphere.games.thing.components import Scene
from bathysphere.games.thing.roles import EVERYBODY, HUMAN, INFECTED
from support.rules import rule
from support.thing.positions import (
    asked,
    cards_offered,
    discard,
    do,
    exchange,
    hand,
    heard,
    kinds,
    offered,
    play,
    position,
    refuse,
    told_to_all,
    views,
    words,
)

DECK = "whisky whisky whisky whisky whisky whisky whisky"


def missed(seats=5, asked_first=1, **scene):
    """Seat 0 offers an exchange in its turn, and the one who is asked plays Missed!."""
    hands = {0: "analysis axe", asked_first: "missed", **scene.pop("hands", {})}
    s = position(seats, hands=hands, deck=scene.pop("deck", f"suspicion {DECK}"), **scene)
    discard(s, 0, "suspicion")
    return s, refuse(s, 0, "analysis", asked_first, "missed")


def seduced(target, seats=6, **scene):
    """The same from afar, by Seduction."""
    s = position(seats, hands={0: "analysis axe seduction", target: "missed"}, deck=f"suspicion {DECK}", **scene)
    play(s, 0, "seduction", target)
    return s, refuse(s, 0, "analysis", target, "missed")


@pytest.mark.parametrize(("way", "first", "second"), [(1, 1, 2), (-1, 4, 3)])
@rule("T18.6", "T18.6a", "T18.6b", "T25.11", "T25.12", "T23.14")
def test_the_next_player_is_asked_in_his_place_and_the_offerer_chooses_anew(way, first, second):
    s, reply = missed(asked_first=first, way=way, thing=first)
    assert told_to_all(s, reply, "refused") == [{"seat": first, "target": 0, "card": MISSED}]
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": second, "source": "missed"}]
    assert asked(s) == [(0, "exchange.offer"), (second, "exchange.reply")]
    assert cards_offered(s, 0, "offer") == "analysis axe fine_here"
    assert all(view.scene == Scene("exchange", 0, second, MISSED) for view in views(s))


@rule("T18.8", "T25.59")
def test_it_is_discarded_and_replaced_before_the_offer_moves_on():
    s, reply = missed()
    assert kinds(reply.seen_by(2)) == ["refused", "drawn", "offered"]
    assert len(s.hands[1]) == 4
    assert "whisky" in hand(s, 1)
    assert words(s.discard) == "suspicion missed"
    assert s.seen == [1, EVERYBODY]


@pytest.mark.parametrize("word", ["analysis", "axe"])
@rule("T25.11", "T23.14", "T18.6b", "T18.6d")
def test_the_same_card_or_another_is_exchanged_and_the_order_of_turns_is_unchanged(word):
    s, _ = missed()
    reply = exchange(s, 0, word, 2, "fine_here")
    assert heard(reply, 2, "exchanged") == [{"seat": 0, "target": 2, "gave": kind("fine_here"), "got": kind(word)}]
    assert word in hand(s, 2)
    assert word not in hand(s, 0)
    assert asked(s) == [(1, "turn.play")]
    assert s.turn.number == 2


@rule("T25.12", "T6.12", "T18.6b")
def test_the_new_partner_can_be_infected():
    s, _ = missed(thing=0, hands={0: "infected analysis axe"})
    reply = exchange(s, 0, "infected", 2, "fine_here")
    assert s.roles == [2, HUMAN, INFECTED, HUMAN, HUMAN]
    assert heard(reply, 2, "infected") == [{"seat": 2, "giver": 0}]
    assert heard(reply, 1, "infected") == []


@rule("T25.11", "T6.10")
def test_what_an_infected_offered_to_the_thing_he_may_not_offer_to_the_next():
    s = position(5, hands={0: "infected infected axe", 1: "missed"}, thing=1, infected=[0], deck=f"suspicion {DECK}")
    discard(s, 0, "suspicion")
    assert ("offer", INFECTION) in offered(s, 0)
    refuse(s, 0, "infected", 1, "missed")
    assert asked(s) == [(0, "exchange.offer"), (2, "exchange.reply")]
    assert ("offer", INFECTION) not in offered(s, 0)
    s = position(5, hands={0: "infected infected axe", 1: "missed"}, thing=2, infected=[0], deck=f"suspicion {DECK}")
    discard(s, 0, "suspicion")
    assert ("offer", INFECTION) not in offered(s, 0)
    refuse(s, 0, "axe", 1, "missed")
    assert ("offer", INFECTION) in offered(s, 0)


# -- in the way


@pytest.mark.parametrize(
    ("scene", "reason", "partner"),
    [
        ({"doors": [1]}, "door", 2),
        ({"quarantine": {2: 1}}, "quarantine", 2),
        ({"doors": [1], "way": -1}, "", 3),
        ({"doors": [3], "way": -1}, "door", 3),
        ({"quarantine": {3: 3}, "way": -1}, "quarantine", 3),
        ({"doors": [2, 3, 4]}, "", 2),
        ({"quarantine": {3: 3, 4: 1}}, "", 2),
        ({"out": (2,)}, "", 3),
        ({"out": (2,), "doors": [2]}, "door", 3),
        ({"out": (2,), "doors": [1]}, "door", 3),
        ({"out": (2,), "quarantine": {3: 1}}, "quarantine", 3),
        ({"out": (3, 4)}, "", 2),
        ({"out": (3, 4), "doors": [1]}, "door", 2),
        ({"out": (3, 4), "doors": [2]}, "door", 2),
        ({"out": (3, 4), "doors": [4]}, "door", 2),
        ({"out": (2, 3, 4)}, "self", 0),
    ],
)
@rule("T18.6c", "T25.12", "T6.6", "T25.20", "T25.22")
def test_what_lies_between_prevents_the_exchange(scene, reason, partner):
    first = 4 if scene.get("way") == -1 else 1
    s, reply = missed(asked_first=first, thing=first, **scene)
    if reason:
        assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": partner, "reason": reason}]
        assert heard(reply, 0, "offered") == []
        assert asked(s) == [(first, "turn.play")]
        assert s.scene is None
        assert hand(s, 0) == "analysis axe fine_here fine_here"
    else:
        assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": partner, "source": "missed"}]
        assert heard(reply, 0, "no_exchange") == []


@rule("T25.12", "T18.6c")
def test_a_door_between_the_new_partner_and_the_offerer_counts_only_when_they_are_neighbours():
    s, reply = missed(3 + 1, doors=[3])  # 0 1 2 3: the door lies between 3 and 0
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 2, "source": "missed"}]
    s = position(4, hands={0: "axe", 1: "missed", 2: "missed"}, doors=[3], thing=1, deck=f"suspicion {DECK}")
    discard(s, 0, "suspicion")
    refuse(s, 0, "axe", 1, "missed")
    reply = refuse(s, 0, "axe", 2, "missed")
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 3, "reason": "door"}]


# -- one after another


@rule("T25.12", "T23.14", "T23.12")
def test_the_new_partner_may_defend_himself_too():
    for defence in ("fear", "no_thanks"):
        s, _ = missed(hands={2: f"{defence} axe axe axe"})
        assert offered(s, 2, "defend") == [("defend", kind(defence))]
        reply = refuse(s, 0, "axe", 2, defence)
        assert heard(reply, 4, "offered") == []
        assert asked(s) == [(1, "turn.play")]


@rule("T25.12", "T18.6b", "T18.6d")
def test_missed_after_missed_goes_round_the_table_until_it_comes_back():
    s, _ = missed(4, thing=3, hands={2: "missed", 3: "missed axe axe"})
    reply = refuse(s, 0, "axe", 2, "missed")
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 3, "source": "missed"}]
    reply = refuse(s, 0, "analysis", 3, "missed")
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 0, "reason": "self"}]
    assert asked(s) == [(1, "turn.play")]
    assert words(s.discard) == "suspicion missed missed missed"
    assert hand(s, 0) == "analysis axe fine_here fine_here"


@pytest.mark.parametrize(("scene", "reason"), [({"doors": [2]}, "door"), ({"quarantine": {3: 2}}, "quarantine")])
@rule("T25.12", "T18.6c")
def test_the_second_missed_is_blocked_by_what_lies_behind_its_player(scene, reason):
    s, _ = missed(6, hands={2: "missed"}, **scene)
    reply = refuse(s, 0, "axe", 2, "missed")
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 3, "reason": reason}]
    assert asked(s) == [(1, "turn.play")]


@rule("T25.12")
def test_a_replacement_that_is_missed_again_serves_a_later_offer_only():
    s, _ = missed(deck="suspicion missed whisky whisky")
    assert "missed" in hand(s, 1)
    assert asked(s) == [(0, "exchange.offer"), (2, "exchange.reply")]


# -- from afar


@pytest.mark.parametrize(
    ("target", "scene", "partner", "reason"),
    [
        (3, {}, 4, ""),
        (3, {"way": -1}, 2, ""),
        (3, {"doors": [3]}, 4, "door"),
        (3, {"doors": [3], "way": -1}, 2, ""),
        (3, {"doors": [2], "way": -1}, 2, "door"),
        (3, {"doors": [0, 1, 2, 5]}, 4, ""),
        (3, {"quarantine": {4: 1}}, 4, "quarantine"),
        (4, {"doors": [5]}, 5, "door"),
        (5, {}, 0, "self"),
        (1, {"way": -1}, 0, "self"),
        (2, {"doors": [0], "way": -1}, 1, "door"),
    ],
)
@rule("T25.13", "T25.12", "T17.13a")
def test_after_seduction_it_is_counted_from_the_one_who_was_asked_and_the_turn_ends(target, scene, partner, reason):
    s, reply = seduced(target, thing=target, **scene)
    if reason:
        assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": partner, "reason": reason}]
    else:
        assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": partner, "source": "missed"}]
        exchange(s, 0, "axe", partner, "fine_here")
    assert asked(s) == [(1 if s.way == 1 else 5, "turn.play")]
    assert words(s.discard) == "missed seduction"
    assert s.in_play == []


@rule("T25.13", "T20.13b", "T20.18")
def test_after_panic_step_three_follows_all_the_same():
    s = position(6, hands={0: "analysis axe", 3: "missed"}, deck=f"be_friends {DECK}")
    do(s, 0, "choose", 3)
    refuse(s, 0, "axe", 3, "missed")
    assert asked(s) == [(0, "exchange.offer"), (4, "exchange.reply")]
    assert s.in_play == [BE_FRIENDS]
    reply = exchange(s, 0, "axe", 4, "fine_here")
    assert told_to_all(s, reply, "offered") == [{"seat": 0, "target": 1, "source": "turn"}]
    assert words(s.discard) == "missed be_friends"
