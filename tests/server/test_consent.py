"""What a table agrees on, on a server: ballots are secret to the last byte, and the log tells what came of them."""

import asyncio
from itertools import product
from typing import Any

import msgspec
import pytest

from bathysphere.server.served_table import Subscriber
from support.servers.hubs import Company
from support.servers.virtual_time import run_virtually

TERMS = {"clock": {"kind": "live", "seconds": 30}, "pace": 400, "chat": "open", "cover_after": 0}


@pytest.fixture(autouse=True)
def no_waits_by_chance(monkeypatch):
    monkeypatch.setattr("bathysphere.server.blur.LONGEST", 0.0)


def heard(line: Subscriber) -> list[bytes | None]:
    found = []
    while not line.waiting.empty():
        found.append(line.waiting.get_nowait())
    return found


def latest(line: Subscriber) -> Any:
    updates = [each for raw in heard(line) if (each := msgspec.json.decode(raw or b"{}")).get("type") == "update"]
    return updates[-1]


async def greeted(company: Company, seat: int = -1) -> Subscriber:
    line = await company.comes(seat)
    company.hub.show(company.served, line)
    return line


PROPOSALS = [("terms", {"terms": TERMS}), ("pause", {}), ("abandon", {})]


@pytest.mark.parametrize(("kind", "given"), PROPOSALS)
@pytest.mark.parametrize("viewer", [-1, 0])
def test_who_voted_how_changes_no_byte_and_no_moment(kind, given, viewer):
    """Four play; two of three vote against it, or one: the one who proposed it and a spectator hear the same."""

    async def world(votes: tuple[bool, ...]) -> list[tuple[float, list[bytes | None]]]:
        company = await Company().dealt(None, None, None, None, pace=600)
        watching = await greeted(company, viewer)
        begun, told = asyncio.get_running_loop().time(), []
        assert await company.command(company.line(0), "propose", kind=kind, **given) == ""
        for seat, agree in enumerate(votes, 1):
            await asyncio.sleep(3)
            told.append((asyncio.get_running_loop().time() - begun, heard(watching)))
            assert await company.command(company.line(seat), "ballot", proposal=1, agree=agree) == ""
        told.append((asyncio.get_running_loop().time() - begun, heard(watching)))
        assert company.room.status == "playing"
        company.hub.say_goodbye()
        return told

    refused = [votes for votes in product((True, False), repeat=3) if not all(votes)]
    worlds = [run_virtually(world(votes)) for votes in refused]
    assert all(each == worlds[0] for each in worlds)
    assert [len(each) for _, each in worlds[0]] == [2, 0, 0, 1], "the proposal, two silent votes, the result"


def test_an_agreed_change_reaches_everybody_and_stands_in_the_log_in_each_language():
    async def play() -> None:
        company = await Company().dealt(None, None, pace=600)
        lines = [await greeted(company, seat) for seat in (0, 1, -1)]
        lines[1].language = "uk"
        await company.command(company.line(0), "propose", kind="terms", terms=TERMS)
        motion = latest(lines[1])["play"]["motion"]
        assert motion["wanted"]
        assert motion["changes"] == ["Годинник: 30 секунд на кожне рішення.", "Темп: швидкий."]
        assert not latest(lines[2])["play"]["motion"]["wanted"]
        await company.command(company.line(1), "ballot", proposal=1, agree=True)
        seen = [latest(line) for line in lines]
        assert {each["table"]["clock"]["seconds"] for each in seen} == {30}
        assert [note["text"] for note in seen[0]["notes"]["lines"]] == [
            "Clock: 30 seconds for each decision.",
            "Pace: quick.",
        ]
        assert all(each["play"]["motion"] is None for each in seen)
        assert all(each["play"]["deadline"] for each in seen)

    run_virtually(play())


def test_a_pause_outlives_the_server():
    async def play() -> None:
        company = await Company().dealt(None, None, pace=600)
        await company.command(company.line(0), "propose", kind="pause")
        await company.command(company.line(1), "ballot", proposal=1, agree=True)
        company.hub.say_goodbye()
        await asyncio.sleep(3600)
        again = await company.elsewhere()
        again.commanded = company.commanded  # names of commands are used once
        line = await greeted(again, 0)
        assert latest(line)["play"]["pause"]["missing"] == [0, 1]
        for seat in (0, 1):
            assert await again.command(again.line(seat), "go_on") == ""
        assert latest(line)["play"]["pause"] is None

    run_virtually(play())


def test_whoever_comes_again_is_sent_only_the_notes_that_are_missing():
    async def play() -> None:
        company = await Company().dealt(None, "random", pace=600)
        line = await greeted(company, 0)
        await company.command(company.line(0), "propose", kind="pause")
        await company.command(company.line(0), "go_on")
        heard(line)
        line.seq, line.notes = company.room.seq[0], 1
        company.hub.show(company.served, line)
        notes = latest(line)["notes"]
        assert (notes["keep"], [note["kind"] for note in notes["lines"]]) == (1, ["resumed"])

    run_virtually(play())
