"""One term, one word: no text calls a thing of its game by another word than the glossary of the rules."""

import re
import tomllib
from pathlib import Path

import pytest

from bathysphere.words import LANGUAGES
from support.text_files import Text, plain, texts

GLOSSARY = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))
RULES = Path(__file__).parents[2] / "docs" / "rules"
CASES = [(game, term) for game, terms in GLOSSARY.items() for term in terms]


def rows(game: str) -> dict[str, tuple[str, str, str]]:
    """The glossary of a game: its English, Russian and Ukrainian words by the English one."""
    ledger = (RULES / f"{game}.md").read_text("utf-8")
    _, _, glossary = ledger.partition("Glossary\n")
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in glossary.splitlines() if "|" in line]
    return {found[-3]: (found[-3], found[-2], found[-1]) for found in cells if len(found) in (3, 4)}


def belongs(text: Text, game: str) -> bool:
    """The first game of the terminal has its panels among the words of the terminal itself."""
    return text.game == game or (game == "abyss" and text.path.name.startswith("terminal."))


@pytest.mark.parametrize("game", GLOSSARY)
def test_the_terms_are_those_of_the_rules(game):
    assert GLOSSARY[game].keys() <= rows(game).keys()


@pytest.mark.parametrize(("game", "term"), CASES)
def test_a_term_is_called_by_no_other_word(game, term):
    entry = GLOSSARY[game][term]
    allowed = entry.get("allowed", {})
    found = {
        f"{text.path.name}: {text.id}": said
        for text in texts()
        if belongs(text, game) and text.id not in allowed
        for said in map(plain, text.readings())
        for other in entry.get(text.language, ())
        if re.search(other, said, re.IGNORECASE)
    }
    assert found == {}


@pytest.mark.parametrize(("game", "term"), CASES)
def test_what_is_allowed_is_needed(game, term):
    """An exception that nothing needs any more is taken out."""
    entry = GLOSSARY[game][term]
    for name, reason in entry.get("allowed", {}).items():
        said = [plain(each) for text in texts() if belongs(text, game) and text.id == name for each in text.readings()]
        others = [other for language in LANGUAGES for other in entry.get(language, ())]
        assert reason
        assert any(re.search(other, each, re.IGNORECASE) for other in others for each in said), name
