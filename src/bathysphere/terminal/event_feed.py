"""What one person hears at a table: the events that his seat is told, and what others say, each at its place."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bathysphere.engine import Choice, SeenEvent
from bathysphere.tables import Table


class Said(NamedTuple):
    """A statement (`Game.talk`), and who made it."""

    seat: int
    statement: Choice


class EventFeed:
    """A person's ears. Bots speak before one of them moves, so that who hears them follows from the position before;
    those who are out may talk among themselves."""

    def __init__(self, table: Table, person: int) -> None:
        self.table = table
        self.person = person
        self._said: list[tuple[int, Said]] = []
        """Each with the number of events that had been told before it."""

    def play_bot(self) -> int | None:
        """Let one bot move, and listen."""
        heard, audible = self._now()
        known = len(self.table.said)
        moved = self.table.play_bot()
        self._listen(known, heard, audible)
        return moved

    def tell(self, statement: Any) -> None:
        """Say something, and hear what is replied."""
        heard, audible = self._now()
        known = len(self.table.said)
        self.table.tell(self.person, statement)
        self._listen(known, heard, audible)

    def lines(self) -> Sequence[SeenEvent | Said]:
        """Events and statements in the order in which they came."""
        told = self.table.log(self.person)
        if not self._said:
            return told
        lines: list[SeenEvent | Said] = []
        at = 0
        for heard, said in self._said:
            lines += [*told[at:heard], said]
            at = heard
        return lines + told[at:]

    def _now(self) -> tuple[int, list[bool]]:
        """How much has been told, and whose voice reaches this person."""
        table = self.table
        masks = [table.game.audience(table.state, seat) for seat in range(table.state.seats)]
        audible = [
            seat == self.person or mask is None or bool(mask >> self.person & 1) for seat, mask in enumerate(masks)
        ]
        return len(table.log(self.person)), audible

    def _listen(self, known: int, heard: int, audible: list[bool]) -> None:
        self._said += [(heard, Said(seat, what)) for seat, what in self.table.said[known:] if audible[seat]]
