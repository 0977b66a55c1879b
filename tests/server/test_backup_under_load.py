"""A backup made while people play, restored elsewhere: everything acknowledged before it is there, and no more than a
whole beginning of every table; records of all tables are accepted."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bathysphere.engine import Record
from bathysphere.games import game
from bathysphere.store import back_up, open_store, restore
from bathysphere.tables import entries as log
from bathysphere.tables.room import Room
from support.servers.forked_servers import ForkedServer
from support.servers.load_clients import Party
from support.servers.running import run
from support.stores.appends import running
from support.stores.postgres import database, fresh_database

__all__ = ["database"]

PARTIES = 3
BACKUPS = 4
IDLE = ("away", "back", "order")
"""What is so already leaves no entry."""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.db") if request.param == "sqlite" else str(request.getfixturevalue("database"))


def acknowledged(parties: list[Party]) -> dict[str, list[str]]:
    """By table: the commands that were answered until now."""
    found: dict[str, list[str]] = {}
    for party in parties:
        for number, table in enumerate(party.tables):
            people = party.people[number * 3 : number * 3 + 3]
            found[table] = [name for each in people for name, do in each.done.items() if do not in IDLE]
    return found


async def holds(place: str, promised: dict[str, list[str]], tmp_path: Path) -> int:
    """How many records were accepted."""
    accepted = 0
    async with running(open_store(place)) as store:
        for table, names in promised.items():
            raw = await store.read(table)
            stored = {log.decode(line).id for line in raw}
            assert set(names) <= stored, "acknowledged before the backup, and not in it"
            rooms = [Room.load(table, raw, snapshot) for snapshot in (None, await store.snapshot(table))]
            if rooms[0].play is None:
                continue
            assert rooms[0].playing.state.checksum() == rooms[1].playing.state.checksum()
            file = tmp_path / f"{table}.record"
            rooms[0].playing.record.save(file)
            Record.open(file).state(game("abyss"))  # as `verify` does: every checksum on the way
            file.unlink()
            accepted += 1
    return accepted


def test_a_backup_under_load_holds_everything_acknowledged_before_it_wherever_it_is_restored(
    address: str, tmp_path: Path
) -> None:
    promises: list[tuple[Path, dict[str, list[str]]]] = []

    async def play() -> None:
        async with ForkedServer(address) as server:
            parties = [Party(number, [server.address]) for number in range(PARTIES)]
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.live())
                for number in range(BACKUPS):
                    before = sum(len(names) for names in acknowledged(parties).values())
                    while sum(len(names) for names in acknowledged(parties).values()) < before + 40:
                        await asyncio.sleep(0.01)
                    file = tmp_path / f"{number}.backup"
                    promised = msgspec.json.decode(msgspec.json.encode(acknowledged(parties)))
                    await asyncio.to_thread(back_up, address, file)
                    promises.append((file, promised))
                for party in parties:
                    party.resting = True
            for party in parties:
                await party.part()

    run(play())
    file, promised = promises[-1]
    with fresh_database() as elsewhere:
        restore(file, elsewhere)
        restore(file, str(tmp_path / "restored.db"))
        for place in (elsewhere, str(tmp_path / "restored.db"), *(str(file) for file, _ in promises[:-1])):
            known = next((told for file, told in promises if str(file) == place), promised)
            assert run(holds(place, known, tmp_path)) >= PARTIES
