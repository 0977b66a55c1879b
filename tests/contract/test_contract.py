"""Every registered game, and the miniature game of the tests, under the contract suite."""

import pytest

from bathysphere.engine import Game
from bathysphere.games import NAMES, game
from contract.suite import Seen, check_game
from support import dredge

GAMES_EACH = {"abyss": 2_000, "thing": 1_000, "dredge": 400}
PAIRS_EACH = {"abyss": 20_000, "thing": 4_000, "dredge": 4_000}
"""For each number of players."""
FEWER = {("thing", 7), ("thing", 9), ("thing", 11)}
"""Tables between two that are played in full get a fifth of the games."""
CHUNKS = {"abyss": 8, "thing": 4, "dredge": 8}

LOOK_EVERY = {
    "abyss": {2: 44, 3: 80, 4: 120},
    "thing": {4: 60, 5: 90, 6: 150, 7: 120, 8: 400, 9: 200, 10: 700, 11: 300, 12: 900},
    "dredge": {2: 10, 3: 10, 4: 10},
}
"""Long games with many seats need fewer close looks for the same number of pairs."""


def tables() -> list[tuple[Game, int, int]]:
    games = [*(game(name) for name in NAMES), dredge.GAME]
    counts = [(each, seats) for each in games for seats in range(each.fewest, each.most + 1)]
    return [(each, seats, chunk) for each, seats in counts for chunk in range(CHUNKS[each.name])]


@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table[0].name}-{table[1]}-{table[2]}")
def test_random_games_hold_the_contract(table: tuple[Game, int, int]):
    each, seats, chunk = table
    seen = Seen()
    chunks = CHUNKS[each.name]
    part = 5 if (each.name, seats) in FEWER else 1
    number = GAMES_EACH[each.name] // chunks // part
    for seed in range(chunk * number, (chunk + 1) * number):
        check_game(each, seats, seed, LOOK_EVERY[each.name][seats], seen)
    assert seen["games"] == number
    assert seen["pairs"] * chunks * part >= PAIRS_EACH[each.name], seen
    assert seen["changed"] > seen["pairs"] // 2, seen
    assert min(seen["accepted"], seen["refused"], seen["told"], seen["looked"]) > 30, seen
    assert seen["order"] > 10 or seats == 2, seen
    assert seen["reasons"] > 50 or type(each).reasons is Game.reasons, seen
    if each.cap is None:
        assert seen["ended"] == number
    else:
        assert seen["ended"] > number * 0.99, seen
