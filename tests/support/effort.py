"""How much the suite repeats, in two tiers.

`make test` has to be quick enough to be run before every push: whatever is played at random is a sample there, with
other seeds every day (ROTATION=<number> in the environment repeats those of a run). `make test-full` plays all of it,
always the same, and the tests marked `full`. EFFORT=10 repeats ten times as much in either.
"""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest

FULL = os.environ.get("TESTS") == "full"
EFFORT = int(os.environ.get("EFFORT", "1"))
ROTATION = 0 if FULL else int(os.environ.get("ROTATION", datetime.now(UTC).toordinal()))


def volume(full: int, quick: int) -> int:
    """How many of something: those of `make test-full`, or those of `make test`."""
    return (full if FULL else quick) * EFFORT


def seeds(number: int, part: int = 0) -> range:
    """So many seeds, others for each part of a test; in a sample others every day."""
    first = ROTATION * 1_000_000 + part * number
    return range(first, first + number)


def sampled(*cases: Any, quick: int = 1) -> Sequence[Any]:
    """Cases of a test, of which `make test` plays the first ones alone."""
    rest = [case if isinstance(case, tuple) else (case,) for case in cases[quick:]]
    return [*cases[:quick], *(pytest.param(*case, marks=pytest.mark.full) for case in rest)]
