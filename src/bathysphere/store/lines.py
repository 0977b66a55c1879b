"""Which seats have an open line to any process, for stores that several processes share.

Each process says which lines it has, and says so again while it has them; what one of them said is believed for a
while only, so that the lines of a process that died are forgotten.
"""

from collections.abc import Iterable

import msgspec

from bathysphere.store.base import Statement, Store, Value

BELIEVED = 90_000
"""Milliseconds."""


class OpenLine(msgspec.Struct, frozen=True):
    table: str
    seat: int
    idle: bool


class LineStore:
    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process

    async def keep(self, lines: Iterable[OpenLine], now: int) -> None:
        """These are all lines of this process."""
        own: dict[str, Value] = {"process": self._process}
        said = [
            Statement(
                "INSERT INTO @lines (table_id, seat, process, idle, until)"
                " VALUES (:table, :seat, :process, :idle, :until)"
                " ON CONFLICT (table_id, seat, process) DO UPDATE SET idle = excluded.idle, until = excluded.until",
                own | {"table": each.table, "seat": each.seat, "idle": int(each.idle), "until": now + BELIEVED},
            )
            for each in sorted(lines, key=lambda each: (each.table, each.seat))
        ]
        await self._store.transact(
            [
                Statement("DELETE FROM @lines WHERE process = :process", own),
                Statement("DELETE FROM @lines WHERE until < :now", {"now": now}),
                *said,
            ]
        )

    async def others(self, now: int) -> list[OpenLine]:
        """The lines of all other processes."""
        sql = "SELECT table_id, seat, idle FROM @lines WHERE process <> :process AND until >= :now"
        (rows,) = await self._store.transact([Statement(sql, {"process": self._process, "now": now})])
        return [OpenLine(table, seat, bool(idle)) for table, seat, idle in rows]
