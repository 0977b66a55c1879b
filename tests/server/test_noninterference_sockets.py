"""As test_noninterference.py, with less variety and nothing left out: two servers, real sockets, real stores."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, Chance, State, open_questions, stream
from bathysphere.server.table_info import listed
from bathysphere.store import Append, Summary
from bathysphere.tables import automatic
from bathysphere.tables.room import Room, Snapshot
from support.rooms import Kept
from support.secrecy.paired_worlds import Pair, World
from support.secrecy.per_game import SECRECY, Secrecy
from support.servers.clients import Line
from support.servers.one_table import Clock, until
from support.servers.running import Running, awaited, served

GAMES = {"abyss": 20, "thing": 8, "unfathomable": 6, "cryptids": 6}
ANSWERS = 12


class Wired(World):
    """A world behind a server: what was sent is what arrived at the viewer's end of the line."""

    def __init__(self, viewer: int, server: Running, table: str) -> None:
        self.viewer = viewer
        self.server = server
        self.table = table
        self.lines: dict[int, Line] = {}
        self.read = 0

    async def begin(self, kept: Kept, state: State) -> None:
        """Stores the table with this state as its snapshot, and opens a line for everybody."""
        room, raw = kept.room, tuple(kept.raw)
        body = msgspec.json.encode(listed(room))
        summary = Summary(self.table, room.settings.game, room.status, False, body, None, room.changed)
        snapshot = msgspec.json.encode(Snapshot(state.dump(), room.playing.skipped))
        assert await self.server.hub.store.append(Append(self.table, 0, raw, summary, snapshot))
        for seat in {*kept.tokens, self.viewer}:
            cookies = f"seat-{seat}={kept.tokens[seat]}" if seat >= 0 else ""
            line = Line(self.server.address, self.table, seat, cookies, "uk", f"person {seat}")
            self.lines[seat] = await line.open()

    @property
    def room(self) -> Room:
        return self.server.hub.served[self.table].room

    def waits_for_people(self) -> bool:
        """With everything stored and told."""
        return automatic.due(self.room) is None and not self.server.hub.served[self.table].lock.locked()

    async def quiet(self) -> None:
        """Until the table waits for people, and the viewer has all that was sent to him."""
        await until(self.waits_for_people)
        line, before = self.lines[self.viewer], self.read
        await line.send(do="ping")
        await line.until(lambda: any('"pong"' in raw for raw in line.heard[before:]))

    def sent(self) -> list[Any]:
        heard = self.lines[self.viewer].heard
        found, self.read = heard[self.read :], len(heard)
        return found

    def listed(self) -> None:
        """Lists are compared in the larger test."""

    def called(self) -> list[Any]:
        """Calls too: the store of a server keeps them for its outbox."""
        return []


def a_table(secrecy: Secrecy, number: int, chance: Chance) -> Kept:
    """People only: in real time bots would answer while the lines are still being opened."""
    kept = Kept(*[None] * secrecy.seats[number % len(secrecy.seats)], game=secrecy.game, pace=0)
    kept.room.secret = f"socket {number}"
    kept.begin().by_chance(20 + chance.below(50), chance, secrecy.pick)
    return kept if kept.room.status == "playing" else a_table(secrecy, number + len(secrecy.seats), chance)


async def one_game(secrecy: Secrecy, number: int, servers: list[Running], seen: Counter[str]) -> None:
    random, chance = Random(number), Chance(stream(bytes(32), f"sockets {number}"))
    kept = a_table(secrecy, number, chance)
    state = kept.room.playing.state
    viewer = random.choice([*kept.tokens, SPECTATOR])
    while any(each.picks is not None for each in open_questions(state)) or kept.room.snapshot() is None:
        kept.by_chance(1, chance, secrecy.pick)
        state = kept.room.playing.state
    other = secrecy.exchanged(state, viewer, chance, piles=False)
    seen["differing"] += other.dump() != state.dump()
    worlds = [Wired(viewer, server, f"wired{number:03}") for server in servers]
    for world, its_state in zip(worlds, (state, other), strict=True):
        await world.begin(kept, its_state)
    pair = Pair(worlds[0], worlds[1], seen, secrecy)
    for _ in range(ANSWERS):
        await asyncio.gather(*[world.quiet() for world in worlds])
        pair.compare()
        missing = automatic.waited_for(worlds[0].room) if not pair.apart and worlds[0].room.status == "playing" else []
        choices = pair.alike(missing[0], chance) if missing else None
        if choices is None:
            break
        question = worlds[0].room.playing.question
        for world, choice in zip(worlds, choices, strict=True):
            await world.lines[missing[0]].command("answer", question=question, choice=choice)
        seen["answers"] += 1
        seen["other cards"] += choices[0] != choices[1]
    for world in worlds:
        for line in world.lines.values():
            await line.close()
    seen["games"] += 1


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_what_a_viewer_cannot_know_changes_nothing_of_what_arrives_at_his_socket(tmp_path: Path, game: str):
    seen: Counter[str] = Counter()
    clock = Clock()
    async with AsyncExitStack() as stack:
        stores = [tmp_path / name for name in ("here.db", "there.db")]
        servers = [await stack.enter_async_context(served(store, now=clock)) for store in stores]
        for number in range(GAMES[game]):
            await one_game(SECRECY[game], number, servers, seen)
            clock.forward(5)
    assert seen["games"] == GAMES[game]
    assert seen["differing"] > GAMES[game] * 3 // 4
    assert seen["answers"] > 3 * GAMES[game]
    assert seen["messages"] > 5 * GAMES[game]
    assert seen["other cards"] > GAMES[game] // 3 or not SECRECY[game].unseen_cards
