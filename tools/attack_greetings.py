"""One address asks for whole pictures as often as it may; how long does somebody else wait?

    python tools/attack_greetings.py [--lines 190] [--hellos 6] [--deaf] [--log 1600]

A server of its own with the usual limits, a table of The Thing with a long log, spectators' lines in this process, and
an honest visitor in another one, who pings a table and asks for the list of games. Milliseconds.
"""

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.servers.clients import Browser
from support.servers.running import ServerProcess

AHEAD = 3.0
AFTER = 12.0


async def long_table(store: Path, lines: int) -> str:
    """A table at which bots have talked and played for so many lines."""
    async with ServerProcess(store) as server, Browser(server.address) as ada:
        options = {"deck": {"flamethrower": 0}, "infections": 11}  # a game that goes on and on
        bots = [None, *["thoughtful"] * 11]
        made = await ada.create("Ada", bots=bots, game="thing", pace=0, options=options)
        line = await ada.line(made.table, 0)
        await line.ready()
        await line.until(line.is_dealt)
        await line.command("away")
        await line.until(lambda: len(line.log) >= lines or line.over, 300)
        await line.command("back")  # so that the table waits from now on
        await line.until(lambda: line.decision is not None or line.over, 60)
        print(f"{len(line.log)} lines of log, over: {line.over}")
        return made.table


async def visit(address: str, results: "multiprocessing.Queue[tuple[float, float]]", seconds: float) -> None:
    """Somebody honest: (when, how long) for each thing asked."""
    async with Browser(address) as bela:
        made = await bela.create("Bela")
        line = await bela.line(made.table, 0)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            begun, heard = time.monotonic(), len(line.heard)
            await line.send(do="ping")
            await line.until(lambda heard=heard: len(line.heard) > heard, 60)
            results.put((begun, time.monotonic() - begun))
            begun = time.monotonic()
            await bela.http.get("/api/games")
            results.put((begun, time.monotonic() - begun))
            await asyncio.sleep(0.05)


def visitor(address: str, results: "multiprocessing.Queue[tuple[float, float]]", seconds: float) -> None:
    asyncio.run(visit(address, results, seconds))


async def attack(server: ServerProcess, table: str, lines: int, hellos: int, deaf: bool) -> None:
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    opened = []
    for _ in range(lines):
        more = {"max_queue": 1} if deaf else {}
        opened.append(await connect(url, origin=server.address, max_size=None, compression=None, proxy=None, **more))
        await asyncio.sleep(0.04)
    hello = msgspec.json.encode({"do": "hello", "language": "ru"}).decode()
    readers = [] if deaf else [asyncio.create_task(read(each)) for each in opened]
    begun.append(time.monotonic())
    await asyncio.gather(*(each.send(hello) for each in opened for _ in range(hellos)), return_exceptions=True)
    await asyncio.sleep(AFTER)
    for reader in readers:
        reader.cancel()
    for each in opened:
        each.transport.abort()


begun: list[float] = []


async def read(line: object) -> None:
    async for _ in line:
        pass


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 // 1_000_000


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=190)
    parser.add_argument("--hellos", type=int, default=6)
    parser.add_argument("--log", type=int, default=1600)
    parser.add_argument("--deaf", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.db"
        table = await long_table(store, asked.log)
        async with ServerProcess(store, unlimited=False) as server:
            pid = server._process.pid
            results: multiprocessing.Queue[tuple[float, float]] = multiprocessing.Queue()
            seconds = AHEAD + asked.lines * 0.05 + AFTER
            honest = multiprocessing.Process(target=visitor, args=(server.address, results, seconds), daemon=True)
            honest.start()
            await asyncio.sleep(AHEAD)
            before = memory(pid)
            await attack(server, table, asked.lines, asked.hellos, asked.deaf)
            print(f"memory before {before} MB, after {memory(pid)} MB")
            found = []
            while not results.empty():
                found.append(results.get())
            await asyncio.to_thread(honest.join, 60)
            quiet = [1000 * took for when, took in found if when < begun[0] - 1]
            loud = sorted(1000 * took for when, took in found if when > begun[0] - 1)
            print(
                f"worst wait before {max(quiet, default=0):.0f}, after {loud[-1]:.0f}; p50 {loud[len(loud) // 2]:.1f}"
            )


if __name__ == "__main__":
    asyncio.run(main())
