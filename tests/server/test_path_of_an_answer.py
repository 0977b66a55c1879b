"""How much of the program one answer runs through, from a client's message to what every seat is sent: whoever follows
it has to read these files. The games' own are not counted, nor what stands before the gate and behind the store."""

import asyncio
import sys
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest

import bathysphere
from bathysphere.engine import Chance, any_answer, stream
from bathysphere.server.gate import receive
from bathysphere.server.limits import Limits
from support.servers.hubs import Company
from support.servers.virtual_time import run_virtually

ROOT = Path(bathysphere.__file__).parent
LIFTED = Limits(**{name: 0 for name in Limits.__struct_fields__ if name.endswith("_per_second")})
LANGUAGES = ("en", "ru", "uk")
WARM_UP, TRACED = 5, 80
"""Games until most sentences have been said once, as on a server that runs; and answers that are looked at."""
MOST = {"abyss": 33, "thing": 24, "unfathomable": 25, "cryptids": 36}
"""In the middle; a new file on the way of every answer should be worth it. The aim is 25."""


class Trace:
    """Notes which functions are called; whoever traced before goes on afterwards."""

    def __init__(self) -> None:
        self.called: set[CodeType] = set()
        self._before = sys.gettrace()

    def __enter__(self) -> "Trace":
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._before)

    def _call(self, frame: FrameType, event: str, given: Any) -> None:
        self.called.add(frame.f_code)

    def files(self) -> set[str]:
        """Those of ours outside games/ in which a function was called."""
        paths = {Path(code.co_filename) for code in self.called if code.co_name != "<module>"}
        ours = {path.relative_to(ROOT) for path in paths if path.is_relative_to(ROOT)}
        return {str(path) for path in ours if path.parts[0] != "games"}


async def played(game: str, seed: str, answers: int, *, traced: bool) -> list[set[str]]:
    """The files of each answer of a game of four people, or nothing for each."""
    company = await Company(LIFTED).dealt(None, None, None, None, game=game, pace=0)
    lines = [await company.comes(seat) for seat in (0, 1, 2, 3, -1)]
    for number, line in enumerate(lines):
        line.language = LANGUAGES[number % 3]
    chance, found = Chance(stream(bytes(32), seed)), list[set[str]]()
    while len(found) < answers and company.room.status == "playing":
        room = company.room
        asked = [seat for seat in range(4) if room.decision(seat) is not None and seat not in room.sealed]
        if not asked:
            await asyncio.sleep(0.1)
        for seat in asked[:1]:
            choice = any_answer(room.decision(seat), chance)
            said = {"do": "answer", "id": f"{len(found)}", "question": room.playing.question, "choice": choice}
            trace = Trace()
            with trace if traced else nullcontext():
                await receive(company.hub, company.served, lines[seat], msgspec.json.encode(said))
            found.append(trace.files())
        for line in lines:
            while not line.waiting.empty():
                line.sent(line.waiting.get_nowait() or b"")
    return found


@pytest.mark.parametrize("game", MOST)
def test_an_answer_runs_through_few_files(game: str) -> None:
    for number in range(WARM_UP):
        run_virtually(played(game, f"before {number}", 300, traced=False))
    found: list[set[str]] = []
    for number in range(9):
        if len(found) < TRACED:
            found += run_virtually(played(game, f"game {number}", TRACED - len(found), traced=True))
    often = Counter(file for files in found for file in files)
    assert median(len(files) for files in found) <= MOST[game], sorted(often, key=lambda file: -often[file])
