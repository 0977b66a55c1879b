"""People around one table, moved on one answer at a time to the moment that a test is about."""

import asyncio
import random
from collections.abc import Callable, Sequence

from support.servers.clients import WAIT_SECONDS, Line


class Clock:
    """A server's time, which stands still until a test moves it."""

    def __init__(self, start: int = 1_800_000_000_000) -> None:
        self.ms = start

    def __call__(self) -> int:
        return self.ms

    def forward(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


async def until(true: Callable[[], object], seconds: float = WAIT_SECONDS) -> None:
    """Waits for what happens in its own time. Others get their turn even if it is true at once: whoever asks again and
    again must not keep the news from coming that would change it."""
    async with asyncio.timeout(seconds):
        await asyncio.sleep(0)
        while not true():
            await asyncio.sleep(0.002)


def question(line: Line) -> int:
    number: int = line.play.view["question"]
    return number


def is_quiet(lines: Sequence[Line]) -> bool:
    """Whether all see the same moment and somebody is asked, or the game is over."""
    if len({question(line) for line in lines}) > 1 or len({line.play.answers for line in lines}) > 1:
        return False
    return any(line.decision is not None for line in lines) or all(line.over for line in lines)


async def play_until(lines: Sequence[Line], true: Callable[[], object], seed: int = 1) -> None:
    """Everybody answers at random, one after the other, until the condition holds at a quiet moment."""
    chance = random.Random(seed)
    while True:
        await until(lambda: is_quiet(lines))
        if true():
            return
        asked = [line for line in lines if line.decision is not None]
        assert asked, "the game ended before the moment came"
        await asked[0].answer_somehow(chance)


def asked_in_window(lines: Sequence[Line], number: int = 1) -> bool:
    """Whether a window is open to so many of them."""
    return sum(line.decision is not None and line.decision.window for line in lines) >= number


def asked(lines: Sequence[Line]) -> Line:
    """The one of whom the table waits."""
    return next(line for line in lines if line.decision is not None)


def somebody(lines: Sequence[Line], what: str) -> Line | None:
    """Whoever is offered `can_step_back` or `can_ask_take_back`."""
    return next((line for line in lines if getattr(line.play, what)), None)
