"""A game from its beginning: moment by moment for a reader, or whole as a record."""

import time
from typing import Annotated

import msgspec

from bathysphere.engine import SPECTATOR, Header, Record, Refused
from bathysphere.server.http.request import json_reply, seats_of
from bathysphere.server.http.routing import Query, Reply, Request, get
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


@get("/tables/{table}/frames")
async def frames(
    request: Request,
    table: str,
    eyes: str = "-1",
    start: Annotated[int, msgspec.Meta(ge=0), Query("from")] = 0,
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)] = 50,
) -> Reply[bytes]:
    """Moments of a game. During play everybody sees with their own eyes only; afterwards with any, or with all."""
    if not request.site.frames.take(request.address, time.monotonic(), count + REPLAY_COSTS):
        raise Refused("flood")
    hub = request.hub
    stored = await hub.look(table)
    words = words_for(request.language, stored.settings.game)
    replay, whose = _replay(await seats_of(request, stored), stored, eyes, words)

    def told() -> Reply[bytes]:
        return json_reply(request, msgspec.json.encode(replay.frames(words, whose, start, count)))

    async with request.site.replay:  # one at a time: the tables need the processor, too
        found: Reply[bytes] = await hub.beside(told)
    learn_checkpoints(hub, stored, replay.checkpoints)
    return found


def learn_checkpoints(hub: Hub, stored: StoredTable, checkpoints: Checkpoints) -> None:
    """Who comes next finds the way shorter."""
    served = hub.served.get(stored.id)
    if served is not None and served.room.play is not None and stored.is_current(served.room.play.record):
        served.room.play.checkpoints.learn(checkpoints)


def _replay(own: list[int], stored: StoredTable, eyes: str, words: Words) -> tuple[Replay, int | str]:
    if stored.game is None:
        raise Refused("not_dealt")
    known: dict[str, int | str] = {ALL: ALL} | {str(viewer): viewer for viewer in stored.viewers()}
    whose = known.get(eyes)
    if whose is None:
        raise Refused("no_such_eyes")
    if stored.status != OVER and whose != SPECTATOR and whose not in own:
        raise Refused("eyes_of_others")
    return Replay(stored, stored.game, names_of(stored, words)), whose


@get("/tables/{table}/record")
async def record(request: Request, table: str) -> Reply[bytes]:
    """The whole game as a file, once nothing in it is secret."""
    hub = request.hub
    stored = await hub.look(table)
    check_open(stored, hub.now())
    played = stored.record()
    header: Header = msgspec.structs.replace(played.header, fair=stored.fair() or msgspec.UNSET)
    body = await hub.beside(Record(header, played.answers).encode)
    headers = {"Content-Disposition": f'attachment; filename="{stored.settings.game}-{table}.record"'}
    return Reply(body, headers=headers, media_type="application/octet-stream")


ROUTES = [frames, record]
