"""Who is next where only one at a time is served: addresses take turns, so that many requests of one of them keep no
other visitor waiting for more than one."""

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar
from types import TracebackType

CALLER: ContextVar[str] = ContextVar("caller", default="")
"""The address for which something is done; empty for what the server does by itself. Tasks inherit it."""


class FairLock:
    """A lock. When it is released, the address that was served longest ago is next, with its oldest request."""

    def __init__(self) -> None:
        self._served: str | None = None
        """The address that holds it; None while nobody does."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def __aenter__(self) -> None:
        address = CALLER.get()
        if self._served is None:
            self._served = address
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn already
                self._next()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._next()

    def _next(self) -> None:
        if self._served is not None and self._served in self._waiting:
            self._waiting.move_to_end(self._served)
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind all others
            if not turn.done():
                self._served = address
                turn.set_result(None)
                return
        self._served = None
