"""`make load`: real games through real sockets, and how long an answer takes to reach every seat's screen.

For each number of tables a server is started on a fresh SQLite file. At every table sit two scripted people and two
bots; about once a second one of the people answers, and the clock runs until both of them have been shown the outcome
(for an offer, which stays open for a set time by design, from the moment at which it may close).
In the same run a bare WebSocket echo, under the same number of connections and the same rate, shows what this machine
takes for a round trip without any game. Everything stays on the loopback and stops by itself.
"""

import argparse
import asyncio
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as serve_echo

PLAYERS = ["thoughtful", None, "thoughtful", None]
PEOPLE = [1, 3]
PACE = 300
AT_ONCE = 40
"""How many tables are being opened at the same time."""


class Option(msgspec.Struct):
    choice: list


class Question(msgspec.Struct):
    question: int
    options: list[Option]
    several: bool
    more: list
    enough: bool
    window: bool
    sealed: list | None


class PlaySeen(msgspec.Struct):
    answers: int
    since: int
    decision: Question | None
    result: dict | None


class News(msgspec.Struct):
    """The part of any message that this tool looks at."""

    type: str
    play: PlaySeen | None = None
    question: int = -1
    chosen: list = []
    more: list = []
    enough: bool = False
    text: str = ""


DECODER = msgspec.json.Decoder(News)


class Person:
    """One scripted player: answers at random when told to."""

    def __init__(self, line: ClientConnection, seed: str) -> None:
        self.line = line
        self.random = random.Random(seed)
        self.play: PlaySeen | None = None
        self.changed = asyncio.Event()
        self.considered: asyncio.Future[News] | None = None
        self.commands = 0
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.line:
            news = DECODER.decode(raw)
            if news.type == "update":
                self.play = news.play
                self.changed.set()
            elif news.type == "considered" and self.considered is not None:
                self.considered.set_result(news)
            elif news.type == "refused" and self.considered is not None and not self.considered.done():
                self.considered.set_exception(RuntimeError(news.text))

    async def say(self, command: dict) -> None:
        self.commands += 1
        await self.line.send(msgspec.json.encode({"id": f"w{self.commands}", **command}).decode())

    @property
    def asked(self) -> Question | None:
        decision = self.play.decision if self.play is not None else None
        return decision if decision is not None and decision.sealed is None else None

    async def answer(self, asked: Question) -> None:
        choice = await self.picks(asked) if asked.several else self.random.choice(asked.options).choice
        await self.say({"do": "answer", "question": asked.question, "choice": choice})

    async def picks(self, asked: Question) -> list:
        """Picks are made one by one; the server says what can be added."""
        chosen: list = []
        more, enough = asked.more, asked.enough
        while not enough:
            chosen = sorted([*chosen, self.random.choice(more)])
            self.considered = asyncio.get_running_loop().create_future()
            command = {"do": "consider", "question": asked.question, "chosen": chosen}
            await self.line.send(msgspec.json.encode(command).decode())
            found = await self.considered
            more, enough = found.more, found.enough
        return chosen


async def open_table(port: int, number: int, gate: asyncio.Semaphore) -> list[Person]:
    origin = f"http://127.0.0.1:{port}"
    wanted = {"game": "abyss", "name": "one", "also": ["two"], "bots": PLAYERS, "pace": PACE}
    async with gate, httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=60) as http:
        made = await http.post("/api/tables", json=wanted)
        made.raise_for_status()
        cookies = [each.split(";")[0] for each in made.headers.get_list("set-cookie")]
        people = []
        for seat in PEOPLE:
            line = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/socket?seat={seat}",
                origin=origin,
                additional_headers={"Cookie": "; ".join(cookies)},
                open_timeout=60,
                ping_interval=None,
                compression=None,
            )
            people.append(Person(line, f"{number} {seat}"))
            await line.send('{"do":"hello","language":"en"}')
    for person in people:
        await person.say({"do": "ready", "nonce": secrets.token_hex(32)})
    return people


async def play(people: list[Person], until: float, times: list[float], begin: float) -> int:
    """One table: an answer a second, timed until both screens show what came of it. Returns the games finished."""
    await asyncio.sleep(begin)
    while time.monotonic() < until:
        tick = time.monotonic()
        if any(person.play is not None and person.play.result is not None for person in people):
            return 1
        asked = [(person, person.asked) for person in people if person.asked is not None]
        if asked:
            before = max(person.play.answers for person in people if person.play is not None)
            for person, question in asked[:-1]:
                if question is not None:
                    await person.answer(question)
            person, question = asked[-1]
            if question is not None:
                await _timed(person, question, people, before, times)
        await asyncio.sleep(max(0.01, tick + 1 - time.monotonic()))
    return 0


async def _timed(person: Person, asked: Question, people: list[Person], before: int, times: list[float]) -> None:
    """Several picks are timed from the final answer."""
    choice = await person.picks(asked) if asked.several else person.random.choice(asked.options).choice
    closes = (person.play.since + PACE) / 1000 if person.play is not None and asked.window else 0.0
    start = max(time.time(), closes)
    await person.say({"do": "answer", "question": asked.question, "choice": choice})
    while any(each.play is None or each.play.answers <= before for each in people):
        waiting = [each for each in people if each.play is None or each.play.answers <= before]
        waiting[0].changed.clear()
        try:
            await asyncio.wait_for(waiting[0].changed.wait(), 20)
        except TimeoutError:
            times.append(20.0)
            return
    times.append(max(0.0, time.time() - start))


async def echo_times(connections: int, seconds: float) -> list[float]:
    """Round trips of a bare echo in another process: one message a second on each connection."""
    process = subprocess.Popen([sys.executable, __file__, "--echo"], stdout=subprocess.PIPE, text=True)
    try:
        port = int((process.stdout.readline() if process.stdout else "0") or 0)
        gate = asyncio.Semaphore(AT_ONCE)
        times: list[float] = []

        async def one(number: int) -> None:
            async with gate:
                line = await connect(f"ws://127.0.0.1:{port}", open_timeout=60, ping_interval=None, compression=None)
            until = time.monotonic() + seconds
            await asyncio.sleep(number / connections)
            while time.monotonic() < until:
                start = time.perf_counter()
                await line.send("x" * 100)
                await line.recv()
                times.append(time.perf_counter() - start)
                await asyncio.sleep(1)
            await line.close()

        await asyncio.gather(*(one(number) for number in range(connections)))
        return times
    finally:
        process.terminate()
        process.wait()


async def echo_server() -> None:
    async def echo(line: ServerConnection) -> None:
        async for message in line:
            await line.send(message)

    async with serve_echo(echo, "127.0.0.1", 0, ping_interval=None, compression=None) as server:
        print(next(iter(server.sockets)).getsockname()[1], flush=True)
        await asyncio.get_running_loop().create_future()


async def measure(tables: int, seconds: float, workers: int) -> tuple[list[float], int]:
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.db"
        port = 20_000 + secrets.randbelow(20_000)
        command = [sys.executable, "-m", "bathysphere", "serve", "--unlimited", "--language", "en"]
        command += ["--workers", str(workers)]
        process = subprocess.Popen([*command, "--port", str(port), "--store", str(store)], stdout=subprocess.PIPE)
        try:
            if process.stdout is None or not process.stdout.readline():
                raise SystemExit("The server did not start.")
            gate = asyncio.Semaphore(AT_ONCE)
            people = await asyncio.gather(*(open_table(port, number, gate) for number in range(tables)))
            await asyncio.sleep(1)
            times: list[float] = []
            until = time.monotonic() + seconds + 1
            games = await asyncio.gather(
                *(play(each, until, times, number / tables) for number, each in enumerate(people))
            )
            for each in people:
                for person in each:
                    person.reader.cancel()
                    person.line.transport.abort()
            return times, sum(games)
        finally:
            process.terminate()
            process.wait()


def percent(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description="Latency of answers under load, beside a bare echo.")
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=1, help="processes that serve together")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.echo:
        uvloop.run(echo_server())
        return
    print("tables  answers  games over   answer to every screen, ms       bare echo, ms          p99 ratio")
    print("                              p50      p99      worst         p50      p99")
    for tables in given.tables:
        echo = uvloop.run(echo_times(tables * len(PEOPLE), min(given.seconds, 10)))
        times, games = uvloop.run(measure(tables, given.seconds, given.workers))
        if not times:
            raise SystemExit(f"No answer got through with {tables} tables.")
        p50, p99, worst = percent(times, 0.5), percent(times, 0.99), percent(times, 1)
        e50, e99 = percent(echo, 0.5), percent(echo, 0.99)
        print(
            f"{tables:6}  {len(times):7}  {games:10}  {p50:6.1f}   {p99:6.1f}   {worst:6.1f}       "
            f"{e50:6.1f}   {e99:6.1f}      {p99 / e99:8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
