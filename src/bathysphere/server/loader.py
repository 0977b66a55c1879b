"""Rooms are made beside the event loop, where there is such a place: however long the log of a table is, nobody at
another one waits for it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bathysphere.engine import BadRecord, Refused
from bathysphere.server.fair_lock import FairLock
from bathysphere.store.base import Store
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log
from bathysphere.tables.keys import is_table_id
from bathysphere.tables.old_rules import differs
from bathysphere.tables.room import Room

FEW = 60
"""So many entries take less time than another thread."""
MANY = 1_500
"""Longer logs wait for each other and never keep a shorter one waiting."""

MUCH_TO_HEAR = 400
"""Lines that bots have not heard yet: usually a few for each of them."""

Decide = Callable[[Room, int], Log]
RunAside = Callable[..., Awaitable[Any]]
"""Does work with these arguments beside the event loop, as `asyncio.to_thread` does."""


async def run_in_place(work: Callable[..., Any], *given: Any) -> Any:
    """For a process that has no second thread."""
    return work(*given)


class Loader:
    """Reads rooms from a store, one at a time: the tables need the processor, too."""

    def __init__(self, store: Store, least_pace: int, beside: RunAside = run_in_place) -> None:
        self.store = store
        self._elsewhere = beside
        self.least_pace = least_pace
        self._reading, self._short, self._long = FairLock(), FairLock(), FairLock()

    async def read(self, table: str) -> tuple[Room, int]:
        """The room of this id, and after which entry its snapshot was made."""
        if not is_table_id(table):
            raise Refused("no_table")
        async with self._reading:  # so that no crowd of long logs stands before what tables look up all the time
            snapshot = await self.store.snapshot(table)
            raw = await self.store.read(table)
        if not raw:
            raise Refused("no_table")
        try:
            room, settled = await self._beside(len(raw), _loaded, table, raw, snapshot)
        except BadRecord:
            room, settled = await self._prove(table, raw, snapshot), 0
        room.least_pace = self.least_pace
        return room, settled

    async def _prove(self, table: str, raw: list[bytes], snapshot: tuple[int, bytes] | None) -> Room:
        """A table of earlier rules, if those of now do not touch it."""
        try:
            room: Room = await self._beside(len(raw) + FEW, _proved, table, raw, snapshot)
        except BadRecord:
            raise Refused("other_rules") from None
        return room

    async def build(self, table: str, opened: log.Opened, more: Log) -> Room:
        """A new room; one that plays on from a moment has a game behind it already."""
        answers = sum(len(entry.answers) for entry in more if isinstance(entry, log.Dealt))
        room: Room = await self._beside(answers, _built, table, opened, more)
        room.least_pace = self.least_pace
        return room

    async def learn_ways(self, room: Room) -> None:
        """Before a game goes back to an earlier moment: right after loading the way there is as long as the game."""
        play = room.play
        if play is not None and not play.knows_ways:
            await self._beside(play.answers, play.learn_ways)

    async def decided(self, unheard: int, decide: Decide, room: Room, now: int) -> Log:
        """What a command, or the table itself, makes of it after bots have heard so many lines."""
        made: Log = await self._beside(unheard, decide, room, now)
        return made

    async def _beside(self, size: int, work: Any, *given: Any) -> Any:
        if size <= FEW:
            return work(*given)
        async with self._long if size > MANY else self._short:
            return await self._elsewhere(work, *given)


def _loaded(table: str, raw: list[bytes], snapshot: tuple[int, bytes] | None) -> tuple[Room, int]:
    if snapshot is not None:
        with suppress(Exception):  # perhaps an older program's; the log alone says the same
            return Room.load(table, raw, snapshot), snapshot[0]
    room = Room.load(table, raw)
    room.settings.check_at_hand()
    return room, 0


def _proved(table: str, raw: list[bytes], snapshot: tuple[int, bytes] | None) -> Room:
    with suppress(Exception):  # whatever it was: it is not the same
        return Room.load(table, raw, snapshot, prove=True)
    raise differs()


def _built(table: str, opened: log.Opened, more: Log) -> Room:
    room = Room(table, opened)
    room.number = 1
    for entry in more:
        room.apply(entry)
    return room
