"""Who asks, with a proxy before the server: what a trusted one says, and nothing that a visitor makes up."""

import asyncio

import pytest

from bathysphere.engine import BadTable
from bathysphere.server.operate.forwarded import Forwarded
from bathysphere.server.operate.networks import LOOPBACK, Networks


def seen(
    peer: str, *chain: str, trusted: tuple[str, ...] = LOOPBACK, proto: str = "", kind: str = "http"
) -> tuple[str, str]:
    """Address and scheme as the application sees them."""
    found = {}

    async def app(scope, receive, send):
        found.update(scope)

    headers = [(b"X-Forwarded-For", each.encode()) for each in chain]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"type": kind, "client": (peer, 5000) if peer else None, "scheme": "http", "headers": headers}
    asyncio.run(Forwarded(app, Networks(trusted, "trusted_proxies"))(scope, None, None))
    return (found["client"][0] if found["client"] else ""), found["scheme"]


def test_a_trusted_proxy_says_who_asks_and_how():
    assert seen("127.0.0.1", "203.0.113.7", proto="https") == ("203.0.113.7", "https")
    assert seen("127.0.0.1", "203.0.113.7", proto="https", kind="websocket") == ("203.0.113.7", "wss")
    assert seen("::1", "[2001:db8::7]:443") == ("2001:db8::7", "http")


def test_somebody_else_may_write_what_they_like():
    assert seen("203.0.113.9", "127.0.0.1", proto="https") == ("203.0.113.9", "http")


def test_of_a_chain_only_the_part_that_trusted_proxies_wrote_counts():
    assert seen("127.0.0.1", "1.2.3.4, 203.0.113.7") == ("203.0.113.7", "http")
    assert seen("10.0.0.2", "1.2.3.4, 203.0.113.7, 10.0.0.9", trusted=("10.0.0.0/8",)) == ("203.0.113.7", "http")
    assert seen("127.0.0.1", "1.2.3.4", "203.0.113.7") == ("203.0.113.7", "http"), "two headers are one list"


def test_visitors_of_the_own_network_are_told_apart_too():
    assert seen("127.0.0.1", "127.0.0.5") == ("127.0.0.5", "http")


def test_nonsense_is_nobody():
    assert seen("127.0.0.1", "unknown, <script>") == ("127.0.0.1", "http")


def test_whoever_comes_by_a_unix_socket_is_a_proxy_of_this_machine():
    assert seen("", "203.0.113.7", proto="https") == ("203.0.113.7", "https")
    assert seen("") == ("", "http")


def test_a_network_that_is_none_is_said():
    with pytest.raises(BadTable, match="trusted_proxies cannot be our-proxy"):
        Networks(["our-proxy"], "trusted_proxies")
