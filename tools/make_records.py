"""Makes the games in tests/records again; needed only when `rules_version` of a game was raised.

Replaying a record needs no bot, so better bots are no reason to make them again.

.venv/bin/python tools/make_records.py [abyss | thing | unfathomable | cryptids]
"""

import sys
from pathlib import Path
from typing import Any

from bathysphere.engine import Record
from bathysphere.games import built_in, game
from bathysphere.lab.bot_game import BotGame

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "abyss-2-random": (["random"] * 2, {}),
    "abyss-2-thoughtful": (["thoughtful"] * 2, {}),
    "abyss-3-mixed": (["thoughtful", "random", "thoughtful"], {}),
    "abyss-4-thoughtful": (["thoughtful"] * 4, {}),
    "abyss-4-all-options": (
        ["thoughtful", "thoughtful", "random", "thoughtful"],
        {
            "recruiter_plus_two": True,
            "master_chooses": True,
            "ambassadors_without_keys": True,
            "others_only": True,
            "turned_lords_count": True,
        },
    ),
    "abyss-3-first-game": (["thoughtful"] * 3, {"first_game": True}),
    "thing-4-random": (["random"] * 4, {}),
    "thing-5-hidden-start": (["thoughtful"] * 5, {"hidden_start": True, "weapons_in_deck": True}),
    "thing-5-first-game": (["thoughtful"] * 5, {"first_game": True}),
    "thing-6-long-night": (["thoughtful"] * 6, {}),
    "thing-8-revenge": (["thoughtful"] * 8, {"revenge": True, "neighbours_only": True}),
    "thing-9-many-infections": (["random"] * 9, {"infections": 20, "fourth_infection_eliminates": True}),
    "thing-12-mixed": (["thoughtful", "random"] * 6, {}),
    "unfathomable-3-first-voyage": (["thoughtful"] * 3, {"first_game": True}),
    "unfathomable-4-guided": (["thoughtful"] * 4, {"first_game": True, "first_seat_begins": True}),
    "unfathomable-4-no-cultist": (["thoughtful"] * 4, {"no_cultist": True, "difficulty": "easier_for_humans"}),
    "unfathomable-5-random": (["random"] * 5, {}),
    "unfathomable-6-mixed": (["thoughtful", "random"] * 3, {}),
    "unfathomable-6-hard": (["thoughtful"] * 6, {"difficulty": "easier_for_traitors"}),
    "cryptids-1-poacher": (["thoughtful"], {}),
    "cryptids-1-hares": (["random"], {"wolpertinger": True}),
    "cryptids-2-first-pair": (["thoughtful"] * 2, {"first_pair": True}),
    "cryptids-3-no-bids": (["thoughtful", "random", "thoughtful"], {"no_bids": True}),
    "cryptids-3-hares": (["thoughtful"] * 3, {"wolpertinger": True}),
    "cryptids-4-mixed": (["thoughtful", "random"] * 2, {}),
    "cryptids-4-all-modes": (["thoughtful"] * 4, {"wolpertinger": True, "no_bids": True}),
}
"""The first word of a name is the game; the name is the seed."""


def main(wanted: list[str]) -> None:
    for name, (players, options) in GAMES.items():
        played = name.split("-")[0]
        if played in wanted:
            record = Record.begin(game(played), len(players), name, options)
            record.header.players = players
            for _ in BotGame.begin(game(played), players, name, options).steps(record):
                pass
            path = FOLDER / f"{name}.record"
            record.save(path)
            print(f"{path.relative_to(FOLDER.parent.parent)}: {len(record.answers)} answers")


if __name__ == "__main__":
    main(sys.argv[1:] or list(built_in()))
