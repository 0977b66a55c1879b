"""The one gate for every message of a client: size, rate, form, seat, and then the command itself.

Whatever comes in, the answer is a message: done, or refused with one sentence. Nothing that a client sends can raise
past this gate or reach another table.
"""

import asyncio
import logging
import time
from functools import partial

import msgspec

from bathysphere.engine import Choice, Refused, UserError
from bathysphere.engine.errors import shown
from bathysphere.server import updates, wire
from bathysphere.server.blur import blur
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.server.served_table import Subscriber
from bathysphere.server.table_info import words_for
from bathysphere.server.wire.client_messages import (
    Attend,
    ClientMessages,
    Consider,
    Hello,
    InSight,
    Ping,
    SeatCommand,
    Speak,
)
from bathysphere.tables.commands import Log
from bathysphere.tables.redacted_errors import redacted_trace
from bathysphere.tables.room import Room
from bathysphere.words import check_language

ID_LENGTH = 40

_decoder: msgspec.json.Decoder[ClientMessages] = msgspec.json.Decoder(ClientMessages)
_BAD_FORM = (msgspec.DecodeError, RecursionError, ValueError)
_log = logging.getLogger(__name__)


async def receive(hub: Hub, served: ServedTable, subscriber: Subscriber, raw: bytes | str) -> None:
    """Take one message. A client that floods is told so, once, and hung up on."""
    if not subscriber.messages.take(time.monotonic()):
        subscriber.send(wire.Goodbye(code="flood", text=_sentence(subscriber, served, Refused("flood"))))
        subscriber.hang_up()
        return
    command_id = ""
    try:
        command = _read(raw, hub.limits.message_bytes)
        command_id = getattr(command, "id", "")
        if subscriber.address and not hub.shared_limits.address_messages.take(subscriber.address, time.monotonic()):
            raise Refused("flood")
        await _carry_out(hub, served, subscriber, command)
        hub.meters.commands["done"] += 1
    except UserError as complaint:
        hub.meters.commands["refused"] += 1
        _refuse(subscriber, served, command_id, complaint)
    except RecursionError:
        _refuse(subscriber, served, command_id, Refused("bad_message"))
    except Exception as fault:  # the client learns that it is ours, and nothing else stops
        hub.meters.commands["failed"] += 1
        _log.error("a command failed\n%s", redacted_trace(fault))
        _refuse(subscriber, served, command_id, Refused("our_fault"))


def _read(raw: bytes | str, most: int) -> ClientMessages:
    if len(raw) > most > 0:
        raise Refused("message_long", most=most)
    try:
        command = _decoder.decode(raw)
    except _BAD_FORM:
        raise Refused("bad_message") from None
    if not 0 < len(getattr(command, "id", "-")) <= ID_LENGTH:
        raise Refused("bad_message")
    return command


def _refuse(subscriber: Subscriber, served: ServedTable, command: str, complaint: UserError) -> None:
    subscriber.send(wire.Refusal(id=command, code=complaint.code, text=_sentence(subscriber, served, complaint)))


def _sentence(subscriber: Subscriber, served: ServedTable, complaint: UserError) -> str:
    return words_for(subscriber.language or "en", served.room.settings.game).error(complaint)


async def _carry_out(hub: Hub, served: ServedTable, subscriber: Subscriber, command: ClientMessages) -> None:
    match command:
        case Ping():
            await blur()
            subscriber.send(wire.Pong(now=hub.now()))
            return
        case Attend():
            if not command.hidden:
                subscriber.hidden_at = None
            elif subscriber.hidden_at is None:
                subscriber.hidden_at = hub.steady()
            return
        case Hello() | Speak():
            await _greet(hub, served, subscriber, command)
            return
    if not subscriber.language:
        raise Refused("hello_first")
    if subscriber.viewer >= 0 and not hub.shared_limits.table_messages.take(served.room.id, time.monotonic()):
        raise Refused("flood")
    if isinstance(command, InSight):
        if subscriber.viewer >= 0:
            vote = f"m{command.motion}" if command.motion else f"v{command.proposal}" if command.proposal else ""
            what = vote or f"q{command.question}"
            hub.in_sight(served, subscriber, what)
        return
    if isinstance(command, Consider):
        async with hub.looking(served, subscriber.viewer):
            _consider(served, subscriber, command)
        return
    if subscriber.viewer < 0:
        await blur()
        raise Refused("only_watching")
    if command.is_talk and not subscriber.talk.take(time.monotonic()):
        raise Refused("chat_flood")
    if command.repeatable and not subscriber.changes.take(time.monotonic()):
        raise Refused("flood")
    decide = partial(_entries, subscriber, command)
    prepare = hub.loading.learn_ways if command.looks_far_back else None
    await hub.change(served, decide, seat=subscriber.viewer, command=command.id, prepare=prepare)
    subscriber.send(wire.Done(id=command.id))


def _entries(subscriber: Subscriber, command: SeatCommand, room: Room, now: int) -> Log:
    """The seat may have changed hands while the command waited for its turn."""
    if not room.holds(subscriber.viewer, subscriber.token):
        raise Refused("seat_gone")
    return command.entries(room, subscriber.viewer, now)


async def _greet(hub: Hub, served: ServedTable, subscriber: Subscriber, command: Hello | Speak) -> None:
    language = check_language(command.language)
    if not subscriber.greetings.take(time.monotonic()):
        raise Refused("flood")
    room = served.room
    await hub.shared_limits.admit(subscriber.address, room.id, subscriber.viewer < 0)
    if not served.texts.is_worded(subscriber.viewer, language):
        async with hub.shared_limits.turn:  # others are served between any two of these
            await served.texts.word_ahead(subscriber.viewer, language)
    await asyncio.sleep(0)
    async with hub.looking(served, subscriber.viewer):
        subscriber.language = language
        if isinstance(command, Hello):
            subscriber.seq, subscriber.log, subscriber.chat = command.seq, max(0, command.log), max(0, command.chat)
            subscriber.notes = max(0, command.notes)
        else:  # everything is said again
            subscriber.seq = -1
            subscriber.log = subscriber.chat = subscriber.notes = 0
        hub.show(served, subscriber)
        hub.notices.greet(subscriber)


def _consider(served: ServedTable, subscriber: Subscriber, command: Consider) -> None:
    room = served.room
    decision = room.decision(subscriber.viewer)
    if decision is None or decision.picks is None or command.question != room.playing.question:
        raise Refused("not_considering")
    words = words_for(subscriber.language, room.settings.game)

    def label(picks: Choice) -> str:
        return words.picks(decision, picks, room.view(subscriber.viewer), served.texts.names(words))

    try:
        subscriber.send(updates.consider(decision, command.question, command.chosen, words, label))
    except TypeError:  # picks that cannot even be put in order
        raise Refused("not_several", choice=shown(command.chosen)) from None
