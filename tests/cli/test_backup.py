"""`bathysphere backup`: one file, or one sentence."""

from pathlib import Path

import pytest

from support.stores.appends import entries, with_store


@pytest.fixture
def store(tmp_path: Path) -> Path:
    async def fill(store):
        assert await store.append(entries("t", 0))

    with_store(str(tmp_path / "tables.db"), fill)
    return tmp_path / "tables.db"


def test_a_backup_is_written_and_named(run, store, tmp_path):
    code, out, _ = run("backup", tmp_path / "copy.db", "--store", store)
    size = (tmp_path / "copy.db").stat().st_size
    assert (code, out) == (0, f"A backup of {size / 1e6:.2f} MB is written to {tmp_path / 'copy.db'}\n")

    async def read(store):
        assert await store.read("t") == [b"t 1"]

    with_store(str(tmp_path / "copy.db"), read)


def test_what_cannot_be_copied_is_said_in_one_sentence(complains, store, tmp_path):
    assert "There is no store at" in complains(4, "backup", tmp_path / "copy.db", "--store", tmp_path / "no.db")
    unreachable = "postgresql://localhost:1/tables"
    assert "cannot be opened" in complains(4, "backup", tmp_path / "copy.db", "--store", unreachable)
    assert "never replaces anything" in complains(4, "backup", store, "--store", store)
    store.write_bytes(store.read_bytes()[:8192])
    assert "is damaged" in complains(4, "backup", tmp_path / "copy.db", "--store", store)
