"""Recovery phrases: twelve words that stand for 88 random bits and a checksum of them.

The list has the same 256 things in each language, and no word means two of them, so a phrase can be read in any
language, whichever it was written down in.
"""

import secrets
import unicodedata
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files

from bathysphere.engine import Refused
from bathysphere.tables.keys import hashed

RANDOM_BYTES = 11
WORDS = RANDOM_BYTES + 1
LANGUAGES = ("en", "ru", "uk")
LONGEST = 400
"""Letters that a phrase can have, however it was typed."""


@cache
def word_list() -> tuple[tuple[str, ...], ...]:
    """For each thing its words, by language."""
    text = files(__package__).joinpath("words.txt").read_text("utf-8")
    return tuple(tuple(line.split()) for line in text.splitlines())


@cache
def _numbers() -> dict[str, int]:
    return {_plain(word): number for number, words in enumerate(word_list()) for word in words}


def _plain(word: str) -> str:
    return "".join(
        letter for letter in unicodedata.normalize("NFKC", word).lower().replace("ё", "е") if letter.isalpha()
    )


def new_phrase() -> bytes:
    drawn = secrets.token_bytes(RANDOM_BYTES)
    return drawn + _check(drawn)


def in_words(phrase: bytes, language: str) -> list[str]:
    column = LANGUAGES.index(language)
    return [word_list()[number][column] for number in phrase]


def read(text: str) -> bytes:
    """The phrase that somebody typed, or a sentence that says what is wrong with it."""
    typed = [plain for word in text[:LONGEST].replace(",", " ").split() if (plain := _plain(word))]
    for word in typed:
        if word not in _numbers():
            raise Refused("phrase_word", word=word[:20])
    if len(typed) != WORDS:
        raise Refused("phrase_length", wanted=WORDS, words=len(typed))
    phrase = bytes(_numbers()[word] for word in typed)
    if _check(phrase[:RANDOM_BYTES]) != phrase[RANDOM_BYTES:]:
        raise Refused("phrase_wrong")
    return phrase


def kept(phrase: bytes) -> str:
    """How a phrase is kept: with 88 random bits nobody finds it by trying, even with the store in hand."""
    return hashed(f"phrase {phrase.hex()}")


def _check(drawn: Sequence[int]) -> bytes:
    return sha256(bytes(drawn)).digest()[:1]
