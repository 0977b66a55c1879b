"""What a page asks of the tables in its worker: requests, as a server is asked over HTTP, and lines, as over sockets.

Cookies do not exist in a worker; what a server would have a browser keep is kept here, by the same paths.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

import msgspec

from bathysphere.server.http.dispatch import Dispatch
from bathysphere.server.http.routing import Request, Site
from bathysphere.server.http.table_routes import ROUTES
from bathysphere.server.hub import Hub
from bathysphere.server.limits import UNLIMITED, Limits
from bathysphere.server.line import serve_line
from bathysphere.tab.shelf_store import Shelf, ShelfStore

IDS_BEGIN = "local"
"""A server's ids never do: they lack some letters (`tables/keys.py`)."""
API = "/api"
JAR = "credentials"
LIMITS = msgspec.structs.replace(UNLIMITED, least_pace=Limits().least_pace)
"""Nobody else is here: nothing is counted. Bots keep their pace."""

Say = Callable[[int, str | None], None]
"""Tells the page what comes over a line, by its number; None: it is closed."""


class PortLine:
    """A line within one browser."""

    address = ""

    def __init__(self, number: int, seat: str, language: str, cookies: dict[str, str], say: Say) -> None:
        self.number = number
        self.seat = seat
        self.language = language
        self.cookies: Mapping[str, str] = cookies
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._say = say

    async def receive(self) -> str | None:
        return await self.heard.get()

    async def send(self, text: str) -> bool:
        self._say(self.number, text)
        return True

    async def close(self, code: int) -> None:
        self._say(self.number, None)


class Tab:
    def __init__(self, shelf: Shelf, say: Say) -> None:
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        self.hub = Hub(ShelfStore(shelf), LIMITS)
        self.hub.ids_begin = IDS_BEGIN
        self._shelf = shelf
        self._say = say
        self._site = Site(self.hub)
        self._dispatch = Dispatch(ROUTES)
        self._jar: dict[str, dict[str, str]] = {}
        """Credentials by the path they are for, and their name."""
        self._lines: dict[int, PortLine] = {}

    async def start(self) -> None:
        kept = await self._shelf.value(JAR)
        if kept is not None:
            self._jar = msgspec.json.decode(kept, type=dict[str, dict[str, str]])
        await self.hub.start()

    async def stop(self) -> None:
        """Another page takes the tables over."""
        await self.hub.stop()

    async def ask(self, method: str, path: str, body: str, language: str) -> tuple[int, str]:
        """A request, by its path below `/api`: the status, and the content."""
        request = Request(self._site, {"accept-language": language}, self._cookies(f"{API}{path}"))
        status, reply = await self._dispatch.answer(request, method, path, body.encode())
        for cookie in reply.cookies:
            self._jar.setdefault(cookie.path, {})[cookie.name] = cookie.token
        if reply.cookies:  # before anybody relies on it
            await self._shelf.keep(JAR, msgspec.json.encode(self._jar).decode())
        return status, reply.content.decode()

    def open(self, number: int, table: str, seat: str, language: str) -> "asyncio.Future[None]":
        """Serves a line until it ends. It hears from now on: what is said next must not come too early."""
        line = PortLine(number, seat, language, self._cookies(f"{API}/tables/{table}/socket"), self._say)
        self._lines[number] = line
        return asyncio.ensure_future(self._serve(line, table))

    async def _serve(self, line: PortLine, table: str) -> None:
        try:
            await serve_line(self.hub, line, table)
        finally:
            del self._lines[line.number]

    def hear(self, number: int, text: str | None) -> None:
        """What the page says over a line; None: it has gone."""
        if number in self._lines:
            self._lines[number].heard.put_nowait(text)

    def _cookies(self, path: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for place, tokens in self._jar.items():
            if path == place or path.startswith(f"{place}/"):
                found |= tokens
        return found
