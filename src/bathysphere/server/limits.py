"""How much anybody may ask of the server. Whoever asks more is told so, and then the line is closed."""

from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Zero lifts a limit, for load tests on one's own machine."""

    frame_bytes: int = 16_384
    """The longest message a client may send."""
    wishes_per_second: float = 15
    wishes_at_once: int = 60
    chat_per_second: float = 0.5
    chat_at_once: int = 6
    waiting_messages: int = 200
    """How many messages may wait for a slow client before its line is closed."""
    greetings_per_second: float = 0.2
    greetings_at_once: int = 6
    """Each costs a whole picture, with all of the log."""
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


class Buckets:
    """A bucket for each address; the ones unused for longest are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, full: int) -> None:
        self.rate = rate
        self.full = full
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: int = 1) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self.rate, self.full)
            bucket.at = now
            if len(self._by_address) > self.MOST:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket.take(now, amount)
