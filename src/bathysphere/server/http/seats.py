"""Opening a table, taking a seat, leaving it, and passing it on to a substitute."""

from itertools import combinations

from bathysphere.engine import Refused
from bathysphere.engine.deal_commitment import new_secret
from bathysphere.games import game as find_game
from bathysphere.server import wire
from bathysphere.server.headers import free_name, seat_cookie, tokens_of
from bathysphere.server.http.request import limit_new_tables
from bathysphere.server.http.routing import Reply, Request, post
from bathysphere.server.hub import Hub
from bathysphere.server.identity.service import credentials_of, seats_with
from bathysphere.tables import commands, keys
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.names import alike
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Settings, check_name, check_settings


@post("/tables")
async def new_table(request: Request, data: wire.NewTable) -> Reply[wire.Seated]:
    """Open a table; its maker and those who share the device sit down at once."""
    hub = request.hub
    limit_new_tables(request)
    clock = data.clock.clock()
    options = find_game(data.game).table_options(data.options)
    settings = check_settings(
        Settings(
            data.game, tuple(data.bots), options, clock, data.listed, data.pace, data.cover, data.chat, data.cover_after
        )
    )
    await request.identities.check_names(request.cookies, data.name, *data.also)
    return await open_and_sit(request, hub, settings, [data.name, *data.also])


async def open_and_sit(request: Request, hub: Hub, settings: Settings, names: list[str]) -> Reply[wire.Seated]:
    now = hub.now()
    opened = log.Opened(at=now, settings=settings, secret=new_secret(), invite=keys.new_key())
    free = [number for number, bot in enumerate(settings.bots) if bot is None]
    names = [check_name(name) for name in names]
    if len(names) > len(free):
        raise Refused("table_full")
    if any(alike(one, other) for one, other in combinations(names, 2)):
        raise Refused("names_alike")
    tokens = [keys.new_token() for _ in names]
    sitting: commands.Log = [
        log.Claimed(at=now, seat=seat, name=name, token=hashed(token))
        for seat, name, token in zip(free, names, tokens, strict=False)
    ]
    served = await hub.create(hub.new_table_id(), opened, sitting)
    return await seated(request, served.room, dict(zip(free, tokens, strict=False)))


async def seated(request: Request, room: Room, tokens: dict[int, str]) -> Reply[wire.Seated]:
    """No cookie that the browser has for this table, and that is still good, is replaced."""
    await request.identities.hold(request.cookies, room.id, tokens)
    taken = {name for token, name in tokens_of(request.cookies).items() if room.seat_of(token) is not None}
    cookies = [seat_cookie(room.id, free_name(seat, taken), token) for seat, token in tokens.items()]
    return Reply(wire.Seated(room.id, list(tokens), room.invite), cookies)


@post("/tables/{table}/claim")
async def claim(request: Request, table: str, data: wire.Claim) -> Reply[wire.Seated]:
    """Sit down in an open seat, or take one over by a substitute's link."""
    hub = request.hub
    served = await hub.open(table)
    token = keys.new_token()
    await request.identities.check_names(request.cookies, data.name)
    if data.substitute:
        made = await hub.change(
            served, lambda room, now: commands.substitute(room, data.name, data.substitute, token, now, data.id)
        )
    else:
        made = await hub.change(
            served, lambda room, now: commands.claim(room, data.name, data.seat, data.invite, token, now, data.id)
        )
    if data.substitute:
        await request.identities.gave_up(served.room, made[0].seat)
    return await seated(request, served.room, {made[0].seat: token})


@post("/tables/{table}/leave", status=204)
async def leave(request: Request, table: str, data: wire.Leave) -> None:
    hub = request.hub
    served = await hub.open(table)
    held = await credentials_of(hub, request.cookies, table)

    def get_up(room: Room, now: int) -> commands.Log:
        if data.seat not in seats_with(held, room):
            raise Refused("seat_gone")
        return commands.leave(room, data.seat, now)

    await hub.change(served, get_up)
    await request.identities.gave_up(served.room, data.seat)


@post("/tables/{table}/substitute")
async def substitute(request: Request, table: str, data: wire.MakeSubstitute) -> wire.SubstituteLink:
    hub = request.hub
    served = await hub.open(table)
    key = keys.new_key()
    held = await credentials_of(hub, request.cookies, table)

    def make(room: Room, now: int) -> commands.Log:
        own = seats_with(held, room)
        if not own:
            raise Refused("seat_gone")
        by = data.seat if data.seat in own else own[0]
        return commands.make_substitute(room, by, data.seat, key, now)

    await hub.change(served, make)
    return wire.SubstituteLink(data.seat, key)


ROUTES = [new_table, claim, leave, substitute]
