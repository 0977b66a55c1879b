"""Makes the moments of Cryptids from which the tests of its board learn how tiles lie and what is on the table.

.venv/bin/python tools/make_cryptids_moments.py [--folder web/src/games/cryptids/fixtures]
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from fixtures.cryptids_moments import layings, shapes, views

FOLDER = Path(__file__).resolve().parent.parent / "web/src/games/cryptids/fixtures"


def write(path: Path, made: Any) -> None:
    path.write_bytes(msgspec.json.encode(made) + b"\n")
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--folder", type=Path, default=FOLDER)
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    write(wanted.folder / "reserve.json", {"shapes": shapes(), "moments": [*layings(2, 10), *layings(4, 9)]})
    games = {"two": views(2, 10, 8), "four": views(4, 9, 9, wolpertinger=True), "alone": views(1, 0, 8)}
    write(wanted.folder / "journeys.json", games)


if __name__ == "__main__":
    main()
