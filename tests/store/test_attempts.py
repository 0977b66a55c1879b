"""Challenges: one attempt of each person counts, and a key from which deals are drawn."""

import asyncio

import msgspec
import pytest

from bathysphere.store import Attempt, open_store
from support.stores.appends import entries, running, summary, with_store

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


def over(table, after, rank, **facts):
    return msgspec.structs.replace(entries(table, after, status="over", **facts), rank=rank)


def test_attempts_are_ranked_once_they_are_over_and_among_equals_by_their_end(address):
    async def use(store):
        people = ("ada", "bela", "cora", "dora", "emil")
        for table, person in zip("abcde", people, strict=True):
            assert await store.append(attempt(table, person))
        assert await store.ranked(TODAY, 9) == (0, [])
        assert await store.append(over("c", 1, -5, changed=5))
        assert await store.append(over("a", 1, -5, changed=7))
        assert await store.append(over("e", 1, -9, changed=8))
        assert await store.append(over("d", 1, None, changed=9))
        number, found = await store.ranked(TODAY, 9)
        assert (number, [(rank, each.id) for rank, each in found]) == (3, [(-9, "e"), (-5, "c"), (-5, "a")])
        assert found[1][1] == summary("c", status="over", changed=5)
        number, found = await store.ranked(TODAY, 1)
        assert (number, [each.id for _, each in found]) == (3, ["e"])
        assert await store.ranked("reef 1 2026-11-15", 9) == (0, [])
        placed = [await store.placed(Attempt(TODAY, person)) for person in (*people, "fred")]
        assert placed == [(-5, 1), None, (-5, 1), None, (-9, 0), None]

    with_store(address, use)


def test_what_came_of_an_attempt_stays_whatever_is_said_afterwards(address):
    async def use(store):
        assert await store.append(attempt("a", "ada"))
        assert await store.append(attempt("b", "bela"))
        assert await store.append(over("a", 1, -5, changed=5))
        assert await store.append(over("b", 1, -5, changed=6))
        assert await store.append(over("a", 2, -7, changed=9))
        _, found = await store.ranked(TODAY, 9)
        assert [(rank, each.id, each.changed) for rank, each in found] == [(-5, "a", 9), (-5, "b", 6)]

    with_store(address, use)


def test_a_table_that_was_there_before_uses_nobodys_attempt_up(address):
    async def use(store):
        assert await store.append(entries("a", 0))
        assert not await store.append(attempt("a", "ada"))
        assert await store.append(attempt("b", "ada"))

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
