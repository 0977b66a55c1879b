"""`kill -9` after every single thing that the server acknowledged, and at random moments: nothing is lost.

With KILLS=200 in the environment the second kind takes longer and shows more.
"""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bathysphere.server import pictures
from bathysphere.store import open_store
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from support.clients import Line
from support.crowd import Party, Person
from support.nursery import Clock, ForkedServer
from support.postgres import database
from support.scripted import Script, line_to, picture, prepare, settled
from support.server import run, served
from support.stores import running

__all__ = ["database"]

Pictures = list[dict[str, Any]]

KILLS = int(os.environ.get("KILLS", "100"))
PARTIES = 3
ROUNDS = 4

SEED = 9
"""One of the shorter games of the script."""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("database"))


def lines_to(address: str) -> list[Line]:
    return [line_to(address, seat) for seat in (0, 1, -1)]


async def undisturbed(folder: Path) -> tuple[list[Pictures], Pictures]:
    """The scripted game as it goes when nobody disturbs it: everybody's pictures after each wish, and at the end."""
    clock = Clock(folder / "clock")
    store = folder / "undisturbed.db"
    await prepare(str(store), clock)
    seen: list[Pictures] = []
    async with served(store, now=clock.now) as server:
        lines = lines_to(server.address)
        for line in lines:
            await line.open()

        async def note() -> None:
            await settled(lines)
            seen.append([picture(line) for line in lines])

        await Script(lines, clock, SEED).play(note)
        for line in lines:
            await line.close()
    return seen, [picture(line) for line in lines]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Pictures], Pictures]:
    return run(undisturbed(tmp_path_factory.mktemp("undisturbed")))


def test_killed_after_each_acknowledged_wish_of_a_whole_game(
    address: str, tmp_path: Path, expected: tuple[list[Pictures], Pictures]
) -> None:
    """Every picture after every restart, and the result, are those of a game in which nobody was killed."""
    seen, end = expected

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(address, clock)
        async with ForkedServer(address, clock) as server:
            lines = lines_to(server.address)
            for line in lines:
                await line.open()
            script = Script(lines, clock, SEED)

            async def kill() -> None:
                number = len(script.done) - 1
                await server.kill_and_restart()
                for line in lines:
                    await line.open()
                assert [picture(line) for line in lines] == seen[number], f"after wish {number}, {script.done[-1]}"
                stranger = lines[number % len(lines)]
                fresh = await line_to(server.address, stranger.seat).open()
                assert picture(fresh) == picture(stranger)
                await fresh.close()

            await script.play(kill)
            assert len(script.done) == len(seen)
            assert [picture(line) for line in lines] == end
            for line in lines:
                await line.close()

    run(play())


# -- random moments


def test_killed_at_random_moments_while_several_tables_are_played(address: str) -> None:
    """Clients come back by themselves and say again whatever got no reply."""
    chance = random.Random(address.partition(":")[0])

    async def kill_again_and_again(server: ForkedServer, parties: list[Party]) -> None:
        async with asyncio.TaskGroup() as group:
            for party in parties:
                party.resting = False
                group.create_task(party.live())
            for _ in range(KILLS // ROUNDS):
                await asyncio.sleep(chance.random() * 0.3)
                await server.kill_and_restart()
            for party in parties:
                party.resting = True

    async def play() -> list[Person]:
        async with ForkedServer(address) as server:
            parties = [Party(number, [server.address]) for number in range(PARTIES)]
            for _ in range(ROUNDS):
                await kill_again_and_again(server, parties)
                for party in parties:
                    for person in party.present:
                        await person.agrees()
            for party in parties:
                await party.part()
        await check_logs(address, parties)
        return [person for party in parties for person in party.people]

    people = run(play())
    wishes = Counter(do for person in people for do in person.done.values())
    print(wishes, Counter(code for person in people for code in person.refused.values()))
    assert sum(person.said_again for person in people) > 0
    assert {"answer", "say", "order", "step_back"} <= set(wishes)


async def check_logs(address: str, parties: list[Party]) -> None:
    """Whatever was acknowledged stands once in the stored log, whatever was refused nowhere; and the log leads to the
    same room with and without a snapshot, and to the checksums that are noted in it."""
    async with running(open_store(address)) as store:
        for party in parties:
            for number, table in enumerate(party.tables):
                raw = await store.read(table)
                check_ledgers(party.people[number * 3 : number * 3 + 3], Counter(log.decode(line).id for line in raw))
                rooms = [Room.load(table, raw, snapshot) for snapshot in (None, await store.snapshot(table))]
                check_rooms(*rooms)


def check_ledgers(people: list[Person], stored: Counter[str]) -> None:
    del stored[""]  # what the table did by itself
    said = {name: do for person in people for name, do in person.done.items()}
    assert set(stored.values()) == {1}, "carried out twice"
    assert set(stored) <= set(said), "carried out although it was refused"
    lost = [f"{name} {do}" for name, do in said.items() if name not in stored and do not in ("away", "back")]
    assert not lost, "acknowledged and lost"


def check_rooms(replayed: Room, recalled: Room) -> None:
    words = pictures.words_for("en", "abyss")
    for viewer in replayed.viewers():
        shown = [pictures.update(room, viewer, words, 0, 0, 0) for room in (replayed, recalled)]
        assert shown[0] == shown[1]
    record = replayed.playing.record
    assert record.state(replayed.playing.game).checksum() == recalled.playing.state.checksum()
