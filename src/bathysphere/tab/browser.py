"""The edge to JavaScript: the shelf that the worker gives us, and what it calls. Only Pyodide can import this."""

from collections.abc import Sequence
from typing import Any

from pyodide.ffi import to_js

from bathysphere.tab.tab import Tab


class JsShelf:
    """The worker's database (`web/src/tab/shelf.ts`), whose promises are awaited."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def heads(self) -> Sequence[str]:
        return list(await self._shelf.heads())

    async def append(self, table: str, after: int, entries: Sequence[str], head: str, snapshot: str | None) -> bool:
        return bool(await self._shelf.append(table, after, to_js(list(entries)), head, snapshot or ""))

    async def read(self, table: str, after: int) -> Sequence[str]:
        return list(await self._shelf.read(table, after))

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        found = list(await self._shelf.snapshot(table))
        return (found[0], found[1]) if found else None

    async def value(self, name: str) -> str | None:
        found: str = await self._shelf.value(name)
        return found or None

    async def keep(self, name: str, value: str) -> None:
        await self._shelf.keep(name, value)


def begin(shelf: Any, say: Any) -> Tab:
    return Tab(JsShelf(shelf), say)
