"""The line to one client: a reader that hands every message to the gate, and a writer that sends what is queued."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from bathysphere.engine import SPECTATOR, Refused, UserError
from bathysphere.server import wire
from bathysphere.server.gate import receive
from bathysphere.server.headers import address_of, language_of
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.server.lines import encode
from bathysphere.server.served_table import Subscriber
from bathysphere.server.table_info import common_words
from bathysphere.tables.keys import hashed
from bathysphere.tables.redacted_errors import redacted_trace

POLICY, GONE = 1008, 4404
SECONDS_TO_END = 2
FOR_GOOD = ("seat_gone", "no_table", "other_rules", "table_broken")
"""What trying again would not change."""

Socket = WebSocket[Any, Any, Any]

_log = logging.getLogger(__name__)


def seat_and_token(socket: Socket, served: ServedTable) -> tuple[int, str]:
    """The seat that the client speaks for, and the hash of its credential; without a seat it watches."""
    wanted = socket.query_params.get("seat", "")
    if not wanted:
        return SPECTATOR, ""
    token = hashed(socket.cookies.get(f"seat-{wanted}", ""))
    seat = served.room.seat_of(token)
    if seat is None or str(seat) != wanted:
        raise Refused("seat_gone")
    return seat, token


def held_tokens(socket: Socket, served: ServedTable) -> tuple[str, ...]:
    """The hashes of the credentials that this browser has for seats of the table."""
    seats = served.room.seats
    found = [hashed(socket.cookies.get(f"seat-{number}", "")) for number in range(len(seats))]
    return tuple(token for seat, token in zip(seats, found, strict=True) if seat.token and seat.token == token)


async def serve_socket(hub: Hub, socket: Socket, table: str) -> None:
    await socket.accept()
    try:
        served = await hub.open(table)
        viewer, token = seat_and_token(socket, served)
        subscriber = Subscriber(viewer, token, hub.limits, address_of(socket), hub.shared_limits)
        if viewer >= 0:
            subscriber.held = held_tokens(socket, served)
        hub.join(served, subscriber)
    except UserError as complaint:
        await _turn_away(socket, complaint)
        return
    except Exception as fault:
        _log.error("a line could not be opened\n%s", redacted_trace(fault))
        await _turn_away(socket, Refused("our_fault"))
        return
    reading = asyncio.create_task(_read(hub, socket, served, subscriber))
    writing = asyncio.create_task(_write(socket, subscriber))
    try:
        await asyncio.wait([reading, subscriber.ended], return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.part(served, subscriber)
        subscriber.hang_up()
        with suppress(asyncio.CancelledError):
            await asyncio.wait([reading, writing], timeout=SECONDS_TO_END)
        for task in (reading, writing):  # a client that does not read would keep them for ever
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        subscriber.forget()


async def _turn_away(socket: Socket, why: UserError) -> None:
    words = common_words(language_of(socket.headers))
    goodbye = wire.Goodbye(code="gone" if why.code in FOR_GOOD else why.code, text=words.error(why))
    with suppress(WebSocketException, RuntimeError):
        await socket.send_text(encode(goodbye).decode())
        await socket.close(code=GONE)


async def _read(hub: Hub, socket: Socket, served: ServedTable, subscriber: Subscriber) -> None:
    """Until the client goes, or we hang up on it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while not subscriber.gone:
            message: dict[str, Any] = dict(await socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            await receive(hub, served, subscriber, message.get("text") or message.get("bytes") or b"")


async def _write(socket: Socket, subscriber: Subscriber) -> None:
    with suppress(WebSocketException, RuntimeError, OSError):
        while (raw := await subscriber.waiting.get()) is not None:
            await socket.send_text(raw.decode())
            subscriber.sent(raw)
        await socket.close(code=POLICY)
