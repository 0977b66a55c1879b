"""What an operator does to tables: from a process of its own, beside the servers or while none runs.

Whoever may write to the store is the operator; there is no other key, and nothing of this can be reached over the
network. A change goes the way of all changes: into the log first, and servers hear of it from the store.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.engine import BadRecord, Refused
from bathysphere.engine.errors import BadTable
from bathysphere.server import wire
from bathysphere.server.hub import Hub
from bathysphere.server.operate.keeper import NOTICE, STOP, Said
from bathysphere.server.table_info import listed
from bathysphere.store import Append, StoreFailed, Summary, visit_store
from bathysphere.store.base import Statement, Store, Value
from bathysphere.store.upkeep import StoreUpkeep
from bathysphere.tables import automatic
from bathysphere.tables import entries as log
from bathysphere.tables.commands import Log
from bathysphere.tables.keys import is_table_id
from bathysphere.tables.room import Room

FORMAT = 1
MINUTE = 60_000


class Inspected(msgspec.Struct):
    """A table without its secrets: no seed, no hand, no credential, nothing of what somebody answered or said."""

    summary: wire.Listed
    status: str
    entries: int
    bytes: int
    answers: int
    snapshot: int
    due: int | None
    loads: str
    """The code of what keeps it from being loaded; empty if it loads."""


class Repaired(msgspec.Struct):
    loads: bool
    """Whether the whole log leads somewhere."""
    good: int
    """So many of its entries do."""
    entries: int
    other_rules: bool = False


class Head(msgspec.Struct):
    """The first line of an exported table; its entries follow, as they are stored."""

    bathysphere: str
    format: int
    table: str
    summary: Summary
    entries: int


class Operator:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.upkeep = StoreUpkeep(store)
        self.hub = Hub(store)
        self.hub.stopping = True  # it changes tables, and lets none of them go on by itself

    async def tables(self, status: str, game: str, limit: int) -> list[Summary]:
        return await self.upkeep.tables(status, game, limit)

    async def inspect(self, table: str) -> Inspected:
        summary = await self._summary(table)
        raw = await self.store.read(table)
        snapshot = await self.store.snapshot(table)
        room, fault = _loaded(table, raw)
        return Inspected(
            summary=msgspec.json.decode(summary.body, type=wire.Listed),
            status=summary.status,
            entries=len(raw),
            bytes=sum(map(len, raw)) + (len(snapshot[1]) if snapshot is not None else 0),
            answers=len(room.play.record.answers) if room is not None and room.play is not None else 0,
            snapshot=snapshot[0] if snapshot is not None else 0,
            due=summary.due,
            loads=fault,
        )

    async def close(self, table: str) -> None:
        """The game is broken off as it is; what was played stays to be looked at."""
        await self._summary(table)
        served = await self.hub.open(table)
        if served.room.status != "playing":
            raise Refused("not_dealt" if served.room.status == "waiting" else "over")
        await self.hub.change(served, _closed)

    async def delete(self, table: str) -> None:
        """Everything that is known of the table, for good."""
        if not is_table_id(table) or not await self.upkeep.remove(table):
            raise Refused("no_table")

    # -- into a file and back

    async def export(self, table: str, file: Path) -> int:
        """The whole table with all its secrets, so that it can go on elsewhere; how many entries it has."""
        summary = await self._summary(table)
        raw = await self.store.read(table)
        head = Head("table", FORMAT, table, summary, len(raw))
        lines = [msgspec.json.encode(head), *raw]
        try:
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                out.write(b"".join(line + b"\n" for line in lines))
        except FileExistsError:
            raise StoreFailed("backup_there", file=str(file)) from None
        except OSError as error:
            raise StoreFailed("backup_failed", file=str(file), reason=error.strerror or "") from error
        return len(raw)

    async def bring_in(self, file: Path) -> str:
        """A table from such a file; its id."""
        head, raw = _read(file)
        room, fault = _loaded(head.table, raw)
        if room is None and fault != "other_rules":
            raise BadRecord("record_altered", path=file)
        what = Append(head.table, 0, tuple(raw), head.summary)
        if not await self.store.append(what):
            raise StoreFailed("table_there", table=head.table)
        return head.table

    # -- repair

    async def repair(self, table: str, cut: bool = False) -> Repaired:
        """Makes snapshot and summary again from the log, which alone counts. A log that leads nowhere from some entry
        on is cut there only if that is wanted."""
        await self._summary(table)
        raw = await self.store.read(table)
        if not raw:
            raise Refused("no_table")
        room, good, other_rules = _as_far_as_it_goes(table, raw)
        found = Repaired(good == len(raw), good, len(raw), other_rules)
        if room is None or other_rules or (not found.loads and not cut):
            return found
        due = None if automatic.rests(room) else automatic.due(room)
        facts: dict[str, Value] = {
            "id": table,
            "was": len(raw),
            "last": good,
            "status": room.status,
            "body": log.encode(listed(room)),
            "changed": room.changed,
            "due": -1 if due is None else due,
            "snapshot": room.snapshot() or b"",
        }
        still = "EXISTS (SELECT 1 FROM @tables WHERE id = :id AND last = :was)"
        await self.store.transact(
            [
                Statement(f"DELETE FROM @snapshots WHERE table_id = :id AND {still}", facts),
                Statement(f"DELETE FROM @entries WHERE table_id = :id AND number > :last AND {still}", facts),
                Statement(
                    "UPDATE @tables SET last = :last, status = :status, body = :body, changed = :changed,"
                    " due = NULLIF(:due, -1) WHERE id = :id AND last = :was",
                    facts,
                ),
            ]
        )
        await self.store.announce(table)
        return found

    # -- to everybody

    async def say(self, text: str, minutes: float) -> None:
        now = self.hub.now()
        await self.upkeep.tell(NOTICE, msgspec.json.encode(Said(now, text, now + int(minutes * MINUTE))))

    async def stop_all(self, text: str, minutes: float) -> None:
        """All servers that run now take no new tables, tell everybody, and stop then."""
        now = self.hub.now()
        await self.upkeep.tell(STOP, msgspec.json.encode(Said(now, text, now + int(minutes * MINUTE))))

    async def take_back(self) -> None:
        """Nothing is announced any more, and nothing stops."""
        for name in (NOTICE, STOP):
            await self.upkeep.untell(name)

    async def _summary(self, table: str) -> Summary:
        found = await self.store.summaries([table]) if is_table_id(table) else []
        if not found:
            raise Refused("no_table")
        return found[0]


@asynccontextmanager
async def operating(store: str) -> AsyncIterator[Operator]:
    visited = visit_store(store)
    await visited.start()
    try:
        yield Operator(visited)
    finally:
        await visited.close()


def _closed(room: Room, now: int) -> Log:
    return [log.Halted(at=now, reason="closed")]


def _loaded(table: str, raw: list[bytes]) -> tuple[Room | None, str]:
    try:
        return Room.load(table, raw), ""
    except BadRecord:
        return None, "other_rules"
    except Exception:
        return None, "damaged"


def _as_far_as_it_goes(table: str, raw: list[bytes]) -> tuple[Room | None, int, bool]:
    """The room that the longest sound beginning of a log leads to, and how many entries that is."""
    room, fault = _loaded(table, raw)
    if room is not None or fault == "other_rules":
        return room, len(raw), fault == "other_rules"
    sound, broken = 0, len(raw)
    while broken - sound > 1:
        middle = (sound + broken) // 2
        if _loaded(table, raw[:middle])[0] is not None:
            sound = middle
        else:
            broken = middle
    return (_loaded(table, raw[:sound])[0] if sound else None), sound, False


def _read(file: Path) -> tuple[Head, list[bytes]]:
    try:
        first, *raw = file.read_bytes().splitlines()
        head = msgspec.json.decode(first, type=Head)
    except OSError as error:
        raise BadRecord("record_unreadable", path=file, reason=error.strerror or "") from None
    except (ValueError, msgspec.MsgspecError):
        raise BadRecord("record_foreign", path=file) from None
    if head.bathysphere != "table" or not is_table_id(head.table):
        raise BadRecord("record_foreign", path=file)
    if head.format != FORMAT:
        raise BadRecord("record_format", path=file, format=head.format, known=FORMAT)
    if len(raw) != head.entries:
        raise BadRecord("record_torn", path=file, line=len(raw) + 1)
    return head, raw


def minutes_of(text: str) -> float:
    """`90s`, `10m`, `2h`, `1d`, or a number of minutes."""
    units: dict[str, float] = {"s": 1 / 60, "m": 1, "h": 60, "d": 1440}
    number, unit = (text[:-1], text[-1]) if text[-1:] in units else (text, "m")
    try:
        found = float(number) * units[unit]
    except ValueError:
        found = -1.0
    if not 0 <= found < 525_600:
        raise BadTable("bad_setting", setting="--in", value=text, wanted="90s, 10m, 2h")
    return found


def facts_of(found: Inspected) -> dict[str, Any]:
    """For programs."""
    facts: dict[str, Any] = msgspec.to_builtins(found)
    return facts
