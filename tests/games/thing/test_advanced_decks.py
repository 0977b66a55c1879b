"""Advanced rules 2, 3 and 5: more or fewer Infection! cards, no weapons in opening hands, a composed deck."""

import pytest

from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import (
    ANALYSIS,
    FIRST_PANIC,
    FLAMETHROWER,
    INFECTION,
    NAMES,
    THING,
    copies_for,
    kind,
)
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.setup import deal, sorted_out
from support.rules import rule
from support.thing.random_games import random_game

WEAPONS = (FLAMETHROWER, ANALYSIS)


def fresh(players, seed=0, **options):
    s = GAME.state(players, bytes([seed]) * 32)
    deal(s, GAME.check_table(players, options))
    return s


def dealt(s):
    return [card for hand in s.hands for card in hand]


def box(players, **options):
    return sorted(card for card, number in enumerate(copies_for(players, Options(**options))) for _ in range(number))


# -- rule 2


@rule("T21.2", "T25.39")
@pytest.mark.parametrize("number", [1, 5, 20])
@pytest.mark.parametrize("players", [4, 9, 12])
def test_the_number_of_infections_may_be_lowered_or_raised(players, number):
    s = fresh(players, infections=number)
    assert s.deck.count(INFECTION) == number
    plain = fresh(players)
    others = [card for card in s.deck + dealt(s) if card != INFECTION]
    assert sorted(others) == sorted(card for card in plain.deck + dealt(plain) if card != INFECTION)


@rule("T21.2")
@pytest.mark.parametrize("seed", range(20))
def test_whole_games_with_another_number_of_infections(seed):
    number, seats = (1, 2, 4, 14, 20)[seed % 5], 4 + seed % 5
    for s, follower in random_game(seats, f"infections {seed}", options={"infections": number}):
        assert GAME.components(s) == box(seats, infections=number)
        assert GAME.components(s).count(INFECTION) == number
        assert follower.roles == s.roles
        held = sum(hand.count(INFECTION) for hand in s.hands)
        assert held <= number
    assert s.outcome is not None or number < 4


# -- rule 3


@rule("T21.3", "T21.3a", "T21.3b")
@pytest.mark.parametrize("players", range(4, 13))
def test_no_opening_hand_holds_a_flamethrower_or_an_analysis(players):
    used = copies_for(players, Options())
    for seed in range(10):
        s = fresh(players, seed, weapons_in_deck=True)
        assert not set(dealt(s)) & set(WEAPONS)
        assert [s.deck.count(card) for card in WEAPONS] == [used[card] for card in WEAPONS]
        assert [len(hand) for hand in s.hands] == [4] * players
        assert dealt(s).count(THING) == 1
    pool, aside = sorted_out(players, Options(weapons_in_deck=True))
    assert not set(pool) & set(WEAPONS)
    assert set(aside) == {
        card for card in range(len(NAMES)) if used[card] and (card in (INFECTION, *WEAPONS) or card >= FIRST_PANIC)
    }


@rule("T21.3")
def test_by_the_book_weapons_are_dealt():
    found = {card for seed in range(20) for card in dealt(fresh(6, seed))}
    assert set(WEAPONS) <= found


@rule("T21.3b")
@pytest.mark.parametrize("seed", range(20))
def test_whole_games_with_weapons_in_the_deck(seed):
    """Weapons come from the deck: at the start none is held but one that the first player may have drawn."""
    seats = 4 + seed % 9
    games = random_game(seats, f"weapons {seed}", options={"weapons_in_deck": True})
    s, _ = next(games)
    held = {seat: [card for card in hand if card in WEAPONS] for seat, hand in enumerate(s.hands)}
    assert len(held.pop(s.turn.seat)) <= 1
    assert not any(held.values())
    for s, follower in games:
        assert GAME.components(s) == box(seats)
        assert follower.roles == s.roles
    assert s.outcome is not None


# -- rule 5


@rule("T21.5")
def test_the_deck_is_composed_kind_by_kind():
    wanted = {"flamethrower": 0, "whisky": 3, "oops": 1, "old_ropes": 0, "confession": 1}
    s = fresh(4, deck=wanted)
    found = s.deck + dealt(s)
    for name, number in wanted.items():
        assert found.count(kind(name)) == number
    plain = copies_for(4, Options())
    for card, name in enumerate(NAMES):
        if name not in wanted:
            assert found.count(card) == plain[card], name


@rule("T21.5", "T21.2")
def test_all_the_rules_on_the_deck_go_together():
    options = {"deck": {"axe": 1}, "infections": 6, "weapons_in_deck": True, "hidden_start": True}
    s = fresh(6, **options)
    assert s.deck.count(INFECTION) == 6
    assert (s.deck + dealt(s)).count(kind("axe")) == 1
    assert s.deck.count(THING) == 1


COMPOSED = (
    {"flamethrower": 0, "no_barbecue": 0},
    dict.fromkeys(NAMES[FIRST_PANIC:], 0),
    {"persistence": 5, "fear": 4, "missed": 3, "no_thanks": 4},
    {"blind_date": 2, "chain_reaction": 2, "confession": 1, "oops": 1, "be_friends": 2, "between_us": 2},
    {"quarantine": 2, "barred_door": 3, "axe": 2, "party": 2, "old_ropes": 2, "three_four": 2},
)


@rule("T21.5", "T25.34", "T11.3")
@pytest.mark.parametrize("seed", range(20))
def test_whole_games_with_composed_decks(seed):
    seats, deck = 4 + seed % 4, COMPOSED[seed % 5]
    for s, follower in random_game(seats, f"composed {seed}", most=800, options={"deck": deck}):
        assert GAME.components(s) == box(seats, deck=deck)
        assert follower.roles == s.roles
        if s.outcome is None:
            assert all(len(hand) in (4, 5) for seat, hand in enumerate(s.hands) if not s.out[seat])
    if "flamethrower" in deck:
        assert not any(s.out)


@rule("T21.5", "T25.34", "T25.35")
@pytest.mark.parametrize("seed", range(12))
def test_a_deck_of_hardly_more_than_the_hands_does_not_hang(seed):
    """Hands stay short when no event card can be found; the game goes on."""
    deck = {"suspicion": 0, "seduction": 0, "axe": seed % 2}
    for s, follower in random_game(4, f"short {seed}", most=1200, options={"deck": deck, "infections": 1}):
        assert GAME.components(s) == box(4, deck=deck, infections=1)
        assert follower.roles == s.roles
        if s.outcome is None:
            assert all(len(hand) <= 5 for hand in s.hands)
