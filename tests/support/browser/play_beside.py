"""A stretch of a game over a line of the same seat, beside the browser: what a page would draw a hundred times over."""

import asyncio
import itertools
import random
import threading
import time
from collections.abc import Callable
from typing import Any

from support.browser.guest import GAME_SECONDS, PAUSE, STEP, Guest
from support.servers.clients import Line

Until = Callable[[Line], object]
Choose = Callable[[Line], list[Any] | None]
"""What to answer; None: anything."""

_numbers = itertools.count()


def never(line: Line) -> bool:
    return False


def anything(line: Line) -> None:
    return None


def play_beside(guest: Guest, until: Until = never, choose: Choose = anything) -> None:
    """Plays for a guest who has been dealt in, until something holds or the game is over. Meanwhile the page shows
    nothing; afterwards it stands at the table again, as for anybody who comes back."""
    end = time.monotonic() + 2 * STEP / 1000
    while not guest.view:
        assert time.monotonic() < end, f"nothing is dealt at {guest.page.url}"
        guest.page.wait_for_timeout(PAUSE)
    table, seat = guest.table, guest.seat
    guest.page.goto("about:blank")
    play_at(guest, table, until, choose, seat)
    guest.update = {}
    guest.page.goto(f"{guest.address}/t/{table}")
    guest.page.locator(".prompt, section.end").first.wait_for(timeout=2 * STEP)


def play_at(guest: Guest, table: str, until: Until = never, choose: Choose = anything, seat: int = 0) -> Line:
    """The same at a table that no page shows, from its beginning or from where it stands; the line, closed."""
    cookies = guest.context.cookies(f"{guest.address}/api/tables/{table}/socket")
    token = next(each["value"] for each in cookies if each["name"] == f"seat-{seat}")
    line = Line(guest.address, table, seat, f"seat-{seat}={token}", "en", f"beside {next(_numbers)}")
    chance = random.Random(guest.random.random())

    async def play() -> None:
        await line.open()
        if not line.is_dealt():
            await line.ready()
            await line.until(line.is_dealt)
        async with asyncio.timeout(GAME_SECONDS):
            await line.play_on(chance, lambda: until(line), lambda: choose(line))
        await line.close()

    _in_another_thread(play)
    return line


def _in_another_thread(work: Callable[[], Any]) -> None:
    """Because the loop of this one is Playwright's."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
