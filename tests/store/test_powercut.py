"""The power fails at any moment: what was acknowledged is on the disk, and the store is whole."""

import asyncio
import random
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from bathysphere.store import Append, StoreFailed, open_store
from support.effort import EFFORT
from support.stores.appends import running, summary, with_store
from support.stores.power_cut import Connection, Disk

TABLES = [f"t{number}" for number in range(8)]
ROUNDS = 60
CUTS = 40 * EFFORT


def body(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * 40


async def play(store, table: str, told: Counter[str]) -> None:
    for number in range(ROUNDS):
        snapshot = body(table, number + 1) * 20 if number % 4 == 0 else None
        assert await store.append(Append(table, number, (body(table, number + 1),), summary(table), snapshot))
        told[table] += 1


def left_over_after_cuts(path: Path, monkeypatch, sync: str = "") -> list[tuple[dict[str, bytes], Counter[str]]]:
    """What is on the disk after each of many power cuts, with how much had been acknowledged of each table by then."""
    disk, chance = Disk(), random.Random(1)
    told: Counter[str] = Counter()
    found = []

    def perhaps() -> None:
        if sum(told.values()) > len(found) * ROUNDS * len(TABLES) / CUTS and chance.random() < 0.2:
            known = told.copy()  # first: whatever is acknowledged meanwhile is not asked for
            found.append((disk.left_over(chance), known))

    async def use() -> None:
        async with running(open_store(str(path))) as store:
            disk.busy = perhaps
            await asyncio.gather(*(play(store, table, told) for table in TABLES))

    with monkeypatch.context() as patched:
        patched.setattr("bathysphere.store.sqlite.sqlite3.connect", partial(Connection, sync=sync))
        asyncio.run(use())
    disk.unregister()
    return found


def missing(folder: Path, files: dict[str, bytes], told: Counter[str]) -> int:
    """How many acknowledged entries are not there when the server starts again."""
    folder.mkdir()
    for name, raw in files.items():
        if not name.endswith((".lock", "-shm")):
            (folder / Path(name).name).write_bytes(raw)

    async def look(store) -> int:
        lost = 0
        for table in TABLES:
            log = await store.read(table)
            assert log == [body(table, number) for number in range(1, len(log) + 1)]
            lost += max(0, told[table] - len(log))
        return lost

    return with_store(str(folder / "tables.db"), look)


def test_nothing_acknowledged_is_lost_by_a_power_cut(tmp_path, monkeypatch):
    found = left_over_after_cuts(tmp_path / "tables.db", monkeypatch)
    assert len(found) > CUTS // 2
    assert [missing(tmp_path / f"{n}", files, told) for n, (files, told) in enumerate(found)] == [0] * len(found)


def test_a_store_that_does_not_wait_for_the_disk_would_lose_something(tmp_path, monkeypatch):
    """So that the test above is known to notice."""
    found = left_over_after_cuts(tmp_path / "tables.db", monkeypatch, sync="NORMAL")
    with pytest.raises((StoreFailed, AssertionError)):
        assert sum(missing(tmp_path / f"{n}", files, told) for n, (files, told) in enumerate(found)) == 0
