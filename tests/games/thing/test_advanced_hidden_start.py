"""Advanced rule 1 (T21.1): nobody is the Thing at first; whoever takes the card into his hand becomes it."""

import pytest

from bathysphere.engine import SPECTATOR, Outcome, answer, interjections
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import INFECTION, THING, kind
from bathysphere.games.thing.roles import HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.setup import cards_to_deal, deal
from support.rules import rule
from support.thing.positions import (
    asked,
    cards_offered,
    defend,
    discard,
    do,
    exchange,
    hand,
    heard,
    kinds,
    offer,
    offered,
    play,
    position,
    to_exchange,
)
from support.thing.random_games import random_game

HIDDEN = {"hidden_start": True}
NOBODY_YET = [HUMAN] * 4


def scene(turn=0, **more):
    """A table whose Thing card is wherever `deck` says."""
    return position(4, turn, hidden_start=True, **more)


@rule("T21.1", "T21.1a", "T21.1b", "T25.6")
@pytest.mark.parametrize("players", range(4, 13))
def test_the_thing_card_is_shuffled_into_the_deck(players):
    places = set()
    for seed in range(20):
        s = GAME.state(players, bytes([seed]) * 32)
        deal(s, GAME.check_table(players, HIDDEN))
        assert [len(cards) for cards in s.hands] == [4] * players
        assert all(INFECTION < card < 19 for cards in s.hands for card in cards)
        assert s.deck.count(THING) == 1
        assert s.roles == [HUMAN] * players
        assert s.knows_thing == 0
        assert s.the_thing() == NOBODY
        places.add(s.deck.index(THING))
    assert len(places) > 8
    assert cards_to_deal(players, GAME.check_table(players, HIDDEN)) == 4 * players


@rule("T21.1b", "T25.8", "T9.1", "T24.25", "T16.3")
def test_whoever_draws_it_becomes_the_thing_silently():
    s = scene(deck="suspicion the_thing suspicion suspicion")
    assert s.roles == NOBODY_YET
    to_exchange(s, 0)
    reply = exchange(s, 0, "fine_here", 1, "fine_here")
    assert s.roles == [HUMAN, THING_ROLE, HUMAN, HUMAN]
    assert kinds(heard(reply, 1)) == ["exchanged", "turn_began", "drawn", "became_thing"]
    assert heard(reply, 1, "became_thing") == [{"seat": 1}]
    for seat in (0, 2, 3, SPECTATOR):
        assert kinds(heard(reply, seat)) == ["exchanged", "turn_began", "drawn"]
        assert GAME.view(s, seat).roles[1] == -1
    assert GAME.view(s, 1).roles == (HUMAN, THING_ROLE, HUMAN, HUMAN)
    assert interjections(s, 1) == (("announce",),)


@rule("T21.1b", "T9.8")
def test_before_that_nobody_announces_and_nobody_knows():
    s = scene()
    assert [interjections(s, seat) for seat in range(4)] == [()] * 4
    for seat in range(4):
        assert GAME.view(s, seat).roles == tuple(HUMAN if other == seat else -1 for other in range(4))


@rule("T6.9", "T21.1b")
def test_before_that_no_infection_is_passed():
    s = scene(hands={0: "infected infected", 1: "infected infected"})
    to_exchange(s, 0)
    assert "infected" not in cards_offered(s, 0, "offer")
    assert "infected" not in cards_offered(s, 1, "give")


@rule("T25.7", "T25.8")
def test_as_a_replacement_it_is_kept():
    s = scene(hands={1: "no_thanks"}, deck="suspicion oops the_thing suspicion suspicion")
    discard(s, 0, "suspicion")
    offer(s, 0, "fine_here")
    reply = defend(s, 1, "no_thanks")
    assert s.roles == [HUMAN, THING_ROLE, HUMAN, HUMAN]
    assert heard(reply, 1, "became_thing") == [{"seat": 1}]
    assert heard(reply, 0, "became_thing") == []


@rule("T25.7", "T9.2")
def test_among_the_cards_of_persistence_it_must_be_kept():
    s = scene(hands={0: "persistence"}, deck="suspicion axe the_thing whisky suspicion")
    play(s, 0, "persistence")
    assert s.roles == NOBODY_YET
    assert offered(s, 0) == [("keep", THING)]
    reply = do(s, 0, "keep", THING)
    assert s.roles[0] == THING_ROLE
    assert heard(reply, 0, "became_thing") == [{"seat": 0}]
    assert ("discard", THING) not in offered(s, 0)


@rule("T25.7", "T25.8")
def test_after_forgetful_and_by_a_blind_date():
    s = scene(hands={0: "axe axe axe axe"}, deck="forgetful whisky the_thing whisky suspicion")
    axe = ("discard", kind("axe"))
    reply = answer(s, 0, (axe, axe, axe))
    assert s.roles[0] == THING_ROLE
    assert heard(reply, 0, "became_thing") == [{"seat": 0}]
    s = scene(hands={0: "axe"}, deck="blind_date party the_thing suspicion suspicion")
    reply = do(s, 0, "swap", kind("axe"))
    assert s.roles[0] == THING_ROLE
    assert kinds(heard(reply, 0))[:3] == ["panics_skipped", "blind_swapped", "became_thing"]
    assert kinds(heard(reply, 2))[:3] == ["panics_skipped", "blind_swapped", "turn_began"]


@rule("T21.1b", "T6.12")
def test_from_then_on_it_infects():
    s = scene(1, hands={1: "infected"}, deck="the_thing suspicion suspicion")
    discard(s, 1, "fine_here")
    exchange(s, 1, "infected", 2, "fine_here")
    assert s.roles == [HUMAN, THING_ROLE, INFECTED, HUMAN]
    assert hand(s, 2).split().count("infected") == 1


@rule("T25.53")
def test_when_one_human_is_left_before_it_appears_he_wins():
    s = position(4, hands={0: "flamethrower"}, out=(1, 2), hidden_start=True)
    play(s, 0, "flamethrower", 3)
    do(s, 3, "pass")
    assert s.outcome == Outcome((0,), (), "last_human", ("human",) * 4)


@rule("T25.53")
def test_with_two_left_the_game_goes_on():
    s = position(5, hands={0: "flamethrower"}, out=(1, 2), hidden_start=True)
    play(s, 0, "flamethrower", 4)
    do(s, 4, "pass")
    assert s.outcome is None
    assert asked(s) == [(0, "exchange.offer"), (3, "exchange.reply")]


@rule("T21.1", "T21.1b", "T25.7", "T25.8", "T25.53", "T24.25")
@pytest.mark.parametrize("seed", range(24))
def test_whole_games(seed):
    seats = 4 + seed % 9
    appeared = NOBODY
    for s, follower in random_game(seats, f"hidden start {seed}", options=HIDDEN):
        holders = [seat for seat in range(seats) if THING in s.hands[seat]]
        assert follower.roles == s.roles
        assert len(holders) + s.deck.count(THING) + s.drawn.count(THING) == 1
        assert THING not in s.discard
        assert (s.the_thing() == NOBODY) == (holders == [])
        if appeared != NOBODY:
            assert s.the_thing() == appeared
        elif s.the_thing() == NOBODY:
            assert not s.infections
            assert all(role == HUMAN for role in s.roles)
        appeared = s.the_thing()
    assert s.outcome is not None
