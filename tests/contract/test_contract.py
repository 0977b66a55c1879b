"""Every registered game, and the miniature game of the tests, under the contract suite."""

from typing import Any

import pytest

from bathysphere.contract.play import Seen
from bathysphere.contract.suite import REPLAY
from bathysphere.engine import Game
from contract.sample import check_game
from support.effort import FULL, seeds
from support.game_samples import GAMES, Sampling, sampling_of, seats_of

ENOUGH = {"accepted": 30, "refused": 30, "looked": 30, "told": 30, "free": 5, "order": 10, "reasons": 50, "known": 50}
"""A check that was not made more often in a test counts as not made. A sample is too small for what is rare."""
COMMON = ("accepted", "refused", "looked")

SPREAD = 1 if FULL else 2
"""How far a sample may stay behind what many games come to."""


def tables() -> list[tuple[Game[Any], int, int]]:
    counts = [(game, seats) for game in GAMES for seats in seats_of(game)]
    return [(game, seats, chunk) for game, seats in counts for chunk in range(sampling_of(game).chunks)]


@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table[0].name}-{table[1]}-{table[2]}")
def test_random_games_hold_the_contract(table: tuple[Game[Any], int, int]):
    game, seats, chunk = table
    plays = sampling_of(game)
    number = plays.games // plays.chunks // plays.part(seats)
    seen = Seen()
    for seed in seeds(number, chunk):
        check_game(game, seats, seed, plays.look(seats), seen)
    assert seen["games"] == number
    assert (seen["replayed"] + 1) * REPLAY > number
    assert seen["ended"] >= (number if game.cap is None else int(number * plays.ended) - 1), seen
    assert seen["pairs"] * plays.chunks * plays.part(seats) * SPREAD >= plays.pairs, seen
    assert seen["changed"] > seen["pairs"] // 2 // SPREAD, seen
    wanted = {check: ENOUGH[check] for check in expected(game, seats, plays)} if FULL else dict.fromkeys(COMMON, 0)
    assert not {check: seen[check] for check, number in wanted.items() if seen[check] <= number}, seen


def expected(game: Game[Any], seats: int, plays: Sampling) -> list[str]:
    """The checks that this game must have met, by what it has."""
    checks = ["accepted", "refused", "looked"]
    checks += ["told"] if seats > 1 else []
    checks += ["free"] if plays.free_answers else []
    checks += ["order"] if plays.several_from is not None and seats >= plays.several_from else []
    checks += ["known"] if game.offers else []
    checks += ["reasons"] if game.offers or type(game).reasons is not Game.reasons else []
    return checks
