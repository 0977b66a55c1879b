"""Who is at a table is told coarsely, the same to everybody, and by nothing that anybody is asked or answers."""

import asyncio
from typing import Any

import msgspec
import pytest

from bathysphere.server import presence
from bathysphere.server.gate import receive
from bathysphere.server.served_table import Subscriber
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from support.servers.hubs import TABLE, Company
from support.servers.virtual_time import run_virtually


@pytest.fixture(autouse=True)
def no_waits_by_chance(monkeypatch):
    monkeypatch.setattr("bathysphere.server.blur.LONGEST", 0.0)


def told(company: Company) -> list[tuple[int, str, int]]:
    entries = [log.decode(raw) for raw in company.store.entries[TABLE]]
    return [(entry.seat, entry.presence, entry.at) for entry in entries if isinstance(entry, log.Attended)]


async def two(**settings: Any) -> tuple[Company, Any, Any]:
    company = await Company().dealt(None, None, pace=600, **settings)
    return company, await company.comes(0), await company.comes(1)


async def attends(company: Company, line: Subscriber, *, idle: bool) -> None:
    await receive(company.hub, company.served, line, msgspec.json.encode({"do": "attend", "idle": idle}))


def test_a_closed_page_is_soon_gone_and_an_open_one_is_here():
    async def play() -> None:
        company, _, bela = await two()
        await asyncio.sleep(120)
        assert told(company) == [], "as long as all are here there is nothing to tell"
        company.hub.part(company.served, bela)
        await asyncio.sleep(40)
        assert [each[:2] for each in told(company)] == [(1, "gone")]
        await company.comes(1)
        await asyncio.sleep(25)
        assert [each[:2] for each in told(company)] == [(1, "gone"), (1, "here")]
        assert all(at % presence.TICK == 0 for _, _, at in told(company)), "at moments that tell nothing finer"

    run_virtually(play())


def test_a_page_that_is_loaded_again_does_not_go():
    async def play() -> None:
        company, _, bela = await two()
        for _ in range(5):
            company.hub.part(company.served, bela)
            await asyncio.sleep(5)
            bela = await company.comes(1)
            await asyncio.sleep(20)
        assert told(company) == []

    run_virtually(play())


def test_a_page_that_nobody_looks_at_is_idle_and_another_one_of_the_same_seat_is_not():
    async def play() -> None:
        company, _, bela = await two()
        await attends(company, bela, idle=True)
        await asyncio.sleep(25)
        assert [each[:2] for each in told(company)] == [(1, "idle")]
        await company.comes(1)
        await asyncio.sleep(25)
        assert told(company)[-1][:2] == (1, "here")

    run_virtually(play())


def test_answering_is_no_presence():
    """In two worlds in which the same people are here, one of them answers in secret and the other does not."""

    async def world(answers: bool) -> list[tuple[int, str, int]]:
        company, _, bela = await two()
        await attends(company, bela, idle=True)
        await asyncio.sleep(30)
        if answers:
            for seat in automatic.waited_for(company.room):
                decision = company.room.decision(seat)
                question = company.room.playing.question
                await company.command(company.line(seat), "answer", question=question, choice=decision.default)
        await asyncio.sleep(60)
        company.hub.say_goodbye()
        return told(company)

    assert run_virtually(world(True)) == run_virtually(world(False))


def test_those_who_share_a_device_are_here_together():
    async def play() -> None:
        company = await Company().dealt(None, None, pace=600)
        line = company.line(0)
        line.seats = (0, 1)
        company.hub.join(company.served, line)
        await asyncio.sleep(120)
        assert told(company) == []

    run_virtually(play())


def test_after_a_new_start_whoever_does_not_come_back_is_gone():
    async def play() -> None:
        company, _, _ = await two()
        company.hub.say_goodbye()
        again = await company.elsewhere()
        await again.comes(0)
        await asyncio.sleep(60)
        assert [each[:2] for each in told(again)] == [(1, "gone")]

    run_virtually(play())


def test_a_vanished_player_stops_the_table_no_longer_than_was_set():
    async def play() -> None:
        company, _, bela = await two(cover_after=300)
        company.hub.part(company.served, bela)
        await asyncio.sleep(400)
        assert company.room.seats[1].state == "away"

    run_virtually(play())


def test_whoever_comes_and_goes_without_end_fills_no_log():
    async def play() -> None:
        company, _, bela = await two()
        for number in range(200):
            await attends(company, bela, idle=number % 2 == 0)
            await asyncio.sleep(20)
        assert 10 < len(told(company)) < 100

    run_virtually(play())
