"""People who play, talk and change their minds without pause, and do not let a dying server stop them.

Each keeps a ledger of what was acknowledged and what was refused. Whatever got no reply is said again with the same id.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from bathysphere.server import updates
from bathysphere.server.table_info import words_for
from bathysphere.store import open_store
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from support.servers.clients import Browser, Line, RequestRefused
from support.servers.scripted_table import ORDERS, screen_of
from support.stores.appends import running

BROKEN = (OSError, WebSocketException, InvalidHandshake, httpx.TransportError)
"""What a client meets with while there is no server."""
AGAIN_SECONDS = 0.01
PATIENCE_SECONDS = 60
PACE = 20


async def insist(doing: Callable[[], Awaitable[Any]]) -> Any:
    """Until a server answers."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            try:
                return await doing()
            except BROKEN:
                await asyncio.sleep(AGAIN_SECONDS)


class Person:
    """Somebody at a table, or (seat -1) a spectator. If there are several servers, the next one is tried each time."""

    def __init__(self, addresses: list[str], table: str, seat: int, cookies: str, name: str) -> None:
        self.addresses = addresses
        self.chance = random.Random(name)
        self.name = name
        self.done: dict[str, str] = {}
        """By id: what was acknowledged."""
        self.refused: dict[str, str] = {}
        """By id: the reason."""
        self.said_again = 0
        self._make_line = partial(Line, table=table, seat=seat, cookies=cookies, language="en")
        self.line = self._make_line(addresses[0], name=name)
        self._ids = 0
        self._connects = max(0, seat)  # so that players of a table do not all begin at the same server

    async def connected(self) -> None:
        if self.line.closed:
            await insist(self._connect)

    async def _connect(self) -> None:
        self.line.address = self.addresses[self._connects % len(self.addresses)]
        self._connects += 1
        await self.line.open()

    async def agrees(self, address: str = "") -> None:
        """Waits until this client sees what a stranger would see in its place, at the same server or another one."""
        await self.connected()
        fresh = self._make_line(address or self.line.address, name="stranger")
        await insist(fresh.open)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while screen_of(self.line) != screen_of(fresh):
                await asyncio.sleep(AGAIN_SECONDS)
        await fresh.close()

    async def command(self, do: str, **fields: Any) -> bool:
        """Says it until it is acknowledged (true) or refused (false)."""
        self._ids += 1
        name = f"{self.name}-{self._ids}"
        tries = 0

        async def try_it() -> None:
            nonlocal tries
            await self.connected()
            tries += 1
            await self.line.command(do, id=name, **fields)

        try:
            await insist(try_it)
        except RequestRefused as refused:
            self.refused[name] = refused.code
        else:
            self.done[name] = do
        self.said_again += tries > 1
        return name in self.done

    async def act(self) -> None:
        """One thing that this player can do now."""
        await self.connected()
        line, luck = self.line, self.chance.random()
        play = line.play
        if play.take_back is not None and play.take_back.wanted:
            await self.command("consent", proposal=play.take_back.proposal, agree=luck < 0.5)
        elif line.table.seats[line.seat].state == "away":
            await self.command("back")
        elif luck < 0.02:
            await self.command("away")
        elif luck < 0.08:
            await self.command("order", orders=ORDERS if luck < 0.05 else None)
        elif play.can_ask_take_back and luck < 0.1:
            await self.command("ask_take_back")
        elif play.can_step_back and luck < 0.4:
            await self.command("step_back", question=play.view["question"])
        elif line.decision is not None:
            question = line.decision.question
            with suppress(*BROKEN, RequestRefused):  # whoever only considers may begin again
                choice = await line.pick(self.chance)
                await self.command("answer", question=question, choice=choice)

    async def talk(self) -> None:
        await self.command("say", text=f"{self.name} says {self._ids}")


class Party:
    """Two people, a bot and a spectator at one table after the other."""

    def __init__(self, number: int, addresses: list[str]) -> None:
        self.number = number
        self.addresses = addresses
        self.people: list[Person] = []
        """Everybody at every table until now; those of the present one stand last."""
        self.tables: list[str] = []
        self.resting = False

    @property
    def present(self) -> list[Person]:
        return self.people[-3:]

    async def live(self) -> None:
        """Until told to rest; then nobody waits for a reply any more."""
        while not self.resting:
            if not self.people or self.people[-1].line.over:
                await self._sit_down()
            await asyncio.gather(*(self._go_on(person) for person in self.present))

    async def _sit_down(self) -> None:
        async with Browser(self.addresses[0]) as browser:
            made = await insist(lambda: browser.create("Ada", 2, 1, also=["Bela"], pace=PACE))
            cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies(made.table).items())
        for seat in (0, 1, -1):
            name = f"{self.number}-{len(self.tables)}-{seat}"
            self.people.append(Person(self.addresses, made.table, seat, cookies, name))
        self.tables.append(made.table)
        for player in self.present[:2]:
            await player.command("ready", nonce=f"{self.number:064x}")

    async def _go_on(self, person: Person) -> None:
        while not self.resting:
            await person.connected()
            if person.line.over:
                return
            if person.line.seat >= 0 and person.line.is_dealt():
                await (person.talk() if person.chance.random() < 0.2 else person.act())
            await asyncio.sleep(person.chance.random() * 0.02)

    async def part(self) -> None:
        for person in self.people:
            await person.line.close()


# -- afterwards


async def check_logs(address: str, parties: list[Party]) -> None:
    """Whatever was acknowledged stands once in the stored log, whatever was refused nowhere; and the log leads to the
    same room with and without a snapshot, and to the checksums that are noted in it."""
    async with running(open_store(address)) as store:
        for party in parties:
            for number, table in enumerate(party.tables):
                raw = await store.read(table)
                _check_ledgers(party.people[number * 3 : number * 3 + 3], Counter(log.decode(line).id for line in raw))
                rooms = [Room.load(table, raw, snapshot) for snapshot in (None, await store.snapshot(table))]
                _check_rooms(*rooms)


def _check_ledgers(people: list[Person], stored: Counter[str]) -> None:
    del stored[""]  # what the table did by itself
    said = {name: do for person in people for name, do in person.done.items()}
    assert set(stored.values()) == {1}, "carried out twice"
    assert set(stored) <= set(said), "carried out although it was refused"
    idle = ("away", "back", "order")  # what is so already leaves no entry
    lost = [f"{name} {do}" for name, do in said.items() if name not in stored and do not in idle]
    assert not lost, "acknowledged and lost"


def _check_rooms(replayed: Room, recalled: Room) -> None:
    words = words_for("en", "abyss")
    for viewer in replayed.viewers():
        shown = [updates.update(room, viewer, words, 0, 0, 0) for room in (replayed, recalled)]
        assert shown[0] == shown[1]
    assert replayed.playing.state.checksum() == recalled.playing.state.checksum()
    if not replayed.sealed:  # answers that wait are in the log and in the state, but not yet in the record
        record = replayed.playing.record
        assert record.state(replayed.playing.game).checksum() == recalled.playing.state.checksum()
