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
    "path_of",
    "restore",
    "visit_store",
]

FORMS = "tables.db, sqlite:tables.db, sqlite:///srv/tables.db, postgresql://host/database"


def open_store(url: str, together: bool = False) -> Store:
    """The store at `sqlite:PATH`, `sqlite:///absolute/path`, a bare path, or `postgresql://…`; not started yet. A file
    serves one server unless those that use it do so together."""
    # Each driver is imported by the code that uses it.
    path = path_of(url)
    if path is None:
        from bathysphere.store.postgres import PostgresStore

        return PostgresStore(url)
    from bathysphere.store.sqlite import SqliteStore

    return SqliteStore(path, shared=together)


def visit_store(url: str) -> Store:
    """The same for an operator, beside a server that uses it or not."""
    path = path_of(url)
    if path is None:
        return open_store(url)
    if not path.expanduser().is_file():
        raise StoreFailed("backup_none", store=str(path))
    from bathysphere.store.sqlite_visit import VisitedStore

    return VisitedStore(path)


def back_up(url: str, file: Path) -> int:
    """Copies the store at this address into a file, whether or not a server uses it; how many bytes that are."""
    from bathysphere.store import backup

    path = path_of(url)
    if path is None:
        from bathysphere.store.transfer import copy_postgres

        return copy_postgres(url, file.expanduser().resolve())
    return backup.back_up(path.expanduser().resolve(), file.expanduser().resolve())


def restore(file: Path, url: str) -> None:
    """Makes a store at this address of a backup. Nothing is ever replaced."""
    from bathysphere.store import transfer

    path = path_of(url)
    if path is None:
        transfer.restore_postgres(file.expanduser().resolve(), url)
    else:
        transfer.restore_sqlite(file.expanduser().resolve(), path.expanduser().resolve())


def path_of(url: str) -> Path | None:
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
