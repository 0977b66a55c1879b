"""Where requests to addresses that people name may go: to the public web, and nowhere else."""

import asyncio

import pytest

from bathysphere.server.calls.outgoing import Outgoing, Unreachable, is_public
from support.calls.receivers import receiver
from support.servers.running import HOST, awaited

PRIVATE = (
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.8", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.7",
    "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::9", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:7f00:1",
    "64:ff9b::7f00:1", "64:ff9b::169.254.169.254", "2002:7f00:1::", "2002:c0a8:101::1", "not an address", "",
)  # fmt: skip
PUBLIC = ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1")


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_this_machine_and_of_networks_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_of_the_web_are(address):
    assert is_public(address)


async def refused(outgoing, address):
    with pytest.raises(Unreachable) as told:
        await outgoing.post(address, b"{}", {})
    return told.value.code


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/", "https://example.org:25/",
        "https://example.org:22/", "https://example.org:99999/", "file:///etc/passwd", "https://exa mple.org/",
        "https://example.org/\r\nX: y", "https://пример.рф/", "https://example.org/" + "a" * 3000, "", "https://[::1",
    ],
)  # fmt: skip
@awaited
async def test_what_is_no_address_of_the_web_is_not_even_looked_up(address):
    async def look_up(host, port):
        raise AssertionError("looked up")

    assert await refused(Outgoing(look_up=look_up), address) == "address"


@pytest.mark.parametrize("where", ["127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "fe80::1"])
@awaited
async def test_a_name_that_means_a_private_address_is_refused_even_beside_a_public_one(where):
    async def look_up(host, port):
        return ["93.184.216.34", where]

    assert await refused(Outgoing(look_up=look_up), "https://innocent.example/") == "private"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
@awaited
async def test_no_spelling_of_this_machine_gets_through(host):
    assert await refused(Outgoing(), f"https://{host}:8443/") in ("private", "name")


@awaited
async def test_a_name_is_looked_up_once_and_the_connection_goes_where_was_looked(monkeypatch):
    """Also when the name means something else a moment later."""
    answers, reached = [["93.184.216.34"], ["127.0.0.1"]], []

    async def look_up(host, port):
        return answers.pop(0)

    async def connect(host, port, **how):
        reached.append((host, port, how["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    outgoing = Outgoing(look_up=look_up)
    assert await refused(outgoing, "https://turns.example/hook") == "broken"
    assert reached == [("93.184.216.34", 443, "turns.example")]
    assert await refused(outgoing, "https://turns.example/hook") == "private"
    assert len(reached) == 1


@awaited
async def test_redirects_are_answers_and_not_followed():
    async with receiver() as there, receiver() as elsewhere:
        there.answer = lambda _: (302, {"Location": elsewhere.address})
        reply = await Outgoing(private=True).post(f"{there.address}/a?b=c", b"body", {"X-One": "1"})
        assert (reply.status, reply.is_good) == (302, False)
        assert elsewhere.got == []
        (got,) = there.got
        assert (got.path, got.body, got.headers["x-one"]) == ("/a?b=c", b"body", "1")
        assert got.headers["host"] == f"{HOST}:{there.port}"


@awaited
async def test_whoever_does_not_answer_is_not_waited_for():
    async with receiver() as there:
        there.answer = lambda _: None
        assert await refused(Outgoing(private=True, seconds=0.2), there.address) == "slow"


@awaited
async def test_nonsense_for_an_answer_is_a_broken_line():
    async def nonsense(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x00" * 40_000)
        writer.close()

    server = await asyncio.start_server(nonsense, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    assert await refused(Outgoing(private=True), f"http://{HOST}:{port}/") == "broken"
    server.close()
