"""The one gate for every message of a client: size, rate, form, seat, and then the wish itself.

Whatever comes in, the answer is a message: done, or refused with one sentence. Nothing that a client sends can raise
past this gate or reach another table.
"""

import asyncio
import logging
import time
from functools import partial

import msgspec

from bathysphere.engine import Complaint, Refused
from bathysphere.engine.errors import shown
from bathysphere.server import pictures, wire
from bathysphere.server.hub import Hub, Served
from bathysphere.server.listener import Listener
from bathysphere.server.wire.wishes import Consider, Hello, Ping, SeatWish, Speak, Wishes
from bathysphere.tables.faults import where
from bathysphere.tables.room import Room
from bathysphere.tables.wishes import Log
from bathysphere.words import check_language

ID_LENGTH = 40

_decoder: msgspec.json.Decoder[Wishes] = msgspec.json.Decoder(Wishes)
_BAD_FORM = (msgspec.DecodeError, RecursionError, ValueError)
_log = logging.getLogger(__name__)


async def receive(hub: Hub, served: Served, listener: Listener, raw: bytes | str) -> None:
    """Take one message. A client that floods is told so, once, and hung up on."""
    if not listener.wishes.take(time.monotonic()):
        listener.send(wire.Goodbye(code="flood", text=_sentence(listener, served, Refused("flood"))))
        listener.hang_up()
        return
    wish_id = ""
    try:
        wish = _read(raw, hub.limits.frame_bytes)
        wish_id = getattr(wish, "id", "")
        if listener.address and not hub.crowd.address_wishes.take(listener.address, time.monotonic()):
            raise Refused("flood")
        await _carry_out(hub, served, listener, wish)
    except Complaint as complaint:
        _refuse(listener, served, wish_id, complaint)
    except RecursionError:
        _refuse(listener, served, wish_id, Refused("bad_message"))
    except Exception as fault:  # the client learns that it is ours, and nothing else stops
        _log.error("a wish failed\n%s", where(fault))
        _refuse(listener, served, wish_id, Refused("our_fault"))


def _read(raw: bytes | str, most: int) -> Wishes:
    if len(raw) > most > 0:
        raise Refused("message_long", most=most)
    try:
        wish = _decoder.decode(raw)
    except _BAD_FORM:
        raise Refused("bad_message") from None
    if not 0 < len(getattr(wish, "id", "-")) <= ID_LENGTH:
        raise Refused("bad_message")
    return wish


def _refuse(listener: Listener, served: Served, wish: str, complaint: Complaint) -> None:
    listener.send(wire.Refusal(id=wish, code=complaint.code, text=_sentence(listener, served, complaint)))


def _sentence(listener: Listener, served: Served, complaint: Complaint) -> str:
    return pictures.words_for(listener.language or "en", served.room.settings.game).error(complaint)


async def _carry_out(hub: Hub, served: Served, listener: Listener, wish: Wishes) -> None:
    match wish:
        case Ping():
            listener.send(wire.Pong(now=hub.now()))
            return
        case Hello() | Speak():
            await _greet(hub, served, listener, wish)
            return
    if not listener.language:
        raise Refused("hello_first")
    if listener.viewer >= 0 and not hub.crowd.table_wishes.take(served.room.id, time.monotonic()):
        raise Refused("flood")
    if isinstance(wish, Consider):
        async with hub.looking(served, listener.viewer):
            _consider(served, listener, wish)
        return
    if listener.viewer < 0:
        raise Refused("only_watching")
    if wish.is_talk and not listener.talk.take(time.monotonic()):
        raise Refused("chat_flood")
    if wish.again_and_again and not listener.changes.take(time.monotonic()):
        raise Refused("flood")
    decide = partial(_entries, listener, wish)
    prepare = hub.loading.learn_ways if wish.looks_far_back else None
    await hub.change(served, decide, seat=listener.viewer, wish=wish.id, prepare=prepare)
    listener.send(wire.Done(id=wish.id))


def _entries(listener: Listener, wish: SeatWish, room: Room, now: int) -> Log:
    """The seat may have changed hands while the wish waited for its turn."""
    if room.seats[listener.viewer].token != listener.token:
        raise Refused("seat_gone")
    return wish.entries(room, listener.viewer, now)


async def _greet(hub: Hub, served: Served, listener: Listener, wish: Hello | Speak) -> None:
    language = check_language(wish.language)
    if not listener.greetings.take(time.monotonic()):
        raise Refused("flood")
    room = served.room
    await hub.crowd.admit(listener.address, room.id, listener.viewer < 0)
    if not pictures.is_worded(room, listener.viewer, language):
        async with hub.crowd.turn:  # others are served between any two of these
            await pictures.word_ahead(room, listener.viewer, language)
    await asyncio.sleep(0)
    async with hub.looking(served, listener.viewer):
        listener.language = language
        if isinstance(wish, Hello):
            listener.seq, listener.log, listener.chat = wish.seq, max(0, wish.log), max(0, wish.chat)
        else:  # everything is said again
            listener.seq = -1
            listener.log = listener.chat = 0
        hub.show(served, listener)


def _consider(served: Served, listener: Listener, wish: Consider) -> None:
    room = served.room
    decision = room.decision(listener.viewer)
    if decision is None or decision.picks is None or wish.question != room.playing.question:
        raise Refused("not_considering")
    words = pictures.words_for(listener.language, room.settings.game)
    try:
        listener.send(pictures.consider(decision, wish.question, wish.chosen, words))
    except TypeError:  # picks that cannot even be put in order
        raise Refused("not_several", choice=shown(wish.chosen)) from None
