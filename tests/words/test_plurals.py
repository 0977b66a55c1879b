"""Whatever number stands in a sentence, the words beside it agree with it: 0, 1, 2, 5, 11 and 21 read right.

A number that a word follows has to choose that word's form, or the word is one that never changes. A sentence can also
put the number last, where nothing agrees with it: "cards: 5".
"""

import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from string import Formatter

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bathysphere.engine.errors import SENTENCES, UserError
from bathysphere.words import LANGUAGES
from support.text_files import SHARED, Reading, Shown, Text, category, plain, texts

for adds_complaints in ("bathysphere.store.backup", "bathysphere.tables"):
    import_module(adds_complaints)

GAMES = (SHARED, "abyss", "thing", "unfathomable", "cryptids")
NUMBERS = (0, 1, 2, 5, 11, 21)
FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
"""The categories that NUMBERS have in a language."""

WORDS = {
    *(
        "address",
        "ally",
        "allies",
        "at",
        "attacker",
        "bots",
        "by",
        "card",
        "cards",
        "chat",
        "choice",
        "chooser",
        "clock",
    ),
    *(
        "cover",
        "commitment",
        "database",
        "device",
        "dial",
        "discarded",
        "evidence",
        "file",
        "first",
        "folder",
        "game",
        "gave",
        "giver",
    ),
    *("got", "host", "icon", "item", "items", "label", "language", "location", "locations", "lord", "lords", "loser"),
    *(
        "make",
        "monarch",
        "must",
        "name",
        "names",
        "one",
        "option",
        "options",
        "other",
        "path",
        "phrase",
        "phrases",
        "place",
    ),
    *(
        "players",
        "reason",
        "restore",
        "rule",
        "seat",
        "seats",
        "seller",
        "setting",
        "settings",
        "sign",
        "size",
        "skill",
    ),
    *(
        "skills",
        "source",
        "space",
        "statement",
        "store",
        "subject",
        "table",
        "target",
        "title",
        "victim",
        "what",
        "winners",
        "zones",
    ),
    *("ability", "card_ability", "mythos", "origin_from", "room_at", "space_at", "space_from", "space_to"),
}
"""Facts that are words or lists of words. A fact that is not named here is a number, so that a new one is checked."""

UNCHANGED = {
    "en": "of to in on at and or by for from is left more short together when found expected needed "
    "IP XP xp s ms h d min MB",
    "ru": "из и или в на до от за по с к ч д дн мин не ОВ мс МБ",
    "uk": "із з зі і й та або чи в у на до від за по с к год д дн хв не ОВ мс МБ",
}
"""Words after a number that agree with nothing: prepositions, conjunctions, signs of units."""

NUMBERED = {
    "en": r"(?i)\b(card|row|answer|line|seat|turn|question|division)",
    "ru": r"(?i)\b(карточк\w+|клетк\w+|ответ\w*|строк\w+|мест\w+|ход\w*|вопрос\w*|делени\w+)",
    "uk": r"(?i)\b(картк\w+|клітинк\w+|відповід\w+|рядк\w+|місц\w+|хід|ход\w*|запитання|поділк\w+)",
}
"""Words before a number that make it a name, with which nothing agrees: card 3, row 4."""


def disagreeing(text: Text) -> set[str]:
    """Readings in which a word stands beside a number that does not choose its form."""
    found = set()
    for reading in text.readings():
        for place, piece in enumerate(reading):
            if isinstance(piece, Shown) and not piece.counted and piece.name not in WORDS:
                before, after = (_plain(reading, place + step) for step in (-1, 1))
                word = re.match(r"[ \u00a0]([^\W\d_]+)", after)
                named = re.search(f"{NUMBERED[text.language]}[ \u00a0]$", before) or (
                    text.language == "en" and re.search("(–| to )$", before)
                )
                changes = word is not None and word[1] not in UNCHANGED[text.language].split()
                if (changes and not named) or (text.language == "en" and re.search(r"\b(are|were|these) $", before)):
                    found.add(plain(reading))
    return found


def _plain(reading: Reading, place: int) -> str:
    piece = reading[place] if 0 <= place < len(reading) else ""
    return piece if isinstance(piece, str) else ""


def spoken(language: str) -> list[Text]:
    return [text for text in texts() if text.language == language]


def of_game(language: str, game: str) -> list[Text]:
    return [text for text in spoken(language) if text.game == game]


each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game or "shared")
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Counts(Visitor):
    """The choices of a message that follow a number: their forms, and by form the words that stand behind it."""

    def __init__(self, text: Text) -> None:
        self.forms: list[set[str]] = []
        self.words: dict[str, set[str]] = defaultdict(set)
        self.visit(text.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {each.key.name: each for each in node.variants if isinstance(each.key, ast.Identifier)}
        if "one" in keys:
            self.forms.append({("many" if key == "other" and "few" in keys else key) for key in keys})
            for key, variant in keys.items():
                self.words[key] |= {word.lower() for word in _counted(variant.value)}
        self.generic_visit(node)


def _counted(pattern: ast.Pattern) -> set[str]:
    """The words right behind a fact."""
    pairs = zip(pattern.elements, pattern.elements[1:], strict=False)
    texts_behind = [then.value for _, then in pairs if isinstance(then, ast.TextElement)]
    return {found[1] for text in texts_behind if (found := re.match(r" ([^\W\d_]+)", text))}


@cache
def lexicon(language: str) -> dict[str, set[str]]:
    """In which forms a counted word is used: made of what the texts themselves say."""
    known: dict[str, set[str]] = defaultdict(set)
    for text in spoken(language):
        for form, words in Counts(text).words.items():
            for word in words:
                known[word].add(form)
    return known


@each_game
@each_language
def test_a_word_behind_a_number_takes_its_form(language, game):
    assert {str(text): found for text in of_game(language, game) if (found := disagreeing(text))} == {}


@each_language
def test_a_choice_by_number_has_all_forms_that_the_language_has(language):
    wanted = FORMS[language]
    assert {category(language, number) for number in NUMBERS} == wanted
    assert {str(text): forms for text in spoken(language) for forms in Counts(text).forms if not wanted <= forms} == {}


UNCOUNTED = {
    "en": set(),
    "ru": {"припасов", "топлива", "рассудка", "опыта", "репутации", "жемчуга"},
    "uk": {"їжі", "пального", "розуму", "досвіду", "репутації"},
}
"""Genitives of what is not counted by the piece: none follows a 1."""


@each_game
@each_language
def test_a_word_behind_a_written_number_has_its_form_too(language, game):
    """ "1 cards", "3 card", "1 карт": forms that the same texts use with other numbers only."""
    wrong = set()
    for text in of_game(language, game):
        for number, word in re.findall(r"(?<![\w–-])(\d+)[ \u00a0]([^\W\d_]+)", " ".join(map(plain, text.readings()))):
            single = category(language, int(number)) == "one"
            forms = lexicon(language).get(word.lower(), set())
            plural = forms in ({"many"}, {"few", "many"}) or (forms == {"other"} and word.endswith("s"))
            if (single and (plural or word in UNCOUNTED[language])) or (
                language == "en" and not single and forms == {"one"}
            ):
                wrong.add(f"{text}: {number} {word}")
    assert wrong == set()


def test_english_complaints_agree_with_their_numbers():
    assert [sentence for sentence in SENTENCES.values() if not agrees(sentence)] == []


def agrees(sentence):
    """Whether no number that may be one or several stands before a word that would have to change with it."""
    parts = list(Formatter().parse(sentence))
    for (before, field, form, _), (after, then, _, _) in zip(parts, [*parts[1:], ("", None, None, None)], strict=True):
        ranged = before.endswith(" to ")
        if (
            field
            and field not in WORDS | {"value"}
            and not form
            and not ranged
            and not (after == " " and then == field)
        ):
            word = re.match(r" ([a-z]+)", after)
            if word is not None and word[1] not in UNCHANGED["en"].split():
                return False
    return True


@pytest.mark.parametrize("code", [code for code, sentence in SENTENCES.items() if "|" in sentence])
def test_english_complaints_choose_between_two_forms(code):
    fields = {field: form for _, field, form, _ in Formatter().parse(SENTENCES[code]) if field}
    said = {number: str(UserError(code, **dict.fromkeys(fields, number))) for number in NUMBERS}
    for form in filter(None, fields.values()):
        for number in NUMBERS:
            used, other = form.split("|") if number == 1 else reversed(form.split("|"))
            assert re.search(rf"\b{number} (\S+ )?{used}\b", said[number])
            assert not re.search(rf"\b{number} (\S+ )?{other}\b", said[number])
