"""Who is to be called, where, and what has still to be sent: the part of a store that an outbox is made of.

Calls are written by appends (`Append.waits`). Whoever sends goes on from there in transactions of their own: a call is
given its time, then it is taken into a message for each channel, then each message is sent. Every step is kept before
the next begins, so a process that is stopped anywhere loses nothing; and each of them can be done once only.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bathysphere.store.base import EVERYBODY, Statement, Store, Value

SEEN = "seen"
"""In place of a message: the person had it before their eyes."""


class Caller(msgspec.Struct, frozen=True):
    person: str
    body: str
    told: int
    """When they were last sent a message of their own, in ms since the epoch."""


class Channel(msgspec.Struct, frozen=True):
    id: str
    person: str
    table: str
    body: str
    made: int
    failures: int = 0
    """Messages that could not be sent, one after the other."""


class Call(msgspec.Struct, frozen=True):
    table: str
    who: str
    what: str
    kind: str
    person: str
    wanted: int
    due: int | None
    body: str

    @property
    def is_for_all(self) -> bool:
        return self.who == EVERYBODY

    @property
    def key(self) -> dict[str, Value]:
        return {
            "table": self.table,
            "who": self.who,
            "what": self.what,
            "kind": self.kind,
            "person": self.person,
        }


class Message(msgspec.Struct, frozen=True):
    """One message on its way to one channel. With a table, who and what it is dropped as soon as that is answered."""

    id: str
    channel: str
    body: str
    table: str = ""
    who: str = ""
    what: str = ""
    tries: int = 0


CALL = "table_id, who, what, kind, person, wanted, due, body"
THIS_CALL = "table_id = :table AND who = :who AND what = :what AND kind = :kind AND person = :person"
CHANNEL = "id, person, table_id, body, made, failures"


class CallStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- people and their channels

    async def caller(self, person: str) -> Caller | None:
        rows = await self._one("SELECT person, body, told FROM @callers WHERE person = :person", person=person)
        return Caller(*rows[0]) if rows else None

    async def keep_caller(self, person: str, body: str) -> None:
        """What they wish has changed, so the times of their calls are worked out again."""
        await self._all(
            Statement(
                "INSERT INTO @callers (person, body) VALUES (:person, :body)"
                " ON CONFLICT (person) DO UPDATE SET body = excluded.body",
                {"person": person, "body": body},
            ),
            Statement("UPDATE @calls SET due = NULL WHERE person = :person AND taken = ''", {"person": person}),
        )

    async def channels(self, person: str) -> list[Channel]:
        rows = await self._one(
            f"SELECT {CHANNEL} FROM @channels WHERE person = :person ORDER BY made, id", person=person
        )
        return [Channel(*row) for row in rows]

    async def channel(self, channel_id: str) -> Channel | None:
        rows = await self._one(f"SELECT {CHANNEL} FROM @channels WHERE id = :id", id=channel_id)
        return Channel(*rows[0]) if rows else None

    async def keep_channel(self, channel: Channel) -> None:
        facts: dict[str, Value] = {
            "id": channel.id,
            "person": channel.person,
            "table": channel.table,
            "body": channel.body,
            "made": channel.made,
        }
        keep = Statement(
            "INSERT INTO @channels (id, person, table_id, body, made) VALUES (:id, :person, :table, :body, :made)"
            " ON CONFLICT (id) DO UPDATE SET person = excluded.person, body = excluded.body, failures = 0",
            facts,
        )
        await self._all(keep)

    async def drop_channel(self, channel_id: str) -> None:
        """With whatever is still on its way there; and nobody is told of all decisions at a table any more if this was
        the last channel that told."""
        await self._all(
            Statement("DELETE FROM @outbox WHERE channel = :id", {"id": channel_id}),
            Statement("DELETE FROM @channels WHERE id = :id", {"id": channel_id}),
            Statement(
                "DELETE FROM @called WHERE who = :everybody AND NOT EXISTS (SELECT 1 FROM @channels AS left_over"
                " WHERE left_over.person = @called.person AND left_over.table_id = @called.table_id)",
                {"everybody": EVERYBODY},
            ),
        )

    async def drop_caller(self, person: str) -> None:
        """Nothing of them is left."""
        facts: dict[str, Value] = {"person": person}
        await self._all(
            Statement("DELETE FROM @outbox WHERE channel IN (SELECT id FROM @channels WHERE person = :person)", facts),
            *(Statement(f"DELETE FROM @{each} WHERE person = :person", facts) for each in PERSONAL),
        )

    # -- for whom

    async def call_for(self, table: str, who: str, person: str, seen: Iterable[str] = ()) -> None:
        """From now on; what waits already they have `seen`."""
        facts: dict[str, Value] = {"table": table, "who": who, "person": person}
        await self._all(
            Statement(
                "INSERT INTO @called (table_id, who, person) VALUES (:table, :who, :person) ON CONFLICT DO NOTHING",
                facts,
            ),
            *(
                Statement(
                    "INSERT INTO @calls (table_id, who, what, kind, person, wanted, body, taken)"
                    " VALUES (:table, :who, :what, 'call', :person, 0, '', :seen) ON CONFLICT DO NOTHING",
                    facts | {"what": what, "seen": SEEN},
                )
                for what in seen
            ),
        )

    async def stop_calling(self, table: str, who: str, person: str) -> None:
        facts: dict[str, Value] = {"table": table, "who": who, "person": person}
        where = "table_id = :table AND who = :who AND person = :person"
        await self._all(
            Statement(f"DELETE FROM @called WHERE {where}", facts),
            Statement(f"DELETE FROM @calls WHERE {where}", facts),
        )

    async def called_for(self, person: str) -> list[tuple[str, str]]:
        """Tables, and for whom there."""
        rows = await self._one(
            "SELECT table_id, who FROM @called WHERE person = :person ORDER BY table_id, who", person=person
        )
        return [(table, who) for table, who in rows]

    async def is_called(self, table: str, who: str) -> bool:
        return bool(
            await self._one(
                "SELECT 1 FROM @called WHERE table_id = :table AND who = :who LIMIT 1", table=table, who=who
            )
        )

    async def seen(self, table: str, who: str, what: str) -> None:
        """Whoever is asked has it before their eyes: they need not be told. A clock goes on all the same."""
        facts: dict[str, Value] = {"table": table, "who": who, "what": what, "seen": SEEN}
        where = "table_id = :table AND who = :who AND what = :what"
        await self._all(
            Statement(f"UPDATE @calls SET taken = :seen WHERE {where} AND kind = 'call' AND taken = ''", facts),
            Statement(f"DELETE FROM @outbox WHERE {where}", facts),
        )

    # -- what is to be done

    async def unplanned(self, limit: int) -> list[Call]:
        """Calls that have no time yet."""
        rows = await self._one(
            f"SELECT {CALL} FROM @calls WHERE due IS NULL AND taken = ''"
            " ORDER BY table_id, who, what, kind, person LIMIT :limit",
            limit=limit,
        )
        return [Call(*row) for row in rows]

    async def plan(self, planned: Sequence[tuple[Call, int]]) -> None:
        await self._all(
            *(
                Statement(
                    f"UPDATE @calls SET due = :due WHERE {THIS_CALL} AND taken = '' AND due IS NULL",
                    call.key | {"due": due},
                )
                for call, due in planned
            )
        )

    async def due(self, now: int, limit: int) -> list[Call]:
        """Those to be told now; all of a person together."""
        rows = await self._one(
            f"SELECT {CALL} FROM @calls WHERE taken = '' AND due <= :now ORDER BY person, table_id, what LIMIT :limit",
            now=now,
            limit=limit,
        )
        return [Call(*row) for row in rows]

    async def take(self, calls: Sequence[Call], messages: Sequence[Message], batch: str, now: int) -> None:
        """These calls are told by these messages. If others took all of them meanwhile, or they were answered, nothing
        is sent."""
        ordered = sorted(calls, key=lambda call: (call.table, call.who, call.what, call.kind))
        await self._all(
            *(
                Statement(
                    f"UPDATE @calls SET taken = :batch WHERE {THIS_CALL} AND taken = ''", call.key | {"batch": batch}
                )
                for call in ordered
            ),
            *(
                Statement(
                    "INSERT INTO @outbox (id, channel, table_id, who, what, body, next)"
                    " SELECT :id, :channel, :table, :who, :what, :body, :now"
                    " WHERE EXISTS (SELECT 1 FROM @calls WHERE taken = :batch) ON CONFLICT DO NOTHING",
                    {
                        "id": each.id,
                        "channel": each.channel,
                        "table": each.table,
                        "who": each.who,
                        "what": each.what,
                        "body": each.body,
                        "now": now,
                        "batch": batch,
                    },
                )
                for each in messages
            ),
            *(
                Statement("UPDATE @callers SET told = :now WHERE person = :person", {"now": now, "person": person})
                for person in sorted({call.person for call in calls if not call.is_for_all})
            ),
        )

    async def to_send(self, now: int, limit: int) -> list[tuple[Message, Channel]]:
        rows = await self._one(
            "SELECT outbox.id, channel, outbox.body, outbox.table_id, who, what, tries,"
            " channels.id, person, channels.table_id, channels.body, made, failures"
            " FROM @outbox AS outbox JOIN @channels AS channels ON channels.id = channel"
            " WHERE next <= :now ORDER BY next, outbox.id LIMIT :limit",
            now=now,
            limit=limit,
        )
        return [(Message(*row[:7]), Channel(*row[7:])) for row in rows]

    async def try_now(self, message: str, now: int, again: int) -> bool:
        """Whether this process may send it now. If nobody says that it was sent, it may be tried `again` then."""
        rows = await self._one(
            "UPDATE @outbox SET tries = tries + 1, next = :again WHERE id = :id AND next <= :now RETURNING id",
            id=message,
            now=now,
            again=again,
        )
        return bool(rows)

    async def sent(self, message: Message) -> None:
        await self._all(
            Statement("DELETE FROM @outbox WHERE id = :id", {"id": message.id}),
            Statement("UPDATE @channels SET failures = 0 WHERE id = :id AND failures > 0", {"id": message.channel}),
        )

    async def give_up(self, message: Message) -> None:
        await self._all(
            Statement("DELETE FROM @outbox WHERE id = :id", {"id": message.id}),
            Statement("UPDATE @channels SET failures = failures + 1 WHERE id = :id", {"id": message.channel}),
        )

    # -- what processes share

    async def lease(self, name: str, holder: str, now: int, until: int) -> bool:
        """Whether the holder may go on, or begin because nobody else does."""
        rows = await self._one(
            "INSERT INTO @leases AS held (name, holder, until) VALUES (:name, :holder, :until)"
            " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"
            " WHERE held.holder = excluded.holder OR held.until < :now RETURNING holder",
            name=name,
            holder=holder,
            now=now,
            until=until,
        )
        return bool(rows)

    async def release(self, name: str, holder: str) -> None:
        await self._one("DELETE FROM @leases WHERE name = :name AND holder = :holder", name=name, holder=holder)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """What was first kept under this name: `fresh`, if nothing was."""
        _, rows = await self._all(
            Statement(
                "INSERT INTO @secrets (name, value) VALUES (:name, :fresh) ON CONFLICT DO NOTHING",
                {"name": name, "fresh": fresh},
            ),
            Statement("SELECT value FROM @secrets WHERE name = :name", {"name": name}),
        )
        return bytes(rows[0][0])

    async def _one(self, sql: str, **values: Value) -> list[tuple[Any, ...]]:
        return (await self._all(Statement(sql, values)))[0]

    async def _all(self, *statements: Statement) -> list[list[tuple[Any, ...]]]:
        return await self._store.transact(statements) if statements else []


PERSONAL = ("calls", "called", "channels", "callers")
"""The tables that know a person, in the order in which they are emptied."""
