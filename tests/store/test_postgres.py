"""What only the shared store has to care for: other processes, and a connection that is lost."""

import asyncio
import logging

import psycopg
import pytest

from bathysphere.store import StoreFailed, open_store
from bathysphere.store.postgres import PostgresStore
from support.stores.appends import entries, running, summary, until
from support.stores.cut_connection import cuttable_connection
from support.stores.postgres import Server, server


def asked(url, sql):
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(sql)
        return cursor.fetchall() if cursor.description else []


def cut_off(url):
    """Ends every connection to the database but the one that says so."""
    return len(
        asked(
            url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
    )


# -- several processes


def test_two_stores_hear_of_each_other_and_not_of_themselves(database):
    async def use():
        async with running(open_store(database)) as one, running(open_store(database)) as two:
            heard = {"one": [], "two": []}
            one.listen(heard["one"].append)
            two.listen(heard["two"].append)
            assert await one.append(entries("by one", 0))
            assert await two.append(entries("by two", 0))
            assert not await two.append(entries("by one", 0))
            assert await two.append(entries("by one", 1))
            await until(lambda: len(heard["one"]) == 2 and heard["two"])
            await asyncio.sleep(0.1)
            assert heard == {"one": ["by two", "by one"], "two": ["by one"]}
            assert await one.read("by one", 1) == [b"by one 2"]

    asyncio.run(use())


def test_what_is_heard_can_be_read(database):
    async def use():
        async with running(open_store(database)) as one, running(open_store(database)) as two:
            found = []

            def heard(table):
                found.append(asyncio.ensure_future(two.read(table)))

            two.listen(heard)
            for after in range(20):
                assert await one.append(entries("t", after))
                await until(lambda after=after: len(found) == after + 1)
                assert len(await found[-1]) == after + 1

    asyncio.run(use())


def test_a_listener_that_fails_does_not_silence_the_store(database, caplog):
    async def use():
        async with running(open_store(database)) as one, running(open_store(database)) as two:
            heard = []
            two.listen(lambda table: heard.append(1 / 0))
            two.listen(heard.append)
            assert await one.append(entries("t", 0))
            assert await one.append(entries("u", 0))
            await until(lambda: heard == ["t", "u"])

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(use())


def test_processes_that_write_to_the_same_tables_at_once_neither_lose_nor_double_anything(database):
    tables = [f"t{n}" for n in range(12)]

    async def play(store, table, who, rounds, written):
        for _ in range(rounds):
            while True:
                seen = len(await store.read(table))
                body = f"{who} {len(written)}".encode()
                if await store.append(entries(table, seen, body, status="playing")):
                    written.append(body)
                    break

    async def use():
        stores = [open_store(database) for _ in range(3)]
        await asyncio.gather(*(store.start() for store in stores))
        written = {(table, who): [] for table in tables for who in range(3)}
        await asyncio.gather(
            *(play(stores[who], table, who, 5, told) for (table, who), told in written.items()),
        )
        for table in tables:
            log = await stores[0].read(table)
            assert len(log) == 15
            for who in range(3):
                assert [body for body in log if body.startswith(b"%d " % who)] == written[table, who]
        for store in stores:
            await store.close()

    asyncio.run(use())


def test_processes_that_take_the_same_tables_in_opposite_order_do_not_block_each_other(database):
    tables = [f"t{n}" for n in range(60)]

    async def use():
        async with running(open_store(database)) as one, running(open_store(database)) as two:
            for after in range(8):
                both = [one.append(entries(table, after)) for table in tables]
                both += [two.append(entries(table, after)) for table in reversed(tables)]
                assert sum(await asyncio.gather(*both)) == len(tables)

    asyncio.run(use())
    assert asked(database, "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()") == [(0,)]


def test_an_append_that_would_wait_for_ever_for_another_one_gives_way_and_is_tried_again(database):
    async def use():
        async with (
            running(open_store(database)) as store,
            await psycopg.AsyncConnection.connect(database) as stranger,
        ):
            await store.append(entries("t", 0))
            await stranger.execute("SET deadlock_timeout = '1min'")  # so that it is the store that gives way
            await stranger.execute("SELECT 1 FROM bathysphere.tables FOR UPDATE")
            waiting = asyncio.create_task(store.append(entries("t", 1)))
            await until(lambda: asked(database, "SELECT 1 FROM pg_locks WHERE NOT granted"))
            await stranger.execute("LOCK TABLE bathysphere.tables")
            await stranger.commit()
            assert await waiting

    asyncio.run(use())


def test_a_row_that_somebody_holds_keeps_nobody_else_waiting(database):
    """Whoever holds it may be a process that was stopped in the middle of something, and never lets go."""

    async def use():
        async with (
            running(open_store(database)) as store,
            await psycopg.AsyncConnection.connect(database) as stranger,
        ):
            await asyncio.gather(*(store.append(entries(f"t{n}", 0)) for n in range(9)))
            await stranger.execute("SELECT 1 FROM bathysphere.tables WHERE id = 't4' FOR UPDATE")
            held_up = asyncio.create_task(store.append(entries("t4", 1)))
            for after in range(1, 4):
                async with asyncio.timeout(2):
                    assert all(await asyncio.gather(*(store.append(entries(f"t{n}", after)) for n in range(4))))
            assert not held_up.done()
            await stranger.commit()
            assert await held_up

    asyncio.run(use())


def test_whoever_is_held_up_for_too_long_is_told(database):
    async def use():
        store = PostgresStore(database, patience=0.3)
        async with running(store), await psycopg.AsyncConnection.connect(database) as stranger:
            await store.append(entries("t", 0))
            await stranger.execute("SELECT 1 FROM bathysphere.tables FOR UPDATE")
            with pytest.raises(StoreFailed) as told:
                await store.append(entries("t", 1))
            assert told.value.code == "store_write"
            await stranger.rollback()
            assert await store.append(entries("t", 1))

    asyncio.run(use())


def test_appends_that_wait_together_are_committed_together(database):
    async def use():
        async with running(open_store(database)) as store:
            assert all(await asyncio.gather(*(store.append(entries(f"t{n}", 0)) for n in range(200))))

    asyncio.run(use())
    ((transactions,),) = asked(database, "SELECT count(DISTINCT xmin::text) FROM bathysphere.entries")
    assert transactions <= 20


def test_only_two_snapshots_of_a_table_are_kept(database):
    async def use():
        async with running(open_store(database)) as store:
            for after in range(6):
                await store.append(entries("t", after, snapshot=b"s"))

    asyncio.run(use())
    assert asked(database, "SELECT number FROM bathysphere.snapshots ORDER BY number") == [(5,), (6,)]


def test_a_commit_waits_for_the_disk_even_if_the_server_would_not(database):
    name = database.partition("?")[0].rpartition("/")[2]
    server().run(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def use():
        async with running(open_store(database)) as store:
            await store.append(entries("t", 0))
            assert await store._ask("SELECT current_setting('synchronous_commit')") == [("on",)]

    asyncio.run(use())


# -- a lost connection


def test_connections_that_are_cut_off_again_and_again_lose_nothing(database):
    tables = [f"t{n}" for n in range(10)]
    over = asyncio.Event()

    async def play(store, table):
        number = 0
        while not over.is_set():
            assert await store.append(entries(table, number))
            number += 1
            assert len(await store.read(table, number - 1)) == 1
        return number

    async def use():
        async with running(open_store(database)) as store:
            playing = [asyncio.create_task(play(store, table)) for table in tables]
            cuts = 0
            for pause in (0.05, 0.31, 0.12, 0.27, 0.13, 0.22, 0.35):
                await asyncio.sleep(pause)
                cuts += await asyncio.to_thread(cut_off, database)
            over.set()
            assert cuts > 5
            for table, number in zip(tables, await asyncio.gather(*playing), strict=True):
                assert number > 5
                assert await store.read(table) == [f"{table} {n}".encode() for n in range(1, number + 1)]

    asyncio.run(use())


def test_whoever_was_deaf_for_a_while_looks_at_everything_again(database):
    async def use():
        async with running(open_store(database)) as one, running(open_store(database)) as two:
            heard = []
            two.listen(heard.append)
            assert cut_off(database)
            await until(lambda: "" in heard)
            assert await one.append(entries("t", 0))
            await until(lambda: heard[-1] == "t")

    asyncio.run(use())


@pytest.mark.parametrize("moment", ["before", "after", "late"])
@pytest.mark.parametrize("after", [0, 1])
def test_a_commit_that_met_with_a_cut_is_neither_lost_nor_doubled(database, tmp_path, moment, after):
    async def use():
        async with (
            cuttable_connection(database, tmp_path) as line,
            running(open_store(line.url)) as store,
            running(open_store(database)) as other,
        ):
            if after:
                await store.append(entries("t", 0))
            line.cut = moment
            assert await store.append(entries("t", after, b"mine", snapshot=b"s"))
            assert line.cuts == 1
            assert await other.read("t", after) == [b"mine"]
            assert await store.append(entries("t", after + 1))
            assert len(await other.read("t")) == after + 2

    asyncio.run(use())


@pytest.mark.parametrize("moment", ["before", "late"])
def test_equal_entries_of_another_process_are_not_taken_for_own_ones(database, tmp_path, moment):
    async def use():
        async with (
            cuttable_connection(database, tmp_path) as line,
            running(open_store(line.url)) as store,
            running(open_store(database)) as other,
        ):
            await store.append(entries("t", 0))
            line.cut = moment
            mine = asyncio.create_task(store.append(entries("t", 1, b"the same")))
            await until(lambda: line.cuts)
            theirs = await other.append(entries("t", 1, b"the same"))
            assert {theirs, await mine} == {True, False}
            assert await other.read("t", 1) == [b"the same"]

    asyncio.run(use())


def test_what_was_committed_unheard_is_known_even_when_others_went_on(database, tmp_path):
    async def use():
        async with (
            cuttable_connection(database, tmp_path) as line,
            running(open_store(line.url)) as store,
            running(open_store(database)) as other,
        ):
            line.cut = "after"
            mine = asyncio.create_task(store.append(entries("t", 0, b"mine")))
            heard = []
            other.listen(heard.append)
            await until(lambda: heard)
            assert await other.append(entries("t", 1, b"theirs"))
            assert await mine
            assert await other.read("t") == [b"mine", b"theirs"]

    asyncio.run(use())


def test_what_nobody_can_know_at_the_end_is_not_called_failed(database, tmp_path):
    async def use():
        async with cuttable_connection(database, tmp_path) as line:
            store = PostgresStore(line.url, patience=0.3)
            async with running(store):
                line.cut = "for good"
                mine = asyncio.create_task(store.append(entries("t", 0)))
                await until(lambda: line.dead)
                with pytest.raises(StoreFailed) as failed:
                    await store.append(entries("u", 0))
                assert failed.value.code == "store_write"
                assert not mine.done()
            with pytest.raises(StoreFailed) as unknown:
                await mine
            assert unknown.value.code == "store_unknown"

    asyncio.run(use())
    assert asked(database, "SELECT table_id FROM bathysphere.entries") == [("t",)]


def test_a_database_that_only_reads_refuses_whole_appends_until_it_writes_again(database):
    name = database.partition("?")[0].rpartition("/")[2]

    async def use():
        async with running(open_store(database)) as store:
            await store.append(entries("t", 0))
            server().run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            cut_off(database)
            told = await asyncio.gather(
                *(store.append(entries(table, after)) for table, after in (("t", 1), ("u", 0))), return_exceptions=True
            )
            assert [each.code for each in told] == ["store_write", "store_write"]
            assert await store.read("t") == [b"t 1"]
            server().run(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
            assert await store.append(entries("t", 1))
            assert await store.append(entries("u", 0))

    asyncio.run(use())


def test_a_database_that_is_gone_is_told_of_and_found_again():
    own = Server()

    async def use():
        store = PostgresStore(own.url(), patience=0.5)
        heard = []
        store.listen(heard.append)
        async with running(store):
            assert await store.append(entries("t", 0))
            own.stop()
            for waiting, code in ((store.append(entries("t", 1)), "store_write"), (store.read("t"), "store_read")):
                with pytest.raises(StoreFailed) as told:
                    await waiting
                assert told.value.code == code
            own.start()
            assert await store.read("t") == [b"t 1"]
            assert await store.append(entries("t", 1))
            assert await store.summaries(["t"]) == [summary("t")]
            await until(lambda: heard == [""])

    try:
        asyncio.run(use())
    finally:
        own.remove()


def test_a_short_absence_of_the_database_is_not_noticed():
    own = Server()

    async def use():
        async with running(open_store(own.url())) as store:
            assert await store.append(entries("t", 0))
            own.stop()
            waiting = asyncio.create_task(store.append(entries("t", 1)))
            reading = asyncio.create_task(store.read("t"))
            await asyncio.sleep(0.3)
            own.start()
            assert await waiting
            assert await reading in ([b"t 1"], [b"t 1", b"t 2"])

    try:
        asyncio.run(use())
    finally:
        own.remove()


# -- opening


def test_a_database_that_cannot_be_reached_is_told_without_the_password(tmp_path):
    async def use():
        with pytest.raises(StoreFailed) as told:
            await open_store(f"postgresql://captain:nemo@/deep?host={tmp_path}").start()
        assert told.value.code == "store_open"
        assert "nemo" not in str(told.value)
        assert "/deep" in str(told.value)

    asyncio.run(use())


def test_an_address_that_makes_no_sense_is_told():
    with pytest.raises(StoreFailed) as told:
        open_store("postgresql://captain:nemo@host/deep?colour=blue")
    assert told.value.code == "store_open"
    assert "nemo" not in str(told.value)


def test_what_cannot_be_read_is_told_in_one_sentence(database):
    async def use():
        async with running(open_store(database)) as store:
            for table in ("\ud800", "\0"):
                with pytest.raises(StoreFailed) as told:
                    await store.read(table)
                assert told.value.code == "store_read"
            assert await store.read("t") == []

    asyncio.run(use())
