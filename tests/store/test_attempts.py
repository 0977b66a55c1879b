"""Challenges: one attempt of each person counts, and a key from which deals are drawn."""

import asyncio

import msgspec
import pytest

from bathysphere.store import Attempt, open_store
from support.stores import entries, running, summary, with_store

TODAY = "reef 1 2026-11-16"


def attempt(table, person, challenge=TODAY, **facts):
    return msgspec.structs.replace(entries(table, 0, **facts), attempt=Attempt(challenge, person))


def test_of_each_person_the_first_table_counts(address):
    async def use(store):
        assert await store.append(attempt("a", "ada"))
        assert not await store.append(attempt("b", "ada"))
        assert await store.read("b") == []
        assert await store.summaries(["b"]) == []
        assert await store.append(attempt("b", "bela"))
        assert await store.append(attempt("c", "ada", "reef 1 2026-11-17"))
        assert await store.append(entries("d", 0))
        assert await store.attempted(Attempt(TODAY, "ada")) == summary("a")
        assert await store.attempted(Attempt(TODAY, "bela")) == summary("b")
        assert await store.attempted(Attempt(TODAY, "cora")) is None

    with_store(address, use)


def test_a_table_that_was_there_before_is_nobodys_attempt(address):
    async def use(store):
        assert await store.append(entries("a", 0))
        assert not await store.append(attempt("a", "ada"))
        assert await store.append(attempt("b", "bela"))

    with_store(address, use)


def test_finished_attempts_come_in_the_order_in_which_they_ended(address):
    async def use(store):
        for table, person in (("a", "ada"), ("b", "bela"), ("c", "cora")):
            assert await store.append(attempt(table, person))
        assert await store.finished(TODAY, 9) == []
        assert await store.append(entries("c", 1, status="over", changed=5))
        assert await store.append(entries("a", 1, status="over", changed=7))
        found = await store.finished(TODAY, 9)
        assert [each.id for each in found] == ["c", "a"]
        assert found[0] == summary("c", status="over", changed=5)
        assert [each.id for each in await store.finished(TODAY, 1)] == ["c"]
        assert await store.finished("reef 1 2026-11-15", 9) == []

    with_store(address, use)


def test_attempts_and_the_key_outlive_the_server(address):
    async def first(store):
        assert await store.append(attempt("a", "ada"))
        return await store.secret("challenges")

    async def second(store):
        assert not await store.append(attempt("b", "ada"))
        return await store.secret("challenges")

    key = with_store(address, first)
    assert len(key) == 32
    assert with_store(address, second) == key


def test_every_store_has_a_key_of_its_own(tmp_path):
    async def key(store):
        return await store.secret("challenges")

    assert len({with_store(str(tmp_path / name), key) for name in ("one.db", "two.db")}) == 2


def test_of_several_tables_that_somebody_opens_at_once_one_counts(address):
    async def use(store):
        opened = await asyncio.gather(*(store.append(attempt(f"t{number}", "ada")) for number in range(8)))
        assert sum(opened) == 1
        counted = await store.attempted(Attempt(TODAY, "ada"))
        assert counted.id == f"t{opened.index(True)}"

    with_store(address, use)


def test_processes_share_key_and_attempts(database):
    async def use():
        async with running(open_store(database)) as one, running(open_store(database)) as other:
            assert await one.secret("challenges") == await other.secret("challenges")
            counted = await asyncio.gather(one.append(attempt("a", "ada")), other.append(attempt("b", "ada")))
            assert sorted(counted) == [False, True]

    asyncio.run(use())


def test_an_attempt_is_made_with_a_new_table():
    with pytest.raises(ValueError, match="new table"):
        msgspec.structs.replace(entries("a", 1), attempt=Attempt(TODAY, "ada"))
