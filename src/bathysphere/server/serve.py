"""`bathysphere serve`: the server as a process."""

import logging

import uvicorn

from bathysphere.server.app import make_app
from bathysphere.server.hub import Hub
from bathysphere.server.limits import Limits
from bathysphere.store import open_store

SECONDS_TO_STOP = 5
PING_SECONDS = 20


def serve(host: str, port: int, store: str, origins: frozenset[str], limits: Limits) -> None:
    """Serve until told to stop. No access log: paths name tables that only their players should know."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    hub = Hub(open_store(store), limits)
    uvicorn.run(
        make_app(hub, origins),
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes or 2**20,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
