"""What happened at a table beside its game: who stepped away and came back, what was taken back, what was agreed on.

Everybody may know it, spectators too, so there is one list for all. Notes only grow: what is taken back in the game
was still asked for.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from bathysphere.tables import entries as log
from bathysphere.tables.seat import AWAY, PRESENT
from bathysphere.tables.settings import Clock, Terms

if TYPE_CHECKING:
    from bathysphere.tables.room import Room


PACES = {"quick": 400, "steady": 900, "calm": 1800}
"""The paces that are offered, in milliseconds."""


class Note(msgspec.Struct, frozen=True):
    """`kind` is the end of the id of its sentence (`note-…`), `facts` what stands in it besides the name."""

    at: int
    kind: str
    seat: int = -1
    facts: dict[str, Any] = {}


def notes_of(room: "Room", entry: log.Entries) -> list[Note]:
    """What there is to note of an entry that is just about to be applied."""
    if room.play is None:
        return []
    match entry:
        case log.TermsChanged():
            return terms_notes(room, entry)
        case log.TakeBackClosed() if room.vote is not None:
            return [Note(entry.at, "taken-back" if entry.granted else "not-taken-back", room.vote.seat)]
        case log.MotionClosed(granted=False) if room.motion is not None:
            about = room.motion.seat if room.motion.target < 0 else room.motion.target
            return [Note(entry.at, f"refused-{room.motion.kind}", about)]
        case _:
            kind = _kind(room, entry)
            return [Note(entry.at, kind, entry.seat)] if kind else []


def _kind(room: "Room", entry: log.Entries) -> str:
    match entry:
        case log.SteppedBack():
            return "stepped-back"
        case log.WentAway() if room.seats[entry.seat].state == PRESENT:
            return f"covered-{entry.why}" if entry.why else "late" if entry.by_clock else "away"
        case log.GivenAway():
            return "released"
        case log.CameBack() if room.seats[entry.seat].state == AWAY:
            return "back"
        case log.Left():
            return "left"
        case log.Claimed() if room.seats[entry.seat].claim != entry.claim or not entry.claim:
            return "took-over"
        case log.Paused():
            return "paused"
        case log.Resumed():
            return "resumed"
        case log.Halted(reason="abandoned"):
            return "abandoned"
        case _:
            return ""


def terms_notes(room: "Room", entry: log.TermsChanged) -> list[Note]:
    """A line for each thing that is otherwise now."""
    return [Note(entry.at, kind, entry.seat, facts) for kind, facts in changes(room, entry.terms)]


def changes(room: "Room", then: Terms | None) -> list[tuple[str, dict[str, Any]]]:
    """What other terms than those of the table would change, by the end of the id of its sentence, with its facts."""
    now = room.settings.terms
    if then is None:
        return []
    found: list[tuple[str, dict[str, Any]]] = []
    if now.clock != then.clock:
        found.append((f"clock-{then.clock.kind}{'-bank' if then.clock.bank else ''}", clock_facts(then.clock)))
    if now.pace != then.pace:
        found.append((f"pace-{pace_name(then.pace)}", {}))
    if now.chat != then.chat:
        found.append((f"chat-{then.chat}", {}))
    if now.cover_after != then.cover_after:
        seconds = then.cover_after
        facts = {"minutes": seconds // 60, "hours": seconds // 3600, "days": seconds // 86400}
        found.append(("gone" if seconds else "gone-never", facts))
    return found


def pace_name(pace: int) -> str:
    """What a pace is called, by the nearest of those that have a name."""
    return min(PACES, key=lambda name: abs(PACES[name] - pace))


def clock_facts(clock: Clock) -> dict[str, Any]:
    bank = {"bank_minutes": clock.bank // 60, "bank_days": clock.bank // 86400, "bank_hours": clock.bank // 3600}
    return {"seconds": clock.seconds, "hours": clock.seconds // 3600, "days": clock.seconds // 86400} | bank
