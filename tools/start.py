"""`make start`: how long a server takes to start, with many tables stored, too, and what idle tables weigh.

Everything is measured in processes of their own, on a fresh store in a temporary folder.
"""

import argparse
import asyncio
import os
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from bathysphere.server.hub import Hub
from bathysphere.server.limits import Limits
from bathysphere.server.operate.keeper import resident_bytes
from bathysphere.server.served_table import ServedTable
from bathysphere.store import open_store
from bathysphere.store.base import Append
from bathysphere.store.upkeep import StoreUpkeep
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log, ready
from bathysphere.tables.keys import hashed, new_table_id
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Settings, check_settings

BATCH = 200
PEOPLE = ("Ada", "Bela")


def started(store: Path) -> float:
    """Seconds from the command to the first answer."""
    port = 20_000 + secrets.randbelow(20_000)
    began = time.perf_counter()
    command = [sys.executable, "-m", "bathysphere", "serve", "--port", str(port), "--store", str(store)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
                    return time.perf_counter() - began
                except OSError:
                    if server.poll() is not None:
                        raise SystemExit("The server did not start.") from None
                    time.sleep(0.01)
        finally:
            server.terminate()


def tell_start(store: Path, what: str) -> None:
    """In the middle of three. On a busy machine only the processor time, which includes the end, says much."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    times = [started(store) for _ in range(3)]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / len(times)
    print(f"{statistics.median(times):7.2f} s   {what}; {processor:.2f} s of processor time", flush=True)


def opened() -> tuple[str, log.Opened, Log]:
    """A table of Abyss that is dealt and waits for people."""
    table, at = new_table_id(), int(time.time() * 1000)
    settings = check_settings(Settings("abyss", (None, None), pace=1000))
    first = log.Opened(at=at, settings=settings, secret=secrets.token_hex(32), invite=secrets.token_hex(8))
    room, more = Room(table, first), []
    room.number = 1
    for seat, name in enumerate(PEOPLE):
        made: Log = [log.Claimed(at=at, seat=seat, name=name, token=hashed(secrets.token_hex(8)))]
        for entry in made:
            room.apply(entry)
        more += made
    for seat in range(len(PEOPLE)):
        for entry in ready(room, seat, secrets.token_hex(32), at):
            room.apply(entry)
            more.append(entry)
    return table, first, more


async def filled(store: Path, number: int) -> None:
    """So many tables in a store."""
    hub = Hub(open_store(str(store)), Limits())
    hub.stopping = True
    await hub.store.start()
    for begin in range(0, number, BATCH):
        appends: list[Append] = []
        for _ in range(min(BATCH, number - begin)):
            table, first, more = opened()
            room = await hub.loading.build(table, first, more)
            appends.append(hub._append(ServedTable(room, 0), 0, [first, *more], None))
        await asyncio.gather(*(hub.store.append(each) for each in appends))
    await hub.store.close()


async def weighed(store: Path, number: int) -> float:
    """Bytes by table, when all of them are in memory and nobody looks."""
    hub = Hub(open_store(str(store)), Limits())
    hub.stopping = True
    await hub.store.start()
    tables = await StoreUpkeep(hub.store).tables(limit=number)
    hub.make_room = lambda: None
    await hub.open(tables[0].id)
    before = resident_bytes()
    for each in tables[1:]:
        await hub.open(each.id)
    weight = (resident_bytes() - before) / max(1, len(tables) - 1)
    await hub.store.close()
    return weight


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--weigh", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.weigh:
        print(asyncio.run(weighed(given.weigh, given.tables)))
        return
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.db", Path(folder) / "full.db"
        times = [started(empty) for _ in range(3)]
        print(
            f"{statistics.median(times):7.2f} s   from the command to the first answer, in the middle of three",
            flush=True,
        )
        began = time.perf_counter()
        asyncio.run(filled(full, given.tables))
        print(f"{time.perf_counter() - began:7.1f} s   to store {given.tables} tables", flush=True)
        tell_start(full, f"the same with {given.tables} tables stored")
        done = subprocess.run(
            [sys.executable, __file__, "--weigh", str(full), "--tables", str(given.tables)],
            check=True,
            capture_output=True,
            text=True,
            env=os.environ,
        )
        print(f"{float(done.stdout) / 1000:7.1f} kB  in memory for each idle table", flush=True)


if __name__ == "__main__":
    main()
