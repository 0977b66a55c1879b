"""A table as it was when it was last stored."""

from typing import Any

from bathysphere.engine import Game, InternalError, Record
from bathysphere.tables import entries as log
from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.room import Room
from bathysphere.tables.seat import Moment
from bathysphere.tables.table_facts import TableFacts


class StoredTable(TableFacts):
    """A room as it was stored. Cheap to make: what only grows is shared with the room, and looked at no further than
    it went then. A room replaces such lists when it cuts them."""

    def __init__(self, room: Room, before: "StoredTable | None" = None) -> None:
        """`before` is the same room as it was stored then: who sits where changes seldom."""
        self.id = room.id
        self.number = room.number
        self.settings = room.settings
        self.secret = room.secret
        self.invite = room.invite
        self.made = room.made
        seated = before is not None and room.facts_changed <= before.number
        self.seats = before.seats if before is not None and seated else [seat.copy() for seat in room.seats]
        self.maker = room.maker
        self.branch = room.branch
        self.halted = room.halted
        self.before = room.before
        self.rematch, self.rematch_invite = room.rematch, room.rematch_invite
        self._status = room.status
        self._covered = room.settings.daily is not None and room.was_covered
        play = room.play
        self.game: Game[Any] | None = play.game if play is not None else None
        self._record = play.record if play is not None else None
        self._lines = play.record.answers if play is not None else []
        self.answers = len(self._lines)
        self._moments = room.moments
        self._marks = play.marks if play is not None else []
        self._told = play.told if play is not None else []
        self.checkpoints = play.checkpoints if play is not None else Checkpoints()
        self._said, self._said_at = room.talk.said, room.talk.moments
        self._number_said = len(room.talk.said)
        self._spoken = room.talk.spoken
        self._statements = len(room.talk.spoken)

    @property
    def status(self) -> str:
        return self._status

    @property
    def seed(self) -> str:
        return self.record().header.seed

    @property
    def was_covered(self) -> bool:
        return self._covered

    def record(self) -> Record:
        """The game until then, as a copy."""
        if self._record is None:
            raise InternalError("nothing has been dealt here")
        return Record(self._record.header, self._lines[: self.answers])

    def is_current(self, record: Record) -> bool:
        """Whether what is learned about this game holds for that record: it has only grown since."""
        return record.answers is self._lines

    def lines_before(self, moment: int, viewer: int | None) -> int:
        """How many lines of the log this viewer (None: everybody together) had read before what led to a moment."""
        if not moment:
            return 0
        return self._told[moment - 1] if viewer is None else self._marks[moment - 1][viewer]

    def moments(self) -> list[Moment]:
        return self._moments[: self.answers + 1]

    def heard(self, viewer: int | None) -> list[tuple[int, log.Said]]:
        """All that this viewer (None: everybody together) heard while the game lasted, each with its moment."""
        said = zip(self._said_at[: self._number_said], self._said[: self._number_said], strict=True)
        return [(moment, each) for moment, each in said if viewer is None or each.heard_by(viewer)]

    def spoken(self) -> list[log.Spoken]:
        return self._spoken[: self._statements]
