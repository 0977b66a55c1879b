"""What every route needs of a request: the seats it speaks for, and compressed JSON as an answer."""

import gzip
import time
from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from bathysphere.engine import Refused
from bathysphere.server.http.routing import Reply, Request
from bathysphere.server.identity.service import credentials_of, seats_with
from bathysphere.tables.table_facts import TableFacts


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str


async def seats_of(request: Request, room: TableFacts) -> list[int]:
    """The seats for which this request speaks."""
    return seats_with(await credentials_of(request.hub, request.cookies, room.id), room)


async def need_seats(request: Request, room: TableFacts) -> list[int]:
    seats = await seats_of(request, room)
    if not seats:
        raise Refused("seat_gone")
    return seats


def limit_new_tables(request: Request) -> None:
    """Complain if too many tables were opened from this address."""
    if not request.site.new_tables.take(request.address, time.monotonic()):
        raise Refused("too_many_tables")


def json_reply(request: Request, body: bytes, headers: Mapping[str, str] = MappingProxyType({})) -> Reply[bytes]:
    told = dict(headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        told["Content-Encoding"] = "gzip"
    return Reply(body, headers=told)
