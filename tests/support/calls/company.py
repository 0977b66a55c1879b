"""People at a table who want to be called, and the time that passes for them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bathysphere.server.calls.service import CallOptions
from support.calls.receivers import Receiver, receiver
from support.servers.clients import Browser, Line, browsers
from support.servers.running import Running, served

PRIVATE = CallOptions(private=True)


class Time:
    """A wall clock that a test moves."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def go_on(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


@asynccontextmanager
async def company(
    store: Path, number: int = 2, language: str = "en", calls: CallOptions = PRIVATE
) -> AsyncIterator[tuple[Running, list[Browser], Receiver, Time]]:
    """A server, so many people at it, and a receiver of what they are sent."""
    time = Time()
    async with (
        served(store, now=time, calls=calls) as server,
        browsers(server.address, number, language) as people,
        receiver() as there,
    ):
        yield server, people, there, time


async def sit(people: list[Browser], **settings: Any) -> str:
    """A table at which all sit; the game is not dealt yet."""
    made = await people[0].create("Ada", len(people), **settings)
    for browser, name in zip(people[1:], ("Bela", "Cyril", "Dora"), strict=False):
        await browser.claim(made.table, name, invite=made.invite)
    return made.table


async def deal(people: list[Browser], table: str) -> list[Line]:
    lines = [await browser.line(table, seat) for seat, browser in enumerate(people)]
    for line in lines:
        await line.ready()
    for line in lines:
        await line.until(line.is_dealt)
    return lines


async def call_me(browser: Browser, address: str, *tables: str, **how: Any) -> Any:
    """Where to call somebody, and for which tables."""
    added = await browser.post("/calls/webhook", address=address, **how)
    for table in tables:
        await browser.post(f"/tables/{table}/calls", on=True)
    return added


def asked(lines: list[Line]) -> Line:
    return next(line for line in lines if line.decision is not None)


async def answer_once(line: Line) -> None:
    assert line.decision is not None
    question = line.decision.question
    await line.answer(line.decision.options[0].choice)
    await line.until(lambda: line.decision is None or line.decision.question != question)
