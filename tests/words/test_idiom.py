"""Turns of phrase that were carried over from another language, and that nobody who speaks this one would use."""

import re

import pytest

from support.text_files import plain, texts

CALQUES = {
    "en": {
        "a name takes ’s": r"\b(hand|fire|seat|cards?|Lords?|tokens?|turn|eyes) of ⟨(seat|name|target|victim)⟩",
        "a hand is somebody's": r"\bshows? the hand\b",
        "on a turn": r"\bin (your|their)( own)? turns?\b",
        "they, for a person": r"\b(he|his|him|himself)\b",
        "anybody who, not who, of a condition": r"^Who (?!takes|gets|has|is|was)\w+s? [^?;]*\.$",
    },
    "ru": {
        "a threat, not a duty": r"должн[аоы]? победить",
        "a state without gender": r"^(сожжён|готов|должен ответить)$",
    },
    "uk": {
        "нема кого, нема чого": r"(ти|тися)( вже| тут| там)? (нікого|нічого|нікуди|ніким|нікому|нічим)(?= ?[.,;:(]|$)",
        "a threat, not a duty": r"мають перемогти",
        "a state without gender": r"^(спалений|готовий|мусить відповісти)$",
    },
}

MEN = {
    ("cryptids", "they, for a person"): "the poacher is one",
    (
        "unfathomable",
        "they, for a person",
    ): "characters and Father Dagon are; rules speak of players and are checked apart",
}
"""Where a phrase is right, with the reason."""


@pytest.mark.parametrize(("language", "what"), [(each, what) for each, found in CALQUES.items() for what in found])
def test_nobody_would_say_it_so(language, what):
    calque = re.compile(CALQUES[language][what])
    found = {
        f"{text.path.name}: {text.id}": said
        for text in texts()
        if text.language == language and ((text.game, what) not in MEN or text.id.startswith("rule-U"))
        for said in map(plain, text.readings())
        if calque.search(said)
    }
    assert found == {}
