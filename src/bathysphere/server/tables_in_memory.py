"""Which tables stay in memory: those that somebody listens to or that will soon act, and others for a while."""

import time
from collections.abc import Callable

from bathysphere.server.served_table import ServedTable
from bathysphere.tables import automatic

IDLE_SECONDS = 60
IN_USE_SECONDS = 2.0
"""A request that has just found a table is still about to use it."""
IDLE_ENTRIES = 20_000
"""So much of tables that nobody needs is kept for a while; a long one takes about 3 kB an entry."""


class TablesInMemory:
    """Tables by their id. `steady` is the clock that they live by."""

    def __init__(self, steady: Callable[[], int]) -> None:
        self.served: dict[str, ServedTable] = {}
        self.steady = steady

    def make_room(self) -> None:
        """Tables that somebody only looked at must not fill the memory: those that nobody needs go, the oldest first,
        when there are many of them."""
        idle = sorted((each for each in self.served.values() if self.is_idle(each)), key=lambda each: each.used)
        entries = sum([each.room.number for each in idle])
        just_now = time.monotonic() - IN_USE_SECONDS
        for served in idle:
            if entries <= IDLE_ENTRIES or served.used > just_now:
                return
            entries -= served.room.number
            self.forget(served)

    def let_go(self, seconds: float = IDLE_SECONDS) -> None:
        """Of those that nobody has needed for long."""
        long_ago = time.monotonic() - seconds
        for served in list(self.served.values()):
            if served.used < long_ago and self.is_idle(served):
                self.forget(served)

    def is_idle(self, served: ServedTable) -> bool:
        """Whether nobody listens and nothing happens at a table, nor will soon."""
        if served.subscribers or served.lock.locked():
            return False
        when = None if automatic.rests(served.room) else served.due
        return when is None or when >= served.time(self.steady()) + IDLE_SECONDS * 1000

    def forget(self, served: ServedTable) -> None:
        if served.timer is not None:
            served.timer.cancel()
            served.timer = None
        self.served.pop(served.room.id, None)
