"""A connection to PostgreSQL that can be cut at a chosen moment of an append, which is one message from its
beginning to its commit."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

SOCKET = ".s.PGSQL.5432"
COMMIT = b"SELECT bathysphere.append_and_call("
LATE_SECONDS = 0.5


class CuttableConnection:
    """Carries every byte between clients and the server. `cut` says what the next commit meets with:

    `before` it is lost on the way; `after` it arrives and its answer is lost; `late` the connection is cut at once, and
    the commit arrives a moment later all the same; `for good` is `after`, and nobody gets through from then on.
    """

    def __init__(self, url: str, home: Path) -> None:
        parts = urlsplit(url)
        self._socket = Path(parts.query.removeprefix("host=")) / SOCKET
        self._home = home
        self.url = f"postgresql://postgres@{parts.path}?host={home}"
        self.cut = ""
        self.cuts = 0
        self.dead = False
        """Whether nobody gets through any more."""
        self._carrying: set[asyncio.Task[None]] = set()

    async def _carry(self, client: StreamReader, to_client: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        try:
            if not self.dead:
                await self._both_ways(client, to_client)
        finally:
            self._carrying.discard(task)
            await _closed(to_client)

    async def _both_ways(self, client: StreamReader, to_client: StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(self._socket)
        back = asyncio.create_task(self._back(server, to_client))
        try:
            while data := await client.read(1 << 16):
                if COMMIT in data and self.cut:
                    back.cancel()
                    await self._cut(data, to_server, to_client)
                    return
                to_server.write(data)
        except ConnectionError:
            pass
        finally:
            back.cancel()
            await asyncio.gather(back, return_exceptions=True)
            await _closed(to_server)

    async def _back(self, server: StreamReader, to_client: StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await server.read(1 << 16):
                to_client.write(data)
        to_client.close()

    async def _cut(self, commit: bytes, to_server: StreamWriter, to_client: StreamWriter) -> None:
        moment, self.cut = self.cut, ""
        self.cuts += 1
        if moment == "late":
            to_client.close()
            await asyncio.sleep(LATE_SECONDS)
        if moment != "before":
            to_server.write(commit)
            await to_server.drain()
            await asyncio.sleep(LATE_SECONDS)
            self.dead = self.dead or moment == "for good"


@asynccontextmanager
async def cuttable_connection(url: str, home: Path) -> AsyncIterator[CuttableConnection]:
    connection = CuttableConnection(url, home)
    server = await asyncio.start_unix_server(connection._carry, home / SOCKET)
    try:
        yield connection
    finally:
        server.close()
        carrying = list(connection._carrying)
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)


async def _closed(writer: StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
