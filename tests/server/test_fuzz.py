"""Thousands of messages that no honest client sends, at a table of each game, while another table plays on."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bathysphere.games.thing.roles import THING_ROLE, UNKNOWN
from bathysphere.games.unfathomable.components import FACE_DOWN
from bathysphere.server import wire
from support.effort import seeds, volume
from support.servers.clients import Browser, Line, browsers, play_out, seated
from support.servers.fuzzed_messages import message
from support.servers.one_table import Clock, until
from support.servers.running import HOST, Running, awaited, served

MESSAGES = dict.fromkeys(("abyss", "thing", "unfathomable", "cryptids"), volume(full=10_000, quick=3_000))
PEOPLE = {"abyss": 3, "thing": 4, "unfathomable": 3, "cryptids": 3}
BURST = 25
LEISURE = 0.1
"""Seconds between two bursts when there were enough of them."""


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bathysphere.server.http.seats.new_secret", lambda: "5" * 64)


def updates(line: Line) -> list[str]:
    """What the line was shown, with the name of the table taken out."""
    return [raw.replace(line.table.id, "") for raw in line.heard if '"type":"update"' in raw]


async def calm_game(server: Running) -> list[list[str]]:
    async with browsers(server.address, 2) as people, Browser(server.address) as eve:
        lines = await seated(people)
        watching = await eve.line(lines[0].table.id)
        await play_out(lines)
        await watching.until(lambda: watching.over)
        return [updates(line) for line in lines]


def no_tokens(view: dict[str, Any], play: wire.PlayInfo) -> None:
    """Of Abyss: nobody sees the Monster tokens of others."""
    assert all(tokens == [] for seat, tokens in enumerate(view["monsters"]) if seat != view["seat"])


def no_roles(view: dict[str, Any], play: wire.PlayInfo) -> None:
    """Of The Thing: only the Thing sees the roles of others and may announce, and nobody sees their hands."""
    assert (view["hands"], view["infections"]) == ([], [])
    if view["role"] != THING_ROLE:
        others = [role for seat, role in enumerate(view["roles"]) if seat != view["seat"]]
        assert set(others) <= {UNKNOWN, THING_ROLE}
        assert play.interjections == []


def face_down(view: dict[str, Any], play: wire.PlayInfo) -> None:
    """Of Unfathomable: hands stay closed, and whoever only watches sees no role that is not revealed."""
    assert (view["hands"], view["roles"]) == ([], [])
    if view["seat"] < 0:
        assert all(set(player["roles"]) <= {FACE_DOWN} for player in view["players"])


def own_contracts(view: dict[str, Any], play: wire.PlayInfo) -> None:
    """Of Cryptids: nobody sees the contracts of others."""
    assert all(player["contracts"] == [] for seat, player in enumerate(view["players"]) if seat != view["seat"])


CHECKS: dict[str, Callable[[dict[str, Any], wire.PlayInfo], None]] = {
    "abyss": no_tokens,
    "thing": no_roles,
    "unfathomable": face_down,
    "cryptids": own_contracts,
}


class Secrets:
    """All that must not appear in anything that is sent to somebody else."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def of(self, server: Running, people: list[Browser], table: str) -> None:
        room = server.hub.served[table].room
        self.texts |= {room.secret, room.invite, room.playing.record.header.seed}
        self.texts |= {seat.nonce for seat in room.seats} | {seat.token for seat in room.seats}
        for browser in people:
            self.texts |= set(browser.cookies(table).values())

    def check(self, line: Line) -> None:
        for raw in line.heard:
            update = msgspec.json.decode(raw, type=wire.ServerMessages)
            if isinstance(update, wire.Update) and update.table.status == "over":
                continue
            assert not [text for text in self.texts if text and text in raw]
            if isinstance(update, wire.Update) and update.play is not None:
                view = update.play.view
                assert view["seat"] == line.seat
                CHECKS[update.table.game](view, update.play)
                if line.seat < 0:
                    assert (view.get("hand", []), update.play.decision, update.play.orders) == ([], None, None)


async def fuzz(server: Running, game: str, chance: random.Random, enough: asyncio.Event) -> None:
    """Several seats and a spectator send nonsense, as much as there has to be, and then at leisure until somebody says
    that it is enough; when their game ends they begin another one."""
    sent, secrets = 0, Secrets()
    while sent < MESSAGES[game] or not enough.is_set():
        async with browsers(server.address, PEOPLE[game]) as people, Browser(server.address) as eve:
            lines = await seated(people, game=game)
            table = lines[0].table.id
            lines.append(await eve.line(table))
            secrets.of(server, people, table)
            while (sent < MESSAGES[game] or not enough.is_set()) and not lines[0].over:
                assert sent < 20 * MESSAGES[game], "the other table has to wait"
                await asyncio.sleep(0 if sent < MESSAGES[game] else LEISURE)
                for line in lines:
                    for _ in range(BURST):
                        await line.send_raw(message(line, chance))
                    sent += BURST
                for line in lines:
                    before = len(line.heard)
                    await line.send(do="ping")
                    await line.until(
                        lambda line=line, before=before: any('"type":"pong"' in raw for raw in line.heard[before:])
                    )
            for line in lines:
                assert not line.closed
                assert not [raw for raw in line.heard if "our_fault" in raw]
                secrets.check(line)


@pytest.mark.parametrize("game", MESSAGES)
@awaited
async def test_nothing_that_a_client_sends_crashes_leaks_or_disturbs_another_table(store, caplog, game: str):
    caplog.set_level(logging.WARNING)
    clock = Clock()
    async with served(store.with_name("calm.db"), now=clock) as server:
        undisturbed = await calm_game(server)
    async with served(store, now=clock) as server:
        whole_game = asyncio.Event()
        fuzzing = asyncio.create_task(fuzz(server, game, random.Random(seeds(1)[0]), whole_game))
        while not fuzzing.done():
            assert await calm_game(server) == undisturbed
            whole_game.set()
        await fuzzing
    assert [record.getMessage() for record in caplog.records if record.name.startswith("bathysphere")] == []


@awaited
async def test_garbage_below_the_protocol_disturbs_nobody(store):
    """Bytes that are no HTTP and no WebSocket frames, from connections that break off at any point."""
    chance = random.Random(7)
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        playing = asyncio.create_task(play_out(lines))
        upgrade = (
            f"GET /api/tables/{lines[0].table.id}/socket HTTP/1.1\r\nHost: {HOST}:{server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nOrigin: {server.address}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        for number in range(150):
            _, to_server = await asyncio.open_connection(HOST, server.port)
            to_server.write((upgrade if number % 2 else b"POST /api/tables HTTP/1.1\r\n")[: chance.randrange(400)])
            to_server.write(chance.randbytes(chance.randrange(300)))
            if number % 3:
                await asyncio.sleep(0)
            to_server.close()
        await playing
        await until(lambda: len(server.hub.served[lines[0].table.id].subscribers) == 2)
