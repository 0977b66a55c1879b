"""A page beside its tables, without a browser: what it asks, and its lines."""

import json
from typing import Any

import msgspec

from bathysphere.server import wire
from bathysphere.tab.tab import Tab
from support.servers.clients import Line
from support.tab.memory_shelf import MemoryShelf

_news: msgspec.json.Decoder[wire.ServerMessages] = msgspec.json.Decoder(wire.ServerMessages)


class TabLine(Line):
    """A line whose other end is in the same process."""

    def __init__(self, page: "Page", table: str, seat: int) -> None:
        super().__init__("http://tab", table, seat, "", page.language, f"line{len(page.lines)}")
        self.page = page
        self.place = table
        self.number = len(page.lines)

    async def open(self, *, hello: bool = True) -> "TabLine":
        seat = str(self.seat) if self.seat >= 0 else ""
        self._reader = self.page.tab.open(self.number, self.place, seat, self.language)
        before = len(self.heard)
        await self.send(do="hello", language=self.language, seq=-1)
        await self.until(lambda: len(self.heard) > before)
        return self

    async def send_raw(self, raw: str | bytes) -> None:
        self.page.tab.hear(self.number, raw if isinstance(raw, str) else raw.decode())

    def said(self, text: str | None) -> None:
        if text is not None:
            self.heard.append(text)
            self._take(_news.decode(text))


class Page:
    def __init__(self, shelf: MemoryShelf, language: str = "en") -> None:
        self.language = language
        self.lines: list[TabLine] = []
        self.tab = Tab(shelf, lambda number, text: self.lines[number].said(text))

    async def __aenter__(self) -> "Page":
        await self.tab.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.tab.stop()
        for line in self.lines:
            assert line._reader is not None
            await line._reader

    async def ask(self, path: str, **body: Any) -> Any:
        status, text = await self.answered(path, **body)
        assert status < 300, text
        return json.loads(text)

    async def answered(self, path: str, **body: Any) -> tuple[int, str]:
        return await self.tab.ask("POST" if body else "GET", path, json.dumps(body), self.language)

    async def line(self, table: str, seat: int = 0) -> TabLine:
        line = TabLine(self, table, seat)
        self.lines.append(line)
        return await line.open()

    async def dealt(self, game: str, *bots: str) -> TabLine:
        """A table of one's own with these bots, and its line."""
        made = await self.ask("/tables", game=game, name="Ada", bots=[None, *bots], pace=0)
        line = await self.line(made["table"])
        await line.ready()
        await line.until(lambda: line.is_dealt)
        return line
