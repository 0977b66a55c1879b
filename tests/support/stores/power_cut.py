"""A disk on which only what was synced is sure to be there after a power cut.

It is a file system layer for SQLite (a VFS): whatever is written goes to the real file, and is remembered until the
next sync. A cut keeps what was synced, and of the rest what chance leaves: nothing, some writes without those before
them, or half a write.
"""

import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw

NAME = "power-cut"
SECTOR = 512


class Kept:
    """One file: what is on the disk for good, and what was written since."""

    def __init__(self, raw: bytes) -> None:
        self.synced = bytearray(raw)
        self.written: list[tuple[int, bytes | None]] = []
        """Where and what; None cuts the file off there."""

    def sync(self) -> None:
        for at, raw in self.written:
            _apply(self.synced, at, raw)
        self.written.clear()

    def after_a_cut(self, chance: random.Random) -> bytes:
        left = bytearray(self.synced)
        survives = chance.choice((0.0, 0.5, 0.9))
        for at, raw in self.written:
            if chance.random() < survives:
                torn = raw if raw is None or chance.random() < 0.8 else raw[: len(raw) // SECTOR // 2 * SECTOR]
                _apply(left, at, torn)
        return bytes(left)


def _apply(file: bytearray, at: int, raw: bytes | None) -> None:
    if raw is None:
        del file[at:]
        return
    if len(file) < at:
        file.extend(bytes(at - len(file)))
    file[at : at + len(raw)] = raw


class Disk(apsw.VFS):
    """Calls `busy` before each write and each sync: a moment at which the power may fail."""

    def __init__(self) -> None:
        self.files: dict[str, Kept] = {}
        self.lock = threading.RLock()
        self.busy: Callable[[], None] = lambda: None
        super().__init__(NAME, base="")

    def xOpen(self, name: Any, flags: list[int]) -> "File":  # noqa: N802
        return File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        with self.lock:
            self.files.pop(filename, None)
            super().xDelete(filename, syncdir)

    def left_over(self, chance: random.Random) -> dict[str, bytes]:
        """What would be found on the disk if the power failed now."""
        with self.lock:
            return {name: kept.after_a_cut(chance) for name, kept in self.files.items()}


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        with disk.lock:
            if path not in disk.files:
                disk.files[path] = Kept(Path(path).read_bytes())
            self.kept = disk.files[path]

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        with self.disk.lock:
            self.disk.busy()
            self.kept.written.append((offset, bytes(data)))
            super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        with self.disk.lock:
            self.kept.written.append((newsize, None))
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        with self.disk.lock:
            self.disk.busy()
            self.kept.sync()


class Connection:
    """As much of the driver that the store knows as it uses, on such a disk."""

    def __init__(self, path: Path, *, timeout: float, sync: str = "", **_: Any) -> None:
        self._connection = apsw.Connection(str(path), vfs=NAME)
        self._connection.set_busy_timeout(int(timeout * 1000))
        self._sync = sync

    def execute(self, sql: str, facts: Any = ()) -> "Cursor":
        if self._sync and "synchronous" in sql:
            sql = f"PRAGMA synchronous = {self._sync}"
        return Cursor(self._connection, self._connection.execute(sql, tuple(facts)))

    def executemany(self, sql: str, rows: Any) -> None:
        self._connection.executemany(sql, rows)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def close(self) -> None:
        self._connection.close()


class Cursor:
    def __init__(self, connection: apsw.Connection, cursor: apsw.Cursor) -> None:
        self._cursor = cursor
        self.rowcount = connection.changes()

    def fetchone(self) -> Any:
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()
