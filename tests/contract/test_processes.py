"""The same seed gives the same game in any process, under any hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.game_samples import GAMES, few_tables

TESTS = Path(__file__).parents[1]
PLAY = """
from bathysphere.contract.play import random_play
from support.game_samples import GAMES, few_tables

for game in GAMES:
    for seed, seats in enumerate(few_tables(game), 1):
        for s, record, _, _ in random_play(game, seats, seed):
            if len(record.answers) % 10 == 0 or s.outcome is not None:
                print(game.name, seats, len(record.answers), s.checksum())
"""


def checksums(hash_seed: str) -> list[str]:
    """Whole games in a process of its own: a line after every tenth answer and at the end."""
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=surroundings, capture_output=True, text=True, check=False, cwd=TESTS
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def expected() -> list[str]:
    return checksums("0")


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_games_do_not_depend_on_the_process(expected, hash_seed):
    assert checksums(hash_seed) == expected


def test_the_games_were_whole_and_long_enough(expected):
    tables = {tuple(line.split()[:2]) for line in expected}
    assert tables == {(game.name, str(seats)) for game in GAMES for seats in few_tables(game)}
    assert {"abyss", "thing", "unfathomable", "cryptids", "dredge"} <= {name for name, _ in tables}
    assert len(expected) > 60
    assert len(set(expected)) == len(expected)
