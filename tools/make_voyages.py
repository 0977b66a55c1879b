"""Makes the first games from which the tests of Unfathomable's guide learn what a beginner meets.

.venv/bin/python tools/make_voyages.py [--file web/src/games/unfathomable/guide/fixtures/first-games.json]
"""

import argparse
from pathlib import Path

import msgspec
from fixtures.voyages import voyage

FILE = Path(__file__).resolve().parent.parent / "web/src/games/unfathomable/guide/fixtures/first-games.json"
SEATS = (4, 4, 4, 4, 3, 3, 5, 5, 6, 6)
"""The first game is offered for four; the guide can be switched on at any table."""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--file", type=Path, default=FILE)
    wanted = reader.parse_args()
    games = [voyage(f"first game {number}", seats) for number, seats in enumerate(SEATS)]
    wanted.file.parent.mkdir(parents=True, exist_ok=True)
    wanted.file.write_bytes(msgspec.json.encode(games) + b"\n")
    print(f"{wanted.file.name}: {wanted.file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
