"""Whole games of bots at a table, and what their records hold. It runs under CPython and, started by
`tools/tab/run.mjs`, under Pyodide; there `ARGS` are the first seed, how many games, and the file to write to."""

import json
from hashlib import sha256
from pathlib import Path

from bathysphere.bots import bot_names
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.tables.local import LocalTable


def record(name: str, seed: int) -> bytes:
    """How many sit there, and which bots, changes with the seed."""
    game, bots = find_game(name), bot_names(name)
    number = game.fewest + seed % (game.most - game.fewest + 1)
    players = [bots[(seed + seat) % len(bots)] for seat in range(number)]
    table = LocalTable.open(game, players, seed)
    table.act_until_asked()
    return table.record.encode()


def records(first: int, many: int) -> dict[str, list[str]]:
    seeds = range(first, first + many)
    return {name: [sha256(record(name, seed)).hexdigest() for seed in seeds] for name in built_in()}


if "ARGS" in globals():
    given = list(globals()["ARGS"])
    Path(given[2]).write_text(json.dumps(records(int(given[0]), int(given[1]))))
