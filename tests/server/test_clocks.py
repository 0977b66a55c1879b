"""Clocks that jump stop no table and take nobody's time to think."""

import asyncio

import pytest

from bathysphere.server.served_table import SteadyClock
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from bathysphere.tables.settings import Clock
from support.servers.hubs import TABLE, Company, WallClock
from support.servers.virtual_time import run_virtually

HOUR, DAY = 3600, 86400


class Machine:
    """A wall clock and the time that really passes, both by hand."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_000_000, 0.0

    def wait(self, seconds: float) -> None:
        self.passed += seconds
        self.wall += round(seconds * 1000)


class TestSteady:
    def made(self) -> tuple[Machine, SteadyClock]:
        machine = Machine()
        return machine, SteadyClock(lambda: machine.wall, lambda: machine.passed)

    def test_goes_with_the_wall_clock(self):
        machine, steady = self.made()
        for seconds in (0, 0.5, 10, HOUR):
            machine.wait(seconds)
            assert steady() == machine.wall

    def test_follows_small_corrections_at_once(self):
        machine, steady = self.made()
        machine.wall += 50
        machine.wait(1)
        assert steady() == machine.wall

    @pytest.mark.parametrize("jump", [-DAY, -HOUR, HOUR, DAY])
    def test_counts_no_jump(self, jump):
        machine, steady = self.made()
        machine.wall += jump * 1000
        before = steady()
        assert before == 1_000_000
        machine.wait(600)
        passed = steady() - before
        assert 540_000 <= passed <= 660_000
        assert passed > 600_000 if jump > 0 else passed < 600_000

    @pytest.mark.parametrize("jump", [-HOUR, HOUR])
    def test_comes_round_to_the_wall_clock_and_never_goes_back(self, jump):
        machine, steady = self.made()
        machine.wall += jump * 1000
        last = steady()
        for _ in range(24):
            machine.wait(HOUR)
            now = steady()
            assert now > last
            last = now
        assert last == machine.wall


def moves(company: Company) -> int:
    number: int = company.room.playing.answers
    return number


async def watched() -> Company:
    """Bots that play on for somebody who looks on."""
    company = await Company().dealt(None, "random", "random", pace=500)
    await company.command(company.line(0), "away")
    await company.comes(0)
    return company


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -DAY])
def test_bots_go_on_at_their_pace_when_the_clock_is_set(jump):
    async def play() -> None:
        company = await watched()
        await asyncio.sleep(10)
        before = moves(company)
        company.wall.set(jump)
        await asyncio.sleep(10)
        assert moves(company) - before >= 9

    run_virtually(play())


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_table_that_is_loaded_after_the_clock_was_set_goes_on(jump):
    async def play() -> None:
        company = await watched()
        await asyncio.sleep(10)
        company.hub.say_goodbye()
        company.wall.set(jump)
        again = await company.elsewhere()
        await again.comes(0)
        before = moves(again)
        await asyncio.sleep(10)
        assert moves(again) - before >= 9
        times = [log.decode(raw).at for raw in again.store.entries[TABLE]]
        assert times == sorted(times), "times of a table never go back"

    run_virtually(play())


async def thinking(seconds: int = 600) -> tuple[Company, int]:
    """Somebody is asked, with so much time to answer."""
    company = await Company().dealt(None, None, pace=0, clock=Clock("live", seconds))
    await company.comes(0)
    (asked,) = automatic.waited_for(company.room)
    return company, asked


def state(company: Company, seat: int) -> str:
    found: str = company.room.seats[seat].state
    return found


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_nobody_loses_time_to_think_when_the_clock_is_set(jump):
    async def wait() -> None:
        company, asked = await thinking()
        await asyncio.sleep(60)
        company.wall.set(jump)
        await asyncio.sleep(480)
        assert state(company, asked) == "present"
        await asyncio.sleep(1200)
        assert state(company, asked) == "away", "and the clock still runs"

    run_virtually(wait())


def test_nobody_loses_time_to_think_while_no_server_runs():
    async def wait() -> None:
        company, asked = await thinking()
        company.hub.say_goodbye()
        await asyncio.sleep(HOUR)
        again = await company.elsewhere()
        await asyncio.sleep(590)
        assert state(again, asked) == "present"
        await asyncio.sleep(20)
        assert state(again, asked) == "away"

    run_virtually(wait())


@pytest.mark.parametrize("apart", [-HOUR, HOUR])
def test_processes_with_clocks_apart_agree_on_a_tables_time(apart):
    async def play() -> None:
        one, asked = await thinking()
        wall = WallClock()
        wall.set(apart)
        two = await one.elsewhere(wall=wall)
        await two.comes(1)
        for company in (one, two, one, two):
            await company.hub._catch_up(company.served)
            assert state(company, asked) == "present"
            assert await company.command(company.line(0), "say", text="still here") == ""
            await asyncio.sleep(100)
        assert state(one, asked) == state(two, asked) == "present"
        times = [log.decode(raw).at for raw in one.store.entries[TABLE]]
        assert times == sorted(times)

    run_virtually(play())
