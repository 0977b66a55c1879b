"""Sentences that ask for nothing are said without Fluent, as Fluent would say them."""

import pytest

from bathysphere.games import built_in
from bathysphere.words import LANGUAGES, Words
from bathysphere.words.sentences import PLAIN

EVERY = 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_are_said_as_fluent_says_them(language: str) -> None:
    for game in built_in():
        words = Words(language, game, ("bathysphere.server",))
        plain = [each for each in sorted(words.ids) if PLAIN.fullmatch(words._texts[each])]
        assert plain
        for sentence in plain[::EVERY]:
            words._parse(sentence)
            said, errors = words._bundle.format_pattern(words._bundle.get_message(sentence).value, {})
            assert not errors
            assert words(sentence) == said


@pytest.mark.parametrize(
    "text", ["a = { $b }\n", "a = b\n    c\n", "a =\n    b\n", "-a = b\n", "a = b\n    .c = d\n", "a = }\n"]
)
def test_whatever_fluent_has_to_read_is_left_to_it(text: str) -> None:
    assert PLAIN.fullmatch(text) is None


@pytest.mark.parametrize("text", ["a = b c\n", "a=b c\n", "a  =   b c  \n", "a = b c\n\n"])
def test_spaces_around_a_sentence_are_not_said(text: str) -> None:
    found = PLAIN.fullmatch(text)
    assert found is not None
    assert found[1] == "b c"
