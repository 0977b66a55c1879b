"""`--workers`: processes that are one server to everybody. One may die or stand still; nothing acknowledged is lost,
and everybody is back soon."""

import asyncio
import os
import signal
import time
from mmap import mmap
from pathlib import Path
from zlib import crc32

import pytest

from bathysphere.server import limits
from bathysphere.server.limits import CELL, Buckets, share_cells
from support.servers.clients import browsers, seated
from support.servers.load_clients import Party, check_logs
from support.servers.running import ServerProcess, run
from support.stores.postgres import database

__all__ = ["database"]

WORKERS = 2
PARTIES = 4
BACK_SECONDS = 30
"""Far more than it takes, since test machines are busy; `make load` measures it."""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.db") if request.param == "sqlite" else str(request.getfixturevalue("database"))


def workers_of(server: ServerProcess) -> list[int]:
    pid = server.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def until_replaced(server: ServerProcess, gone: int) -> None:
    async with asyncio.timeout(BACK_SECONDS):
        while gone in (now := workers_of(server)) or len(now) < WORKERS:
            await asyncio.sleep(0.02)


async def everybody_goes_on(parties: list[Party]) -> None:
    """Until each of those who play has had something acknowledged."""
    before = [sum(len(person.done) for person in party.people) for party in parties]
    async with asyncio.timeout(BACK_SECONDS):
        while any(
            sum(len(each.done) for each in party.people) <= was for party, was in zip(parties, before, strict=True)
        ):
            await asyncio.sleep(0.02)


def test_workers_may_be_killed_or_stopped_and_people_go_on(address: str) -> None:
    async def play() -> None:
        async with ServerProcess(address, workers=WORKERS) as server:
            parties = [Party(number, [server.address]) for number in range(PARTIES)]
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.live())
                await everybody_goes_on(parties)
                for how in (signal.SIGKILL, signal.SIGSTOP):
                    for worker in workers_of(server):
                        os.kill(worker, how)
                        await until_replaced(server, worker)
                        await everybody_goes_on(parties)
                for party in parties:
                    party.resting = True
            for party in parties:
                for person in party.present:
                    await person.agrees()
                await party.part()
            assert await server.stop() == 0
        together = address if "://" in address else f"sqlite:{address}"
        await check_logs(together, parties)

    run(play())


def test_a_table_is_kept_by_one_worker_whichever_takes_its_connections(tmp_path: Path) -> None:
    """When that one dies all lines of its tables break, and those of the other tables do not."""

    async def play() -> None:
        server = ServerProcess(tmp_path / "tables.db", workers=WORKERS)
        async with server, browsers(server.address, 1) as people:
            tables = [(await seated(people, 1))[0].table.id for _ in range(6)]
            lines = {table: [await people[0].line(table) for _ in range(4)] for table in tables}
            first = [table for table in tables if crc32(table.encode()) % WORKERS == 0]
            os.kill(workers_of(server)[0], signal.SIGKILL)
            for table in first:
                for line in lines[table]:
                    await line.until_closed()
            for table in set(tables) - set(first):
                for line in lines[table]:
                    await line.send(do="ping")
                    assert not line.closed

    run(play())


def test_what_keeps_a_store_from_opening_is_said_once_and_ends_all(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("not a store at all, but long enough to look like something" * 40)

    async def start() -> int:
        server = ServerProcess(tmp_path / "tables.db", workers=WORKERS)
        return await server.fails()

    assert run(start()) == 4


# -- limits


@pytest.fixture
def shared_memory():
    with mmap(-1, CELL.size * limits.CELLS) as memory:
        share_cells(memory)
        yield
        limits._cells.clear()


def alike(rate: float, full: int) -> tuple[Buckets, Buckets]:
    """The same buckets as two processes have them."""
    one, other = Buckets(rate, full), Buckets(rate, full)
    other._name = one._name
    return one, other


def test_processes_count_together(shared_memory: None) -> None:
    one, other = alike(1, 4)
    now = time.monotonic()
    assert [each.take("ada", now) for each in (one, other, one, other, one, other)] == [True] * 4 + [False] * 2
    assert other.take("ada", now + 1)
    assert not one.take("ada", now + 1)
    assert one.take("bela", now)


def test_what_one_process_reserves_the_other_waits_for(shared_memory: None) -> None:
    one, other = alike(1, 1)
    assert one.reserve("ada", 100.0, 5) == 0.0
    assert other.reserve("ada", 100.0, 5) == 1.0
    assert one.reserve("ada", 100.0, 5) == 2.0
