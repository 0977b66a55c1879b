"""`bathysphere serve`: the server as a process."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import uvicorn
import uvloop

from bathysphere.engine import BadTable, UserError
from bathysphere.server.app import make_app
from bathysphere.server.calls.service import CallOptions, Calls
from bathysphere.server.hub import Hub
from bathysphere.server.limits import Limits
from bathysphere.server.operate.asgi import App
from bathysphere.server.operate.house import House
from bathysphere.server.operate.keeper import Keeper
from bathysphere.server.operate.networks import Networks
from bathysphere.server.origins import own_hosts
from bathysphere.server.request_limits import BackpressuredSocket, limited_protocol, raise_descriptor_limit
from bathysphere.server.table_info import read_all_texts
from bathysphere.server.workers import Foreman, Worker
from bathysphere.store import open_store

SECONDS_TO_STOP = 5
PING_SECONDS = 20
WAITING_CONNECTIONS = 2048
UNREAD_SECONDS = 40
STORE_FAILED = 4


class Server(uvicorn.Server):
    """Says goodbye to everybody before it closes their lines."""

    def __init__(
        self,
        config: uvicorn.Config,
        hub: Hub,
        ready: Callable[[], None],
        calls: Calls | None = None,
        keeper: Keeper | None = None,
        worker: Worker | None = None,
    ) -> None:
        super().__init__(config)
        self.hub = hub
        self.worker = worker
        self.keeper = keeper
        if keeper is not None:
            keeper.stop_server = self.end
        self.calls = calls
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.keeper is not None:
            self.keeper.start()
        if self.worker is not None:
            self.worker.start(self.take, self.end)
        self.ready()

    def take(self, connection: socket.socket, head: bytes) -> None:
        """A connection that another worker hands on, with the request that it has read."""
        if self.should_exit:
            connection.close()
            return
        task = asyncio.get_running_loop().create_task(self._take(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        protocol = make(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            was_handed_on=True,
        )
        with suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
            protocol.data_received(head)

    def end(self) -> None:
        """As if a signal had come."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.say_goodbye()
        if self.worker is not None:
            self.worker.stop()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        if self.keeper is not None:
            await self.keeper.close()
        if self.calls is not None:
            await self.calls.stop()
        await self.hub.stop()  # here, because uvicorn next lets the signal that it caught end the process


def listening(host: str, port: int) -> socket.socket:
    """The door, opened before anything else, so that a taken one is a sentence and not a crash."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        limited_protocol = socket.create_server((host, port), family=family, backlog=WAITING_CONNECTIONS)
    except (OSError, OverflowError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise BadTable("cannot_listen", host=host, port=port, reason=reason) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # a client that never reads keeps its connection no longer than this
        limited_protocol.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    return limited_protocol


def listening_at(path: str) -> socket.socket:
    """A Unix socket, in place of one that nobody listens on any more. Its folder says who may speak to it."""
    place = Path(path)
    door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if place.is_socket() and not _answers(path):
            place.unlink()
        door.bind(path)
        door.listen(WAITING_CONNECTIONS)
        place.chmod(0o666)
    except OSError as error:
        door.close()
        raise BadTable("cannot_listen_at", path=path, reason=os.strerror(error.errno or 0)) from None
    return door


def _answers(path: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trying:
        try:
            trying.connect(path)
        except OSError:
            return False
    return True


def configured(
    app: App, limits: Limits, proxies: Networks | None = None, worker: Worker | None = None
) -> uvicorn.Config:
    """No access log: paths name tables that only their players should know. Which proxies count as such is said in
    `operate`."""
    return uvicorn.Config(
        cast(Any, app),
        http=limited_protocol(limits, proxies, worker),
        ws=BackpressuredSocket,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        proxy_headers=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


class Serving(msgspec.Struct):
    """All that a server process needs to know before it begins."""

    host: str
    port: int
    store: str
    origins: frozenset[str]
    limits: Limits
    options: CallOptions | None = None
    house: House = House()
    at: str = ""
    """A Unix socket, in place of host and port."""
    workers: int = 1

    def listener(self) -> socket.socket:
        return listening_at(self.at) if self.at else listening(self.host, self.port)

    async def until_stopped(self, listener: socket.socket, ready: Callable[[], None], worker: Worker | None) -> None:
        hub = Hub(open_store(self.store, together=worker is not None), self.limits, beside=asyncio.to_thread)
        if worker is not None:
            hub.owns = worker.owns
        calls = Calls(hub, self.options)
        hosts = own_hosts(self.host, self.origins)
        app = cast(App, make_app(hub, self.origins, hosts=hosts, calls=calls))
        keeper = self.house.keeper(hub, self.store)
        around = self.house.around(app, self.origins, keeper)
        config = configured(around, self.limits, self.house.named_proxies(), worker)
        await hub.start()
        await calls.start()
        read_all_texts()
        gc.collect()
        gc.freeze()  # what is there from the start stays, and need not be looked through again and again
        try:
            await Server(config, hub, ready, calls, keeper, worker).serve([listener])
        finally:
            await calls.stop()
            await hub.stop()

    def run(self, listener: socket.socket, ready: Callable[[], None], worker: Worker | None = None) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(self.until_stopped(listener, ready, worker))


def serve(
    host: str,
    port: int,
    store: str,
    origins: frozenset[str],
    limits: Limits,
    ready: Callable[[], None],
    options: CallOptions | None = None,
    house: House | None = None,
    at: str = "",
    workers: int = 1,
    sentence: Callable[[UserError], str] = str,
) -> None:
    """Serve until told to stop, on a port or `at` a Unix socket. `sentence` says what cannot be done."""
    serving = Serving(host, port, store, origins, limits, options, house or House(), at, workers)
    raise_descriptor_limit()
    listener = serving.listener()
    try:
        if workers == 1:
            serving.run(listener, ready)
            return
        read_all_texts()
        gc.collect()
        gc.freeze()  # else the first collection in each worker would copy all of it
        code = Foreman(workers, lambda worker: _work(serving, listener, worker, sentence), ready).run()
    finally:
        if at:
            Path(at).unlink(missing_ok=True)
    if code:
        sys.exit(code)


def _work(serving: Serving, listener: socket.socket, worker: Worker, sentence: Callable[[UserError], str]) -> None:
    """In a worker: what cannot be done is said in the process that was forked, and ends it with a code of its own."""
    try:
        serving.run(listener, _nothing, worker)
    except UserError as complaint:
        print(sentence(complaint), file=sys.stderr)
        sys.exit(STORE_FAILED)


def _nothing() -> None:
    """The first process says when all are ready."""
