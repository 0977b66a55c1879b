"""How long those who are asked may think: so long for each decision, and beyond that out of a bank.

A decision adds its time to the bank and takes from it what was used; a bank is never fuller than at the deal. Where
several are asked at once, or answers are sealed, all their clocks run until the question closes, and it closes at the
latest when the fullest bank among them is empty. So what a bank holds follows from what everybody sees, from who was
asked and when the question closed, and tells nothing of who answered when.

Time in which no server ran counts for nobody, nor does that of a pause.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from bathysphere.engine import open_questions
from bathysphere.tables import entries as log
from bathysphere.tables.seat import GONE, PRESENT
from bathysphere.tables.settings import Clock
from bathysphere.tables.table_facts import PLAYING

if TYPE_CHECKING:
    from bathysphere.tables.room import Room

LEAST_OUTAGE = 1_000
"""Milliseconds; less than that is nobody's loss."""

Span = tuple[int, int]


class Banks(msgspec.Struct, frozen=True):
    """What is left for each seat, in milliseconds."""

    left: tuple[int, ...]
    gained: tuple[int, ...]
    """By how much the latest decision filled each of them: stepping back from it takes that away again."""

    @classmethod
    def full(cls, seats: int, clock: Clock) -> "Banks":
        return cls((clock.bank * 1000,) * seats, (0,) * seats)

    def settled(self, left: Sequence[int]) -> "Banks":
        gained = [max(0, now - before) for now, before in zip(left, self.left, strict=True)]
        return Banks(tuple(left), tuple(gained))

    def stepped_back(self, seat: int) -> "Banks":
        left = self.left[seat] - self.gained[seat]
        return Banks(_with(self.left, seat, left), _with(self.gained, seat, 0))

    def left_by(self, seat: int, clock: Clock, thought: int) -> "Banks":
        """Whoever goes away while they are asked has used what they used, and gains nothing."""
        left = max(0, min(self.left[seat], self.left[seat] + clock.seconds * 1000 - thought))
        return Banks(_with(self.left, seat, left), self.gained)


def _with(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])


def asked(room: "Room") -> list[int]:
    """People who are asked and not away, whether or not they have answered."""
    found = open_questions(room.playing.state) if room.status == PLAYING else []
    return [each.seat for each in found if room.seats[each.seat].state == PRESENT]


def allowance(room: "Room") -> int:
    """How long the open question stays open at most, in milliseconds."""
    clock = room.settings.clock
    fullest = max((room.banks.left[seat] for seat in asked(room)), default=0) if clock.bank else 0
    return clock.seconds * 1000 + fullest


def deadline(room: "Room") -> int | None:
    """When a bot will cover those who have not answered; the same for all who are asked."""
    if room.status != PLAYING or room.settings.clock.kind == "none" or room.vote is not None or room.pause is not None:
        return None
    return room.since + allowance(room)


def banked(room: "Room", now: int) -> list[log.Entries]:
    """What the banks hold when the open question closes now: all who were asked have thought for as long."""
    clock = room.settings.clock
    if not clock.bank:
        return []
    left, more = [*room.banks.left], clock.seconds * 1000 - max(0, now - room.since)
    for seat in asked(room):
        left[seat] = max(0, min(clock.bank * 1000, left[seat] + more))
    return [] if tuple(left) == room.banks.left else [log.Banked(at=now, left=tuple(left))]


# -- time that counts for nobody


def stood(room: "Room", outages: Iterable[Span], now: int) -> list[log.Entries]:
    """The entry by which the table takes note that no server ran, if that was while anything was timed there."""
    times = _timed(room)
    spans = [
        (began, ended)
        for began, ended in outages
        if ended > room.stood_until and ended - began >= LEAST_OUTAGE and times and ended > min(times)
    ]
    return [log.Stood(at=max(now, spans[-1][1]), spans=tuple(spans))] if spans else []


def _timed(room: "Room") -> list[int]:
    """When whatever is timed at a table began."""
    if room.status != PLAYING:
        return []
    if room.pause is not None:
        return [room.motion.at] if room.motion is not None else []
    times = [room.since] if room.settings.clock.kind != "none" else []
    times += [vote.at for vote in (room.vote, room.motion) if vote is not None]
    if room.settings.cover_after:
        times += [seat.seen_at for seat in room.seats if seat.state == PRESENT and seat.presence == GONE]
    return times


def shifted(moment: int, began: int, ended: int) -> int:
    """When something began of which the time between these moments does not count."""
    return moment + ended - began if moment <= began else max(moment, ended)


def skip(room: "Room", began: int, ended: int) -> None:
    """As if no time had passed between these moments."""
    if room.motion is not None:
        room.motion.at = shifted(room.motion.at, began, ended)
    if room.pause is None:
        skip_in_game(room, began, ended)


def skip_in_game(room: "Room", began: int, ended: int) -> None:
    """A pause is none for those who vote on what concerns the table."""
    room.since = shifted(room.since, began, ended)
    if room.vote is not None:
        room.vote.at = shifted(room.vote.at, began, ended)
    for seat in room.seats:
        if seat.state == PRESENT and seat.presence == GONE:
            seat.seen_at = shifted(seat.seen_at, began, ended)
