"""Whoever asks too much is told so and dropped, and nobody else notices."""

import asyncio
import random
import resource
import socket
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from bathysphere.server.headers import address_of
from bathysphere.server.limits import UNLIMITED, Bucket, Buckets, Limits
from bathysphere.server.line import SECONDS_TO_END
from bathysphere.server.serve import listening
from support.servers.clients import Browser, browsers, play_out, seated
from support.servers.one_table import asked, until
from support.servers.running import HOST, Running, awaited, served


def only(**limits: object) -> Limits:
    """No limits but these."""
    return msgspec.structs.replace(UNLIMITED, **limits)


@awaited
async def test_a_flood_of_wishes_ends_the_line_that_it_comes_from(store):
    async with served(store, limits=Limits()) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        flooding = await people[0].line(lines[0].table.id)
        for _ in range(Limits().messages_at_once + 20):
            await flooding.send(do="ping")
        await flooding.until_closed()
        assert flooding.goodbye.code == "flood"
        assert flooding.goodbye.text.endswith(".")
        assert sum('"pong"' in raw for raw in flooding.heard) < Limits().messages_at_once + 10
        await asked(lines).answer_somehow(random.Random(1))
        assert not lines[0].closed


@awaited
async def test_a_flood_of_talk_is_refused_and_play_goes_on(store):
    async with (
        served(store, limits=only(chat_per_second=0.001, chat_at_once=3)) as server,
        browsers(server.address, 2) as people,
    ):
        lines = await seated(people)
        for number in range(3):
            await lines[0].command("say", text=f"{number}")
        assert await lines[0].refused("say", text="more") == "chat_flood"
        await lines[1].command("say", text="I may still talk")
        await asked(lines).answer_somehow(random.Random(1))
        await until(lambda: len(lines[0].chat) == 4)


@awaited
async def test_whoever_opens_more_lines_to_his_seat_may_not_say_more(store):
    async with (
        served(store, limits=only(chat_per_second=0.001, chat_at_once=3)) as server,
        browsers(server.address, 2) as people,
    ):
        lines = await seated(people)
        table = lines[0].table.id
        for number in range(3):
            line = await people[0].line(table, 0)
            await line.command("say", text=f"{number}")
            await line.close()
        assert await (await people[0].line(table, 0)).refused("say", text="more") == "chat_flood"
        assert await (await people[1].line(table, 1)).refused("say", text="I may still talk") == ""


@awaited
async def test_all_seats_behind_one_address_share_what_it_may_wish(store):
    limits = only(address_messages_per_second=0.001, address_messages_at_once=40)
    async with served(store, limits=limits) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        codes = [await line.refused("say", text="hello") for _ in range(30) for line in lines]
        assert set(codes) == {"", "flood"}
        assert 30 < codes.count("") < 40, "hello and ready were wishes, too"
        assert not lines[0].closed, "a neighbour is not hung up on"


@awaited
async def test_whole_pictures_are_not_for_the_asking_again_and_again(store):
    async with (
        served(store, limits=only(greetings_per_second=0.001, greetings_at_once=3)) as server,
        browsers(server.address, 2) as people,
    ):
        lines = await seated(people)
        for language in ("uk", "ru", "en", "uk"):
            await lines[0].send(do="speak", language=language)
        await lines[0].until(lambda: '"refused"' in lines[0].heard[-1])
        assert sum('"update"' in raw and '"keep":0' in raw for raw in lines[0].heard[-4:]) == 2
        await asked(lines).answer_somehow(random.Random(1))
        assert not lines[0].closed


@awaited
async def test_a_flood_of_requests_is_refused(store):
    async with (
        served(store, limits=only(requests_per_second=0.001, requests_at_once=5)) as server,
        Browser(server.address) as ada,
    ):
        answers = [await ada.http.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "flood"
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{HOST}:{server.port}/api/tables/abcdefgh/socket", origin=server.address, proxy=None)


@awaited
async def test_a_flood_of_tables_is_refused(store):
    async with (
        served(store, limits=only(tables_per_second=0.001, tables_at_once=3)) as server,
        Browser(server.address) as ada,
    ):
        for _ in range(3):
            await ada.create()
        assert await ada.refused(ada.create()) == "too_many_tables"
        assert (await ada.http.get("/api/games")).status_code == 200


@awaited
async def test_an_address_has_so_many_lines_and_gets_one_back_when_it_closes_one(store):
    async with served(store, limits=only(sockets_per_address=3)) as server, Browser(server.address) as ada:
        made = await ada.create()
        lines = [await ada.line(made.table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await ada.line(made.table)
        await lines[0].close()
        await until(lambda: len(server.hub.served[made.table].subscribers) == 2)
        await asyncio.sleep(0.05)
        await ada.line(made.table)


@awaited
async def test_a_table_has_room_for_so_many_spectators(store):
    async with served(store, limits=only(spectators_per_table=2)) as server, Browser(server.address) as ada:
        made = await ada.create()
        for _ in range(2):
            await ada.line(made.table)
        late = await ada.line(made.table, hello=False)
        await late.until_closed()
        assert late.goodbye.code == "table_crowded"
        player = await ada.line(made.table, 0)
        assert player.table.id == made.table, "those who sit here always find their place"


@awaited
async def test_a_flood_of_replays_is_refused(store):
    async with (
        served(store, limits=only(frames_per_second=0.001, frames_at_once=40)) as server,
        browsers(server.address, 2) as people,
    ):
        lines = await seated(people)
        path = f"/api/tables/{lines[0].table.id}/frames"
        answers = [await people[0].http.get(path, params={"count": 10}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "flood"


@awaited
async def test_an_oversized_message_ends_the_line_and_nothing_else(store):
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        big = await people[0].line(lines[0].table.id, 0)
        await big.send_raw('{"do":"ping"}' + " " * (UNLIMITED.message_bytes - 13))
        await big.until(lambda: '"pong"' in big.heard[-1])
        await big.send_raw('{"do":"ping"}' + " " * (UNLIMITED.message_bytes - 12))
        await big.until_closed()
        await asked(lines).answer_somehow(random.Random(1))


@awaited
async def test_an_oversized_body_is_refused(store):
    async with served(store) as server, Browser(server.address) as ada:
        body = b'{"game":"abyss","name":"A","bots":[null,null]' + b" " * 16_384 + b"}"
        answer = await ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "bad_message")

        async def drip() -> object:
            for _ in range(40):
                yield b" " * 1000

        answer = await ada.http.post("/api/tables", content=drip(), headers={"Content-Type": "application/json"})
        assert answer.status_code == 413


# -- a client that never reads


def small_buffers(host: str, port: int) -> socket.socket:
    door = listening(host, port)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return door


async def deaf(server: Running, table: str) -> ClientConnection:
    """A spectator who says hello and never reads what he is told."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.setblocking(False)
    await asyncio.get_running_loop().sock_connect(door, (HOST, server.port))
    url = f"ws://{HOST}:{server.port}/api/tables/{table}/socket"
    spectator = await connect(url, sock=door, origin=server.address, max_queue=1, ping_interval=None, proxy=None)
    await spectator.send('{"do":"hello","language":"en"}')
    return spectator


@awaited
async def test_a_client_that_never_reads_is_dropped_and_the_table_goes_on(store, monkeypatch):
    monkeypatch.setattr("support.servers.running.listening", small_buffers)
    limits = only(waiting_messages=20, sockets_per_address=3)
    async with served(store, limits=limits) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        table = lines[0].table.id
        spectator = await deaf(server, table)
        subscribers = server.hub.served[table].subscribers
        await until(lambda: len(subscribers) == 3)
        await play_out(lines)
        await until(lambda: len(subscribers) == 2)
        await asyncio.sleep(SECONDS_TO_END + 0.5)
        await people[0].line(table)  # the address has its place back although the deaf one still holds on
        spectator.transport.abort()


async def pour(writer: asyncio.StreamWriter, more: bytes) -> None:
    for _ in range(20):
        writer.write(more)
        await writer.drain()


def memory() -> int:
    """In bytes, of this process, in which the server runs."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


@pytest.mark.parametrize("head", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n"])
@awaited
async def test_a_request_that_never_ends_is_cut_off_and_not_kept(store, head: bytes):
    more = b"X: " + b"x" * 997 + b"\r\n" if head.endswith(b"\n") else b"x" * 1000
    async with served(store) as server:
        _, writer = await asyncio.open_connection(HOST, server.port)
        writer.write(head)
        before = memory()
        with pytest.raises(ConnectionError):
            await pour(writer, more * 1000)
        assert memory() - before < 10_000_000
        writer.close()


@awaited
async def test_a_request_that_dawdles_is_cut_off_and_a_line_is_not(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.request_limits.REQUEST_SECONDS", 0.2)
    monkeypatch.setattr("bathysphere.server.request_limits.FIRST_BYTE_SECONDS", 0.2)
    async with served(store) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        for begun in (b"", b"GET / HTTP/1.1\r\nX: ", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"):
            reader, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(begun)
            async with asyncio.timeout(5):
                while await reader.read(1000):
                    pass
            writer.close()
        await asked(lines).answer_somehow(random.Random(1))


# -- whom limits count


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket in a file", "a socket in a file"),
    ],
)
def test_a_household_is_one_address(host: str, counted: str):
    assert address_of(SimpleNamespace(client=SimpleNamespace(host=host))) == counted


# -- buckets


def test_a_bucket_lets_through_what_is_left_and_fills_with_time():
    bucket = Bucket(rate=2, full=3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(10.4)
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(990.0), "time that runs backwards fills nothing"
    assert not bucket.take(991.0, 3)
    assert bucket.take(991.0, 2), "what was not given is still there"


def test_each_address_has_its_own_bucket_and_the_oldest_are_forgotten():
    buckets = Buckets(rate=0.001, full=1)
    assert buckets.take("a", 1.0)
    assert not buckets.take("a", 1.0)
    assert buckets.take("b", 1.0)
    for number in range(Buckets.MOST):
        buckets.take(f"{number}", 1.0)
    assert buckets.take("a", 1.0)
