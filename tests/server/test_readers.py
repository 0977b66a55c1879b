"""Whoever only looks never waits for what somebody does: no stopwatch tells that there was an answer in secret."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bathysphere.server.blur import LONGEST, blur
from bathysphere.store import Append
from support.servers.clients import Browser, Line, browsers, seated
from support.servers.one_table import asked_in_window, play_until, until
from support.servers.running import Running, awaited, served


@asynccontextmanager
async def stuck_store(server: Running, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Nothing is written until the end of it."""
    keep, go_on = server.hub.store.append, asyncio.Event()

    async def slow(what: Append) -> bool:
        await go_on.wait()
        return await keep(what)

    monkeypatch.setattr(server.hub.store, "append", slow)
    try:
        yield
    finally:
        go_on.set()
        monkeypatch.setattr(server.hub.store, "append", keep)


async def look(browser: Browser, table: str) -> list[Any]:
    async with asyncio.timeout(10):
        return [
            await browser.get(f"/tables/{table}"),
            await browser.get(f"/tables/{table}/mine"),
            await browser.get(f"/tables/{table}/frames", **{"from": 0, "count": 60}),
        ]


async def sealed_by(lines: list[Line]) -> Line:
    """A window is open, and somebody may answer it in secret."""
    await play_until(lines, lambda: asked_in_window(lines, 2))
    return next(line for line in lines if line.decision is not None)


@awaited
async def test_who_looks_at_a_table_asks_only_a_store_that_others_write_to(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await seated(people)
        read, asked = server.hub.store.read, []

        async def noted(table: str, after: int = 0) -> list[bytes]:
            asked.append(table)
            return await read(table, after)

        monkeypatch.setattr(server.hub.store, "read", noted)
        await look(eve, lines[0].table.id)
        assert bool(asked) == server.hub.store.shared


@awaited
async def test_who_looks_at_a_table_does_not_wait_for_its_lock(store):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as eve:
        lines = await seated(people)
        await sealed_by(lines)
        table = lines[0].table.id
        async with server.hub.served[table].lock:
            shown = await look(eve, table)
        assert shown == await look(eve, table)


@awaited
async def test_who_looks_sees_what_is_stored_and_nothing_that_is_on_its_way(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as eve:
        lines = await seated(people, pace=0)
        await play_until(lines, lambda: lines[0].play.answers > 10 and not asked_in_window(lines))
        table = lines[0].table.id
        before = await look(eve, table)
        async with stuck_store(server, monkeypatch):
            speaker = next(line for line in lines if line.decision is not None)
            answering = asyncio.create_task(speaker.answer_somehow(random.Random(1)))
            await until(lambda: server.hub.served[table].writing)
            assert server.hub.served[table].room.playing.answers > before[2]["total"]
            assert await look(eve, table) == before
        await answering
        assert (await look(eve, table))[2]["total"] > before[2]["total"]


@awaited
async def test_who_comes_to_watch_does_not_wait_for_an_answer_in_secret(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 3) as people, Browser(server.address) as eve:
        lines = await seated(people, pace=5000)
        speaker = await sealed_by_all_but_time(lines)
        table = lines[0].table.id
        calm = await eve.line(table)
        async with stuck_store(server, monkeypatch):
            answering = asyncio.create_task(speaker.answer_somehow(random.Random(1)))
            await until(lambda: server.hub.served[table].writing)
            async with asyncio.timeout(10):
                watching = await eve.line(table)
            assert watching.play == calm.play
            assert watching.log == calm.log
        await answering


async def sealed_by_all_but_time(lines: list[Line]) -> Line:
    """At a pace at which no window closes before a test is over."""
    chance = random.Random(2)
    while True:
        await until(lambda: any(line.decision is not None for line in lines))
        if asked_in_window(lines, 2):
            return next(line for line in lines if line.decision is not None)
        await next(line for line in lines if line.decision is not None).answer_somehow(chance)
        await asyncio.sleep(0.05)


@awaited
async def test_whatever_anybody_may_ask_at_any_time_is_answered_after_a_wait_by_chance(store, monkeypatch):
    waits: list[str] = []
    for place in ("app", "gate"):

        async def noted(place: str = place) -> None:
            waits.append(place)

        monkeypatch.setattr(f"bathysphere.server.{place}.blur", noted)
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await seated(people)
        table = lines[0].table.id
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/frames?from=0&count=1", "/api/games", "/"):
            waits.clear()
            await eve.http.get(path)
            assert (path, waits) == (path, ["app"])
        for line in (lines[0], await eve.line(table)):
            waits.clear()
            heard = len(line.heard)
            await line.send(do="ping")
            await line.until(lambda line=line, heard=heard: len(line.heard) > heard)
            assert waits == ["gate"]
        waits.clear()
        assert await (await eve.line(table)).refused("ready", nonce="00" * 32) == "only_watching"
        assert waits == ["gate"]
        waits.clear()
        await lines[0].command("say", text="hello")
        assert waits == []


@awaited
async def test_a_wait_by_chance_is_never_the_same_and_never_long(monkeypatch):
    asked: list[float] = []

    async def noted(delay: float) -> None:
        asked.append(delay)

    monkeypatch.setattr(asyncio, "sleep", noted)
    for _ in range(200):
        await blur()
    monkeypatch.undo()
    assert len(set(asked)) == len(asked) == 200
    assert 0 <= min(asked) < LONGEST / 10
    assert LONGEST * 9 / 10 < max(asked) <= LONGEST
