"""Connections and requests, whatever they ask: how many, how long, by which name, how often, and what is logged."""

import asyncio
import logging
import resource

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bathysphere.server.files import Files
from bathysphere.server.limits import UNLIMITED, Limits
from bathysphere.server.origins import Foreign, check_host, own_hosts
from bathysphere.server.request_limits import RepeatedWarnings, raise_descriptor_limit
from support.servers.clients import Browser, browsers, seated
from support.servers.running import HOST, Running, awaited, served


def only(**limits: object) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


async def silent(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody who connects and says nothing."""
    return await asyncio.open_connection(HOST, server.port)


async def is_cut_off(reader: asyncio.StreamReader, seconds: float = 2) -> bool:
    try:
        async with asyncio.timeout(seconds):
            return await reader.read(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


# -- how many


@awaited
async def test_silent_connections_of_one_address_are_counted_and_the_rest_refused_with_one_line(store, caplog):
    async with served(store, limits=only(connections_per_address=20)) as server:
        for filtering in logging.getLogger("bathysphere.server.request_limits").filters:
            filtering.__init__()
        crowd = [await silent(server) for _ in range(60)]
        kept = [await is_cut_off(reader, 0.02) for reader, _ in crowd[:20]]
        cut = [await is_cut_off(reader) for reader, _ in crowd[20:]]
        assert (sum(kept), sum(cut)) == (0, 40)
        assert sum("too many connections" in each.getMessage() for each in caplog.records) == 1
        for _, writer in crowd[:5]:
            writer.close()
        await asyncio.sleep(0.05)
        async with Browser(server.address) as ada:
            assert (await ada.http.get("/api/games")).status_code == 200, "there is room again"
        for _, writer in crowd:
            writer.close()


@awaited
async def test_lines_do_not_take_the_place_of_requests(store):
    async with served(store, limits=only(connections_per_address=4)) as server, browsers(server.address, 2) as people:
        lines = await seated(people)
        for _ in range(12):
            await people[0].line(lines[0].table.id)
        assert (await people[1].http.get("/api/games")).status_code == 200


@awaited
async def test_whoever_says_nothing_is_cut_off_soon(store, monkeypatch):
    monkeypatch.setattr("bathysphere.server.request_limits.FIRST_BYTE_SECONDS", 0.1)
    async with served(store) as server:
        reader, writer = await silent(server)
        assert await is_cut_off(reader)
        writer.close()
        reader, writer = await silent(server)
        writer.write(b"GET /api/games HTTP/1.1\r\n")
        assert not await is_cut_off(reader, 0.5), "who has begun has more time"
        writer.close()


def test_a_server_takes_as_many_descriptors_as_it_may():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        raise_descriptor_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == (65_536 if hard < 0 else min(hard, 65_536))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# -- how long


@pytest.mark.parametrize(("size", "status"), [(50_000, b"200"), (70_000, b"400")])
@awaited
async def test_a_long_head_is_refused_before_it_is_read(store, size: int, status: bytes):
    async with served(store) as server:
        reader, writer = await silent(server)
        lines = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 980) for number in range(size // 990))
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + lines + b"\r\n")
        assert (await reader.readline()).split()[1] == status
        writer.close()


# -- by which name


@awaited
async def test_a_name_that_is_not_ours_gets_nothing(store, tmp_path):
    """DNS rebinding: the page's own name points at this machine, and Origin and Host agree."""
    (tmp_path / "index.html").write_bytes(b"the page")
    async with served(store, files=Files(tmp_path)) as server, httpx.AsyncClient(trust_env=False) as evil:
        evil.headers.update({"Host": "evil.example", "Origin": "http://evil.example"})
        for path in ("/", "/api/games", "/api/tables", "/api/openapi", "/api/protocol"):
            answer = await evil.get(f"{server.address}{path}")
            assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host"), path
        made = {"game": "abyss", "name": "Ada", "bots": [None, None]}
        answer = await evil.post(f"{server.address}/api/tables", json=made)
        assert answer.json()["code"] == "foreign_host"
        assert "evil.example" in answer.json()["text"]
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws://evil.example:{server.port}/api/tables/abcdefgh/socket",
                host=HOST,
                origin=f"http://evil.example:{server.port}",
                proxy=None,
            )


OURS = own_hosts("table.example", ["https://play.example", "http://other.example:8700"])


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8700", "LOCALHOST.", "127.0.0.1:8700", "192.168.1.5:8700", "[::1]:8700", "[fe80::1]",
     "play.example", "other.example:8700", "table.example:8700", "a.localhost"],
)  # fmt: skip
def test_numbers_and_our_own_names_are_ours(host):
    check_host({"host": host}, OURS)


@pytest.mark.parametrize(
    "host", ["evil.example", "play.example.evil", "", "localhost.evil", "[evil", "1.2.3", "127.0.0.1.nip.example"]
)
def test_other_names_are_not_ours(host):
    with pytest.raises(Foreign):
        check_host({"host": host}, OURS)


# -- how often


@awaited
async def test_pages_and_descriptions_are_counted_too(store, tmp_path):
    (tmp_path / "index.html").write_bytes(b"the page")
    limits = only(requests_per_second=0.001, requests_at_once=4, pages_per_second=0.001, pages_at_once=3)
    async with served(store, limits=limits, files=Files(tmp_path)) as server, Browser(server.address) as ada:
        pages = [(await ada.http.get(path)).status_code for path in ("/", "/t/abc", "/robots.txt", "/", "/favicon.svg")]
        assert pages == [200, 200, 200, 429, 429]
        paths = ("/api/protocol", "/api/openapi", "/api/protocol", "/api/openapi", "/api/protocol", "/api/openapi")
        asked = [(await ada.http.get(path)).status_code for path in paths]
        assert asked == [200] * 4 + [429] * 2


# -- what is logged


@awaited
async def test_requests_that_make_no_sense_do_not_fill_the_log(store, caplog):
    for filtering in logging.getLogger("uvicorn.error").filters:
        filtering.__init__()
    async with served(store) as server:
        for _ in range(50):
            reader, writer = await silent(server)
            writer.write(b"\x16\x03\x01 nonsense\r\n\r\n")
            assert b"400" in await reader.readline()
            writer.close()
    assert sum("Invalid HTTP request" in each.getMessage() for each in caplog.records) == 1


def test_the_same_complaint_comes_once_a_minute_and_says_how_many_were_left_out(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("bathysphere.server.request_limits.time.monotonic", lambda: now[0])
    sparing, said = RepeatedWarnings(), []

    def say(message: str, level: int = logging.WARNING) -> None:
        record = logging.LogRecord("any", level, "", 0, message, (), None)
        if sparing.filter(record):
            said.append(record.getMessage())

    for _ in range(5):
        say("noise")
    say("something else")
    say("a fault", logging.ERROR)
    say("a fault", logging.ERROR)
    now[0] += 61
    say("noise")
    assert said == ["noise", "something else", "a fault", "a fault", "noise (4 more since the last time)"]
