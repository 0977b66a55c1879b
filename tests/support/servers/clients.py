"""Scripted people: a browser that sits down over HTTP, and its line to a table over a WebSocket.

A line keeps log and chat as a client must (by `keep`, then the new lines) and fails at the first message that does not
fit what it has.
"""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from bathysphere.server import wire

WAIT_SECONDS = 20
PASSED_BY = ("stale", "not_asked", "not_considering", "already_answered", "vote_open", "over")
"""What a player hears whose question was gone before his answer came."""

_news: msgspec.json.Decoder[wire.ServerMessages] = msgspec.json.Decoder(wire.ServerMessages)


class RequestRefused(Exception):
    """The server said no."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


Numbered = TypeVar("Numbered", wire.Line, wire.ChatLine, wire.NoteLine)


def _append(have: list[Numbered], keep: int, new: list[Numbered]) -> None:
    assert keep <= len(have), "a gap"
    have[keep:] = new
    assert [line.number for line in new] == list(range(keep, len(have))), "lines out of order"


class Line:
    """One socket to one table: a seat's, or (-1) a spectator's."""

    def __init__(self, address: str, table: str, seat: int, cookies: str, language: str, name: str) -> None:
        self.seat = seat
        self.language = language
        self.log: list[wire.Line] = []
        self.chat: list[wire.ChatLine] = []
        self.notes: list[wire.NoteLine] = []
        self.heard: list[str] = []
        """Every message, as it came."""
        self.goodbye: wire.Goodbye | None = None
        self._update: wire.Update | None = None
        self._path = f"/api/tables/{table}/socket" + (f"?seat={seat}" * (seat >= 0))
        self.address = address
        """Of the server; another one from the next time on that the line is opened, if it is changed."""
        self._headers = {"Cookie": cookies} if cookies else {}
        self._replies: dict[str, asyncio.Future[wire.ServerMessages]] = {}
        self._news = asyncio.Event()
        self._ids: Iterator[str] = (f"{name}-{number}" for number in itertools.count(1))
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # -- the line

    async def open(self, *, hello: bool = True) -> "Line":
        """Connects and says what it has already, so that only the rest is sent."""
        self.goodbye = None
        if self._reader is not None:
            await self._reader  # what it stumbled over before must not be forgotten
        self._socket = await connect(
            self.address.replace("http", "ws", 1) + self._path,
            origin=Origin(self.address),
            additional_headers=self._headers,
            compression=None,
            max_size=None,
            proxy=None,
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        if hello:
            seq = self._update.seq if self._update is not None else -1
            before = len(self.heard)
            have = {"log": len(self.log), "chat": len(self.chat), "notes": len(self.notes)}
            await self.send(do="hello", language=self.language, seq=seq, **have)
            await self.until(lambda: len(self.heard) > before)
        return self

    async def close(self) -> None:
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader

    async def drop(self) -> None:
        """The line breaks without a word."""
        if self._socket is not None and self._reader is not None:
            self._socket.transport.abort()
            await self._reader

    @property
    def closed(self) -> bool:
        return self._reader is None or self._reader.done()

    async def send(self, **command: Any) -> None:
        await self.send_raw(msgspec.json.encode(command).decode())

    async def send_raw(self, raw: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(raw)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                assert isinstance(raw, str)
                self.heard.append(raw)
                self._take(_news.decode(raw))
        except ConnectionClosed:
            pass
        finally:
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the line broke before the answer came"))
            self._replies.clear()
            self._news.set()

    def _take(self, news: wire.ServerMessages) -> None:
        match news:
            case wire.Update():
                self._put(news)
            case wire.Done() | wire.Refusal():
                self._reply(news.id, news)
            case wire.Considered():
                self._reply("consider", news)
            case wire.Goodbye():
                self.goodbye = news
        self._news.set()

    def _put(self, update: wire.Update) -> None:
        assert self._update is None or update.seq >= self._update.seq, "a picture older than the one before"
        assert update.seat == self.seat
        _append(self.log, update.log.keep, update.log.lines)
        _append(self.chat, update.chat.keep, update.chat.lines)
        _append(self.notes, update.notes.keep, update.notes.lines)
        self._update = update

    def _reply(self, key: str, news: wire.ServerMessages) -> None:
        waiting = self._replies.pop(key, None)
        if waiting is None and isinstance(news, wire.Refusal):  # a refused `consider` has no id
            waiting = self._replies.pop("consider", None)
        if waiting is not None and not waiting.done():
            waiting.set_result(news)

    # -- what it sees

    @property
    def update(self) -> wire.Update:
        assert self._update is not None
        return self._update

    @property
    def table(self) -> wire.TableInfo:
        return self.update.table

    @property
    def play(self) -> wire.PlayInfo:
        assert self.update.play is not None
        return self.update.play

    @property
    def decision(self) -> wire.DecisionInfo | None:
        """What is asked of this seat and not answered yet."""
        decision = self.update.play.decision if self.update.play is not None else None
        return decision if decision is not None and decision.sealed is None else None

    def is_dealt(self) -> bool:
        return self.update.play is not None

    @property
    def over(self) -> bool:
        return self._update is not None and self._update.table.status == "over"

    async def until(self, true: Callable[[], object], seconds: float = WAIT_SECONDS) -> None:
        """Waits for news that make it so."""
        async with asyncio.timeout(seconds):
            while not true():
                if self.closed:
                    raise ConnectionError(f"the line is closed: {self.goodbye}")
                self._news.clear()
                await self._news.wait()

    async def until_closed(self) -> None:
        assert self._reader is not None
        async with asyncio.timeout(WAIT_SECONDS):
            await self._reader

    # -- what it does

    async def command(self, do: str, **fields: Any) -> None:
        """Returns when it is carried out; raises Refused if it is not."""
        await self._ask({"id": next(self._ids)} | fields, do)

    async def refused(self, do: str, **fields: Any) -> str:
        """The code with which this wish is met."""
        try:
            await self.command(do, **fields)
        except RequestRefused as refused:
            return refused.code
        return ""

    async def consider(self, question: int, chosen: list[Any]) -> wire.Considered:
        found = await self._ask({"question": question, "chosen": chosen}, "consider", "consider")
        assert isinstance(found, wire.Considered)
        return found

    async def _ask(self, fields: dict[str, Any], do: str, key: str = "") -> wire.ServerMessages:
        reply: asyncio.Future[wire.ServerMessages] = asyncio.get_running_loop().create_future()
        self._replies[key or fields["id"]] = reply
        await self.send(do=do, **fields)
        found = await asyncio.wait_for(reply, WAIT_SECONDS)
        if isinstance(found, wire.Refusal):
            raise RequestRefused(found.code, found.text)
        return found

    async def pick(self, chance: random.Random) -> list[Any]:
        """A legal answer to the open question, picked as a person picks: one thing after the other."""
        decision = self.decision
        assert decision is not None
        if not decision.several:
            return chance.choice(decision.options).choice
        chosen: list[Any] = []
        more, enough = decision.more, decision.enough
        while more and not (enough and chance.random() < 0.5):
            considered = await self.consider(decision.question, [*chosen, chance.choice(more)])
            chosen, more, enough = considered.chosen, considered.more, considered.enough
        return chosen

    async def answer(self, choice: list[Any], **fields: Any) -> None:
        """Answers the open question."""
        decision = self.decision
        assert decision is not None
        await self.command("answer", **({"question": decision.question, "choice": choice} | fields))

    async def answer_somehow(self, chance: random.Random) -> None:
        await self.answer(await self.pick(chance))

    async def play_on(
        self,
        chance: random.Random,
        until: Callable[[], object] = lambda: False,
        choose: Callable[[], list[Any] | None] = lambda: None,
    ) -> None:
        """Answers whatever it is asked, with what is chosen or else somehow, until the game is over or the condition
        holds."""
        while not self.over and not until():
            if self.decision is not None:
                try:
                    await self.answer(choose() or await self.pick(chance))
                except RequestRefused as refused:
                    if refused.code not in PASSED_BY:
                        raise
            await self.until(lambda: self.decision is not None or self.over or until())

    async def ready(self, nonce: str = "") -> None:
        await self.command("ready", nonce=nonce or random.Random(self.seat).randbytes(32).hex())


class Browser:
    """Somebody's browser: its cookies, and the requests of its pages."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.language = language
        headers = {"Origin": address, "Accept-Language": language}
        self.http = httpx.AsyncClient(
            base_url=address, headers=headers, timeout=WAIT_SECONDS, trust_env=False, verify=False
        )
        self.lines: list[Line] = []

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        return _said(await self.http.get(f"/api{path}", params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return _said(await self.http.post(f"/api{path}", json=body))

    async def refused(self, asking: Awaitable[Any]) -> str:
        """The code with which a request is met."""
        try:
            await asking
        except RequestRefused as refused:
            return refused.code
        return ""

    async def create(
        self, name: str = "Ada", people: int = 2, bots: int | list[str | None] = 0, **settings: Any
    ) -> wire.Seated:
        """A table with its people first, then its bots; or a bot's name for each seat. It does not dawdle."""
        chairs = bots if isinstance(bots, list) else [None] * people + ["random"] * bots
        wanted = {"game": "abyss", "name": name, "bots": chairs, "pace": 0}
        return msgspec.convert(await self.post("/tables", **(wanted | settings)), wire.Seated)

    async def claim(self, table: str, name: str, **how: Any) -> wire.Seated:
        return msgspec.convert(await self.post(f"/tables/{table}/claim", name=name, **how), wire.Seated)

    def cookies(self, table: str) -> dict[str, str]:
        """The credentials that this browser would send to a table."""
        return {
            cookie.name: cookie.value or "" for cookie in self.http.cookies.jar if cookie.path == f"/api/tables/{table}"
        }

    async def line(self, table: str, seat: int = -1, **how: Any) -> Line:
        """An open line to a table; the browser closes it at its end."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies(table).items())
        line = Line(self.address, table, seat, cookies, self.language, f"{seat}-{len(self.lines)}-{id(self):x}")
        self.lines.append(line)
        return await line.open(**how)


@asynccontextmanager
async def browsers(address: str, number: int, language: str = "en") -> AsyncIterator[list[Browser]]:
    """So many people's browsers."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Browser(address, language)) for _ in range(number)]


def _said(answer: httpx.Response) -> Any:
    if answer.is_success:
        return answer.json() if answer.content else None
    fault = answer.json()
    raise RequestRefused(fault["code"], fault["text"])


async def seated(people: list[Browser], bots: int = 0, **settings: Any) -> list[Line]:
    """The first browser opens a table, the others sit down; everybody is ready, so the game is dealt."""
    made = await people[0].create("Ada", len(people), bots, **settings)
    for browser, name in zip(people[1:], ("Bela", "Cyril", "Dora"), strict=False):
        await browser.claim(made.table, name, invite=made.invite)
    lines = [await browser.line(made.table, seat) for seat, browser in enumerate(people)]
    for line in lines:
        await line.ready()
    for line in lines:
        await line.until(line.is_dealt)
    return lines


async def play_out(lines: list[Line], seed: int = 1) -> None:
    """Everybody plays at random to the end."""
    await asyncio.gather(*(line.play_on(random.Random(f"{seed}/{line.seat}")) for line in lines))
