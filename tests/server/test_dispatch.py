"""A request carried out without a web framework is answered as over HTTP: the same status, the same bytes."""

from typing import Any

import msgspec
import pytest

from bathysphere.server.http.dispatch import Dispatch
from bathysphere.server.http.routing import Request, Site
from bathysphere.server.http.table_routes import ROUTES
from support.servers.clients import Browser
from support.servers.running import awaited, served

NOBODY_THERE = "nosuchtable0"
SAME_FOR_ALL: list[tuple[str, str, Any]] = [
    ("GET", "/games", None),
    ("GET", "/games/abyss/rules?language=uk", None),
    ("GET", "/games/nogame/rules", None),
    ("GET", "/games/abyss/texts?language=xx", None),
    ("GET", "/tables", None),
    ("GET", f"/tables?ids={NOBODY_THERE}", None),
    ("GET", f"/tables/{NOBODY_THERE}", None),
    ("GET", f"/tables/{NOBODY_THERE}/frames?from=-1", None),
    ("GET", f"/tables/{NOBODY_THERE}/frames?count=many", None),
    ("GET", "/daily/abyss", None),
    ("GET", "/nothing", None),
    ("POST", "/games", {}),
    ("POST", "/tables", {"game": "abyss", "name": "", "bots": [None, None]}),
    ("POST", "/tables", {"game": "abyss", "name": "Ada", "bots": [None, "nobot"]}),
    ("POST", "/tables", {"nothing": 1}),
    ("POST", f"/tables/{NOBODY_THERE}/claim", {"name": "Ada"}),
    ("POST", f"/tables/{NOBODY_THERE}/leave", []),
]


@pytest.mark.parametrize("language", ["en", "uk"])
@awaited
async def test_the_same_is_answered_as_over_http(store, language):
    async with served(store) as server, Browser(server.address, language) as ada:
        site, dispatch = Site(server.hub), Dispatch(ROUTES)
        for method, path, body in SAME_FOR_ALL:
            raw = b"" if body is None else msgspec.json.encode(body)
            headers = {"Accept-Encoding": "identity", "Content-Type": "application/json", "Origin": server.address}
            over_http = await ada.http.request(method, f"/api{path}", content=raw, headers=headers)
            request = Request(site, {"accept-language": language}, {})
            status, reply = await dispatch.answer(request, method, path, raw)
            told = over_http.status_code if over_http.status_code != 405 else 404
            assert (status, reply.content) == (told, over_http.content), (method, path)


@awaited
async def test_whoever_sat_down_is_known_by_what_the_reply_said_to_keep(store):
    async with served(store) as server:
        site, dispatch = Site(server.hub), Dispatch(ROUTES)
        new = msgspec.json.encode({"game": "abyss", "name": "Ada", "bots": [None, None]})
        status, reply = await dispatch.answer(Request(site, {}, {}), "POST", "/tables", new)
        seated = msgspec.json.decode(reply.content)
        assert status == 201
        assert [each.path for each in reply.cookies] == [f"/api/tables/{seated['table']}"]
        kept = {each.name: each.token for each in reply.cookies}
        for cookies, seats in ((kept, [0]), ({}, [])):
            asked = Request(site, {}, cookies)
            status, mine = await dispatch.answer(asked, "GET", f"/tables/{seated['table']}/mine", b"")
            assert (status, msgspec.json.decode(mine.content)["seats"]) == (200, seats)
