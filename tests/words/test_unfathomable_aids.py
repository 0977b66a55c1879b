"""Words for a screen of Unfathomable: table options, bots, the lobby."""

from typing import get_args

import pytest

from bathysphere.bots import BOTS
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.options import Difficulty, Options
from bathysphere.words import LANGUAGES, Words
from support.worded_games import clean

SPOKEN = {language: Words(language, "unfathomable") for language in LANGUAGES}
EN = SPOKEN["en"]
OPTION_TITLES = {
    *(f"option-unfathomable-{name}" for name in Options.__struct_fields__),
    *(f"option-unfathomable-difficulty-{word}" for word in get_args(Difficulty)),
}
OPTION_TEXTS = {f"option-unfathomable-{name}-text" for name in Options.__struct_fields__}


def ids(prefix):
    return {name for name in EN.ids if name.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_and_bot_has_a_title_and_a_sentence(language):
    words = SPOKEN[language]
    titles = OPTION_TITLES | {f"bot-{bot}" for bot in BOTS["unfathomable"]}
    texts = OPTION_TEXTS | {f"bot-{bot}-text" for bot in BOTS["unfathomable"]}
    assert not [title for title in titles if clean(words(title)).endswith(".")]
    assert not [text for text in texts if not clean(words(text)).endswith(".")]


def test_no_option_or_bot_has_text_that_does_not_exist():
    assert ids("option-") == OPTION_TITLES | OPTION_TEXTS
    assert {name.removesuffix("-text").removeprefix("bot-") for name in ids("bot-")} == set(BOTS["unfathomable"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_introduced(language):
    words = SPOKEN[language]
    assert clean(words("game-unfathomable-tagline")).endswith(".")
    assert {str(GAME.fewest), str(GAME.most)} <= set(clean(words("game-unfathomable-players")))
    assert any(sign.isdigit() for sign in clean(words("game-unfathomable-duration")))
