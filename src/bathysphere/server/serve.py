"""`bathysphere serve`: the server as a process."""

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import uvicorn
import uvloop

from bathysphere.engine import BadTable
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
from bathysphere.store import open_store

SECONDS_TO_STOP = 5
PING_SECONDS = 20
WAITING_CONNECTIONS = 2048
UNREAD_SECONDS = 40


class Server(uvicorn.Server):
    """Says goodbye to everybody before it closes their lines."""

    def __init__(
        self,
        config: uvicorn.Config,
        hub: Hub,
        ready: Callable[[], None],
        calls: Calls | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        super().__init__(config)
        self.hub = hub
        self.keeper = keeper
        if keeper is not None:
            keeper.stop_server = self.end
        self.calls = calls
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.keeper is not None:
            self.keeper.start()
        self.ready()

    def end(self) -> None:
        """As if a signal had come."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.say_goodbye()
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


def configured(app: App, limits: Limits, proxies: Networks | None = None) -> uvicorn.Config:
    """No access log: paths name tables that only their players should know. Which proxies count as such is said in
    `operate`."""
    return uvicorn.Config(
        cast(Any, app),
        http=limited_protocol(limits, proxies),
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
) -> None:
    """Serve until told to stop, on a port or `at` a Unix socket."""
    hub = Hub(open_store(store), limits, beside=asyncio.to_thread)
    calls = Calls(hub, options)
    house = house or House()
    app = cast(App, make_app(hub, origins, hosts=own_hosts(host, origins), calls=calls))
    keeper = house.keeper(hub, store)
    config = configured(house.around(app, origins, keeper), limits, house.named_proxies())
    raise_descriptor_limit()

    async def until_stopped() -> None:
        listener = listening_at(at) if at else listening(host, port)
        await hub.start()
        await calls.start()
        read_all_texts()
        gc.collect()
        gc.freeze()  # what is there from the start stays, and need not be looked through again and again
        try:
            await Server(config, hub, ready, calls, keeper).serve([listener])
        finally:
            await calls.stop()
            await hub.stop()
            if at:
                Path(at).unlink(missing_ok=True)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(until_stopped())
