"""Requests to addresses that people named: they reach the public web and nothing else.

A name is looked up once. Every address that it has must be a public one, and the connection goes to the address that
was looked at, whatever the name means a moment later. Redirects are not followed.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from urllib.parse import SplitResult, urlsplit

import msgspec

SECONDS = 10
MOST_BYTES = 16_384
LONGEST_ADDRESS = 2048
WELL_KNOWN = (80, 443)
"""Lower ports than 1024 belong to mail, to files and to other things that a request must not be mistaken for."""
NAT64 = IPv6Network("64:ff9b::/96")
SET_ASIDE = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Not everywhere does Python know that nobody on the public web is here."""

Lookup = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """A request that was not made, or got no answer. `code` says why, in the part of a sentence's id."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Reply(msgspec.Struct, frozen=True):
    status: int
    body: bytes

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300


def is_public(address: str) -> bool:
    """Whether packets to this address leave for the public web; also not by way of an address inside an address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            inside = IPv4Address(int(found) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(str(inside))
    elif any(found in network for network in SET_ASIDE):
        return False
    return found.is_global and not found.is_multicast


def parsed(address: str, *, private: bool) -> SplitResult:
    """An address of the web to which we may speak; without secrecy only where private addresses are allowed."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Unreachable("address") from None
    schemes = ("https", "http") if private else ("https",)
    if (
        parts.scheme not in schemes
        or not parts.hostname
        or parts.username is not None
        or len(address) > LONGEST_ADDRESS
    ):
        raise Unreachable("address")
    if not address.isascii() or any(letter <= " " for letter in address):
        raise Unreachable("address")
    if port is not None and port < 1024 and port not in WELL_KNOWN:
        raise Unreachable("address")
    return parts


async def look_up(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    return [str(where[4][0]) for where in found]


class Outgoing:
    """`private` also lets requests reach the machine itself and its network, for an operator who wants that."""

    def __init__(self, *, private: bool = False, look_up: Lookup = look_up, seconds: float = SECONDS) -> None:
        self.private = private
        self._look_up = look_up
        self._seconds = seconds

    async def check(self, address: str) -> None:
        """Complain about an address to which nothing would ever be sent."""
        parts = parsed(address, private=self.private)
        try:
            async with asyncio.timeout(self._seconds):
                await self._where(parts)
        except TimeoutError:
            raise Unreachable("name") from None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        parts = parsed(address, private=self.private)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._posted(parts, await self._where(parts), body, headers)
        except TimeoutError:
            raise Unreachable("slow") from None
        except ssl.SSLError:
            raise Unreachable("certificate") from None
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise Unreachable("broken") from None

    async def _where(self, parts: SplitResult) -> tuple[str, int]:
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        try:
            found = await self._look_up(host, port)
        except (OSError, UnicodeError):
            raise Unreachable("name") from None
        if not found:
            raise Unreachable("name")
        if not self.private and not all(is_public(each) for each in found):
            raise Unreachable("private")
        return found[0], port

    async def _posted(
        self, parts: SplitResult, where: tuple[str, int], body: bytes, headers: Mapping[str, str]
    ) -> Reply:
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            *where,
            ssl=_trust() if secure else None,
            server_hostname=parts.hostname if secure else None,
            limit=MOST_BYTES,
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            host = parts.netloc.rpartition("@")[2]
            told = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            return Reply(status, await reader.read(MOST_BYTES))
        finally:
            writer.transport.abort()


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
