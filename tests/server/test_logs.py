"""Whatever is logged, at whatever level, holds no secret."""

import logging

import pytest

from support.servers.clients import Line, RequestRefused, browsers, play_out, seated
from support.servers.one_table import asked, play_until
from support.servers.running import awaited, served

CLIENTS_OWN = ("websockets", "httpx", "httpcore")
"""The scripted clients live in the same process; what they log is theirs."""


def of_the_server(record: logging.LogRecord) -> bool:
    return not record.name.startswith(CLIENTS_OWN)


def spelled(cards: list[int]) -> set[str]:
    """A hand as it could stand in a log."""
    return {str(cards), str(tuple(cards)), str(cards).replace(" ", ""), ",".join(map(str, cards))}


def hands(line: Line) -> list[list[int]]:
    return [line.play.view["hand"]] if len(line.play.view["hand"]) > 3 else []


@awaited
async def test_no_secret_is_logged_in_a_whole_game_with_faults_in_it(store, caplog, monkeypatch):
    caplog.set_level(logging.DEBUG)
    secrets: set[str] = set()
    async with served(store) as server, browsers(server.address, 3) as people:
        lines = await seated(people[:2])
        table = lines[0].table.id
        room = server.hub.served[table].room
        secrets |= {room.secret, room.invite, room.playing.record.header.seed, table}
        secrets |= {seat.nonce for seat in room.seats} | {seat.token for seat in room.seats}
        await play_until(lines, lambda: any(hands(line) for line in lines))
        for line in lines:
            for hand in hands(line):
                secrets |= spelled(hand)
        with monkeypatch.context() as broken:  # faults of ours are logged, with where they happened and no more
            broken.setattr("bathysphere.tables.commands.say", lambda room, seat, text, now: {}[text])
            with pytest.raises(RequestRefused, match="our_fault"):
                await lines[0].command("say", text="a word between friends")
            broken.setattr("bathysphere.server.table_info.table_info", lambda room, words: {}[room])
            assert (await people[0].http.get(f"/api/tables/{table}")).status_code == 500
        secrets.add("a word between friends")
        await asked(lines).refused("answer", question=0, choice=["pass"])
        key = (await people[1].post(f"/tables/{table}/substitute", seat=1))["substitute"]
        await people[2].claim(table, "Dora", substitute=key)
        secrets.add(key)
        for browser in people:
            secrets |= set(browser.cookies(table).values())
        taken = await people[2].line(table, 1)
        await play_out([lines[0], taken])
    logged = [caplog.handler.format(record) for record in caplog.records if of_the_server(record)]
    assert any("a command failed" in each for each in logged), "nothing is looked at"
    assert any("a request failed" in each for each in logged)
    for each in logged:
        assert not [secret for secret in secrets if secret and secret in each], each
