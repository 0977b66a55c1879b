"""Words for a screen of Cryptids: rules behind a question, options, bots, the lobby."""

import pytest

from bathysphere.cli.rulebook import rulebook
from bathysphere.engine.step import ASKS
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.options import Options
from bathysphere.words import LANGUAGES
from support.cryptids.sentences import SPOKEN, ids
from support.worded_games import clean

CITED = {rule for step in GAME.steps.values() if step.mode == ASKS for rule in step.rules}
"""The lines that asking steps rest on."""
TOLD = {
    line.id
    for section in rulebook("cryptids").sections
    if section.title != "45. Glossary" and not section.cites
    for line in section.lines
}
"""Every line of the ledger, but no translation of a term."""


def test_every_line_of_the_ledger_is_told():
    assert CITED <= TOLD
    assert ids("rule-") == {rule.replace(".", "-") for rule in TOLD}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_short_sentence_of_its_own(language):
    said = [clean(SPOKEN[language](f"rule-{rule.replace('.', '-')}")) for rule in sorted(TOLD)]
    assert not [each for each in said if not each.endswith(".") or len(each) > 180]
    assert len(set(said)) == len(said)


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
