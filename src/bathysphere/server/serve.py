"""`bathysphere serve`: the server as a process."""

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable

import uvicorn
import uvloop
from litestar import Litestar

from bathysphere.engine import BadTable
from bathysphere.server.app import make_app
from bathysphere.server.calls.service import CallOptions, Calls
from bathysphere.server.hub import Hub
from bathysphere.server.limits import Limits
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

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None], calls: Calls | None = None) -> None:
        super().__init__(config)
        self.hub = hub
        self.calls = calls
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.say_goodbye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
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


def configured(app: Litestar, limits: Limits) -> uvicorn.Config:
    """No access log: paths name tables that only their players should know."""
    return uvicorn.Config(
        app,
        http=limited_protocol(limits),
        ws=BackpressuredSocket,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
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
) -> None:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    hub = Hub(open_store(store), limits, beside=asyncio.to_thread)
    calls = Calls(hub, options)
    config = configured(make_app(hub, origins, hosts=own_hosts(host, origins), calls=calls), limits)
    raise_descriptor_limit()

    async def until_stopped() -> None:
        listener = listening(host, port)
        await hub.start()
        await calls.start()
        read_all_texts()
        gc.collect()
        gc.freeze()  # what is there from the start stays, and need not be looked through again and again
        try:
            await Server(config, hub, ready, calls).serve([listener])
        finally:
            await calls.stop()
            await hub.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(until_stopped())
