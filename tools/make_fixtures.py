"""Makes web/src/fixtures: moments of games that bots play, as the server would tell them. Only galleries and unit
tests of the client use them; nothing of it is built into the client.

.venv/bin/python tools/make_fixtures.py [--language ru] [--folder web/src/fixtures]
"""

import argparse
from pathlib import Path

import msgspec
from fixtures.messages import Teller
from fixtures.moments import MOMENTS, find

from bathysphere.games import game
from bathysphere.server import wire
from bathysphere.tables import Table
from bathysphere.words import LANGUAGES

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"


def write(folder: Path, name: str, language: str, update: wire.Update) -> None:
    path = folder / f"{name}.{language}.json"
    path.write_bytes(msgspec.json.encode(update) + b"\n")
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--language", choices=LANGUAGES, help="all of them in this language alone")
    reader.add_argument("--folder", type=Path, default=FOLDER)
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    waiting = Table.open(game("abyss"), ["thoughtful"] * 4, "waiting room")
    room = wanted.language or "ru"
    write(wanted.folder, "waiting-room", room, Teller(waiting, 0, room).waiting_room())
    for name, moment in MOMENTS.items():
        table = find(moment, name)
        for language in [wanted.language] if wanted.language else moment.languages:
            write(wanted.folder, name, language, Teller(table, moment.viewer, language).update())


if __name__ == "__main__":
    main()
