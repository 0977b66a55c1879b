"""Every registered game, and the miniature game of the tests, under the contract suite."""

import pytest

from bathysphere.engine import Game
from bathysphere.games import NAMES, game
from contract.suite import Seen, check_game
from support import dredge

GAMES_EACH = {"abyss": 2_000, "dredge": 400}
PAIRS_EACH = {"abyss": 20_000, "dredge": 4_000}
"""For each number of players."""
CHUNKS = 8


LOOK_EVERY = {"abyss": {2: 44, 3: 80, 4: 120}, "dredge": {2: 10, 3: 10, 4: 10}}
"""Long games with many seats need fewer close looks for the same number of pairs."""


def tables() -> list[tuple[Game, int]]:
    games = [*(game(name) for name in NAMES), dredge.GAME]
    return [(each, seats) for each in games for seats in range(each.fewest, each.most + 1)]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table[0].name}-{table[1]}")
def test_random_games_hold_the_contract(table: tuple[Game, int], chunk: int):
    each, seats = table
    seen = Seen()
    number = GAMES_EACH[each.name] // CHUNKS
    for seed in range(chunk * number, (chunk + 1) * number):
        check_game(each, seats, seed, LOOK_EVERY[each.name][seats], seen)
    assert seen["games"] == number
    assert seen["pairs"] * CHUNKS >= PAIRS_EACH[each.name], seen
    assert seen["changed"] > seen["pairs"] // 2, seen
    assert min(seen["accepted"], seen["refused"], seen["told"], seen["looked"]) > 50, seen
    assert seen["order"] > 20 or seats == 2, seen
    assert seen["reasons"] > 50 or type(each).reasons is Game.reasons, seen
    if each.cap is None:
        assert seen["ended"] == number
