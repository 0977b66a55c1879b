"""Our routes as Litestar's: its parameters, its OpenAPI, its responses and cookies. Only this module knows both."""

import inspect
from types import GenericAlias
from typing import Annotated, Any, get_args, get_origin

import litestar
import msgspec
from litestar import Response
from litestar.datastructures import Cookie as SetCookie
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg, PathParameter, QueryParameter

from bathysphere.server import wire
from bathysphere.server.headers import Cookie, address_of
from bathysphere.server.http.routing import NOT_NOW, TRY_LATER, Query, Reply, Request, Route
from bathysphere.server.site import ServerSite

FAULTS = {
    400: "The request makes no sense.",
    403: "The page, the seat or the invitation is not the right one.",
    404: "There is no such table, or no such page.",
    405: "That is not done with this method.",
    NOT_NOW: "It cannot be done, or not now: the sentence says why.",
    410: "The table was played by other rules, or its game broke.",
    413: "The request is too long.",
    421: "The server is not known by that name.",
    429: "That is too much at once.",
    500: "The fault is ours.",
    TRY_LATER: "The store does not answer just now.",
}
"""Every refusal is a `Fault`: a code, and one sentence for the reader."""

responses = {
    status: ResponseSpec(wire.Fault, description=said, generate_examples=False) for status, said in FAULTS.items()
}

LitestarRequest = litestar.Request[Any, Any, State]


def site_of(connection: Any) -> ServerSite:
    site: ServerSite = connection.app.state.site
    return site


def litestar_route(route: Route) -> HTTPRouteHandler:
    """The handler of a route. Its signature says to Litestar what ours says to the reader."""
    handle = route.handle

    async def handler(request: LitestarRequest, **given: Any) -> Any:
        secure = request.url.scheme == "https"
        ours = Request(site_of(request), request.headers, request.cookies, address_of(request), secure)
        return _response(await handle(ours, **given), route.status, secure)

    signature = inspect.signature(handle)
    first, *others = signature.parameters.values()
    asked = [first.replace(annotation=LitestarRequest), *[_parameter(each, route) for each in others]]
    shown = signature.replace(parameters=asked, return_annotation=_shown(signature.return_annotation))
    handler.__name__, handler.__doc__ = handle.__name__, handle.__doc__
    vars(handler)["__signature__"] = shown
    handler.__annotations__ = {each.name: each.annotation for each in asked} | {"return": shown.return_annotation}
    path = "/".join([f"{each[:-1]}:str}}" if each.startswith("{") else each for each in route.path.split("/")])
    made = litestar.get if route.method == "GET" else litestar.post
    return made(path, status_code=route.status, responses=responses)(handler)


def _parameter(parameter: inspect.Parameter, route: Route) -> inspect.Parameter:
    kind, limits, name = parameter.annotation, msgspec.Meta(), parameter.name
    if f"{{{name}}}" in route.path:
        return parameter.replace(annotation=Annotated[kind, PathParameter()])
    if name == "data":
        return parameter.replace(annotation=Annotated[kind, BodyKwarg(media_type=RequestEncodingType.JSON)])
    if get_origin(kind) is Annotated:
        kind, *more = get_args(kind)
        limits = next((each for each in more if isinstance(each, msgspec.Meta)), limits)
        name = next((each.name for each in more if isinstance(each, Query)), name)
    called = name if name != parameter.name else None
    return parameter.replace(annotation=Annotated[kind, QueryParameter(name=called, ge=limits.ge, le=limits.le)])


def _shown(told: Any) -> Any:
    return GenericAlias(Response, get_args(told)) if get_origin(told) is Reply else told


def _response(told: Any, status: int, secure: bool) -> Any:
    if not isinstance(told, Reply):
        return told
    cookies = [_set(each, secure) for each in told.cookies]
    return Response(
        told.content,
        status_code=status,
        headers=dict(told.headers),
        cookies=cookies,
        media_type=told.media_type,
    )


def _set(cookie: Cookie, secure: bool) -> SetCookie:
    """Never shown to scripts, never sent from other sites."""
    return SetCookie(
        key=cookie.name,
        value=cookie.token,
        path=cookie.path,
        max_age=cookie.seconds,
        httponly=True,
        secure=secure,
        samesite="strict",
    )
