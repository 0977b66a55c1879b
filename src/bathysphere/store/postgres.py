"""The store in PostgreSQL, shared by any number of server processes.

Who wrote first is decided in the database; NOTIFY only wakes the other processes up.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from typing import Any
from uuid import uuid4

import psycopg

from bathysphere.store.base import Append, Attempt, Statement, StoreFailed, Summary, Value, in_order, reason
from bathysphere.store.migrations import Migration, migrations, missing
from bathysphere.store.postgres_connection import PostgresConnection, careful, lost, shown
from bathysphere.store.postgres_writer import CHANNEL, PAUSE, Writer

READERS = 4
PATIENCE = 10.0
"""Seconds for which a lost database may come back before anybody is told that it is gone."""

SUMMARY = "id, game, status, listed, body, due, changed"
CHECK_SECONDS = 3.0
ECHO = "echo"
"""In place of a writer: whoever said it waits to hear it."""
MIGRATION_LOCK = 0x42617468
Facts = tuple[str | int | list[str], ...] | dict[str, Value]
VALUE = re.compile(r"(?<!:):([a-z_]+)")

_log = logging.getLogger(__name__)


class PostgresStore:
    shared = True

    def __init__(self, url: str, known: Sequence[Migration] | None = None, patience: float = PATIENCE) -> None:
        self._conninfo = careful(url)
        self._known = known or migrations("postgres")
        self._patience = patience
        # Process ids of two machines may be equal.
        self._name = uuid4().hex
        self._heard: list[Callable[[str], None]] = []
        self._echoes: dict[str, asyncio.Event] = {}
        self._running = False

    # -- its life

    async def start(self) -> None:
        self._writer = Writer(self._conninfo, self._name, self._patience)
        self._readers = [PostgresConnection(self._conninfo) for _ in range(READERS)]
        self._idle: asyncio.LifoQueue[PostgresConnection] = asyncio.LifoQueue()
        self._ear = PostgresConnection(self._conninfo)
        self._side, self._aside = PostgresConnection(self._conninfo), asyncio.Lock()
        try:
            await self._migrate()
            await self._attend()
        except psycopg.Error as error:
            await self._ear.close()
            raise StoreFailed("store_open", store=shown(self._conninfo), reason=reason(error)) from error
        for link in self._readers:
            self._idle.put_nowait(link)
        self._writer.start()
        self._listening = asyncio.create_task(self._listen(), name="store-listen")
        self._running = True

    async def close(self) -> None:
        if not self._running:
            return
        self._running = False
        await self._writer.close()
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._ear.close()
        async with self._aside:
            await self._side.close()
        for _ in self._readers:
            await (await self._idle.get()).close()

    async def _migrate(self) -> None:
        link = PostgresConnection(self._conninfo)
        try:
            connection = await link.open()
            async with connection.transaction():
                # Of several processes that start at once, one changes the format and the others find it changed.
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                cursor = await connection.execute("SELECT to_regclass('bathysphere.version') IS NULL")
                reached: set[int] = set()
                if await cursor.fetchone() == (False,):
                    cursor = await connection.execute("SELECT number FROM bathysphere.version")
                    reached = {number for (number,) in await cursor.fetchall()}
                for migration in missing(self._known, reached, shown(self._conninfo)):
                    await connection.execute(migration.sql.encode())
                    await connection.execute(
                        "INSERT INTO bathysphere.version (number) VALUES (%s)", (migration.number,)
                    )
        finally:
            await link.close()

    # -- writing

    async def append(self, what: Append) -> bool:
        if not self._running:
            raise StoreFailed("store_closed")
        return await self._writer.append(what)

    async def transact(self, statements: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """By one at a time: these are few, and must not keep anybody who plays from the database."""
        if not self._running:
            raise StoreFailed("store_closed")
        async with self._aside:
            try:
                connection = await self._side.open()
                async with connection.transaction(), connection.cursor(binary=True) as cursor:
                    await cursor.execute("SET LOCAL lock_timeout = '1s'")
                    return [await _rows(cursor, each) for each in statements]
            except (psycopg.Error, ValueError) as error:
                _log.error("A transaction failed: %s", reason(error))
                raise StoreFailed("store_write") from error
            except asyncio.CancelledError:
                await self._side.close()
                raise

    # -- reading

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._ask(
            "SELECT body FROM bathysphere.entries WHERE table_id = %s AND number > %s ORDER BY number", table, after
        )
        return [body for (body,) in rows]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = await self._ask(
            "SELECT number, body FROM bathysphere.snapshots WHERE table_id = %s ORDER BY number DESC LIMIT 1", table
        )
        return rows[0] if rows else None

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        rows = await self._ask(f"SELECT {SUMMARY} FROM bathysphere.tables WHERE id = ANY(%s)", list(ids))
        return in_order(ids, (Summary(*row) for row in rows))

    async def listing(self, limit: int) -> list[Summary]:
        rows = await self._ask(
            f"SELECT {SUMMARY} FROM bathysphere.tables WHERE listed AND status IN ('waiting', 'playing')"
            " ORDER BY status DESC, changed DESC, id LIMIT %s",
            limit,
        )
        return [Summary(*row) for row in rows]

    async def due(self, before: int, limit: int) -> list[str]:
        rows = await self._ask(
            "SELECT id FROM bathysphere.tables WHERE due <= %s ORDER BY due, id LIMIT %s", before, limit
        )
        return [table for (table,) in rows]

    async def secret(self, name: str) -> bytes:
        ((value,),) = await self._ask("SELECT value FROM bathysphere.secrets WHERE name = %s", name)
        return bytes(value)

    async def attempted(self, attempt: Attempt) -> Summary | None:
        rows = await self._ask(
            f"SELECT {SUMMARY} FROM bathysphere.attempts JOIN bathysphere.tables ON id = table_id"
            " WHERE challenge = %s AND person = %s",
            attempt.challenge,
            attempt.person,
        )
        return Summary(*rows[0]) if rows else None

    async def ranked(self, challenge: str, limit: int) -> tuple[int, list[tuple[int, Summary]]]:
        ((number,),) = await self._ask(
            "SELECT count(*) FROM bathysphere.attempts WHERE challenge = %s AND rank IS NOT NULL", challenge
        )
        rows = await self._ask(
            f"SELECT rank, {SUMMARY} FROM (SELECT rank, ended, table_id FROM bathysphere.attempts"
            " WHERE challenge = %s AND rank IS NOT NULL ORDER BY rank, ended, table_id LIMIT %s) AS best"
            " JOIN bathysphere.tables ON id = table_id ORDER BY rank, ended, table_id",
            challenge,
            limit,
        )
        return number, [(rank, Summary(*row)) for rank, *row in rows]

    async def placed(self, attempt: Attempt) -> tuple[int, int] | None:
        rows = await self._ask(
            "SELECT own.rank, (SELECT count(*) FROM bathysphere.attempts AS other"
            " WHERE other.challenge = own.challenge AND other.rank < own.rank)"
            " FROM bathysphere.attempts AS own WHERE challenge = %s AND person = %s AND rank IS NOT NULL",
            attempt.challenge,
            attempt.person,
        )
        return rows[0] if rows else None

    async def fetch(self, what: Statement) -> list[tuple[Any, ...]]:
        return await self._asked(_sql(what), what.values)

    async def _ask(self, sql: str, *facts: str | int | list[str]) -> list[Any]:
        return await self._asked(sql, facts)

    async def _asked(self, sql: str, facts: Facts) -> list[Any]:
        if not self._running:
            raise StoreFailed("store_closed")
        link = await self._idle.get()
        try:
            return await self._fetch(link, sql, facts)
        except (psycopg.Error, ValueError) as error:
            _log.error("Reading failed: %s", reason(error))
            raise StoreFailed("store_read") from error
        finally:
            self._idle.put_nowait(link)

    async def _fetch(self, link: PostgresConnection, sql: str, facts: Facts) -> list[Any]:
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                connection = await link.open()
                # Bytes travel as they are, not as hexadecimal text.
                async with connection.cursor(binary=True) as cursor:
                    await cursor.execute(sql, facts)
                    return await cursor.fetchall()
            except psycopg.Error as error:
                if not lost(error) or asyncio.get_running_loop().time() >= until:
                    raise
                await link.close()
                await asyncio.sleep(PAUSE)
            except asyncio.CancelledError:
                # Whatever the answer of an abandoned question is, nobody else may read it.
                await link.close()
                raise

    # -- hearing

    async def announce(self, table: str) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, f"{self._name} {table}")

    async def check(self) -> None:
        """Says something to itself the way others do, and waits until it is heard."""
        word = uuid4().hex
        heard = self._echoes[word] = asyncio.Event()
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, f"{ECHO} {word}")
                await heard.wait()
        except TimeoutError:
            raise StoreFailed("store_read") from None
        finally:
            del self._echoes[word]

    def listen(self, heard: Callable[[str], None]) -> None:
        self._heard.append(heard)

    async def _attend(self) -> None:
        connection = await self._ear.open()
        await connection.execute(f"LISTEN {CHANNEL}")

    async def _listen(self) -> None:
        while True:
            try:
                connection = await self._ear.open()
                async for notice in connection.notifies():
                    writer, _, table = notice.payload.partition(" ")
                    if writer == ECHO:
                        if table in self._echoes:
                            self._echoes[table].set()
                    elif writer != self._name:
                        self._say(table)
            except psycopg.Error as error:
                _log.warning("No news from the database: %s", reason(error))
            await self._attend_again()
            # What was appended in between nobody has told us.
            self._say("")

    async def _attend_again(self) -> None:
        while True:
            await self._ear.close()
            await asyncio.sleep(PAUSE)
            try:
                return await self._attend()
            except psycopg.Error:
                continue

    def _say(self, table: str) -> None:
        for heard in self._heard:
            try:
                heard(table)
            except Exception:
                _log.exception("A listener of the store failed")


async def _rows(cursor: psycopg.AsyncCursor[tuple[Any, ...]], statement: Statement) -> list[tuple[Any, ...]]:
    await cursor.execute(_sql(statement).encode(), statement.values)
    return await cursor.fetchall() if cursor.description is not None else []


def _sql(statement: Statement) -> str:
    """As this database reads it."""
    return VALUE.sub(r"%(\1)s", statement.sql.replace("@", "bathysphere."))
