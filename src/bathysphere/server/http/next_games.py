"""After the end: a rematch, or playing on from a moment of a finished game."""

import msgspec

from bathysphere.engine import Refused
from bathysphere.engine.deal_commitment import new_secret
from bathysphere.server import wire
from bathysphere.server.http.replays import check_open, learn_checkpoints
from bathysphere.server.http.request import NameBody, limit_new_tables, need_seat, seats_of
from bathysphere.server.http.routing import Reply, Request, post
from bathysphere.server.http.seats import open_and_sit, seated
from bathysphere.tables import commands, keys
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock, Settings, check_name
from bathysphere.tables.table_facts import OVER


@post("/tables/{table}/rematch")
async def rematch(request: Request, table: str, data: NameBody) -> Reply[wire.Seated]:
    """The next game with the same settings. The first to ask opens it and sits down, with all who share that device;
    the others find the invitation at the old table."""
    hub = request.hub
    served = await hub.open(table)
    room = served.room
    first, *others = seats_of(request, room) or [need_seat(request, room)]
    if room.status != OVER:
        raise Refused("not_over")
    if room.rematch:
        raise Refused("rematch_exists")
    names = [data.name or room.seats[first].name, *(room.seats[seat].name for seat in others)]
    reply = await open_and_sit(hub, _like(room), names)
    found = reply.content

    def note(room: Room, now: int) -> commands.Log:
        return [] if room.rematch else [log.Rematched(at=now, table=found.table, invite=found.invite)]

    if not await hub.change(served, note):  # somebody else was faster: nobody is to wait at this one
        await hub.change(await hub.open(found.table), lambda _, now: [log.Left(at=now, seat=n) for n in found.seats])
        raise Refused("rematch_exists")
    return reply


def _like(room: Room) -> Settings:
    """The settings of a table, with bots where bots sat at the end."""
    bots = tuple([seat.bot or None for seat in room.seats])
    return msgspec.structs.replace(room.settings, bots=bots, daily=None)


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
    reply = seated(served.room, {data.seat: token})
    told = reply.content
    return Reply(wire.Branched(told.table, told.seats, told.invite, kept), reply.cookies)


ROUTES = [rematch, branch]
