"""Tables kept by a browser. Its database holds the logs; who won what, and which table is whose attempt, is kept in
memory, too, since one process at a time has all of it."""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, ClassVar, Protocol

import msgspec

from bathysphere.store.base import Append, Attempt, Statement, StoreFailed, Summary


class Shelf(Protocol):
    """What a browser keeps. Whatever it is told to keep is durable when it returns."""

    async def heads(self) -> Sequence[str]:
        """What was last said of each table."""

    async def append(self, table: str, after: int, entries: Sequence[str], head: str, snapshot: str | None) -> bool:
        """All of it or nothing; False if the log does not end there."""

    async def read(self, table: str, after: int) -> Sequence[str]: ...

    async def snapshot(self, table: str) -> tuple[int, str] | None: ...

    async def value(self, name: str) -> str | None: ...

    async def keep(self, name: str, value: str) -> None: ...


class Head(msgspec.Struct):
    """What is true of a table after its latest entry."""

    summary: Summary
    attempt: Attempt | None = None
    rank: int | None = None
    ended: int = 0
    """When it got its rank."""


class ShelfStore:
    shared: ClassVar[bool] = False

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._heads: dict[str, Head] = {}

    async def start(self) -> None:
        heads = [msgspec.json.decode(raw, type=Head) for raw in await self._reading(self.shelf.heads())]
        self._heads = {head.summary.id: head for head in heads}

    async def close(self) -> None:
        """Nothing waits here: an append returns when it is durable."""

    async def append(self, what: Append) -> bool:
        before = self._heads.get(what.table)
        if what.attempt is not None and await self.attempted(what.attempt) is not None:
            return False
        head = Head(what.summary, what.attempt if before is None else before.attempt)
        if before is not None and before.rank is not None:
            head.rank, head.ended = before.rank, before.ended
        elif head.attempt is not None and what.rank is not None:
            head.rank, head.ended = what.rank, what.summary.changed
        entries = [entry.decode() for entry in what.entries]
        raw, snapshot = msgspec.json.encode(head).decode(), None if what.snapshot is None else what.snapshot.decode()
        try:
            kept = await self.shelf.append(what.table, what.after, entries, raw, snapshot)
        except Exception as fault:
            raise StoreFailed("store_write") from fault
        if kept:
            self._heads[what.table] = head
        return kept

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [entry.encode() for entry in await self._reading(self.shelf.read(table, after))]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = await self._reading(self.shelf.snapshot(table))
        return None if found is None else (found[0], found[1].encode())

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        return [self._heads[table].summary for table in dict.fromkeys(ids) if table in self._heads]

    async def listing(self, limit: int) -> list[Summary]:
        """Nobody else could join a table in a browser: all of them are one's own."""
        return []

    async def due(self, before: int, limit: int) -> list[str]:
        late = [each.summary for each in self._heads.values() if each.summary.due is not None]
        late = sorted([each for each in late if (each.due or 0) <= before], key=lambda each: each.due or 0)
        return [each.id for each in late][:limit]

    async def secret(self, name: str) -> bytes:
        kept = await self._reading(self.shelf.value(f"secret {name}"))
        if kept is None:
            kept = token_hex(32)
            await self.shelf.keep(f"secret {name}", kept)
        return bytes.fromhex(kept)

    async def attempted(self, attempt: Attempt) -> Summary | None:
        return next((each.summary for each in self._heads.values() if each.attempt == attempt), None)

    async def ranked(self, challenge: str, limit: int) -> tuple[int, list[tuple[int, Summary]]]:
        over = [(each.rank, each.ended, each) for each in self._of(challenge) if each.rank is not None]
        over.sort(key=lambda each: each[:2])
        return len(over), [(rank, each.summary) for rank, _, each in over[:limit]]

    async def placed(self, attempt: Attempt) -> tuple[int, int] | None:
        all_of_it = self._of(attempt.challenge)
        own = next((each.rank for each in all_of_it if each.attempt == attempt), None)
        return None if own is None else (own, sum(each.rank is not None and each.rank < own for each in all_of_it))

    async def fetch(self, what: Statement) -> list[tuple[Any, ...]]:
        """Nobody is known here on several devices."""
        return []

    async def transact(self, statements: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """Only calls ask for it, and nobody is called from here."""
        return [[] for _ in statements]

    async def announce(self, table: str) -> None:
        """Nobody else has it."""

    async def check(self) -> None:
        await self._reading(self.shelf.value("check"))

    def listen(self, heard: Callable[[str], None]) -> None:
        """No other process writes here."""

    def _of(self, challenge: str) -> list[Head]:
        return [
            each for each in self._heads.values() if each.attempt is not None and each.attempt.challenge == challenge
        ]

    async def _reading(self, asked: Any) -> Any:
        try:
            return await asked
        except Exception as fault:
            raise StoreFailed("store_read") from fault
