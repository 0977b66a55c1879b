"""Who is at a table: here (the page is in sight), idle (it is open), or gone (no page is).

It is told coarsely: at moments that lie twenty seconds apart by the clock of the process, whatever happened between
them, and somebody who only loads the page again does not go. It follows from lines that are open and from what a page
says of itself, never from what anybody is asked or answers; so it tells nothing of a hand. What is told is stored as
all else is, so that it is the same for all processes; one of them that has somebody's line sets right what another
one, which has none, believed.
"""

import time
from typing import TYPE_CHECKING

from bathysphere.server.limits import Bucket
from bathysphere.tables import entries as log
from bathysphere.tables.commands import MOST_ENTRIES, Log
from bathysphere.tables.room import Room
from bathysphere.tables.seat import GONE, HERE, IDLE, PRESENT
from bathysphere.tables.table_facts import OVER

if TYPE_CHECKING:
    from bathysphere.server.served_table import Subscriber

TICK = 20_000
GRACE = 15_000
"""Milliseconds without a line before somebody is gone."""
STRANGE = 600_000
"""The same for somebody whose line another process may have."""
CHANGES_PER_SECOND, CHANGES_AT_ONCE = 1 / 90, 20
"""Whoever comes and goes without end is told of less often, and fills no log."""


class Presence:
    """What this process knows of the people of one table."""

    def __init__(self, subscribers: "set[Subscriber]", began: int, shared: bool) -> None:
        self._subscribers = subscribers
        self._began = began
        self._strange = STRANGE if shared else GRACE
        self._parted: dict[int, int] = {}
        self._buckets: dict[int, Bucket] = {}

    def parted(self, subscriber: "Subscriber", now: int) -> None:
        for seat in subscriber.seats:
            self._parted[seat] = now

    def found(self, seat: int, now: int) -> str:
        """How it is with this seat; empty while that cannot be said."""
        lines = [each for each in self._subscribers if seat in each.seats and not each.gone]
        if lines:
            return IDLE if all(each.idle for each in lines) else HERE
        since, grace = (self._parted[seat], GRACE) if seat in self._parted else (self._began, self._strange)
        return GONE if now >= since + grace else ""

    def unsure(self, room: Room) -> bool:
        """Whether there may be something to tell at one of the next moments."""
        if room.status == OVER:
            return False
        return any(
            seat.state == PRESENT and (found := self.found(number, 1 << 62)) and found != seat.presence
            for number, seat in enumerate(room.seats)
        )

    def entries(self, room: Room, now: int, clock: int) -> Log:
        """What is to be told now. `now` is the time of the table, `clock` that of the process."""
        if room.status == OVER or room.number >= MOST_ENTRIES:
            return []
        made: Log = []
        for number, seat in enumerate(room.seats):
            found = self.found(number, clock) if seat.state == PRESENT else ""
            if found and found != seat.presence and self._may_change(number):
                made.append(log.Attended(at=now, seat=number, presence=found))
        return made

    def _may_change(self, seat: int) -> bool:
        bucket = self._buckets.setdefault(seat, Bucket(CHANGES_PER_SECOND, CHANGES_AT_ONCE))
        return bucket.take(time.monotonic())


def next_tick(clock: int) -> int:
    return (clock // TICK + 1) * TICK
