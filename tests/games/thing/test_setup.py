"""Section 3: the deal, and the tables that are refused before it."""

from collections import Counter

import pytest

from bathysphere.engine import BadTable, opening_reply
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import COPIES, FIRST_PANIC, INFECTION, NAMES, THING, copies_for, kind
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import HUMAN, INFECTED, THING_ROLE
from bathysphere.games.thing.setup import cards_to_deal, deal, option_ranges, sorted_out
from bathysphere.games.thing.state import ThingState
from support.rules import rule
from support.thing.positions import words

PLAYERS = range(4, 13)
DRAW_DECK = {4: 19, 5: 21, 6: 29, 7: 35, 8: 37, 9: 52, 10: 55, 11: 64, 12: 60}
DEALING_POOL = {4: 22, 5: 25, 6: 35, 7: 40, 8: 44, 9: 53, 10: 57, 11: 67, 12: 67}


def fresh(players: int, seed: int = 0, **options: object) -> ThingState:
    """The table as it is dealt, before the first card is drawn."""
    s = GAME.state(players, bytes([seed]) * 32)
    deal(s, GAME.check_table(players, options))
    return s


def in_hands(s: ThingState) -> list[int]:
    return [card for hand in s.hands for card in hand]


@rule("T3.1", "T3.11", "T3.8a", "T3.9", "T3.12", "T24.26")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_totals_of_every_table(players):
    s = fresh(players)
    used = Counter(dict(enumerate(copies_for(players, Options()))))
    assert len(s.deck) == DRAW_DECK[players]
    assert s.discard == []
    assert Counter(s.deck) + Counter(in_hands(s)) == used
    assert s.deck.count(INFECTION) == used[INFECTION]
    assert sum(card >= FIRST_PANIC for card in s.deck) == sum(used[card] for card in range(FIRST_PANIC, len(NAMES)))
    pool, aside = sorted_out(players, Options())
    assert len(pool) == DEALING_POOL[players]
    assert set(aside) == {card for card in used if card == INFECTION or card >= FIRST_PANIC if used[card]}
    assert cards_to_deal(players, Options()) == 4 * players - 1


DEALS = pytest.mark.parametrize("s", [fresh(players, seed) for players in PLAYERS for seed in range(5)])


@rule("T3.10a")
@DEALS
def test_every_opening_hand_holds_four_cards(s):
    assert [len(hand) for hand in s.hands] == [4] * s.seats
    assert all(hand == tuple(sorted(hand)) for hand in s.hands)


@rule("T3.5")
@DEALS
def test_all_infections_are_set_aside_for_the_deck(s):
    assert s.deck.count(INFECTION) == copies_for(s.seats, Options())[INFECTION] > 0
    assert INFECTION not in sorted_out(s.seats, Options())[0]


@rule("T3.10b")
@DEALS
def test_no_opening_hand_holds_infection(s):
    assert INFECTION not in in_hands(s)


@rule("T3.6")
@DEALS
def test_all_panic_cards_are_set_aside_with_them(s):
    panics = copies_for(s.seats, Options())[FIRST_PANIC:]
    assert sum(card >= FIRST_PANIC for card in s.deck) == sum(panics) > 0
    assert sum(card >= FIRST_PANIC for card in sorted_out(s.seats, Options())[1]) == sum(panics)


@rule("T3.10c")
@DEALS
def test_no_opening_hand_holds_a_panic_card(s):
    assert max(in_hands(s)) < FIRST_PANIC


@rule("T3.7")
@DEALS
def test_the_thing_card_is_taken_out_before_cards_are_counted_off(s):
    pool, aside = sorted_out(s.seats, Options())
    assert THING not in pool + aside + s.deck


@rule("T3.10d")
@DEALS
def test_exactly_one_opening_hand_holds_the_thing_card(s):
    assert sorted(hand.count(THING) for hand in s.hands) == [0] * (s.seats - 1) + [1]


@rule("T2.2", "T9.1", "T16.3")
@DEALS
def test_its_holder_is_the_thing_and_everybody_else_human(s):
    holder = next(seat for seat in range(s.seats) if THING in s.hands[seat])
    assert s.roles == [THING_ROLE if seat == holder else HUMAN for seat in range(s.seats)]
    assert s.knows_thing == 1 << holder


@rule("T3.8", "T3.10", "T3.11")
def test_what_is_dealt_to_whom_and_the_deck_are_left_to_chance():
    tables = [fresh(5, seed) for seed in range(60)]
    assert {s.the_thing() for s in tables} == {0, 1, 2, 3, 4}
    assert len({tuple(s.hands[2]) for s in tables}) > 40
    assert len({tuple(s.deck) for s in tables}) == 60
    used = copies_for(5, Options())
    ever_dealt = {card for s in tables for card in in_hands(s)}
    assert ever_dealt == {THING} | {card for card in range(2, FIRST_PANIC) if used[card]}
    tops = {s.deck[-1] for s in tables}
    assert INFECTION in tops  # Infection!, panic cards and the undealt rest lie mixed
    assert any(card >= FIRST_PANIC for card in tops)
    assert any(INFECTION < card < FIRST_PANIC for card in tops)


@rule("T3.13", "T25.2", "T23.1")
@pytest.mark.parametrize("first", range(6))
def test_the_table_may_name_who_begins(first):
    s = GAME.new(6, 1, {"first": first})
    assert s.turn.seat == first
    assert s.turn.number == 1
    began = opening_reply(s).seen_by(-1)[0]
    assert (began.kind, began.data) == ("turn_began", {"seat": first, "number": 1, "quarantined": 0})


@rule("T3.13", "T25.2")
def test_otherwise_chance_says_who_begins():
    assert {GAME.new(6, seed).turn.seat for seed in range(60)} == set(range(6))


@rule("T3.13a", "T25.2")
def test_who_begins_is_settled_before_hands_are_dealt():
    """The first number drawn from chance names the seat: the same cards come whatever the others look like."""
    for seed in range(10):
        s = GAME.state(7, bytes([seed]) * 32)
        twin = GAME.state(7, bytes([seed]) * 32)
        first = deal(s, Options())[0].seat
        assert first == twin.chance.below(7)


@rule("T4.2", "T3.12")
def test_play_starts_clockwise_with_nothing_on_the_table():
    s = fresh(7)
    assert s.way == 1
    assert s.chairs == list(range(7))
    assert (s.doors, s.quarantine, s.out) == ([0] * 7, [0] * 7, [False] * 7)
    assert (s.in_play, s.drawn, s.removed, s.burned, s.infections) == ([], (), (), [], [])


def test_no_role_but_human_and_thing_at_the_start():
    assert INFECTED not in fresh(12).roles


# -- tables that cannot be opened


def refusal(players: int, **options: object) -> tuple[str, str]:
    with pytest.raises(BadTable) as raised:
        GAME.check_table(players, options)
    return raised.value.code, str(raised.value)


@rule("T25.1")
@pytest.mark.parametrize("players", [0, 3, 13])
def test_fewer_than_4_or_more_than_12_players_are_refused(players):
    assert refusal(players) == ("seats", f"thing is for 4 to 12 players, not for {players}.")


@rule("T25.39", "T21.2")
@pytest.mark.parametrize("number", [-1, 21])
def test_there_are_no_more_infection_cards_than_in_the_box(number):
    assert refusal(4, infections=number)[0] == "bad_option"
    for allowed in (0, 1, 20):
        GAME.check_table(4, {"infections": allowed})


@rule("T25.2", "T23.1")
def test_only_a_seat_of_the_table_can_begin():
    GAME.check_table(4, {"first": 3})
    GAME.check_table(4, {"first": -1})
    assert refusal(4, first=4) == ("option_range", "The option first of thing is -1 to 3, not 4.")
    assert refusal(12, first=12)[0] == "bad_option"
    assert refusal(12, first=-2)[0] == "bad_option"


@rule("T21.5", "T25.3")
def test_a_composed_deck_names_cards_and_copies_that_are_in_the_box():
    for name in ("the_thing", "infected", "promo"):
        assert refusal(4, deck={name: 1})[0] == "option_name"
    assert refusal(4, deck={"whisky": 4}) == ("option_range", "The option deck.whisky of thing is 0 to 3, not 4.")
    assert refusal(4, deck={"whisky": -1})[0] == "option_range"
    for card, name in enumerate(NAMES):
        if card not in (THING, INFECTION):
            GAME.check_table(4, {"deck": {name: COPIES[card]}})


@rule("T25.3")
def test_a_deck_too_small_for_the_opening_hands_is_refused():
    gone = {"suspicion": 0, "seduction": 0}  # leaves 16 of 22
    GAME.check_table(4, {"deck": gone})
    GAME.check_table(4, {"deck": {**gone, "axe": 0}})  # 15: just enough beside the Thing card
    code, said = refusal(4, deck={**gone, "axe": 0, "whisky": 0})
    assert code == "thing_deck_small"
    assert said == "A game for 4 needs 15 cards to deal; this deck has only 14."
    GAME.check_table(4, {"deck": gone, "hidden_start": True})
    code, said = refusal(4, deck={**gone, "axe": 0}, hidden_start=True)
    assert said == "A game for 4 needs 16 cards to deal; this deck has only 15."
    assert refusal(4, deck={**gone, "axe": 0}, weapons_in_deck=True)[0] == "thing_deck_small"


@pytest.mark.parametrize("option", ["hidden_start", "weapons_in_deck", "neighbours_only", "revenge"])
def test_a_switch_is_yes_or_no(option):
    assert getattr(Options(), option) is False
    assert refusal(4, **{option: 1})[0] == "bad_option"


def test_the_book_is_the_default():
    book = Options()
    assert (book.infections, book.deck, book.first) == (0, {}, -1)
    assert not book.fourth_infection_eliminates
    assert not book.infection_11_for_six
    assert not book.first_game


@rule("T25.75")
def test_a_first_game_begins_in_the_first_seat_unless_another_is_named():
    assert {GAME.new(5, seed, {"first_game": True}).turn.seat for seed in range(20)} == {0}
    assert GAME.new(5, 1, {"first_game": True, "first": 3}).turn.seat == 3


def test_checksums_of_old_games_do_not_know_of_first_games():
    assert "first_game" not in GAME.new(4, 1).dump()["options"]
    assert GAME.new(4, 1, {"first_game": True}).dump()["options"]["first_game"] is True


@pytest.mark.parametrize("players", PLAYERS)
def test_the_ranges_of_the_options_that_are_numbers(players):
    ranges = option_ranges(players)
    assert sorted(ranges) == ["deck", "first", "infections"]
    assert ranges["infections"] == (0, 20, 0)
    assert ranges["first"] == (-1, players - 1, -1)
    used = copies_for(players, Options())
    deck = ranges["deck"]
    assert list(deck) == list(NAMES[2:])
    assert [deck[name] for name in deck] == [(0, COPIES[kind(name)], used[kind(name)]) for name in deck]
    assert GAME.option_ranges(players) == ranges


def test_a_dealt_table_names_its_cards():
    assert words(sorted(set(in_hands(fresh(4)) + fresh(4).deck))[:2]) == "the_thing infected"
