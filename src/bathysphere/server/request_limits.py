"""Connections and requests as they come in: not too many from one address, short, and without dawdling. uvicorn alone
would keep whatever a stranger sends, and wait for as long as they like."""

import asyncio
import logging
import re
import resource
import time
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bathysphere.server.headers import household
from bathysphere.server.limits import Limits
from bathysphere.server.operate.networks import Networks
from bathysphere.server.workers import Worker

REQUEST_BYTES = 65_536
"""More than any of ours has, head and body together."""
REQUEST_SECONDS = 20.0
"""From the first byte of a request to its last."""
FIRST_BYTE_SECONDS = 5.0
"""From the connection to the first byte."""
DESCRIPTORS = 65_536
LINE = re.compile(rb"^/api/tables/([A-Za-z0-9_-]{1,64})/socket(?:\?|$)")

_log = logging.getLogger(__name__)


class RepeatedWarnings(logging.Filter):
    """Lets the same complaint through once a minute: strangers must not fill our disk with lines about themselves."""

    SECONDS = 60.0
    MOST = 200

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            return True
        said, now = str(record.msg), time.monotonic()
        if now - self._last.get(said, -self.SECONDS) < self.SECONDS:
            self._left_out[said] += 1
            return False
        if len(self._last) >= self.MOST:
            self._last.clear()
        self._last[said] = now
        left_out = self._left_out.pop(said, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more since the last time)", ()
        return True


_log.addFilter(RepeatedWarnings())
logging.getLogger("uvicorn.error").addFilter(RepeatedWarnings())


class LimitedRequests(HttpToolsProtocol):
    most = 0
    """Connections of one address that wait for a request or its answer; 0: any number. Lines are counted elsewhere."""
    open_requests: ClassVar[Counter[str]] = Counter()
    proxies: Networks | None = None
    """Those of the operator: many people come by each of them, and so by a Unix socket."""

    worker: Worker | None = None
    """This process among several, if it is."""

    def __init__(self, *args: Any, was_handed_on: bool = False, **more: Any) -> None:
        super().__init__(*args, **more)
        self.was_handed_on = was_handed_on
        self.received = 0
        self.patience: asyncio.TimerHandle | None = None
        self.counted = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        address = household(self.client[0] if self.client else "")
        if not address or (self.proxies is not None and address in self.proxies):
            self._wait(FIRST_BYTE_SECONDS)
            return
        if self.open_requests[address] >= self.most > 0:
            _log.warning("an address has too many connections; more are refused")
            self.transport.abort()
            return
        self.counted = address
        self.open_requests[address] += 1
        self._wait(FIRST_BYTE_SECONDS)

    def data_received(self, data: bytes) -> None:
        if not self.received:
            self._wait(REQUEST_SECONDS)
        self.received += len(data)
        if self.received > REQUEST_BYTES:  # before anybody reads what it says
            if not self.transport.is_closing():
                self.send_400_response("The request is too long.")
            return
        super().data_received(data)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.received = 0
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._uncount()
        if not self._handed_on():
            super().handle_websocket_upgrade()

    def _handed_on(self) -> bool:
        """Whether the line belongs to a table of another worker, which has taken it."""
        found = LINE.match(self.url)
        worker = self.worker
        if worker is None or self.was_handed_on or found is None or worker.owns(table := found.group(1).decode()):
            return False
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        connection = self.transport.get_extra_info("socket")
        if not worker.hand_on(table, b"".join([*head, b"\r\n"]), connection):
            return False
        self.connections.discard(self)
        self.transport.abort()  # our end of it; the other process has its own
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        if self.counted:
            self.open_requests[self.counted] -= 1
            if not self.open_requests[self.counted]:
                del self.open_requests[self.counted]
            self.counted = ""

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self.patience = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class BackpressuredSocket(WebSocketsSansIOProtocol):
    """A message counts as sent when the client's side has taken most of it, and not when it lies in our memory."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        await self.writable.wait()


def limited_protocol(
    limits: Limits, proxies: Networks | None = None, worker: Worker | None = None
) -> type[LimitedRequests]:
    """The protocol of one server, with its own count of who is there."""
    own = {"most": limits.connections_per_address, "open_requests": Counter(), "proxies": proxies, "worker": worker}
    return type("LimitedProtocol", (LimitedRequests,), own)


def raise_descriptor_limit() -> None:
    """As many descriptors as the system allows: each connection takes one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    with suppress(OSError, ValueError):
        if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
