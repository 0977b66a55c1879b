"""Blind Date: a card from hand for the top card of the deck, which the next player draws."""

import pytest

from bathysphere.engine import decision_of, opening_reply
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, kind
from bathysphere.games.thing.roles import EVERYBODY, THING_ROLE
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import (
    asked,
    discard,
    do,
    exchange,
    hand,
    heard,
    kinds,
    position,
    told_to_all,
    views,
    words,
)


def drawn(held="axe fear missed whisky", deck="analysis seduction suspicion suspicion", seats=4, **scene):
    return position(seats, hands={0: held, **scene.pop("hands", {})}, deck=f"blind_date {deck}", **scene)


def swap(s, word):
    return do(s, 0, "swap", kind(word))


@rule("T20.14", "T20.14a", "T20.18", "T23.26", "T25.64", "T24.29")
def test_a_card_is_swapped_unseen_and_the_turn_is_over():
    s = drawn()
    assert asked(s) == [(0, "blind_date.swap")]
    assert words(option[1] for option in decision_of(s, 0).options) == "axe whisky fear missed"
    assert [option[0] for option in decision_of(s, 0).options] == ["swap"] * 4
    reply = swap(s, "fear")
    assert kinds(reply.seen_by(2)) == ["blind_swapped", "turn_began", "drawn"]
    assert heard(reply, 0, "blind_swapped") == [{"seat": 0, "gave": kind("fear"), "got": kind("analysis")}]
    for seat in (1, 2, 3, -1):
        assert heard(reply, seat, "blind_swapped") == [{"seat": 0}]
    assert hand(s, 0) == "analysis axe whisky missed"
    assert heard(reply, 1, "drawn") == [{"seat": 1, "number": 1, "source": "turn", "cards": (kind("fear"),)}]
    assert asked(s) == [(1, "turn.play")]
    assert words(s.discard) == "blind_date"
    assert words(s.deck) == "suspicion suspicion seduction"


@pytest.mark.parametrize(("way", "following"), [(1, 1), (-1, 3)])
@rule("T24.29", "T25.64")
def test_who_put_the_card_there_knows_who_has_it(way, following):
    s = drawn(way=way, thing=2)
    swap(s, "fear")
    assert asked(s) == [(following, "turn.play")]
    for view in views(s):
        expected = [Known()] * 4
        if view.seat == 0:
            expected[following] = Known((kind("fear"),), 0)
        assert view.known == tuple(expected)
        assert view.planted == -1
    discard(s, following, "fine_here")
    assert views(s)[0].known[following] == Known()  # it may have been that card


@rule("T24.29")
def test_before_it_is_drawn_he_alone_knows_what_lies_on_the_deck():
    s = drawn("axe fear missed whisky")
    s.stack = s.stack[-1:]  # as if nobody drew after him
    s.outcome = None
    s.deck = [kind("suspicion"), kind("analysis")]
    s.stack[-1].take(s, {0: ("swap", kind("fear"))})
    assert [GAME.view(s, seat).planted for seat in (0, 1, 2, 3, -1)] == [kind("fear"), -1, -1, -1, -1]
    assert [GAME.view(s, seat).deck_back for seat in (0, 1, -1)] == ["event"] * 3


@pytest.mark.parametrize(
    ("held", "scene", "options"),
    [
        ("the_thing infected axe fear", {"thing": 0}, "infected axe fear"),
        ("infected axe fear missed", {"infected": [0]}, "axe fear missed"),
        ("infected infected axe fear", {"infected": [0]}, "infected axe fear"),
        ("infected axe axe missed", {}, "infected axe missed"),
    ],
)
@rule("T20.14b", "T16.3a", "T16.7", "T7.5")
def test_what_a_role_must_keep_is_not_among_the_options(held, scene, options):
    s = drawn(held, **scene)
    assert words(option[1] for option in decision_of(s, 0).options) == options


@rule("T20.14b", "T7.2", "T16.4")
def test_an_infection_from_the_deck_or_put_there_infects_nobody():
    s = drawn("infected axe fear missed", "infected seduction suspicion")
    swap(s, "infected")
    assert hand(s, 0) == "infected axe fear missed"
    assert INFECTION in s.hands[1]
    assert s.roles[:3] == [0, 0, 0]
    thing = drawn("the_thing infected axe fear", thing=0)
    swap(thing, "infected")
    assert INFECTION in thing.hands[1]
    assert thing.roles == [THING_ROLE, 0, 0, 0]


@rule("T20.14", "T20.5", "T24.9")
def test_panic_cards_on_top_are_discarded_first_after_the_choice():
    s = drawn(deck="oops party analysis seduction")
    assert words(s.deck) == "seduction analysis party oops"
    reply = swap(s, "fear")
    assert kinds(reply.seen_by(2))[:2] == ["panics_skipped", "blind_swapped"]
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 0, "number": 2}]
    assert heard(reply, 0, "blind_swapped")[0]["got"] == kind("analysis")
    assert words(s.discard) == "oops party blind_date"
    assert s.seen == [0, 0, EVERYBODY]


@rule("T25.55")
def test_the_swap_is_one_step_and_does_not_empty_the_deck():
    s = drawn(deck="analysis", discard="suspicion suspicion")
    do(s, 0, "swap", kind("fear"))
    # the one card of the deck was swapped; it is the next draw that empties it
    assert "fear" in hand(s, 1)
    assert "analysis" in hand(s, 0)
    assert sorted(words(s.deck).split()) == ["blind_date", "suspicion", "suspicion"]


@rule("T25.55", "T20.14")
def test_a_deck_of_panic_cards_is_shuffled_anew_before_the_swap():
    s = drawn(deck="oops", discard="suspicion suspicion")
    reply = swap(s, "fear")
    assert kinds(reply.seen_by(2))[:3] == ["deck_reshuffled", "panics_skipped", "blind_swapped"]
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 0, "number": 1}]
    assert told_to_all(s, reply, "deck_reshuffled")[0] == {"number": 2}
    assert "suspicion" in hand(s, 0)


@pytest.mark.parametrize(("deck", "pile"), [("", ""), ("oops", ""), ("oops", "party")])
@rule("T20.19", "T25.34")
def test_without_an_event_card_to_swap_for_it_does_nothing_and_does_not_end_the_turn(deck, pile):
    s = drawn(deck=deck, discard=pile)
    assert told_to_all(s, opening_reply(s), "panic_idle") == [{"seat": 0, "card": kind("blind_date")}]
    assert hand(s, 0) == "axe whisky fear missed"
    assert asked(s) == [(0, "exchange.offer"), (1, "exchange.reply")]


@rule("T20.19", "T25.34")
def test_without_a_card_that_may_go_it_does_nothing():
    s = position(4, hands={0: "", 1: "axe", 2: "axe"}, deck="blind_date analysis suspicion", filled=False)
    assert told_to_all(s, opening_reply(s), "panic_idle") == [{"seat": 0, "card": kind("blind_date")}]
    assert asked(s) == [(1, "turn.play")]


@rule("T25.9", "T11.1", "T24.29")
def test_a_fourth_infection_from_the_deck_goes_at_once_for_the_card_just_put_there():
    s = drawn("infected infected infected axe", "infected seduction suspicion")
    reply = swap(s, "axe")
    assert kinds(reply.seen_by(1))[:3] == ["blind_swapped", "surplus_discarded", "drawn"]
    assert hand(s, 0) == "infected infected infected axe"
    assert views(s)[0].planted == -1
    assert views(s)[0].known[1] == Known()
    assert words(s.discard) == "infected blind_date"


@rule("T20.14", "T24.5", "T24.6")
def test_others_lose_sight_of_one_card_of_the_hand():
    s = drawn(hands={1: "analysis"})
    s.facts[0] = ()
    known = position(4, hands={0: "axe fear missed whisky"}, deck="oops suspicion")
    s.facts = list(known.facts)
    swap(s, "fear")
    assert views(s)[2].known[0] == Known(tuple(sorted(known.hands[0])), 1)


@rule("T20.14", "T19.7b")
def test_quarantine_does_not_stop_it():
    s = drawn(quarantine={0: 2})
    swap(s, "fear")
    assert "analysis" in hand(s, 0)
    assert s.quarantine == [1, 0, 0, 0]


@rule("T20.18", "T17.13a")
def test_no_exchange_follows_it():
    s = drawn()
    reply = swap(s, "fear")
    assert heard(reply, -1, "offered") == heard(reply, -1, "no_exchange") == []
    discard(s, 1, "fear")
    exchange(s, 1, "fine_here", 2, "fine_here")
    assert s.turn.seat == 2
