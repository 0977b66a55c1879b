"""What a store does: for each table an append-only log, now and then a snapshot, and one summary for listings; for each
person the one attempt at a challenge that counts.

The bodies are opaque here. Which entries belong to a table, and in which order, is decided by the log alone.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from bathysphere.engine.errors import UserError, add_sentences

add_sentences(
    {
        "store_write": "This could not be saved, so nothing has changed; try again in a moment.",
        "store_unknown": "The connection broke off while this was being saved; reopen the table to see whether it was.",
        "store_read": "What is saved cannot be read just now; try again in a moment.",
        "store_closed": "The server is stopping, so nothing more is saved or read.",
        "store_address": "{address} names no store; a store is named like one of these: {forms}.",
        "store_open": "The store {store} cannot be opened: {reason}.",
        "store_taken": "The store {store} is in use by another server; a file serves one server at a time.",
        "store_foreign": "{store} is not a store of Bathysphere.",
        "store_older": "The store {store} is of an older format; restart its server with this program first.",
        "store_newer": "The store {store} has format {format}, but this program knows formats up to {known}.",
    }
)


class StoreFailed(UserError):
    """The store cannot do now what was asked. Its cause, for the log, is the exception that it was raised from."""


class Summary(msgspec.Struct, frozen=True):
    """What a listing shows of a table; rewritten by each append."""

    id: str
    game: str
    status: str
    """`waiting`, `playing` or `over`."""
    listed: bool
    """Whether everybody may find the table in the public list."""
    body: bytes
    """JSON for the lobby."""
    due: int | None
    """When the table has to act by itself (a bot, a clock), in ms since the epoch; None if it waits for people only."""
    changed: int
    """When the latest entry was made, in ms since the epoch."""


class Attempt(msgspec.Struct, frozen=True):
    """Somebody's one attempt at a challenge that counts."""

    challenge: str
    person: str


class Wait(msgspec.Struct, frozen=True):
    """Somebody whom a table waits for, and when they are to hear of it unless they answer before."""

    who: str
    """The hash of a seat's credential, or `EVERYBODY`: for those who are told of every decision at a table."""
    what: str
    """Which decision. Together with `who` and `kind` it is called for once."""
    kind: str
    """`call`, or `reminder` for what comes before a clock runs out. The time of a reminder may change."""
    wanted: int
    """In ms since the epoch."""
    body: str
    """JSON for the message."""


EVERYBODY = "*"


Value = str | int | bytes


class Statement(msgspec.Struct, frozen=True):
    """SQL as both databases read it: tables are named `@table`, values `:value`."""

    sql: str
    values: dict[str, Value]


class Append(msgspec.Struct, frozen=True):
    """New entries of a table, and what is true of the table after them."""

    table: str
    after: int
    """The number of the last entry known; the new ones get the numbers that follow. 0: the table is new."""
    entries: tuple[bytes, ...]
    summary: Summary
    snapshot: bytes | None = None
    """The state after the last of these entries."""
    attempt: Attempt | None = None
    """A new table may be somebody's attempt; if they have made one already, somebody else wrote first."""
    rank: int | None = None
    """What came of it, if it is an attempt that is over and counts: the lower, the better. The first one said stays."""
    waits: tuple[Wait, ...] | None = None
    """Everybody whom the table waits for now; calls for all others at this table are dropped. None: as before."""

    def __post_init__(self) -> None:
        # Without an entry nobody could tell afterwards whether the append took place.
        if not self.entries or self.after < 0 or self.summary.id != self.table:
            raise ValueError("an append has entries, follows entry 0 or a later one, and sums up its own table")
        if self.attempt is not None and self.after:
            raise ValueError("an attempt is made with a new table")

    @property
    def last(self) -> int:
        return self.after + len(self.entries)


class Store(Protocol):
    """Where tables are kept. All calls belong to the event loop that `start` ran in."""

    @property
    def shared(self) -> bool:
        """Whether other servers write here, too."""

    async def start(self) -> None:
        """Opens the store, and brings an older one up to date."""

    async def close(self) -> None:
        """Finishes what is queued, then closes."""

    async def append(self, what: Append) -> bool:
        """True: it is durable. False: somebody else wrote first, and nothing of this was written.

        An append that raises `StoreFailed` was not written either; only the code `store_unknown` leaves it open.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after that number, in order."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The latest snapshot: the number of the entry that it follows, and its body."""

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        """The summaries of those of the tables that exist, in the order of the ids."""

    async def listing(self, limit: int) -> list[Summary]:
        """Listed tables that are not over: first those that wait for players, among equals the latest changed."""

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables that have to act by themselves up to that moment, the longest due first."""

    async def secret(self, name: str) -> bytes:
        """A random key that was drawn when the store was made; `challenges` is the only name."""

    async def attempted(self, attempt: Attempt) -> Summary | None:
        """The table with which this attempt was made."""

    async def ranked(self, challenge: str, limit: int) -> tuple[int, list[tuple[int, Summary]]]:
        """How many attempts at this challenge have a rank; and of the best of them, rank and table, the best first and
        among equals the one that ended first."""

    async def placed(self, attempt: Attempt) -> tuple[int, int] | None:
        """The rank of this attempt, and how many have a better one; None if it has no rank."""

    async def fetch(self, what: Statement) -> list[tuple[Any, ...]]:
        """The rows that a question finds. It waits for nobody who writes."""

    async def transact(self, statements: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """Carries out these statements in one transaction; the rows that each of them returns."""

    async def announce(self, table: str) -> None:
        """Has all other processes look at this table again."""

    async def check(self) -> None:
        """Complains unless the store can be read and written now, and this process hears what others write."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Has `heard` called with a table's id when another process has appended to it, never for own appends.

        An empty id means that news may have been missed: look at every table again.
        """


def in_order(ids: Iterable[str], found: Iterable[Summary]) -> list[Summary]:
    by_id = {summary.id: summary for summary in found}
    return [by_id[table] for table in dict.fromkeys(ids) if table in by_id]


def reason(error: BaseException) -> str:
    """What went wrong, in the part of a sentence: drivers like to say more than one line."""
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(" .") if lines else type(error).__name__
