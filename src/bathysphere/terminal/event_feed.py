"""What one person hears at a table: the events that their seat is told, and what others say, each at its place."""

from collections.abc import Sequence
from typing import NamedTuple

from bathysphere.engine import Choice, SeenEvent
from bathysphere.tables import LocalTable


class Said(NamedTuple):
    """A statement (`Game.talk`), and who made it."""

    seat: int
    statement: Choice


def heard_by(person: int, table: LocalTable) -> Sequence[SeenEvent | Said]:
    """Events and statements in the order in which they came."""
    told, marks = table.log(person), table.play.marks
    lines: list[SeenEvent | Said] = []
    at = 0
    for spoken in table.room.talk.spoken:
        if spoken.hears is None or spoken.hears >> person & 1:
            before = marks[spoken.answers][person]
            lines += [*told[at:before], Said(spoken.seat, spoken.statement)]
            at = before
    return [*lines, *told[at:]] if lines else told
