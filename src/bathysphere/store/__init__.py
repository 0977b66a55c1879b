"""Where tables are kept: a file of SQLite by default, PostgreSQL when one machine is not enough.

The store knows nothing of games, tables or the server; see `base` for what it promises.
"""

from pathlib import Path

from bathysphere.store.base import EVERYBODY, Append, Attempt, Statement, Store, StoreFailed, Summary, Wait

__all__ = [
    "EVERYBODY",
    "Append",
    "Attempt",
    "Statement",
    "Store",
    "StoreFailed",
    "Summary",
    "Wait",
    "back_up",
    "open_store",
]

FORMS = "tables.db, sqlite:tables.db, sqlite:///srv/tables.db, postgresql://host/database"


def open_store(url: str) -> Store:
    """The store at `sqlite:PATH`, `sqlite:///absolute/path`, a bare path, or `postgresql://…`; not started yet."""
    # Each driver is imported by the code that uses it.
    path = _path(url)
    if path is None:
        from bathysphere.store.postgres import PostgresStore

        return PostgresStore(url)
    from bathysphere.store.sqlite import SqliteStore

    return SqliteStore(path)


def back_up(url: str, file: Path) -> int:
    """Copies the store at this address into a file, whether or not a server uses it; how many bytes that are."""
    from bathysphere.store import backup

    path = _path(url)
    if path is None:
        make = "pg_dump --schema=bathysphere --format=custom"
        raise StoreFailed("backup_postgres", database="PostgreSQL", make=make, restore="pg_restore")
    return backup.back_up(path.expanduser().resolve(), file.expanduser().resolve())


def _path(url: str) -> Path | None:
    """The file of a store in SQLite; None for one in PostgreSQL."""
    scheme, colon, rest = url.partition(":")
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        return None
    path = rest.removeprefix("//") if colon and scheme == "sqlite" else url
    if not path or "://" in path or "\0" in path:
        raise StoreFailed("store_address", address=_without_password(url), forms=FORMS)
    return Path(path)


def _without_password(url: str) -> str:
    """An address as it may be shown: what stands before an @ may be a password."""
    scheme, slashes, rest = url.partition("://")
    return scheme + slashes + rest.rpartition("@")[2] if slashes else url
