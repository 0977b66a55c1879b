"""Scary and No, Thank You! against every exchange there is: in a turn, by Seduction, by panic and after Missed!."""

import pytest

from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import FEAR, INFECTION, NO_THANKS, kind
from bathysphere.games.thing.roles import EVERYBODY, HUMAN, THING_ROLE, UNKNOWN
from bathysphere.games.thing.view import Known
from support.rules import rule
from support.thing.positions import (
    asked,
    cards,
    defend,
    discard,
    do,
    give,
    hand,
    heard,
    kinds,
    offer,
    offered,
    play,
    position,
    refuse,
    to_exchange,
    told_to_all,
    views,
    words,
)

PARTNER = {"turn": 1, "seduction": 3, "be_friends": 3, "missed": 2}
CAUSES = pytest.mark.parametrize("cause", PARTNER)
BOTH = pytest.mark.parametrize("defence", ["fear", "no_thanks"])
DEFENCES = "fear no_thanks missed axe"


def offered_by(cause, held=DEFENCES, own="analysis", **scene):
    """Seat 0 offers an exchange to PARTNER[cause], who holds `held`."""
    partner = PARTNER[cause]
    hands = {0: own, partner: held}
    if cause == "seduction":
        hands[0] += " seduction"
    if cause == "missed":
        hands[1] = "missed"
    first = "be_friends" if cause == "be_friends" else "suspicion"
    deck = scene.pop("deck", "whisky whisky whisky whisky whisky whisky")
    s = position(6, hands=hands, deck=f"{first} {deck}", **scene)
    if cause == "seduction":
        play(s, 0, "seduction", 3)
    elif cause == "be_friends":
        do(s, 0, "choose", 3)
    else:
        discard(s, 0, "suspicion")
    if cause == "missed":
        refuse(s, 0, "analysis", 1, "missed")
    return s


@CAUSES
@rule("T18.3", "T18.5", "T18.6", "T18.1", "T23.12", "T20.13b", "T25.32")
def test_all_three_answer_any_offered_exchange_and_only_the_one_who_is_asked_has_them(cause):
    s = offered_by(cause, own="analysis fear no_thanks" if cause == "seduction" else "analysis fear no_thanks missed")
    partner = PARTNER[cause]
    assert asked(s) == [(0, "exchange.offer"), (partner, "exchange.reply")]
    assert offered(s, partner, "defend") == [("defend", kind(card)) for card in ("fear", "no_thanks", "missed")]
    assert offered(s, 0, "defend") == []
    assert [choice[1] for choice in offered(s, partner, "give")] == [kind("axe"), FEAR, NO_THANKS, kind("missed")]


@rule("T18.4", "T18.7", "T18.1")
def test_the_two_others_answer_no_exchange():
    s = to_exchange(position(4, hands={1: "fine_here no_barbecue axe axe"}), 0)
    assert offered(s, 1, "defend") == []


@rule("T18.3", "T23.12")
def test_the_question_looks_the_same_to_others_whether_or_not_a_defence_is_held():
    s, other = offered_by("turn", "axe axe axe axe"), offered_by("turn")
    assert asked(s) == asked(other)
    for seat in (0, 2, 3, 4, 5, -1):
        assert GAME.view(s, seat) == GAME.view(other, seat)


@CAUSES
@BOTH
@rule("T18.3", "T18.3a", "T18.5", "T18.5a", "T25.33", "T25.13")
def test_the_exchange_is_refused_and_not_repeated(cause, defence):
    s = offered_by(cause)
    partner = PARTNER[cause]
    reply = refuse(s, 0, "analysis", partner, defence)
    assert told_to_all(s, reply, "refused") == [{"seat": partner, "target": 0, "card": kind(defence)}]
    assert heard(reply, -1, "exchanged") == []
    assert asked(s)[0] == ((0, "exchange.offer") if cause == "be_friends" else (1, "turn.play"))


@CAUSES
@BOTH
@rule("T18.3c", "T6.13")
def test_the_refused_card_stays_with_its_owner(cause, defence):
    s = offered_by(cause)
    before = hand(s, 0)
    refuse(s, 0, "analysis", PARTNER[cause], defence)
    assert hand(s, 0) == before


@CAUSES
@BOTH
@rule("T18.2", "T18.2b", "T18.8", "T25.59")
def test_the_defence_card_is_discarded_and_replaced_at_once(cause, defence):
    s = offered_by(cause)
    partner = PARTNER[cause]
    piled = len(s.discard)
    reply = refuse(s, 0, "analysis", partner, defence)
    held = DEFENCES.replace(defence, "whisky") + (" whisky" if cause == "turn" else "")  # his own turn has begun
    assert hand(s, partner) == words(sorted(cards(held)))
    drawn = {"seat": partner, "number": 1, "source": "defence"}
    assert heard(reply, partner, "drawn")[0] == {**drawn, "cards": (kind("whisky"),)}
    assert heard(reply, 0, "drawn")[0] == drawn
    seen = ["refused_card_seen"] if defence == "fear" else []
    # step 3 follows the panic card, after the others it was step 3 or the turn is over
    after = ["offered"] if cause == "be_friends" else ["turn_began", "drawn"]
    assert kinds(reply.seen_by(5)) == ["refused", *seen, "drawn", *after]
    assert words(s.discard[piled : piled + 1]) == defence
    assert s.seen[piled] == EVERYBODY


@CAUSES
@rule("T18.3b", "T23.13", "T24.13")
def test_scary_shows_the_refused_card_to_its_player_alone(cause):
    s = offered_by(cause)
    partner = PARTNER[cause]
    reply = refuse(s, 0, "analysis", partner, "fear")
    told = {"seat": partner, "target": 0}
    for seat in (0, 1, 2, 3, 4, 5, -1):
        expected = {**told, "card": kind("analysis")} if seat == partner else told
        assert heard(reply, seat, "refused_card_seen") == [expected]
    for view in views(s):
        assert view.known[0] == (Known((kind("analysis"),), 0) if view.seat == partner else Known())


@CAUSES
@pytest.mark.parametrize("defence", ["no_thanks", "missed"])
@rule("T24.13", "T18.5a", "T18.6a")
def test_with_the_other_two_nobody_sees_it(cause, defence):
    s = offered_by(cause)
    reply = refuse(s, 0, "analysis", PARTNER[cause], defence)
    assert all(heard(reply, seat, "refused_card_seen") == [] for seat in range(6))
    assert all(view.known[0] == Known() for view in views(s))
    assert kinds(reply.seen_by(PARTNER[cause]))[:2] == ["refused", "drawn"]


@pytest.mark.parametrize(("defence", "role"), [("fear", THING_ROLE), ("no_thanks", UNKNOWN), ("missed", UNKNOWN)])
@rule("T6.13", "T18.3a", "T18.3b", "T24.19", "T24.13")
def test_a_refused_infection_infects_nobody_but_scary_shows_who_the_thing_is(defence, role):
    s = position(5, hands={0: "infected axe", 1: DEFENCES}, thing=0, deck="whisky whisky whisky whisky")
    discard(s, 0, "whisky")
    reply = refuse(s, 0, "infected", 1, defence)
    assert s.roles[1] == HUMAN
    assert heard(reply, 1, "infected") == []
    assert hand(s, 0) == "the_thing infected axe fine_here"
    assert views(s)[1].roles == (role, HUMAN, UNKNOWN, UNKNOWN, UNKNOWN)
    assert views(s)[2].roles == (UNKNOWN, UNKNOWN, HUMAN, UNKNOWN, UNKNOWN)


@rule("T18.3b", "T24.19")
def test_another_card_seen_by_scary_tells_nothing_of_the_role():
    s = position(5, hands={0: "infected axe", 1: DEFENCES}, thing=0, deck="whisky whisky whisky whisky")
    discard(s, 0, "whisky")
    refuse(s, 0, "axe", 1, "fear")
    assert views(s)[1].roles[0] == UNKNOWN


@rule("T23.12", "T25.71", "T6.4")
def test_offer_and_defence_are_sealed_until_both_are_in():
    s = offered_by("turn")
    reply = defend(s, 1, "no_thanks")
    assert reply.seen_by(0) == []
    assert hand(s, 1) == "axe fear no_thanks missed"
    reply = offer(s, 0, "analysis")
    assert kinds(reply.seen_by(0)) == ["refused", "drawn", "turn_began", "drawn"]


# -- the replacement


@BOTH
@rule("T18.2a", "T20.5", "T24.9", "T24.10")
def test_panic_cards_on_top_are_skipped_unseen(defence):
    s = offered_by("turn", deck="oops party seduction whisky whisky")
    reply = refuse(s, 0, "analysis", 1, defence)
    assert told_to_all(s, reply, "panics_skipped") == [{"seat": 1, "number": 2}]
    assert heard(reply, 1, "drawn")[0]["cards"] == (kind("seduction"),)
    assert "seduction" in hand(s, 1)
    assert words(s.discard) == f"suspicion {defence} oops party"
    assert s.seen == [1, EVERYBODY, 0, 0]
    assert "panic_drawn" not in kinds(reply.seen_by(0))


@rule("T25.55", "T18.2")
def test_the_pile_is_shuffled_with_the_defence_card_in_it_when_the_last_card_is_drawn():
    s = offered_by("turn", deck="seduction")
    reply = refuse(s, 0, "analysis", 1, "no_thanks")
    assert told_to_all(s, reply, "deck_reshuffled") == [{"number": 2}]
    assert kinds(reply.seen_by(3))[:3] == ["refused", "deck_reshuffled", "drawn"]
    assert "seduction" in hand(s, 1)
    assert len(s.deck) + len(s.hands[1]) == 6  # seat 1 has drawn for its own turn


@rule("T25.55", "T18.2a", "T25.34")
def test_a_deck_of_panic_cards_alone_is_gone_through_and_shuffled_anew():
    s = offered_by("turn", deck="oops")
    reply = refuse(s, 0, "analysis", 1, "no_thanks")
    assert told_to_all(s, reply, "deck_reshuffled")[0] == {"number": 2}
    assert kinds(reply.seen_by(3))[:4] == ["refused", "deck_reshuffled", "panics_skipped", "drawn"]
    assert told_to_all(s, reply, "panics_skipped")[0] == {"seat": 1, "number": 1}
    assert set(words(s.hands[1]).split()) <= {"axe", "fear", "missed", "suspicion", "no_thanks"}
    assert "oops" in words(s.deck + s.discard)


@rule("T25.9", "T11.1", "T23.16")
def test_a_fourth_infection_drawn_as_replacement_goes_at_once():
    s = offered_by("turn", "infected infected infected no_thanks", deck="infected party axe whisky whisky")
    reply = refuse(s, 0, "analysis", 1, "no_thanks")
    assert kinds(reply.seen_by(3))[:5] == ["refused", "drawn", "surplus_discarded", "panics_skipped", "drawn"]
    assert told_to_all(s, reply, "surplus_discarded") == [{"seat": 1, "number": 1, "giver": -1}]
    assert heard(reply, 1, "drawn")[1] == {"seat": 1, "number": 1, "source": "surplus", "cards": (kind("axe"),)}
    assert s.hands[1].count(INFECTION) == 3
    assert all(view.known[1].cards == (INFECTION,) * 3 for view in views(s) if view.seat != 1)


@rule("T18.1", "T18.3", "T18.5", "T20.12b", "T20.21")
def test_no_defence_card_answers_chain_reaction():
    s = position(4, hands={1: DEFENCES}, deck="chain_reaction axe axe axe")
    assert offered(s, 1, "defend") == []
    assert len(offered(s, 1, "give")) == 4
    give(s, 1, "fear")
    for seat in (0, 2, 3):
        give(s, seat, "fine_here")
    assert hand(s, 2) == "fear fine_here fine_here fine_here"
