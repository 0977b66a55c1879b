"""Tables of a hub in virtual time, without a network: people wish through the gate, and clocks can be set."""

import asyncio
from typing import Any

import msgspec

from bathysphere.server.gate import receive
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.server.limits import Limits
from bathysphere.server.served_table import SteadyClock, Subscriber
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.settings import Settings, check_settings
from support.rooms import INVITE, NAMES, SECRET, nonce
from support.servers.virtual_time import now
from support.stores.memory_store import MemoryStore

TABLE = "virtualtable"


class WallClock:
    """A machine's clock, which somebody may set."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead

    def set(self, seconds: int) -> None:
        """Forth, or back."""
        self.ahead += seconds * 1000


def passing() -> float:
    return asyncio.get_running_loop().time()


class Company:
    """A hub with one table, and whoever comes to it."""

    def __init__(self, limits: Limits | None = None, store: MemoryStore | None = None, wall: Any = None) -> None:
        self.wall = wall or WallClock()
        self.store = store or MemoryStore()
        self.hub = Hub(self.store, limits or Limits(), self.wall, asyncio.to_thread)
        self.hub.steady = SteadyClock(self.wall, passing)
        self.served: ServedTable
        self.commanded = 0

    async def dealt(
        self, *bots: str | None, game: str = "abyss", ready: tuple[int, ...] | None = None, **settings: Any
    ) -> "Company":
        """A table at which all seats for people are taken, ready (or only those seats) and dealt."""
        chosen = check_settings(Settings(game, bots, **settings))
        at = self.hub.now()
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        opened = log.Opened(at=at, settings=chosen, secret=SECRET, invite=INVITE)
        sitting = [log.Claimed(at=at, seat=seat, name=NAMES[seat], token=hashed(f"{seat}")) for seat in people]
        self.served = await self.hub.create(TABLE, opened, [*sitting])
        for seat in people if ready is None else ready:
            await self.command(self.line(seat), "ready", nonce=nonce(seat + 1))
        return self

    async def elsewhere(self, limits: Limits | None = None, wall: Any = None) -> "Company":
        """Another process on the same store, or this one after a new start."""
        other = Company(limits, self.store, wall or self.wall)
        other.served = await other.hub.open(TABLE)
        return other

    @property
    def room(self) -> Any:
        return self.served.room

    def line(self, seat: int = -1) -> Subscriber:
        """Somebody's line, which is not open yet: what they say is heard, and they hear nothing."""
        subscriber = Subscriber(seat, hashed(f"{seat}") if seat >= 0 else "", self.hub.limits)
        subscriber.language = "en"
        return subscriber

    async def comes(self, seat: int = -1) -> Subscriber:
        subscriber = self.line(seat)
        self.hub.join(self.served, subscriber)
        return subscriber

    async def command(self, subscriber: Subscriber, do: str, **fields: Any) -> str:
        """The code of the refusal, or nothing."""
        self.commanded += 1
        said = {"do": do, "id": f"{self.commanded}"} | fields
        await receive(self.hub, self.served, subscriber, msgspec.json.encode(said))
        replies = []
        while not subscriber.waiting.empty():
            replies.append(msgspec.json.decode(subscriber.waiting.get_nowait() or b"{}"))
        return "".join(reply["code"] for reply in replies if reply.get("type") == "refused")
