"""A table whose rules have changed is played to its end if the new rules lead to the same so far; else it can be read,
ended, and kept as a record."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bathysphere.engine import BadRecord, Record, Refused
from bathysphere.games import game as find_game
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from bathysphere.tables.local import LocalTable
from support.records import played
from support.servers.clients import Browser, browsers
from support.servers.hubs import TABLE, Company
from support.servers.running import Running, awaited, served
from support.servers.virtual_time import run_virtually

GAME = find_game("abyss")


@pytest.fixture
def released(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Raises the version of the rules: as they were, or so that everybody begins with one pearl more."""

    def release(*, differs: bool = False) -> None:
        monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
        if differs:
            deal = type(GAME).new

            def new(self: Any, seats: int, seed: bytes, options: dict[str, Any] | None = None) -> Any:
                state = deal(self, seats, seed, options or {})
                state.pearls = [pearls + 1 for pearls in state.pearls]
                return state

            monkeypatch.setattr(type(GAME), "new", new)

    return release


async def plays(company: Company, answers: int) -> None:
    """By the answers that happen when nobody answers, until there are so many more."""
    until = company.room.playing.answers + answers
    while company.room.status == "playing" and company.room.playing.answers < until:
        missing = automatic.waited_for(company.room)
        for seat in missing:
            choice, question = company.room.decision(seat).default, company.room.playing.question
            assert not await company.command(company.line(seat), "answer", question=question, choice=choice)
        await asyncio.sleep(1)


def noted(company: Company) -> list[int]:
    entries = [log.decode(raw) for raw in company.store.entries[TABLE]]
    return [entry.rules for entry in entries if isinstance(entry, log.Proved)]


@pytest.mark.parametrize("answers", [5, 30, 120])
def test_a_table_that_the_change_does_not_touch_is_played_to_its_end(released, answers):
    async def play() -> None:
        company = await Company().dealt(None, None, "random", pace=0)
        await plays(company, answers)
        company.hub.say_goodbye()
        before, question = company.room.playing.state.dump(), company.room.playing.question
        for _ in range(2):  # once more, from a table that was proved before
            released()
            company = await company.elsewhere()
            assert company.room.playing.record.header.rules == GAME.rules_version
            assert (company.room.playing.state.dump(), company.room.playing.question) == (before, question)
        assert noted(company) == [GAME.rules_version - 1, GAME.rules_version]
        await plays(company, 60)
        company.commanded += 10_000
        again = await company.elsewhere()
        assert len(noted(again)) == 2, "it is proved once"
        again.commanded = company.commanded + 10_000
        await plays(again, 100_000)
        assert again.room.status == "over"
        assert again.served.stored.record().state(GAME).outcome is not None

    run_virtually(play())


@pytest.mark.parametrize("strip", [False, True])
def test_a_table_that_would_go_otherwise_is_not_opened(released, strip):
    async def play() -> None:
        company = await Company().dealt(None, None, pace=0)
        await plays(company, 45)
        company.hub.say_goodbye()
        if strip:  # as tables that were dealt before the checksum of the deal was kept
            entries = [log.decode(raw) for raw in company.store.entries[TABLE]]
            for each in entries:
                if isinstance(each, log.Dealt):
                    each.check = ""
            company.store.entries[TABLE] = [log.encode(each) for each in entries]
        released(differs=True)
        with pytest.raises(Refused) as complaint:
            await company.elsewhere()
        assert complaint.value.code == "other_rules"
        assert noted(company) == []

    run_virtually(play())


def test_an_old_record_is_opened_and_played_on(released, tmp_path: Path):
    record, _ = played(GAME, 2, 7, 60)
    record.header.players = ["random", "random"]
    file = tmp_path / "old.record"
    record.save(file)
    released()
    with pytest.raises(BadRecord):
        Record.open(file).state(GAME)
    again = LocalTable.resume(GAME, file)
    assert again.record.header.rules == GAME.rules_version
    again.act_until_asked()
    assert again.record.state(GAME).outcome is not None
    released(differs=True)
    with pytest.raises(BadRecord) as complaint:
        LocalTable.resume(GAME, file)
    assert complaint.value.code == "record_rules"


async def seated(server: Running, people: list[Browser]) -> str:
    made = await people[0].create("Ada", 2)
    await people[1].claim(made.table, "Bela", invite=made.invite)
    lines = [await browser.line(made.table, seat) for seat, browser in enumerate(people[:2])]
    for line in lines:
        await line.ready()
    for line in lines:
        await line.until(line.is_dealt)
    room = server.hub.served[made.table].room
    chance = Random(7)
    await asyncio.gather(*(line.play_on(chance, lambda: room.playing.answers >= 40) for line in lines))
    for line in lines:
        await line.close()
    return made.table


@awaited
async def test_what_cannot_go_on_is_read_and_ended_and_kept(tmp_path: Path, released: Any) -> None:
    store = tmp_path / "tables.db"
    async with served(store) as server, browsers(server.address, 3) as people:
        table = await seated(server, people)
        assert (await people[0].http.get(f"/api/tables/{table}/closed")).json()["code"] == "not_closed"
        jars = [browser.http.cookies for browser in people]
    released(differs=True)
    async with served(store) as server, browsers(server.address, 3) as people:
        for browser, jar in zip(people, jars, strict=True):
            browser.http.cookies = jar
        ada, _, stranger = people
        refused = await ada.http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (410, "other_rules")
        found = (await ada.http.get(f"/api/tables/{table}/closed", headers={"Accept-Language": "uk"})).json()
        assert (found["names"], found["seats"], found["status"]) == (["Ada", "Bela"], [0], "playing")
        assert (found["rules"], found["known"]) == (GAME.rules_version - 1, GAME.rules_version)
        assert len(found["lines"]) > 10
        seen = (await stranger.http.get(f"/api/tables/{table}/closed")).json()
        assert seen["seats"] == []
        assert (await ada.http.get(f"/api/tables/{table}/closed/record")).json()["code"] == "not_over"
        origin = {"Origin": server.address}
        refused = await stranger.http.post(f"/api/tables/{table}/closed/end", headers=origin)
        assert refused.json()["code"] == "seat_gone"
        for _ in range(2):
            ended = (await ada.http.post(f"/api/tables/{table}/closed/end", headers=origin)).json()
            assert ended["status"] == "over"
        (listed,) = (await ada.http.get(f"/api/tables?ids={table}")).json()
        assert (listed["status"], listed["asked"]) == ("over", [])
        kept = Record.decode((await stranger.http.get(f"/api/tables/{table}/closed/record")).content)
        assert (kept.header.rules, len(kept.answers)) == (GAME.rules_version - 1, found["answers"])
