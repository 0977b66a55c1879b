"""Cards from the deck in all their ways (T20.5, T25.34, T25.55), and what the piles give away (T24.1 to T24.11)."""

import pytest

from bathysphere.engine import opening_reply
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, kind
from bathysphere.games.thing.knowledge import draw_events, has_event, take_top
from bathysphere.games.thing.roles import EVERYBODY
from support.rules import rule
from support.thing.positions import (
    asked,
    cards,
    discard,
    exchange,
    hand,
    heard,
    kinds,
    position,
    told_to_all,
    turn_over,
    views,
    words,
)


@rule("T5.2", "T24.10")
def test_the_card_of_the_turn_is_known_to_its_drawer():
    s = position(4, deck="axe whisky")
    reply = opening_reply(s)
    told = {"seat": 0, "number": 1, "source": "turn"}
    assert heard(reply, 0, "drawn") == [{**told, "cards": (kind("axe"),)}]
    assert all(heard(reply, seat, "drawn") == [told] for seat in (1, 2, 3, -1))
    assert all(view.deck == 1 for view in views(s))


@rule("T25.55", "T4.6", "T24.2")
def test_the_pile_becomes_the_deck_as_soon_as_its_last_card_is_drawn():
    s = position(4, deck="axe", discard="whisky oops fear")
    reply = opening_reply(s)
    assert kinds(reply.seen_by(2)) == ["turn_began", "deck_reshuffled", "drawn"]
    assert told_to_all(s, reply, "deck_reshuffled") == [{"number": 3}]
    assert sorted(s.deck) == sorted(cards("whisky oops fear"))
    assert (s.discard, s.seen) == ([], [])
    assert all((view.deck, view.discard, view.discard_back) == (3, 0, "") for view in views(s))
    assert {view.deck_back for view in views(s)} <= {"event", "panic"}


@rule("T4.6", "T25.55")
def test_the_new_deck_is_in_an_order_of_chance():
    orders = {tuple(position(4, deck="axe", discard="whisky oops fear missed", seed=seed).deck) for seed in range(12)}
    assert len(orders) > 3


@rule("T25.55")
def test_a_deck_with_cards_left_is_not_touched():
    s = position(4, deck="axe fear", discard="whisky")
    assert words(s.deck) == "fear"
    assert words(s.discard) == "whisky"
    assert heard(opening_reply(s), 0, "deck_reshuffled") == []


@rule("T25.34")
def test_when_nothing_is_there_at_the_last_draw_the_pile_is_shuffled_before_the_next():
    s = position(4, deck="axe")
    assert (s.deck, s.discard) == ([], [])
    assert all(view.deck_back == "" for view in views(s))
    discard(s, 0, "axe")
    reply = exchange(s, 0, "fine_here", 1, "fine_here")
    assert kinds(reply.seen_by(2)) == ["exchanged", "turn_began", "deck_reshuffled", "drawn"]
    assert "axe" in hand(s, 1)


@rule("T25.34", "T5.5")
def test_without_any_card_to_draw_steps_one_and_two_are_left_out():
    s = position(4, deck="")
    assert kinds(opening_reply(s).seen_by(0)) == ["turn_began", "offered"]
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]
    exchange(s, 0, "fine_here", 1, "fine_here")
    assert asked(s) == [(1, "exchange.offer"), (2, "exchange.reply")]
    assert s.turn.number == 2


@pytest.mark.parametrize(
    ("deck", "pile", "wanted", "drawn", "skipped"),
    [
        ("axe whisky", "", 1, "axe", 0),
        ("oops axe", "", 1, "axe", 1),
        ("oops party axe fear", "", 2, "axe fear", 2),
        ("axe oops whisky", "", 2, "axe whisky", 1),
        ("axe", "", 2, "axe", 0),
        ("oops party", "", 1, "", 0),
        ("axe oops party", "", 2, "axe", 0),
        ("", "axe", 1, "axe", 0),
        ("", "", 1, "", 0),
        ("oops", "axe", 1, "axe", 1),
        ("axe", "oops", 2, "axe", 0),
    ],
)
@rule("T20.5", "T18.2a", "T25.34", "T25.35", "T25.55")
def test_drawing_event_cards_through_an_effect(deck, pile, wanted, drawn, skipped):
    s = position(4, deck=deck, discard=pile, begun=False)
    assert words(draw_events(s, 2, wanted)) == drawn
    told = [event.seen_by(-1) for event in s.events]
    numbers = [event.data for event in told if event.kind == "panics_skipped"]
    assert numbers == ([{"seat": 2, "number": skipped}] if skipped else [])
    everything = s.deck + s.discard + cards(drawn)
    assert sorted(everything) == sorted(cards(f"{deck} {pile}"))
    assert len(s.seen) == len(s.discard)


@pytest.mark.parametrize(
    ("deck", "pile", "expected"),
    [("axe", "", True), ("", "axe", True), ("oops", "party axe", True), ("oops", "party", False), ("", "", False)],
)
@rule("T25.34", "T25.35")
def test_whether_an_event_card_can_be_found_at_all(deck, pile, expected):
    assert has_event(position(4, deck=deck, discard=pile, begun=False)) is expected


# -- what can be followed through the piles


@rule("T24.3", "T24.4", "T24.6", "T15.1", "T24.7")
def test_the_pile_shows_number_and_back_and_its_faces_are_remembered_by_those_who_saw_them():
    s = position(4, hands={0: "whisky", 1: "axe"}, deck="suspicion suspicion oops suspicion")
    reply = discard(s, 0, "suspicion")
    assert heard(reply, 0, "discarded") == [{"seat": 0, "card": kind("suspicion")}]
    assert all(heard(reply, seat, "discarded") == [{"seat": 0}] for seat in (1, 2, 3, -1))
    assert s.seen == [1 << 0]
    assert all((view.discard, view.discard_back) == (1, "event") for view in views(s))
    exchange(s, 0, "fine_here", 1, "fine_here")
    discard(s, 1, "axe")
    exchange(s, 1, "fine_here", 2, "fine_here")
    turn_over(s)
    assert s.seen == [1 << 0, 1 << 1, EVERYBODY]
    assert words(s.discard) == "suspicion axe oops"
    assert all((view.discard, view.discard_back) == (3, "panic") for view in views(s))


@rule("T24.1", "T24.4")
def test_after_a_shuffle_it_is_kept_who_knew_which_of_the_cards():
    s = position(4, hands={0: "whisky"}, deck="axe", discard="fear missed")
    assert s.reshuffled == ()  # nobody knew a face of that pile
    s = position(4, hands={1: "no_thanks"}, deck="axe fear", begun=True)
    discard(s, 0, "axe")
    s.deck = [kind("fear")]
    reply = exchange(s, 0, "fine_here", 1, "no_thanks")
    assert heard(reply, 2, "deck_reshuffled") == [{"number": 1}]
    assert s.reshuffled == ((kind("axe"), 1 << 0),)
    assert s.left_deck == []
    take_top(s, 1 << 2)
    assert s.left_deck == [(kind("axe"), 1 << 2)]


@rule("T24.2", "T25.4", "T24.1")
def test_the_back_of_the_top_card_is_public_and_no_face_is():
    for deck, back in (("axe fear", "event"), ("axe oops", "panic"), ("axe infected", "event")):
        s = position(4, deck=deck)
        assert all(view.deck_back == back for view in views(s))
    one, other = position(4, deck="axe fear whisky"), position(4, deck="axe infected seduction")
    assert views(one) == views(other)


@rule("T24.5", "T24.17", "T24.18")
def test_sizes_seats_obstacles_and_the_turn_are_public_and_hands_are_not():
    scene = {"doors": [1], "quarantine": {2: 2}, "chairs": (0, 2, 1, 3), "way": -1}
    one = position(4, hands={1: "axe axe axe axe"}, deck="fear fear", **scene)
    other = position(4, hands={1: "fear infected missed whisky"}, deck="fear fear", **scene)
    for seat in (0, 2, 3, -1):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.view(one, 1) != GAME.view(other, 1)
    for view in views(one):
        assert view.hand_sizes == (5, 4, 4, 4)
        assert (view.doors, view.quarantine, view.chairs, view.way) == ((0, 1, 0, 0), (0, 0, 2, 0), (0, 2, 1, 3), -1)
        assert (view.turn.seat, view.turn.number) == (0, 1)
        assert view.out == (False,) * 4
    assert INFECTION not in GAME.view(other, 0).hand
