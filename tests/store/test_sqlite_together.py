"""Several processes on one file of SQLite: servers that know of each other, and an operator beside one."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bathysphere.store import StoreFailed, open_store, visit_store
from bathysphere.store.upkeep import StoreUpkeep
from support.stores.appends import entries, running, until


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "tables.db")


def test_servers_together_hear_of_each_others_tables_and_not_of_their_own(path):
    async def use():
        async with running(open_store(path, together=True)) as one, running(open_store(path, together=True)) as other:
            heard_by_one, heard_by_other = [], []
            one.listen(heard_by_one.append)
            other.listen(heard_by_other.append)
            assert await one.append(entries("a", 0))
            assert not await other.append(entries("a", 0)), "who came first is decided in the file"
            assert await other.append(entries("a", 1))
            await until(lambda: heard_by_one == ["a"] and heard_by_other == ["a"])
            assert await one.read("a") == [b"a 1", b"a 2"]

    asyncio.run(use())


def test_a_server_alone_and_servers_together_exclude_each_other(path):
    async def use():
        async with running(open_store(path, together=True)):
            with pytest.raises(StoreFailed, match="in use"):
                await open_store(path).start()
        async with running(open_store(path)):
            with pytest.raises(StoreFailed, match="in use"):
                await open_store(path, together=True).start()

    asyncio.run(use())


def test_an_operator_comes_beside_a_server_which_hears_what_they_write(path):
    async def use():
        async with running(open_store(path)) as server:
            heard = []
            server.listen(heard.append)
            await server.append(entries("a", 0))
            async with running(visit_store(path)) as visit:
                assert await visit.append(entries("a", 1))
                assert not await server.append(entries("a", 1))
                await until(lambda: heard == ["a"])
                assert await StoreUpkeep(visit).remove("a")
                await until(lambda: heard == ["a", "a"])
            assert await server.read("a") == []

    asyncio.run(use())


def test_where_nothing_is_there_is_nothing_to_visit(path):
    with pytest.raises(StoreFailed, match="no store at"):
        visit_store(path)


def test_a_file_of_an_older_format_is_not_touched_beside_its_server(path):
    async def use():
        async with running(open_store(path)):
            with closing(sqlite3.connect(path)) as old, old:
                old.execute("DELETE FROM version WHERE number >= 4")
            with pytest.raises(StoreFailed, match="older format"):
                await visit_store(path).start()
            with closing(sqlite3.connect(path)) as put_right, put_right:
                put_right.execute("INSERT INTO version (number) VALUES (8)")

    asyncio.run(use())


def test_news_that_were_forgotten_before_they_were_heard_make_one_look_at_everything(path):
    async def use():
        async with running(open_store(path, together=True)) as one:
            heard = []
            one.listen(heard.append)
            with closing(sqlite3.connect(path)) as other, other:
                other.execute("INSERT INTO news (number, writer, table_id) VALUES (9, 'x', 'late')")
            await until(lambda: heard == ["", "late"])

    asyncio.run(use())
