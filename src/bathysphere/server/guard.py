"""Who may speak to the server at all: origins, addresses, credentials in cookies, and the headers of every answer."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from bathysphere.engine import Refused
from bathysphere.engine.errors import shown
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
KEPT_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


class Foreign(Refused):
    """A page of somebody else's speaks through a visitor's browser."""


def check_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> None:
    """A browser says which page speaks. Only our own pages may: those of this host, or of the origins named."""
    origin = headers.get("origin", "")
    if origin in allowed:
        return
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not host or host != headers.get("host", ""):
        raise Foreign("foreign_origin")


def own_hosts(host: str, origins: Iterable[str]) -> frozenset[str]:
    """The names by which we may be called: the machine's own, the one we listen on, those of our pages."""
    machine = gethostname().lower()
    named = [urlsplit(origin).hostname or "" for origin in origins]
    return frozenset({"localhost", machine, f"{machine}.local", host.lower(), *named}) - {""}


def check_host(headers: Mapping[str, str], hosts: frozenset[str]) -> None:
    """A page of somebody else's may have its own name point at this machine, and then passes for ours in the visitor's
    browser. It cannot pass for a number, nor for a name that is ours."""
    host = headers.get("host", "")
    name = host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    name = name.lower().removesuffix(".")
    if name in hosts or name.endswith(".localhost"):
        return
    try:
        ip_address(name)
    except ValueError:
        raise Foreign("foreign_host", host=shown(name[:80]), option="--origin") from None


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
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


def person_cookie(key: str, token: str, secure: bool) -> Cookie:
    """By which somebody is known again at the challenges of coming days, and nowhere else."""
    return Cookie(
        key=key,
        value=token,
        path="/api/daily",
        max_age=PERSON_DAYS * 86400,
        httponly=True,
        secure=secure,
        samesite="strict",
    )


def seat_cookie(table: str, seat: int, token: str, secure: bool) -> Cookie:
    """The credential of one seat: sent to that table only, never to scripts, never from other sites."""
    return Cookie(
        key=f"seat-{seat}",
        value=token,
        path=f"/api/tables/{table}",
        max_age=COOKIE_DAYS * 86400 if token else 0,
        httponly=True,
        secure=secure,
        samesite="strict",
    )
