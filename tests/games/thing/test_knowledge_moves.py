"""What is known of cards that move: in exchanges, to the discard pile and into the deck; who passed what to whom."""

import pytest

from bathysphere.engine import SPECTATOR, answer
from bathysphere.engine.flow import begin
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING, kind
from bathysphere.games.thing.knowledge import (
    all_see_hand,
    infect,
    sees_card,
)
from bathysphere.games.thing.steps.turn import BeginTurn
from support.rules import rule
from support.thing.known_cards import WATCHERS, known, seen, unknown
from support.thing.positions import (
    cards,
    defend,
    discard,
    do,
    exchange,
    give,
    hand,
    offer,
    play,
    position,
    to_exchange,
    turn_over,
)

# -- exchanges


@rule("T24.12")
def test_both_partners_know_what_the_other_got():
    s = position(4, hands={0: "axe", 1: "whisky"})
    to_exchange(s, 0)
    exchange(s, 0, "axe", 1, "whisky")
    assert known(s, 0, 1) == ("axe", 0)
    assert known(s, 1, 0) == ("whisky", 0)
    assert unknown(s, 0, but=(1,))
    assert unknown(s, 1, but=(0,))


@rule("T24.12")
def test_a_card_given_for_one_like_it_is_still_known():
    s = position(4, hands={0: "axe", 1: "axe axe"})
    to_exchange(s, 0)
    exchange(s, 0, "axe", 1, "axe")
    assert known(s, 0, 1) == ("axe", 0)
    assert known(s, 1, 0) == ("axe", 0)


@rule("T24.12")
def test_an_exchange_is_followed_by_the_two_and_costs_others_a_card():
    s = position(4, hands={0: "axe whisky", 1: "fear missed seduction persistence"})
    all_see_hand(s, 1)
    discard(s, 0, "suspicion")
    exchange(s, 0, "axe", 1, "fear")
    assert known(s, 0, 1) == ("axe persistence seduction missed", 0)
    for other in (2, 3, SPECTATOR):
        assert known(s, other, 1) == ("persistence seduction fear missed", 1)


@rule("T24.12")
def test_a_card_that_one_did_not_know_of_may_come():
    s = position(4, hands={0: "axe", 1: "fear missed"})
    sees_card(s, 0, 1, kind("missed"))
    to_exchange(s, 0)
    exchange(s, 0, "axe", 1, "fear")
    assert known(s, 0, 1) == ("axe missed", 0)


@rule("T24.30")
@pytest.mark.parametrize("way", [1, -1])
def test_in_a_chain_reaction_everybody_knows_what_his_neighbour_got(way):
    gave = ["axe", "whisky", "fear", "missed"]
    s = position(4, hands=dict(enumerate(gave)), deck="chain_reaction suspicion suspicion", way=way)
    for seat, word in enumerate(gave):
        give(s, seat, word)
    for seat, word in enumerate(gave):
        after = (seat + way) % 4
        assert known(s, seat, after) == (word, 0), seat
        assert unknown(s, after, but=(seat,))
        assert word in hand(s, after)


@rule("T24.13", "T18.3b")
def test_scary_shows_the_refused_card_to_one():
    s = position(4, hands={0: "axe", 1: "fear"})
    to_exchange(s, 0)
    offer(s, 0, "axe")
    defend(s, 1, "fear")
    assert known(s, 1, 0) == ("axe", 0)
    assert unknown(s, 0, but=(1,))


@rule("T24.13")
@pytest.mark.parametrize("defence", ["no_thanks", "missed"])
def test_the_other_refusals_show_nothing(defence):
    s = position(4, hands={0: "axe", 1: defence})
    to_exchange(s, 0)
    offer(s, 0, "axe")
    defend(s, 1, defence)
    assert unknown(s, 0)


@rule("T24.19", "T18.3b")
def test_an_infection_refused_with_scary_gives_the_thing_away():
    s = position(4, 3, thing=3, hands={3: "infected", 0: "fear"})
    to_exchange(s, 3)
    offer(s, 3, "infected")
    defend(s, 0, "fear")
    assert GAME.view(s, 0).roles == (0, -1, -1, 2)
    assert GAME.view(s, 1).roles == (-1, 0, -1, -1)
    s = position(4, 3, thing=3, hands={3: "infected axe", 0: "fear"})
    to_exchange(s, 3)
    offer(s, 3, "axe")
    defend(s, 0, "fear")
    assert GAME.view(s, 0).roles == (0, -1, -1, -1)


# -- the discard pile


@rule("T24.4", "T24.6", "T24.7", "T24.11")
def test_who_knows_which_card_of_the_discard_pile():
    s = position(4, hands={0: "persistence"}, deck="axe axe whisky fear suspicion suspicion")
    play(s, 0, "persistence")
    do(s, 0, "keep", kind("axe"))
    assert seen(s) == [("whisky", 1), ("fear", 1), ("persistence", -1)]
    discard(s, 0, "axe")
    assert seen(s)[3:] == [("axe", 1)]


@rule("T24.9", "T20.5", "T18.2a")
def test_skipped_panics_are_known_to_nobody():
    s = position(4, hands={1: "no_thanks"}, deck="suspicion oops party axe whisky whisky")
    discard(s, 0, "suspicion")
    offer(s, 0, "fine_here")
    reply = defend(s, 1, "no_thanks")
    assert seen(s) == [("suspicion", 1), ("no_thanks", -1), ("oops", 0), ("party", 0)]
    for seat in WATCHERS:
        told = [each.data for each in reply.seen_by(seat) if each.kind == "panics_skipped"]
        assert told == [{"seat": 1, "number": 2}]


@rule("T24.32")
def test_forgotten_cards_are_known_to_their_owner():
    s = position(4, 2, hands={2: "axe whisky fear missed"}, deck="forgetful seduction seduction seduction suspicion")
    answer(s, 2, tuple(("discard", kind(word)) for word in ("axe", "whisky", "fear")))
    assert seen(s) == [("axe", 4), ("whisky", 4), ("fear", 4), ("forgetful", -1)]
    assert s.gone[2] == 3


@rule("T12.6a", "T24.24", "T24.4")
def test_the_cards_of_the_eliminated_are_known_to_him_and_to_whoever_saw_them():
    s = position(4, hands={0: "flamethrower", 1: "axe axe whisky fear"}, thing=3)
    sees_card(s, 2, 1, kind("whisky"))
    sees_card(s, 0, 1, kind("axe"))  # one of two: the other one he would not know
    play(s, 0, "flamethrower", 1)
    do(s, 1, "pass")
    assert seen(s) == [("axe", 2), ("axe", 2), ("whisky", 2 | 4), ("fear", 2), ("flamethrower", -1)]
    assert s.facts[1] == ()
    assert unknown(s, 1)


@rule("T24.24")
def test_what_may_have_left_the_hand_is_not_followed_to_the_pile():
    s = position(4, hands={0: "flamethrower", 1: "axe whisky fear missed"}, thing=3)
    all_see_hand(s, 1)
    s.gone[1] += 1
    play(s, 0, "flamethrower", 1)
    do(s, 1, "pass")
    assert [mask for _, mask in seen(s)] == [2, 2, 2, 2, -1]
    s = position(4, hands={0: "flamethrower", 1: "axe whisky fear missed"}, thing=3)
    all_see_hand(s, 1)
    play(s, 0, "flamethrower", 1)
    do(s, 1, "pass")
    assert [mask for _, mask in seen(s)] == [-1] * 5


# -- the deck


@rule("T24.29", "T25.64", "T20.14a")
def test_whoever_put_a_card_on_the_deck_follows_it():
    s = position(4, hands={0: "axe"}, deck="blind_date whisky suspicion suspicion suspicion")
    assert [GAME.view(s, seat).planted for seat in WATCHERS] == [-1] * 5
    do(s, 0, "swap", kind("axe"))
    assert known(s, 0, 1) == ("axe", 0)  # the next player has drawn it
    assert unknown(s, 1, but=(0,))
    assert [GAME.view(s, seat).planted for seat in WATCHERS] == [-1] * 5
    assert "axe" in hand(s, 1)
    assert s.planted == -1


@rule("T24.29")
def test_while_it_lies_there_only_he_sees_it():
    s = position(4, hands={0: "axe"}, begun=False)
    s.deck.append(kind("axe"))
    s.planted = 0
    assert [GAME.view(s, seat).planted for seat in WATCHERS] == [kind("axe"), -1, -1, -1, -1]
    assert {GAME.view(s, seat).deck_back for seat in WATCHERS} == {"event"}


@rule("T24.4", "T4.6")
def test_what_was_known_of_the_pile_is_known_of_the_new_deck():
    s = position(4, deck="suspicion axe", discard="", hands={0: "whisky", 1: "no_thanks"})
    discard(s, 0, "suspicion")
    offer(s, 0, "fine_here")
    defend(s, 1, "no_thanks")  # the axe comes, and the deck is made again
    assert s.reshuffled == ((kind("suspicion"), 1), (kind("no_thanks"), -1))
    drawn = next(card for card in s.hands[1] if card in cards("suspicion no_thanks"))
    assert s.left_deck == [(drawn, 1 << 1)]


@rule("T24.4")
def test_unknown_cards_are_not_remembered_and_a_panic_leaves_for_all_to_see():
    s = position(4, deck="suspicion", discard="oops party", begun=True)
    assert s.reshuffled == ()  # nobody knew them
    s = position(4, deck="suspicion", begun=False)
    s.discard, s.seen = cards("oops"), [-1]
    begin(s, (BeginTurn(0),))
    assert s.reshuffled == ((kind("oops"), -1),)
    s.hands[0] = s.hands[0][:4]
    begin(s, (BeginTurn(0),))
    turn_over(s)
    assert s.left_deck == [(kind("oops"), -1)]


# -- becoming infected


@rule("T24.19", "T24.23")
def test_a_victim_learns_who_the_thing_is_and_nobody_else_does():
    s = position(5, thing=4)
    assert s.knows_thing == 1 << 4
    infect(s, 2, 4)
    assert s.knows_thing == 1 << 4 | 1 << 2
    assert GAME.view(s, SPECTATOR).roles == (-1,) * 5


@rule("T24.19")
def test_a_thing_card_seen_is_a_thing_known():
    s = position(5, thing=4)
    sees_card(s, 1, 4, THING)
    sees_card(s, 2, 4, INFECTION)
    all_see_hand(s, 0)
    assert s.knows_thing == 1 << 4 | 1 << 1
    all_see_hand(s, 4)
    assert s.knows_thing == 0b111110 | 1  # spectators too
    assert GAME.view(s, SPECTATOR).roles == (-1, -1, -1, -1, 2)


# -- who passed a card to whom, and who was seen without which card


def pairs(s, table):
    return {(at // 4, at % 4) for at, moment in enumerate(table) if moment}


@rule("T24.12", "T24.30")
def test_who_passed_a_card_to_whom_is_remembered():
    s = position(4, 1, deck="axe suspicion suspicion")
    discard(s, 1, "axe")
    exchange(s, 1, "fine_here", 2, "fine_here")
    assert pairs(s, s.passed) == {(1, 2), (2, 1)}
    s = position(4, deck="chain_reaction suspicion suspicion")
    for seat in range(4):
        give(s, seat, "fine_here")
    assert pairs(s, s.passed) == {(0, 1), (1, 2), (2, 3), (3, 0)}
    assert set(s.passed) == {0, s.moment}


@rule("T24.14", "T24.16")
def test_what_was_missing_in_a_hand_that_was_seen_is_remembered():
    s = position(4, thing=3, hands={0: "analysis", 1: "infected"})
    play(s, 0, "analysis", 1)
    assert pairs(s, s.unlike) == {(0, 1)}
    assert pairs(s, s.clean) == set()
    all_see_hand(s, 2)
    assert pairs(s, s.clean) == {(0, 2), (1, 2), (3, 2), (4, 2)}
    before = s.moment
    all_see_hand(s, 3)
    assert (3, 3) not in pairs(s, s.unlike)
    assert {seat for _, seat in pairs(s, s.unlike)} == {1, 2}
    assert s.moment > before
