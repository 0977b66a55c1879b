"""Makes the first games from which the tests of guides learn what a beginner meets.

.venv/bin/python tools/make_first_games.py [GAME ...] [--folder web/src/games]
"""

import argparse
from pathlib import Path

import msgspec
from fixtures.abyss_first_games import first_games as of_abyss
from fixtures.cryptids_first_games import first_games as of_cryptids
from fixtures.thing_first_games import first_games as of_thing
from fixtures.unfathomable_first_games import first_games as of_unfathomable

FOLDER = Path(__file__).resolve().parent.parent / "web/src/games"
GAMES = {"abyss": of_abyss, "cryptids": of_cryptids, "thing": of_thing, "unfathomable": of_unfathomable}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    reader.add_argument("--folder", type=Path, default=FOLDER)
    wanted = reader.parse_args()
    for name in wanted.games or GAMES:
        file: Path = wanted.folder / name / "guide/fixtures/first-games.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(GAMES[name]()) + b"\n")
        print(f"{name}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
