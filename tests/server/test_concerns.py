"""Which lines of the log are told once more to whoever has their turn ("since your move")."""

import pytest

from bathysphere.engine import Concerns
from bathysphere.games import playable

GAMES = {game.name: game for game in playable()}


@pytest.mark.parametrize("name", ["abyss", "thing", "unfathomable", "cryptids"])
def test_every_game_says_what_is_worth_telling_again(name: str):
    told = {kind.concerns for kind in GAMES[name].events}
    assert set(Concerns) <= told


@pytest.mark.parametrize("name", ["abyss", "thing", "unfathomable", "cryptids"])
def test_what_only_some_may_know_in_full_is_told_to_all_only_as_everybody_heard_it(name: str):
    """A strip on a screen must not say what lies under a cover: secret events concern nobody."""
    assert all(kind.concerns is Concerns.NOBODY for kind in GAMES[name].events if kind.secret)
