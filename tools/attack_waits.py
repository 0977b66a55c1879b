"""One address does its worst within the usual limits; how long does somebody honest wait?

    python tools/attack_waits.py runaway|greetings|loading|replays [--seconds 30] [--deaf]

The attack is aimed at one server. Somebody honest pings a table and asks for the list of games, both there and, at the
same moments, at another server that nobody attacks: what they wait for at that one is this machine, not the attack.

runaway    28 tables at which bots play on for ever with nobody there
greetings  190 lines of spectators, six whole updates of a long game each, and new lines in place of those that break
loading    a table with as many entries as one may have is looked at again and again after each rest
replays    take-backs, branches, and frames from the end of a long game
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.servers.clients import Browser, Line, RequestRefused
from support.servers.running import ServerProcess

ENDLESS = {"deck": {"flamethrower": 0}, "infections": 1}
"""A deck that may keep bots busy for ever."""
LONG = {"deck": {"flamethrower": 0}, "infections": 11}
TABLES = 20
"""So many games may end before one is long."""
ENTRIES = 30_000
AHEAD = 4.0
"""Seconds without an attack."""


class Honest:
    """Somebody in a process of their own, who notes how long they wait at each of two servers."""

    def __init__(self, addresses: list[str]) -> None:
        self.results: Any = multiprocessing.Queue()
        self.stopped = multiprocessing.Event()
        self.process = multiprocessing.Process(target=self._work, args=(addresses,), daemon=True)
        self.process.start()

    def _work(self, addresses: list[str]) -> None:
        os.environ.pop("PYTHONPATH", None)
        _run(self._visit_all(addresses))

    async def _visit_all(self, addresses: list[str]) -> None:
        await asyncio.gather(*(self._visit(number, address) for number, address in enumerate(addresses)))

    async def _visit(self, number: int, address: str) -> None:
        async with Browser(address) as bela:
            made = await bela.create("Bela")
            line = await bela.line(made.table, 0)
            while not self.stopped.is_set():
                begun, heard = time.monotonic(), len(line.heard)
                await line.send(do="ping")
                await line.until(lambda heard=heard: len(line.heard) > heard, 60)
                self.results.put((number, begun, time.monotonic() - begun))
                begun = time.monotonic()
                await bela.http.get("/api/games")
                self.results.put((number, begun, time.monotonic() - begun))
                await asyncio.sleep(0.05)

    def report(self, attacked: float) -> None:
        self.stopped.set()
        time.sleep(0.5)
        found = []
        while not self.results.empty():
            found.append(self.results.get())
        for number, name in enumerate(("attacked", "beside  ")):
            for when, kept in (("before", lambda at: at < attacked), ("during", lambda at: at >= attacked)):
                took = sorted(1000 * took for server, at, took in found if server == number and kept(at))
                if took:
                    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
                    print(f"{name} {when}: {len(took)} asked, p50 {p50:.1f} ms, p99 {p99:.1f}, worst {took[-1]:.0f}")
        self.process.join(5)


def memory(server: ServerProcess) -> int:
    assert server._process is not None
    return int(Path(f"/proc/{server._process.pid}/statm").read_text("ascii").split()[1]) * 4096 // 1_000_000


def _run(work: Any) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


# -- what is there before


async def long_table(server: ServerProcess, lines: int) -> tuple[str, dict[str, str]]:
    """A table with so many lines of log, at which a person is asked; its credentials."""
    for seed in range(TABLES):
        async with Browser(server.address) as ada:
            made = await ada.create("Ada", bots=[None, *["thoughtful"] * 11], game="thing", options=LONG)
            line = await ada.line(made.table, 0)
            await line.ready()
            await line.until(line.is_dealt)
            await line.play_on(
                random.Random(seed), lambda line=line: len(line.log) >= lines and line.decision is not None
            )
            print(f"{len(line.log)} lines of log, {line.play.answers} answers, over: {line.over}", flush=True)
            if not line.over:
                return made.table, ada.cookies(made.table)
    raise SystemExit("every game ended before its log was long")


async def finished_table(server: ServerProcess) -> str:
    """A table whose game is over."""
    async with Browser(server.address) as ada:
        made = await ada.create("Ada", bots=[None, *["thoughtful"] * 7], game="thing")
        line = await ada.line(made.table, 0)
        await line.ready()
        await line.until(line.is_dealt)
        await line.play_on(random.Random(2))
        print(f"a game of {line.play.answers} answers is over", flush=True)
        return made.table


async def crowded_table(server: ServerProcess) -> str:
    """A table with as many entries as it may have."""
    async with Browser(server.address) as ada:
        made = await ada.create("Ada", people=2)
        line = await ada.line(made.table, 0)
        number = 0
        try:
            for number in range(ENTRIES):
                await (line.command("not_ready") if number % 2 else line.ready())
        except RequestRefused as refused:
            print(f"{number} changes of mind, then {refused.code}", flush=True)
        return made.table


# -- the attacks


async def runaway(server: ServerProcess, seconds: float) -> None:
    async with Browser(server.address) as eve:
        for options in (ENDLESS, LONG):
            opened, said = 0, ""
            for _ in range(28):
                try:
                    made = await eve.create("Eve", bots=[None, *["thoughtful"] * 11], game="thing", options=options)
                    line = await eve.line(made.table, 0)
                    await line.ready()
                    await line.command("away")
                    await line.drop()
                    opened += 1
                except RequestRefused as refused:
                    said = refused.code
            print(f"{opened} tables opened with {options}; {said}", flush=True)
        for at in range(4):
            await asyncio.sleep(seconds / 4)
            print(f"memory after {seconds * (at + 1) / 4:.0f} s: {memory(server)} MB", flush=True)


async def greetings(
    server: ServerProcess, table: str, seconds: float, deaf: bool, lines: int = 190, hellos: int = 6
) -> None:
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    until = time.monotonic() + seconds
    heard = 0

    async def one() -> None:
        nonlocal heard
        while time.monotonic() < until:
            with suppress(WebSocketException, OSError, TimeoutError):
                origin: Any = server.address
                async with connect(
                    url, origin=origin, max_size=None, max_queue=1 if deaf else 16, compression=None, proxy=None
                ) as line:
                    for _ in range(hellos):
                        await line.send('{"do":"hello","language":"ru"}')
                    async with asyncio.timeout(until - time.monotonic()):
                        while deaf:
                            await asyncio.sleep(seconds)
                        for _ in range(hellos):
                            await line.recv()
                            heard += 1
            await asyncio.sleep(0.5)

    attackers = [asyncio.create_task(one()) for _ in range(lines)]
    await asyncio.sleep(seconds)
    for each in attackers:
        each.cancel()
    await asyncio.gather(*attackers, return_exceptions=True)
    print(f"{heard} pictures got, memory {memory(server)} MB", flush=True)


async def loading(server: ServerProcess, table: str, seconds: float) -> None:
    """Each time as if nobody had looked for long: the server is told to let go of it by its rest of 60 seconds."""
    until = time.monotonic() + seconds
    looks = 0
    async with Browser(server.address) as eve:
        while time.monotonic() < until:
            begun = time.monotonic()
            answers = await asyncio.gather(*(eve.http.get(f"/api/tables/{table}") for _ in range(20)))
            looks += sum(each.status_code == 200 for each in answers)
            if looks <= 20:
                print(f"the first look took {time.monotonic() - begun:.2f} s", flush=True)
            await asyncio.sleep(max(0.7, min(62.0, until - time.monotonic() - 3)))
    print(f"{looks} looks, memory {memory(server)} MB", flush=True)


async def replays(server: ServerProcess, table: str, finished: str, cookies: dict[str, str], seconds: float) -> None:
    until = time.monotonic() + seconds
    done = {"take-backs": 0, "branches": 0, "frames": 0, "refused": 0}
    path = f"/api/tables/{finished}"
    jar = "; ".join(f"{name}={value}" for name, value in cookies.items())
    chance = random.Random(1)

    async def again(what: str, act: Callable[[], Awaitable[bool]], rest: float) -> None:
        while time.monotonic() < until:
            with suppress(httpx.HTTPError, TimeoutError):
                done[what if await act() else "refused"] += 1
            await asyncio.sleep(rest)

    async with Browser(server.address) as eve:
        total = (await eve.get(f"/tables/{finished}/frames", **{"from": 0, "count": 1}))["total"]
        line = Line(server.address, table, 0, jar, "en", "eve")
        await line.open()

        async def take_back() -> bool:
            try:
                if line.decision is not None:
                    await line.answer_somehow(chance)
                await line.command("ask_take_back")
            except RequestRefused:
                return False
            return True

        async def branch() -> bool:
            body = {"answers": total - 1, "seat": 0, "name": "Eve"}
            return (await eve.http.post(f"{path}/branch", json=body)).status_code < 300

        async def frames() -> bool:
            query = {"from": total - 40, "count": 40, "eyes": "all"}
            return (await eve.http.get(f"{path}/frames", params=query)).status_code == 200

        await asyncio.gather(
            again("take-backs", take_back, 0.05),
            again("branches", branch, 0.2),
            *(again("frames", frames, 0.02) for _ in range(6)),
        )
        await line.close()
    print(", ".join(f"{number} {what}" for what, number in done.items()) + f"; memory {memory(server)} MB", flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attack", choices=["runaway", "greetings", "loading", "replays"])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--deaf", action="store_true", help="those who greet do not read what they are told")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store, table, finished, cookies = Path(folder) / "a.db", "", "", {}
        if asked.attack != "runaway":
            async with ServerProcess(store) as server:
                if asked.attack == "loading":
                    table = await crowded_table(server)
                else:
                    table, cookies = await long_table(server, 1600)
                if asked.attack == "replays":
                    finished = await finished_table(server)
        async with (
            ServerProcess(store, unlimited=False) as server,
            ServerProcess(Path(folder) / "b.db", unlimited=False) as beside,
        ):
            honest = Honest([server.address, beside.address])
            await asyncio.sleep(AHEAD)
            print(f"memory before {memory(server)} MB", flush=True)
            begun = time.monotonic()
            match asked.attack:
                case "runaway":
                    await runaway(server, asked.seconds)
                case "greetings":
                    await greetings(server, table, asked.seconds, asked.deaf)
                case "loading":
                    await loading(server, table, asked.seconds)
                case _:
                    await replays(server, table, finished, cookies, asked.seconds)
            honest.report(begun)


if __name__ == "__main__":
    _run(main())
