"""A process that is stopped at any moment, and does not die, holds up nobody else on the same database."""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

from bathysphere.store import open_store
from support.effort import EFFORT
from support.stores.appends import entries, running

APPENDER = Path(__file__).with_name("appender.py")
FREEZES = 20 * EFFORT
LONGEST = 2.0
"""Seconds."""


async def frozen_appender(database: str, freezes: int) -> list[float]:
    """How long the slowest append took that was made during each freeze: to tables that the frozen process writes to,
    and to one of our own."""
    child = await asyncio.create_subprocess_exec(sys.executable, APPENDER, database, stdout=asyncio.subprocess.PIPE)
    chance = random.Random(1)
    waits = []
    try:
        async with running(open_store(database)) as store:
            reading = asyncio.create_task(drained(child.stdout))
            while len(await store.read("red")) < 20:
                await asyncio.sleep(0.01)
            for number in range(freezes):
                await asyncio.sleep(0.02 + 0.02 * chance.random())
                os.kill(child.pid, signal.SIGSTOP)
                try:
                    lengths = {table: len(await store.read(table)) for table in ("red", "blue", "green", "white")}
                    begun = asyncio.get_running_loop().time()
                    theirs = [store.append(entries(table, length)) for table, length in lengths.items()]
                    _, own = await asyncio.gather(asyncio.gather(*theirs), store.append(entries("own", number)))
                    assert own
                    waits.append(asyncio.get_running_loop().time() - begun)
                finally:
                    os.kill(child.pid, signal.SIGCONT)
            assert child.returncode is None
    finally:
        child.kill()
        await child.wait()
    await reading
    return waits


async def drained(pipe: asyncio.StreamReader | None) -> None:
    assert pipe is not None
    while await pipe.read(1 << 16):
        pass


def test_a_frozen_process_stops_nobody_else_from_writing(database):
    waits = asyncio.run(frozen_appender(database, FREEZES))
    assert len(waits) == FREEZES
    assert max(waits) < LONGEST
