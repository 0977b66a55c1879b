"""A file of SQLite as an operator uses it: beside its server, which hears of everything that is written."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bathysphere.store.base import StoreFailed
from bathysphere.store.migrations import missing
from bathysphere.store.sqlite import SqliteStore


class VisitedStore(SqliteStore):
    """Takes no place of a server. Who wrote first is decided in the file: nothing that a server has stored is lost."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, shared=True)

    def _take(self) -> None:
        """A file that no server uses is brought up to date; one in use must be of this program's format."""

    def _migrate(self, connection: sqlite3.Connection) -> None:
        path = self.path.with_name(f"{self.path.name}.lock")
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as lock:
            try:
                lock.execute("PRAGMA journal_mode = OFF")
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
            else:
                super()._migrate(connection)
                return
        reached = {number for (number,) in connection.execute("SELECT number FROM version")}
        if missing(self._known, reached, str(self.path)):
            raise StoreFailed("store_older", store=str(self.path))
