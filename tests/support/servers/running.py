"""A real server for tests: in this process, where a test reaches its hub and clock, or as one that can be killed."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvloop

from bathysphere.server.app import make_app
from bathysphere.server.calls.service import CallOptions, Calls
from bathysphere.server.files import Files
from bathysphere.server.hub import Hub, wall_clock
from bathysphere.server.limits import UNLIMITED, Limits
from bathysphere.server.operate.house import House
from bathysphere.server.operate.keeper import Keeper
from bathysphere.server.serve import Server, configured, listening, listening_at
from bathysphere.store import open_store

HOST = "127.0.0.1"
START_SECONDS = 60

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """A test's coroutine on the loop that the server has in earnest; whatever it starts must have ended."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, as pytest runs tests."""

    @wraps(test)
    def waiting(**fixtures: Any) -> None:
        run(test(**fixtures))

    return waiting


class Running:
    """A server that listens."""

    def __init__(self, hub: Hub, port: int, calls: Calls, keeper: Keeper) -> None:
        self.hub = hub
        self.keeper = keeper
        self.calls = calls
        self.port = port
        self.address = f"http://{HOST}:{port}"


@asynccontextmanager
async def served(
    store: Path | str,
    *,
    limits: Limits = UNLIMITED,
    now: Callable[[], int] = wall_clock,
    files: Files | None = None,
    origins: frozenset[str] = frozenset(),
    calls: CallOptions | None = None,
    house: House | None = None,
    at: str = "",
) -> AsyncIterator[Running]:
    """A server in this process, configured as in earnest, on a free port; limits are lifted unless a test sets some.
    It calls people only when a test asks it to (`Calls.round`)."""
    hub = Hub(open_store(str(store)), limits, now, asyncio.to_thread)
    if now is not wall_clock:  # time that a test moves on is no outage
        hub.pulse.slack = 10**12
    up = asyncio.Event()
    calling = Calls(hub, calls)
    house = house or House()
    keeper = house.keeper(hub, str(store))
    app = house.around(make_app(hub, origins, files, calls=calling), origins, keeper)
    server = Server(configured(app, limits, house.named_proxies()), hub, up.set, keeper=keeper)
    door = listening_at(at) if at else listening(HOST, 0)
    await hub.start()
    serving = asyncio.create_task(server.serve([door]))
    try:
        await up.wait()
        yield Running(hub, 0 if at else door.getsockname()[1], calling, keeper)
    finally:
        server.should_exit = True
        await serving
        await hub.stop()


def free_port() -> int:
    """None of those that systems give to clients, who might get it while the server is down: even one who just tries
    to reach the server, and then speaks with himself."""
    while True:
        port = 12_000 + secrets.randbelow(18_000)
        with suppress(OSError), socket.create_server((HOST, port)):
            return port


class ServerProcess:
    """`bathysphere serve` as a process of its own. Ended by its id, kindly or with `kill -9`; may start again."""

    def __init__(
        self, store: Path | str, port: int = 0, *, unlimited: bool = True, path: str = "", workers: int = 1
    ) -> None:
        self.workers = workers
        self.store = str(store)
        self.port = port or free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.unlimited = unlimited
        self.path = path
        """Where Python looks for further packages."""
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Returns when the server answers."""
        command = [sys.executable, "-m", "bathysphere", "serve", "--host", HOST, "--port", str(self.port)]
        command += ["--store", self.store, *(["--unlimited"] if self.unlimited else [])]
        command += ["--workers", str(self.workers)] if self.workers > 1 else []
        path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), self.path)))
        surroundings = {**os.environ, "PYTHONPATH": path} if self.path else None
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=surroundings)
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as client:
            while True:
                assert self._process.poll() is None, "the server ended before it was ready"
                try:
                    await client.get(f"{self.address}/api/games")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def fails(self) -> int:
        """The exit code of a server that does not get as far as serving."""
        with suppress(AssertionError):
            await self.start()
        process, self._process = self._process, None
        assert process is not None
        return await asyncio.to_thread(process.wait, START_SECONDS)

    async def stop(self) -> int:
        """Ends it kindly, if it runs; its exit code. Clients in this process can hear its goodbye meanwhile."""
        process, self._process = self._process, None
        if process is None:
            return 0
        os.kill(process.pid, signal.SIGTERM)
        async with asyncio.timeout(START_SECONDS):
            while process.poll() is None:
                await asyncio.sleep(0.01)
        return process.returncode

    def kill(self) -> None:
        """`kill -9`: no goodbye, nothing is finished."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    async def __aenter__(self) -> "ServerProcess":
        try:
            await self.start()
        except BaseException:
            self.kill()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
