"""A store that forgets: everything a hub asks of one, without a disk."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from bathysphere.store import Append, Statement, Summary, Wait
from bathysphere.store.migrations import migrations


class MemoryStore:
    shared = False

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.summed: dict[str, Summary] = {}
        self.waits: dict[str, tuple[Wait, ...]] = {}
        self.called: list[tuple[str, Wait]] = []
        """Whom anything is to be sent to, and whom no longer, in the order in which a store learns it."""
        self._database: sqlite3.Connection | None = None

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def append(self, what: Append) -> bool:
        kept = self.entries.setdefault(what.table, [])
        if len(kept) != what.after:
            return False
        kept += what.entries
        self.summed[what.table] = what.summary
        self._call(what)
        if what.snapshot is not None:
            self.snapshots[what.table] = (what.last, what.snapshot)
        return True

    async def fetch(self, what: Statement) -> list[tuple[Any, ...]]:
        """Nobody is known here."""
        return []

    async def transact(self, statements: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """In a database of its own: what is appended here calls nobody from there."""
        if self._database is None:
            self._database = sqlite3.connect(":memory:")
            for each in migrations("sqlite"):
                self._database.executescript(each.sql)
        return [self._database.execute(each.sql.replace("@", ""), each.values).fetchall() for each in statements]

    async def announce(self, table: str) -> None:
        """Nobody else is here."""

    async def check(self) -> None:
        """Always well."""

    def _call(self, what: Append) -> None:
        """As stores do: what waits already stays as it was, but for the time of a reminder."""
        if what.waits is None:
            return
        before = {(each.who, each.what, each.kind): each for each in self.waits.get(what.table, ())}
        after = {(each.who, each.what, each.kind): each for each in what.waits}
        for key, wait in after.items():
            known = before.get(key)
            if known is not None and (wait.kind == "call" or known.wanted == wait.wanted):
                after[key] = known
            else:
                self.called.append(("call", wait))
        self.called += [("drop", wait) for key, wait in before.items() if key not in after]
        self.waits[what.table] = tuple(after.values())

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.entries.get(table, [])[after:]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        return [self.summed[table] for table in ids if table in self.summed]

    async def listing(self, limit: int) -> list[Summary]:
        return [summary for summary in self.summed.values() if summary.listed and summary.status != "over"][:limit]

    async def due(self, before: int, limit: int) -> list[str]:
        return [table for table, each in self.summed.items() if each.due is not None and each.due <= before][:limit]

    def listen(self, heard: Callable[[str], None]) -> None:
        """Nobody else ever writes here."""
