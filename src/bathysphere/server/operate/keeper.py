"""What a server does beside its tables: removing old ones, watching its ceilings, passing on what the operator says."""

import asyncio
import contextlib
import logging
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

from bathysphere.server.hub import Hub
from bathysphere.server.notices import Notice
from bathysphere.store import StoreFailed
from bathysphere.store.upkeep import StoreUpkeep, Sums
from bathysphere.tables.redacted_errors import redacted_trace

LOOK_SECONDS = 1.0
MEASURE_SECONDS = 5.0
COUNT_SECONDS = 30.0
REMOVE_SECONDS = 600.0
REMOVED_AT_ONCE = 50
DAY = 86_400_000
MEGABYTE = 1_000_000
NOTICE, STOP = "notice", "stop"
"""The names under which the operator's words stand in the store."""

_log = logging.getLogger(__name__)


class Ceilings(msgspec.Struct, frozen=True):
    """Beyond these no new tables are opened; those that are there go on. Zero: no ceiling."""

    tables: int = 0
    least_disk_mb: int = 100
    memory_mb: int = 0


class Retention(msgspec.Struct, frozen=True):
    """After how many days without any change a table is removed for good. Zero: never."""

    finished_days: float = 0
    abandoned_days: float = 0
    waiting_days: float = 0

    def by_status(self) -> dict[str, float]:
        return {"over": self.finished_days, "playing": self.abandoned_days, "waiting": self.waiting_days}


class Said(msgspec.Struct, frozen=True):
    """What the operator tells everybody, in their own words; or when the servers stop, `at`."""

    asked: int
    text: str = ""
    at: int = 0


class Keeper:
    def __init__(
        self,
        hub: Hub,
        ceilings: Ceilings | None = None,
        retention: Retention | None = None,
        folder: Path | None = None,
        stop: Callable[[], None] = lambda: None,
    ) -> None:
        """`folder` is where the store is, if it is on this machine; `stop` ends this server."""
        self.hub = hub
        self.sums = Sums()
        self.disk_free: int | None = None
        self.ceilings = ceilings or Ceilings()
        self.retention = retention or Retention()
        self.stop_server = stop
        self._upkeep = StoreUpkeep(hub.store)
        self._folder = folder
        self._task: asyncio.Task[None] | None = None
        self._began = 0
        self._next = {"measure": 0.0, "count": 0.0, "remove": 0.0}

    def start(self) -> None:
        self._began = self.hub.now()
        self._task = asyncio.create_task(self._run(), name="keeper")

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self.round(loop.time())
            except StoreFailed as complaint:
                _log.warning("the store could not be looked after: %s", complaint.code)
            except Exception as fault:
                _log.error("looking after the server failed\n%s", redacted_trace(fault))
            asked = loop.time()
            await asyncio.sleep(LOOK_SECONDS)
            late = max(0.0, loop.time() - asked - LOOK_SECONDS)
            self.hub.meters.loop_delay = max(late, self.hub.meters.loop_delay * 0.9)

    async def round(self, now: float) -> None:
        """One look at everything that is due."""
        await self.hear()
        if self._is_due("measure", now, MEASURE_SECONDS):
            self.measure()
        if self._is_due("count", now, COUNT_SECONDS):
            await self.count()
        if self._is_due("remove", now, REMOVE_SECONDS):
            await self.remove_old()

    def _is_due(self, what: str, now: float, every: float) -> bool:
        if now < self._next[what]:
            return False
        self._next[what] = now + every
        return True

    # -- the operator's words

    async def hear(self) -> None:
        told = await self._upkeep.house()
        notice = msgspec.json.decode(told[NOTICE], type=Said) if NOTICE in told else None
        stop = msgspec.json.decode(told[STOP], type=Said) if STOP in told else None
        now = self.hub.now()
        if stop is not None and stop.asked < self._began:  # meant for those who ran then
            stop = None
        self.hub.admission.closing = stop is not None
        if stop is not None:
            minutes = max(0, -(-(stop.at - now) // 60_000))
            self.hub.announce(Notice(stop.text, minutes))
            if now >= stop.at:
                self.stop_server()
        elif notice is not None and now < notice.at:
            self.hub.announce(Notice(notice.text))
        else:
            self.hub.announce(None)

    # -- ceilings

    def measure(self) -> None:
        """Refuses new tables where there is no room for them."""
        ceilings = self.ceilings
        self.disk_free = shutil.disk_usage(self._folder).free if self._folder is not None else None
        full = ""
        if self.disk_free is not None and self.disk_free < ceilings.least_disk_mb * MEGABYTE:
            full = "disk_full"
        elif 0 < ceilings.memory_mb * MEGABYTE < resident_bytes():
            self.hub.let_go(0)
            full = "memory_full"
        if full and not self.hub.admission.full:
            _log.warning("no new tables are opened: %s", full)
        self.hub.admission.full = full

    async def count(self) -> None:
        self.sums = await self._upkeep.sums()
        if self.ceilings.tables:
            self.hub.admission.room_for = max(0, self.ceilings.tables - self.sums.all)

    # -- old tables

    async def remove_old(self) -> int:
        """How many were removed. Few at a time: those who play come first."""
        removed = 0
        for status, days in self.retention.by_status().items():
            if days <= 0:
                continue
            before = self.hub.now() - int(days * DAY)
            while old := await self._upkeep.old(status, before, REMOVED_AT_ONCE):
                gone = 0
                for table in old:
                    if await self._upkeep.remove(table, status, before):
                        self.hub.removed(table)
                        gone += 1
                    await asyncio.sleep(0)
                removed += gone
                if not gone:
                    break
        if removed:
            _log.info("%d old tables were removed", removed)
        return removed


def resident_bytes() -> int:
    """The memory that this process takes now; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
