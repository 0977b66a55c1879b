"""One table in this process: its room, those who listen to it, and what time it is there."""

import asyncio
import time
from collections import OrderedDict

from bathysphere.server.limits import Bucket
from bathysphere.server.subscriber import Subscriber
from bathysphere.tables import automatic
from bathysphere.tables.room import Room
from bathysphere.tables.stored_table import StoredTable

LATE = 60_000
"""Milliseconds: nothing is later than that while a server runs. If it is, the server did not, or a clock was set."""
IDLE_WISHES = 600


class ServedTable:
    """A room, and what is known of it in this process alone."""

    def __init__(self, room: Room, snapshot_at: int) -> None:
        self.room = room
        self.stored = StoredTable(room)
        """The room as it is stored: `room` goes ahead of the log while something is written."""
        self.snapshot_at = snapshot_at
        self.lock = asyncio.Lock()
        self.writing: list[bytes] = []
        """The entries that are on their way to the store."""
        self.in_secret: int | None = None
        """The seat to which all of them are private, if they are private to one."""
        self.subscribers: set[Subscriber] = set()
        self.buckets: dict[int, tuple[Bucket, Bucket, Bucket]] = {}
        """By seat: how much may be wished, said and changed there, over however many lines."""
        self.idle_commands: OrderedDict[tuple[int, str], None] = OrderedDict()
        """Wishes that changed nothing and so left no entry: they too are carried out once."""
        self.timer: asyncio.TimerHandle | None = None
        self._due: tuple[Room, int, int | None] | None = None
        self.used = time.monotonic()
        self.offset = 0
        """How far the table's time is ahead of the process's, in milliseconds."""

    def was_idle(self, seat: int, command: str) -> None:
        if command:
            self.idle_commands[seat, command] = None
            if len(self.idle_commands) > IDLE_WISHES:
                self.idle_commands.popitem(last=False)

    # -- time

    @property
    def due(self) -> int | None:
        """When the table has to act by itself; worked out once after each entry."""
        room = self.room
        if self._due is None or self._due[0] is not room or self._due[1] != room.number:
            self._due = room, room.number, automatic.due(room)
        return self._due[2]

    def time(self, now: int) -> int:
        """What time it is at the table when the process's clock shows `now`: never before its latest entry, whatever
        clock that was made by."""
        at = now + self.offset
        if at < self.room.latest:
            self.offset += self.room.latest - at
            at = self.room.latest
        return at

    def forgive_lateness(self, now: int) -> None:
        """The table was just loaded. If somebody's time to answer ran out long ago, no server ran then, or a clock was
        set: they get it once more."""
        until = automatic.deadline(self.room)
        if until is not None and until + LATE < self.time(now):
            self.offset = max(self.room.latest, until - self.room.settings.clock.seconds * 1000) - now

    def follow(self, now: int) -> None:
        """Another process has just written here: if that was long ago by our clock, the clocks are apart."""
        if self.time(now) - self.room.latest > LATE:
            self.offset = self.room.latest - now
