"""The store in one file of SQLite: one thread writes, a few others read.

Whatever waits when the writer is free goes into one transaction, so that many tables share one sync to the disk.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_UN, flock
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, BinaryIO

import msgspec

from bathysphere.store.backup import check_whole, damaged
from bathysphere.store.base import Append, Attempt, Statement, StoreFailed, Summary, Value, in_order, reason
from bathysphere.store.migrations import Migration, migrations, missing
from bathysphere.store.sqlite_news import FAST, KEPT_NEWS, NEWS, NEWS_SINCE, SLOW, SqliteNews

READERS = 4
BATCH = 512
BUSY_SECONDS = 10
CHECK_SECONDS = 3.0

SUMMARY = "id, game, status, listed, body, due, changed"

_log = logging.getLogger(__name__)


Statements = tuple[Statement, ...]
Rows = list[list[tuple[Any, ...]]]
Facts = tuple[str | int, ...] | dict[str, Value]

# All whom a table waits for are named: whatever is not among them has been answered, or is asked no more.
NOT_AWAITED = """
table_id = :table AND NOT EXISTS (
    SELECT 1 FROM json_each(:waits) AS new
    WHERE json_extract(new.value, '$.who') = who AND json_extract(new.value, '$.what') = what
)
"""
CALL = """
INSERT INTO calls (table_id, who, what, kind, person, wanted, body)
SELECT :table, called.who, json_extract(new.value, '$.what'), json_extract(new.value, '$.kind'), called.person,
    json_extract(new.value, '$.wanted'), json_extract(new.value, '$.body')
FROM json_each(:waits) AS new
JOIN called ON called.table_id = :table AND called.who = json_extract(new.value, '$.who')
WHERE true
ON CONFLICT (table_id, who, what, kind, person) DO UPDATE SET wanted = excluded.wanted, due = NULL
WHERE kind = 'reminder' AND taken = '' AND wanted <> excluded.wanted
"""


class _Waiting(msgspec.Struct, frozen=True):
    what: Append | Statements
    answer: asyncio.Future[Any]


class SqliteStore:
    """A store for one server process, or for several that know of each other; any other is refused."""

    def __init__(self, path: Path, known: Sequence[Migration] | None = None, *, shared: bool = False) -> None:
        """`shared`: several servers on this machine use the file together, and all of them know it."""
        self.shared = shared
        self.news = SqliteNews(path.expanduser().resolve(), FAST if shared else SLOW)
        self.path = path.expanduser().resolve()
        self._known = known or migrations("sqlite")
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._reading = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._pool: ThreadPoolExecutor | None = None
        self._turns: BinaryIO | None = None
        self._writer: threading.Thread | None = None

    # -- its life

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        try:
            writing = await self._loop.run_in_executor(self._pool, self._open)
        except BaseException:
            await self.close()
            raise
        self._writer = threading.Thread(target=self._write_all, args=(writing,), name="store-write", daemon=True)
        self._writer.start()
        if any(each.number >= NEWS_SINCE for each in self._known):
            self.news.start()

    def _open(self) -> sqlite3.Connection:
        try:
            # Seeds and seat tokens are nobody else's business; the files beside it inherit the mode.
            self.path.touch(mode=0o600)
            self._take()
            writing = self._connect()
            check_whole(writing, self.path)
            writing.execute("PRAGMA journal_mode = WAL")
            writing.execute("PRAGMA synchronous = FULL")
            writing.execute("PRAGMA foreign_keys = ON")
            writing.execute("PRAGMA journal_size_limit = 67108864")
            self._migrate(writing)
        except (OSError, sqlite3.Error) as error:
            if damaged(error):
                raise StoreFailed("store_damaged", store=str(self.path), reason=reason(error)) from error
            raise StoreFailed("store_open", store=str(self.path), reason=reason(error)) from error
        return writing

    def _take(self) -> None:
        """Holds a lock beside the file for as long as the process lives. SQLite's own locks are the same on every
        system, and end with the process however it ends."""
        path = self.path.with_name(f"{self.path.name}.lock")
        path.touch(mode=0o600)
        if self.shared:
            self._turns = self.path.with_name(f"{self.path.name}.turn").open("ab")
        lock = self._connect(path, timeout=0)
        try:
            lock.execute("PRAGMA journal_mode = OFF")
            if self.shared:
                lock.execute("BEGIN")
                lock.execute("SELECT 1 FROM sqlite_master").fetchone()
            else:
                lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise StoreFailed("store_taken", store=str(self.path)) from error

    def _connect(self, path: Path | None = None, timeout: float = BUSY_SECONDS) -> sqlite3.Connection:
        connection = sqlite3.connect(
            path or self.path, timeout=timeout, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        self._connections.append(connection)
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN EXCLUSIVE")
        try:
            new = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'version'").fetchone() is None
            reached = set() if new else {number for (number,) in connection.execute("SELECT number FROM version")}
            for migration in missing(self._known, reached, str(self.path)):
                for statement in statements_of(migration.sql):
                    connection.execute(statement)
                connection.execute("INSERT INTO version (number) VALUES (?)", (migration.number,))
            connection.execute("COMMIT")
        except BaseException:
            _roll_back(connection)
            raise

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        await self.news.stop()
        if self._writer is not None:
            self._queue.put(None)
            await self._loop.run_in_executor(pool, self._writer.join)
        pool.shutdown()
        while self._connections:
            self._connections.pop().close()
        if self._turns is not None:
            self._turns.close()
            self._turns = None

    # -- writing

    async def append(self, what: Append) -> bool:
        written: bool = await self._written(what)
        return written

    async def transact(self, statements: Sequence[Statement]) -> Rows:
        rows: Rows = await self._written(tuple(statements))
        return rows

    async def _written(self, what: Append | Statements) -> Any:
        if self._pool is None:
            raise StoreFailed("store_closed")
        waiting = _Waiting(what, self._loop.create_future())
        self._queue.put(waiting)
        return await waiting.answer

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The writer's thread: until the end is in the queue, everything that waits goes into one transaction."""
        open_ended = True
        while open_ended:
            batch: list[_Waiting] = []
            found = self._queue.get()
            try:
                while found is not None:
                    batch.append(found)
                    if len(batch) == BATCH:
                        break
                    found = self._queue.get_nowait()
                else:
                    open_ended = False
            except Empty:
                pass
            if batch:
                answers = self._write(connection, batch)
                self._loop.call_soon_threadsafe(_tell, batch, answers)

    def _write(self, connection: sqlite3.Connection, batch: list[_Waiting]) -> list[bool | Rows | StoreFailed]:
        """What became of each append of the batch; when this returns, it is on the disk."""
        with self._turn():
            return self._write_now(connection, batch)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Several processes write one after the other. Whoever waits for SQLite's own lock sleeps and looks again, and
        sleeps longer each time; for this one the system wakes them."""
        if self._turns is None:
            yield
            return
        flock(self._turns, LOCK_EX)
        try:
            yield
        finally:
            flock(self._turns, LOCK_UN)

    def _write_now(self, connection: sqlite3.Connection, batch: list[_Waiting]) -> list[bool | Rows | StoreFailed]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers: list[bool | Rows | StoreFailed] = [self._carry_out(connection, waiting.what) for waiting in batch]
            connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            if len(batch) > 1:
                # One by one, so that only those fail that cannot be written.
                return [answer for waiting in batch for answer in self._write_now(connection, [waiting])]
            _log.error("An append was not written: %s", reason(error))
            failed = StoreFailed("store_write")
            failed.__cause__ = error
            return [failed]
        return answers

    def _carry_out(self, connection: sqlite3.Connection, what: Append | Statements) -> bool | Rows:
        if not isinstance(what, Append):
            return [connection.execute(each.sql.replace("@", ""), each.values).fetchall() for each in what]
        written = _written(connection, what)
        if written and self.shared:
            number = connection.execute(NEWS, {"writer": self.news.name, "id": what.table}).lastrowid or 0
            if number % KEPT_NEWS == 0:
                connection.execute("DELETE FROM news WHERE number < ?", (number - KEPT_NEWS,))
        return written

    # -- reading

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._ask(
            "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number", table, after
        )
        return [body for (body,) in rows]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = await self._ask(
            "SELECT number, body FROM snapshots WHERE table_id = ? ORDER BY number DESC LIMIT 1", table
        )
        return rows[0] if rows else None

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        asked = msgspec.json.encode(ids).decode()
        rows = await self._ask(f"SELECT {SUMMARY} FROM tables WHERE id IN (SELECT value FROM json_each(?))", asked)
        return in_order(ids, map(_summary, rows))

    async def listing(self, limit: int) -> list[Summary]:
        rows = await self._ask(
            f"SELECT {SUMMARY} FROM tables WHERE listed = 1 AND status IN ('waiting', 'playing')"
            " ORDER BY status DESC, changed DESC, id LIMIT ?",
            limit,
        )
        return [_summary(row) for row in rows]

    async def due(self, before: int, limit: int) -> list[str]:
        rows = await self._ask("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", before, limit)
        return [table for (table,) in rows]

    async def secret(self, name: str) -> bytes:
        ((value,),) = await self._ask("SELECT value FROM secrets WHERE name = ?", name)
        return bytes(value)

    async def attempted(self, attempt: Attempt) -> Summary | None:
        rows = await self._ask(
            f"SELECT {SUMMARY} FROM attempts JOIN tables ON id = table_id WHERE challenge = ? AND person = ?",
            attempt.challenge,
            attempt.person,
        )
        return _summary(rows[0]) if rows else None

    async def ranked(self, challenge: str, limit: int) -> tuple[int, list[tuple[int, Summary]]]:
        ((number,),) = await self._ask(
            "SELECT count(*) FROM attempts WHERE challenge = ? AND rank IS NOT NULL", challenge
        )
        rows = await self._ask(
            f"SELECT rank, {SUMMARY} FROM (SELECT rank, ended, table_id FROM attempts"
            " WHERE challenge = ? AND rank IS NOT NULL ORDER BY rank, ended, table_id LIMIT ?)"
            " JOIN tables ON id = table_id ORDER BY rank, ended, table_id",
            challenge,
            limit,
        )
        return number, [(rank, _summary(row)) for rank, *row in rows]

    async def placed(self, attempt: Attempt) -> tuple[int, int] | None:
        rows = await self._ask(
            "SELECT own.rank, (SELECT count(*) FROM attempts AS other"
            " WHERE other.challenge = own.challenge AND other.rank < own.rank)"
            " FROM attempts AS own WHERE challenge = ? AND person = ? AND rank IS NOT NULL",
            attempt.challenge,
            attempt.person,
        )
        return rows[0] if rows else None

    def listen(self, heard: Callable[[str], None]) -> None:
        self.news.heard.append(heard)

    async def announce(self, table: str) -> None:
        await self.transact([Statement(NEWS, {"writer": self.news.name, "id": table})])

    async def check(self) -> None:
        """Whether it can be read, and whether the writer is free and the file can be written to."""
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._ask("SELECT 1 FROM tables LIMIT 1")
                await self.transact([])
        except TimeoutError:
            raise StoreFailed("store_write") from None

    async def fetch(self, what: Statement) -> list[tuple[Any, ...]]:
        return await self._asked(what.sql.replace("@", ""), what.values)

    async def _ask(self, sql: str, *facts: str | int) -> list[Any]:
        return await self._asked(sql, facts)

    async def _asked(self, sql: str, facts: Facts) -> list[Any]:
        if self._pool is None:
            raise StoreFailed("store_closed")
        return await self._loop.run_in_executor(self._pool, self._fetch, sql, facts)

    def _fetch(self, sql: str, facts: Facts) -> list[Any]:
        try:
            connection: sqlite3.Connection | None = getattr(self._reading, "connection", None)
            if connection is None:
                connection = self._connect()
                connection.execute("PRAGMA query_only = ON")
                self._reading.connection = connection
            return connection.execute(sql, facts).fetchall()
        except (sqlite3.Error, ValueError, OverflowError) as error:
            _log.error("Reading failed: %s", reason(error))
            raise StoreFailed("store_read") from error


def _written(connection: sqlite3.Connection, what: Append) -> bool:
    """Writes one append inside a transaction, or nothing of it if the log has gone on meanwhile."""
    told, attempt = what.summary, what.attempt
    if (
        attempt is not None
        and connection.execute(
            "SELECT 1 FROM attempts WHERE challenge = ? AND person = ?", (attempt.challenge, attempt.person)
        ).fetchone()
    ):
        return False
    row = (what.last, told.game, told.status, told.listed, told.body, told.due, told.changed, what.table)
    if what.after == 0:
        claim = connection.execute(
            "INSERT INTO tables (last, game, status, listed, body, due, changed, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            row,
        )
    else:
        claim = connection.execute(
            "UPDATE tables SET last = ?, game = ?, status = ?, listed = ?, body = ?, due = ?, changed = ?"
            " WHERE id = ? AND last = ?",
            (*row, what.after),
        )
    if claim.rowcount != 1:
        return False
    if attempt is not None:
        connection.execute(
            "INSERT INTO attempts (challenge, person, table_id) VALUES (?, ?, ?)",
            (attempt.challenge, attempt.person, what.table),
        )
    if what.rank is not None:
        connection.execute(
            "UPDATE attempts SET rank = ?, ended = ? WHERE table_id = ? AND rank IS NULL",
            (what.rank, told.changed, what.table),
        )
    connection.executemany(
        "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)",
        [(what.table, number, body) for number, body in enumerate(what.entries, what.after + 1)],
    )
    if what.snapshot is not None:
        connection.execute(
            "DELETE FROM snapshots WHERE table_id = ?1"
            " AND number < (SELECT max(number) FROM snapshots WHERE table_id = ?1)",
            (what.table,),
        )
        connection.execute(
            "INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?)", (what.table, what.last, what.snapshot)
        )
    if what.waits is not None:
        _call(connection, what)
    return True


def _call(connection: sqlite3.Connection, what: Append) -> None:
    """Those who are waited for and want to be called; nobody else."""
    if connection.execute("SELECT 1 FROM called WHERE table_id = ? LIMIT 1", (what.table,)).fetchone() is None:
        return
    facts = {"table": what.table, "waits": msgspec.json.encode(what.waits).decode()}
    connection.execute(f"DELETE FROM calls WHERE {NOT_AWAITED}", facts)
    connection.execute(f"DELETE FROM outbox WHERE {NOT_AWAITED}", facts)
    connection.execute(CALL, facts)
    if what.summary.status == "over":
        connection.execute("DELETE FROM called WHERE table_id = ?", (what.table,))


def _tell(batch: list[_Waiting], answers: Sequence[bool | Rows | StoreFailed]) -> None:
    for waiting, answer in zip(batch, answers, strict=True):
        if waiting.answer.done():
            continue  # the caller has gone away
        if isinstance(answer, StoreFailed):
            waiting.answer.set_exception(answer)
        else:
            waiting.answer.set_result(answer)


def _roll_back(connection: sqlite3.Connection) -> None:
    """SQLite ends a transaction by itself after some failures, and not after others. If even this fails, the next
    append fails to begin, and comes here again."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def statements_of(sql: str) -> list[str]:
    """The statements of a script one by one: `executescript` would commit before the first."""
    found = [""]
    for line in sql.splitlines():
        found[-1] += f"{line}\n"
        if sqlite3.complete_statement(found[-1]):
            found.append("")
    return [statement for statement in found if statement.strip()]


def _summary(row: Sequence[Any]) -> Summary:
    table, game, status, listed, body, due, changed = row
    return Summary(table, game, status, bool(listed), body, due, changed)
