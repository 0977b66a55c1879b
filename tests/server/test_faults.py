"""What goes wrong at one table, for one reader or with one snapshot stops nobody else and wears nobody out."""

import asyncio
import sqlite3
from collections import Counter
from typing import Any

from bathysphere.games.abyss import AbyssGame
from bathysphere.server import updates
from bathysphere.server.table_info import words_for
from bathysphere.store import Append, StoreFailed
from bathysphere.tables.room import Room
from support.servers.clients import Browser, browsers, seated
from support.servers.one_table import Clock, play_until, until
from support.servers.running import awaited, served


@awaited
async def test_a_table_that_cannot_save_what_its_bots_do_tries_now_and_then_and_goes_on(store, monkeypatch):
    tries: Counter[str] = Counter()
    async with served(store) as server, Browser(server.address) as ada:
        (line,) = await seated([ada], bots=2, pace=5000)
        await line.command("away")
        keep = server.hub.store.append

        async def full(what: Append) -> bool:
            tries[what.table] += 1
            raise StoreFailed("store_write")

        monkeypatch.setattr(server.hub.store, "append", full)
        monkeypatch.setattr(server.hub, "steady", lambda: line.play.since + 5000)
        server.hub._set_timer(server.hub.served[line.table.id])
        await asyncio.sleep(0.5)
        assert tries == {line.table.id: 1}
        before = line.play.answers
        monkeypatch.setattr(server.hub.store, "append", keep)
        await line.until(lambda: line.play.answers > before)


@awaited
async def test_a_fault_in_the_rules_does_not_wear_the_server_out(store, monkeypatch):
    tries: Counter[str] = Counter()
    async with served(store) as server, browsers(server.address, 2) as people:
        (line,) = await seated(people[:1], bots=2)
        other = await seated(people[1:], bots=1)
        apply = Room.apply

        def faulty(room: Room, entry: Any, **how: Any) -> None:
            if room.id == line.table.id and type(entry).__name__ == "Answered":
                tries[room.id] += 1
                raise ZeroDivisionError
            apply(room, entry, **how)

        await until(lambda: line.decision is not None)
        monkeypatch.setattr(Room, "apply", faulty)
        await line.refused("away")
        await asyncio.sleep(0.5)
        assert tries[line.table.id] < 5
        assert await other[0].refused("say", text="we play on") == ""


@awaited
async def test_what_one_reader_cannot_be_shown_is_not_kept_from_the_others(store, monkeypatch):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await lines[1].send(do="speak", language="uk")
        await until(lambda: lines[1].table.seats and len(lines[1].heard) > 1)
        whole = updates.update
        broken = words_for("uk", "abyss")

        def torn(room: Room, viewer: int, words: Any, *rest: Any) -> Any:
            if words is broken:
                raise KeyError("a sentence that nobody has translated")
            return whole(room, viewer, words, *rest)

        monkeypatch.setattr(updates, "update", torn)
        await lines[1].send(do="say", id="x", text="hello")
        await lines[0].until(lambda: len(lines[0].chat) == 1)
        await lines[1].until_closed()
        assert lines[1].goodbye is not None
        assert lines[1].goodbye.code == "our_fault"
        monkeypatch.setattr(updates, "update", whole)
        again = await people[1].line(lines[0].table.id, 1)
        assert [said.text for said in again.chat] == ["hello"]


@awaited
async def test_a_snapshot_that_cannot_be_read_costs_time_and_nothing_else(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        await play_until(lines, lambda: server.hub.served[lines[0].table.id].snapshot_at > 0)
        table, shown = lines[0].table.id, lines[0].play
        cookies = [people[0].cookies(table), people[1].cookies(table)]
    connection = sqlite3.connect(store)
    with connection:
        assert connection.execute("UPDATE snapshots SET body = ?", (b'{"state": {}, "skipped": 0}',)).rowcount > 0
    connection.close()
    async with served(store) as server, Browser(server.address) as ada:
        for name, value in cookies[0].items():
            ada.http.cookies.set(name, value, path=f"/api/tables/{table}")
        line = await ada.line(table, 0)
        assert line.play == shown


@awaited
async def test_a_log_that_cannot_be_read_is_our_fault_in_a_sentence_and_tells_no_secret(store, caplog):
    async with served(store) as server, browsers(server.address, 2) as people:
        table = (await seated(people))[0].table.id
    connection = sqlite3.connect(store)
    with connection:
        connection.execute("UPDATE entries SET body = ? WHERE number = 3", (b'{"what": "a secret"}',))
    connection.close()
    async with served(store) as server, Browser(server.address) as ada:
        answer = await ada.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "our_fault")
        line = await ada.line(table, hello=False)
        await line.until_closed()
        assert line.goodbye is not None
        assert line.goodbye.code == "our_fault"
        assert line.goodbye.text == answer.json()["text"]
    assert caplog.text.count("ValidationError") == 2
    assert "a secret" not in caplog.text


@awaited
async def test_tables_of_other_rules_are_refused_in_a_sentence_and_hold_up_no_other(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.hub.SWEEP_SECONDS", 0.01)
    monkeypatch.setattr("bathysphere.server.hub.DUE_AT_ONCE", 1)
    clock = Clock()
    async with served(store, now=clock) as server, browsers(server.address, 2) as people:
        old = [await left_to_a_clock(browser) for browser in people]
    monkeypatch.setattr(AbyssGame, "rules_version", AbyssGame.rules_version + 1)
    monkeypatch.setattr(AbyssGame, "new", richer(AbyssGame.new))
    async with served(store, now=clock) as server, Browser(server.address, "uk") as ada:
        answer = await ada.http.get(f"/api/tables/{old[0]}")
        assert (answer.status_code, answer.json()["code"]) == (410, "other_rules")
        assert answer.json()["text"].startswith("Правила цієї гри змінилися")
        line = await ada.line(old[0], hello=False)
        await line.until_closed()
        assert line.goodbye is not None
        assert line.goodbye.code == "gone"
        clock.forward(1)
        young = await left_to_a_clock(ada)
    loaded: Counter[str] = Counter()
    load = Room.load

    def counted(table: str, *log: Any, **how: Any) -> Room:
        loaded[table] += 1
        return load(table, *log, **how)

    monkeypatch.setattr(Room, "load", counted)
    async with served(store, now=clock) as server:
        clock.forward(10)
        await until(lambda: young in server.hub.served and server.hub.served[young].room.seats[0].state == "away")
    assert loaded == {old[0]: 2, old[1]: 2, young: 1}, "once as they are, and once to prove the new rules"


def richer(deal: Any) -> Any:
    """Other rules: everybody begins with a pearl more."""

    def new(*given: Any) -> Any:
        state = deal(*given)
        state.pearls = [pearls + 1 for pearls in state.pearls]
        return state

    return new


async def left_to_a_clock(browser: Browser) -> str:
    """A table that will have to do something in ten seconds at the latest."""
    (line,) = await seated([browser], bots=1, clock={"kind": "live", "seconds": 10})
    return line.table.id
