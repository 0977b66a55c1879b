"""Chance as a keyed hash: the same key and counter give the same number in any process, so that undo, replay
and every machine agree. Eight numbers come from one hash, which makes it as fast as the standard generator.
"""

from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_pack = Struct("<Q").pack
_eight = Struct("<8Q").unpack
_RANGE = 1 << 64
_SURE = _RANGE - (1 << 32)
"""No number below it belongs to an incomplete run of 2 ** 32 or fewer, and nobody shuffles more cards."""
SEED_BYTES = 32


def seed_bytes(seed: int | str | bytes) -> bytes:
    """A 256-bit seed from whatever a person types; 32 bytes are taken as they are."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(raw, digest_size=SEED_BYTES, person=b"bathysphere seed").digest()


def stream(seed: bytes, name: str) -> bytes:
    """The key of one stream (the play, each bot) of a table's seed; no stream tells anything about another."""
    return blake2b(name.encode(), digest_size=SEED_BYTES, key=seed).digest()


class Chance:
    """A place in one stream of random numbers. `counter` says how many were drawn."""

    __slots__ = ("_block", "counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self._block: tuple[int, ...] | None = None

    def copy(self) -> "Chance":
        twin = Chance(self.key, self.counter)
        twin._block = self._block
        return twin

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        while True:
            place = self.counter & 7
            if place == 0 or self._block is None:
                self._block = _eight(blake2b(_pack(self.counter >> 3), digest_size=64, key=self.key).digest())
            self.counter += 1
            drawn = self._block[place]
            rest = drawn % n
            if drawn - rest <= _RANGE - n:  # else the last, incomplete run of n numbers was hit: draw again
                return rest

    def pick(self, items: "tuple[T, ...] | list[T]") -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        counter = self.counter
        block = self._block
        for last in range(len(items) - 1, 0, -1):  # as `below` draws, without a call for each card
            n = last + 1
            while True:
                place = counter & 7
                if place == 0 or block is None:
                    block = _eight(blake2b(_pack(counter >> 3), digest_size=64, key=self.key).digest())
                counter += 1
                drawn = block[place]
                other = drawn % n
                if drawn < _SURE or drawn - other <= _RANGE - n:
                    break
            items[last], items[other] = items[other], items[last]
        self.counter = counter
        self._block = block
