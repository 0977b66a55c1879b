"""Stores of older and newer formats, on both databases."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg
import pytest

from bathysphere.store import Statement, StoreFailed
from bathysphere.store.migrations import Migration, migrations
from bathysphere.store.postgres import PostgresStore
from bathysphere.store.sqlite import SqliteStore
from support.stores.appends import entries, running, summary


def kind(address):
    return address.partition(":")[0].replace("postgresql", "postgres")


def store_of(address, *more):
    """The store as a program knows it that has these steps besides."""
    known = (*migrations(kind(address)), *(Migration(*each) for each in more))
    if kind(address) == "sqlite":
        return SqliteStore(Path(address.removeprefix("sqlite:")), known)
    return PostgresStore(address, known)


def next_format(address, *statements):
    number = migrations(kind(address))[-1].number + 1
    schema = "bathysphere." if kind(address) == "postgres" else ""
    return number, ";\n".join(each.format(schema=schema) for each in statements) + ";\n"


def mood(address):
    return next_format(
        address,
        "ALTER TABLE {schema}tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm; very'",
        "CREATE INDEX tables_mood ON {schema}tables (mood)",
    )


async def used(store, *appends):
    async with running(store):
        for each in appends:
            assert await store.append(each)
        return await store.read("t"), await store.summaries(["t"])


def test_formats_are_numbered_alike_on_both_databases_and_no_number_is_used_twice():
    numbers = [[each.number for each in migrations(name)] for name in ("sqlite", "postgres")]
    assert numbers[0] == numbers[1] == sorted(set(numbers[0]))


def test_a_step_may_come_to_a_store_after_one_with_a_higher_number(address):
    """Two pieces of work were finished in another order than they were begun."""

    async def use():
        late = next_format(address, "CREATE TABLE {schema}late (a TEXT)")
        early = (
            late[0],
            "CREATE TABLE {schema}early (a TEXT);".format(schema="bathysphere." * (kind(address) == "postgres")),
        )
        late = (late[0] + 1, late[1])
        await used(store_of(address, late), entries("t", 0))
        await used(store_of(address, early, late), entries("t", 1))
        async with running(store_of(address, early, late)) as store:
            assert await store.transact(
                [Statement("SELECT a FROM @early", {}), Statement("SELECT a FROM @late", {})]
            ) == [[], []]

    asyncio.run(use())


def test_an_older_store_is_brought_up_to_date_once_and_keeps_what_it_holds(address):
    async def use():
        await used(store_of(address), entries("t", 0))
        for after in (1, 2):
            log, told = await used(store_of(address, mood(address)), entries("t", after))
            assert len(log) == after + 1
            assert told == [summary("t")]

    asyncio.run(use())


def test_a_newer_store_is_refused_and_left_alone(address):
    async def use():
        newer = mood(address)
        await used(store_of(address, newer), entries("t", 0))
        with pytest.raises(StoreFailed) as told:
            await used(store_of(address))
        assert told.value.code == "store_newer"
        assert told.value.facts["format"] == newer[0]
        assert told.value.facts["known"] == newer[0] - 1
        assert await used(store_of(address, newer)) == ([b"t 1"], [summary("t")])

    asyncio.run(use())


def test_a_step_that_fails_leaves_the_store_as_it_was(address):
    async def use():
        await used(store_of(address), entries("t", 0))
        wrong = next_format(address, "CREATE TABLE {schema}half (id TEXT)", "CREATE TABEL whole")
        with pytest.raises(StoreFailed) as told:
            await used(store_of(address, wrong))
        assert told.value.code == "store_open"
        right = next_format(address, "CREATE TABLE {schema}half (id TEXT)")
        assert await used(store_of(address, right)) == ([b"t 1"], [summary("t")])

    asyncio.run(use())


def test_an_empty_database_that_could_not_be_set_up_stays_empty(address):
    async def use():
        with pytest.raises(StoreFailed):
            await used(store_of(address, next_format(address, "CREATE TABEL whole")))
        assert await used(store_of(address)) == ([], [])

    asyncio.run(use())


def test_attempts_from_before_ranks_are_ranked(address):
    def told(**scored):
        return msgspec.json.encode({"name": "Ada", "scored": scored or None})

    before = [each for each in migrations(kind(address)) if each.number < 3]
    old = SqliteStore(Path(address.removeprefix("sqlite:")), before)
    if kind(address) == "postgres":
        old = PostgresStore(address, before)

    async def use():
        async with running(old):
            pass  # an older program made this store, and wrote what follows
        write(address, "won", told(won=True, points=30), "over")
        write(address, "lost", told(won=False, points=90), "over")
        write(address, "covered", told(), "over")
        write(address, "open", told(), "playing")
        async with running(store_of(address)) as store:
            number, found = await store.ranked("reef", 9)
            assert (number, [(rank, each.id) for rank, each in found]) == (2, [(-30, "won"), (999_910, "lost")])

    asyncio.run(use())


def write(address, table, body, status):
    """As a table and an attempt were written before there were ranks."""
    row = (table, 1, "reef", status, False, body, None, 1)
    tables = "INSERT INTO tables (id, last, game, status, listed, body, due, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    attempts = "INSERT INTO attempts (challenge, person, table_id) VALUES (?, ?, ?)"
    if kind(address) == "sqlite":
        with closing(sqlite3.connect(address.removeprefix("sqlite:"), isolation_level=None)) as connection:
            connection.execute(tables, row)
            connection.execute(attempts, ("reef", table, table))
    else:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("SET search_path = bathysphere")
            connection.execute(tables.replace("?", "%s"), row)
            connection.execute(attempts.replace("?", "%s"), ("reef", table, table))


def test_several_processes_may_start_at_once_on_an_empty_database(database):
    async def use():
        stores = [store_of(database) for _ in range(6)]
        await asyncio.gather(*(store.start() for store in stores))
        assert await stores[0].append(entries("t", 0))
        assert await stores[5].read("t") == [b"t 1"]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(use())
