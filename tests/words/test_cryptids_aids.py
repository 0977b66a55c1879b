"""Words for a screen of Cryptids: options, bots, the lobby."""

import pytest

from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.options import Options
from bathysphere.words import LANGUAGES
from support.cryptids.sentences import SPOKEN, ids
from support.worded_games import clean


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_bots_and_the_game_itself_are_introduced(language):
    words = SPOKEN[language]
    titles = [f"option-cryptids-{name}" for name in Options.__struct_fields__]
    assert {f"option-{each}" for each in ids("option-")} == {*titles, *[f"{each}-text" for each in titles]}
    assert not [title for title in titles if clean(words(title)).endswith(".")]
    texts = [f"{each}-text" for each in (*titles, "bot-random", "bot-thoughtful")]
    assert not [text for text in texts if not clean(words(text)).endswith(".")]
    assert clean(words("game-cryptids-tagline")).endswith(".")
    assert {str(GAME.fewest), str(GAME.most)} <= set(clean(words("game-cryptids-players")))
    assert "90" in clean(words("game-cryptids-duration"))
