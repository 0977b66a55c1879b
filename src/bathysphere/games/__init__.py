"""The games, found by name: folders of this package, and installed packages with an entry point `bathysphere.games`.

A game is imported when somebody asks for it; its name is known without that. What else there is of it is found beside
it, by convention: `part("abyss", "bots")` is `bathysphere.bots.abyss`, and of an installed game `its_package.bots`.
"""

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from bathysphere.engine import BadTable, Game, InternalError, State

_log = logging.getLogger(__name__)

GROUP = "bathysphere.games"
"""The group of entry points by which installed packages name their games: `tic_tac_toe = "tic_tac_toe:GAME"`."""


def built_in() -> tuple[str, ...]:
    """The games that are folders here, in the order of the alphabet."""
    return _folders(tuple(__path__))


@cache
def _folders(paths: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(each.name for each in iter_modules(paths) if each.ispkg))


def names() -> tuple[str, ...]:
    """Every game that there is, our own first."""
    return (*built_in(), *(name for name in sorted(_installed()) if name not in built_in()))


def game(name: str) -> Game[Any]:
    """The game of this name, or one sentence saying which there are."""
    module, attribute = _place(name)
    found: Game[Any] = getattr(import_module(module), attribute)
    if found.name != name:
        raise InternalError(f"the game that is found as {name} calls itself {found.name}")
    return found


def playable() -> list[Game[Any]]:
    """Every game that there is. One that was installed and cannot be imported is left out, with a line in the log: it
    must not keep others from being played."""
    found: list[Game[Any]] = [game(name) for name in built_in()]
    for name in names()[len(found) :]:
        try:
            found.append(game(name))
        except Exception as error:
            place, attribute = _place(name)
            _log.error(
                "The installed game %s (%s:%s) is left out: %s: %s", name, place, attribute, type(error).__name__, error
            )
    return found


def new_game(name: str, seats: int, seed: int | str | bytes = 0, **options: Any) -> State:
    """A table of the named game, dealt and waiting for its first answer."""
    state: State = game(name).new(seats, seed, options)
    return state


def package(name: str) -> str:
    """The name of the package or module in which a game stands."""
    return _place(name)[0]


def part(name: str, layer: str) -> ModuleType | None:
    """What another layer holds of a game (its `bots`, its `terminal` board, its `wording`), if there is such a module.
    A game of a single file has all of it there."""
    found = package(name)
    inside = f"{found}.{layer}"
    beside = f"bathysphere.{layer}.{name}"
    ours = found.startswith(f"{GROUP}.")
    for wanted in (inside, beside) if ours else (inside,):
        if _exists(wanted):
            return import_module(wanted)
    return None if ours or is_package(found) else import_module(found)


@cache
def is_package(module: str) -> bool:
    """Whether a module is a folder, which may hold texts and modules of its own."""
    spec = find_spec(module)
    return spec is not None and spec.submodule_search_locations is not None


def _place(name: str) -> tuple[str, str]:
    """The module and the attribute in it that hold a game. Folders are looked at first: metadata takes longer."""
    if name in built_in():
        return f"{GROUP}.{name}", "GAME"
    if name in _installed():
        return _installed()[name]
    raise BadTable("unknown_game", name=name, games=", ".join(names()))


@cache
def _installed() -> dict[str, tuple[str, str]]:
    from importlib.metadata import entry_points  # reading metadata is slow to import, and rarely needed

    return {each.name: (each.module, each.attr or "GAME") for each in entry_points(group=GROUP)}


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # what should hold it is a single file, or is not there itself
        return False
