"""A table of which everything is known beforehand (secret, credentials, clock), and people who play it by a script.

Whoever plays it again, on whatever server, sees the same pictures; so a picture can be compared with that of another
run, down to the last time in it.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bathysphere.engine import SPECTATOR
from bathysphere.server.hub import Hub
from bathysphere.store import open_store
from bathysphere.tables import commands
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Settings, check_settings
from support.servers.clients import Line
from support.servers.forked_servers import Clock
from support.servers.running import run, served

TABLE = "scripted2345"
PACE = 10
SEED = 37
"""One of the shorter games."""
NAMES = ("Ada", "Bela")
PEOPLE = range(len(NAMES))
VIEWERS = (*PEOPLE, SPECTATOR)
COOKIES = "; ".join(f"seat-{seat}=token-{seat}" for seat in PEOPLE)
ORDERS = {"on": True, "least": [1, 3, 6, 2, 4], "price": 2, "fits": "buy"}


async def prepare(address: str, clock: Clock) -> None:
    """The table in a store, with two people and a bot, and another kind of bot to cover them; the cards are dealt."""
    hub = Hub(open_store(address), now=clock.now, beside=asyncio.to_thread)
    await hub.start()
    settings = check_settings(Settings("abyss", (None, None, "random"), pace=PACE, cover="thoughtful"))
    opened = log.Opened(at=clock.now(), settings=settings, secret="5" * 64, invite="come in")
    room = Room(TABLE, opened)
    sitting: commands.Log = [
        log.Claimed(at=clock.now(), seat=seat, name=name, token=commands.hashed(f"token-{seat}"))
        for seat, name in enumerate(NAMES)
    ]
    for entry in sitting:
        room.apply(entry)
    for seat in PEOPLE:
        for entry in commands.ready(room, seat, f"{seat}" * 64, clock.now()):
            room.apply(entry)
            sitting.append(entry)
    await hub.create(TABLE, opened, sitting)
    await hub.stop()


def line_to(address: str, seat: int, name: str = "") -> Line:
    """A line that is not open yet; a spectator's for seat -1. Everybody reads another language."""
    return Line(address, TABLE, seat, COOKIES, ("en", "uk", "ru")[seat], name or f"line {seat}")


def screen_of(line: Line) -> dict[str, Any]:
    """All that a client has on its screen; only the server's time is left out."""
    shown: dict[str, Any] = msgspec.to_builtins(line.update)
    told = {"log": line.log, "chat": line.chat, "notes": line.notes}
    return shown | {"now": 0} | {name: msgspec.to_builtins(lines) for name, lines in told.items()}


async def settled(lines: list[Line]) -> None:
    """Returns when everybody has heard whatever was said to him until now."""

    async def one(line: Line) -> None:
        before = len(line.heard)
        await line.send(do="ping")
        await line.until(lambda: any('"pong"' in raw for raw in line.heard[before:]))

    await asyncio.gather(*map(one, lines))


class Script:
    """Decides what the people do next, from nothing but what their lines show and its own chance."""

    def __init__(self, lines: list[Line], clock: Clock) -> None:
        self.people = [line for line in lines if line.seat >= 0]
        self.watcher = lines[-1]
        self.clock = clock
        self.chance = random.Random(SEED)
        self.done: list[str] = []
        """The steps until now: what was wished, or nothing if the table went on by itself."""

    async def play(self, after: Callable[[], Awaitable[None]]) -> None:
        """To the end of the game. After each step, nothing else can happen until `after` is done: time stands still.
        It has to see to it that everybody has heard of the step."""
        while not self.watcher.over:
            command = await self._command()
            if command is None:
                await self._wait()
                self.done.append("")
            else:
                line, do, fields = command
                await line.command(do, **fields)
                self.done.append(do)
            await after()

    async def _wait(self) -> None:
        """Nobody is asked: bots answer, windows close."""
        self.clock.go_on(PACE)
        before = self.watcher.play.answers
        await self.watcher.until(lambda: self.watcher.play.answers != before)

    async def _command(self) -> tuple[Line, str, dict[str, Any]] | None:
        for line in self.people:
            take_back = line.play.take_back
            if take_back is not None and take_back.wanted:
                return line, "consent", {"proposal": take_back.proposal, "agree": self.chance.random() < 0.5}
            if _away(line) and self.chance.random() < 0.3:
                return line, "back", {}
        asked = [line for line in self.people if line.decision is not None and not _away(line)]
        if not asked:
            return None
        line = self.chance.choice(asked)
        assert line.decision is not None
        question = line.decision.question
        luck = self.chance.random()
        if line.play.can_step_back and luck < 0.25:
            return line, "step_back", {"question": question}
        if line.play.can_ask_take_back and luck > 0.98:
            return line, "ask_take_back", {}
        if luck < 0.06:
            return line, "say", {"text": f"{luck:.3f}"}
        if luck < 0.09:
            return line, "order", {"orders": ORDERS if self.chance.random() < 0.5 else None}
        if luck < 0.12:
            return line, "away", {}
        return line, "answer", {"question": question, "choice": await line.pick(self.chance)}


def _away(line: Line) -> bool:
    return line.table.seats[line.seat].state == "away"


Screens = list[dict[str, Any]]


@cache
def undisturbed() -> list[Screens]:
    """Everybody's pictures after each step of the scripted game, when nobody disturbs it."""

    async def play(folder: Path) -> list[Screens]:
        clock = Clock(folder / "clock")
        await prepare(str(folder / "tables.db"), clock)
        seen: list[Screens] = []
        async with served(folder / "tables.db", now=clock.now) as server:
            lines = [await line_to(server.address, viewer).open() for viewer in VIEWERS]

            async def note() -> None:
                await settled(lines)
                seen.append([screen_of(line) for line in lines])

            await Script(lines, clock).play(note)
            for line in lines:
                await line.close()
        return seen

    with TemporaryDirectory() as folder:
        return run(play(Path(folder)))
