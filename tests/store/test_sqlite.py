"""What only the store in a file has to care for: its file, its threads, a full disk."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bathysphere.store import StoreFailed, open_store
from support.stores.appends import entries, full_disk, running, with_store


async def nothing(store):
    pass


def refused(address):
    with pytest.raises(StoreFailed) as told:
        with_store(str(address), nothing)
    assert str(told.value).endswith(".")
    return told.value.code


# -- addresses


@pytest.mark.parametrize("form", ["{}", "sqlite:{}", "sqlite://{}"])
def test_a_file_is_named_in_three_ways(tmp_path, form):
    path = tmp_path / "tables.db"
    with_store(form.format(path), nothing)
    assert path.stat().st_size > 0


def test_a_relative_path_counts_from_where_the_server_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with_store("sqlite:tables.db", nothing)
    assert (tmp_path / "tables.db").exists()


@pytest.mark.parametrize("address", ["", "sqlite:", "mysql://host/name", "sqlite:a\0b", "sqlite:mysql://x"])
def test_anything_else_is_no_store(address):
    with pytest.raises(StoreFailed) as told:
        open_store(address)
    assert told.value.code == "store_address"


def test_a_wrong_address_is_told_without_its_password():
    with pytest.raises(StoreFailed) as told:
        open_store("mysql://captain:nemo@host/name")
    assert "nemo" not in str(told.value)
    assert "host/name" in str(told.value)


# -- the file


def test_only_its_owner_may_read_the_file(tmp_path):
    path = tmp_path / "tables.db"

    async def use(store):
        await store.append(entries("t", 0))
        modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), 0o600)

    with_store(str(path), use)


def test_a_second_store_on_the_same_file_is_refused_whatever_it_is_called(tmp_path):
    path = tmp_path / "tables.db"
    (tmp_path / "link.db").symlink_to(path)

    async def use():
        async with running(open_store(str(path))) as store:
            other = open_store(str(tmp_path / "link.db"))
            with pytest.raises(StoreFailed) as told:
                await other.start()
            assert told.value.code == "store_taken"
            assert await store.append(entries("t", 0))
        await other.start()
        assert await other.read("t") == [b"t 1"]
        await other.close()

    asyncio.run(use())


def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE version (number INTEGER)")
    before = path.read_bytes()
    assert refused(path) == "store_foreign"
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear captain, " * 100)
    assert refused(path) == "store_open"


def test_a_folder_that_does_not_exist_is_told(tmp_path):
    assert refused(tmp_path / "nowhere" / "tables.db") == "store_open"


# -- durability


def test_every_commit_waits_for_the_disk(tmp_path, monkeypatch):
    """A power cut cannot be tried here; the settings that guard against it can be looked at."""
    opened = []
    connect = sqlite3.connect

    def remembered(path, **options):
        opened.append((str(path), connect(path, **options)))
        return opened[-1][1]

    monkeypatch.setattr(sqlite3, "connect", remembered)

    async def use(store):
        await store.append(entries("t", 0))
        writing = next(each for path, each in opened if path.endswith("tables.db"))
        asked = ("journal_mode", "synchronous", "foreign_keys")
        assert [writing.execute(f"PRAGMA {name}").fetchone()[0] for name in asked] == ["wal", 2, 1]

    with_store(str(tmp_path / "tables.db"), use)


def commits(wal):
    """How many transactions a write-ahead log holds: the last page of each says how large the database is then."""
    raw = wal.read_bytes()
    size = int.from_bytes(raw[8:12], "big")
    frames = range(32, len(raw), 24 + size)
    return sum(int.from_bytes(raw[frame + 4 : frame + 8], "big") > 0 for frame in frames)


def test_appends_that_wait_together_are_committed_together(tmp_path):
    path = tmp_path / "tables.db"

    async def use(store):
        wal = path.with_name("tables.db-wal")
        before = commits(wal)
        assert all(await asyncio.gather(*(store.append(entries(f"t{n}", 0)) for n in range(200))))
        assert before < commits(wal) <= before + 20

    with_store(str(path), use)


def test_only_two_snapshots_of_a_table_are_kept(tmp_path):
    path = tmp_path / "tables.db"

    async def use(store):
        for after in range(6):
            await store.append(entries("t", after, snapshot=b"s"))

    with_store(str(path), use)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT number FROM snapshots ORDER BY number").fetchall() == [(5,), (6,)]


def test_on_a_full_disk_an_append_fails_whole_and_the_next_one_works_when_there_is_room(tmp_path):
    path = tmp_path / "tables.db"

    async def use(store):
        assert await store.append(entries("t", 0))
        with full_disk(path.with_name("tables.db-wal").stat().st_size):
            told = await asyncio.gather(
                store.append(entries("t", 1, b"x" * 100_000, snapshot=b"never")),
                store.append(entries("u", 0, b"y" * 100_000)),
                return_exceptions=True,
            )
            assert [each.code for each in told] == ["store_write", "store_write"]
            assert await store.read("t") == [b"t 1"]
            assert await store.snapshot("t") is None
            assert await store.summaries(["u"]) == []
        assert await store.append(entries("t", 1))
        assert await store.append(entries("u", 0))

    with_store(str(path), use)
    assert with_store(str(path), lambda store: store.read("t")) == [b"t 1", b"t 2"]


def test_what_cannot_be_read_is_told_in_one_sentence(tmp_path):
    async def use(store):
        with pytest.raises(StoreFailed) as told:
            await store.read("\ud800")
        assert told.value.code == "store_read"

    with_store(str(tmp_path / "tables.db"), use)
