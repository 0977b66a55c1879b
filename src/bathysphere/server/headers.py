"""Headers: those of every answer, credentials in cookies, and what a request says of its address and language."""

from collections.abc import Container, Mapping
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from itertools import count
from typing import Any, Protocol

import msgspec

from bathysphere.tables.keys import hashed
from bathysphere.words import LANGUAGES

COOKIE_DAYS = 90
PERSON_DAYS = 400

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
KEPT_NOWHERE = {"Cache-Control": "no-store"}
"""Answers of the server hold invitations and hands; only what is the same for everybody may lie in a cache."""
KEPT_A_DAY = {"Cache-Control": "public, max-age=86400"}
KEPT_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


class Cookie(msgspec.Struct, frozen=True):
    """A credential that a browser keeps: never shown to scripts, never sent from other sites."""

    name: str
    token: str
    path: str
    seconds: int


class Connection(Protocol):
    @property
    def client(self) -> Any: ...


def address_of(connection: Connection) -> str:
    """Whom limits count."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """In IPv6 every household has 2^64 addresses to choose from."""
    with suppress(ValueError):
        address = ip_address(host.partition("%")[0])
        if isinstance(address, IPv6Address):
            return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))
    return host


def language_of(headers: Mapping[str, str]) -> str:
    """The first language of the reader's that we have."""
    for part in headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def person_cookie(name: str, token: str) -> Cookie:
    """By which somebody is known again at the challenges of coming days, and nowhere else."""
    return Cookie(name, token, "/api/daily", PERSON_DAYS * 86400)


def caller_cookie(name: str, token: str) -> Cookie:
    """By which somebody who wants to be called is known again; tables are asked with it whose seats they hold."""
    return Cookie(name, token, "/api", PERSON_DAYS * 86400)


def device_cookie(name: str, token: str) -> Cookie:
    """By which somebody is known on this device, with all seats that they hold; empty to forget them here."""
    return Cookie(name, token, "/api", PERSON_DAYS * 86400 if token else 0)


SEAT = "seat-"


def tokens_of(cookies: Mapping[str, str]) -> dict[str, str]:
    """The hashes of the credentials for seats that came along, each with the name of its cookie. The name says at which
    seat somebody sat down: before the deal they may be moved to another one."""
    return {hashed(token): name for name, token in cookies.items() if name.startswith(SEAT) and token}


def free_name(seat: int, taken: Container[str]) -> str:
    """What to call the credential of a seat in a browser that holds others of that table."""
    return next(name for name in (f"{SEAT}{number}" for number in count(seat)) if name not in taken)


def seat_cookie(table: str, name: str, token: str) -> Cookie:
    """The credential of one seat: sent to that table only."""
    return Cookie(name, token, f"/api/tables/{table}", COOKIE_DAYS * 86400 if token else 0)
