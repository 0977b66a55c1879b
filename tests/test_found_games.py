"""Games are found: by folder and entry point, each with what other layers hold of it."""

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pytest

from bathysphere import games
from bathysphere.bots import BOTS
from bathysphere.engine import InternalError
from bathysphere.terminal.generic import GenericBoard, board_of

ROOT = Path(__file__).parents[1]
OURS = games.built_in()


@pytest.mark.parametrize("name", OURS)
def test_what_belongs_to_a_game_is_found_by_its_name(name):
    assert games.game(name).name == name
    assert board_of(name) is not GenericBoard
    assert list(BOTS[name])[-1] == "thoughtful"


@pytest.mark.parametrize("name", OURS)
def test_a_game_says_whether_the_browser_has_a_board_for_it(name):
    folder = ROOT / "web" / "src" / "games" / name
    assert games.game(name).own_board == (folder / "index.ts").is_file()
    assert (folder / "emblem.ts").is_file()


def test_names_are_known_without_importing_a_game():
    known = "from bathysphere.games import names, sys; names(); assert not [m for m in sys.modules if m.startswith(p)]"
    program = f"import sys; p = 'bathysphere.games.'; {known.replace(', sys', '')}"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_game_of_ours_needs_no_look_at_what_is_installed(monkeypatch):
    def scan(**_: str) -> None:
        raise AssertionError("the metadata of all packages was read")

    monkeypatch.setattr(importlib.metadata, "entry_points", scan)
    games._installed.cache_clear()
    assert games.game("abyss").name == "abyss"
    assert games.package("abyss") == "bathysphere.games.abyss"


def test_a_game_that_calls_itself_otherwise_is_a_mistake(monkeypatch):
    monkeypatch.setattr(games, "_installed", lambda: {"reef": ("bathysphere.games.abyss", "GAME")})
    with pytest.raises(InternalError, match="found as reef calls itself abyss"):
        games.game("reef")


@pytest.mark.parametrize("code", ["import no_such_module", "GAME = None", "raise SystemError('burst')"])
def test_an_installed_game_that_cannot_be_imported_is_left_out(tmp_path, monkeypatch, caplog, code):
    (tmp_path / "wreck_game.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_installed", lambda: {"wreck": ("wreck_game", "GAME")})
    monkeypatch.delitem(sys.modules, "wreck_game", raising=False)
    assert "wreck" in games.names()
    assert [game.name for game in games.playable()] == list(OURS)
    assert "The installed game wreck (wreck_game:GAME) is left out: " in caplog.text
    monkeypatch.delitem(sys.modules, "wreck_game", raising=False)
