"""Two processes serve one table. The one that was slower reads what the other stored and nothing else, and goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec
import pytest

from bathysphere.engine import Chance, any_answer, stream
from bathysphere.server.limits import Limits
from bathysphere.store.base import Append, StoreFailed
from bathysphere.tables import entries as log
from support.rooms import everything
from support.servers.hubs import TABLE, Company
from support.servers.virtual_time import run_virtually
from support.stores.memory_store import MemoryStore

LIFTED = Limits(**{name: 0 for name in Limits.__struct_fields__ if name.endswith("_per_second")})


class SharedStore(MemoryStore):
    """Counts what is read. Whoever appends may find that `first` has just happened."""

    shared: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.read_entries = self.read_snapshots = 0
        self.first: Callable[[], Awaitable[Any]] | None = None
        self.fails: list[bool] = []
        """Of the next appends: whether they are stored before the connection breaks off."""

    async def append(self, what: Append) -> bool:
        first, self.first = self.first, None
        if first is not None:
            await first()
        if self.fails:
            if self.fails.pop(0):
                assert await super().append(what)
            raise StoreFailed("store_unknown")
        return await super().append(what)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        found = await super().read(table, after)
        self.read_entries += len(found)
        return found

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        self.read_snapshots += 1
        return await super().snapshot(table)


async def late_in_a_game(*bots: str | None) -> tuple[SharedStore, Company, Company]:
    """Two processes that have both followed a table until many entries were stored."""
    store = SharedStore()
    one = await Company(LIFTED, store).dealt(*bots, pace=0)
    chance = Chance(stream(bytes(32), "races"))
    while len(store.entries[TABLE]) < 150:
        await answers(one, chance)
    two = await one.elsewhere(LIFTED)
    two.commanded = 100_000
    store.read_entries = store.read_snapshots = 0
    return store, one, two


async def answers(company: Company, chance: Chance) -> None:
    """Somebody who is asked answers; else the table does something by itself."""
    room = company.room
    asked = [seat for seat in range(len(room.seats)) if room.decision(seat) is not None and seat not in room.sealed]
    people = [seat for seat in asked if room.seats[seat].state == "present"]
    if not people:
        await asyncio.sleep(0.1)
    for seat in people[:1]:
        choice = any_answer(room.decision(seat), chance)
        assert await company.command(company.line(seat), "answer", question=room.playing.question, choice=choice) == ""


def check(store: SharedStore, *companies: Company) -> None:
    """Nobody knows anything else than what is stored."""
    raw = store.entries[TABLE]
    for company in companies:
        room = company.room
        assert room.number == company.served.stored.number == len(raw)
        stored = room.load(TABLE, raw)
        stored.least_pace = room.least_pace
        assert everything(room) == everything(stored)


def said(store: SharedStore) -> list[str]:
    return [entry.text for entry in map(log.decode, store.entries[TABLE]) if isinstance(entry, log.Said)]


def test_whoever_lost_a_race_reads_only_what_is_new():
    async def play() -> None:
        store, one, two = await late_in_a_game(None, None, None)
        chance = Chance(stream(bytes(32), "more"))
        for number in range(12):
            store.first = lambda number=number: two.command(two.line(1), "say", text=f"two {number}")
            before, stored = store.read_entries, len(store.entries[TABLE])
            if number % 2:
                await answers(one, chance)
            else:
                assert await one.command(one.line(0), "say", text=f"one {number}") == ""
            assert len(store.entries[TABLE]) - stored >= 2, "one of them was not carried out"
            assert store.read_entries - before == 1, "more was read than the other process stored"
            await two.hub._catch_up(two.served)
            check(store, one, two)
        assert store.read_snapshots == 0
        assert said(store) == [f"{who} {number}" for number in range(12) for who in ("two", "one")[: 2 - number % 2]]

    run_virtually(play())


def test_bots_that_are_due_in_two_processes_act_once():
    async def play() -> None:
        store, one, two = await late_in_a_game(None, "thoughtful", "thoughtful")
        await one.comes(0)
        await two.comes(-1)
        chance = Chance(stream(bytes(32), "bots"))
        for _ in range(60):
            await answers(one, chance)
            await asyncio.sleep(1)
            for company in (one, two):
                await company.hub._catch_up(company.served)
            check(store, one, two)
        assert store.read_snapshots == 0

    run_virtually(play())


def test_what_somebody_saw_while_it_was_written_is_not_taken_for_what_came_instead():
    """An order is private, so others are shown the table while it is stored; what they are told is kept by the number
    of the entry, and here another process wins that number."""

    async def play() -> None:
        store, one, two = await late_in_a_game(None, None, None)
        watcher = await one.comes(-1)

        async def first() -> None:
            async with one.hub.looking(one.served, -1):
                one.hub.show(one.served, watcher)
            await answers(two, Chance(stream(bytes(32), "instead")))

        store.first = first
        assert await one.command(one.line(0), "order", orders={"on": True, "fits": "buy"}) == ""
        check(store, one)
        assert [type(log.decode(raw)) for raw in store.entries[TABLE][-2:]] == [log.Answered, log.Ordered]
        *_, latest = [msgspec.json.decode(watcher.waiting.get_nowait() or b"") for _ in range(watcher.waiting.qsize())]
        assert latest["play"]["answers"] == one.room.playing.answers

    run_virtually(play())


@pytest.mark.parametrize("was_stored", [True, False])
def test_whether_it_was_stored_when_the_connection_broke_off_is_read_from_the_log(was_stored):
    async def play() -> None:
        store, one, two = await late_in_a_game(None, None)
        store.fails = [was_stored]
        with pytest.raises(StoreFailed):
            await one.hub.change(one.served, lambda room, now: [log.Said(at=now, seat=0, text="hello", by="person")])
        check(store, one)
        assert store.read_entries == was_stored
        assert store.read_snapshots == 0
        assert said(store) == ["hello"] * was_stored
        assert await one.command(one.line(0), "say", text="again") == ""
        await two.hub._catch_up(two.served)
        check(store, one, two)

    run_virtually(play())
