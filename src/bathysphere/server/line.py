"""The line to one client, whatever carries it: a reader that hands every message to the gate, and a writer that sends
what is queued."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Protocol

from bathysphere.engine import SPECTATOR, Refused, UserError
from bathysphere.server import wire
from bathysphere.server.gate import receive
from bathysphere.server.hub import Hub, ServedTable
from bathysphere.server.identity.service import Credentials, credentials_of, seats_with
from bathysphere.server.lines import encode
from bathysphere.server.served_table import Subscriber
from bathysphere.server.table_info import common_words
from bathysphere.tables.redacted_errors import redacted_trace

POLICY, GONE = 1008, 4404
SECONDS_TO_END = 2
FOR_GOOD = ("seat_gone", "no_table", "other_rules", "table_broken")
"""What trying again would not change."""

_log = logging.getLogger(__name__)


class Line(Protocol):
    seat: str
    """The seat that the client speaks for, by its number; without one it watches."""
    cookies: Mapping[str, str]
    address: str
    language: str

    async def receive(self) -> bytes | str | None:
        """The next message; None when the client is gone."""

    async def send(self, text: str) -> bool:
        """Whether it could still be sent."""

    async def close(self, code: int) -> None: ...


def seat_and_token(wanted: str, served: ServedTable, held: Credentials) -> tuple[int, str]:
    """The seat that the client speaks for, and the hash of its credential; without a seat it watches."""
    if not wanted:
        return SPECTATOR, ""
    for seat in seats_with(held, served.room):
        if str(seat) == wanted:
            return seat, served.room.seats[seat].token
    raise Refused("seat_gone")


async def serve_line(hub: Hub, line: Line, table: str) -> None:
    try:
        served = await hub.open(table)
        held = await credentials_of(hub, line.cookies, table) if line.seat else frozenset()
        viewer, token = seat_and_token(line.seat, served, held)
        subscriber = Subscriber(viewer, token, hub.limits, line.address, hub.shared_limits)
        if viewer >= 0:
            subscriber.seats = tuple(seats_with(held, served.room))
            subscriber.held = tuple([served.room.seats[seat].token for seat in subscriber.seats])
        hub.join(served, subscriber)
    except UserError as complaint:
        await _turn_away(line, complaint)
        return
    except Exception as fault:
        _log.error("a line could not be opened\n%s", redacted_trace(fault))
        await _turn_away(line, Refused("our_fault"))
        return
    reading = asyncio.create_task(_read(hub, line, served, subscriber))
    writing = asyncio.create_task(_write(line, subscriber))
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


async def _turn_away(line: Line, why: UserError) -> None:
    words = common_words(line.language)
    goodbye = wire.Goodbye(code="gone" if why.code in FOR_GOOD else why.code, text=words.error(why))
    if await line.send(encode(goodbye).decode()):
        await line.close(GONE)


async def _read(hub: Hub, line: Line, served: ServedTable, subscriber: Subscriber) -> None:
    """Until the client goes, or we hang up on it."""
    while not subscriber.gone:
        message = await line.receive()
        if message is None:
            return
        await receive(hub, served, subscriber, message)


async def _write(line: Line, subscriber: Subscriber) -> None:
    while (raw := await subscriber.waiting.get()) is not None:
        if not await line.send(raw.decode()):
            return
        subscriber.sent(raw)
    await line.close(POLICY)
