"""Section 5: draw, then panic or discard or play, then exchange; and what is offered in step 2."""

import pytest

from bathysphere.engine import SPECTATOR, Refused
from bathysphere.games.thing.cards.kinds import CATEGORY, NAMES, kind
from bathysphere.games.thing.components import Scene
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
    to_exchange,
    turn_over,
    words,
)

EVERYBODY = -1


def turn_of(s):
    return (s.turn.seat, s.turn.number, s.turn.quarantined, s.turn.closed)


def end_turn(s, seat, to):
    to_exchange(s, seat)
    return exchange(s, seat, "fine_here", to, "fine_here")


def next_turn(deck, seats=4, **more):
    """What is told when the turn passes from seat 0 to seat 1, who draws the first card of `deck`."""
    s = position(seats, deck=f"suspicion {deck}", **more)
    return s, end_turn(s, 0, 1)


@rule("T5.1", "T5.2", "T5.2a", "T5.5", "T14.1", "T24.10", "T11.2")
def test_draw_then_discard_then_exchange():
    s, reply = next_turn("axe suspicion")
    assert kinds(heard(reply, 1)) == ["exchanged", "turn_began", "drawn"]
    assert heard(reply, 1, "turn_began") == [{"seat": 1, "number": 2, "quarantined": 0}]
    assert heard(reply, 1, "drawn") == [{"seat": 1, "number": 1, "source": "turn", "cards": (kind("axe"),)}]
    for other in (0, 2, 3, SPECTATOR):
        assert heard(reply, other, "drawn") == [{"seat": 1, "number": 1, "source": "turn"}]
    assert turn_of(s) == (1, 2, False, False)
    assert hand(s, 1) == "axe fine_here fine_here fine_here fine_here"
    assert words(s.deck) == "suspicion"
    assert asked(s) == [(1, "turn.play")]
    discard(s, 1, "axe")
    assert asked(s) == [(1, "exchange.offer"), (2, "exchange.reply")]
    assert s.scene == Scene("exchange", 1, 2, -1)
    reply = exchange(s, 1, "fine_here", 2, "fine_here")
    assert asked(s) == [(2, "turn.play")]
    assert s.scene is None
    assert [len(s.hands[seat]) for seat in range(4)] == [4, 4, 5, 4]


@rule("T5.3", "T5.3a", "T20.2", "T20.3", "T24.8", "T23.15")
def test_a_panic_card_is_played_at_once_and_nothing_from_the_hand():
    s, reply = next_turn("oops axe")
    assert kinds(heard(reply, 0))[1:] == ["turn_began"]
    reply = turn_over(s)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert heard(reply, seat, "panic_drawn") == [{"seat": 1, "card": kind("oops")}]
        assert kinds(heard(reply, seat)) == ["panic_drawn", "hand_shown", "offered"]
    assert hand(s, 1) == "fine_here fine_here fine_here fine_here"
    assert words(s.discard) == "fine_here oops"
    assert s.seen[-1] == EVERYBODY
    assert s.in_play == []


@rule("T5.5a", "T20.18")
def test_step_3_follows_a_panic_card():
    s, _ = next_turn("oops axe")
    reply = turn_over(s)
    assert heard(reply, 0, "offered") == [{"seat": 1, "target": 2, "source": "turn"}]
    assert asked(s) == [(1, "exchange.offer"), (2, "exchange.reply")]


@rule("T5.5a", "T20.18")
def test_a_panic_card_that_ends_the_turn_leaves_step_3_out():
    s, _ = next_turn("blind_date axe axe")
    turn_over(s)
    assert asked(s) == [(1, "blind_date.swap")]
    assert turn_of(s) == (1, 2, False, True)
    assert s.scene == Scene("panic", 1, -1, kind("blind_date"))
    reply = do(s, 1, "swap", kind("fine_here"))
    assert kinds(heard(reply, 1)) == ["blind_swapped", "turn_began", "drawn"]
    assert asked(s) == [(2, "turn.play")]


@rule("T5.4", "T5.4a", "T5.4d", "T23.2", "T14.1")
def test_any_card_in_hand_may_be_discarded_the_new_one_too():
    s = position(4, hands={0: "axe whisky seduction missed"}, deck="suspicion")
    assert cards_offered(s, 0, "discard") == "axe suspicion whisky seduction missed"
    discard(s, 0, "suspicion")
    assert hand(s, 0) == "axe whisky seduction missed"


@rule("T5.4d")
def test_copies_are_offered_once():
    s = position(4, hands={0: "axe axe whisky whisky"}, deck="axe")
    assert offered(s, 0) == [("discard", kind("axe")), ("discard", kind("whisky")), ("play", kind("whisky"))]


@rule("T5.4", "T5.4b")
def test_one_card_is_played_or_discarded_not_both():
    s = position(4, hands={0: "whisky watch_your_back"})
    reply = play(s, 0, "whisky")
    assert kinds(heard(reply, 2)) == ["played", "hand_shown", "offered"]
    assert heard(reply, 2, "played") == [{"seat": 0, "card": kind("whisky"), "target": -1}]
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert words(s.discard) == "whisky"
    assert hand(s, 0) == "suspicion watch_your_back fine_here fine_here"


@rule("T5.4b", "T24.7", "T5.4d")
def test_the_card_just_drawn_may_be_played():
    s = position(4, deck="suspicion axe")
    reply = play(s, 0, "suspicion", 3)
    assert heard(reply, SPECTATOR, "played") == [{"seat": 0, "card": kind("suspicion"), "target": 3}]
    assert len(s.hands[0]) == 4


@rule("T5.4c", "T19.1")
def test_an_obstacle_stays_on_the_table():
    s = position(4, hands={0: "barred_door quarantine"})
    play(s, 0, "barred_door", 1)
    assert s.doors == [1, 0, 0, 0]
    assert s.discard == []
    s = position(4, hands={0: "barred_door quarantine"})
    play(s, 0, "quarantine", 3)
    assert s.quarantine == [0, 0, 0, 3]
    assert s.discard == []


@rule("T5.4e", "T18.1", "T5.4f", "T16.1")
def test_neither_defence_nor_infection_cards_are_played_in_step_2():
    held = [NAMES[card] for card in range(31) if CATEGORY[card] in ("defence", "infection") and card]
    for word in held:
        s = position(4, hands={0: word})
        assert ("play", kind(word)) not in offered(s, 0)
        assert not [option for option in offered(s, 0, "play") if option[1] == kind(word)]
        assert ("discard", kind(word)) in offered(s, 0)
        with pytest.raises(Refused):
            play(s, 0, word)
    s = position(4, thing=0)
    assert not [option for option in offered(s, 0, "play") if option[1] == kind("the_thing")]


@rule("T5.4b", "T25.18")
@pytest.mark.parametrize(
    ("word", "choices"),
    [
        ("flamethrower", [("play", 2, 1), ("play", 2, 3)]),
        ("analysis", [("play", 3, 1), ("play", 3, 3)]),
        ("axe", []),
        ("whisky", [("play", 6)]),
        ("persistence", [("play", 7)]),
        ("watch_your_back", [("play", 8)]),
        ("change_places", [("play", 9, 1), ("play", 9, 3)]),
        ("better_run", [("play", 10, 1), ("play", 10, 2), ("play", 10, 3)]),
        ("seduction", [("play", 11, 1), ("play", 11, 2), ("play", 11, 3)]),
        ("quarantine", [("play", 17, 0), ("play", 17, 1), ("play", 17, 3)]),
        ("barred_door", [("play", 18, 1), ("play", 18, 3)]),
    ],
)
def test_the_ways_to_play_each_card_at_a_free_table(word, choices):
    s = position(4, hands={0: word}, deck="infected axe")
    assert offered(s, 0, "play") == choices


@rule("T25.18", "T25.31", "T23.2")
def test_with_nothing_to_play_one_discards():
    s = position(4, hands={0: "axe fear missed infected"}, deck="infected axe")
    assert offered(s, 0) == [("discard", kind(word)) for word in ("infected", "axe", "fear", "missed")]


@rule("T5.6", "T6.5")
def test_the_turn_passes_on_when_there_is_no_exchange():
    s = position(4, doors=(0,))
    reply = discard(s, 0, "suspicion")
    assert kinds(heard(reply, 2)) == ["discarded", "no_exchange", "turn_began", "drawn"]
    assert heard(reply, 2, "no_exchange") == [{"seat": 0, "target": 1, "reason": "door"}]
    assert asked(s) == [(1, "turn.play")]


@rule("T23.2")
def test_step_2_is_asked_again_after_persistence_only():
    s = position(4, hands={0: "persistence whisky"}, deck="suspicion axe axe analysis axe")
    play(s, 0, "persistence")
    do(s, 0, "keep", kind("analysis"))
    assert asked(s) == [(0, "turn.play")]
    play(s, 0, "analysis", 1)
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    assert hand(s, 0) == "suspicion whisky fine_here fine_here"


@rule("T23.2", "T19.7a", "T25.16")
def test_a_quarantined_player_may_only_discard_or_free_himself():
    s = position(4, hands={0: "whisky suspicion persistence"}, quarantine={0: 2})
    assert {option[0] for option in offered(s, 0)} == {"discard"}
    assert turn_of(s) == (0, 1, True, False)
    s = position(4, hands={0: "whisky axe"}, quarantine={0: 2, 1: 3}, doors=(3,))
    assert offered(s, 0, "play") == [("play", kind("axe"), 0)]


@rule("T5.1")
def test_the_number_of_the_quarantine_is_told_when_a_turn_begins():
    s = position(4, quarantine={1: 2})
    reply = discard(s, 0, "suspicion")
    assert heard(reply, SPECTATOR, "turn_began") == [{"seat": 1, "number": 2, "quarantined": 2}]
    assert turn_of(s) == (1, 2, True, False)
