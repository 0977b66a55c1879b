"""What a question tells besides its options: because of which card, who is meant, from where and where to. And that an
option says by itself what its parts are."""

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import ITEMS, LUCKY_RING
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.spaces import BRIDGE, CAPTAINS_CABIN, SPACES, number
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import DEEP_ONE, HYDRA
from bathysphere.games.unfathomable.focus import Fight
from bathysphere.games.unfathomable.steps.mythos.activation import DeepOne
from bathysphere.games.unfathomable.vocabulary import VOCABULARY
from support.unfathomable.positions import act, all_pass, asked, dice, do, effect, position, skill_cards
from support.unfathomable.questions import WORDING, asked_in, scene

LORE_2, LORE_3 = skill_cards("lore2 lore3")

ENDS = {
    "card": (0, 30), "character": (0, 10), "face": (1, 9), "item": (-1, len(ITEMS)), "monarch": (0, 2),
    "mythos": (0, len(MYTHOS)), "number": (0, 21), "role": (1, 3), "skill": (0, 6), "space": (-1, SPACES),
    "spell": (0, len(SPELLS)), "waypoint": (0, len(WAYPOINTS)), "change": (-20, 21),
}  # fmt: skip
"""From where to where the numbers of a kind go."""
SAID = ("deck", "dial", "effects", "icon", "result", "track", "way")
MISSING = ("space", "item", "seat")
"""What may be something else, which is -1: a place in the supply, no weapon, a Deep One."""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_part_of_every_option_is_what_its_verb_says(seats):
    seen = set()
    for seed in range(3):
        s, chance = GAME.new(seats, seed), Chance(bytes([seed]) * 32)
        while s.outcome is None:
            for decision in decisions(s):
                for choice in decision.options:
                    check_parts(choice, seats)
                    seen.add(choice[0])
            first = decisions(s)[0]
            answer(s, first.seat, any_answer(first, chance))
    assert len(seen) > 40


def check_parts(choice, seats):
    parts = [part for part in VOCABULARY.check(choice) if part.value is not None]
    assert [part.value for part in parts] == [*choice[1:]]
    for part in parts:
        kind, value = part.kind.name, part.value
        if kind in SAID:
            assert isinstance(value, str), choice
        elif value == -1 and kind in MISSING:
            assert part.kind.besides, choice
        elif kind == "seat":
            assert 0 <= value < seats, choice
        else:
            least, end = ENDS[kind]
            assert least <= value < end, choice


# -- because of what


def test_a_question_names_the_card_that_asks():
    s = position(hands={0: "lore3"}, deep_ones={"deck6": 2})
    act(s, "play", LORE_3, number("deck6"))
    assert GAME.view(s, 2).matter.cause == ("ability", "lesser_banishment")
    assert asked_in("en", s) == "“Lesser Banishment”: choose an adjacent space for all Deep Ones to move to (Deck 6)."
    s = position(items={0: "book_of_dagon"}, places={0: "chapel"}, deep_ones={"chapel": 2})
    act(s, "item", next(number for number, item in enumerate(ITEMS) if item.id == "book_of_dagon"))
    assert GAME.view(s, 2).matter.cause == ("item", "book_of_dagon")
    s = position(places={0: "bridge"}, waypoints="reef iceberg")
    dice(s, 3)
    act(s, "room", BRIDGE)
    assert asked_in("ru", s) == "«Мостик»: какую колоду посмотреть?"
    do(s, 0, "deck", "waypoint")
    assert asked_in("en", s) == "Choose the card that stays on top (Waypoint deck). The others go to the bottom."


def test_the_cause_is_gone_with_the_card():
    s = position(hands={0: "lore3"}, deep_ones={"deck6": 2})
    act(s, "play", LORE_3, number("deck6"))
    do(s, 0, "drive_all", number("deck6"), number("deck4"))
    assert (asked(s), GAME.view(s, 0).matter.cause) == ([(0, "action")], ("", ""))


def test_a_roll_of_a_waypoint_is_named_after_it():
    s = position(
        hands={1: "will1"}, waypoints="iceberg reef", tracks={"travel": 3}, captain=0, at="mythos", mythos="infection"
    )
    do(s, 0, "first")
    do(s, 0, "waypoint", next(number for number, card in enumerate(WAYPOINTS) if card.id == "iceberg"))
    assert GAME.view(s, 1).matter.cause == ("waypoint", "iceberg")


# -- who is meant


def test_a_monarch_that_is_led_is_named():
    s = position(crew="ishmael", hands={0: "lore2"}, hydra="water5")
    dice(s, 4)
    act(s, "first_oath_of_dagon", LORE_2, HYDRA)
    said = "“First Oath of Dagon”: Mother Hydra does not sink (Water 5). Move it 1 water space?"
    assert asked_in("en", s) == said


def test_a_deep_ones_attack_is_told_as_its_own():
    s = scene(DeepOne(number("deck1")), places={1: "deck1"}, hands={1: "will1"}, deep_ones={"deck1": 1})
    assert GAME.view(s, 3).matter.fight == Fight(-1, 1, number("deck1"))
    asks = "Анна is about to roll: attack, Deep One → Boris (6–8). Use an ability first?"
    assert asked_in("en", s, 1) == asks


def test_a_check_tells_who_would_be_locked_up():
    s = position(places={0: "captains_cabin"}, hands={0: "influence1", 1: "will1"})
    act(s, "room", CAPTAINS_CABIN, 2)
    assert GAME.view(s, -1).matter.suspect == 2
    assert "Captain’s Cabin” (" in asked_in("en", s, 1)
    assert "to the Brig)" in asked_in("en", s, 1)
    all_pass(s)
    assert GAME.view(s, -1).matter.suspect == -1


def test_who_says_who_comes_first_knows_in_what():
    s = position(places={1: "deck1"}, hands={0: "observation3", 1: "observation3"}, deep_ones={"deck1": 1})
    act(s, "move", number("deck1"))
    act(s, "attack", DEEP_ONE)
    for seat in (0, 1):
        do(s, seat, *next(each for each in decisions(s) if each.seat == seat).options[1])
    assert asked_in("en", s) == "Several players want to react before the roll: choose who comes first."


# -- quotation marks


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "“‘Lucky’ Ring”"), ("ru", "«„Счастливое“ кольцо»"), ("uk", "«“Щаслива” каблучка»")],
)
def test_quotation_marks_within_a_name_are_inner_ones(language, name):
    words = WORDING[language]
    assert words.named(words.item(LUCKY_RING)) == name


def test_effects_outside_of_cards_have_no_cause():
    s = position(hands={0: "will1 will2"})
    effect(s, "waypoints/iceberg")
    assert GAME.view(s, 0).matter.cause == ("", "")
