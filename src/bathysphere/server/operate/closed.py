"""A closed server: it lets in whom the operator has named, by password or by network, and asks all others calmly.

The password is typed into a form and nowhere else. Whoever knew it is known again by a cookie that follows from the
password by a slow hash, so that all processes of a server agree on it, and a new password ends all visits.
"""

import asyncio
import hmac
import logging
import time
from hashlib import scrypt
from urllib.parse import parse_qs

import msgspec

from bathysphere.engine import Refused
from bathysphere.server import wire
from bathysphere.server.headers import household, language_of
from bathysphere.server.limits import Buckets
from bathysphere.server.operate.asgi import (
    POLICY_VIOLATED,
    App,
    Receive,
    Scope,
    Send,
    answer,
    body_of,
    client_of,
    cookies_of,
    headers_of,
)
from bathysphere.server.operate.networks import Networks
from bathysphere.server.operate.plain_pages import asking, send_page, turning_away
from bathysphere.server.origins import check_origin
from bathysphere.server.table_info import common_words

COOKIE = "entry"
DAYS = 90
LONGEST = 2_000
"""Bytes of a form with a password."""
SALT = b"bathysphere: entry to a closed server"
TRIES_PER_SECOND, TRIES_AT_ONCE = 1 / 20, 6
"""Of one household. Somebody who mistypes is not kept out for long; whoever guesses does not get far."""
ALL_TRIES_PER_SECOND, ALL_TRIES_AT_ONCE = 1.0, 30
"""Of all together, however many addresses somebody guesses from."""
OPEN_PATHS = frozenset({"/favicon.svg", "/robots.txt", "/imprint", "/privacy"})

_log = logging.getLogger(__name__)


class ClosedServer:
    """Stands before the application. Without a password and without networks it lets everybody through."""

    def __init__(self, app: App, password: str, allowed: Networks, origins: frozenset[str]) -> None:
        self._app = app
        self._allowed = allowed
        self._origins = origins
        self._key = _entry(password) if password else ""
        self._tries = Buckets(TRIES_PER_SECOND, TRIES_AT_ONCE)
        self._all_tries = Buckets(ALL_TRIES_PER_SECOND, ALL_TRIES_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in OPEN_PATHS or self._may_enter(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATED})
        elif scope["path"].startswith("/api"):
            await _refuse(scope, send, "closed", 401)
        elif not self._key:
            words = common_words(language_of(headers_of(scope)))
            await send_page(send, 403, words.language, words("closed-title"), turning_away(words))
        elif scope["method"] == "POST":
            await self._try(scope, receive, send)
        else:
            await _ask(scope, send, 401)

    def _may_enter(self, scope: Scope) -> bool:
        if not self._key and not self._allowed:
            return True
        if client_of(scope) in self._allowed:
            return True
        shown = cookies_of(headers_of(scope)).get(COOKIE, "")
        return bool(self._key) and hmac.compare_digest(shown.encode(), self._key.encode())

    async def _try(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        try:
            check_origin(headers, self._origins)
        except Refused:
            await _refuse(scope, send, "foreign_origin", 403)
            return
        now = time.monotonic()
        if not self._tries.take(household(client_of(scope)), now) or not self._all_tries.take("", now):
            await _ask(scope, send, 429, "closed-too-often")
            return
        raw = await body_of(receive, LONGEST)
        given = parse_qs((raw or b"").decode("utf-8", "replace"), max_num_fields=5).get("password", [""])[0]
        if not hmac.compare_digest(await asyncio.to_thread(_entry, given), self._key):
            _log.warning("somebody gave a wrong password")
            await _ask(scope, send, 401, "closed-wrong")
            return
        query = scope.get("query_string", b"").decode("latin-1")
        back = scope.get("raw_path", scope["path"].encode()).decode("latin-1").partition("?")[0]
        cookie = f"{COOKIE}={self._key}; Path=/; Max-Age={DAYS * 86400}; HttpOnly; SameSite=Lax"
        if scope.get("scheme") == "https":
            cookie += "; Secure"
        # Two slashes would name another host.
        target = "/" + back.lstrip("/") + (f"?{query}" if query else "")
        await answer(send, 303, b"", headers={"Location": target, "Set-Cookie": cookie, "Cache-Control": "no-store"})


def _entry(password: str) -> str:
    return scrypt(password.encode(), salt=SALT, n=2**14, r=8, p=1, dklen=32).hex()


async def _ask(scope: Scope, send: Send, status: int, wrong: str = "") -> None:
    words = common_words(language_of(headers_of(scope)))
    page = asking(words, words(wrong) if wrong else "")
    await send_page(send, status, words.language, words("closed-title"), page)


async def _refuse(scope: Scope, send: Send, code: str, status: int) -> None:
    words = common_words(language_of(headers_of(scope)))
    fault = wire.Fault(code, words.error(Refused(code)))
    await answer(send, status, msgspec.json.encode(fault), "application/json", {"Cache-Control": "no-store"})
