"""Small appends for tests of the store, and stores that are surely closed again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from bathysphere.store import Append, Store, Summary, open_store


def summary(table: str, **facts: Any) -> Summary:
    usual = {"game": "abyss", "status": "playing", "listed": True, "body": b"{}", "due": None, "changed": 1}
    return Summary(**(usual | {"id": table} | facts))


def entries(table: str, after: int, *bodies: bytes, snapshot: bytes | None = None, **facts: Any) -> Append:
    """An append; without bodies it is one entry that says which it is."""
    said = bodies or (f"{table} {after + 1}".encode(),)
    return Append(table, after, said, summary(table, **facts), snapshot)


@asynccontextmanager
async def running(store: Store) -> AsyncIterator[Store]:
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def with_store(address: str, use: Callable[[Store], Awaitable[Any]]) -> Any:
    """Runs a test's coroutine with a store that is open for it."""

    async def run() -> Any:
        async with running(open_store(address)) as store:
            return await use(store)

    return asyncio.run(run())


async def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Waits for what another process or the database does in its own time."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
