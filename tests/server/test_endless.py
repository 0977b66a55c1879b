"""A game that loops or explodes is closed with a sentence; its record is kept, and no other table notices."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from bathysphere.engine import Record
from bathysphere.games.abyss import events
from bathysphere.games.abyss.steps.turn import EndTurn
from bathysphere.tables import automatic
from support.servers.clients import Browser, Line, RequestRefused, browsers, play_out, seated
from support.servers.one_table import Clock, asked, play_until, until
from support.servers.running import Running, awaited, served


def in_circles(step: EndTurn, s: Any) -> Any:
    return (step,)


def babbling(step: EndTurn, s: Any) -> Any:
    while True:
        s.tell(events.TURN_BEGAN, step.seat, False)


def failing(step: EndTurn, s: Any) -> Any:
    raise KeyError("a card that nobody knows")


WAYS: list[Callable[[EndTurn, Any], Any]] = [in_circles, babbling, failing]


async def answer_until_it_breaks(lines: list[Line], chance: random.Random) -> RequestRefused:
    while True:
        await until(lambda: any(line.decision is not None for line in lines))
        try:
            await asked(lines).answer_somehow(chance)
        except RequestRefused as refused:
            return refused


async def check_closed(server: Running, lines: list[Line], people: list[Browser]) -> None:
    """Nobody plays on, and whoever comes finds a sentence, the moments and the record."""
    table = lines[0].table.id
    for line in lines:
        await line.until(lambda line=line: line.over)
        assert line.play.result is not None
        assert (line.play.result.winners, line.play.result.reason[:9]) == ([], "The rules")
        assert line.decision is None
    assert await lines[0].refused("answer", question=lines[0].play.view["question"], choice=["pass"]) == "table_broken"
    assert await lines[0].refused("say", text="what a pity") == ""
    answers = lines[0].play.answers
    frames = await people[0].get(f"/tables/{table}/frames", eyes="all", **{"from": max(0, answers - 3)})
    assert frames["total"] == answers
    raw = (await people[0].http.get(f"/api/tables/{table}/record")).content
    assert len(Record.decode(raw).answers) == answers
    assert server.hub.served[table].timer is None


@pytest.mark.parametrize("way", WAYS)
@awaited
async def test_an_answer_that_breaks_the_rules_closes_its_table_and_no_other(store, monkeypatch, way):
    async with served(store) as server, browsers(server.address, 2) as people, Browser(server.address, "uk") as eve:
        lines, others = await seated(people), await seated([eve], bots=1)
        await play_until(lines, lambda: lines[0].play.answers > 20)
        with monkeypatch.context() as patch:
            patch.setattr(EndTurn, "run", way)
            refused = await answer_until_it_breaks(lines, random.Random(1))
            assert refused.code == "table_broken"
        await check_closed(server, lines, people)
        await play_out(others)  # as if nothing had happened
        table = lines[0].table.id
        again = await people[0].post(f"/tables/{table}/rematch", name="")
        assert again["table"] != table
    async with served(store) as server, Browser(server.address, "ru") as ada:
        watching = await ada.line(table)
        assert watching.over, "it survives a new start of the server"
        assert watching.play.result is not None
        assert watching.play.result.reason.startswith("Правила")


@awaited
async def test_a_bots_answer_that_breaks_the_rules_closes_the_table_too(store, monkeypatch):
    async with served(store) as server, Browser(server.address) as ada:
        (line,) = await seated([ada], bots=2)
        await play_until([line], lambda: line.play.answers > 20)
        with monkeypatch.context() as patch:
            patch.setattr(EndTurn, "run", in_circles)
            with pytest.raises((RequestRefused, AssertionError)):
                await play_until([line], lambda: False)
        await check_closed(server, [line], [ada])


@awaited
async def test_a_game_is_broken_off_at_the_cap(store, monkeypatch):
    monkeypatch.setattr(automatic, "MOST_ANSWERS", 30)
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        with suppress(RequestRefused):  # whoever is about to answer is told so, too
            await play_out(lines)
        await lines[0].until(lambda: lines[0].over)
        assert lines[0].play.answers == 30
        assert lines[0].play.result is not None
        assert lines[0].play.result.reason.startswith("This game has gone on for longer")
        assert await lines[0].refused("away") == "nothing_to_cover"
        assert server.hub.served[lines[0].table.id].timer is None


@awaited
async def test_a_log_that_leads_the_rules_in_circles_is_refused_in_a_sentence(store, monkeypatch):
    """As a store may hold one from before the bound."""
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_until(lines, lambda: lines[0].play.answers > 20)
        table = lines[0].table.id
    monkeypatch.setattr(EndTurn, "run", in_circles)
    async with served(store, now=clock) as server, Browser(server.address) as ada:
        answer = await ada.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table_broken")
        line = await ada.line(table, hello=False)
        await line.until_closed()
        assert line.goodbye is not None
        assert line.goodbye.code == "gone"
        assert (await ada.http.get("/api/games")).status_code == 200


@awaited
async def test_rules_that_cannot_deal_say_so_to_whoever_is_ready(store, monkeypatch):
    async with served(store) as server, Browser(server.address) as ada:
        made = await ada.create(people=1, bots=1)
        line = await ada.line(made.table, 0)
        with monkeypatch.context() as patch:
            patch.setattr("bathysphere.games.abyss.AbyssGame.deal", lambda *_: 1 / 0)
            with pytest.raises(RequestRefused, match="deal_broken"):
                await line.ready()
        await line.ready()
        await line.until(line.is_dealt)
