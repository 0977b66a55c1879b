"""The modes of Cryptids under the contract suite: hares, no bids, both, a first game of two, and alone with hares."""

from typing import Any

import pytest

from bathysphere.contract.play import Seen
from bathysphere.games.cryptids import GAME
from contract.sample import check_game
from support.effort import FULL, seeds, volume
from support.rules import rule

GAMES = volume(full=1_000, quick=50)
CHUNKS = 4 if FULL else 1
LOOK_EVERY = 1_500
VARIANTS: dict[str, tuple[tuple[int, ...], dict[str, Any]]] = {
    "wolpertinger": ((2, 3, 4), {"wolpertinger": True}),
    "wolpertinger_alone": ((1,), {"wolpertinger": True}),
    "no_bids": ((2, 3, 4), {"no_bids": True}),
    "no_bids_wolpertinger": ((2, 3, 4), {"no_bids": True, "wolpertinger": True}),
    "first_pair": ((2,), {"first_pair": True}),
}
"""At which tables, in turns, and with which options; alone without hares, there is no option to choose."""


@rule("C18.8", "C35.1", "C36.1", "C41.1", "C48.85")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_of_each_mode_hold_the_contract(name: str, chunk: int):
    tables, options = VARIANTS[name]
    seen = Seen()
    number = GAMES // CHUNKS
    for seed in seeds(number, chunk):
        check_game(GAME, tables[seed % len(tables)], seed, LOOK_EVERY, seen, lambda chance: options)
    assert seen["games"] == seen["ended"] == number
    assert seen["changed"] > (seen["pairs"] // 2 if FULL else 0), seen
