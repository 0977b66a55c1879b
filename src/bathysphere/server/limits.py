"""How much anybody may ask of the server. Anyone who asks more is told so, and then the line is closed."""

import asyncio
import time
from collections import Counter, OrderedDict
from struct import Struct
from typing import Any
from zlib import crc32

import msgspec

from bathysphere.engine import Refused
from bathysphere.server.fair_lock import FairLock

WriteableBuffer = Any
"""Memory that can be written to: `mmap`, where there are several processes."""


class Limits(msgspec.Struct, frozen=True):
    """Zero lifts a limit, for load tests on one's own machine."""

    message_bytes: int = 16_384
    """The longest message a client may send."""
    messages_per_second: float = 15
    messages_at_once: int = 60
    address_messages_per_second: float = 90
    address_messages_at_once: int = 600
    """Of all seats and spectators behind one address together."""
    changes_per_second: float = 1
    changes_at_once: int = 60
    """Changes of mind by seat: orders, ready and not, away and back, steps back, take-backs."""
    least_pace: int = 100
    """In milliseconds: bots never answer faster, whatever a table says."""
    chat_per_second: float = 0.5
    chat_at_once: int = 6
    waiting_messages: int = 200
    """How many messages may wait for a slow client before its line is closed."""
    waiting_bytes: int = 8_000_000
    """And how many bytes; a single message may be longer."""
    address_waiting_bytes: int = 48_000_000
    """And for all clients of one address together."""
    greetings_per_second: float = 0.2
    greetings_at_once: int = 6
    """By line. Each costs a whole update, with all of the log."""
    address_greetings_per_second: float = 10
    address_greetings_at_once: int = 60
    table_greetings_per_second: float = 20
    table_greetings_at_once: int = 120
    """Of spectators; those who come when there are too many are let in a little later."""
    table_messages_per_second: float = 60
    table_messages_at_once: int = 300
    spectators_per_table: int = 300
    sockets_per_address: int = 200
    connections_per_address: int = 600
    """That wait for a request or its answer; a browser keeps about six of them open."""
    requests_per_second: float = 30
    requests_at_once: int = 200
    pages_per_second: float = 100
    pages_at_once: int = 3000
    """The client's files; a browser that comes for the first time loads some forty of them."""
    tables_per_second: float = 0.5
    tables_at_once: int = 30
    frames_per_second: float = 100
    frames_at_once: int = 3000
    """Moments of games told again; each telling costs some more."""
    calls_per_second: float = 0.2
    calls_at_once: int = 30
    """Changes of where and when somebody is called, and messages that try it out."""
    guesses_per_second: float = 1 / 30
    guesses_at_once: int = 10
    """Phrases and links by which somebody says who they are, right or wrong."""
    letters_per_second: float = 1 / 600
    letters_at_once: int = 3
    """Codes to one mailbox, whoever asks for them."""


UNLIMITED = Limits(
    messages_per_second=0,
    address_messages_per_second=0,
    changes_per_second=0,
    least_pace=0,
    chat_per_second=0,
    greetings_per_second=0,
    address_greetings_per_second=0,
    table_greetings_per_second=0,
    table_messages_per_second=0,
    address_waiting_bytes=0,
    spectators_per_table=0,
    sockets_per_address=0,
    connections_per_address=0,
    requests_per_second=0,
    pages_per_second=0,
    tables_per_second=0,
    frames_per_second=0,
    calls_per_second=0,
    guesses_per_second=0,
    letters_per_second=0,
)
"""Where everybody is trusted, or nobody else is there."""


class Bucket:
    """Fills at a steady rate; each use takes something out."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, full: int) -> None:
        self.rate = rate
        self.full = full
        self.left = float(full)
        self.at = 0.0

    def take(self, now: float, amount: int = 1) -> bool:
        """Whether there is so much left at this time, in seconds."""
        if self.rate <= 0:
            return True
        self.left = min(self.full, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def reserve(self, now: float, longest: float) -> float | None:
        """Takes one that will be there soon; how many seconds that is from now. None if it is longer than that."""
        if self.take(now):
            return 0.0
        wait = (1 - self.left) / self.rate
        if wait > longest:
            return None
        self.left -= 1
        return wait


CELL = Struct("dd")
CELLS = 65_536
_cells: list[WriteableBuffer] = []


def share_cells(memory: WriteableBuffer) -> None:
    """From now on buckets lie in memory that several processes share, so that they count together. Whose bucket is
    which follows from a hash: two addresses seldom share one, and then both have a little less."""
    _cells[:] = [memory]


class SharedBucket(Bucket):
    """What is left, and since when, stands in a cell. Two processes may write to it at once: then one of two uses is
    not counted, which does not matter."""

    __slots__ = ("_memory", "_offset")

    def __init__(self, rate: float, full: int, memory: WriteableBuffer, cell: int) -> None:
        self.rate = rate
        self.full = full
        self._memory = memory
        self._offset = cell * CELL.size

    def take(self, now: float, amount: int = 1) -> bool:
        self.left, self.at = CELL.unpack_from(self._memory, self._offset)
        if not self.at:
            self.left = float(self.full)
        taken = super().take(now, amount)
        CELL.pack_into(self._memory, self._offset, self.left, self.at)
        return taken

    def reserve(self, now: float, longest: float) -> float | None:
        wait = super().reserve(now, longest)
        CELL.pack_into(self._memory, self._offset, self.left, self.at)
        return wait


class Buckets:
    """A bucket for each address; the ones unused for longest are forgotten."""

    MOST = 10_000
    _made = 0

    def __init__(self, rate: float, full: int) -> None:
        self.rate = rate
        self.full = full
        Buckets._made += 1
        self._name = Buckets._made
        """The same in every process that makes its buckets in the same order."""
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: int = 1) -> bool:
        return self._of(address, now).take(now, amount)

    def reserve(self, address: str, now: float, longest: float) -> float | None:
        return self._of(address, now).reserve(now, longest)

    def _of(self, address: str, now: float) -> Bucket:
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = self._new(address, now)
            if len(self._by_address) > self.MOST:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket

    def _new(self, address: str, now: float) -> Bucket:
        if _cells:
            return SharedBucket(self.rate, self.full, _cells[0], crc32(f"{self._name} {address}".encode()) % CELLS)
        bucket = Bucket(self.rate, self.full)
        bucket.at = now
        return bucket


class SharedLimits:
    """What all lines together may ask and keep waiting: by address, and by table."""

    GREETING_SECONDS = 5.0
    """So long a greeting waits for its turn; one that would wait longer is refused."""

    def __init__(self, limits: Limits) -> None:
        self.table_messages = Buckets(limits.table_messages_per_second, limits.table_messages_at_once)
        self.address_messages = Buckets(limits.address_messages_per_second, limits.address_messages_at_once)
        self.turn = FairLock()
        """One greeting after the other, and whatever else happens between two of them."""
        self._greetings = Buckets(limits.address_greetings_per_second, limits.address_greetings_at_once)
        self._table_greetings = Buckets(limits.table_greetings_per_second, limits.table_greetings_at_once)
        self._most_waiting = limits.address_waiting_bytes
        self._waiting: Counter[str] = Counter()

    async def admit(self, address: str, table: str, spectator: bool) -> None:
        """Returns when a greeting may be answered. A whole class behind one address comes in one after the other."""
        now = time.monotonic()
        waits = [self._greetings.reserve(address, now, self.GREETING_SECONDS)]
        if spectator:
            waits.append(self._table_greetings.reserve(table, now, self.GREETING_SECONDS))
        known = [wait for wait in waits if wait is not None]
        if len(known) < len(waits):
            raise Refused("flood")
        if max(known) > 0:
            await asyncio.sleep(max(known))

    def wait(self, address: str, size: int) -> bool:
        """Notes bytes that wait to be sent, or are sent (less than zero); whether there may be so many."""
        self._waiting[address] += size
        if self._waiting[address] <= 0:
            del self._waiting[address]
        return self._waiting[address] <= self._most_waiting or self._most_waiting <= 0
