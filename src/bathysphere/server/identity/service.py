"""What somebody who is known on several devices can ask for. A device's credential is a random token in a cookie; the
store keeps its hash, as it keeps that of the recovery phrase and of a link to one more device.

Who holds which seats stands beside the tables and not in them: nobody at a table can find out that two seats at two
tables belong to the same person.
"""

import hmac
import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from bathysphere.engine import Refused
from bathysphere.server.calls.channels import Push, kept, read_where, read_wishes
from bathysphere.server.headers import tokens_of
from bathysphere.server.hub import Hub
from bathysphere.server.identity import phrase as phrases
from bathysphere.server.identity.forgetting import traces_of, without
from bathysphere.server.identity.history import history_of
from bathysphere.server.wire import identity as wire
from bathysphere.store.calls import CallStore, Channel
from bathysphere.store.identities import Device, Holding, Identity, IdentityStore
from bathysphere.tables import commands, keys
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.names import looks, seen
from bathysphere.tables.room import Room
from bathysphere.tables.settings import check_name
from bathysphere.tables.table_facts import OVER, TableFacts

COOKIE = "device"
MOST_DEVICES = 20
MOST_SEATS = 2000
MOST_TOLD = 200
LABEL_LENGTH = 60
SETTINGS_LENGTH = 6000
LINK_MINUTES = 10
NOBODYS = "-"
"""No credential has this hash."""
SEEN_EVERY = 3_600_000
"""In ms: how exactly it is known when a device was last used."""
NAME_DAYS = 400
"""So long a name is kept for somebody who does not come; no longer than a browser keeps them."""


class Known(NamedTuple):
    """Somebody whom we know, at the device from which they ask."""

    identity: Identity
    device: Device


class Entered(NamedTuple):
    """A device that has just become somebody's: its credential, and what its page is told."""

    token: str
    known: Known


Credentials = frozenset[str]
"""Hashes of credentials for seats of a table. Before the deal people may be moved to other seats, with theirs."""


async def credentials_of(hub: Hub, cookies: Mapping[str, str], table: str) -> Credentials:
    """What a request has for seats at a table: by cookies of their own, and by what whoever uses its device holds."""
    found = list(tokens_of(cookies))
    device = cookies.get(COOKIE, "")
    if device:
        found += await IdentityStore(hub.store).tokens_at(hashed(device), table)
    return frozenset(found)


def seats_with(credentials: Credentials, room: TableFacts) -> list[int]:
    """The seats whose credentials are among these."""
    return [number for number, seat in enumerate(room.seats) if seat.token and seat.token in credentials]


class Identities:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept = IdentityStore(hub.store)
        self._calls = CallStore(hub.store)

    # -- who asks

    async def of(self, cookies: Mapping[str, str]) -> Known | None:
        token = cookies.get(COOKIE, "")
        found = await self.kept.of_device(hashed(token)) if token else None
        return Known(*found) if found is not None else None

    async def need(self, cookies: Mapping[str, str]) -> Known:
        known = await self.of(cookies)
        if known is None:
            raise Refused("not_known")
        return known

    async def shown(self, known: Known | None) -> wire.Me:
        if known is None:
            return wire.Me(known=False)
        now, (identity, device) = self.hub.now(), known
        if device.seen + SEEN_EVERY <= now:
            await self.kept.seen(device, now)
        devices = await self.kept.devices(identity.id)
        held = await self._held(identity)
        return wire.Me(
            known=True,
            name=identity.name,
            protected=await self.kept.has_name(identity.id),
            made=identity.made,
            devices=[
                wire.DeviceInfo(each.id, each.label, each.made, each.seen, each.id == device.id) for each in devices
            ],
            settings=msgspec.json.decode(identity.settings),
            seats=[wire.HeldSeat(each.table, each.seat) for each in await self._going_on(held)],
            tables=list(dict.fromkeys([each.table for each in held]))[:MOST_TOLD],
        )

    # -- becoming known

    async def make(self, cookies: Mapping[str, str], name: str, settings: object, label: str) -> tuple[Entered, bytes]:
        if await self.of(cookies) is not None:
            raise Refused("already_known")
        now, token, phrase = self.hub.now(), keys.new_token(), phrases.new_phrase()
        identity = Identity(secrets.token_hex(16), _name(name), _settings(settings), now, now)
        device = _device(identity.id, token, label, now)
        await self.kept.make(identity, phrases.kept(phrase), device)
        known = Known(identity, device)
        await self._adopt(cookies, known)
        return Entered(token, known), phrase

    async def whose(self, link: str) -> Identity:
        """Whose link it is, before it is used."""
        found = await self.kept.by_link(hashed(link), self.hub.now())
        if found is None:
            raise Refused("link_dead")
        return found

    async def enter(self, cookies: Mapping[str, str], phrase: str, link: str, label: str) -> Entered:
        """One more device. It gets a credential of its own, whatever it had before."""
        now = self.hub.now()
        if phrase:
            typed = phrases.kept(phrases.read(phrase))
            identity = await self.kept.by_phrase(typed)
            if identity is None:
                raise Refused("phrase_unknown")
        else:
            identity = await self.whose(link)
            used = await self.kept.use_link(hashed(link), now)
            if not hmac.compare_digest(used, identity.id):
                raise Refused("link_dead")
        before = await self.of(cookies)
        if before is not None and before.identity.id != identity.id:
            raise Refused("already_known")
        if before is not None:
            await self.kept.drop_devices([before.device])
        elif len(await self.kept.devices(identity.id)) >= MOST_DEVICES:
            raise Refused("too_many_devices", most=MOST_DEVICES)
        token = keys.new_token()
        known = Known(identity, _device(identity.id, token, label, now))
        await self.kept.add_device(known.device)
        await self._adopt(cookies, known)
        return Entered(token, known)

    async def _adopt(self, cookies: Mapping[str, str], known: Known) -> None:
        """Where this browser was called, its owner is called."""
        token = cookies.get("caller", "")
        if not token:
            return
        person = hashed(token)
        for channel in await self._calls.channels(person):
            where = read_where(channel)
            if isinstance(where, Push):
                where = msgspec.structs.replace(where, device=known.device.id)
                await self._calls.keep_channel(
                    Channel(channel.id, person, channel.table, kept(where), channel.made, channel.failures)
                )
        await self.kept.adopt_caller(person, known.identity.id)

    async def person_at_daily(self, cookies: Mapping[str, str], before: str) -> str:
        """As whom somebody known takes a challenge; empty if they are not. `before` is the token by which this browser
        took challenges."""
        known = await self.of(cookies)
        if known is None:
            return ""
        if before:
            await self.kept.adopt_attempts(hashed(before), known.identity.id)
        return known.identity.id

    # -- their devices

    async def new_link(self, known: Known) -> tuple[str, int]:
        link, ends = keys.new_token(), self.hub.now() + LINK_MINUTES * 60_000
        await self.kept.add_link(hashed(link), known.identity.id, ends)
        return link, ends

    async def renew_phrase(self, known: Known) -> bytes:
        phrase = phrases.new_phrase()
        await self.kept.renew_phrase(known.identity.id, phrases.kept(phrase))
        return phrase

    async def sign_out(self, known: Known, wanted: Iterable[str]) -> None:
        """These devices speak for nobody any more: not by their own credential, nor by those of seats that they had."""
        out = set(wanted)
        devices = [each for each in await self.kept.devices(known.identity.id) if each.id in out]
        if not devices:
            return
        await self.kept.drop_links(known.identity.id)
        await self.kept.drop_devices(devices)
        for channel in await self._calls.channels(known.identity.id):
            where = read_where(channel)
            if isinstance(where, Push) and where.device in {each.id for each in devices}:
                await self._calls.drop_channel(channel.id)
        for holding in await self._going_on(await self._held(known.identity)):
            await self._rekey(known.identity, holding)

    async def _held(self, identity: Identity) -> list[Holding]:
        return [each for each in await self.kept.holdings(identity.id, MOST_SEATS) if each.gone is None]

    async def _going_on(self, held: list[Holding]) -> list[Holding]:
        """Those at tables that are not over."""
        found = await self.hub.store.summaries(list({each.table for each in held}))
        going_on = {each.id for each in found if each.status != OVER}
        return [each for each in held if each.table in going_on]

    async def _rekey(self, identity: Identity, holding: Holding) -> None:
        token = keys.new_token()
        served = await self.hub.open(holding.table)
        await self.kept.give_next(identity.id, holding, hashed(token))
        known = _tokens(holding)
        await self.kept.recalled(holding.table, holding.token, hashed(token))

        def rekey(room: Room, now: int) -> commands.Log:
            return commands.rekey(room, known, token, now)

        await self.hub.change(served, rekey)
        await self.kept.got(identity.id, holding, hashed(token))

    # -- what is kept of them, and being forgotten

    async def history(self, known: Known, language: str) -> wire.History:
        return await history_of(self.hub.store, await self.kept.holdings(known.identity.id, MOST_SEATS), language)

    async def export(self, known: Known, language: str) -> wire.Export:
        me, identity = await self.shown(known), known.identity
        said: list[wire.SaidLine] = []
        for holding in await self.kept.holdings(identity.id, MOST_SEATS):
            entries = [log.decode(raw) for raw in await self.hub.store.read(holding.table)]
            for number in traces_of(entries, _tokens(holding)).said:
                entry = entries[number - 1]
                if isinstance(entry, log.Said):
                    said.append(wire.SaidLine(holding.table, entry.at, entry.text))
        caller = await self._calls.caller(identity.id)
        channels = [msgspec.to_builtins(read_where(each)) for each in await self._calls.channels(identity.id)]
        return wire.Export(
            identity.made,
            me.name,
            me.protected,
            me.settings,
            me.devices,
            await self.history(known, language),
            said,
            {"wishes": msgspec.to_builtins(read_wishes(caller)) if caller is not None else None, "places": channels},
            await self.kept.attempts(identity.id),
        )

    async def forget(self, known: Known) -> None:
        """Nothing of them is left: names and words go from all tables, running seats are left to bots. If it does not
        come to its end, it can be asked for again."""
        identity = known.identity
        for holding in await self.kept.holdings(identity.id, MOST_SEATS):
            if await self.hub.store.summaries([holding.table]):
                await self._forget_at(holding)
            await self.kept.forget_holding(identity.id, holding.table, holding.seat)
        await self._calls.drop_caller(identity.id)
        await self.kept.drop_attempts(identity.id)
        await self.kept.drop(identity.id)

    async def _forget_at(self, holding: Holding) -> None:
        hub, tokens = self.hub, _tokens(holding)
        served = await hub.open(holding.table)

        def leave(room: Room, now: int) -> commands.Log:
            own = [] if room.status == OVER else seats_with(tokens, room)
            return [entry for seat in own for entry in commands.leave(room, seat, now)]

        await hub.change(served, leave)
        raw = await hub.store.read(holding.table)
        entries = [log.decode(line) for line in raw]
        found = traces_of(entries, tokens)
        changed = {number: log.encode(without(entries[number - 1])) for number in (*found.sat_down, *found.said)}
        await self.kept.rewrite(holding.table, changed)
        served = await hub.read_again(holding.table)

        def note(room: Room, now: int) -> commands.Log:
            own = seats_with(tokens, room)
            return [log.Forgotten(at=now, token=room.seats[own[0]].token if own else "")]

        await hub.change(served, note)

    # -- their seats and their name

    async def hold(self, cookies: Mapping[str, str], table: str, tokens: Mapping[int, str]) -> None:
        """Somebody has sat down; if we know them, the seats are theirs on every device."""
        known = await self.of(cookies)
        if known is not None:
            hashes = {seat: hashed(token) for seat, token in tokens.items()}
            await self.kept.hold(known.identity.id, table, hashes, self.hub.now())

    async def keep_seats(self, cookies: Mapping[str, str], table: str) -> list[int]:
        """The seats whose credentials this browser has are its owner's on every device."""
        known = await self.need(cookies)
        room = await self.hub.look(table)
        seats = seats_with(await credentials_of(self.hub, cookies, table), room)
        await self.kept.hold(known.identity.id, table, {seat: room.seats[seat].token for seat in seats}, self.hub.now())
        return seats

    async def gave_up(self, room: TableFacts, *seats: int) -> None:
        """These seats changed hands."""
        for seat in seats:
            await self.kept.given_up(room.id, seat, room.seats[seat].token or NOBODYS, self.hub.now())

    async def check_names(self, cookies: Mapping[str, str], *names: str) -> None:
        """Complain about a name that looks like one that belongs to somebody else."""
        known = await self.of(cookies)
        own = known.identity.id if known is not None else ""
        for name in names:
            for look in looks(name):
                owner = await self.kept.owner_of(look)
                if owner and owner != own:
                    raise Refused("name_protected", name=seen(name)[:40])

    async def keep(self, known: Known, name: str, settings: object) -> Known:
        """What they carry along. Another name is not protected because the old one was."""
        identity = msgspec.structs.replace(known.identity, name=_name(name), settings=_settings(settings))
        if looks(identity.name) != looks(known.identity.name):
            await self.kept.release_name(identity.id)
        await self.kept.keep(identity.id, identity.name, identity.settings)
        return known._replace(identity=identity)

    async def protect_name(self, known: Known, wanted: bool) -> None:
        identity = known.identity
        if not wanted:
            await self.kept.release_name(identity.id)
            return
        name = check_name(identity.name)
        stale = self.hub.now() - NAME_DAYS * 86_400_000
        if not await self.kept.claim_name(identity.id, looks(name), stale):
            raise Refused("name_protected", name=name)


def _tokens(holding: Holding) -> frozenset[str]:
    return frozenset({holding.token, holding.coming} - {""})


def _name(name: str) -> str:
    """As it is shown, or empty: somebody may be known without a name."""
    return check_name(name) if seen(name) else ""


def _settings(settings: object) -> str:
    plain = msgspec.json.encode(settings)
    if len(plain) > SETTINGS_LENGTH:
        raise Refused("bad_message")
    return plain.decode()


def _device(identity: str, token: str, label: str, now: int) -> Device:
    return Device(hashed(token), secrets.token_hex(8), identity, seen(label)[:LABEL_LENGTH], now, now)
