"""Copies of a store: whole while others write, and a damaged one is met with a sentence."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bathysphere.store import StoreFailed, back_up, open_store
from support.stores.appends import entries, running, with_store

APPENDER = Path(__file__).with_name("appender.py")
PAGE = 4096


@contextmanager
def written_to(address):
    """Another process writes there all the time."""
    child = subprocess.Popen([sys.executable, APPENDER, address], stdout=subprocess.PIPE, text=True)
    try:
        for _ in range(30):
            assert child.stdout.readline()
        yield child
    finally:
        child.kill()
        child.wait()
        child.stdout.close()


async def logs(store):
    return {table: await store.read(table) for table in ("red", "blue", "green", "white")}


def refused(work):
    with pytest.raises(StoreFailed) as told:
        work()
    assert str(told.value).endswith(".")
    return told.value.code


def test_a_backup_made_while_others_write_is_whole_and_has_all_that_was_told_before(tmp_path):
    store, told = tmp_path / "tables.db", {}
    with written_to(str(store)) as child:
        for number in range(8):
            table, last = child.stdout.readline().split()
            told[table] = int(last)
            copy = tmp_path / f"{number}.db"
            assert back_up(str(store), copy) == copy.stat().st_size
            found = with_store(str(copy), logs)
            for name, log in found.items():
                assert log == [f'{{"table":"{name}","number":{n}}}'.encode() for n in range(1, len(log) + 1)]
                assert len(log) >= told.get(name, 0)


def test_a_backup_is_one_file_for_its_owner_only_that_a_server_can_go_on_with(tmp_path):
    async def first(store):
        for after in range(5):
            assert await store.append(entries("t", after))

    async def second(store):
        assert len(await store.read("t")) == 5
        assert await store.append(entries("t", 5))

    with_store(str(tmp_path / "tables.db"), first)
    folder = tmp_path / "kept"
    folder.mkdir()
    back_up(f"sqlite:{tmp_path / 'tables.db'}", folder / "copy.db")
    assert [each.name for each in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600
    with_store(str(folder / "copy.db"), second)


def test_a_backup_replaces_nothing_and_leaves_nothing_behind(tmp_path):
    with_store(str(tmp_path / "tables.db"), logs)
    there = tmp_path / "there.db"
    there.write_bytes(b"something else")
    assert refused(lambda: back_up(str(tmp_path / "tables.db"), there)) == "backup_there"
    assert there.read_bytes() == b"something else"
    assert refused(lambda: back_up(str(tmp_path / "no.db"), tmp_path / "copy.db")) == "backup_none"
    assert refused(lambda: back_up(str(tmp_path / "tables.db"), tmp_path / "no" / "copy.db")) == "backup_failed"
    assert refused(lambda: back_up(str(there), tmp_path / "copy.db")) == "backup_failed"
    assert refused(lambda: back_up("postgresql://localhost:1/tables", tmp_path / "copy.db")) == "store_open"
    assert {each.name for each in tmp_path.iterdir()} == {"tables.db", "tables.db.lock", "there.db"}


# -- damage


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The bytes of a store with many pages."""
    path = tmp_path_factory.mktemp("whole") / "tables.db"

    async def fill():
        async with running(open_store(str(path))) as store:
            for after in range(12):
                body = bytes([after]) * 400
                await asyncio.gather(*(store.append(entries(f"t{n}", after, body, snapshot=body)) for n in range(60)))

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return path.read_bytes()


def misplaced(raw, to, of):
    """One page has the bytes of another, as in a copy that was made while somebody wrote."""
    return raw[: to * PAGE] + raw[of * PAGE : (of + 1) * PAGE] + raw[(to + 1) * PAGE :]


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_store_is_refused_at_the_start_and_not_copied(whole, tmp_path, seed):
    # Of tables that hold nothing one page is as good as another.
    filled = [page for page in range(1, len(whole) // PAGE) if whole[page * PAGE + 3 : page * PAGE + 5] != b"\0\0"]
    to, of = filled[seed * 7 % len(filled)], filled[(seed * 11 + 5) % len(filled)]
    assert misplaced(whole, to, of) != whole
    store = tmp_path / "tables.db"
    store.write_bytes(misplaced(whole, to, of))
    assert refused(lambda: with_store(str(store), logs)) == "store_damaged"
    assert refused(lambda: back_up(str(store), tmp_path / "copy.db")) == "store_damaged"
    assert not (tmp_path / "copy.db").exists()


def test_rows_in_the_wrong_order_are_damage_too(whole, tmp_path):
    """SQLite's quick check does not look at that, and such a store would serve wrong tables."""
    pages = len(whole) // PAGE
    for to in range(1, pages):
        raw = misplaced(whole, to, (to + 3) % pages or 1)
        path = tmp_path / f"{to}.db"
        path.write_bytes(raw)
        with closing(sqlite3.connect(path)) as connection:
            try:
                quick = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
            except sqlite3.DatabaseError:
                quick = False
        if quick and raw != whole:
            assert refused(lambda path=path: with_store(str(path), logs)) == "store_damaged"
            return
    pytest.fail("no page could be misplaced so")


def test_a_store_that_breaks_off_is_refused(whole, tmp_path):
    store = tmp_path / "tables.db"
    store.write_bytes(whole[: len(whole) // 2])
    assert refused(lambda: with_store(str(store), logs)) == "store_damaged"
