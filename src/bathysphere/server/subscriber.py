"""Somebody at the other end of a line: what they are told waits here until it is sent."""

import asyncio

import msgspec

from bathysphere.server import wire
from bathysphere.server.limits import Bucket, Limits, SharedLimits

encode = msgspec.json.Encoder().encode


class Subscriber:
    """Somebody who is told what happens at one table: a seat, or a spectator (-1)."""

    def __init__(
        self, viewer: int, token: str, limits: Limits, address: str = "", shared_limits: SharedLimits | None = None
    ) -> None:
        self.viewer = viewer
        self.address = address
        """Whose commands are counted together with those of others from there."""
        self._shared_limits = shared_limits or SharedLimits(limits)
        self._most_bytes = limits.waiting_bytes
        self._bytes = 0
        """That wait to be sent."""
        self.token = token
        """The hash of the seat's credential; when the seat gets another one, this listener must go."""
        self.language = ""
        """Empty until it has said hello; before that it is told nothing."""
        self.seq = -1
        self.log = 0
        self.chat = 0
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(limits.waiting_messages)
        self._may_wait = True
        self.gone = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done as soon as nothing more will be told."""
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.talk = Bucket(limits.chat_per_second, limits.chat_at_once)
        """Shared by all lines of a seat, as `messages` is: more lines do not let anybody say more."""
        self.changes = Bucket(limits.changes_per_second, limits.changes_at_once)
        self.greetings = Bucket(limits.greetings_per_second, limits.greetings_at_once)

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, raw: bytes) -> None:
        """Clients that are behind by too much are hung up on: they come back by themselves and get what they missed."""
        if self.gone:
            return
        behind = self._bytes > 0
        self._count(len(raw))
        if (behind and self._bytes > self._most_bytes > 0) or not self._may_wait or self.waiting.full():
            self._count(-len(raw))
            self.hang_up()
        else:
            self.waiting.put_nowait(raw)

    def sent(self, raw: bytes) -> None:
        self._count(-len(raw))

    def forget(self) -> None:
        """Nothing that still waits will be sent."""
        self._count(-self._bytes)

    def _count(self, size: int) -> None:
        self._bytes += size
        self._may_wait = self._shared_limits.wait(self.address, size)

    def hang_up(self) -> None:
        """Nothing more is queued; what is queued is still sent, unless the queue is full."""
        if self.gone:
            return
        self.gone = True
        self.ended.set_result(None)
        if self.waiting.full():
            while not self.waiting.empty():
                self._count(-len(self.waiting.get_nowait() or b""))
        self.waiting.put_nowait(None)
