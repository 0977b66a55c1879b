"""A game from its beginning: moment by moment for a reader, or whole as a record."""

import asyncio
import time
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import FromQuery, QueryParameter

from bathysphere.engine import SPECTATOR, Header, Record, Refused
from bathysphere.server.headers import address_of, language_of
from bathysphere.server.http.request import HttpRequest, TableId, hub_of, json_response, seats_of
from bathysphere.server.http.routing import get
from bathysphere.server.hub import Hub
from bathysphere.server.replay import ALL, MOST_FRAMES, Replay
from bathysphere.server.table_info import names_of, words_for
from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.stored_table import StoredTable
from bathysphere.tables.table_facts import OVER, TableFacts
from bathysphere.words import Words

REPLAY_COSTS = 10
"""In frames: the way to the first of them."""


def check_open(room: TableFacts, now: int) -> None:
    """Complain if anybody could still learn something from the deal that they should not know."""
    if room.status != OVER:
        raise Refused("not_over")
    if not room.all_open(now):
        raise Refused("daily_secret")


@get("/tables/{table:str}/frames")
async def frames(
    request: HttpRequest,
    table: TableId,
    eyes: FromQuery[str] = "-1",
    start: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 50,
) -> Response[bytes]:
    """Moments of a game. During play everybody sees with their own eyes only; afterwards with any, or with all."""
    if not request.app.state.frames.take(address_of(request), time.monotonic(), count + REPLAY_COSTS):
        raise Refused("flood")
    hub = hub_of(request)
    stored = await hub.look(table)
    words = words_for(language_of(request.headers), stored.settings.game)
    replay, whose = _replay(request, stored, eyes, words)

    def told() -> Response[bytes]:
        return json_response(request, msgspec.json.encode(replay.frames(words, whose, start, count)))

    async with request.app.state.replay:  # one at a time: the tables need the processor, too
        found = await asyncio.to_thread(told)
    learn_checkpoints(hub, stored, replay.checkpoints)
    return found


def learn_checkpoints(hub: Hub, stored: StoredTable, checkpoints: Checkpoints) -> None:
    """Who comes next finds the way shorter."""
    served = hub.served.get(stored.id)
    if served is not None and served.room.play is not None and stored.is_current(served.room.play.record):
        served.room.play.checkpoints.learn(checkpoints)


def _replay(request: HttpRequest, stored: StoredTable, eyes: str, words: Words) -> tuple[Replay, int | str]:
    if stored.game is None:
        raise Refused("not_dealt")
    known: dict[str, int | str] = {ALL: ALL} | {str(viewer): viewer for viewer in stored.viewers()}
    whose = known.get(eyes)
    if whose is None:
        raise Refused("no_such_eyes")
    if stored.status != OVER and whose != SPECTATOR and whose not in seats_of(request, stored):
        raise Refused("eyes_of_others")
    return Replay(stored, stored.game, names_of(stored, words)), whose


@get("/tables/{table:str}/record")
async def record(request: HttpRequest, table: TableId) -> Response[bytes]:
    """The whole game as a file, once nothing in it is secret."""
    hub = hub_of(request)
    stored = await hub.look(table)
    check_open(stored, hub.now())
    played = stored.record()
    header: Header = msgspec.structs.replace(played.header, fair=stored.fair() or msgspec.UNSET)
    body = await asyncio.to_thread(Record(header, played.answers).encode)
    headers = {"Content-Disposition": f'attachment; filename="{stored.settings.game}-{table}.record"'}
    return Response(body, headers=headers, media_type="application/octet-stream")


ROUTES = [frames, record]
