"""Appending to PostgreSQL: one task writes whatever waits as one transaction, and rides out a lost connection."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID, uuid4

import msgspec
from psycopg import AsyncConnection, errors
from psycopg.rows import TupleRow

from bathysphere.store.base import Append, StoreFailed, reason
from bathysphere.store.postgres_connection import PostgresConnection, lost, unsure

BATCH = 256
PAUSE = 0.1
"""Seconds between two tries."""
CHANNEL = "bathysphere"

PATIENT, HASTY = "1s", "50ms"
"""How long a batch, and how long a single append, waits for rows that somebody else holds. Nobody should hold any for
long; if somebody does all the same, others must not stand in the same queue."""

AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)
"""Nobody's fault, and gone at the next try."""

# One statement for a whole batch, which is one message to the server: see the function.
APPEND = """
SELECT bathysphere.append_and_call(
    %(patience)s, %(writer)s, %(channel)s, %(ids)s::text[], %(afters)s::bigint[], %(counts)s::integer[],
    %(lines)b::bytea[], %(marks)s::uuid[], %(games)s::text[], %(statuses)s::text[], %(listings)s::boolean[],
    %(bodies)b::bytea[], %(dues)s::bigint[], %(changes)s::bigint[], %(kept)b::bytea[], %(challenges)s::text[],
    %(persons)s::text[], %(ranks)s::bigint[], %(waits)s::text[]
)
"""
STANDS = "SELECT 1 FROM bathysphere.entries WHERE table_id = %s AND number = %s AND mark = %s"

_log = logging.getLogger(__name__)


class Waiting:
    """An append that somebody waits for."""

    __slots__ = ("answer", "doubtful", "mark", "until", "what")

    def __init__(self, what: Append, until: float) -> None:
        self.what = what
        self.until = until
        self.mark: UUID = uuid4()
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.doubtful = False
        """Whether the connection was lost while this was being committed, so that it may stand in the log already."""

    def fail(self, code: str, cause: BaseException) -> None:
        if not self.answer.done():
            failed = StoreFailed(code)
            failed.__cause__ = cause
            self.answer.set_exception(failed)

    def tell(self, answer: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


def facts(group: Sequence[Waiting], writer: str, patience: str) -> dict[str, Any]:
    """A batch as the function takes it: a list for each thing that is said of appends."""
    appends = [waiting.what for waiting in group]
    told = [what.summary for what in appends]
    tried = [what.attempt for what in appends]
    return {
        "patience": patience,
        "writer": writer,
        "channel": CHANNEL,
        "ids": [what.table for what in appends],
        "afters": [what.after for what in appends],
        "counts": [len(what.entries) for what in appends],
        "lines": [line for what in appends for line in what.entries],
        "marks": [waiting.mark for waiting in group],
        "games": [each.game for each in told],
        "statuses": [each.status for each in told],
        "listings": [each.listed for each in told],
        "bodies": [each.body for each in told],
        "dues": [each.due for each in told],
        "changes": [each.changed for each in told],
        "kept": [what.snapshot for what in appends],
        "challenges": [each.challenge if each else None for each in tried],
        "persons": [each.person if each else None for each in tried],
        "ranks": [what.rank for what in appends],
        "waits": [None if what.waits is None else msgspec.json.encode(what.waits).decode() for what in appends],
    }


class Writer:
    """The queue of appends of one process. Appends that fail for want of a connection are tried again for
    `patience` seconds; those that may have been committed, until the database says what became of them."""

    def __init__(self, conninfo: str, name: str, patience: float) -> None:
        self._link = PostgresConnection(conninfo)
        self._name = name
        self._patience = patience
        self._queue: deque[Waiting] = deque()
        self._held_up: list[Waiting] = []
        """Those who wait for a row that somebody else holds; tried now and then, and never with the others."""
        self._next_try = 0.0
        self._news = asyncio.Event()
        self._closed_at: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store-write")

    async def close(self) -> None:
        self._closed_at = _now()
        self._news.set()
        if self._task is not None:
            await self._task
        await self._link.close()

    async def append(self, what: Append) -> bool:
        if self._task is None or self._closed_at is not None:
            raise StoreFailed("store_closed")
        waiting = Waiting(what, _now() + self._patience)
        self._queue.append(waiting)
        self._news.set()
        return await waiting.answer

    async def _run(self) -> None:
        while True:
            if self._queue:
                batch = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                # In the order of their ids, so that two processes cannot wait for each other's tables.
                await self._settle(sorted(batch, key=lambda waiting: waiting.what.table))
            if self._held_up:
                await self._try_held_up()
            elif not self._queue:
                if self._closed_at is not None:
                    return
                self._news.clear()
                await self._news.wait()

    async def _try_held_up(self) -> None:
        if not self._queue:
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._news.wait()
        if _now() >= self._next_try:
            batch, self._held_up = self._held_up, []
            for waiting in batch:
                await self._settle([waiting], HASTY)
            self._next_try = _now() + PAUSE

    async def _settle(self, batch: list[Waiting], patience: str = PATIENT) -> None:
        """Goes on until everybody in the batch has an answer, or is found to be held up."""
        together = True
        while batch := [waiting for waiting in batch if not waiting.answer.done()]:
            group = batch if together else batch[:1]
            try:
                answers = await self._commit(group, patience if together else HASTY)
            except errors.LockNotAvailable as error:
                if len(group) > 1:
                    together = False
                    continue
                batch = batch[1:]
                self._hold_up(group[0], error)
            except Exception as error:
                # A new connection may find a better server: after a change of roles, the old one only reads.
                await self._link.close()
                if isinstance(error, AGAIN) or lost(error):
                    await self._wait(batch, error)
                elif len(group) > 1:
                    # One by one, so that only those fail that cannot be written.
                    together = False
                else:
                    _log.error("An append was not written: %s", reason(error))
                    group[0].fail("store_unknown" if group[0].doubtful else "store_write", error)
            else:
                for waiting, answer in zip(group, answers, strict=True):
                    waiting.tell(answer)

    def _hold_up(self, waiting: Waiting, error: Exception) -> None:
        if _now() < waiting.until or waiting.doubtful:
            self._held_up.append(waiting)
        else:
            _log.error("An append was not written: %s", reason(error))
            waiting.fail("store_write", error)

    async def _commit(self, group: Sequence[Waiting], patience: str) -> list[bool]:
        connection = await self._link.open()
        try:
            cursor = await connection.execute(APPEND, facts(group, self._name, patience))
        except Exception as error:
            for waiting in group:
                waiting.doubtful |= unsure(error)
            raise
        ((answers,),) = await cursor.fetchall()
        return [
            written or (waiting.doubtful and await _stands(connection, waiting))
            for waiting, written in zip(group, answers, strict=True)
        ]

    async def _wait(self, batch: Iterable[Waiting], error: Exception) -> None:
        """Until the next try. A caller that has waited long enough is told that it failed, if that is certain."""
        for waiting in (*batch, *self._queue):
            if not waiting.doubtful:
                if _now() >= waiting.until:
                    waiting.fail("store_write", error)
            elif self._closed_at is not None and _now() >= self._closed_at + self._patience:
                waiting.fail("store_unknown", error)
        while self._queue and self._queue[0].answer.done():
            self._queue.popleft()
        await asyncio.sleep(PAUSE)


async def _stands(connection: AsyncConnection[TupleRow], waiting: Waiting) -> bool:
    """Whether a refused append was refused because it had been committed after all."""
    cursor = await connection.execute(STANDS, (waiting.what.table, waiting.what.after + 1, waiting.mark))
    return await cursor.fetchone() is not None


def _now() -> float:
    return asyncio.get_running_loop().time()
