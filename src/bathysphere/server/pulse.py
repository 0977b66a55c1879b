"""Time in which no server ran counts for nobody: a process that was stopped, killed or frozen notices when it goes on,
and its tables take note of it (`tables/clocks.py`) before anything else happens there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

from bathysphere.store.base import Store, StoreFailed
from bathysphere.store.pulse import PulseStore
from bathysphere.tables.clocks import Span
from bathysphere.tables.room import Room
from bathysphere.tables.table_facts import PLAYING

OFTEN, SELDOM = 1_000, 30_000
"""Milliseconds between two beats: while a clock counts seconds, and else."""

SLACK = 2_000
"""So much later than it was promised a process may say that it runs."""

_log = logging.getLogger(__name__)


class Host(Protocol):
    """What is asked of a process (`Hub`)."""

    store: Store
    steady: Callable[[], int]

    def rooms(self) -> Iterable[Room]: ...

    @property
    def take_note(self) -> Callable[[], Awaitable[Any]]:
        """There are new outages."""


class Pulse:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept = PulseStore(host.store)
        self.outages: list[Span] = []
        self._until: int | None = None
        """Until when the next beat was promised; None before the first one."""
        self._said = 0
        self._beating = asyncio.Lock()
        self.slack = SLACK

    async def start(self) -> None:
        now = self._host.steady()
        until = now + SELDOM + OFTEN
        self.outages = await self._kept.beat(now, until, now - self.slack, 0, new=True)
        self._until, self._said = until, now

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(OFTEN / 1000)
            try:
                if self._host.steady() >= self._said + self._period():
                    await self._beat()
            except StoreFailed as complaint:
                _log.warning("that this server runs could not be kept: %s", complaint.code)

    async def rest(self) -> None:
        """The server stops now."""
        if self._until is not None:
            now = self._host.steady()
            await self._kept.beat(now, now, 0, now)

    async def check(self) -> None:
        """Before anything happens at a table: did the process stand still just now?"""
        if self._until is not None and self._host.steady() > self._until + self.slack:
            await self._beat()

    async def _beat(self) -> None:
        async with self._beating:
            now = self._host.steady()
            if now < self._said + OFTEN // 2:
                return
            known = self.outages[-1][1] if self.outages else 0
            until = now + self._period() + OFTEN
            news = await self._kept.beat(now, until, now - self.slack, known)
            self._until, self._said = until, now
            self.outages += news
        if news:
            await self._host.take_note()

    def _period(self) -> int:
        live = any(room.status == PLAYING and room.settings.clock.kind == "live" for room in self._host.rooms())
        return OFTEN if live else SELDOM
