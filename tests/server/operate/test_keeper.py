"""Ceilings, old tables, and what the operator says to everybody."""

from contextlib import asynccontextmanager

import pytest

from bathysphere.server.operate.admin import Operator
from bathysphere.server.operate.house import House
from bathysphere.server.operate.keeper import DAY, Ceilings, Retention
from bathysphere.store import visit_store
from support.servers.clients import Browser, RequestRefused, browsers, seated
from support.servers.one_table import Clock
from support.servers.running import awaited, served
from support.stores.appends import running, until

# -- ceilings


@awaited
async def test_no_more_tables_are_opened_than_the_ceiling_allows_and_those_there_go_on(store):
    async with served(store, house=House(ceilings=Ceilings(tables=2))) as server, browsers(server.address, 2) as people:
        await server.keeper.count()
        lines = await seated(people, 1)
        await people[0].create("Ada", 2)
        with pytest.raises(RequestRefused, match="server_full: There are as many tables"):
            await people[0].create("Ada", 2)
        await lines[0].command("say", text="we go on")


@pytest.mark.parametrize(
    ("ceilings", "code"), [(Ceilings(least_disk_mb=10**9), "disk_full"), (Ceilings(memory_mb=1), "memory_full")]
)
@awaited
async def test_without_room_no_new_tables_are_opened(store, ceilings, code):
    async with served(store, house=House(ceilings=ceilings)) as server, Browser(server.address) as ada:
        server.keeper.measure()
        assert await ada.refused(ada.create("Ada", 2)) == code
        server.keeper.ceilings = Ceilings()
        server.keeper.measure()
        assert await ada.create("Ada", 2)


# -- old tables


@awaited
async def test_old_tables_are_removed_each_after_its_own_time_and_the_others_stay(store):
    clock = Clock()
    house = House(retention=Retention(waiting_days=1, abandoned_days=30))
    async with served(store, house=house, now=clock) as server, browsers(server.address, 2) as people:
        playing = await seated(people, 1)
        waiting = (await people[0].create("Ada", 2)).table
        clock.forward(2 * DAY / 1000)
        assert await server.keeper.remove_old() == 1
        assert await people[0].refused(people[0].get(f"/tables/{waiting}")) == "no_table"
        await playing[0].command("say", text="still here")
        clock.forward(31 * DAY / 1000)
        assert await server.keeper.remove_old() == 1
        await playing[0].until_closed()
        assert playing[0].goodbye.code == "no_table"


@awaited
async def test_nothing_is_removed_unless_the_operator_wants_it(store):
    clock = Clock()
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        table = (await ada.create("Ada", 2)).table
        clock.forward(4000 * DAY / 1000)
        assert await server.keeper.remove_old() == 0
        assert await ada.get(f"/tables/{table}")


# -- words to everybody


@asynccontextmanager
async def visiting(store):
    async with running(visit_store(str(store))) as visit:
        yield visit


def notices(line) -> list[str]:
    return [raw for raw in line.heard if '"type":"notice"' in raw]


@awaited
async def test_everybody_at_all_tables_reads_what_the_operator_says_until_it_is_taken_back(store):
    async with (
        served(store) as server,
        browsers(server.address, 2) as people,
        running(visit_store(str(store))) as visit,
    ):
        lines = await seated(people, 1)
        operator = Operator(visit)
        await operator.say("Cake at eight", 60)
        await server.keeper.hear()
        await lines[0].until(lambda: notices(lines[0]))
        assert "Cake at eight" in notices(lines[0])[0]
        late = await people[0].line(lines[0].table.id)
        await late.until(lambda: notices(late))
        await operator.take_back()
        await server.keeper.hear()
        await lines[0].until(lambda: len(notices(lines[0])) == 2)
        assert '"text":""' in notices(lines[0])[1]


@awaited
async def test_a_planned_stop_is_told_ahead_in_the_readers_language_and_takes_no_new_tables(store):
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2, "uk") as people:
        ended = []
        server.keeper.stop_server = lambda: ended.append(True)
        lines = await seated(people, 1)
        async with running(visit_store(str(store))) as visit:
            operator = Operator(visit)
            operator.hub.now = clock
            await operator.stop_all("A new disk.", 5)
        await server.keeper.hear()
        await lines[0].until(lambda: notices(lines[0]))
        assert "За 5 хвилин" in notices(lines[0])[0]
        assert "A new disk." in notices(lines[0])[0]
        assert await people[0].refused(people[0].create("Ada", 2)) == "server_closing"
        clock.forward(200)
        await server.keeper.hear()
        await lines[0].until(lambda: "За 2 хвилини" in notices(lines[0])[-1])
        assert not ended
        clock.forward(100)
        await server.keeper.hear()
        assert ended


@awaited
async def test_a_stop_that_was_asked_of_earlier_servers_does_not_stop_the_next(store):
    clock = Clock()
    async with served(store, now=clock) as server:
        async with running(visit_store(str(store))) as visit:
            operator = Operator(visit)
            operator.hub.now = clock
            await operator.stop_all("", 0)
        await until(lambda: server.keeper.hub.admission.closing)
    clock.forward(1)
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        await server.keeper.hear()
        assert await ada.create("Ada", 2)
