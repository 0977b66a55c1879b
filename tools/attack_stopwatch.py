"""Can a stranger with a stopwatch tell when somebody answers in secret?

    python tools/attack_stopwatch.py [--seconds 60] [--every 4] [--windows 12 24] [--probes table frames games ping]

Somebody who is asked in a window answers and withdraws at times by chance, at one of two servers, which chance chooses
too. A stranger in another process asks the first server alone, again and again. Beside the moments of the acts at the
first server stand those at the second: what is seen there is the noise of this machine, on which players and stranger
share the cores. The area under the curve (0.5: nothing can be told) is given for both against quiet moments, and for
one against the other. Without the wait by chance (`--sharp`) it shows what the tool can see.
"""

import argparse
import asyncio
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from bisect import bisect_left
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.servers.clients import Browser, Line, RequestRefused, seated
from support.servers.one_table import asked_in_window, play_until, question
from support.servers.running import ServerProcess

SHARP = """import bathysphere.server.blur
bathysphere.server.blur.LONGEST = 0.0
"""
"""What a server without its wait by chance loads first."""
PROBES = ("table", "frames", "games", "ping")
CONNECTIONS = 12
CALM = 0.1
"""Seconds around an act in which no moment counts as quiet."""

Timed = tuple[float, float]
"""When something was asked, and when the answer was there."""


async def window(people: Sequence[Browser]) -> tuple[str, Line]:
    """A table at which somebody is asked in a window that stays open, since another one never answers."""
    lines = await seated(list(people), pace=1000)
    await play_until(lines, lambda: asked_in_window(lines, 2))
    return lines[0].table.id, next(line for line in lines if line.decision is not None)


async def act(line: Line, chance: random.Random) -> None:
    with suppress(RequestRefused):
        if line.decision is not None:
            await line.answer_somehow(chance)
        else:
            await line.command("withdraw", question=question(line))


async def players(addresses: Sequence[str], told: Any, stopped: Any) -> None:
    chance = random.Random()
    browsers = [[Browser(address) for _ in range(3)] for address in addresses]
    found = [await window(three) for three in browsers]
    told.put(found[0][0])
    while not stopped.is_set():
        await asyncio.sleep(chance.uniform(0.06, 0.25))
        at = chance.randrange(2)
        begun = time.monotonic()
        await act(found[at][1], chance)
        told.put((at, begun))
    told.put(None)
    for three in browsers:
        for browser in three:
            await browser.__aexit__(None, None, None)


def play(addresses: Sequence[str], told: Any, stopped: Any) -> None:
    _run(players(addresses, told, stopped))


def _run(work: Any) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


class Asker:
    """One connection that asks the same thing again and again."""

    def __init__(self, address: str, path: str) -> None:
        self.host, self.port = address.removeprefix("http://").split(":")
        self.request = f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n\r\n".encode()
        self.busy = False

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))

    async def ask(self, found: list[Timed]) -> None:
        begun = time.monotonic()
        self.writer.write(self.request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        ended = time.monotonic()
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
        await self.reader.readexactly(int(length.split(b":")[1]))
        self.busy = False
        if not head.startswith(b"HTTP/1.1 200"):
            raise SystemExit(head.decode())
        found.append((begun, ended))


async def http(address: str, path: str, seconds: float, every: float) -> list[Timed]:
    askers = [Asker(address, path) for _ in range(CONNECTIONS)]
    for asker in askers:
        await asker.open()
    found: list[Timed] = []
    asking: set[asyncio.Task[None]] = set()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        free = next((asker for asker in askers if not asker.busy), None)
        if free is not None:
            free.busy = True
            askers.append(askers.pop(askers.index(free)))  # in turns, so that no connection rests until it is closed
            task = asyncio.create_task(free.ask(found))
            asking.add(task)
            task.add_done_callback(asking.discard)
        await asyncio.sleep(every * random.uniform(0.5, 1.5))
    await asyncio.gather(*asking)
    for asker in askers:
        asker.writer.close()
    return sorted(found)


async def pings(address: str, table: str, seconds: float, every: float) -> list[Timed]:
    """Over several spectators' lines, one question at a time on each."""
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    found: list[Timed] = []
    end = time.monotonic() + seconds

    async def one() -> None:
        async with connect(url, origin=address, compression=None, proxy=None) as line:
            while time.monotonic() < end:
                begun = time.monotonic()
                await line.send('{"do":"ping"}')
                await line.recv()
                found.append((begun, time.monotonic()))
                await asyncio.sleep(every * random.uniform(0.5, 1.5))

    await asyncio.gather(*(one() for _ in range(3)))
    return sorted(found)


# -- what the stranger makes of it


def auc(near: Sequence[float], far: Sequence[float]) -> float:
    """How often a value of the one is greater than one of the other."""
    if not near or not far:
        return float("nan")
    ordered = sorted(far)
    below = sum(bisect_left(ordered, each) + bisect_left(ordered, each + 1e-12) for each in near)
    return below / 2 / len(near) / len(far)


READINGS: dict[str, Callable[[Sequence[Timed]], float]] = {
    "slowest": lambda asked: max(end - begun for begun, end in asked),
    "mean": lambda asked: statistics.fmean(end - begun for begun, end in asked),
    "fastest": lambda asked: min(end - begun for begun, end in asked),
    "gap": lambda asked: max((later - end for (_, end), (_, later) in pairwise(asked)), default=0.0),
}


def readings(asked: Sequence[Timed], moments: Sequence[float], length: float, read: str) -> list[float]:
    """What was read of all that was asked from a moment on, or was under way then."""
    times = [begun for begun, _ in asked]
    found = []
    for moment in moments:
        first, last = bisect_left(times, moment - 0.002), bisect_left(times, moment + length)
        if last > first:
            found.append(READINGS[read](asked[first:last]))
    return found


def quiet(acts: Sequence[float], begun: float, ended: float) -> list[float]:
    moments = []
    for _ in range(6 * len(acts)):
        moment = random.uniform(begun, ended)
        at = bisect_left(acts, moment)
        if all(abs(each - moment) > CALM / 2 for each in acts[max(0, at - 1) : at + 1]):
            moments.append(moment)
    return moments


def report(probe: str, asked: Sequence[Timed], acts: Sequence[tuple[int, float]], windows: Sequence[float]) -> None:
    begun, ended = asked[0][0], asked[-1][0]
    within = [(at, when) for at, when in acts if begun < when < ended]
    here, there = ([when for at, when in within if at == server] for server in (0, 1))
    calm = quiet([when for _, when in within], begun, ended)
    took = sorted(1000 * (end - start) for start, end in asked)
    print(
        f"{probe}: {len(asked)} asked, p50 {took[len(took) // 2]:.1f} ms, p99 {took[len(took) * 99 // 100]:.1f}; "
        f"acts {len(here)} here, {len(there)} elsewhere"
    )
    for length in windows:
        for read in READINGS:
            at_act, beside, away = (readings(asked, moments, length / 1000, read) for moments in (here, there, calm))
            print(
                f"  {length:3.0f} ms {read:8} AUC here {auc(at_act, away):.3f}, elsewhere {auc(beside, away):.3f}, "
                f"one against the other {auc(at_act, beside):.3f}"
            )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=4, help="milliseconds between two questions")
    parser.add_argument("--windows", type=float, nargs="+", default=[12, 24])
    parser.add_argument("--probes", nargs="+", choices=PROBES, default=PROBES)
    parser.add_argument("--sharp", action="store_true", help="servers without their wait by chance")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if asked.sharp:
            (folder / "sitecustomize.py").write_text(SHARP, "utf-8")
        path = name if asked.sharp else ""
        async with ServerProcess(folder / "a.db", path=path) as one, ServerProcess(folder / "b.db", path=path) as other:
            told: Any = multiprocessing.Queue()
            stopped = multiprocessing.Event()
            playing = multiprocessing.Process(target=play, args=((one.address, other.address), told, stopped))
            playing.start()
            table = await asyncio.to_thread(told.get)
            paths = {"table": f"/api/tables/{table}", "games": "/api/games"}
            paths["frames"] = f"/api/tables/{table}/frames?from=0&count=1"
            found: dict[str, list[Timed]] = {}
            for probe in asked.probes:
                every = asked.every / 1000
                found[probe] = await (
                    pings(one.address, table, asked.seconds, every)
                    if probe == "ping"
                    else http(one.address, paths[probe], asked.seconds, every)
                )
            stopped.set()
            acts = []
            while (each := await asyncio.to_thread(told.get)) is not None:
                acts.append(each)
            await asyncio.to_thread(playing.join, 20)
    for probe, timed in found.items():
        report(probe, timed, acts, asked.windows)


if __name__ == "__main__":
    _run(main())
