"""Backups of either database, and what is made of them: one file of SQLite, which is itself a store.

From PostgreSQL it is copied as it was at one moment, while servers go on. A backup can be used where it lies, put in
the place of a file, or poured into an empty database; so it also moves tables from one kind of store to the other.
"""

import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import psycopg
from psycopg import sql

from bathysphere.store.backup import check_whole
from bathysphere.store.base import StoreFailed, reason
from bathysphere.store.migrations import migrations, missing
from bathysphere.store.postgres_connection import careful, shown
from bathysphere.store.sqlite import statements_of

SCHEMA = "bathysphere"
NOT_CARRIED = frozenset({"version", "leases", "news", "house"})
"""What belongs to running servers and not to the tables."""
FIRST = ("tables",)
"""Others refer to these."""
ROWS = 500
ON_ITS_OWN = {"mark"}
"""Columns that PostgreSQL alone has."""


def copy_postgres(url: str, file: Path) -> int:
    """Everything that is in a database at this moment, into a new file; how many bytes that is."""
    if file.exists():
        raise StoreFailed("backup_there", file=str(file))
    conninfo = careful(url)
    half = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        half.touch(mode=0o600, exist_ok=False)
        with psycopg.connect(conninfo) as source, closing(sqlite3.connect(half, isolation_level=None)) as target:
            source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            source.read_only = True
            target.execute("PRAGMA synchronous = FULL")
            reached = _reached(source)
            missing(migrations("postgres"), reached, shown(conninfo))
            _make(target, reached)
            target.execute("BEGIN")
            for table in _carried(target):
                target.execute(f"DELETE FROM {table}")  # a new store has secrets of its own
                _pour_out(source, target, table)
            target.execute("COMMIT")
            check_whole(target, half)
        half.rename(file)
    except psycopg.Error as error:
        raise StoreFailed("store_open", store=shown(conninfo), reason=reason(error)) from error
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed("backup_failed", file=str(file), reason=reason(error)) from error
    finally:
        half.unlink(missing_ok=True)
    return file.stat().st_size


def restore_postgres(file: Path, url: str) -> None:
    """Pours a backup into a database that holds no tables yet, in one transaction."""
    conninfo = careful(url)
    try:
        with closing(_opened(file)) as source, psycopg.connect(conninfo) as target:
            _bring_up(target, conninfo)
            if target.execute("SELECT 1 FROM bathysphere.tables LIMIT 1").fetchone():
                raise StoreFailed("restore_there", store=shown(conninfo))
            for table in _carried(source):
                target.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(SCHEMA, table)))
                _pour_in(source, target, table)
    except psycopg.Error as error:
        raise StoreFailed("store_open", store=shown(conninfo), reason=reason(error)) from error


def restore_sqlite(file: Path, store: Path) -> None:
    """Puts a copy of a backup where no store is yet."""
    if store.exists():
        raise StoreFailed("restore_there", store=str(store))
    _opened(file).close()
    half = store.with_name(f".{store.name}.{secrets.token_hex(4)}")
    try:
        half.touch(mode=0o600, exist_ok=False)
        shutil.copyfile(file, half)
        half.rename(store)
    except OSError as error:
        raise StoreFailed("backup_failed", file=str(store), reason=reason(error)) from error
    finally:
        half.unlink(missing_ok=True)


def _opened(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise StoreFailed("backup_none", store=str(file))
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None)
    try:
        check_whole(connection, file)
        missing(migrations("sqlite"), {n for (n,) in connection.execute("SELECT number FROM version")}, str(file))
    except sqlite3.Error as error:
        connection.close()
        raise StoreFailed("store_damaged", store=str(file), reason=reason(error)) from error
    except StoreFailed:
        connection.close()
        raise
    return connection


def _reached(source: psycopg.Connection[Any]) -> set[int]:
    return {number for (number,) in source.execute("SELECT number FROM bathysphere.version").fetchall()}


def _make(target: sqlite3.Connection, reached: set[int]) -> None:
    """A store of the same format."""
    for migration in migrations("sqlite"):
        if migration.number in reached:
            for statement in statements_of(migration.sql):
                target.execute(statement)
            target.execute("INSERT INTO version (number) VALUES (?)", (migration.number,))


def _bring_up(target: psycopg.Connection[Any], conninfo: str) -> None:
    found = target.execute("SELECT to_regclass('bathysphere.version') IS NULL").fetchone()
    reached = set() if found == (True,) else _reached(target)
    for migration in missing(migrations("postgres"), reached, shown(conninfo)):
        target.execute(migration.sql.encode())
        target.execute("INSERT INTO bathysphere.version (number) VALUES (%s)", (migration.number,))


def _carried(connection: sqlite3.Connection) -> list[str]:
    """Tables of the store, those first that others refer to."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    names = {name for (name,) in rows} - NOT_CARRIED
    return [*(name for name in FIRST if name in names), *sorted(names - set(FIRST))]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def _pour_out(source: psycopg.Connection[Any], target: sqlite3.Connection, table: str) -> None:
    columns = _columns(target, table)
    places = ", ".join("?" * len(columns))
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
    select = sql.SQL("SELECT {} FROM {}").format(
        sql.SQL(", ").join(map(sql.Identifier, columns)), sql.Identifier(SCHEMA, table)
    )
    with source.cursor(name=f"copy_{table}", binary=True) as cursor:
        cursor.itersize = ROWS
        cursor.execute(select)
        for row in cursor:
            target.execute(insert, [_plain(value) for value in row])


def _pour_in(source: sqlite3.Connection, target: psycopg.Connection[Any], table: str) -> None:
    types = dict(
        target.execute(
            "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = %s AND table_name = %s",
            (SCHEMA, table),
        ).fetchall()
    )
    columns = _columns(source, table)
    more = [name for name in types if name in ON_ITS_OWN]
    into = sql.SQL("COPY {} ({}) FROM STDIN").format(
        sql.Identifier(SCHEMA, table), sql.SQL(", ").join(map(sql.Identifier, [*columns, *more]))
    )
    with target.cursor() as cursor, cursor.copy(into) as copy:
        for row in _rows(source, table, columns):
            values = [_typed(value, types[name]) for name, value in zip(columns, row, strict=True)]
            copy.write_row([*values, *(uuid4() for _ in more)])


def _rows(source: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[tuple[Any, ...]]:
    return cast(Iterator[tuple[Any, ...]], source.execute(f"SELECT {', '.join(columns)} FROM {table}"))


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value


def _typed(value: Any, kind: str) -> Any:
    return bool(value) if kind == "boolean" and value is not None else value
