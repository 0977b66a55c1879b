"""The variants of Unfathomable under the contract suite: without the cultist, both difficulties, the first game."""

from typing import Any

import pytest

from bathysphere.contract.play import Seen
from bathysphere.games.unfathomable import GAME
from contract.sample import check_game
from support.effort import FULL, seeds, volume
from support.rules import rule

GAMES = volume(full=1_000, quick=50)
CHUNKS = 4 if FULL else 1
LOOK_EVERY = 2_000
VARIANTS: dict[str, tuple[tuple[int, ...], dict[str, Any]]] = {
    "no_cultist": ((4, 6), {"no_cultist": True}),
    "easier_for_humans": ((3, 4, 5, 6), {"difficulty": "easier_for_humans"}),
    "easier_for_traitors": ((3, 4, 5, 6), {"difficulty": "easier_for_traitors"}),
    "first_game": ((3, 4, 5, 6), {"first_game": True}),
}
"""At which tables, in turns, and with which options."""


@rule("UA1.1", "UA2.1", "UL.4")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_of_each_variant_hold_the_contract(name: str, chunk: int):
    tables, options = VARIANTS[name]
    seen = Seen()
    number = GAMES // CHUNKS
    for seed in seeds(number, chunk):
        check_game(GAME, tables[seed % len(tables)], seed, LOOK_EVERY, seen, lambda chance: options)
    assert seen["games"] == seen["ended"] == number
    assert seen["changed"] > (seen["pairs"] // 2 if FULL else 0), seen
