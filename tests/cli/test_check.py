"""`bathysphere check` holds any game to the contract, in the reader's language."""

import pytest
import typer
from typer.testing import CliRunner

from bathysphere.cli.app import app
from bathysphere.cli.check import check_command
from bathysphere.games import game
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.view import AbyssView, view
from bathysphere.words import Words


@pytest.mark.parametrize(("language", "said"), [("en", "4 random games kept"), ("uk", "4 випадкові партії")])
def test_a_sound_game_is_found_to_be_sound(language, said):
    found = CliRunner().invoke(app, ["check", "abyss", "--games", "4", "-l", language])
    assert found.exit_code == 0
    assert found.output.startswith(said)


def test_a_game_that_shows_what_is_hidden_is_named_with_its_seed(monkeypatch, capsys):
    def over_a_shoulder(self: object, s: AbyssState, seat: int) -> AbyssView:
        return view(s, 0 if seat == 1 else seat)

    monkeypatch.setattr(type(game("abyss")), "view", over_a_shoulder)
    with pytest.raises(typer.Exit):
        check_command("abyss", 5, Words("en", "abyss", ("bathysphere.cli",)))
    told = capsys.readouterr().out
    assert told.startswith("Random game 1, players: 2. The contract is broken: ")
