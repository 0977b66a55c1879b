"""Makes the client's TypeScript out of the Python that it mirrors: the wire, each game's view, aids and orders, and
the tables that its board draws from. With `--check` nothing is written, and a drifted file is an error.

.venv/bin/python tools/make_types.py [--check]
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from typescript.structs import Interfaces

from bathysphere.engine import Game
from bathysphere.engine.game import NoAids
from bathysphere.games import built_in, game
from bathysphere.server import wire

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
MADE = "Made by tools/make_types.py from"
BASES = (wire.ClientMessage, wire.client_messages.SeatCommand, wire.ServerMessage)


def wire_types() -> str:
    """All structs of the wire in the order of their modules, and what may be said in either direction."""
    made = Interfaces()
    for each in (
        each for part in (wire.client_messages, wire.server_messages, wire.requests) for each in vars(part).values()
    ):
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each not in BASES:
            made.add(each)
    made.add_union("ClientMessages", get_args(wire.ClientMessages), "Whatever a client may say over the socket.")
    made.add_union("ServerMessages", get_args(wire.ServerMessages), "Whatever a client may hear over the socket.")
    return f"// {MADE} src/bathysphere/server/wire/.\n\n{made.text()}"


def game_types(found: Game[Any]) -> str:
    """The view of a game, and its aids and standing orders if it has them."""
    made = Interfaces()
    made.add(get_type_hints(type(found).view)["return"])
    for extra in (found.aids_type, found.orders):
        if extra is not None and extra is not NoAids:
            made.add(extra)
    return f"// {MADE} src/bathysphere/games/{found.name}.\n\n{made.text()}"


def files(folder: Path) -> dict[Path, str]:
    """Each file that is made, and what belongs in it."""
    made = {folder / "wire" / "types.ts": wire_types()}
    for name in built_in():
        made[folder / "games" / name / "types.ts"] = game_types(game(name))
        source = f"// {MADE} src/bathysphere/games/{name}.\n\n"
        made[folder / "games" / name / "facts.ts"] = source + import_module(f"typescript.{name}").facts()
    return made


def drifted(folder: Path) -> list[Path]:
    return [path for path, text in files(folder).items() if not path.is_file() or path.read_text("utf-8") != text]


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--check", action="store_true", help="only say whether a file has drifted")
    reader.add_argument("--folder", type=Path, default=CLIENT, help="where the client's sources are")
    wanted = reader.parse_args()
    if wanted.check:
        if old := drifted(wanted.folder):
            names = ", ".join(path.relative_to(wanted.folder).as_posix() for path in old)
            print(f"The client's {names} no longer fits the Python it is made from: run tools/make_types.py.")
            return 1
        return 0
    for path, text in files(wanted.folder).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
