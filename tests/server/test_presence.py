"""Who is at a table is told coarsely, the same to everybody, and by nothing that anybody is asked or answers."""

import asyncio
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from bathysphere.server import presence
from bathysphere.server.gate import receive
from bathysphere.server.served_table import Subscriber
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from bathysphere.tables.settings import Clock
from support.servers.hubs import TABLE, Company
from support.servers.virtual_time import run_virtually
from support.stores.memory_store import MemoryStore


class SharedStore(MemoryStore):
    shared = True


@pytest.fixture(autouse=True)
def no_waits_by_chance(monkeypatch):
    monkeypatch.setattr("bathysphere.server.blur.LONGEST", 0.0)


def told(company: Company) -> list[tuple[int, str, int]]:
    entries = [log.decode(raw) for raw in company.store.entries[TABLE]]
    return [(entry.seat, entry.presence, entry.at) for entry in entries if isinstance(entry, log.Attended)]


def changes(company: Company) -> list[tuple[int, str]]:
    return [(seat, found) for seat, found, _ in told(company)]


@asynccontextmanager
async def attended(*companies: Company):
    """While these processes look around."""
    rounds = [asyncio.create_task(each.hub.attendance.watch()) for each in companies]
    yield
    for each in rounds:
        each.cancel()


async def two(store: MemoryStore | None = None, people: int = 2, **settings: Any) -> tuple[Company, list[Subscriber]]:
    company = await Company(store=store).dealt(*[None] * people, pace=600, **settings)
    return company, [await company.comes(seat) for seat in range(people)]


async def hides(company: Company, line: Subscriber, hidden: bool = True) -> None:
    await receive(company.hub, company.served, line, msgspec.json.encode({"do": "attend", "hidden": hidden}))


async def answers_all(company: Company, *seats: int) -> None:
    for seat in automatic.waited_for(company.room):
        if seat in seats:
            decision, question = company.room.decision(seat), company.room.playing.question
            assert not await company.command(company.line(seat), "answer", question=question, choice=decision.default)


async def until_secret(company: Company) -> int:
    """Everybody answers until several are asked something that is sealed; one of them."""
    for _ in range(400):
        missing = automatic.waited_for(company.room)
        if presence.answers_in_secret(company.room) and len(missing) > 1:
            return missing[0]
        await answers_all(company, *range(len(company.room.seats)))
        await asyncio.sleep(1)
    raise AssertionError("nobody was ever asked in secret")


def test_a_closed_page_is_soon_gone_and_an_open_one_is_here():
    async def play() -> None:
        company, (_, bela) = await two()
        async with attended(company):
            await asyncio.sleep(200)
            assert changes(company) == [], "as long as all are here there is nothing to tell"
            company.hub.part(company.served, bela)
            await asyncio.sleep(70)
            assert changes(company) == [(1, "gone")]
            await company.comes(1)
            await asyncio.sleep(25)
            assert changes(company) == [(1, "gone"), (1, "here")]
            assert all(at % presence.TICK == 0 for _, _, at in told(company)), "at moments that tell nothing finer"

    run_virtually(play())


def test_a_page_that_is_loaded_again_does_not_go():
    async def play() -> None:
        company, (_, bela) = await two()
        async with attended(company):
            for _ in range(5):
                company.hub.part(company.served, bela)
                await asyncio.sleep(30)
                bela = await company.comes(1)
                await asyncio.sleep(20)
            assert changes(company) == []

    run_virtually(play())


def test_a_page_that_is_hidden_for_long_is_idle_and_another_one_of_the_same_seat_is_not():
    async def play() -> None:
        company, (_, bela) = await two()
        async with attended(company):
            await hides(company, bela)
            await asyncio.sleep(100)
            assert changes(company) == [], "a look at another page is no news"
            await asyncio.sleep(50)
            assert changes(company) == [(1, "idle")]
            await company.comes(1)
            await asyncio.sleep(25)
            assert changes(company)[-1] == (1, "here")

    run_virtually(play())


def test_answering_is_no_presence():
    """Two worlds with the same people before the same pages; in one of them somebody answers in secret."""

    async def world(answers: bool) -> list[tuple[int, str, int]]:
        company, lines = await two(people=3)
        async with attended(company):
            for line in lines:
                await hides(company, line)
            await asyncio.sleep(200)
            seat = await until_secret(company)
            if answers:
                await answers_all(company, seat)
                assert seat in company.room.sealed
            await asyncio.sleep(300)
            company.hub.part(company.served, lines[1])
            await asyncio.sleep(300)
            return told(company)

    answered = run_virtually(world(True))
    assert [each[:2] for each in answered[3:]] == [(1, "gone")]
    assert answered == run_virtually(world(False))


@pytest.mark.parametrize("votes", [False, True])
def test_whoever_looks_at_the_page_while_answers_or_votes_are_secret_is_not_seen_to(votes):
    async def play() -> None:
        company, lines = await two(people=3, clock=Clock("days", 86400))
        async with attended(company):
            for line in lines:
                await hides(company, line)
            await asyncio.sleep(200)
            seat = await until_secret(company) if not votes else 1
            if votes:
                assert not await company.command(company.line(0), "propose", kind="abandon")
            before = changes(company)
            assert sorted(before) == [(0, "idle"), (1, "idle"), (2, "idle")]
            await hides(company, lines[seat], hidden=False)
            await asyncio.sleep(60)
            assert presence.answers_in_secret(company.room)
            assert changes(company) == before
            company.hub.part(company.served, lines[seat])
            await asyncio.sleep(70)
            assert changes(company) == [*before, (seat, "gone")], "a table must know who went"
            await company.comes(seat)
            await asyncio.sleep(25)
            assert changes(company) == [*before, (seat, "gone"), (seat, "here")]

    run_virtually(play())


def test_those_who_share_a_device_are_here_together():
    async def play() -> None:
        company = await Company().dealt(None, None, pace=600)
        line = company.line(0)
        line.seats = (0, 1)
        company.hub.join(company.served, line)
        async with attended(company):
            await asyncio.sleep(200)
            assert changes(company) == []

    run_virtually(play())


def test_after_a_new_start_what_was_told_still_holds_and_whoever_does_not_come_back_is_gone():
    async def play() -> None:
        company, (_, bela, _) = await two(people=3)
        async with attended(company):
            company.hub.part(company.served, bela)
            await asyncio.sleep(70)
        company.hub.say_goodbye()
        again = await company.elsewhere()
        assert again.room.seats[1].presence == "gone"
        await again.comes(0)
        async with attended(again):
            await asyncio.sleep(100)
        assert changes(again) == [(1, "gone"), (2, "gone")]

    run_virtually(play())


def test_processes_with_one_store_agree_on_who_is_here():
    """Each of them has the line of one player."""

    async def play() -> None:
        one = await Company(store=SharedStore()).dealt(None, None, pace=600)
        other = await one.elsewhere()
        await one.comes(0)
        bela = await other.comes(1)
        async with attended(one, other):
            await asyncio.sleep(3600)
            assert changes(one) == [], "nobody is gone who is elsewhere"
            other.hub.part(other.served, bela)
            await asyncio.sleep(70)
            await one.hub.open(TABLE)
            assert changes(one) == [(1, "gone")]
            await one.comes(1)
            await asyncio.sleep(25)
            assert changes(one) == [(1, "gone"), (1, "here")]
            await asyncio.sleep(3600)
            assert len(changes(one)) == 2

    run_virtually(play())


def test_the_lines_of_a_process_that_died_are_not_believed_for_long():
    async def play() -> None:
        one = await Company(store=SharedStore()).dealt(None, None, pace=600)
        other = await one.elsewhere()
        await one.comes(0)
        await other.comes(1)
        async with attended(one):
            async with attended(other):
                await asyncio.sleep(100)
            await asyncio.sleep(60)
            assert changes(one) == []
            await asyncio.sleep(120)
            assert changes(one) == [(1, "gone")]

    run_virtually(play())


def test_a_vanished_player_stops_the_table_no_longer_than_was_set():
    async def play() -> None:
        company, (_, bela) = await two(cover_after=300)
        async with attended(company):
            company.hub.part(company.served, bela)
            await asyncio.sleep(400)
            assert company.room.seats[1].state == "away"

    run_virtually(play())


def test_the_others_vote_that_a_bot_covers_whoever_is_gone_and_the_seat_is_theirs_when_they_are_back():
    async def play() -> None:
        company, (ada, bela, clara) = await two(people=3)
        async with attended(company):
            company.hub.part(company.served, bela)
            await asyncio.sleep(180)
            assert not await company.command(ada, "propose", kind="cover", seat=1)
            motion = company.room.motion
            assert motion is not None
            assert not await company.command(clara, "ballot", proposal=motion.number, agree=True)
            await asyncio.sleep(2)
            assert (company.room.motion, company.room.seats[1].state) == (None, "away")
            await company.comes(1)
            assert not await company.command(company.line(1), "back")
            assert company.room.seats[1].state == "present"

    run_virtually(play())


def test_whoever_comes_and_goes_without_end_fills_no_log():
    async def play() -> None:
        company, (_, bela) = await two()
        async with attended(company):
            for number in range(400):
                if number % 2:
                    bela = await company.comes(1)
                else:
                    company.hub.part(company.served, bela)
                await asyncio.sleep(70)
            assert 10 < len(told(company)) < 100

    run_virtually(play())


def test_nobody_who_is_gone_keeps_a_table_from_being_dealt():
    """They were ready, or had made the table: anybody seated frees the chair, but not at once."""

    async def play() -> None:
        company = await Company().dealt(None, None, None, pace=600, ready=(0, 1))
        ada, bela, _ = [await company.comes(seat) for seat in range(3)]
        async with attended(company):
            company.hub.part(company.served, ada)
            await asyncio.sleep(70)
            assert changes(company) == [(0, "gone")]
            assert await company.command(bela, "fill", seat=0, bot=None) == "seat_taken"
            await asyncio.sleep(60)
            assert not await company.command(bela, "fill", seat=0, bot=None)
            assert [seat.state for seat in company.room.seats] == ["open", "present", "present"]
            assert company.room.maker == 1
            assert not await company.command(bela, "fill", seat=0, bot="random")
            assert not await company.command(company.line(2), "ready", nonce=f"{9:064x}")
            assert company.room.status == "playing"

    run_virtually(play())
