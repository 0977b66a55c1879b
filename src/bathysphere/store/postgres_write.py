"""Appending to PostgreSQL: one task writes whatever waits as one transaction, and rides out a lost connection."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID, uuid4

from psycopg import AsyncConnection, errors
from psycopg.rows import TupleRow

from bathysphere.store.base import Append, StoreFailed, reason
from bathysphere.store.postgres_link import Link, lost, refused

BATCH = 256
PAUSE = 0.1
"""Seconds between two tries."""
CHANNEL = "bathysphere"

AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)
"""Nobody's fault, and gone at the next try."""

_BEGIN = """
    INSERT INTO bathysphere.tables (id, last, game, status, listed, body, due, changed)
    SELECT %(table)s, %(last)s::bigint, %(game)s, %(status)s, %(listed)s::boolean, %(body)b::bytea, %(due)s::bigint,
           %(changed)s::bigint
    {source}
    ON CONFLICT DO NOTHING
    RETURNING id
"""

# Of two processes in which the same person makes an attempt, the second waits here and then has none to make.
_TRY = """
    INSERT INTO bathysphere.attempts (challenge, person, table_id)
    VALUES (%(challenge)s, %(person)s, %(table)s)
    ON CONFLICT DO NOTHING
    RETURNING table_id
"""

# Of two processes that append to one table, the second waits here until the first has committed, and then finds
# that `last` has moved on.
_GO_ON = """
    UPDATE bathysphere.tables
    SET last = %(last)s::bigint, game = %(game)s, status = %(status)s, listed = %(listed)s, body = %(body)b,
        due = %(due)s::bigint, changed = %(changed)s::bigint
    WHERE id = %(table)s AND last = %(after)s::bigint
    RETURNING id
"""

# One statement for each append, so that a batch costs two round trips. The parts of a statement do not see each
# other's rows: the latest snapshot before this one is what stays beside it.
_APPEND = """
WITH {first}claim AS ({claim}),
written AS (
    INSERT INTO bathysphere.entries (table_id, number, body, mark)
    SELECT claim.id, %(after)s::bigint + new.place, new.body, %(mark)s::uuid
    FROM claim, unnest(%(entries)b::bytea[]) WITH ORDINALITY AS new (body, place)
),
kept AS (
    INSERT INTO bathysphere.snapshots (table_id, number, body)
    SELECT claim.id, %(last)s::bigint, %(snapshot)b::bytea FROM claim WHERE %(snapshot)b::bytea IS NOT NULL
),
dropped AS (
    DELETE FROM bathysphere.snapshots USING claim
    WHERE table_id = claim.id AND %(snapshot)b::bytea IS NOT NULL
    AND number < (SELECT max(number) FROM bathysphere.snapshots WHERE table_id = %(table)s)
)
SELECT pg_notify(%(channel)s, %(notice)s) FROM claim
"""

BEGIN_TABLE = _APPEND.format(first="", claim=_BEGIN.format(source=""))
BEGIN_ATTEMPT = _APPEND.format(first=f"tried AS ({_TRY}),\n", claim=_BEGIN.format(source="FROM tried"))
GO_ON = _APPEND.format(first="", claim=_GO_ON)
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

    def facts(self, writer: str) -> dict[str, Any]:
        what, told = self.what, self.what.summary
        return {
            "table": what.table,
            "after": what.after,
            "last": what.last,
            "entries": list(what.entries),
            "mark": self.mark,
            "snapshot": what.snapshot,
            "game": told.game,
            "status": told.status,
            "listed": told.listed,
            "body": told.body,
            "due": told.due,
            "changed": told.changed,
            "channel": CHANNEL,
            "notice": f"{writer} {what.table}",
            "challenge": what.attempt.challenge if what.attempt else None,
            "person": what.attempt.person if what.attempt else None,
        }

    @property
    def statement(self) -> str:
        if self.what.after:
            return GO_ON
        return BEGIN_TABLE if self.what.attempt is None else BEGIN_ATTEMPT

    def fail(self, code: str, cause: BaseException) -> None:
        if not self.answer.done():
            failed = StoreFailed(code)
            failed.__cause__ = cause
            self.answer.set_exception(failed)

    def tell(self, answer: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class Writer:
    """The queue of appends of one process. Appends that fail for want of a connection are tried again for
    `patience` seconds; those that may have been committed, until the database says what became of them."""

    def __init__(self, conninfo: str, name: str, patience: float) -> None:
        self._link = Link(conninfo)
        self._name = name
        self._patience = patience
        self._queue: deque[Waiting] = deque()
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
                await self._settle([self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))])
            elif self._closed_at is not None:
                return
            else:
                self._news.clear()
                await self._news.wait()

    async def _settle(self, batch: list[Waiting]) -> None:
        """Goes on until everybody in the batch has an answer."""
        # In the order of their ids, so that two processes cannot wait for each other's tables.
        batch.sort(key=lambda waiting: waiting.what.table)
        together = True
        while batch := [waiting for waiting in batch if not waiting.answer.done()]:
            group = batch if together else batch[:1]
            try:
                answers = await self._commit(group)
            except Exception as error:
                # A new connection has no transaction under way, and may find a better server: after a change of
                # roles, the old one only reads.
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

    async def _commit(self, group: Sequence[Waiting]) -> list[bool]:
        connection = await self._link.open()
        async with connection.pipeline():
            await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
            cursors = [await connection.execute(waiting.statement, waiting.facts(self._name)) for waiting in group]
        answers = [cursor.rowcount == 1 for cursor in cursors]
        for place, waiting in enumerate(group):
            if waiting.doubtful and not answers[place]:
                answers[place] = await _stands(connection, waiting)
        try:
            await connection.commit()
        except Exception as error:
            for waiting in group:
                waiting.doubtful |= not refused(error)
            raise
        return answers

    async def _wait(self, batch: Iterable[Waiting], error: Exception) -> None:
        """Until the next try. Whoever has waited long enough is told that it failed, if that is certain."""
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
