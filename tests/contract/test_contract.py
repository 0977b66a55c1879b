"""Every registered game, and the miniature game of the tests, under the contract suite."""

import pytest

from bathysphere.engine import Game
from bathysphere.games import NAMES, game
from contract.suite import Seen, check_game
from support import dredge

GAMES_EACH = 2_000
PAIRS_EACH = 20_000
CHUNKS = 8


LOOK_EVERY = {"abyss": 36, "dredge": 10}
"""Games of different length need different shares of close looks for the same number of pairs."""


def tables() -> list[tuple[Game, int]]:
    games = [*(game(name) for name in NAMES), dredge.GAME]
    return [(each, seats) for each in games for seats in range(each.fewest, each.most + 1)]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table[0].name}-{table[1]}")
def test_random_games_hold_the_contract(table: tuple[Game, int], chunk: int):
    each, seats = table
    seen = Seen()
    number = GAMES_EACH // CHUNKS
    for seed in range(chunk * number, (chunk + 1) * number):
        check_game(each, seats, seed, LOOK_EVERY[each.name], seen)
    assert seen["games"] == number
    assert seen["pairs"] * CHUNKS >= PAIRS_EACH, seen
    assert seen["changed"] > seen["pairs"] // 2, seen
    assert min(seen["accepted"], seen["refused"], seen["told"], seen["looked"]) > 100, seen
    assert seen["order"] > 50 or seats == 2, seen
    if each.cap is None:
        assert seen["ended"] == number
