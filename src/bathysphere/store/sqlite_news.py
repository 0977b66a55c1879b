"""How processes on one file of SQLite hear of each other: a list of what was written, looked at whenever the file has
changed. To ask whether it has costs a few microseconds."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

from bathysphere.store.base import reason

FAST, SLOW = 0.02, 0.5
"""Seconds between two looks: between servers that share their people, and for what an operator does now and then."""
BUSY_SECONDS = 1.0
NEWS_SINCE = 8
"""The format of stores that has them."""
KEPT_NEWS = 10_000
NEWS = "INSERT INTO news (writer, table_id) VALUES (:writer, :id)"

_log = logging.getLogger(__name__)


class SqliteNews:
    """Calls those who listen with the tables that other processes wrote to; with '' when some may have been missed."""

    def __init__(self, path: Path, seconds: float) -> None:
        self.name = uuid4().hex
        self.heard: list[Callable[[str], None]] = []
        self._path = path
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        connection = sqlite3.connect(self._path, timeout=BUSY_SECONDS, isolation_level=None)
        last = self._last(connection)
        self._task = asyncio.create_task(self._run(connection, last), name="store-listen")

    async def stop(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, connection: sqlite3.Connection, last: int) -> None:
        """On the loop itself: each look takes less time than handing it to another thread."""
        try:
            version = -1
            while True:
                await asyncio.sleep(self._seconds)
                try:
                    (found,) = connection.execute("PRAGMA data_version").fetchone()
                    if found != version:
                        last = self._look(connection, last)
                        version = found
                except sqlite3.Error as error:
                    _log.warning("No news from the store: %s", reason(error))
        finally:
            connection.close()

    def _look(self, connection: sqlite3.Connection, last: int) -> int:
        (first, latest) = connection.execute(
            "SELECT min(number), max(number) FROM news WHERE number > ?", (last,)
        ).fetchone()
        if latest is None:
            return last
        if first > last + 1:  # what stood between was forgotten before we came to it
            self._say("")
        rows = connection.execute(
            "SELECT DISTINCT table_id FROM news WHERE number > ? AND number <= ? AND writer <> ?",
            (last, latest, self.name),
        )
        for (table,) in rows.fetchall():
            self._say(table)
        return int(latest)

    def _last(self, connection: sqlite3.Connection) -> int:
        (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM news").fetchone()
        return int(last)

    def _say(self, table: str) -> None:
        for heard in self.heard:
            try:
                heard(table)
            except Exception:
                _log.exception("A listener of the store failed")
