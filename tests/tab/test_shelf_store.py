"""A store in a browser keeps what every store promises."""

import asyncio

from bathysphere.store.base import Append, Attempt, StoreFailed
from bathysphere.tab.shelf_store import ShelfStore
from support.stores.appends import entries, summary
from support.tab.memory_shelf import MemoryShelf

TODAY = "day"


async def opened(shelf: MemoryShelf) -> ShelfStore:
    store = ShelfStore(shelf)
    await store.start()
    return store


def attempt(table: str, person: str) -> Append:
    return Append(table, 0, (b"1",), summary(table), attempt=Attempt(TODAY, person))


def test_what_was_kept_is_there_for_the_next_who_opens_it():
    async def use() -> None:
        shelf = MemoryShelf()
        store = await opened(shelf)
        assert await store.append(entries("t", 0, b"1", "Глибина".encode(), snapshot=b"after two", due=5))
        assert not await store.append(entries("t", 1, b"late"))
        for each in (store, await opened(shelf)):
            assert await each.read("t") == [b"1", "Глибина".encode()]
            assert await each.read("t", 1) == ["Глибина".encode()]
            assert await each.snapshot("t") == (2, b"after two")
            assert await each.summaries(["other", "t"]) == [summary("t", due=5)]
            assert await each.due(4, 9) == []
            assert await each.due(5, 9) == ["t"]
        assert await store.secret("challenges") == await (await opened(shelf)).secret("challenges")

    asyncio.run(use())


def test_attempts_count_once_and_are_ranked_when_they_are_over():
    async def use() -> None:
        shelf = MemoryShelf()
        store = await opened(shelf)
        assert await store.append(attempt("a", "ada"))
        assert not await store.append(attempt("b", "ada"))
        assert await store.append(attempt("c", "bob"))
        assert await store.ranked(TODAY, 5) == (0, [])
        await store.append(Append("c", 1, (b"2",), summary("c", changed=7), rank=4))
        await store.append(Append("a", 1, (b"2",), summary("a", changed=9), rank=4))
        await store.append(Append("a", 2, (b"3",), summary("a", changed=10), rank=1))
        for each in (store, await opened(shelf)):
            assert await each.ranked(TODAY, 5) == (2, [(4, summary("c", changed=7)), (4, summary("a", changed=10))])
            assert await each.placed(Attempt(TODAY, "ada")) == (4, 0)
            assert await each.placed(Attempt(TODAY, "eve")) is None
            assert (await each.attempted(Attempt(TODAY, "ada"))) == summary("a", changed=10)

    asyncio.run(use())


def test_a_full_disk_is_a_sentence():
    async def use() -> str:
        shelf = MemoryShelf()
        store = await opened(shelf)
        shelf.broken = True
        try:
            await store.append(entries("t", 0, b"1"))
        except StoreFailed as failed:
            return failed.code
        return ""

    assert asyncio.run(use()) == "store_write"
