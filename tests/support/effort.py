"""How much the suite repeats, in two tiers.

`make test` has to be quick enough to be run before every push: whatever is played at random is a sample there, with
other seeds every day (ROTATION=<number> in the environment repeats those of a run). `make test-full` plays all of it,
always the same, and the tests marked `full`. EFFORT=10 repeats ten times as much in either.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

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


def daily(*cases: Any, quick: int = 1) -> Sequence[Any]:
    """Cases of a test, of which `make test` plays so many, others every day."""
    first = ROTATION * quick % len(cases)
    return sampled(*cases[first:], *cases[:first], quick=quick)


def on_day(number: int, of: int) -> Callable[[T], T]:
    """One of several tests of a kind that take turns: `make test` plays one of them a day."""
    return _always if ROTATION % of == number else pytest.mark.full


def _always(test: T) -> T:
    return test


def thinned(things: Iterable[T], every: int, part: int = 0) -> Iterator[T]:
    """In a sample one of so many; other ones for each part of a test, and every day."""
    return iter(things) if FULL else islice(things, (ROTATION + part) % every, None, every)
