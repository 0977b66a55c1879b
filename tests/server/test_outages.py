"""Nobody loses time to think while no server runs: after `kill -9`, and after a process that stood still."""

import asyncio
from pathlib import Path

from bathysphere.server.hub import Hub
from bathysphere.tables import entries as log
from bathysphere.tables.settings import Clock as TableClock
from support.servers.clients import browsers
from support.servers.forked_servers import Clock, ForkedServer
from support.servers.hubs import TABLE, Company
from support.servers.running import awaited
from support.servers.virtual_time import run_virtually

LIVE = {"kind": "live", "seconds": 30, "bank": 60}
HOUR = 3_600_000


@awaited
async def test_after_kill_9_everybody_has_the_time_that_was_left(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    async with (
        ForkedServer(f"sqlite:{tmp_path / 'tables.db'}", clock, outages=True) as server,
        browsers(server.address, 2) as people,
    ):
        made = await people[0].create("Ada", 2, clock=LIVE)
        await people[1].claim(made.table, "Bela", invite=made.invite)
        lines = [await browser.line(made.table, seat) for seat, browser in enumerate(people)]
        for line in lines:
            await line.ready()
        for line in lines:
            await line.until(line.is_dealt)
        left = lines[0].update.play.deadline - lines[0].update.now
        assert left == 90_000
        for _ in range(2):
            await server.kill()
            clock.go_on(5 * HOUR)
            await server.start()
            for line in lines:
                await line.open()
                play = line.update.play
                assert play.deadline - line.update.now == left
                assert play.banks == [60_000, 60_000]
                assert [seat.state for seat in line.update.table.seats] == ["present", "present"]
        for line in lines:
            await line.close()


async def beating(company: Company) -> "asyncio.Task[None]":
    await company.hub.pulse.start()
    return asyncio.create_task(company.hub.pulse.watch())


def stood(company: Company) -> list[log.Stood]:
    entries = [log.decode(raw) for raw in company.store.entries[TABLE]]
    return [entry for entry in entries if isinstance(entry, log.Stood)]


def deadline(company: Company) -> int:
    found = company.served.due
    assert found is not None
    return int(found)


def test_a_process_that_stood_still_takes_no_time_from_anybody():
    """It goes on after the clocks have run out, and the timer that would cover people is due at once."""

    async def play() -> None:
        company = await Company().dealt(None, None, pace=0, clock=TableClock("live", 30))
        line = await company.comes(0)
        await beating(company)
        await asyncio.sleep(11)
        until = deadline(company)
        hub: Hub = company.hub
        steady = hub.steady
        hub.steady = lambda: steady() + HOUR
        await hub._act(company.served)
        assert [seat.state for seat in company.room.seats] == ["present", "present"]
        assert len(stood(company)) == 1
        assert until + HOUR <= deadline(company) <= until + HOUR + 2000
        await asyncio.sleep(15)
        assert [seat.state for seat in company.room.seats] == ["present", "present"]
        await asyncio.sleep(10)
        assert "away" in [seat.state for seat in company.room.seats]
        company.hub.part(company.served, line)

    run_virtually(play())


def test_a_server_that_runs_takes_note_of_nothing():
    async def play() -> None:
        company = await Company().dealt(None, None, pace=0, clock=TableClock("days", 86400, 86400))
        await beating(company)
        await asyncio.sleep(3 * 3600)
        again = await company.elsewhere()
        await again.hub.pulse.start()
        assert stood(company) == []

    run_virtually(play())
