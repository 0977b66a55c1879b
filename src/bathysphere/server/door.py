"""Requests as they come in: short, and without dawdling. uvicorn alone would keep whatever a stranger sends, and wait
for as long as he likes."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_BYTES = 65_536
"""More than any of ours has, head and body together."""
REQUEST_SECONDS = 20.0
"""From the first byte of a request to its last, and from the connection to the first."""


class ShortRequests(HttpToolsProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.received = 0
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.patience = self.loop.call_later(REQUEST_SECONDS, transport.close)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)
        if self.received > REQUEST_BYTES and not self.transport.is_closing():
            self.send_400_response("The request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.patience is None:
            self.patience = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.received = 0
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
