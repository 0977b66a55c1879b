"""`bathysphere play`: opening a table or resuming one, and where games are kept."""

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from bathysphere.bots import bot_names
from bathysphere.engine import BadRecord, BadTable, Game, Record
from bathysphere.tables import PERSON, LocalTable
from bathysphere.words import Words

SUFFIX = ".record"


def saves() -> Path:
    """Where games are kept when nobody names a file."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "bathysphere"


def seat_bots(game: str, bots: str, seats: int) -> list[str]:
    """One name for every seat: the best bot, one named for all, or as many as there are seats."""
    named = [name.strip() for name in bots.split(",") if name.strip()] or [bot_names(game)[-1]]
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise BadTable("bots_number", bots=len(named), seats=seats)
    return named


def latest(game: str) -> Path:
    """The game saved last that is not over yet."""
    found = sorted(saves().glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        if not Record.open(path).ended:
            return path
    raise BadRecord("record_missing", path=saves() / f"{game}-*{SUFFIX}")


def play_command(
    game: Game[Any],
    words: Words,
    players: int,
    seat: int,
    bots: str,
    options: dict[str, Any],
    seed: str,
    save: Path | None,
    resume: bool,
) -> None:
    if resume:
        path = save or latest(game.name)
        table = LocalTable.resume(game, path)
        person = table.players.index(PERSON) if PERSON in table.players else 0
    else:
        game.check_table(players, options)
        if not 1 <= seat <= players:
            raise BadTable("bad_seat", seat=seat, seats=players)
        path = save or saves() / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}"
        if path.exists():
            raise BadRecord("record_exists", path=path)
        person = seat - 1
        seated = seat_bots(game.name, bots, players - 1)
        seated.insert(person, PERSON)
        table = LocalTable.open(game, seated, seed or secrets.token_bytes(32), options)
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise BadTable("no_terminal")

    from bathysphere.terminal import play_table

    play_table(table, words, path, person)
    if path.exists():
        print(words("saved", path=str(path)))
        if not table.over:
            print(words("cli-resume-with", command=f"{sys.argv[0]} play {game.name} --resume"))
