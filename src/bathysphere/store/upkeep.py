"""What an operator asks of a store: how much there is, what is old, what is to be removed, what servers are told."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bathysphere.store.base import Statement, Store, Summary, Value

STATUSES = ("waiting", "playing", "over")
SUMMARY = "id, game, status, listed, body, due, changed"
OF_A_TABLE = ("outbox", "calls", "called", "attempts", "holdings", "invitations", "snapshots", "entries")
"""Everything that is kept of a table beside its summary."""


class Sums(msgspec.Struct, frozen=True):
    """How many tables there are, by status."""

    waiting: int = 0
    playing: int = 0
    over: int = 0

    @property
    def all(self) -> int:
        return self.waiting + self.playing + self.over


class StoreUpkeep:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def sums(self) -> Sums:
        rows = await self._one("SELECT status, count(*) FROM @tables GROUP BY status")
        return Sums(**dict(rows))

    async def tables(self, status: str = "", game: str = "", limit: int = 100) -> list[Summary]:
        """The latest changed first."""
        rows = await self._one(
            f"SELECT {SUMMARY} FROM @tables WHERE (:status = '' OR status = :status) AND (:game = '' OR game = :game)"
            " ORDER BY changed DESC, id LIMIT :most",
            status=status,
            game=game,
            most=limit,
        )
        return [_summary(row) for row in rows]

    async def old(self, status: str, before: int, limit: int) -> list[str]:
        """Tables of a status that nothing has happened at since then."""
        rows = await self._one(
            "SELECT id FROM @tables WHERE status = :status AND changed < :moment ORDER BY changed LIMIT :most",
            status=status,
            moment=before,
            most=limit,
        )
        return [table for (table,) in rows]

    async def remove(self, table: str, status: str = "", before: int = 0) -> bool:
        """Everything that is known of a table, and whether there was anything. With a status, only if nothing has
        happened there since that moment."""
        facts: dict[str, Value] = {"id": table, "status": status, "moment": before}
        still = "(:status = '' OR (status = :status AND changed < :moment))"
        # Whoever wants to write to the table waits here, and then finds it gone.
        locked = Statement(f"UPDATE @tables SET last = last WHERE id = :id AND {still} RETURNING id", facts)
        gone = f"table_id = :id AND EXISTS (SELECT 1 FROM @tables WHERE id = :id AND {still})"
        parts = [Statement(f"DELETE FROM @{part} WHERE {gone}", facts) for part in OF_A_TABLE]
        whole = Statement(f"DELETE FROM @tables WHERE id = :id AND {still}", facts)
        found, *_ = await self._store.transact([locked, *parts, whole])
        if found:
            await self._store.announce(table)
        return bool(found)

    # -- what servers are told

    async def house(self) -> Mapping[str, bytes]:
        return {name: bytes(value) for name, value in await self._one("SELECT name, value FROM @house")}

    async def tell(self, name: str, value: bytes) -> None:
        await self._one(
            "INSERT INTO @house (name, value) VALUES (:name, :value)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name=name,
            value=value,
        )

    async def untell(self, name: str) -> None:
        await self._one("DELETE FROM @house WHERE name = :name", name=name)

    async def _one(self, sql: str, **facts: Value) -> list[tuple[Any, ...]]:
        (rows,) = await self._store.transact([Statement(sql, dict(facts))])
        return rows


def _summary(row: tuple[Any, ...]) -> Summary:
    table, game, status, listed, body, due, changed = row
    return Summary(table, game, status, bool(listed), bytes(body), due, changed)
