"""Servers that start at once: a process that has loaded everything forks itself for each of them.

What it forks is a server like any other: a process with its own sockets and its own store, which dies of a real
`kill -9`. Only its clock can be a test's: then the machine's time stands still until the test moves it.
"""

import asyncio
import atexit
import gc
import mmap
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from struct import Struct
from types import TracebackType
from typing import Any

import msgspec

from support.servers.running import HOST, free_port

START_SECONDS = 60
READY = b"ready"

_number = Struct("<Q")


class Clock:
    """Milliseconds in a file, the same in every process that looks at it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.exists():
            path.write_bytes(_number.pack(1_700_000_000_000))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _number.size)

    def now(self) -> int:
        now: int = _number.unpack_from(self._shared)[0]
        return now

    def go_on(self, milliseconds: int) -> None:
        _number.pack_into(self._shared, 0, self.now() + milliseconds)


class Order(msgspec.Struct):
    """What the forking process is told: start a server, or wait for the end of one."""

    pid: int = 0
    port: int = 0
    store: str = ""
    clock: str = ""
    outages: bool = False
    private_calls: bool = False


class ServerForker:
    def __init__(self) -> None:
        folders = [str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(folders)},
        )
        self._one_at_a_time = threading.Lock()

    def ask(self, order: Order) -> int:
        """The pid of the server that was started, or the exit code of the one that was waited for."""
        with self._one_at_a_time:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.write(msgspec.json.encode(order) + b"\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        said = msgspec.json.decode(answer, type=int | str)
        assert isinstance(said, int), f"the server ended before it was ready: {said}"
        return said

    def close(self) -> None:
        """It ends when nobody tells it anything any more, and its servers with it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(START_SECONDS)


@cache
def server_forker() -> ServerForker:
    """The forking process of this test process, started when a test first wants it."""
    started = ServerForker()
    atexit.register(started.close)
    return started


class ForkedServer:
    """`bathysphere serve` without its start-up time. May be started again on the same store and port."""

    def __init__(
        self, store: Path | str, clock: Clock | None = None, *, private_calls: bool = False, outages: bool = False
    ) -> None:
        """With a test's clock, what passes on it between an end and a start is an outage only with `outages`."""
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        clock_path = str(clock.path) if clock is not None else ""
        self._order = Order(
            port=self.port, store=str(store), clock=clock_path, outages=outages, private_calls=private_calls
        )
        self._pid = 0

    async def start(self) -> None:
        """Returns when the server listens."""
        self._pid = await asyncio.to_thread(server_forker().ask, self._order)

    async def kill(self) -> None:
        """`kill -9`: no goodbye, nothing is finished."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ends it kindly; its exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        pid, self._pid = self._pid, 0
        if not pid:
            return 0
        os.kill(pid, how)
        return await asyncio.to_thread(server_forker().ask, Order(pid=pid))

    async def kill_and_restart(self) -> None:
        await self.kill()
        await self.start()

    async def __aenter__(self) -> "ForkedServer":
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()


# -- inside the forking process


def main() -> None:
    serve = _load_everything()
    children: set[int] = set()
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        if order.pid:
            _, status = os.waitpid(order.pid, 0)
            children.discard(order.pid)
            answer: int | str = os.waitstatus_to_exitcode(status)
        else:
            answer = _fork(order, serve, children)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.flush()
    for child in children:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _fork(order: Order, serve: Callable[..., None], children: set[int]) -> int | str:
    """The pid as soon as the server listens; if it ends before, what went wrong."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        code = 1
        try:
            _be_a_server(order, serve, writing)
            code = 0
        except BaseException:
            os.write(writing, traceback.format_exc().encode())
        finally:
            os._exit(code)
    os.close(writing)
    said = os.read(reading, 1 << 16)
    os.close(reading)
    if said == READY:
        children.add(pid)
        return pid
    _, status = os.waitpid(pid, 0)
    return f"{os.waitstatus_to_exitcode(status)} {said.decode()}"


def _be_a_server(order: Order, serve: Callable[..., None], writing: int) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    if order.clock:
        clock = Clock(Path(order.clock))
        time.time_ns = lambda: clock.now() * 1_000_000
        hub = import_module("bathysphere.server.hub")
        assert "SteadyClock" in vars(hub), "else the time that really passes would count as well"
        hub.SteadyClock = lambda: hub.wall_clock
        pulse = import_module("bathysphere.server.pulse")
        pulse.SLACK = 10**12  # time that a test moves on is no outage
        if not order.outages:
            pulse.Pulse.start = _begin
    serve(order, lambda: os.write(writing, READY))


async def _begin(_: Any) -> None:
    """In place of asking whether a server ran until now."""


def _load_everything() -> Callable[..., None]:
    """Imports and texts, and one of everything whose making is slow only the first time."""
    from bathysphere.server.app import make_app
    from bathysphere.server.calls.service import CallOptions
    from bathysphere.server.hub import Hub
    from bathysphere.server.limits import UNLIMITED
    from bathysphere.server.serve import configured, serve
    from bathysphere.server.table_info import read_all_texts
    from bathysphere.store import open_store

    import_module("bathysphere.store.postgres")  # else imported by whoever uses it
    read_all_texts()
    configured(make_app(Hub(open_store("unused.db"))), UNLIMITED).load()
    gc.collect()
    gc.freeze()

    def serve_here(order: Order, ready: Callable[[], Any]) -> None:
        calls = CallOptions(private=order.private_calls)
        serve(HOST, order.port, order.store, frozenset(), UNLIMITED, ready, calls)

    return serve_here


if __name__ == "__main__":
    main()
