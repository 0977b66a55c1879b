"""Who may speak to the server at all: origins, addresses, credentials in cookies, and the headers of every answer."""

import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from bathysphere.engine import Refused
from bathysphere.words import LANGUAGES

COOKIE_DAYS = 90
PERSON_DAYS = 400
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_TABLE_ID = re.compile("[a-z0-9]{6,32}")

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


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom limits count. In IPv6 every household has 2^64 addresses to choose from."""
    host = connection.client.host if connection.client else ""
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


def new_table_id() -> str:
    """Not to be guessed: whoever knows it may watch."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a table could be called that; nothing else ever reaches the store."""
    return _TABLE_ID.fullmatch(text) is not None


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_key() -> str:
    return secrets.token_urlsafe(12)


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
