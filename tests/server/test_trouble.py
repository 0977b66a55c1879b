"""A full disk, a database that is gone, a server told to stop: a sentence, nothing by halves, and play goes on."""

import asyncio
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bathysphere.server.table_info import words_for
from bathysphere.store import Append, StoreFailed, open_store
from bathysphere.store.postgres import PostgresStore
from bathysphere.tables import entries as log
from bathysphere.tables.commands import say
from support.servers.clients import Line, RequestRefused
from support.servers.forked_servers import Clock, ForkedServer
from support.servers.load_clients import Party, check_logs, insist
from support.servers.running import ServerProcess, run, served
from support.servers.scripted_table import PEOPLE, TABLE, VIEWERS, line_to, prepare, screen_of, settled
from support.stores.appends import full_disk, running
from support.stores.postgres import database
from support.stores.postgres import server as postgres

__all__ = ["database"]


def asked(lines: list[Line]) -> tuple[Line, dict[str, object]]:
    """Somebody who is asked, and the first answer that he could give."""
    for line in lines:
        if line.decision is not None and not line.decision.several:
            return line, {"question": line.decision.question, "choice": line.decision.options[0].choice}
    raise AssertionError("nobody is asked")


async def stored(address: str) -> Counter[str]:
    async with running(open_store(address)) as store:
        return Counter(log.decode(line).id for line in await store.read(TABLE))


def test_on_a_full_disk_nothing_happens_by_halves_and_the_table_goes_on_when_there_is_room(
    store: Path, tmp_path: Path
) -> None:
    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(str(store), clock)
        async with served(store, now=clock.now) as server:
            lines = [await line_to(server.address, viewer).open() for viewer in VIEWERS]
            line, answer = asked(lines)
            await line.command("say", text="hello")
            await settled(lines)
            before = [screen_of(each) for each in lines]
            with full_disk(store.with_name(f"{store.name}-wal").stat().st_size):
                for do, fields in (("answer", answer), ("say", {"text": "anybody here?"}), ("answer", answer)):
                    with pytest.raises(RequestRefused) as refused:
                        await line.command(do, id="again", **fields)
                    assert refused.value.code == "store_write"
                    assert refused.value.text == words_for(line.language, "abyss").error(StoreFailed("store_write"))
                await settled(lines)
                fresh = [await line_to(server.address, viewer, "fresh").open() for viewer in VIEWERS]
                assert [screen_of(each) for each in lines] == before == [screen_of(each) for each in fresh]
            await line.command("answer", id="again", **answer)
            await settled([*lines, *fresh])
            assert [screen_of(each) for each in lines] == [screen_of(each) for each in fresh] != before
            for each in (*lines, *fresh):
                await each.close()
        assert (await stored(str(store)))["again"] == 1

    run(play())


def test_when_the_database_is_gone_everybody_is_told_and_the_table_is_there_again_with_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several wait for the same table: whoever comes after the first failure must not go on with what is left."""
    monkeypatch.setattr("support.servers.running.open_store", lambda url: PostgresStore(url, patience=0.3))

    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(database, clock)
        async with served(database, now=clock.now) as server:
            lines = [await line_to(server.address, viewer).open() for viewer in VIEWERS]
            line, answer = asked(lines)
            before = [screen_of(each) for each in lines]
            postgres().stop()
            try:
                commands = [line.command("answer", id="answer", **answer)]
                commands += [each.command("say", id=f"say {each.seat}", text="hello?") for each in lines[:2]]
                met = await asyncio.gather(*commands, return_exceptions=True)
                assert all(isinstance(each, RequestRefused | ConnectionError) for each in met), met
                for each in lines:
                    await each.until_closed()
                    assert each.goodbye is not None
                    assert each.goodbye.code == "store_read"
                    assert each.goodbye.text.endswith(".")
                with suppress(ConnectionError):
                    await lines[0].open()
                assert lines[0].goodbye is not None
                assert lines[0].goodbye.code == "store_read"
            finally:
                postgres().start()
            for each in lines:
                await insist(each.open)
            assert [screen_of(each) for each in lines] == before
            await line.command("answer", id="answer", **answer)
            for each in lines:
                await each.close()
        assert (await stored(database))["answer"] == 1

    run(play())


def test_a_database_that_is_gone_for_a_moment_only_makes_a_wish_wait(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(database, clock)
        async with ForkedServer(database, clock) as one, ForkedServer(database, clock) as other:
            speaker, subscriber = await line_to(one.address, 0).open(), await line_to(other.address, 1).open()
            postgres().stop()
            saying = asyncio.create_task(speaker.command("say", text="still there?"))
            await asyncio.sleep(0.5)
            assert not saying.done()
            postgres().start()
            await saying
            await subscriber.until(lambda: len(subscriber.chat) == 1)
            for line in (speaker, subscriber):
                await line.close()

    run(play())


def test_a_server_that_is_told_to_stop_says_goodbye_and_goes_on_where_it_stopped(store: Path) -> None:
    async def play() -> None:
        async with ServerProcess(store) as server:
            parties = [Party(number, [server.address]) for number in range(2)]
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.live())
                while not all(party.people and party.people[-1].line.heard for party in parties):
                    await asyncio.sleep(0.05)
                for _ in range(2):
                    await asyncio.sleep(0.5)
                    lines = [person.line for party in parties for person in party.present]
                    heard = {line: len(line.heard) for line in lines}
                    assert await server.stop() in (0, -signal.SIGTERM)
                    await server.start()
                    for line in lines:
                        assert any('"stopping"' in raw for raw in line.heard[heard[line] :])
                for party in parties:
                    party.resting = True
            for party in parties:
                for person in party.present:
                    await person.agrees()
                await party.part()
        await check_logs(str(store), parties)

    run(play())


def test_whoever_waited_while_a_table_was_dropped_does_not_go_on_with_what_is_left_of_it(
    store: Path, tmp_path: Path
) -> None:
    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(str(store), clock)
        async with served(store, now=clock.now) as server:
            lines = [await line_to(server.address, seat).open() for seat in PEOPLE]
            fail_once(server.hub.store)
            saying = [line.command("say", id=f"{line.seat}", text="hello?") for line in lines]
            met = await asyncio.gather(*saying, return_exceptions=True)
            assert all(isinstance(each, ConnectionError) for each in met), met
            for line in lines:
                await line.open()
                assert line.chat == []
            for line in lines:
                await line.command("say", id=f"{line.seat}", text="hello!")
            await settled(lines)
            for line in lines:
                assert [said.text for said in line.chat] == ["hello!", "hello!"]
                await line.close()

    run(play())


def test_what_was_begun_is_finished_and_told_though_whoever_asked_has_gone(store: Path, tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock(tmp_path / "clock")
        await prepare(str(store), clock)
        async with served(store, now=clock.now) as server:
            line = await line_to(server.address, 1).open()
            slow_down(server.hub.store)
            table = await server.hub.open(TABLE)
            saying = asyncio.create_task(server.hub.change(table, lambda room, now: say(room, 0, "hello", now)))
            await asyncio.sleep(0.05)
            saying.cancel()
            await line.until(lambda: len(line.chat) == 1)
            await line.close()

    run(play())


def slow_down(store: Any) -> None:
    """Appends take a while, and are written even if nobody waits for them any more."""
    append = store.append

    async def later(what: Append) -> bool:
        await asyncio.sleep(0.2)
        return bool(await append(what))

    store.append = lambda what: asyncio.shield(asyncio.create_task(later(what)))


def fail_once(store: Any) -> None:
    """The next append fails, slowly, and the reading after it too; then everything works again."""
    append, read = store.append, store.read

    async def failing_append(what: Append) -> bool:
        store.append = append
        store.read = failing_read
        await asyncio.sleep(0.1)
        raise StoreFailed("store_write")

    async def failing_read(table: str, after: int = 0) -> list[bytes]:
        store.read = read
        raise StoreFailed("store_read")

    store.append = failing_append
