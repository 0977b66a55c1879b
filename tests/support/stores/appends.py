"""Small appends for tests of the store, and stores that are surely closed again."""

import asyncio
import resource
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
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


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file may grow beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Waits for what another process or the database does in its own time."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
