"""The application: routes, the socket, the client's files, and how a complaint becomes an answer."""

import logging
import time
from collections import Counter
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from bathysphere.engine import Refused, UserError
from bathysphere.server import wire
from bathysphere.server.asgi import litestar_route, responses, site_of
from bathysphere.server.blur import blur
from bathysphere.server.calls.service import Calls
from bathysphere.server.fair_lock import CALLER
from bathysphere.server.files import Files, built_client
from bathysphere.server.headers import HEADERS, KEPT_NOWHERE, address_of, language_of
from bathysphere.server.http import calls as call_routes
from bathysphere.server.http import identity as identity_routes
from bathysphere.server.http import table_routes
from bathysphere.server.http.routing import fault, status_of
from bathysphere.server.hub import Hub
from bathysphere.server.origins import check_host, check_origin, own_hosts
from bathysphere.server.pages import parts_of
from bathysphere.server.site import ServerSite
from bathysphere.server.socket import serve_socket
from bathysphere.store import StoreFailed
from bathysphere.tables import keys
from bathysphere.tables.redacted_errors import redacted_trace

ROUTES = [*table_routes.ROUTES, *call_routes.ROUTES, *identity_routes.ROUTES]
BODY_BYTES = 16_384
_log = logging.getLogger(__name__)


def make_app(
    hub: Hub,
    origins: frozenset[str] = frozenset(),
    files: Files | None = None,
    hosts: frozenset[str] | None = None,
    calls: Calls | None = None,
) -> Litestar:
    """The server around a hub. `origins` are further addresses under which our own pages are reached, `hosts` the names
    by which this server may be called."""
    ours = own_hosts("", origins) if hosts is None else hosts
    page_files = files or built_client()
    (client, server), components = msgspec.json.schema_components(
        [wire.ClientMessages, wire.ServerMessages], ref_template="#/components/{name}"
    )
    schemas = {"client": client, "server": server, "components": components}
    sockets: Counter[str] = Counter()
    limits = hub.limits

    async def before(request: Request[Any, Any, State]) -> None:
        check_host(request.headers, ours)
        site = site_of(request)
        counted = site.requests if request.url.path.startswith("/api") else site.pages
        address = address_of(request)
        CALLER.set(address)
        if not counted.take(address, time.monotonic()):
            raise Refused("flood")
        if request.method in ("GET", "HEAD"):
            await blur()
        else:
            check_origin(request.headers, origins)

    @websocket("/api/tables/{table:str}/socket")
    async def socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        """Protocol and schemas: docs/protocol.md, /api/protocol."""
        address = address_of(socket)
        try:
            check_host(socket.headers, ours)
            check_origin(socket.headers, origins)
            crowded = sockets[address] >= limits.sockets_per_address > 0
            if crowded or not site_of(socket).requests.take(address, time.monotonic()):
                raise Refused("flood")
        except Refused:
            await socket.close(code=1008)
            return
        sockets[address] += 1
        CALLER.set(address)
        try:
            await serve_socket(hub, socket, table)
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    @get("/api/protocol", sync_to_thread=False, responses=responses)
    def protocol() -> dict[str, Any]:
        """JSON schemas of the messages over the socket."""
        return schemas

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
        if page_files.has(path):
            return page_files.answer(request, path)
        place = path.strip("/")
        table = await listed_at(hub, place)
        if table is None:
            return page_files.page(request, parts_of(place), place)
        watching = "watch" in request.query_params
        return page_files.page(request, parts_of(place, table.game, table.status, watching))

    return Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    litestar_route(each)
                    for each in [*table_routes.ROUTES, *call_routes.ROUTES, *identity_routes.ROUTES]
                ],
                response_headers=KEPT_NOWHERE,
            ),
            socket,
            protocol,
            page,
        ],
        state=State({"site": ServerSite(hub, calls or Calls(hub))}),
        exception_handlers={
            UserError: complaint,
            HTTPException: bad_request,
            RecursionError: nested_too_deep,
            Exception: our_fault,
        },
        before_request=before,
        request_max_body_size=BODY_BYTES,
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Bathysphere", version="1", path="/api/openapi", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        logging_config=None,
    )


async def listed_at(hub: Hub, place: str) -> wire.Listed | None:
    """The table of an address as lists tell of it to everybody, read without loading it. A page is sent also while the
    store fails."""
    table = place.removeprefix("t/")
    if table == place or not keys.is_table_id(table):
        return None
    try:
        found = await hub.store.summaries([table])
    except StoreFailed:
        return None
    return msgspec.json.decode(found[0].body, type=wire.Listed) if found else None


def complaint(request: Request[Any, Any, State], error: UserError) -> Response[wire.Fault]:
    """One sentence, in the reader's language."""
    return _fault(request, error, status_of(error))


def bad_request(request: Request[Any, Any, State], error: HTTPException) -> Response[wire.Fault]:
    code = "no_such_page" if error.status_code in (404, 405) else "bad_message"
    return _fault(request, Refused(code), error.status_code)


def nested_too_deep(request: Request[Any, Any, State], _: RecursionError) -> Response[wire.Fault]:
    return _fault(request, Refused("bad_message"), 400)


def our_fault(request: Request[Any, Any, State], error: Exception) -> Response[wire.Fault]:
    """What went wrong is for our log; the visitor learns that it was not their fault."""
    _log.error("a request failed\n%s", redacted_trace(error))
    return _fault(request, Refused("our_fault"), 500)


def _fault(request: Request[Any, Any, State], error: UserError, status: int) -> Response[wire.Fault]:
    """Headers are named here, because the application adds its own only to what routes answer."""
    told = fault(error, language_of(request.headers))
    return Response(told, status_code=status, headers=HEADERS | KEPT_NOWHERE)
