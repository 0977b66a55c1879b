"""What every route needs of a request: the hub, the seats it speaks for, and compressed JSON as an answer."""

import gzip
import time
from collections.abc import Mapping
from types import MappingProxyType

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.params import FromPath

from bathysphere.engine import Refused
from bathysphere.server.headers import address_of
from bathysphere.server.hub import Hub
from bathysphere.tables.keys import hashed
from bathysphere.tables.table_facts import TableFacts

HttpRequest = Request[object, object, State]
TableId = FromPath[str]


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str


def hub_of(request: HttpRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def seats_of(request: HttpRequest, room: TableFacts) -> list[int]:
    """The seats whose credentials came with this request."""
    return [
        number
        for number, seat in enumerate(room.seats)
        if seat.token and seat.token == hashed(request.cookies.get(f"seat-{number}", ""))
    ]


def need_seat(request: HttpRequest, room: TableFacts) -> int:
    seats = seats_of(request, room)
    if not seats:
        raise Refused("seat_gone")
    return seats[0]


def limit_new_tables(request: HttpRequest) -> None:
    """Complain if too many tables were opened from this address."""
    if not request.app.state.makers.take(address_of(request), time.monotonic()):
        raise Refused("too_many_tables")


def json_response(
    request: HttpRequest, body: bytes, headers: Mapping[str, str] = MappingProxyType({})
) -> Response[bytes]:
    told = dict(headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        told["Content-Encoding"] = "gzip"
    return Response(body, headers=told, media_type="application/json")
