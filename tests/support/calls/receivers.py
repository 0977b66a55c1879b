"""A small web server that keeps what is sent to it, and a mail server that does."""

import asyncio
import hmac
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from hashlib import sha256
from typing import Any

import msgspec

from support.servers.running import HOST


class Received(msgspec.Struct):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def is_signed_with(self, secret: str) -> bool:
        parts = dict(part.split("=", 1) for part in self.headers["bathysphere-signature"].split(","))
        signed = hmac.new(secret.encode(), f"{parts['t']}.".encode() + self.body, sha256).hexdigest()
        return hmac.compare_digest(signed, parts["v1"])


Answer = Callable[[Received], tuple[int, dict[str, str]] | None]
"""Status and headers of the answer; None: none ever comes."""


class Receiver:
    def __init__(self) -> None:
        self.got: list[Received] = []
        self.answer: Answer = lambda _: (204, {})
        self.port = 0
        self._news = asyncio.Event()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    async def until(self, number: int, seconds: float = 20) -> list[Received]:
        """As soon as so many messages have come."""
        async with asyncio.timeout(seconds):
            while len(self.got) < number:
                self._news.clear()
                await self._news.wait()
        return self.got

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
            }
            body = await reader.readexactly(int(headers["content-length"]))
            received = Received(head[0].split(" ")[1], headers, body)
            self.got.append(received)
            self._news.set()
            answered = self.answer(received)
            if answered is None:
                await reader.read()
                return
            status, told = answered
            lines = [
                f"HTTP/1.1 {status} So",
                "Content-Length: 0",
                *(f"{name}: {value}" for name, value in told.items()),
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode())
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.serve, HOST, 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


class MailServer:
    """Speaks as much SMTP as a sender needs."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.refuses = 0
        """The code with which the next recipients are refused."""
        self.port = 0
        self._news = asyncio.Event()

    @property
    def address(self) -> str:
        return f"smtp://{HOST}:{self.port}"

    async def until(self, number: int, seconds: float = 20) -> list[Message]:
        async with asyncio.timeout(seconds):
            while len(self.letters) < number:
                self._news.clear()
                await self._news.wait()
        return self.letters

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        try:
            say("220 test")
            while line := (await reader.readline()).decode().strip():
                match line.split(" ")[0].upper():
                    case "RCPT" if self.refuses:
                        say(f"{self.refuses} not here")
                    case "DATA":
                        say("354 go on")
                        raw = await reader.readuntil(b"\r\n.\r\n")
                        self.letters.append(message_from_bytes(raw[:-3].replace(b"\r\n..", b"\r\n."), policy=default))
                        self._news.set()
                        say("250 kept")
                    case "QUIT":
                        say("221 bye")
                        return
                    case _:
                        say("250 yes")
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    found = MailServer()
    server = await asyncio.start_server(found.serve, HOST, 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
