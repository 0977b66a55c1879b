"""Lists of tables, one table as everybody may see it, and the seats that this browser holds there."""

import msgspec

from bathysphere.server import table_info as facts
from bathysphere.server import wire
from bathysphere.server.http.request import seats_of
from bathysphere.server.http.routing import Request, get
from bathysphere.tables import keys

MOST_LISTED = 60
MOST_MINE = 60


@get("/tables")
async def tables(request: Request, ids: str = "") -> list[wire.Listed]:
    """The open tables, or those of the ids given, with commas between."""
    store = request.hub.store
    wanted = [each for each in ids.split(",") if keys.is_table_id(each)][:MOST_MINE]
    summaries = await (store.summaries(wanted) if ids else store.listing(MOST_LISTED))
    return [msgspec.json.decode(summary.body, type=wire.Listed) for summary in summaries]


@get("/tables/{table}")
async def table_info(request: Request, table: str) -> wire.TableInfo:
    room = await request.hub.look(table)
    words = facts.words_for(request.language, room.settings.game)
    return facts.table_info(room, words, request.hub.now())


@get("/tables/{table}/mine")
async def mine(request: Request, table: str) -> wire.Mine:
    """The seats that this browser holds; those seated may pass the invitation on."""
    room = await request.hub.look(table)
    seats = await seats_of(request, room)
    return wire.Mine(seats, room.invite if seats else "")


ROUTES = [tables, table_info, mine]
