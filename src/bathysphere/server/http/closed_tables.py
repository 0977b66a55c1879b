"""Tables that nobody can play on because the rules of their game have changed: they can be read, ended, and then be
kept as a record. Nothing here plays a rule."""

from contextlib import suppress
from typing import Any

import msgspec

from bathysphere.engine import SPECTATOR, Refused
from bathysphere.server import wire
from bathysphere.server.http.routing import Reply, Request, get, post
from bathysphere.server.table_info import words_for
from bathysphere.store.base import Append, Summary
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.old_rules import ClosedTable, end
from bathysphere.tables.table_facts import OVER
from bathysphere.words import Words


async def _closed(request: Request, table: str) -> tuple[ClosedTable, Summary]:
    """The table as it is stored, if it cannot be opened."""
    store = request.hub.store
    try:
        await request.hub.open(table)
    except Refused as complaint:
        if complaint.code != "other_rules":
            raise
    else:
        raise Refused("not_closed")
    return ClosedTable(table, await store.read(table)), (await store.summaries([table]))[0]


def _seats(request: Request, table: ClosedTable) -> list[int]:
    return table.seats_of([hashed(token) for name, token in request.cookies.items() if name.startswith("seat-")])


@get("/tables/{table}/closed")
async def closed_table(request: Request, table: str) -> wire.ClosedTable:
    """A table of other rules, with its log and its result so far."""
    return _told(request, *await _closed(request, table))


@post("/tables/{table}/closed/end")
async def end_closed_table(request: Request, table: str) -> wire.ClosedTable:
    """End it, for everybody: nobody can play on."""
    found, summary = await _closed(request, table)
    seats = _seats(request, found)
    if not seats:
        raise Refused("seat_gone")
    made = end(found, seats[0], request.hub.now())
    if made:
        body = msgspec.json.decode(summary.body, type=wire.Listed)
        body.status, body.asked = OVER, []
        over = msgspec.structs.replace(
            summary, status=OVER, listed=False, due=None, changed=made[0].at, body=msgspec.json.encode(body)
        )
        entries = tuple([log.encode(entry) for entry in made])
        if not await request.hub.store.append(Append(table, found.number, entries, over, waits=())):
            raise Refused("busy")
    return _told(request, *await _closed(request, table))


@get("/tables/{table}/closed/record")
async def closed_record(request: Request, table: str) -> Reply[bytes]:
    """The game until then as a file, once it is ended: before that it would tell what is secret."""
    found, _ = await _closed(request, table)
    if found.status != OVER:
        raise Refused("not_over")
    headers = {"Content-Disposition": f'attachment; filename="{found.settings.game}-{table}.record"'}
    return Reply(found.record().encode(), headers=headers, media_type="application/octet-stream")


def _told(request: Request, table: ClosedTable, summary: Summary) -> wire.ClosedTable:
    words, game = words_for(request.language, table.settings.game), table.settings.rules()
    seats, names = _seats(request, table), _names(table, words)
    return wire.ClosedTable(
        id=table.id,
        game=game.name,
        status=table.status,
        names=names,
        seats=seats,
        rules=table.dealt.rules if table.dealt is not None else game.rules_version,
        known=game.rules_version,
        answers=len(table.answers),
        winners=msgspec.json.decode(summary.body, type=wire.Listed).winners,
        lines=_lines(table, seats[0] if len(seats) == 1 else SPECTATOR, words, names),
    )


def _names(table: ClosedTable, words: Words) -> list[str]:
    bots = table.settings.bots
    return [
        name or words(f"bot-name-{number + 1}" if bots[number] else "player", number=number + 1)
        for number, name in enumerate(table.names)
    ]


def _lines(table: ClosedTable, viewer: int, words: Words, names: list[str]) -> list[str]:
    """What can still be said of what happened."""
    options: Any = None
    if table.dealt is not None:
        with suppress(Exception):  # the deal may be another one now; with which options it was made is the same
            seed = bytes.fromhex(table.dealt.seed)
            state = table.settings.rules().new(table.settings.seats, seed, table.settings.options)
            options = getattr(state, "options", None)
    found = []
    for event in table.events():
        with suppress(Exception):  # what the words of now cannot say any more
            told = event.seen_by(viewer)
            found.append("" if told is None else words.event(told, names, options))
    return [line for line in found if line]


ROUTES = [closed_table, end_closed_table, closed_record]
