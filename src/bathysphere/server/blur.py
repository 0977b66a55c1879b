"""A wait by chance before whatever anybody may ask at any time, so that no stopwatch reads what the process is doing.

Requests of one process share its event loop: while an answer that somebody gives in secret is looked at and stored,
every other request is a little slower, and whoever asks often enough would see when that happens. A wait that is much
longer than this work, and has nothing to do with it, hides it.
"""

import asyncio
from random import SystemRandom

LONGEST = 0.012
"""Seconds. An answer keeps the loop busy for less than a thousandth of a second at a time."""

_chance = SystemRandom()


async def blur() -> None:
    await asyncio.sleep(LONGEST * _chance.random())
