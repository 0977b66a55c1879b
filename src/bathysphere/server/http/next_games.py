"""After the end: a rematch, or playing on from a moment of a finished game."""

import msgspec

from bathysphere.engine import Refused
from bathysphere.engine.deal_commitment import new_secret
from bathysphere.server import wire
from bathysphere.server.http.replays import check_open, learn_checkpoints
from bathysphere.server.http.request import NameBody, limit_new_tables, need_seats
from bathysphere.server.http.routing import Reply, Request, post
from bathysphere.server.http.seats import seated
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.tables import commands, keys
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.rematch import come_along, rematch_of
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock, check_name
from bathysphere.tables.table_facts import OVER


@post("/tables/{table}/rematch")
async def rematch(request: Request, table: str, data: NameBody) -> Reply[wire.Seated]:
    """The next game of the same people with the same settings. The first to ask opens it; everybody who asks sits down
    there, with all who share that device. Asking again leads to the same seats."""
    hub = request.hub
    served = await hub.open(table)
    room = served.room
    own = await need_seats(request, room)
    if room.status != OVER:
        raise Refused("not_over")
    if data.name and data.name not in room.names:
        await request.identities.check_names(request.cookies, data.name)
    if not room.rematch:
        limit_new_tables(request)
        named = hub.new_table_id()
        await hub.change(served, lambda room, now: _name_rematch(room, named, now))
    following = await _open_rematch(hub, served.room)
    tokens = {seat: keys.new_token() for seat in own}
    taken: list[int] = []

    def sit(room: Room, now: int) -> commands.Log:
        made, taken[:] = come_along(room, served.room, tokens, data.name, now)
        return made

    await hub.change(following, sit)
    return await seated(request, following.room, dict(zip(taken, tokens.values(), strict=True)))


def _name_rematch(room: Room, table: str, now: int) -> commands.Log:
    """Where it will be played is settled before it is opened: then nobody opens a second one."""
    return [] if room.rematch else [log.Rematched(at=now, table=table, invite=keys.new_key())]


async def _open_rematch(hub: Hub, old: Room) -> ServedTable:
    """The table of the rematch, opened by whoever comes first."""
    for _ in range(2):
        try:
            return await hub.open(old.rematch)
        except Refused as refused:
            if refused.code != "no_table":
                raise
        try:
            return await hub.create(old.rematch, rematch_of(old, hub.now(), new_secret()), [])
        except Refused as refused:  # somebody else was faster
            if refused.code != "busy":
                raise
    raise Refused("busy")


@post("/tables/{table}/branch")
async def branch(request: Request, table: str, data: wire.Branch) -> Reply[wire.Branched]:
    """Play on from a moment of a finished game: same deal, same answers up to there, bots in all other seats,
    who have heard what was stated. A moment in the middle of a secret vote is no place to sit down; the latest one
    before it is taken, and told."""
    hub = request.hub
    stored = await hub.look(table)
    check_open(stored, hub.now())
    limit_new_tables(request)
    name = check_name(data.name)
    await request.identities.check_names(request.cookies, name)
    settings, talk, record = stored.settings, stored.spoken(), stored.record()
    seats = record.header.seats
    if not 0 <= data.seat < seats or not 0 <= data.answers < len(record.answers):
        raise Refused("no_such_moment")
    async with request.site.replay:
        checkpoints = stored.checkpoints.copy()
        kept = await hub.beside(checkpoints.open_moment, settings.rules(), record, data.answers)
    learn_checkpoints(hub, stored, checkpoints)
    now = hub.now()
    bots = tuple([None if seat == data.seat else settings.cover for seat in range(seats)])
    settings = msgspec.structs.replace(settings, bots=bots, listed=False, clock=Clock(), daily=None)
    opened = log.Opened(at=now, settings=settings, secret=new_secret(), invite=keys.new_key())
    token = keys.new_token()
    begun: commands.Log = [
        log.Claimed(at=now, seat=data.seat, name=name, token=hashed(token)),
        log.Dealt(
            at=now,
            seed=record.header.seed,
            rules=record.header.rules,
            branch=True,
            answers=[msgspec.structs.replace(line) for line in record.answers[:kept]],
            talk=[spoken for spoken in talk if spoken.answers <= kept],
        ),
    ]
    served = await hub.create(hub.new_table_id(), opened, begun)
    reply = await seated(request, served.room, {data.seat: token})
    told = reply.content
    return Reply(wire.Branched(told.table, told.seats, told.invite, kept), reply.cookies)


ROUTES = [rematch, branch]
