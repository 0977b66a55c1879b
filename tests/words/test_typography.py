"""Signs are the same in every text: apostrophes, quotes, dashes, spaces. What a reader takes for a slip is one."""

import re

import pytest

from bathysphere.engine.errors import SENTENCES
from bathysphere.words import LANGUAGES
from support.text_files import Text, plain, texts

SLIPS = {
    "a straight apostrophe; write ’": r"'",
    "straight quotes; write “ ” or « »": r'"',
    "two spaces": r" {2}",
    "a space before a sign": r"[^\W\d_⟩] [,.;:!?](?!\.)",
    "a space within brackets": r"\( | \)",
    "three dots; write …": r"\.\.\.",
    "a hyphen for a dash; write —": r"(?<=\s)-(?=\s)",
    "a hyphen for a minus; write −": r"(?<![\w⟩.–-])-(?=[\d⟨])",
    "a space before a percent sign": r"[\d⟩]\s%",
    "a multiplication with the letter x": r"(?<=[\d⟩]) ?[xх] ?(?=[\d⟨])",
}
OWN = {
    "en": {"quotes of another language": "[«»„]", "a dash of another language; write – or a colon": "—"},
    "ru": {"quotes of another language": "[“”„‘]", "an apostrophe": "’", "a short dash between words": r"\s–\s"},
    "uk": {"quotes of another language": "[“”„‘]", "a short dash between words": r"\s–\s"},
}

ALLOWED = {
    "quotes-inner": "quotes within quotes are others than the outer ones",
    "mythos-lure-of-yha-nthlei": "a name with an apostrophe of its own",
}


def checked(language: str) -> list[Text]:
    return [text for text in texts() if text.language == language and text.id not in ALLOWED]


def test_what_is_allowed_is_still_there():
    assert ALLOWED.keys() <= {text.id for text in texts()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_everywhere(language):
    slips = SLIPS | OWN[language]
    found = {
        f"{text.path.name}: {text.id}: {what}": said
        for text in checked(language)
        for said in map(plain, text.readings())
        for what, slip in slips.items()
        if re.search(slip, said)
    }
    assert found == {}


def test_brackets_and_quotes_are_closed():
    def odd(text: Text) -> bool:
        return any(
            said.count(a) != said.count(b) for said in map(plain, text.readings()) for a, b in ("()", "«»", "“”")
        )

    assert [str(text) for language in LANGUAGES for text in checked(language) if odd(text)] == []


def test_english_complaints_have_no_double_spaces_and_no_straight_quotes():
    assert [code for code, sentence in SENTENCES.items() if re.search(r'"|  | [,.;:]', sentence)] == []
