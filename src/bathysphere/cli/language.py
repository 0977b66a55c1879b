"""In which language a command speaks."""

import os

from bathysphere.games import game as find_game
from bathysphere.words import LANGUAGES, Words, check_language


def language_of_environment() -> str:
    """The language of the terminal, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name][:2]
            return code if code in LANGUAGES else "en"
    return "en"


def words_for(game: str, language: str, *also: str) -> Words:
    return Words(check_language(language or language_of_environment()), find_game(game).name, also)
