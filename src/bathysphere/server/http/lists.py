"""Lists of tables, one table as everybody may see it, and the seats that this browser holds there."""

import msgspec
from litestar.params import FromQuery

from bathysphere.server import table_info as facts
from bathysphere.server import wire
from bathysphere.server.headers import language_of
from bathysphere.server.http.request import HttpRequest, TableId, hub_of, seats_of
from bathysphere.server.http.routing import get
from bathysphere.tables import keys

MOST_LISTED = 60
MOST_MINE = 60


@get("/tables")
async def tables(request: HttpRequest, ids: FromQuery[str] = "") -> list[wire.Listed]:
    """The open tables, or those of the ids given, with commas between."""
    store = hub_of(request).store
    wanted = [each for each in ids.split(",") if keys.is_table_id(each)][:MOST_MINE]
    summaries = await (store.summaries(wanted) if ids else store.listing(MOST_LISTED))
    return [msgspec.json.decode(summary.body, type=wire.Listed) for summary in summaries]


@get("/tables/{table:str}")
async def table_info(request: HttpRequest, table: TableId) -> wire.TableInfo:
    room = await hub_of(request).look(table)
    words = facts.words_for(language_of(request.headers), room.settings.game)
    return facts.table_info(room, words, hub_of(request).now())


@get("/tables/{table:str}/mine")
async def mine(request: HttpRequest, table: TableId) -> wire.Mine:
    """The seats that this browser holds; those seated may pass the invitation on."""
    room = await hub_of(request).look(table)
    seats = seats_of(request, room)
    return wire.Mine(seats, room.invite if seats else "")


ROUTES = [tables, table_info, mine]
