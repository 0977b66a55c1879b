"""Whom a table waits for, so that they can be called.

What somebody is called for follows from what everybody at the table sees (who is asked, until when) and from what that
person did: whether they have answered, and their standing orders. Nothing else comes in, so neither a call nor its
moment tells anybody anything about others. What is told to all at a table, such as in a group's channel, follows from
what everybody sees alone.
"""

from collections.abc import Iterator

import msgspec

from bathysphere.engine import open_questions
from bathysphere.store.base import EVERYBODY, Wait
from bathysphere.tables import automatic, clocks, motions
from bathysphere.tables.commands import voters
from bathysphere.tables.room import Room
from bathysphere.tables.seat import BOT, PRESENT
from bathysphere.tables.table_facts import PLAYING

GRACE = 8_000
"""So long, in ms, a page that is in sight has to say so, and quick players have to answer, before anybody is called."""
PATIENCE = 60_000
"""Everybody at a table is told only of what nobody answers at once, or a live game would be told move by move."""
LEAST_CLOCK = 300
"""Seconds: who has less for a decision need not be reminded of it."""
LONGEST_NOTICE = 12 * 3600
CALL, REMINDER = "call", "reminder"


class Waiting(msgspec.Struct, frozen=True):
    """What a message can say of a decision."""

    game: str
    names: tuple[str, ...]
    """Of people: the other players if it is one's own decision, those who are asked if it is everybody's."""
    own: str = ""
    """The name of whoever is asked."""
    vote: bool = False


def question_key(room: Room) -> str:
    """Which decision it is that the table waits for: a vote, or else the open question."""
    return f"v{room.vote.number}" if room.vote is not None else f"q{room.playing.question}"


def waits(room: Room, now: int, offset: int) -> tuple[Wait, ...]:
    """Everybody whom the table waits for. `now` is the wall clock, `offset` how far the table's time is ahead of it."""
    if room.status != PLAYING or sum(seat.state != BOT for seat in room.seats) < 2:  # nobody else waits
        return ()
    asked = () if room.pause is not None else _waits(room, now, offset)  # nothing is answered then, and no time passes
    return (*asked, *_voters(room, now))


def motion_key(room: Room) -> str:
    """What concerns the table and is voted on while its game goes on."""
    return f"m{room.motion.number}" if room.motion is not None else ""


def _voters(room: Room, now: int) -> Iterator[Wait]:
    """Those whose vote is missing on what somebody proposes to the table."""
    motion = room.motion
    if motion is None:
        return
    asked, game = motions.voters(room, motion), room.settings.game
    people = [number for number, seat in enumerate(room.seats) if seat.state == PRESENT]
    for seat in asked:
        if seat not in motion.votes:
            others = tuple(room.seats[number].name for number in people if number != seat)
            body = _json(Waiting(game, others, room.seats[seat].name, vote=True))
            yield Wait(room.seats[seat].token, motion_key(room), CALL, now + GRACE, body)
    if asked:
        names = tuple(room.seats[seat].name for seat in asked)
        yield Wait(EVERYBODY, motion_key(room), CALL, now + PATIENCE, _json(Waiting(game, names, vote=True)))


def _waits(room: Room, now: int, offset: int) -> Iterator[Wait]:
    vote = room.vote
    people = [number for number, seat in enumerate(room.seats) if seat.state == PRESENT]
    if vote is not None:
        asked = voters(room, vote.seat)
        missing = [seat for seat in asked if seat not in vote.votes]
    else:
        asked = [each.seat for each in open_questions(room.playing.state) if each.seat in people]
        missing = automatic.waited_for(room)
    what, game = question_key(room), room.settings.game
    remind = _reminder(room, offset)
    for seat in missing:
        others = tuple(room.seats[number].name for number in people if number != seat)
        body = _json(Waiting(game, others, room.seats[seat].name, vote is not None))
        yield Wait(room.seats[seat].token, what, CALL, now + GRACE, body)
        if remind is not None:
            yield Wait(room.seats[seat].token, what, REMINDER, remind, body)
    if asked:
        names = tuple(room.seats[seat].name for seat in asked)
        yield Wait(EVERYBODY, what, CALL, now + PATIENCE, _json(Waiting(game, names, vote=vote is not None)))


def _reminder(room: Room, offset: int) -> int | None:
    """A quarter of the time before it ends, and never more than half a day."""
    until, seconds = clocks.deadline(room), clocks.allowance(room) // 1000
    if until is None or seconds < LEAST_CLOCK:
        return None
    return until - offset - min(seconds // 4, LONGEST_NOTICE) * 1000


def _json(waiting: Waiting) -> str:
    return msgspec.json.encode(waiting).decode()
