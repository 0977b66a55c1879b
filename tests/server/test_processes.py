"""Two server processes on one PostgreSQL are one server to everybody: what one does, the other shows; one may die."""

import asyncio
import random
from pathlib import Path
from typing import Any

import psycopg

from support.effort import volume
from support.servers.clients import Browser, Line
from support.servers.forked_servers import Clock, ForkedServer
from support.servers.load_clients import Party, check_logs
from support.servers.running import run
from support.servers.scripted_table import PACE, VIEWERS, Script, line_to, prepare, screen_of, undisturbed
from support.stores.postgres import database

__all__ = ["database"]

KILLS = volume(full=16, quick=6)


async def opened(lines: list[Line]) -> list[Line]:
    for line in lines:
        await line.open()
    return lines


async def closed(lines: list[Line]) -> None:
    for line in lines:
        await line.close()


async def sees(line: Line, expected: dict[str, Any]) -> None:
    """Waits until a line shows exactly this."""
    try:
        await line.until(lambda: screen_of(line) == expected)
    except TimeoutError:
        assert screen_of(line) == expected


async def all_have(lines: list[Line], *, chat: int = 0, answers: int = 0) -> None:
    """Waits until everybody has got so far."""

    async def one(line: Line) -> None:
        await line.until(lambda: len(line.chat) >= chat and line.play.answers >= answers)

    await asyncio.gather(*map(one, lines))


def test_a_whole_game_looks_the_same_whichever_process_each_player_is_connected_to(
    database: str, tmp_path: Path
) -> None:
    """Step by step everybody sees what he would see with one process: nothing twice, nothing late, nothing else. Bots
    and windows are due in both processes at the same moment."""
    seen = undisturbed()

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(database, clock)
        async with ForkedServer(database, clock) as one, ForkedServer(database, clock) as other:
            ways = {0: (one, other), 1: (other, one), -1: (one, other)}
            here = await opened([line_to(ways[viewer][0].address, viewer) for viewer in VIEWERS])
            there = await opened([line_to(ways[viewer][1].address, viewer) for viewer in VIEWERS])
            script = Script(here, clock)

            async def compare() -> None:
                for line, expected in zip([*here, *there], seen[len(script.done) - 1] * 2, strict=True):
                    await sees(line, expected)

            await script.play(compare)
            assert len(script.done) == len(seen)
            await closed([*here, *there])

    run(play())


def test_people_at_two_processes_answer_and_talk_at_the_same_moment(database: str, tmp_path: Path) -> None:
    """None of them is turned away, and both processes tell the same story in the same order."""

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(database, clock)
        chance = random.Random(1)
        at_once = 0
        async with ForkedServer(database, clock) as one, ForkedServer(database, clock) as other:
            people = await opened([line_to(one.address, 0), line_to(other.address, 1)])
            watchers = await opened([line_to(one.address, -1), line_to(other.address, -1)])
            everybody = [*people, *watchers]
            while at_once < 3:
                asked = [line for line in people if line.decision is not None]
                choices = [await line.pick(chance) for line in asked]
                answers, chat = people[0].play.answers, len(people[0].chat)
                await asyncio.gather(
                    *(line.answer(choice) for line, choice in zip(asked, choices, strict=True)),
                    *(line.command("say", text=f"{line.seat} at {answers}") for line in people),
                )
                at_once += len(asked) > 1
                if all(line.decision is None for line in people):
                    clock.go_on(PACE)
                await all_have(everybody, chat=chat + 2, answers=answers + 1)
                await all_have(everybody, answers=max(line.play.answers for line in everybody))
            for line in people:
                assert line.chat == watchers[0].chat
            assert watchers[0].log == watchers[1].log
            await closed(everybody)

    run(play())


def test_either_process_may_be_killed_at_any_moment_and_the_other_goes_on(database: str) -> None:
    """Its clients go on at the other one at once; a process that starts later joins in."""
    chance = random.Random(1)

    async def play() -> None:
        servers = [ForkedServer(database), ForkedServer(database)]
        addresses = [server.address for server in servers]
        async with servers[0], servers[1]:
            parties = [Party(number, addresses) for number in range(2)]
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.live())
                for number in range(KILLS):
                    await asyncio.sleep(chance.random() * 0.3)
                    await servers[number % 2].kill()
                    await asyncio.sleep(chance.random() * 0.3)
                    await servers[number % 2].start()
                for party in parties:
                    party.resting = True
            for party in parties:
                for person in party.present:
                    for address in addresses:
                        await person.agrees(address)
                await party.part()
        await check_logs(database, parties)

    run(play())


def test_news_that_were_missed_while_the_database_hung_up_are_caught_up_with(database: str, tmp_path: Path) -> None:
    """The connections on which processes hear of each other are cut, again and again, and something happens at once."""

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(database, clock)
        async with ForkedServer(database, clock) as one, ForkedServer(database, clock) as other:
            speaker, *subscribers = await opened(
                [line_to(one.address, 0), line_to(other.address, 1), line_to(other.address, -1)]
            )
            for number in range(5):
                assert hang_up(database, "query LIKE 'LISTEN%'")
                await speaker.command("say", text=f"message {number}")
                await all_have(subscribers, chat=number + 1)
            # Every connection, in the middle of whatever it does.
            for number in range(5, 10):
                saying = asyncio.create_task(speaker.command("say", text=f"message {number}"))
                await asyncio.sleep(0.002 * number)
                hang_up(database, "application_name = 'bathysphere'")
                await saying
                await all_have(subscribers, chat=number + 1)
            assert [said.text for said in subscribers[0].chat] == [f"message {number}" for number in range(10)]
            await closed([speaker, *subscribers])

    run(play())


def hang_up(database: str, which: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}".encode()
        ).rowcount


def test_whoever_sits_down_at_one_process_may_speak_to_the_other_at_once(database: str) -> None:
    """A browser's requests and its line may reach different processes, before these have heard of each other."""

    async def play() -> None:
        async with (
            ForkedServer(database) as one,
            ForkedServer(database) as other,
            Browser(one.address) as maker,
            Browser(other.address) as watcher,
        ):
            made = await maker.create("Ada", 4)
            await watcher.line(made.table)  # from now on the other process has the table in its memory
            for seat, name in ((1, "Bela"), (2, "Cyril"), (3, "Dora")):
                async with Browser(one.address) as guest:
                    await guest.claim(made.table, name, invite=made.invite)
                    cookies = "; ".join(f"{key}={value}" for key, value in guest.cookies(made.table).items())
                line = await Line(other.address, made.table, seat, cookies, "en", name).open()
                assert line.table.seats[seat].name == name
                await line.close()

    run(play())


def test_the_record_of_a_game_over_two_processes_is_the_same_at_both(database: str) -> None:
    async def play() -> None:
        servers = [ForkedServer(database), ForkedServer(database)]
        async with servers[0], servers[1]:
            party = Party(1, [server.address for server in servers])
            async with asyncio.TaskGroup() as group:
                playing = group.create_task(party.live())
                while len(party.tables) < 2:
                    assert not playing.done()
                    await asyncio.sleep(0.05)
                party.resting = True
            await party.part()
            records = []
            for server in servers:
                async with Browser(server.address) as browser:
                    records.append((await browser.http.get(f"/api/tables/{party.tables[0]}/record")).content)
            assert records[0] == records[1]
            assert records[0].startswith(b'{"game":"abyss"')
        await check_logs(database, [party])

    run(play())
