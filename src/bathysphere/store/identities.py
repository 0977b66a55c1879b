"""People who are known on several devices: who they are, which browsers speak for them, which seats are theirs.

Credentials are kept as hashes. A seat belongs to somebody here for as long as the table says that its credential has
the hash that is kept with the seat; nothing in a table's log tells of an identity.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bathysphere.store.base import Statement, Store, Value


class Identity(msgspec.Struct, frozen=True):
    id: str
    name: str
    settings: str
    """JSON of the client's own."""
    made: int
    seen: int


class Device(msgspec.Struct, frozen=True):
    token: str
    id: str
    identity: str
    label: str
    made: int
    seen: int


class Holding(msgspec.Struct, frozen=True):
    """A seat of somebody's; `gone` is when it was theirs no longer."""

    table: str
    seat: int
    token: str
    coming: str
    since: int
    gone: int | None


IDENTITY = "identities.id, identities.name, settings, identities.made, identities.seen"
DEVICE = "token, id, identity, label, made, seen"
HOLDING = "table_id, seat, token, coming, since, gone"


class IdentityStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- who they are

    async def make(self, identity: Identity, phrase: str, device: Device) -> None:
        await self._all(
            Statement(
                "INSERT INTO @identities (id, phrase, name, settings, made, seen)"
                " VALUES (:id, :phrase, :name, :settings, :made, :seen)",
                {
                    "id": identity.id,
                    "phrase": phrase,
                    "name": identity.name,
                    "settings": identity.settings,
                    "made": identity.made,
                    "seen": identity.seen,
                },
            ),
            _adding(device),
        )

    async def of_device(self, token: str) -> tuple[Identity, Device] | None:
        rows = await self._look(
            f"SELECT {IDENTITY}, devices.token, devices.id, identity, label, devices.made, devices.seen"
            " FROM @devices AS devices JOIN @identities AS identities ON identities.id = identity"
            " WHERE devices.token = :token",
            token=token,
        )
        return (Identity(*rows[0][:5]), Device(*rows[0][5:])) if rows else None

    async def by_phrase(self, phrase: str) -> Identity | None:
        rows = await self._look(f"SELECT {IDENTITY} FROM @identities AS identities WHERE phrase = :p", p=phrase)
        return Identity(*rows[0]) if rows else None

    async def renew_phrase(self, identity: str, phrase: str) -> None:
        await self._do("UPDATE @identities SET phrase = :phrase WHERE id = :id", phrase=phrase, id=identity)

    async def keep(self, identity: str, name: str, settings: str) -> None:
        await self._do(
            "UPDATE @identities SET name = :name, settings = :settings WHERE id = :id",
            name=name,
            settings=settings,
            id=identity,
        )

    async def seen(self, device: Device, now: int) -> None:
        await self._all(
            Statement("UPDATE @devices SET seen = :now WHERE token = :token", {"now": now, "token": device.token}),
            Statement("UPDATE @identities SET seen = :now WHERE id = :id", {"now": now, "id": device.identity}),
        )

    async def drop(self, identity: str) -> None:
        """Nothing of them is left here."""
        await self._all(
            Statement("DELETE FROM @identities WHERE id = :id", {"id": identity}),
            *(Statement(f"DELETE FROM @{each} WHERE identity = :id", {"id": identity}) for each in PERSONAL),
        )

    # -- their devices

    async def devices(self, identity: str) -> list[Device]:
        rows = await self._look(
            f"SELECT {DEVICE} FROM @devices WHERE identity = :id ORDER BY seen DESC, id", id=identity
        )
        return [Device(*row) for row in rows]

    async def add_device(self, device: Device) -> None:
        await self._all(_adding(device))

    async def drop_devices(self, devices: Sequence[Device]) -> None:
        await self._all(
            *(Statement("DELETE FROM @devices WHERE token = :token", {"token": each.token}) for each in devices)
        )

    async def add_link(self, link: str, identity: str, ends: int) -> None:
        """The only one that is open for them."""
        await self._all(
            Statement("DELETE FROM @device_links WHERE identity = :id", {"id": identity}),
            Statement(
                "INSERT INTO @device_links (link, identity, ends) VALUES (:link, :id, :ends)",
                {"link": link, "id": identity, "ends": ends},
            ),
        )

    async def by_link(self, link: str, now: int) -> Identity | None:
        rows = await self._look(
            f"SELECT {IDENTITY} FROM @device_links AS links JOIN @identities AS identities"
            " ON identities.id = links.identity WHERE link = :link AND ends > :now",
            link=link,
            now=now,
        )
        return Identity(*rows[0]) if rows else None

    async def use_link(self, link: str, now: int) -> str:
        """Whose it is; nobody else can use it from now on. Empty if it is of no use."""
        rows = await self._do(
            "DELETE FROM @device_links WHERE link = :link AND ends > :now RETURNING identity", link=link, now=now
        )
        return str(rows[0][0]) if rows else ""

    async def drop_links(self, identity: str) -> None:
        await self._do("DELETE FROM @device_links WHERE identity = :id", id=identity)

    # -- their seats

    async def hold(self, identity: str, table: str, tokens: Mapping[int, str], now: int) -> None:
        """These seats are theirs, with credentials of these hashes."""
        await self._all(
            *(
                Statement(
                    "INSERT INTO @holdings (identity, table_id, seat, token, since)"
                    " VALUES (:identity, :table, :seat, :token, :now)"
                    " ON CONFLICT (identity, table_id, seat) DO UPDATE"
                    " SET token = excluded.token, coming = '', gone = NULL",
                    {"identity": identity, "table": table, "seat": seat, "token": token, "now": now},
                )
                for seat, token in tokens.items()
            )
        )

    async def given_up(self, table: str, seat: int, token: str, now: int) -> None:
        """The seat has the credential of this hash now: it belongs to nobody who does not know it."""
        await self._do(
            "UPDATE @holdings SET gone = :now WHERE table_id = :table AND seat = :seat AND token <> :token"
            " AND coming <> :token AND gone IS NULL",
            table=table,
            seat=seat,
            token=token,
            now=now,
        )

    async def reseat(self, table: str, tokens: Mapping[int, str]) -> None:
        """Before the deal people change places: the seats as they are now, with the hashes of their credentials.
        Whoever holds none of these has got up."""
        move = "UPDATE @holdings SET seat = -1 - :seat WHERE table_id = :table AND token = :token AND gone IS NULL"
        await self._all(
            *(Statement(move, {"table": table, "seat": seat, "token": token}) for seat, token in tokens.items()),
            Statement("DELETE FROM @holdings WHERE table_id = :table AND seat >= 0", {"table": table}),
            Statement("UPDATE @holdings SET seat = -1 - seat WHERE table_id = :table AND seat < 0", {"table": table}),
        )

    async def tokens_at(self, device: str, table: str) -> list[str]:
        """The hashes of the credentials that whoever uses this device has at a table."""
        rows = await self._look(
            "SELECT holdings.token, coming FROM @devices AS devices JOIN @holdings AS holdings"
            " ON holdings.identity = devices.identity"
            " WHERE devices.token = :device AND table_id = :table AND gone IS NULL",
            device=device,
            table=table,
        )
        return [token for row in rows for token in row if token]

    async def holdings(self, identity: str, limit: int) -> list[Holding]:
        """The latest first."""
        rows = await self._look(
            f"SELECT {HOLDING} FROM @holdings WHERE identity = :id ORDER BY since DESC, table_id, seat LIMIT :limit",
            id=identity,
            limit=limit,
        )
        return [Holding(*row) for row in rows]

    async def give_next(self, identity: str, holding: Holding, token: str) -> None:
        """The seat is about to get another credential; until that is so, either counts."""
        await self._do(
            "UPDATE @holdings SET coming = :token WHERE identity = :identity AND table_id = :table AND seat = :seat",
            token=token,
            identity=identity,
            table=holding.table,
            seat=holding.seat,
        )

    async def recalled(self, table: str, before: str, token: str) -> None:
        """Whoever is called for this seat is called for it under its next credential."""
        facts: dict[str, Value] = {"table": table, "old": before, "new": token}
        where = "WHERE table_id = :table AND who = :old"
        await self._all(*(Statement(f"UPDATE @{each} SET who = :new {where}", facts) for each in CALLED))

    async def got(self, identity: str, holding: Holding, token: str) -> None:
        await self._do(
            "UPDATE @holdings SET token = :token, coming = ''"
            " WHERE identity = :identity AND table_id = :table AND seat = :seat",
            token=token,
            identity=identity,
            table=holding.table,
            seat=holding.seat,
        )

    async def forget_holding(self, identity: str, table: str, seat: int) -> None:
        await self._do(
            "DELETE FROM @holdings WHERE identity = :id AND table_id = :table AND seat = :seat",
            id=identity,
            table=table,
            seat=seat,
        )

    # -- their name

    async def claim_name(self, identity: str, looks: tuple[str, str], stale: int) -> bool:
        """Whether the name is theirs now: nobody else has one that looks like it, but for people who were last seen
        before `stale`. They have one name."""
        facts: dict[str, Value] = {"id": identity, "stale": stale, "one": looks[0], "two": looks[1]}
        free = "NOT EXISTS (SELECT 1 FROM @names AS others WHERE look IN (:one, :two) AND others.identity <> :id)"
        *_, rows = await self._all(
            Statement(
                "DELETE FROM @names WHERE identity IN (SELECT id FROM @identities WHERE seen < :stale)",
                facts,
            ),
            Statement(f"DELETE FROM @names WHERE identity = :id AND {free}", facts),
            Statement(f"INSERT INTO @names (look, identity) SELECT :one, :id WHERE {free}", facts),
            Statement(f"INSERT INTO @names (look, identity) SELECT :two, :id WHERE {free}", facts),
            Statement("SELECT count(*) FROM @names WHERE identity = :id AND look IN (:one, :two)", facts),
        )
        return bool(rows[0][0])

    async def release_name(self, identity: str) -> None:
        await self._do("DELETE FROM @names WHERE identity = :id", id=identity)

    async def has_name(self, identity: str) -> bool:
        return bool(await self._look("SELECT 1 FROM @names WHERE identity = :id LIMIT 1", id=identity))

    async def owner_of(self, look: str) -> str:
        rows = await self._look("SELECT identity FROM @names WHERE look = :look", look=look)
        return str(rows[0][0]) if rows else ""

    # -- what they had before they were known

    async def adopt_attempts(self, person: str, identity: str) -> None:
        """Challenges that this browser took by itself are theirs, unless they took the same ones elsewhere."""
        await self._do(
            "UPDATE @attempts SET person = :identity WHERE person = :person AND NOT EXISTS"
            " (SELECT 1 FROM @attempts AS own WHERE own.person = :identity AND own.challenge = @attempts.challenge)",
            person=person,
            identity=identity,
        )

    async def adopt_caller(self, person: str, identity: str) -> None:
        """Where this browser is called, they are called; when and how as they wish it, if they have said so."""
        facts: dict[str, Value] = {"person": person, "identity": identity}
        called = "SELECT table_id, who, :identity FROM @called WHERE person = :person"
        await self._all(
            Statement(
                "INSERT INTO @callers (person, body, told) SELECT :identity, body, told FROM @callers"
                " WHERE person = :person ON CONFLICT (person) DO NOTHING",
                facts,
            ),
            Statement("UPDATE @channels SET person = :identity WHERE person = :person", facts),
            Statement(f"INSERT INTO @called (table_id, who, person) {called} ON CONFLICT DO NOTHING", facts),
            Statement(
                "UPDATE @calls SET person = :identity WHERE person = :person AND NOT EXISTS"
                " (SELECT 1 FROM @calls AS own WHERE own.person = :identity AND own.table_id = @calls.table_id"
                " AND own.who = @calls.who AND own.what = @calls.what AND own.kind = @calls.kind)",
                facts,
            ),
            *(
                Statement(f"DELETE FROM @{each} WHERE person = :person", {"person": person})
                for each in ("calls", "called", "callers")
            ),
        )

    async def drop_attempts(self, identity: str) -> None:
        """Their results stay, and are nobody's."""
        await self._do("UPDATE @attempts SET person = table_id WHERE person = :id", id=identity)

    async def attempts(self, identity: str) -> list[str]:
        rows = await self._look("SELECT challenge FROM @attempts WHERE person = :id ORDER BY challenge", id=identity)
        return [str(challenge) for (challenge,) in rows]

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Entries of a log in other words; for those alone who want to be forgotten."""
        await self._all(
            *(
                Statement(
                    "UPDATE @entries SET body = :body WHERE table_id = :table AND number = :number",
                    {"body": body, "table": table, "number": number},
                )
                for number, body in entries.items()
            )
        )

    # -- the store

    async def _look(self, sql: str, **values: Value) -> list[tuple[Any, ...]]:
        return await self._store.fetch(Statement(sql, values))

    async def _do(self, sql: str, **values: Value) -> list[tuple[Any, ...]]:
        return (await self._all(Statement(sql, values)))[0]

    async def _all(self, *statements: Statement) -> list[list[tuple[Any, ...]]]:
        return await self._store.transact(statements) if statements else []


PERSONAL = ("devices", "device_links", "holdings", "names")
CALLED = ("called", "calls", "outbox")


def _adding(device: Device) -> Statement:
    return Statement(
        "INSERT INTO @devices (token, id, identity, label, made, seen)"
        " VALUES (:token, :id, :identity, :label, :made, :seen)",
        {
            "token": device.token,
            "id": device.id,
            "identity": device.identity,
            "label": device.label,
            "made": device.made,
            "seen": device.seen,
        },
    )
