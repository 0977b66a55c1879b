"""Makes the games in tests/records anew; needed only when `rules_version` of Abyss was raised.

Replaying a record needs no bot, so better bots are no reason to make them again.
"""

from pathlib import Path

import msgspec

from bathysphere.games import game
from bathysphere.tables import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
ALL = "all"
GAMES: dict[str, tuple[list[str], str]] = {
    "abyss-2-random": (["random"] * 2, ""),
    "abyss-2-thoughtful": (["thoughtful"] * 2, ""),
    "abyss-3-mixed": (["thoughtful", "random", "thoughtful"], ""),
    "abyss-4-thoughtful": (["thoughtful"] * 4, ""),
    "abyss-4-all-options": (["thoughtful", "thoughtful", "random", "thoughtful"], ALL),
}


def main() -> None:
    abyss = game("abyss")
    every_option = {field.name: True for field in msgspec.structs.fields(abyss.options)}
    for name, (players, options) in GAMES.items():
        table = Table.open(abyss, players, name, every_option if options == ALL else {})
        table.play_bots()
        path = FOLDER / f"{name}.record"
        table.save(path)
        print(f"{path.relative_to(FOLDER.parent.parent)}: {len(table.record.answers)} answers")


if __name__ == "__main__":
    main()
