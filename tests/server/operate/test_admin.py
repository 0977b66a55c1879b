"""An operator's daily work on tables, beside a running server."""

import asyncio
import json

import pytest

from bathysphere.engine import Refused
from bathysphere.server.operate.admin import operating
from bathysphere.store import back_up, restore
from bathysphere.store.base import Statement
from support.servers.clients import browsers, play_out, seated
from support.servers.running import awaited, served
from support.servers.running import run as run_now
from support.stores.postgres import database

__all__ = ["database"]


async def played(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people, 1)
        await lines[0].command("say", text="a secret word")
        await play_out(lines)
        return lines[0].table.id


@pytest.fixture(scope="module")
def game_played(tmp_path_factory):
    """A store with one table that is over, and the id of that."""
    store = tmp_path_factory.mktemp("played") / "tables.db"
    table = run_now(played(store))
    back_up(str(store), store.with_name("backup"))
    return store.with_name("backup"), table


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, store):
    return str(store) if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def finished(address, game_played):
    file, table = game_played
    restore(file, address)
    return table


def test_tables_are_listed_and_shown_without_their_secrets(address, finished, run):
    code, out, _ = run("admin", "list", "--store", address, "--status", "over")
    assert code == 0
    assert finished in out
    assert "Ada, Bela" in out
    code, shown, _ = run("admin", "show", finished, "--store", address, "--json")
    told = json.loads(shown)
    assert (told["status"], told["loads"]) == ("over", "")
    assert told["answers"] > 20
    for word in ("token", "seed", "nonce", "secret", "invite"):
        assert word not in shown.lower()


def test_a_table_goes_to_another_store_in_one_file_and_only_once(address, finished, run, complains, tmp_path):
    file = tmp_path / "one.table"
    code, out, _ = run("admin", "export", finished, file, "--store", address)
    assert (code, "with all its secrets" in out) == (0, True)
    assert file.stat().st_mode & 0o077 == 0
    other = tmp_path / "other.db"

    async def empty():
        async with served(other):
            pass

    asyncio.run(empty())
    code, out, _ = run("admin", "import", file, "--store", other)
    assert (code, finished in out) == (0, True)
    assert "in this store already" in complains(4, "admin", "import", file, "--store", other)
    raw = json.loads(run("admin", "show", finished, "--store", other, "--json")[1])
    here = json.loads(run("admin", "show", finished, "--store", address, "--json")[1])
    assert (raw["entries"], raw["answers"], raw["loads"]) == (here["entries"], here["answers"], "")


def test_a_file_that_is_no_table_or_torn_is_said(run, complains, tmp_path, store, finished, address):
    file = tmp_path / "one.table"
    run("admin", "export", finished, file, "--store", address)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2].rpartition(b"\n")[0])
    assert "is torn" in complains(3, "admin", "import", file, "--store", address)
    file.write_text("hello\n")
    assert "is not a record" in complains(3, "admin", "import", file, "--store", address)


@awaited
async def test_an_operator_closes_and_removes_tables_while_people_sit_there(address):
    async with served(address) as server, browsers(server.address, 2) as people:
        lines = await seated(people, 1)
        table = lines[0].table.id
        waiting = (await people[0].create("Ada", 2)).table
        async with operating(address) as operator:
            await operator.close(table)
            await lines[0].until(lambda: lines[0].over)
            with pytest.raises(Refused):
                await operator.close(table)
            with pytest.raises(Refused):
                await operator.close(waiting)
            assert await lines[0].refused("say", text="still?") in ("", "table_closed")
            await operator.delete(table)
            await lines[0].until_closed()
            assert lines[0].goodbye.code == "no_table"
            with pytest.raises(Refused):
                await operator.delete(table)


def test_summary_and_snapshot_are_made_again_from_the_log(address, finished, run):
    async def spoil():
        async with operating(address) as operator:
            facts = {"id": finished}
            await operator.store.transact(
                [
                    Statement("UPDATE @tables SET status = 'playing' WHERE id = :id", facts),
                    Statement("UPDATE @snapshots SET body = :x WHERE table_id = :id", facts | {"x": b"x"}),
                ]
            )

    asyncio.run(spoil())
    code, out, _ = run("admin", "repair", finished, "--store", address)
    assert (code, "the log is sound" in out) == (0, True)
    assert json.loads(run("admin", "show", finished, "--store", address, "--json")[1])["status"] == "over"


def test_a_damaged_log_is_cut_only_if_that_is_wanted(address, finished, run):
    async def spoil():
        async with operating(address) as operator:
            facts = {"id": finished, "x": b'{"what":"answered"}'}
            await operator.store.transact(
                [Statement("UPDATE @entries SET body = :x WHERE table_id = :id AND number = 30", facts)]
            )

    asyncio.run(spoil())
    assert "sound up to entry 29" in run("admin", "repair", finished, "--store", address)[1]
    assert json.loads(run("admin", "show", finished, "--store", address, "--json")[1])["loads"] == "damaged"
    assert "was cut after entry 29" in run("admin", "repair", finished, "--store", address, "--cut")[1]
    told = json.loads(run("admin", "show", finished, "--store", address, "--json")[1])
    assert (told["entries"], told["status"], told["loads"]) == (29, "playing", "")


def test_no_store_and_no_table_are_said(complains, tmp_path, store):
    assert "There is no store at" in complains(4, "admin", "list", "--store", tmp_path / "none.db")
