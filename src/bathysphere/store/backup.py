"""A copy of a store in one file, made while the server goes on writing, and the check that a store is whole."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from bathysphere.engine.errors import add_sentences
from bathysphere.store.base import StoreFailed, reason

BUSY_SECONDS = 60
APPLICATION = 0x42617468
"""In the head of every file of ours."""

add_sentences(
    {
        "store_damaged": "The store {store} is damaged ({reason}); put a backup in its place, or repair it first.",
        "backup_none": "There is no store at {store}.",
        "backup_there": "{file} is there already, and a backup never replaces anything; name another file.",
        "backup_failed": "The backup {file} could not be written: {reason}.",
        "restore_there": "There are tables at {store} already, and a restored backup never replaces anything.",
        "table_there": "There is a table {table} in this store already.",
    }
)


def back_up(store: Path, file: Path) -> int:
    """Copies a store as it is at one moment; how many bytes the copy has. Nothing is left behind if that fails.

    SQLite copies page by page inside one reading transaction: whatever is written meanwhile goes to the log beside the
    store, and neither side waits for the other. The copy is a single file, complete and closed.
    """
    if not store.is_file():
        raise StoreFailed("backup_none", store=str(store))
    if file.exists():
        raise StoreFailed("backup_there", file=str(file))
    half = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        half.touch(mode=0o600, exist_ok=False)
        _copy(store, half)
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.rename(file)
        _sync_folder(file.parent)
    except (OSError, sqlite3.Error) as error:
        if damaged(error):
            raise StoreFailed("store_damaged", store=str(store), reason=reason(error)) from error
        raise StoreFailed("backup_failed", file=str(file), reason=reason(error)) from error
    finally:
        half.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(store: Path, half: Path) -> None:
    with (
        closing(sqlite3.connect(store, timeout=BUSY_SECONDS, isolation_level=None)) as source,
        closing(sqlite3.connect(half, isolation_level=None)) as copy,
    ):
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        check_whole(copy, store)


def check_whole(connection: sqlite3.Connection, store: Path) -> None:
    """Complain if this is no store of ours, or one that is not whole: what is served from a damaged one would be wrong,
    and what is written to it might be lost. The quick check would not see rows that lie in the wrong order."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    empty = connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None
    if application != APPLICATION and not (empty and application == 0):
        raise StoreFailed("store_foreign", store=str(store))
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise StoreFailed("store_damaged", store=str(store), reason=" ".join(found.split()))


def damaged(error: Exception) -> bool:
    """Whether SQLite could not go on because of what it found in the file. A file that never was a database of its kind
    is something else."""
    return isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT


def _sync_folder(folder: Path) -> None:
    """So that the name outlives a power cut, too."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
