"""The table in a terminal: play against bots, or step through a record. Drawn from one seat's view and log only."""

from pathlib import Path
from typing import Any

from bathysphere.engine import Game, Record
from bathysphere.tables import LocalTable
from bathysphere.words import Words


def play_table(table: LocalTable, words: Words, save_path: Path, person: int) -> None:
    """Play until the person leaves; the game is saved after every answer."""
    from bathysphere.terminal.play import PlayApp

    PlayApp(table, words, save_path, person).run()


def replay(game: Game[Any], record: Record, words: Words, seat: int) -> None:
    """Step through a record with the eyes of a seat; -1 is a spectator."""
    from bathysphere.terminal.replay import ReplayApp

    ReplayApp(game, record, words, seat).run()
