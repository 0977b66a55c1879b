"""Quarantine: three own turns without exchanges and without event cards, given or taken."""

import pytest

from bathysphere.games.thing.cards.kinds import AXE, QUARANTINE, kind
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, EVERYBODY
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
    targets,
    told_to_all,
    views,
    words,
)

PLAIN = "axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe axe"


def go_on(s):
    """Everybody discards the last card he may and exchanges the last he may; what a spectator hears of it."""
    told = []
    before = s.turn.number
    while s.turn.number == before:
        seat, _ = asked(s)[0]
        if s.scene is None:
            told += do(s, seat, *offered(s, seat, "discard")[-1]).seen_by(-1)
        else:
            do(s, seat, *offered(s, seat)[-1])
            to = s.scene.target
            told += do(s, to, *offered(s, to, "give")[-1]).seen_by(-1)
    return told


# -- on whom


@rule("T19.2", "T19.2a", "T23.6", "T25.21", "T19.6", "T19.10a")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ({}, [0, 1, 4]),
        ({"out": (1,)}, [0, 2, 4]),
        ({"quarantine": {1: 1}}, [0, 4]),
        ({"quarantine": {4: 3}}, [0, 1]),
        ({"doors": [0]}, [0, 4]),
        ({"doors": [4]}, [0, 1]),
        ({"doors": [0, 4]}, [0]),
        ({"out": (1, 2, 4)}, [0, 3]),
        ({"out": (1, 2, 4), "doors": [3]}, [0]),
        ({"quarantine": {0: 1}}, []),
    ],
)
def test_it_is_played_on_oneself_or_an_open_neighbour(scene, expected):
    s = position(5, hands={0: "quarantine"}, thing=3, **scene)
    assert targets(s, 0, "quarantine") == expected


@rule("T19.2a", "T19.1", "T25.54", "T24.17", "T5.4c", "T6.5b")
@pytest.mark.parametrize(("target", "way", "partner"), [(1, 1, 1), (4, -1, 4), (4, 1, 1), (1, -1, 4)])
def test_it_lies_on_a_neighbour_at_once_and_nobody_answers_it(target, way, partner):
    s = position(5, hands={0: "quarantine"}, way=way, thing=2)
    reply = play(s, 0, "quarantine", target)
    assert told_to_all(s, reply, "played") == [{"seat": 0, "card": QUARANTINE, "target": target}]
    expected = [3 if seat == target else 0 for seat in range(5)]
    assert all(view.quarantine == tuple(expected) for view in views(s))
    assert s.discard == []
    assert s.in_play == []
    if partner == target:
        assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": partner, "reason": "quarantine"}]
        assert asked(s) == [(partner, "turn.play")]
        assert heard(reply, -1, "turn_began") == [{"seat": partner, "number": 2, "quarantined": 3}]
        assert s.turn.quarantined
    else:
        assert asked(s) == [(0, "exchange.offer"), (partner, "exchange.reply")]
        assert not s.turn.quarantined


# -- for how long


@rule("T19.3", "T25.15", "T24.17")
def test_on_a_neighbour_it_lasts_for_his_next_three_turns():
    s = position(4, hands={0: "quarantine"}, thing=3, deck=f"suspicion {PLAIN}")
    play(s, 0, "quarantine", 1)
    left, ended = [], []
    while s.turn.number < 16:
        told = go_on(s)
        left.append(s.quarantine[1])
        ended += [s.turn.number for event in told if event.kind == "quarantine_ended"]
    # turns 2, 6 and 10 are his; the count falls when they end
    assert left[:9] == [2, 2, 2, 2, 1, 1, 1, 1, 0]
    assert ended == [11]


@rule("T19.3", "T25.14", "T25.15", "T25.66")
def test_on_oneself_the_turn_in_which_it_is_played_has_no_exchange_and_does_not_count():
    s = position(4, hands={0: "quarantine"}, thing=3, deck=f"suspicion {PLAIN}")
    reply = play(s, 0, "quarantine", 0)
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 1, "reason": "quarantine"}]
    assert asked(s) == [(1, "turn.play")]
    assert s.quarantine == [3, 0, 0, 0]
    began = []
    ended = []
    while s.turn.number < 18:
        told = go_on(s)
        began += [event.data["quarantined"] for event in told if event.kind == "turn_began" and event.data["seat"] == 0]
        ended += [s.turn.number for event in told if event.kind == "quarantine_ended"]
    assert began == [3, 2, 1, 0]
    assert ended == [14]  # turns 5, 9 and 13 are his


@rule("T25.15", "T19.1", "T19.3")
def test_when_it_ends_it_is_discarded_before_the_next_turn():
    s = position(4, quarantine={0: 1}, thing=2)
    reply = discard(s, 0, "suspicion")
    assert kinds(reply.seen_by(2)) == ["discarded", "no_exchange", "quarantine_ended", "turn_began", "drawn"]
    assert told_to_all(s, reply, "quarantine_ended") == [{"seat": 0}]
    assert words(s.discard) == "suspicion quarantine"
    assert s.seen == [1, EVERYBODY]
    assert s.quarantine == [0, 0, 0, 0]
    discard(s, 1, "suspicion")
    exchange(s, 1, "fine_here", 2, "fine_here")
    assert s.quarantine == [0, 0, 0, 0]


@rule("T19.3")
@pytest.mark.parametrize(("turns", "after"), [(3, 2), (2, 1), (1, 0)])
def test_each_own_turn_counts_once(turns, after):
    s = position(4, quarantine={0: turns, 2: 3}, thing=3)
    reply = discard(s, 0, "suspicion")
    assert s.quarantine == [after, 0, 3, 0]
    assert (heard(reply, -1, "quarantine_ended") == [{"seat": 0}]) is (after == 0)


@rule("T19.3", "T25.66", "T19.7b")
def test_a_turn_with_a_panic_card_counts():
    s = position(4, quarantine={0: 2}, thing=3, deck="oops axe axe axe")
    assert s.quarantine == [1, 0, 0, 0]
    assert asked(s) == [(1, "turn.play")]


@rule("T19.3", "T25.15")
def test_turns_of_others_do_not_count():
    s = position(4, 1, quarantine={0: 2}, thing=3)
    go_on(s)
    go_on(s)
    assert s.quarantine == [2, 0, 0, 0]


@rule("T19.8", "T25.66", "T19.2")
def test_after_its_removal_a_new_one_lasts_three_turns_again():
    s = position(4, hands={0: "axe", 1: "quarantine"}, quarantine={0: 1}, way=COUNTER_CLOCKWISE, thing=2)
    reply = play(s, 0, "axe", 0)
    assert heard(reply, -1, "quarantine_ended") == []
    exchange(s, 0, "fine_here", 3, "fine_here")
    assert s.quarantine == [0, 0, 0, 0]
    assert words(s.discard) == "axe quarantine"
    for seat in (3, 2):
        discard(s, seat, "suspicion")
        exchange(s, seat, "fine_here", seat - 1, "fine_here")
    play(s, 1, "quarantine", 0)
    assert s.quarantine == [3, 0, 0, 0]
    assert s.turn.seat == 0
    go_on(s)
    assert s.quarantine == [2, 0, 0, 0]


# -- what it forbids


@rule("T19.4", "T6.5b", "T6.6")
@pytest.mark.parametrize(
    ("quarantine", "way"), [({0: 2}, 1), ({1: 1}, 1), ({0: 2}, -1), ({4: 1}, -1), ({0: 1, 1: 1}, 1)]
)
def test_neither_of_the_two_may_be_quarantined_in_an_exchange(quarantine, way):
    s = position(5, quarantine=quarantine, way=way, thing=2)
    reply = discard(s, 0, "suspicion")
    partner = 1 if way == 1 else 4
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": partner, "reason": "quarantine"}]
    assert heard(reply, -1, "offered") == []
    assert asked(s) == [(partner, "turn.play")]


@rule("T19.4")
def test_a_quarantine_further_away_does_not_matter():
    s = position(5, quarantine={2: 1, 4: 3}, thing=3)
    discard(s, 0, "suspicion")
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T19.5", "T19.7", "T19.7a", "T23.2")
def test_he_draws_and_discards_and_plays_nothing():
    s = position(
        4,
        hands={0: "flamethrower whisky persistence barred_door"},
        quarantine={0: 3, 2: 1},
        thing=3,
        deck="analysis axe",
    )
    assert hand(s, 0) == "flamethrower analysis whisky persistence barred_door"
    assert offered(s, 0, "play") == []
    assert cards_offered(s, 0, "discard") == hand(s, 0)
    reply = discard(s, 0, "analysis")
    assert heard(reply, 0, "discarded") == [{"seat": 0, "card": kind("analysis")}]
    assert hand(s, 0) == "flamethrower whisky persistence barred_door"


@rule("T19.5", "T25.16")
def test_an_axe_drawn_in_quarantine_frees_him():
    s = position(4, hands={0: "whisky"}, quarantine={0: 3}, thing=3, deck="axe axe")
    assert offered(s, 0, "play") == [("play", AXE, 0)]


@rule("T19.6")
def test_event_cards_of_others_do_not_reach_him():
    held = "flamethrower analysis suspicion change_places better_run seduction quarantine barred_door axe"
    s = position(5, hands={0: held}, quarantine={1: 1, 2: 2}, thing=3)
    reached = {words([choice[1]]) for choice in offered(s, 0, "play") if len(choice) > 2 and choice[2] in (1, 2)}
    assert reached == {"axe", "barred_door"}
    assert targets(s, 0, "axe") == [1]
    assert targets(s, 0, "barred_door") == [1, 4]  # it lies between seats, not on a player (T25.47)


@rule("T19.7b", "T20.2")
def test_a_panic_card_drawn_in_quarantine_is_played_as_usual():
    s = position(4, quarantine={0: 3}, thing=3, deck="get_out axe axe axe")
    assert asked(s) == [(0, "get_out.choose")]
    reply = do(s, 0, "choose", 2)
    assert told_to_all(s, reply, "no_exchange") == [{"seat": 0, "target": 3, "reason": "quarantine"}]


@rule("T25.40", "T25.58")
def test_it_moves_with_its_player():
    s = position(4, quarantine={0: 3}, thing=3, deck="get_out axe axe axe")
    do(s, 0, "choose", 2)
    assert s.chairs == [2, 1, 0, 3]
    assert s.quarantine == [2, 0, 0, 0]
    assert s.turn.seat == 3


@rule("T19.8a", "T20.6", "T20.9")
@pytest.mark.parametrize("panic", ["old_ropes", "party"])
def test_some_panic_cards_remove_it(panic):
    s = position(4, quarantine={2: 3}, thing=3, deck=f"{panic} axe axe axe")
    assert s.quarantine == [0, 0, 0, 0]
    assert "quarantine" in words(s.discard)
