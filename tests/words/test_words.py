"""The files of words agree with each other, and nobody is ever shown a raw id or a gap."""

import re
import string
from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bathysphere.engine import BadTable, InternalError, Refused, UserError
from bathysphere.engine.errors import SENTENCES
from bathysphere.games import built_in
from bathysphere.words import LANGUAGES, Sentences, Words, check_language

COMMON = "bathysphere.words"
ABYSS = "bathysphere.games.abyss"
THING = "bathysphere.games.thing"
UNFATHOMABLE = "bathysphere.games.unfathomable"
CRYPTIDS = "bathysphere.games.cryptids"
GAMES = (ABYSS, THING, UNFATHOMABLE, CRYPTIDS)

for adds_complaints in ("bathysphere.store.backup", "bathysphere.tables", *GAMES):
    import_module(adds_complaints)

SUBJECTS = [
    (COMMON, "common"),
    (COMMON, "errors"),
    *((game, subject) for game in GAMES for subject in ("cards", "play", "aids", "rules", "errors")),
    *((UNFATHOMABLE, subject) for subject in ("mythos", "log", "talk")),
    (CRYPTIDS, "log"),
]
FOREIGN = {"language-ru", "language-uk", "language-en"}
"""Each language is called by its own name in all of them."""


class Found(Visitor):
    """What a message speaks of: its facts, the messages it quotes, its plain text, its plural forms."""

    def __init__(self, message: ast.Message) -> None:
        self.facts: set[str] = set()
        self.quoted: set[str] = set()
        self.text = ""
        self.plurals: list[set[str]] = []
        self.visit(message.value)

    def visit_VariableReference(self, node):  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.text += node.value

    def visit_SelectExpression(self, node):  # noqa: N802
        self.plurals.append({key.name for each in node.variants if isinstance(key := each.key, ast.Identifier)})
        self.generic_visit(node)


def messages(package, subject, language):
    text = files(package).joinpath(f"text/{subject}.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: Found(entry) for entry in body if isinstance(entry, ast.Message)}


def everything(language):
    """All messages with their subjects; the English sentences of complaints are in the engine."""
    return {
        name: found
        for package, subject in SUBJECTS
        if (subject, language) != ("errors", "en")
        for name, found in messages(package, subject, language).items()
    }


# -- the files


@pytest.mark.parametrize(("package", "subject"), [each for each in SUBJECTS if each[1] != "errors"])
def test_all_languages_have_the_same_ids_and_the_same_facts(package, subject):
    english = messages(package, subject, "en")
    for language in LANGUAGES:
        translated = messages(package, subject, language)
        assert list(translated) == list(english)
        for name, found in translated.items():
            assert found.facts == english[name].facts, (language, name)
            assert found.quoted == english[name].quoted, (language, name)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_complaint_of_the_engine_is_translated_with_facts_that_it_has(language):
    translated = {
        name: found for package in (COMMON, *GAMES) for name, found in messages(package, "errors", language).items()
    }
    assert {name.removeprefix("error-") for name in translated} == set(SENTENCES)
    for code, sentence in SENTENCES.items():
        facts = {field for _, field, _, _ in string.Formatter().parse(sentence) if field}
        said = translated[f"error-{code}"].facts
        assert said == facts, code


@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "а-яёА-ЯЁіїєґІЇЄҐ"), ("ru", "A-Za-zіїєґІЇЄҐ"), ("uk", "A-Za-zыэъёЫЭЪЁ")]
)
def test_no_letter_of_another_language_slips_in(language, foreign):
    for name, found in everything(language).items():
        if name not in FOREIGN:
            assert not re.search(f"[{foreign}]", found.text), (name, found.text)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_plurals_have_the_forms_of_the_language(language):
    forms = {"one", "few", "many", "other"}
    for name, found in everything(language).items():
        for keys in found.plurals:
            used = keys & forms
            assert not used & {"one", "few", "many"} or {"one", "few"} < used, (name, used)


# -- saying


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_id_or_fact_raises(language):
    words = Words(language, "abyss")
    with pytest.raises(InternalError, match="no-such-sentence"):
        words("no-such-sentence")
    with pytest.raises(InternalError, match="waiting"):
        words("waiting")


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Makes a package with one file of text."""

    def make(name, file, text):
        folder = tmp_path / name / "text"
        folder.mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (folder / file).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return make


def test_an_interface_adds_its_own_text(package):
    own = package("an_interface", "own.uk.ftl", "own-hello = Вітаю, { $name }: { your-turn }\n")
    assert Words("uk", "abyss", (own,))("own-hello", name="Анна") == "Вітаю, Анна: Вирішувати вам"


def test_text_that_is_said_twice_raises(package):
    own = package("a_repetition", "own.en.ftl", "player = Once more\n")
    with pytest.raises(InternalError, match="player"):
        Words("en", "abyss", (own,))


def test_text_that_fluent_cannot_read_raises(package):
    own = package("a_torn_text", "own.en.ftl", "whole = Whole\ntorn = { $open\n")
    say = Sentences("en", (own,))
    assert say("whole") == "Whole"
    with pytest.raises(InternalError, match="cannot read"):
        say("torn", open=1)


def test_text_that_belongs_to_no_id_raises(package):
    own = package("a_stray_text", "own.en.ftl", "# A comment\nstray\nhello = Hello\n")
    with pytest.raises(InternalError, match="belongs to no id: stray"):
        Sentences("en", (own,))


def test_an_id_that_stands_twice_in_a_file_raises(package):
    own = package("a_double_text", "own.en.ftl", "hello = Hello\nhello = Hi\n")
    with pytest.raises(InternalError, match="hello twice"):
        Sentences("en", (own,))


def test_a_text_may_refer_to_others_and_to_terms_that_stand_below_it(package):
    text = "hello = Hello, { world } of { -sea }\nworld =\n    { -wide } world\n-wide = wide\n-sea = seas\n"
    assert Sentences("en", (package("a_referring_text", "own.en.ftl", text),))("hello") == "Hello, wide world of seas"


def test_a_package_without_text_in_a_language_raises(package):
    own = package("an_english_text", "own.en.ftl", "hello = Hello\n")
    with pytest.raises(InternalError, match="no text in ru"):
        Sentences("ru", (own,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_stand_in_the_sentence_without_invisible_marks(language):
    said = Words(language, "abyss")("saved", path="a.json")
    assert said.endswith("a.json")
    assert said.isprintable()
    assert not re.search("[\u2066-\u2069]", said)


def test_an_unknown_language_and_an_unknown_game_are_refused():
    assert check_language("uk") == "uk"
    with pytest.raises(BadTable, match="no text in de; there are: ru, uk, en"):
        Words("de", "abyss")
    with pytest.raises(BadTable, match="no game called chess"):
        Words("ru", "chess")


@pytest.mark.parametrize(("language", "second"), [("ru", "Игрок 2"), ("uk", "Гравець 2"), ("en", "Player 2")])
def test_a_seat_without_a_name_is_called_by_its_number(language, second):
    words = Words(language, "abyss")
    assert words.player(1) == second
    assert words.player(1, ["Anna", "Boris"]) == "Boris"


def test_nobody_is_not_called_by_the_last_players_name():
    with pytest.raises(InternalError, match="seat -1 is nobody"):
        Words("en", "abyss").player(-1, ["Anna", "Boris"])


# -- complaints


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_is_one_whole_sentence_whatever_the_game_at_hand(game, language):
    words = Words(language, game)
    for code, sentence in SENTENCES.items():
        facts = {field: 3 for _, field, _, _ in string.Formatter().parse(sentence) if field}
        said = words.error(UserError(code, **facts))
        assert said, code
        assert not set("{}") & set(said), (code, said)


def test_in_english_the_engine_explains_itself():
    complaint = Refused("too_few", least=2, number=1)
    assert Words("en", "abyss").error(complaint) == str(complaint)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "This payment is 1 pearl short, and you have 0.",
                "This payment is 3 pearls short, and you have 0.",
                "This payment is 21 pearls short, and you have 0.",
            ],
        ),
        (
            "ru",
            [
                "Не хватает 1 жемчужины, а у вас 0.",
                "Не хватает 3 жемчужин, а у вас 0.",
                "Не хватает 21 жемчужины, а у вас 0.",
            ],
        ),
    ],
)
def test_complaints_count_properly(language, said):
    words = Words(language, "abyss")
    assert [words.error(Refused("pay_value", missing=missing, pearls=0)) for missing in (1, 3, 21)] == said


def test_english_complaints_use_the_form_that_goes_with_the_number():
    said = {number: str(Refused("too_few", least=2, number=number)) for number in (0, 1, 2, 5, 11, 21)}
    assert {number for number, sentence in said.items() if "was picked" in sentence} == {1}
    assert {number for number, sentence in said.items() if "were picked" in sentence} == {0, 2, 5, 11, 21}
    assert said[1] == "Pick at least 2; only 1 was picked."


def test_a_complaint_within_a_complaint_is_translated_too():
    inner = Refused("pay_must")
    words = Words("uk", "abyss")
    said = words.error(UserError("record_answer", path="a.json", number=7, reason=inner, game="abyss", version=1))
    assert said.startswith(f"Відповідь 7 із запису a.json зіграти неможливо: {words.error(inner)} ")


# -- plurals

PEARLS = {
    "ru": {
        1: "1 жемчужина", 2: "2 жемчужины", 5: "5 жемчужин", 11: "11 жемчужин", 21: "21 жемчужина", 22: "22 жемчужины",
    },
    "uk": {1: "1 перлина", 2: "2 перлини", 5: "5 перлин", 11: "11 перлин", 21: "21 перлина", 22: "22 перлини"},
    "en": {1: "1 pearl", 2: "2 pearls", 5: "5 pearls", 11: "11 pearls", 21: "21 pearls", 22: "22 pearls"},
}  # fmt: skip
KEYS = {
    "ru": {1: "1 ключ", 2: "2 ключа", 5: "5 ключей", 11: "11 ключей", 21: "21 ключ", 22: "22 ключа"},
    "uk": {1: "1 ключ", 2: "2 ключі", 5: "5 ключів", 11: "11 ключів", 21: "21 ключ", 22: "22 ключі"},
    "en": {1: "1 key", 2: "2 keys", 5: "5 keys", 11: "11 keys", 21: "21 keys", 22: "22 keys"},
}
ANSWERS = {
    "ru": {1: "1 ответ", 2: "2 ответа", 5: "5 ответов", 11: "11 ответов", 21: "21 ответ", 22: "22 ответа"},
    "uk": {
        1: "1 відповідь", 2: "2 відповіді", 5: "5 відповідей", 11: "11 відповідей", 21: "21 відповідь",
        22: "22 відповіді",
    },
    "en": {1: "1 answer", 2: "2 answers", 5: "5 answers", 11: "11 answers", 21: "21 answers", 22: "22 answers"},
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_follow_their_number(language):
    words = Words(language, "abyss")
    for count, pearls in PEARLS[language].items():
        assert words("some-pearls", count=count) == pearls
        assert words("some-keys", count=count) == KEYS[language][count]
        assert f" {ANSWERS[language][count]}." in words("resumed", number=count)
