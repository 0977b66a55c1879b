"""Being called: where, when, and for which seats. Somebody is known here by a cookie that is made when they first ask
to be called, and by nothing else; the seats that they may be called for are those whose credentials they have."""

import secrets
import time
from typing import cast
from urllib.parse import urlsplit

from bathysphere.engine import Refused
from bathysphere.server.calls.channels import (
    FORMS,
    GATHERING,
    NO_TIME,
    TELEGRAM,
    Mail,
    Push,
    Webhook,
    Where,
    Wishes,
    kept,
    read_where,
    read_wishes,
)
from bathysphere.server.calls.mail import Refused as MailRefused
from bathysphere.server.calls.mail import is_address
from bathysphere.server.calls.messages import form_of
from bathysphere.server.calls.outgoing import Unreachable
from bathysphere.server.calls.plan import zone_of
from bathysphere.server.calls.service import Calls, NotSent, new_test
from bathysphere.server.calls.waits import waits
from bathysphere.server.calls.web_push import is_right
from bathysphere.server.headers import caller_cookie
from bathysphere.server.http.request import seats_of
from bathysphere.server.http.routing import Reply, Request, get, post
from bathysphere.server.site import ServerSite
from bathysphere.server.wire import calls as told
from bathysphere.store import EVERYBODY
from bathysphere.store.calls import Channel
from bathysphere.tables import keys
from bathysphere.tables.keys import hashed
from bathysphere.tables.names import seen

COOKIE = "caller"
MOST_CHANNELS = 12
MOST_TABLES = 200
LABEL_LENGTH = 60
CHAT_LENGTH = 64
WRONG_CODES = 5
DAY_MINUTES = 24 * 60

__all__ = ["ROUTES"]


def calls_of(request: Request) -> Calls:
    return site_of(request).calls


def site_of(request: Request) -> ServerSite:
    return cast(ServerSite, request.site)


def limit(request: Request) -> None:
    if not site_of(request).callers.take(request.address, time.monotonic()):
        raise Refused("flood")


async def person_of(request: Request) -> str:
    """Somebody known on several devices is called as one person on all of them."""
    known = await request.identities.of(request.cookies)
    token = request.cookies.get(COOKIE, "")
    return known.identity.id if known is not None else hashed(token) if token else ""


async def need_person(request: Request) -> str:
    person = await person_of(request)
    if not person:
        raise Refused("not_called")
    return person


async def _state(calls: Calls, person: str) -> told.CallState:
    caller = await calls.kept.caller(person) if person else None
    wishes = read_wishes(caller)
    tables = await calls.kept.called_for(person) if caller is not None else []
    return told.CallState(
        key=(await calls.key()).public,
        mail=calls.options.mailer is not None,
        wishes=None
        if caller is None
        else told.CallWishes(wishes.zone, wishes.quiet_from, wishes.quiet_to, wishes.gather, wishes.daily_at),
        channels=[_shown(each) for each in await calls.kept.channels(person)] if caller is not None else [],
        tables=sorted({table for table, who in tables if who != EVERYBODY}),
    )


def _shown(channel: Channel) -> told.ChannelInfo:
    where = read_where(channel)
    match where:
        case Push():
            kind, label, form = "push", where.label, ""
        case Webhook():
            kind, label, form = "webhook", urlsplit(where.address).hostname or "", where.form
        case Mail():
            kind, label, form = "mail", where.address, ""
    unconfirmed = isinstance(where, Mail) and bool(where.code)
    return told.ChannelInfo(
        channel.id, kind, label, form, channel.table, channel.made, channel.failures > 0, unconfirmed
    )


async def _known(request: Request, zone: str) -> tuple[str, str]:
    """The cookie of whoever asks, and what they are called by in the store; made if they were not known."""
    calls = calls_of(request)
    token = request.cookies.get(COOKIE, "") or keys.new_token()
    person = await person_of(request) or hashed(token)
    caller = await calls.kept.caller(person)
    before = read_wishes(caller) if caller is not None else Wishes(zone=zone if zone_of(zone) else "UTC")
    await _keep(request, person, before)
    return token, person


async def _keep(request: Request, person: str, wishes: Wishes) -> None:
    """With the language and the address of the page at which they speak to us."""
    origin = request.headers.get("origin", "").rstrip("/")
    told_in = Wishes(
        request.language,
        origin,
        wishes.zone,
        wishes.quiet_from,
        wishes.quiet_to,
        wishes.gather,
        wishes.daily_at,
    )
    await calls_of(request).kept.keep_caller(person, kept(told_in))


async def _added(
    request: Request, where: Where, channel_id: str, zone: str, table: str = "", secret: str = ""
) -> Reply[told.ChannelAdded]:
    calls = calls_of(request)
    token, person = await _known(request, zone)
    before = await calls.kept.channels(person)
    if len(before) >= MOST_CHANNELS and channel_id not in {each.id for each in before}:
        raise Refused("too_many_channels", most=MOST_CHANNELS)
    await calls.kept.keep_channel(Channel(channel_id, person, table, kept(where), request.hub.now()))
    added = told.ChannelAdded(channel_id, secret, await _state(calls, person))
    return Reply(added, [caller_cookie(COOKIE, token)])


# -- how it stands


@get("/calls")
async def call_state(request: Request) -> told.CallState:
    """What is kept of whoever asks."""
    return await _state(calls_of(request), await person_of(request))


@post("/calls", status=200)
async def wish(request: Request, data: told.CallWishes) -> told.CallState:
    """Quiet hours, and how often somebody is told at most."""
    limit(request)
    person = await need_person(request)
    times = (data.quiet_from, data.quiet_to, data.daily_at)
    if not all(NO_TIME <= each < DAY_MINUTES for each in times) or data.daily_at < 0 or data.gather not in GATHERING:
        raise Refused("bad_message")
    if zone_of(data.zone) is None:
        raise Refused("bad_message")
    wishes = Wishes("", "", data.zone, data.quiet_from, data.quiet_to, data.gather, data.daily_at)
    await _keep(request, person, wishes)
    return await _state(calls_of(request), person)


@post("/calls/forget", status=200)
async def forget(request: Request) -> told.CallState:
    """Nobody is called any more, and nothing is kept."""
    calls = calls_of(request)
    await calls.kept.drop_caller(await need_person(request))
    return await _state(calls, "")


# -- where


@post("/calls/push")
async def add_push(request: Request, data: told.AddPush) -> Reply[told.ChannelAdded]:
    """This browser. The same subscription is the same channel, however often it comes."""
    limit(request)
    known = await request.identities.of(request.cookies)
    device = known.device.id if known is not None else ""
    push = Push(data.endpoint, data.p256dh, data.auth, seen(data.label)[:LABEL_LENGTH], device)
    await _check_address(request, data.endpoint)
    if not is_right(push):
        raise Refused("bad_message")
    return await _added(request, push, hashed(f"push {data.endpoint}")[:32], data.zone)


@post("/calls/webhook")
async def add_webhook(request: Request, data: told.AddWebhook) -> Reply[told.ChannelAdded]:
    """For one's own decisions, at all tables."""
    limit(request)
    webhook = await _webhook(request, data)
    return await _added(request, webhook, secrets.token_hex(16), data.zone, secret=webhook.secret)


@post("/tables/{table}/calls/webhook")
async def add_table_webhook(request: Request, table: str, data: told.AddWebhook) -> Reply[told.ChannelAdded]:
    """For everybody's decisions at one table, such as in a group's channel. Anybody who sits there may ask for it: who
    is asked is no secret."""
    limit(request)
    hub, calls = request.hub, calls_of(request)
    if not await seats_of(request, await hub.look(table)):
        raise Refused("seat_gone")
    webhook = await _webhook(request, data)
    added = await _added(request, webhook, secrets.token_hex(16), data.zone, table, webhook.secret)
    channel = await calls.kept.channel(added.content.id)
    if channel is not None:
        await calls.kept.call_for(table, EVERYBODY, channel.person)
    return added


async def _webhook(request: Request, data: told.AddWebhook) -> Webhook:
    address = data.address.strip()
    await _check_address(request, address)
    form = data.form or form_of(urlsplit(address).hostname or "")
    if form not in FORMS or len(data.chat) > CHAT_LENGTH or (form == TELEGRAM and not data.chat.strip()):
        raise Refused("call_chat", service="Telegram") if form == TELEGRAM else Refused("bad_message")
    return Webhook(address, form, secrets.token_urlsafe(32), data.chat.strip())


async def _check_address(request: Request, address: str) -> None:
    try:
        await calls_of(request).outgoing.check(address)
    except Unreachable as fault:
        raise _refusal(fault.code) from None


def _refusal(code: str, status: int = 0) -> Refused:
    facts: dict[str, dict[str, str | int]] = {"address": {"scheme": "https://"}, "status": {"status": status}}
    return Refused(f"call_{code}", **facts.get(code, {}))


# -- by mail


@post("/calls/mail")
async def add_mail(request: Request, data: told.AddMail) -> Reply[told.ChannelAdded]:
    """Nothing but a code is sent there until whoever reads it has said it."""
    limit(request)
    calls, address = calls_of(request), data.address.strip()
    if calls.options.mailer is None:
        raise Refused("call_no_mail")
    if not is_address(address):
        raise Refused("call_mail_address")
    if not site_of(request).letters.take(address.lower(), time.monotonic()):
        raise Refused("flood")
    code, channel_id = f"{secrets.randbelow(10**6):06}", secrets.token_hex(16)
    letter = calls.options.mailer.code(address, secrets.token_hex(16), code, request.language, request.hub.now())
    try:
        await calls.send_letter(letter)
    except MailRefused:
        raise Refused("call_mail") from None
    return await _added(request, Mail(address, hashed(code)), channel_id, data.zone)


@post("/calls/mail/confirm", status=200)
async def confirm_mail(request: Request, data: told.ConfirmMail) -> told.CallState:
    limit(request)
    calls = calls_of(request)
    channel = await _own(request, data.channel)
    where = read_where(channel)
    if not isinstance(where, Mail) or where.wrong >= WRONG_CODES:
        raise Refused("call_code")
    right = secrets.compare_digest(where.code, hashed(data.code.strip()))
    after = Mail(where.address) if right or not where.code else Mail(where.address, where.code, where.wrong + 1)
    await calls.kept.keep_channel(Channel(channel.id, channel.person, channel.table, kept(after), channel.made))
    if after.code:
        raise Refused("call_code")
    return await _state(calls, channel.person)


# -- each of them


async def _own(request: Request, channel_id: str) -> Channel:
    channel = await calls_of(request).kept.channel(channel_id)
    if channel is None or channel.person != await need_person(request):
        raise Refused("call_gone")
    return channel


@post("/calls/test", status=204)
async def test_channel(request: Request, data: told.OneChannel) -> None:
    """A message at once, so that whoever reads it knows that it works; else a sentence that says why it does not."""
    limit(request)
    calls, channel = calls_of(request), await _own(request, data.channel)
    wishes = read_wishes(await calls.kept.caller(channel.person))
    where = read_where(channel)
    if isinstance(where, Mail) and where.code:
        raise Refused("call_code")
    try:
        await calls.deliver(channel, *new_test(wishes.language, wishes.origin, request.hub.now()))
    except NotSent as fault:
        raise _refusal(fault.code, fault.status) from None


@post("/calls/stop", status=200)
async def stop_channel(request: Request, data: told.OneChannel) -> told.CallState:
    """Nothing is sent there any more. Whoever has the link in a letter may stop the letters, wherever they read it."""
    limit(request)
    calls = calls_of(request)
    channel = await calls.kept.channel(data.channel)
    if channel is not None and (channel.person == await person_of(request) or isinstance(read_where(channel), Mail)):
        await calls.kept.drop_channel(channel.id)
    return await _state(calls, await person_of(request))


# -- for whom


@post("/tables/{table}/calls", status=200)
async def call_here(request: Request, table: str, data: told.CallHere) -> told.CallState:
    """For the seats of this browser at this table, from now on, or no longer."""
    hub, calls, person = request.hub, calls_of(request), await need_person(request)
    served = await hub.open(table)
    room = served.room
    if await calls.kept.caller(person) is None:
        raise Refused("not_called")
    if data.on and len(await calls.kept.called_for(person)) >= MOST_TABLES:
        raise Refused("flood")
    for seat in await seats_of(request, room):
        who = room.seats[seat].token
        if not data.on:
            await calls.kept.stop_calling(table, who, person)
            continue
        here = {each.what for each in waits(room, hub.now(), served.offset) if each.who == who}
        await calls.kept.call_for(table, who, person, sorted(here))
    return await _state(calls, person)


ROUTES = [
    call_state,
    wish,
    forget,
    add_push,
    add_webhook,
    add_table_webhook,
    add_mail,
    confirm_mail,
    test_channel,
    stop_channel,
    call_here,
]
