"""Who is at a table: here (the page is in sight), idle (it is open, but hidden), or gone (no page is open).

It follows from lines that are open and from whether a page is hidden, never from what anybody touches, is asked or
answers; so it tells nothing of a hand, nor who has answered. It is told coarsely: at moments that lie twenty seconds
apart by the clock, and calmly: whoever loads the page again does not go, whoever looks at another page for a moment is
not idle. While answers or votes are given in secret, nobody becomes idle or comes back from that: somebody who looks
at the page for as long as an answer takes would tell that they gave one. Only coming and going is told then.

What is told is stored as all else is, so that it is the same for all processes and after a new start. Processes that
share a store tell each other which lines they have (`store/lines.py`), so that all of them judge alike.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Protocol
from uuid import uuid4

from bathysphere.engine import holds_answers
from bathysphere.engine.errors import UserError
from bathysphere.server.limits import Bucket
from bathysphere.store.base import Store, StoreFailed
from bathysphere.store.lines import LineStore, OpenLine
from bathysphere.tables import entries as log
from bathysphere.tables.commands import MOST_ENTRIES, Log
from bathysphere.tables.room import Room
from bathysphere.tables.seat import GONE, HERE, IDLE, PRESENT
from bathysphere.tables.table_facts import OVER

TICK = 20_000
GRACE = 45_000
"""Milliseconds without a line before somebody is gone: as long as a client may take to come back to a server that was
stopped for a moment."""
IDLE_AFTER = 120_000
"""Milliseconds for which a page is hidden before its reader is idle."""
CHANGES_PER_SECOND, CHANGES_AT_ONCE = 1 / 300, 20
"""Whoever comes and goes without end is told of less often, and fills no log."""

_log = logging.getLogger(__name__)


class LineToSeats(Protocol):
    """What presence asks of somebody's line (`Subscriber`)."""

    seats: tuple[int, ...]
    gone: bool
    hidden_at: int | None


class Presence:
    """What this process knows of the people of one table. Times are those of its clock, in milliseconds."""

    def __init__(self, lines: "Iterable[LineToSeats]") -> None:
        self._lines = lines
        self._missing: dict[int, int] = {}
        """Since when no line to a seat is known."""
        self._buckets: dict[int, Bucket] = {}

    def lines(self, table: str, now: int) -> list[OpenLine]:
        """The seats to which this process has a line."""
        idle: dict[int, bool] = {}
        for line in self._lines:
            for seat in () if line.gone else line.seats:
                hidden = line.hidden_at is not None and now >= line.hidden_at + IDLE_AFTER
                idle[seat] = idle.get(seat, True) and hidden
        return [OpenLine(table, seat, each) for seat, each in idle.items()]

    def parted(self, line: LineToSeats, now: int) -> None:
        for seat in line.seats:
            self._missing[seat] = now

    def has_news(self, room: Room, others: Iterable[OpenLine], clock: int) -> bool:
        return bool(self._changed(room, others, clock))

    def entries(self, room: Room, others: Iterable[OpenLine], now: int, clock: int) -> Log:
        """What is to be told now. `now` is the time of the table, `clock` that of the process."""
        changed = self._changed(room, others, clock)
        return [
            log.Attended(at=now, seat=seat, presence=found) for seat, found in changed.items() if self._may_change(seat)
        ]

    def _changed(self, room: Room, others: Iterable[OpenLine], clock: int) -> dict[int, str]:
        """How it is now with the seats with which it is otherwise than was told."""
        if room.status == OVER or room.number >= MOST_ENTRIES:
            return {}
        idle: dict[int, bool] = {}
        for line in (*self.lines(room.id, clock), *others):
            idle[line.seat] = idle.get(line.seat, True) and line.idle
        secret = answers_in_secret(room)
        changed: dict[int, str] = {}
        for number, seat in enumerate(room.seats):
            if seat.state != PRESENT:
                self._missing.pop(number, None)
                continue
            found = self._found(number, idle, clock)
            if secret and found != GONE:
                found = HERE if seat.presence == GONE else seat.presence
            if found and found != seat.presence:
                changed[number] = found
        return changed

    def _found(self, seat: int, idle: dict[int, bool], clock: int) -> str:
        """How it is with this seat; empty while that cannot be said."""
        if seat in idle:
            self._missing.pop(seat, None)
            return IDLE if idle[seat] else HERE
        return GONE if clock >= self._missing.setdefault(seat, clock) + GRACE else ""

    def _may_change(self, seat: int) -> bool:
        bucket = self._buckets.setdefault(seat, Bucket(CHANGES_PER_SECOND, CHANGES_AT_ONCE))
        return bucket.take(time.monotonic())


def answers_in_secret(room: Room) -> bool:
    """Whether somebody may be giving an answer, or a vote, that others must not know of."""
    if room.vote is not None or room.motion is not None:
        return True
    return room.play is not None and not room.halted and holds_answers(room.play.state)


class AttendedTable(Protocol):
    """What is asked of a table in memory (`ServedTable`)."""

    room: Room
    presence: Presence


class Host(Protocol):
    """What is asked of a process (`Hub`)."""

    store: Store
    steady: Callable[[], int]

    @property
    def served(self) -> Mapping[str, AttendedTable]: ...

    @property
    def change(self) -> Callable[[Any, Callable[[Room, int], Log]], Awaitable[Any]]: ...


class Attendance:
    """Looks around at all tables of a process, at the same moments."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._shared = LineStore(host.store, uuid4().hex) if host.store.shared else None

    async def watch(self) -> None:
        while True:
            clock = self._host.steady()
            await asyncio.sleep((next_tick(clock) - clock) / 1000)
            try:
                await self._look_around()
            except StoreFailed as complaint:
                _log.warning("who is at the tables could not be told: %s", complaint.code)

    async def _look_around(self) -> None:
        clock = self._host.steady()
        tables: list[AttendedTable] = list(self._host.served.values())
        others: dict[str, list[OpenLine]] = {}
        if self._shared is not None:
            own = [line for each in tables for line in each.presence.lines(each.room.id, clock)]
            await self._shared.keep(own, clock)
            for line in await self._shared.others(clock):
                others.setdefault(line.table, []).append(line)
        for each in tables:
            await self._tell(each, others.get(each.room.id, []), clock)

    async def _tell(self, table: AttendedTable, others: list[OpenLine], clock: int) -> None:
        if not table.presence.has_news(table.room, others, clock):
            return
        try:
            await self._host.change(table, lambda room, now: table.presence.entries(room, others, now, clock))
        except UserError as complaint:
            _log.warning("who is at a table could not be told: %s", complaint.code)


def next_tick(clock: int) -> int:
    return (clock // TICK + 1) * TICK
