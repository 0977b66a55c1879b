"""Every component of Unfathomable is named and told in three languages, and a text says what its table does."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.items.table import ITEMS, TRAITS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import SKILLS, TIMING, TIMINGS
from bathysphere.games.unfathomable.cards.spaces import (
    BRIG,
    NAMES,
    RITUAL_STEPS,
    ROOMS,
    SICK_BAY,
    THE_DEEP,
    TRAVEL_STEPS,
)
from bathysphere.games.unfathomable.cards.spells.table import PRICE, SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import BASE_PRICE, WAYPOINTS
from bathysphere.games.unfathomable.effects import DIALS, ICONS, Advance, Chaos, Dial, Risk, RiskToGet, Roll, Spawn
from bathysphere.words import LANGUAGES, Sentences
from support.worded_games import clean

PACKAGE = "bathysphere.games.unfathomable"
SUBJECTS = ("cards", "effects", "mythos")
SPOKEN = {language: Sentences(language, (PACKAGE,)) for language in LANGUAGES}

NAME_LENGTH, TEXT_LENGTH, PART_LENGTH, KEPT_LENGTH, STORY_LENGTH = 36, 150, 120, 160, range(60, 161)
PARTS = {"passed": "pass", "partly": "partly", "failed": "fail", "first": "first", "second": "second"}
"""What a table calls a part of a crisis, and what its text is called."""

FOREIGN = {"en": "а-яёА-ЯЁіїєґІЇЄҐ", "ru": "A-Za-zіїєґІЇЄҐ", "uk": "A-Za-zыэъёЫЭЪЁ"}
STEMS = {
    "en": {"fuel": "fuel", "food": "food", "sanity": "sanity", "souls": "soul"},
    "ru": {"fuel": "топлив", "food": "припас", "sanity": "рассуд", "souls": "душ"},
    "uk": {"fuel": "пальн", "food": "їж", "sanity": "розум", "souls": "душ"},
}
TRACKS = {
    "en": {"travel": "travel", "ritual": "ritual"},
    "ru": {"travel": "путешестви", "ritual": "ритуал"},
    "uk": {"travel": "подорож", "ritual": "ритуал"},
}


def keys(prefix, ids):
    return [f"{prefix}-{each}".replace("_", "-") for each in ids]


ABILITIES = [getattr(each, kind) for kind in ("ability", "feat", "reveal") for each in CHARACTERS] + list(TIMING)
ACTING = [NAMES[space] for space in (*ROOMS, SICK_BAY, BRIG, THE_DEEP)]
TRACK_ICONS = ("travel", "ritual", "choice")
WITH_TEXT = [
    *keys("ability", ABILITIES),
    *keys("item", (each.id for each in ITEMS)),
    *keys("spell", (each.id for each in SPELLS)),
    *keys("waypoint", (each.id for each in WAYPOINTS)),
    *keys("damage", (each.id for each in DAMAGE)),
    *keys("role", ROLES),
    *keys("title", ("captain", "keeper")),
    *keys("icon", (*ICONS.values(), *TRACK_ICONS)),
    *keys("space", ACTING),
]
WITHOUT_TEXT = [
    *keys("skill", SKILLS),
    *keys("timing", TIMINGS),
    *keys("dial", DIALS),
    *keys("space", set(NAMES) - set(ACTING)),
    *keys("character", (each.id for each in CHARACTERS)),
    *(f"{each}-calling" for each in keys("character", (each.id for each in CHARACTERS))),
    *keys("trait", TRAITS),
    *keys("track", ("travel", "ritual")),
    *keys("track-travel", TRAVEL_STEPS),
    *keys("track-ritual", RITUAL_STEPS),
    *keys("side", ("humans", "deep_ones")),
    *keys("step", ("skills", "actions", "mythos", "discard")),
    *keys("passenger", ("blank", "soul", "two_souls", "soul_and_sanity")),
]
TEXTS = [f"{each}-text" for each in WITH_TEXT]
MYTHOS_NAMES = keys("mythos", (each.id for each in MYTHOS))
PART_TEXTS = {
    f"{name}-{said}": getattr(card, part)
    for name, card in zip(MYTHOS_NAMES, MYTHOS, strict=True)
    for part, said in PARTS.items()
    if getattr(card, part)
}
"""The key of every part that does something, and the list of effects that it tells of."""
KEPT = [f"{name}-kept" for name, card in zip(MYTHOS_NAMES, MYTHOS, strict=True) if card.keeps]


def written(subject, language):
    """The messages of a file, in its order."""
    text = files(PACKAGE).joinpath(f"text/{subject}.{language}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def numbers(said):
    """One is left out: "once" and "1 раз" are the same."""
    return set(re.findall(r"\d+", said)) - {"1"}


def effects(name):
    """All that a list comes to, the lists inside it too."""
    for effect in EFFECTS.get(name, ()):
        yield effect
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, str) and inner in EFFECTS:
                yield from effects(inner)


# -- the files


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_three_languages_have_the_same_ids_in_the_same_order(subject):
    english = written(subject, "en")
    assert len(set(english)) == len(english)
    for language in LANGUAGES:
        assert written(subject, language) == english


def test_cards_have_exactly_the_texts_of_the_tables():
    others = [each for each in written("cards", "en") if each.startswith(("term-", "option-"))]
    expected = ["game-unfathomable", *WITH_TEXT, *WITHOUT_TEXT, *MYTHOS_NAMES]
    assert sorted(set(written("cards", "en")) - set(others)) == sorted(expected)
    assert sorted(written("effects", "en")) == sorted(TEXTS)


def test_a_mythos_card_has_a_text_for_each_part_that_does_something_and_for_no_other():
    stories = [f"{each}-story" for each in MYTHOS_NAMES]
    expected = ["nothing", *stories, *PART_TEXTS, *KEPT]
    assert sorted(written("mythos", "en")) == sorted(expected)


# -- what is written


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_are_no_sentences(language):
    said = SPOKEN[language]
    terms = [each for each in written("cards", "en") if each.startswith("term-")]
    for name in (*WITH_TEXT, *WITHOUT_TEXT, *MYTHOS_NAMES, *terms):
        assert len(clean(said(name))) <= NAME_LENGTH, name
        assert not said(name).endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("texts", "length"), [(TEXTS, TEXT_LENGTH), (list(PART_TEXTS), PART_LENGTH), (KEPT, KEPT_LENGTH)]
)
def test_texts_are_whole_sentences_and_short(language, texts, length):
    for name in texts:
        text = clean(SPOKEN[language](name))
        assert text.endswith("."), name
        assert len(text) < length, (name, len(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_a_sentence_or_two(language):
    stories = [clean(SPOKEN[language](f"{each}-story")) for each in MYTHOS_NAMES]
    for story in stories:
        assert len(story) in STORY_LENGTH, story
        assert story[-1] in ".?", story
    assert len(set(stories)) == len(MYTHOS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "alike"),
    [("skill", 0), ("character", 0), ("ability", 0), ("item", 0), ("spell", 1), ("waypoint", 0), ("damage", 5)],
)
def test_two_components_of_a_kind_share_a_name_only_as_copies(language, prefix, alike):
    found = [each for each in (*WITH_TEXT, *WITHOUT_TEXT) if each.startswith(f"{prefix}-")]
    assert len(found) - len({SPOKEN[language](each) for each in found}) == alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_mythos_cards_have_names_of_their_own(language):
    assert len({SPOKEN[language](each) for each in MYTHOS_NAMES}) == len(MYTHOS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_another_language_slips_in(language):
    for subject in SUBJECTS:
        for name in written(subject, language):
            said = SPOKEN[language](name)
            assert not re.search(f"[{FOREIGN[language]}]", said), (name, said)


# -- texts and tables agree


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_text_has_the_same_numbers_in_all_languages(language):
    for name in (*TEXTS, *PART_TEXTS, *KEPT):
        assert numbers(SPOKEN[language](name)) == numbers(SPOKEN["en"](name)), name


def told(language, text, effect):
    """The words and numbers that the text of an effect cannot do without."""
    match effect:
        case Dial(dial=dial, by=by):
            return STEMS[language][dial] in text.lower() and str(abs(by)) in text
        case Advance(track=track, by=by):
            return re.search(rf"{TRACKS[language][track]}\w* [+−]{abs(by)}", text.lower()) is not None
        case Roll(number=number, at_most=at_most, plus=plus):
            values = str(number) if plus else f"1–{number}" if at_most else f"{number}–8"
            return values in text
        case Risk(number=number) | RiskToGet(number=number) | Chaos(number=number) | Spawn(number=number):
            return str(number) in text
    return True


LISTS = (
    PART_TEXTS
    | {f"spell-{each.id.replace('_', '-')}-text": each.effects for each in SPELLS}
    | {f"waypoint-{each.id.replace('_', '-')}-text": each.effects for each in WAYPOINTS}
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_tells_the_effects_of_its_card(language):
    for name, listed in LISTS.items():
        text = SPOKEN[language](name)
        for effect in effects(listed):
            assert told(language, text, effect), (name, text, effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_are_told(language):
    said = SPOKEN[language]
    for spell in SPELLS:
        if spell.price:
            text = said(f"spell-{spell.id.replace('_', '-')}-text")
            assert all(told(language, text, effect) for effect in effects(PRICE)), spell.id
    for waypoint in WAYPOINTS:
        if price := BASE_PRICE[waypoint.distance]:
            text = said(f"waypoint-{waypoint.id.replace('_', '-')}-text")
            assert told(language, text, Dial("fuel", -price)), waypoint.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_structural_damage_names_what_repairs_it(language):
    for card in DAMAGE:
        text = SPOKEN[language](f"damage-{card.id.replace('_', '-')}-text")
        assert not card.structural or str(card.value) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_personal_card_names_its_character(language):
    for name, card in zip(MYTHOS_NAMES, MYTHOS, strict=True):
        if card.personal >= 0:
            first_name = SPOKEN[language](f"character-{CHARACTERS[card.personal].id}").split()[0]
            assert first_name[:5] in SPOKEN[language](f"{name}-story"), name
