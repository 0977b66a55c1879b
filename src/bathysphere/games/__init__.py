"""The games, found by name. A game is imported when somebody asks for it."""

from importlib import import_module
from typing import Any

from bathysphere.engine import BadTable, Game, State

NAMES = ("abyss", "thing", "unfathomable", "cryptids")


def game(name: str) -> Game[Any]:
    """The game of this name, or one sentence saying which there are."""
    if name not in NAMES:
        raise BadTable("unknown_game", name=name, games=", ".join(NAMES))
    found: Game[Any] = import_module(f"bathysphere.games.{name}").GAME
    return found


def new_game(name: str, seats: int, seed: int | str | bytes = 0, **options: Any) -> State:
    """A table of the named game, dealt and waiting for its first answer."""
    state: State = game(name).new(seats, seed, options)
    return state
