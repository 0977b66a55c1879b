"""Requests and their answers: games, lists, making a table, taking and leaving seats, replays, records."""

import asyncio
import gzip
import time
from collections.abc import Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Annotated, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bathysphere.engine import SPECTATOR, Header, Record, Refused
from bathysphere.engine.fair import new_secret
from bathysphere.games import game as find_game
from bathysphere.games import names
from bathysphere.server import guard, pictures, wire
from bathysphere.server.frames import ALL, MOST_FRAMES, Telling
from bathysphere.server.game_info import game_info, game_texts
from bathysphere.server.hub import Hub
from bathysphere.server.routes import get, post
from bathysphere.tables import entries as log
from bathysphere.tables import keys, wishes
from bathysphere.tables.face import OVER, Face, Still
from bathysphere.tables.keys import hashed
from bathysphere.tables.names import alike
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock, Settings, check_name, check_settings
from bathysphere.tables.stations import Stations
from bathysphere.words import Words, check_language

MOST_LISTED = 60
MOST_MINE = 60
TELLING_COSTS = 10
"""In frames: the way to the first of them."""

Web = Request[object, object, State]
TableId = FromPath[str]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str


def hub_of(request: Web) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def seats_of(request: Web, room: Face) -> list[int]:
    """The seats whose credentials came with this request."""
    return [
        number
        for number, seat in enumerate(room.seats)
        if seat.token and seat.token == hashed(request.cookies.get(f"seat-{number}", ""))
    ]


def need_seat(request: Web, room: Face) -> int:
    seats = seats_of(request, room)
    if not seats:
        raise Refused("seat_gone")
    return seats[0]


# -- lists


@get("/games", sync_to_thread=False)
def games(request: Web) -> Response[list[wire.GameInfo]]:
    """What can be played here."""
    told = msgspec.json.encode([game_info(find_game(name)) for name in names()])
    return cast(Response[list[wire.GameInfo]], _packed(request, told))


@get("/games/{game:str}/content/{name:str}", sync_to_thread=False)
def content(request: Web, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The faces of the components of a pack. Its name follows from all of them, so that it never changes."""
    return _packed(request, msgspec.json.encode(find_game(game).content(name)), guard.KEPT_FOR_GOOD)


@get("/games/{game:str}/texts", sync_to_thread=False)
def texts(request: Web, game: FromPath[str], language: FromQuery[str] = "en") -> Response[bytes]:
    """What a page says of a game that the client was not built with, as Fluent source."""
    found = find_game(game)
    words = pictures.words_for(check_language(language), found.name)
    return _packed(request, msgspec.json.encode(game_texts(found, words)))


@get("/tables")
async def tables(request: Web, ids: FromQuery[str] = "") -> list[wire.Listed]:
    """The open tables, or those of the ids given, with commas between."""
    store = hub_of(request).store
    wanted = [each for each in ids.split(",") if keys.is_table_id(each)][:MOST_MINE]
    summaries = await (store.summaries(wanted) if ids else store.listing(MOST_LISTED))
    return [msgspec.json.decode(summary.body, type=wire.Listed) for summary in summaries]


@get("/tables/{table:str}")
async def table_info(request: Web, table: TableId) -> wire.TableInfo:
    room = await hub_of(request).look(table)
    words = pictures.words_for(guard.language_of(request.headers), room.settings.game)
    return pictures.table_info(room, words, hub_of(request).now())


@get("/tables/{table:str}/mine")
async def mine(request: Web, table: TableId) -> wire.Mine:
    """The seats that this browser holds; those seated may pass the invitation on."""
    room = await hub_of(request).look(table)
    seats = seats_of(request, room)
    return wire.Mine(seats, room.invite if seats else "")


# -- sitting down and getting up


@post("/tables", status_code=201)
async def new_table(request: Web, data: JSONBody[wire.NewTable]) -> Response[wire.Seated]:
    """Open a table; its maker and whoever shares the device sit down at once."""
    hub = hub_of(request)
    if not request.app.state.makers.take(guard.address_of(request), time.monotonic()):
        raise Refused("too_many_tables")
    clock = Clock(data.clock.kind, data.clock.seconds)
    options = find_game(data.game).asked_for(data.options)
    settings = check_settings(
        Settings(data.game, tuple(data.bots), options, clock, data.listed, data.pace, data.cover, data.chat)
    )
    return await _open_and_sit(request, hub, settings, [data.name, *data.also])


async def _open_and_sit(request: Web, hub: Hub, settings: Settings, names: list[str]) -> Response[wire.Seated]:
    now = hub.now()
    opened = log.Opened(at=now, settings=settings, secret=new_secret(), invite=keys.new_key())
    free = [number for number, bot in enumerate(settings.bots) if bot is None]
    names = [check_name(name) for name in names]
    if len(names) > len(free):
        raise Refused("table_full")
    if any(alike(one, other) for one, other in combinations(names, 2)):
        raise Refused("names_alike")
    tokens = [keys.new_token() for _ in names]
    sitting: wishes.Log = [
        log.Claimed(at=now, seat=seat, name=name, token=hashed(token))
        for seat, name, token in zip(free, names, tokens, strict=False)
    ]
    served = await hub.create(keys.new_table_id(), opened, sitting)
    return seated(request, served.room, dict(zip(free, tokens, strict=False)))


def seated(request: Web, room: Room, tokens: dict[int, str]) -> Response[wire.Seated]:
    secure = request.url.scheme == "https"
    cookies: list[Cookie] = [guard.seat_cookie(room.id, seat, token, secure) for seat, token in tokens.items()]
    return Response(wire.Seated(room.id, list(tokens), room.invite), cookies=cookies, status_code=201)


@post("/tables/{table:str}/claim", status_code=201)
async def claim(request: Web, table: TableId, data: JSONBody[wire.Claim]) -> Response[wire.Seated]:
    """Sit down in an open seat, or take one over by a substitute's link."""
    hub = hub_of(request)
    served = await hub.open(table)
    token = keys.new_token()
    if data.substitute:
        made = await hub.change(
            served, lambda room, now: wishes.substitute(room, data.name, data.substitute, token, now, data.id)
        )
    else:
        made = await hub.change(
            served, lambda room, now: wishes.claim(room, data.name, data.seat, data.invite, token, now, data.id)
        )
    return seated(request, served.room, {made[0].seat: token})


@post("/tables/{table:str}/leave", status_code=204)
async def leave(request: Web, table: TableId, data: JSONBody[wire.Leave]) -> None:
    hub = hub_of(request)
    served = await hub.open(table)

    def get_up(room: Room, now: int) -> wishes.Log:
        if data.seat not in seats_of(request, room):
            raise Refused("seat_gone")
        return wishes.leave(room, data.seat, now)

    await hub.change(served, get_up)


@post("/tables/{table:str}/substitute", status_code=201)
async def substitute(request: Web, table: TableId, data: JSONBody[wire.MakeSubstitute]) -> wire.SubstituteLink:
    hub = hub_of(request)
    served = await hub.open(table)
    key = keys.new_key()

    def make(room: Room, now: int) -> wishes.Log:
        own = seats_of(request, room)
        by = data.seat if data.seat in own else need_seat(request, room)
        return wishes.make_substitute(room, by, data.seat, key, now)

    await hub.change(served, make)
    return wire.SubstituteLink(data.seat, key)


# -- after the end


@post("/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Web, table: TableId, data: JSONBody[Named]) -> Response[wire.Seated]:
    """The next game with the same settings. Whoever asks first opens it and sits down, with all who share his device;
    the others find the invitation at the old table."""
    hub = hub_of(request)
    served = await hub.open(table)
    room = served.room
    first, *others = seats_of(request, room) or [need_seat(request, room)]
    if room.status != OVER:
        raise Refused("not_over")
    if room.rematch:
        raise Refused("rematch_exists")
    names = [data.name or room.seats[first].name, *(room.seats[seat].name for seat in others)]
    answer = await _open_and_sit(request, hub, _like(room), names)
    found = answer.content

    def note(room: Room, now: int) -> wishes.Log:
        return [] if room.rematch else [log.Rematched(at=now, table=found.table, invite=found.invite)]

    if not await hub.change(served, note):  # somebody else was faster: nobody is to wait at this one
        await hub.change(await hub.open(found.table), lambda _, now: [log.Left(at=now, seat=n) for n in found.seats])
        raise Refused("rematch_exists")
    return answer


def _like(room: Room) -> Settings:
    """The settings of a table, with bots where bots sat at the end."""
    bots = tuple([seat.bot or None for seat in room.seats])
    return msgspec.structs.replace(room.settings, bots=bots, daily=None)


def _check_open(room: Face, now: int) -> None:
    """Complain if anybody could still learn something from the deal that he should not know."""
    if room.status != OVER:
        raise Refused("not_over")
    if not room.all_open(now):
        raise Refused("daily_secret")


@post("/tables/{table:str}/branch", status_code=201)
async def branch(request: Web, table: TableId, data: JSONBody[wire.Branch]) -> Response[wire.Branched]:
    """Play on from a moment of a finished game: same deal, same answers up to there, bots in all other seats,
    who have heard what was stated. A moment in the middle of a secret vote is no place to sit down; the latest one
    before it is taken, and told."""
    hub = hub_of(request)
    still = await hub.look(table)
    _check_open(still, hub.now())
    if not request.app.state.makers.take(guard.address_of(request), time.monotonic()):
        raise Refused("too_many_tables")
    name = check_name(data.name)
    settings, talk, record = still.settings, still.spoken(), still.record()
    seats = record.header.seats
    if not 0 <= data.seat < seats or not 0 <= data.answers < len(record.answers):
        raise Refused("no_such_moment")
    async with request.app.state.telling:
        stations = still.stations.copy()
        kept = await asyncio.to_thread(stations.open_moment, settings.rules(), record, data.answers)
    _learn(hub, still, stations)
    now = hub.now()
    bots = tuple([None if seat == data.seat else settings.cover for seat in range(seats)])
    settings = msgspec.structs.replace(settings, bots=bots, listed=False, clock=Clock(), daily=None)
    opened = log.Opened(at=now, settings=settings, secret=new_secret(), invite=keys.new_key())
    token = keys.new_token()
    begun: wishes.Log = [
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
    served = await hub.create(keys.new_table_id(), opened, begun)
    answer = seated(request, served.room, {data.seat: token})
    told = answer.content
    return Response(
        wire.Branched(told.table, told.seats, told.invite, kept), cookies=answer.cookies, status_code=answer.status_code
    )


@get("/tables/{table:str}/frames")
async def frames(
    request: Web,
    table: TableId,
    eyes: FromQuery[str] = "-1",
    start: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 50,
) -> Response[bytes]:
    """Moments of a game. During play everybody sees with his own eyes only; afterwards with any, or with all."""
    if not request.app.state.frames.take(guard.address_of(request), time.monotonic(), count + TELLING_COSTS):
        raise Refused("flood")
    hub = hub_of(request)
    still = await hub.look(table)
    words = pictures.words_for(guard.language_of(request.headers), still.settings.game)
    telling, whose = _telling(request, still, eyes, words)

    def told() -> Response[bytes]:
        return _packed(request, msgspec.json.encode(telling.frames(words, whose, start, count)))

    async with request.app.state.telling:  # one at a time: the tables need the processor, too
        found = await asyncio.to_thread(told)
    _learn(hub, still, telling.stations)
    return found


def _learn(hub: Hub, still: Still, stations: Stations) -> None:
    """Who comes next finds the way shorter."""
    served = hub.served.get(still.id)
    if served is not None and served.room.play is not None and still.is_current(served.room.play.record):
        served.room.play.stations.learn(stations)


def _packed(request: Web, body: bytes, headers: Mapping[str, str] = MappingProxyType({})) -> Response[bytes]:
    told = dict(headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        told["Content-Encoding"] = "gzip"
    return Response(body, headers=told, media_type="application/json")


def _telling(request: Web, still: Still, eyes: str, words: Words) -> tuple[Telling, int | str]:
    if still.game is None:
        raise Refused("not_dealt")
    known: dict[str, int | str] = {ALL: ALL} | {str(viewer): viewer for viewer in still.viewers()}
    whose = known.get(eyes)
    if whose is None:
        raise Refused("no_such_eyes")
    if still.status != OVER and whose != SPECTATOR and whose not in seats_of(request, still):
        raise Refused("eyes_of_others")
    return Telling(still, still.game, pictures.names_of(still, words)), whose


@get("/tables/{table:str}/record")
async def record(request: Web, table: TableId) -> Response[bytes]:
    """The whole game as a file, once nothing in it is secret."""
    hub = hub_of(request)
    still = await hub.look(table)
    _check_open(still, hub.now())
    played = still.record()
    header: Header = msgspec.structs.replace(played.header, fair=still.fair() or msgspec.UNSET)
    body = await asyncio.to_thread(Record(header, played.answers).encode)
    headers = {"Content-Disposition": f'attachment; filename="{still.settings.game}-{table}.record"'}
    return Response(body, headers=headers, media_type="application/octet-stream")


ROUTES = [
    games,
    texts,
    content,
    tables,
    table_info,
    mine,
    new_table,
    claim,
    leave,
    substitute,
    rematch,
    branch,
    frames,
    record,
]
