"""Words for a screen of Unfathomable: why something is not offered, what is said at the table, the lobby."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bathysphere.games.unfathomable import GAME
from bathysphere.words import LANGUAGES
from support.asking import PACKAGE, SPOKEN
from support.listening import clean

FOREIGN = {"en": "а-яёА-ЯЁіїєґІЇЄҐ", "ru": "іїєґІЇЄҐ", "uk": "ыэъёЫЭЪЁ"}


def written(subject, language):
    """The messages of a file, with the facts that each asks for."""
    text = files(PACKAGE).joinpath(f"text/{subject}.{language}.ftl").read_text("utf-8")
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    messages = [entry for entry in found if isinstance(entry, ast.Message)]
    return {each.id.name: set(re.findall(r"\$(\w+)", text[each.span.start : each.span.end])) for each in messages}


@pytest.mark.parametrize("subject", ["aids", "talk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things_of_the_same_facts(subject, language):
    english, found = written(subject, "en"), written(subject, language)
    assert list(found) == list(english)
    assert found == english


@pytest.mark.parametrize("subject", ["aids", "talk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_another_language_slipped_in(subject, language):
    text = files(PACKAGE).joinpath(f"text/{subject}.{language}.ftl").read_text("utf-8")
    assert not re.findall(f"[{FOREIGN[language]}]", re.sub(r"(?m)^#.*$", "", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_introduced(language):
    words = SPOKEN[language]
    assert clean(words("game-unfathomable-tagline")).endswith(".")
    assert {str(GAME.fewest), str(GAME.most)} <= set(clean(words("game-unfathomable-players")))
    assert any(sign.isdigit() for sign in clean(words("game-unfathomable-duration")))
