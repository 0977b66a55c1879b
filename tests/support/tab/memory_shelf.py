"""A browser's database that outlives its tab, in memory."""

from collections.abc import Sequence


class MemoryShelf:
    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.snapshots: dict[str, tuple[int, str]] = {}
        self.last: dict[str, str] = {}
        self.values: dict[str, str] = {}
        self.broken = False
        """Whether it fails from now on, as a full disk does."""

    async def heads(self) -> Sequence[str]:
        return list(self.last.values())

    async def append(self, table: str, after: int, entries: Sequence[str], head: str, snapshot: str | None) -> bool:
        if self.broken:
            raise OSError("the disk is full")
        kept = self.logs.setdefault(table, [])
        if len(kept) != after:
            return False
        kept += entries
        self.last[table] = head
        if snapshot is not None:
            self.snapshots[table] = (len(kept), snapshot)
        return True

    async def read(self, table: str, after: int) -> Sequence[str]:
        return self.logs.get(table, [])[after:]

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        return self.snapshots.get(table)

    async def value(self, name: str) -> str | None:
        return self.values.get(name)

    async def keep(self, name: str, value: str) -> None:
        self.values[name] = value
