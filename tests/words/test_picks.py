"""The button that sends several picks says in every language what they do, wherever picks are suggested."""

import pytest

from bathysphere.games import game, names
from bathysphere.words import LANGUAGES, Words

SUGGESTING = [(name, kind) for name in names() for kind in game(name).suggests]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), SUGGESTING)
def test_there_is_a_text_for_whatever_is_suggested(name, kind, language):
    assert Words(language, name).source(f"picks-{kind.replace('.', '-')}").startswith("picks-")
    assert f"picks-{kind.replace('.', '-')}" in Words(language, name).ids


def test_all_four_games_suggest_something():
    assert {name for name, _ in SUGGESTING} >= {"abyss", "thing", "unfathomable", "cryptids"}
