"""`kill -9` after things that the server acknowledged (with more effort after every single one), and at random moments:
nothing is lost."""

import asyncio
import random
from pathlib import Path

import pytest

from support.effort import EFFORT, FULL, ROTATION, volume
from support.servers.forked_servers import Clock, ForkedServer
from support.servers.load_clients import Party, Person, check_logs
from support.servers.running import run
from support.servers.scripted_table import VIEWERS, Script, line_to, prepare, screen_of, settled, undisturbed
from support.stores.postgres import database

__all__ = ["database"]

KILLS = volume(full=24, quick=8)
EVERY = max(1, (6 if FULL else 30) // EFFORT)
KILL_AFTER = {
    "sqlite": range(ROTATION % EVERY, 10_000, EVERY),
    "postgresql": range((ROTATION + EVERY // 2) % EVERY, 10_000, EVERY),
}
"""The numbers of the acknowledged wishes after which each store's server is killed."""
PARTIES = 3
ROUNDS = 4
MOST_ROUNDS = 24
"""A loaded machine gets less done in a round, and goes on until enough was."""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("database"))


def test_killed_after_acknowledged_wishes_of_a_whole_game(address: str, tmp_path: Path) -> None:
    """Every picture after every restart, up to the result, is that of a game in which nobody was killed."""
    seen = undisturbed()
    kill_after = KILL_AFTER[address.partition(":")[0]]

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(address, clock)
        async with ForkedServer(address, clock) as server:
            lines = [await line_to(server.address, viewer).open() for viewer in VIEWERS]
            script = Script(lines, clock)

            async def kill() -> None:
                number = len(script.done) - 1
                if not script.done[-1] or number not in kill_after:
                    await settled(lines)
                    return
                await server.kill_and_restart()
                for line in lines:
                    await line.open()
                assert [screen_of(line) for line in lines] == seen[number], f"after step {number}, {script.done[-1]}"
                one_of_them = lines[number % len(lines)]
                fresh = await line_to(server.address, one_of_them.seat).open()
                assert screen_of(fresh) == screen_of(one_of_them)
                await fresh.close()

            await script.play(kill)
            assert [screen_of(line) for line in lines] == seen[-1]
            assert len(script.done) == len(seen)
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
            for number in range(MOST_ROUNDS):
                if number >= ROUNDS and done_enough(everybody(parties)):
                    break
                await kill_again_and_again(server, parties)
                for party in parties:
                    for person in party.present:
                        await person.agrees()
            for party in parties:
                await party.part()
        await check_logs(address, parties)
        return everybody(parties)

    assert done_enough(run(play()))


def everybody(parties: list[Party]) -> list[Person]:
    return [person for party in parties for person in party.people]


def done_enough(people: list[Person]) -> bool:
    """Wishes of each kind were carried out, and some had to be said again."""
    done = {do for person in people for do in person.done.values()}
    return {"answer", "say", "order"} <= done and any(person.said_again for person in people)
