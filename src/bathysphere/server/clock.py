"""Time as tables know it. A machine's clock may be set forth or back, or sleep: none of that may stop a table or take
anybody's time to think."""

import time
from collections.abc import Callable

BIT_BY_BIT = 10
"""A clock that was set is followed slowly: a tenth faster than time passes, or a tenth slower."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Goes on with the time that really passes, and comes round to the wall clock bit by bit; it never goes back."""

    def __init__(self, wall: Callable[[], int] = wall_clock, passing: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._passing = passing
        self._at = float(wall())
        self._asked = passing()

    def __call__(self) -> int:
        asked = self._passing()
        passed = max(0.0, asked - self._asked) * 1000
        self._asked = asked
        apart = self._wall() - (self._at + passed)
        self._at += passed + min(max(apart, -passed / BIT_BY_BIT), passed / BIT_BY_BIT)
        return int(self._at)
