"""Being known on several devices: thin routes around `server/identity`."""

import time
from typing import TypeVar, cast

import msgspec

from bathysphere.engine import Refused
from bathysphere.server.headers import device_cookie
from bathysphere.server.http.routing import Reply, Request, get, post
from bathysphere.server.identity import phrase as phrases
from bathysphere.server.identity.service import COOKIE
from bathysphere.server.site import ServerSite
from bathysphere.server.wire import identity as wire

Body = TypeVar("Body")


def limit(request: Request) -> None:
    if not cast(ServerSite, request.site).callers.take(request.address, time.monotonic()):
        raise Refused("flood")


def limit_guesses(request: Request) -> None:
    if not cast(ServerSite, request.site).guesses.take(request.address, time.monotonic()):
        raise Refused("too_many_guesses")


def with_device(body: Body, token: str) -> Reply[Body]:
    return Reply(body, [device_cookie(COOKIE, token)])


@get("/me")
async def me(request: Request) -> Reply[wire.Me]:
    """Who asks. A device that is used stays known."""
    identities = request.identities
    known = await identities.of(request.cookies)
    shown = await identities.shown(known)
    return with_device(shown, request.cookies[COOKIE]) if known is not None else Reply(shown)


@post("/me")
async def become_known(request: Request, data: wire.NewMe) -> Reply[wire.MeMade]:
    """From now on; the phrase is told here and never again."""
    limit(request)
    identities = request.identities
    entered, phrase = await identities.make(request.cookies, data.name, data.settings, data.label)
    words = phrases.in_words(phrase, request.language)
    made = wire.MeMade(await identities.shown(entered.known), wire.Phrase(words))
    return with_device(made, entered.token)


@post("/me/whose", status=200)
async def whose(request: Request, data: wire.LinkKey) -> wire.LinkOwner:
    """Whose link it is, so that nobody takes a stranger's for their own."""
    limit_guesses(request)
    return wire.LinkOwner((await request.identities.whose(data.link)).name)


@post("/me/enter", status=200)
async def enter(request: Request, data: wire.Enter) -> Reply[wire.Me]:
    limit_guesses(request)
    identities = request.identities
    entered = await identities.enter(request.cookies, data.phrase, data.link, data.label)
    return with_device(await identities.shown(entered.known), entered.token)


@post("/me/link")
async def new_link(request: Request) -> wire.DeviceLink:
    limit(request)
    identities = request.identities
    return wire.DeviceLink(*await identities.new_link(await identities.need(request.cookies)))


@post("/me/phrase")
async def new_phrase(request: Request) -> wire.Phrase:
    """The old one is of no use any more."""
    limit(request)
    identities = request.identities
    phrase = await identities.renew_phrase(await identities.need(request.cookies))
    return wire.Phrase(phrases.in_words(phrase, request.language))


@post("/me/things", status=200)
async def keep_things(request: Request, data: wire.MyThings) -> wire.Me:
    limit(request)
    identities = request.identities
    known = await identities.keep(await identities.need(request.cookies), data.name, data.settings)
    return await identities.shown(known)


@post("/me/name", status=200)
async def protect_name(request: Request, data: wire.ProtectName) -> wire.Me:
    limit(request)
    identities = request.identities
    known = await identities.need(request.cookies)
    await identities.protect_name(known, data.on)
    return await identities.shown(known)


@post("/me/out", status=200)
async def sign_out(request: Request, data: wire.SignOut) -> Reply[wire.Me]:
    """Devices that speak for nobody any more."""
    limit(request)
    identities = request.identities
    known = await identities.need(request.cookies)
    await identities.sign_out(known, data.devices)
    left = await identities.of(request.cookies)
    return with_device(await identities.shown(left), request.cookies[COOKIE] if left is not None else "")


@get("/me/history")
async def history(request: Request) -> wire.History:
    """Tables, results and people of whoever asks."""
    identities = request.identities
    return await identities.history(await identities.need(request.cookies), request.language)


@get("/me/export")
async def export_me(request: Request) -> Reply[bytes]:
    """All that is kept of whoever asks, as one file."""
    limit(request)
    identities = request.identities
    export = await identities.export(await identities.need(request.cookies), request.language)
    told = msgspec.json.format(msgspec.json.encode(export))
    return Reply(told, headers={"Content-Disposition": 'attachment; filename="bathysphere.json"'})


@post("/me/forget", status=200)
async def forget(request: Request) -> Reply[wire.Me]:
    """Whoever asks was never here."""
    limit(request)
    identities = request.identities
    await identities.forget(await identities.need(request.cookies))
    return with_device(await identities.shown(None), "")


@post("/tables/{table}/keep", status=200)
async def keep_seats(request: Request, table: str) -> wire.KeptSeats:
    """The seats of this browser at a table are its owner's on all devices."""
    return wire.KeptSeats(await request.identities.keep_seats(request.cookies, table))


ROUTES = [
    me,
    become_known,
    whose,
    enter,
    new_link,
    new_phrase,
    keep_things,
    protect_name,
    sign_out,
    keep_seats,
    history,
    export_me,
    forget,
]
