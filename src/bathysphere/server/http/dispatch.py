"""Requests carried out without a web framework, where page and tables share a process. What Litestar does for a server
is done here: find the route, read the body and the query, put every refusal into a sentence."""

import inspect
import logging
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from bathysphere.engine import Refused, UserError
from bathysphere.server.http.routing import Query, Reply, Request, Route, fault, status_of
from bathysphere.tables.redacted_errors import redacted_trace

_log = logging.getLogger(__name__)


class Dispatch:
    """Finds the route of a request and carries it out."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._routes = [(route, route.path.strip("/").split("/")) for route in routes]

    async def answer(self, request: Request, method: str, address: str, body: bytes) -> tuple[int, Reply[bytes]]:
        """The status, and what is replied; nothing is raised."""
        try:
            route, given = self._find(method, urlsplit(address).path)
            given |= _arguments(route, dict(parse_qsl(urlsplit(address).query)), body)
            told = await route.handle(request, **given)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return 400, _encoded(fault(Refused("bad_message"), request.language))
        except _NoSuchPage:
            return 404, _encoded(fault(Refused("no_such_page"), request.language))
        except UserError as complaint:
            return status_of(complaint), _encoded(fault(complaint, request.language))
        except Exception as error:
            _log.error("a request failed\n%s", redacted_trace(error))
            return 500, _encoded(fault(Refused("our_fault"), request.language))
        return route.status, _encoded(told)

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, Any]]:
        parts = path.strip("/").split("/")
        for route, wanted in self._routes:
            given = _matched(wanted, parts) if route.method == method else None
            if given is not None:
                return route, given
        raise _NoSuchPage


class _NoSuchPage(Exception):
    pass


def _matched(wanted: Sequence[str], parts: Sequence[str]) -> dict[str, Any] | None:
    if len(wanted) != len(parts):
        return None
    given: dict[str, Any] = {}
    for want, part in zip(wanted, parts, strict=True):
        if want.startswith("{"):
            given[want.strip("{}")] = unquote(part)
        elif want != part:
            return None
    return given


def _arguments(route: Route, query: Mapping[str, str], body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, parameter in list(inspect.signature(route.handle).parameters.items())[1:]:
        kind = parameter.annotation
        if name == "data":
            found[name] = msgspec.json.decode(body, type=kind)
        elif f"{{{name}}}" not in route.path:
            more = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
            called = next((each.name for each in more if isinstance(each, Query)), name)
            if called in query:
                found[name] = msgspec.convert(query[called], kind, strict=False)
    return found


def _encoded(told: Any) -> Reply[bytes]:
    reply = told if isinstance(told, Reply) else Reply(told)
    if isinstance(reply.content, bytes):
        return reply
    content = b"" if reply.content is None else msgspec.json.encode(reply.content)
    return Reply(content, reply.cookies, reply.headers, reply.media_type)
