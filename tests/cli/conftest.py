"""The command, called in this process: its exit code and what it printed."""

from pathlib import Path

import pytest

from bathysphere.games.abyss import GAME as ABYSS
from bathysphere.tables import PERSON, LocalTable
from support.command import complains, english, run

__all__ = ["complains", "english", "run"]


@pytest.fixture(autouse=True)
def surroundings(english, monkeypatch, tmp_path):
    """A home of one's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def saved(tmp_path) -> Path:
    """A game that somebody has begun against a bot."""
    table = LocalTable.open(ABYSS, [PERSON, "random"], 3)
    table.act_until_asked()
    path = tmp_path / "mine.record"
    table.save(path)
    return path
