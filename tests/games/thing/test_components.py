"""Sections 1, 14 and the card table: 108 cards in 31 kinds, and which of them are in use at a table."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from bathysphere.engine import InternalError, with_card, without
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards import actions, kinds, panic
from bathysphere.games.thing.cards.kinds import (
    CATEGORY,
    COPIES,
    FIRST_ACTION,
    FIRST_DEFENCE,
    FIRST_OBSTACLE,
    FIRST_PANIC,
    KINDS,
    NAMES,
    NUMBERS,
    THING,
    copies_for,
    is_panic,
    kind,
)
from bathysphere.games.thing.options import Options
from support.rules import rule
from support.thing.positions import cards, words

PRINTED = {
    "the_thing": ("infection", [0]),
    "infected": ("infection", [4, 4, 4, 4, 4, 4, 4, 4, 6, 7, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11]),
    "flamethrower": ("action", [4, 4, 6, 9, 11]),
    "analysis": ("action", [5, 6, 9]),
    "axe": ("action", [4, 9]),
    "suspicion": ("action", [4, 4, 4, 4, 7, 8, 9, 10]),
    "whisky": ("action", [4, 6, 10]),
    "persistence": ("action", [4, 4, 6, 9, 10]),
    "watch_your_back": ("action", [4, 9]),
    "change_places": ("action", [4, 4, 7, 9, 11]),
    "better_run": ("action", [4, 4, 7, 9, 11]),
    "seduction": ("action", [4, 4, 6, 7, 8, 10, 11]),
    "fear": ("defence", [5, 6, 8, 11]),
    "fine_here": ("defence", [4, 6, 11]),
    "no_thanks": ("defence", [4, 6, 8, 11]),
    "missed": ("defence", [4, 6, 11]),
    "no_barbecue": ("defence", [4, 6, 11]),
    "quarantine": ("obstacle", [5, 9]),
    "barred_door": ("obstacle", [4, 7, 11]),
    "old_ropes": ("panic", [6, 9]),
    "one_two": ("panic", [5, 9]),
    "three_four": ("panic", [4, 9]),
    "party": ("panic", [5, 9]),
    "get_out": ("panic", [5]),
    "forgetful": ("panic", [4]),
    "chain_reaction": ("panic", [4, 9]),
    "be_friends": ("panic", [7, 9]),
    "blind_date": ("panic", [4, 9]),
    "oops": ("panic", [10]),
    "between_us": ("panic", [7, 9]),
    "confession": ("panic", [8]),
}

TOTALS = {  # players: Infection!, action, defence, obstacle, panic
    4: (8, 17, 4, 1, 4),
    5: (8, 18, 5, 2, 7),
    6: (9, 23, 10, 2, 8),
    7: (12, 27, 10, 3, 10),
    8: (13, 29, 12, 3, 11),
    9: (15, 37, 12, 4, 19),
    10: (17, 41, 12, 4, 20),
    11: (20, 45, 17, 5, 20),
    12: (20, 45, 17, 5, 20),
}
WHOLE_DECK = {4: 35, 5: 41, 6: 53, 7: 63, 8: 69, 9: 88, 10: 95, 11: 108, 12: 108}


def number_of(category: str) -> int:
    return sum(copies for copies, belongs in zip(COPIES, CATEGORY, strict=True) if belongs == category)


@rule("T1.6", "T14.2", "T26.1", "T26.2")
def test_every_kind_has_its_category_and_the_number_of_each_copy():
    assert {each.id: (each.category, list(each.numbers)) for each in KINDS} == PRINTED
    assert tuple(PRINTED) == NAMES
    assert tuple(tuple(numbers) for _, numbers in PRINTED.values()) == NUMBERS


@rule("T1.1", "T1.2", "T1.3")
def test_the_box_holds_108_cards_88_events_and_20_panics():
    assert sum(COPIES) == 108
    assert number_of("panic") == 20
    assert sum(number_of(category) for category in ("infection", "action", "defence", "obstacle")) == 88


@rule("T14.2", "T14.3")
def test_there_are_19_different_event_cards_in_four_categories():
    assert Counter(CATEGORY) == {"infection": 2, "action": 10, "defence": 5, "obstacle": 2, "panic": 12}


@rule("T1.4")
def test_the_back_tells_events_from_panics():
    assert [is_panic(card) for card in range(31)] == [category == "panic" for category in CATEGORY]
    firsts = (FIRST_ACTION, FIRST_DEFENCE, FIRST_OBSTACLE, FIRST_PANIC)
    assert words(firsts) == "flamethrower fear quarantine old_ropes"


@rule("T1.5", "T25.5")
def test_there_is_one_thing_card_and_it_bears_no_number():
    assert COPIES[THING] == 1
    assert all(copies_for(players, Options())[THING] == 1 for players in range(4, 13))
    assert [name for name, numbers in zip(NAMES, NUMBERS, strict=True) if min(numbers) < 4] == ["the_thing"]


@rule("T1.7", "T25.1")
def test_the_numbers_let_4_to_12_players_play():
    printed = {number for numbers in NUMBERS for number in numbers if number}
    assert min(printed) == 4
    assert max(printed) <= 12
    assert (GAME.fewest, GAME.most) == (4, 12)


@rule("T3.2", "T3.3", "T3.4", "T24.26")
@pytest.mark.parametrize("players", TOTALS)
def test_a_card_is_in_use_when_its_number_is_not_above_the_players(players):
    copies = copies_for(players, Options())
    found = [0] * 5
    for card, number in enumerate(copies):
        if card != THING:
            found[("infection", "action", "defence", "obstacle", "panic").index(CATEGORY[card])] += number
    assert tuple(found) == TOTALS[players]
    assert sum(copies) == WHOLE_DECK[players]
    assert list(copies) == [sum(n <= players for n in numbers) for _, numbers in PRINTED.values()]


@rule("T25.68")
def test_the_other_reading_of_serial_11_gives_six_players_one_more_infection():
    other = Options(infection_11_for_six=True)
    for players in range(4, 13):
        more = Counter(dict(enumerate(copies_for(players, other)))) - Counter(
            dict(enumerate(copies_for(players, Options())))
        )
        assert more == ({kind("infected"): 1} if players == 6 else {})
    assert copies_for(6, Options(infection_11_for_six=True, infections=3))[kind("infected")] == 3


@rule("T16.1", "T5.4e", "T5.4f")
def test_every_action_obstacle_and_panic_has_an_effect_and_no_other_card():
    playable = [card for card in range(31) if CATEGORY[card] in ("action", "obstacle")]
    assert sorted(actions.EFFECTS) == playable
    assert sorted(panic.PANICS) == [card for card in range(31) if CATEGORY[card] == "panic"]
    assert sorted([*actions.TARGETS, *cards("whisky persistence watch_your_back")]) == playable


def test_every_kind_says_which_lines_define_it():
    assert all(each.rules for each in KINDS)


# -- a table that cannot be the printed one is refused


def load_altered(monkeypatch: pytest.MonkeyPatch, row: int, **values: Any) -> tuple[kinds.Kind, ...]:
    read = tomllib.loads

    def altered(text: str) -> dict[str, Any]:
        table = read(text)
        table["card"][row].update(values)
        return table

    monkeypatch.setattr(tomllib, "loads", altered)
    return kinds._load()


def test_the_table_as_printed_is_loaded(monkeypatch):
    assert load_altered(monkeypatch, 2, id="flamethrower") == KINDS


@pytest.mark.parametrize(
    ("row", "values"),
    [
        (2, {"numbers": [4, 4, 6, 9]}),
        (2, {"numbers": [4, 4, 6, 9, 11, 11]}),
        (30, {"numbers": [8, 8]}),
        (30, {"numbers": []}),
        (2, {"category": "panic"}),
        (2, {"category": "defence"}),
    ],
    ids=str,
)
def test_a_wrong_table_is_refused(monkeypatch, row, values):
    with pytest.raises(InternalError, match="not the printed one"):
        load_altered(monkeypatch, row, **values)


# -- hands


def test_hands_stay_sorted_whatever_joins_or_leaves():
    hand = tuple(cards("infected axe axe missed"))
    assert without(hand, kind("axe")) == tuple(cards("infected axe missed"))
    assert without(hand, kind("infected")) == tuple(cards("axe axe missed"))
    for card in range(31):
        assert with_card(hand, card) == tuple(sorted((*hand, card)))
    assert with_card((), 5) == (5,)
