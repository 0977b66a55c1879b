"""Whole games, replayed for ever: every checksum in them must still be reached.

One file for every bug that a game has shown belongs here too; tools/make_records.py makes the others.
"""

from pathlib import Path

import msgspec
import pytest

from bathysphere.engine import Record
from bathysphere.games import game

FILES = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_that_was_played_once_can_be_played_again(path):
    record = Record.open(path)
    checks = [line.check for line in record.answers if line.check]
    state = record.state(game(record.header.game))
    assert len(checks) > 2
    assert state.checksum() == checks[-1]
    assert (state.outcome is not None) == record.ended
    assert record.encode() == path.read_bytes()


def test_they_cover_every_number_of_players_and_every_option():
    headers = [Record.open(path).header for path in FILES]
    of_abyss = [header for header in headers if header.game == "abyss"]
    options = {field.name for field in msgspec.structs.fields(game("abyss").options)}
    assert {header.seats for header in of_abyss} == {2, 3, 4}
    assert {name for header in of_abyss for name, value in header.options.items() if value} == options
    of_thing = [header for header in headers if header.game == "thing"]
    assert {header.seats for header in of_thing} >= {4, 5, 6, 8, 9, 12}
    assert {name for header in of_thing for name in header.options} >= {
        "hidden_start",
        "revenge",
        "neighbours_only",
        "first_game",
    }
    of_unfathomable = [header for header in headers if header.game == "unfathomable"]
    assert {header.seats for header in of_unfathomable} == {3, 4, 5, 6}
    options = {field.name for field in msgspec.structs.fields(game("unfathomable").options)}
    assert {name for header in of_unfathomable for name in header.options} == options
    of_cryptids = [header for header in headers if header.game == "cryptids"]
    assert {header.seats for header in of_cryptids} == {1, 2, 3, 4}
    assert {name for header in of_cryptids for name in header.options} == {"wolpertinger", "no_bids", "first_pair"}
    assert {tuple(header.options) for header in of_cryptids if header.seats == 1} == {(), ("wolpertinger",)}
