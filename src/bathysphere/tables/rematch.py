"""The next game of the same people: its seats rotate, and one is kept for everybody until they come.

They are known by the credentials of the seats that they had. So whoever asks twice, because an answer was lost, gets
the same seat again.
"""

import msgspec

from bathysphere.engine import Refused
from bathysphere.tables import entries as log
from bathysphere.tables.keys import hashed
from bathysphere.tables.room import Room
from bathysphere.tables.seat import AWAY, HELD, OPEN, PRESENT, Seat
from bathysphere.tables.settings import Settings, check_name
from bathysphere.tables.table_facts import WAITING, TableFacts

HELD_SECONDS = {"none": 900, "live": 600, "days": 2 * 86_400}
"""How long a seat is kept for somebody, by the kind of the clock."""


def held_for(table: str, seat: Seat) -> str:
    """By what the player of a seat is known at the rematch."""
    return hashed(f"rematch {table} {seat.token}")


def rematch_of(old: TableFacts, now: int, secret: str) -> log.Opened:
    """The opening of the rematch: same settings, everybody one seat on, so that another one sits first. Bots sit where
    they sat at the end; the seats of those who left are open."""
    seats = old.seats[1:] + old.seats[:1]
    bots = tuple([seat.bot or None for seat in seats])
    held = [
        log.Held(seat.name, held_for(old.id, seat)) if seat.token and seat.state in (PRESENT, AWAY) else None
        for seat in seats
    ]
    settings: Settings = msgspec.structs.replace(old.settings, bots=bots, daily=None)
    return log.Opened(
        at=now, settings=settings, secret=secret, invite=old.rematch_invite, before=old.id, held=tuple(held)
    )


def come_along(
    room: Room, before: TableFacts, tokens: dict[int, str], name: str, now: int
) -> tuple[list[log.Entries], list[int]]:
    """Those who had these seats at the table before sit down: where a seat is kept for them, where they sit already, or
    else in an open one. `tokens` are their new credentials, by their old seats. Returns also their new seats."""
    made: list[log.Entries] = []
    taken: list[int] = []
    for old, token in tokens.items():
        known = held_for(before.id, before.seats[old])
        number = _seat_for(room, known, taken)
        kept = room.seats[number]
        called = kept.name or check_name(name if name and len(tokens) == 1 else before.seats[old].name)
        made.append(log.Claimed(at=now, seat=number, name=called, token=hashed(token), claim=known))
        taken.append(number)
    return made, taken


def _seat_for(room: Room, known: str, taken: list[int]) -> int:
    for number, seat in enumerate(room.seats):
        if seat.claim == known:
            return number
    if room.status != WAITING:
        raise Refused("already_dealt")
    for number, seat in enumerate(room.seats):
        if seat.state == OPEN and number not in taken:
            return number
    raise Refused("table_full")


def held_until(room: TableFacts) -> int | None:
    """Until when seats are kept; None if none is."""
    if room.status != WAITING or not any(seat.state == HELD for seat in room.seats):
        return None
    return room.made + HELD_SECONDS[room.settings.clock.kind] * 1000


def release(room: Room, now: int) -> list[log.Entries]:
    """Those who have not come by then are not waited for."""
    seats = tuple([number for number, seat in enumerate(room.seats) if seat.state == HELD])
    return [log.Released(at=now, seats=seats)]
