"""A store that forgets: everything a hub asks of one, without a disk."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from bathysphere.store import Append, Summary


class MemoryStore:
    shared: ClassVar[bool] = False

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.summed: dict[str, Summary] = {}

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
        if what.snapshot is not None:
            self.snapshots[what.table] = (what.last, what.snapshot)
        return True

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
