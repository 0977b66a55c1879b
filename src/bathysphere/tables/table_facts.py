"""What can be said of a table without looking into its game: who sits there, how it was dealt, whether it is over.

A `Room` has it at every moment; a `StoredTable` keeps it as it was when the room was last stored, for those who only
look: they never wait until what somebody does is written, so that no stopwatch tells that somebody did.
"""

from typing import TYPE_CHECKING, Any

from bathysphere.engine import SPECTATOR, Game, InternalError, Record
from bathysphere.engine.deal_commitment import DealCommitment, commit
from bathysphere.tables import entries as log
from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.daily import is_closed
from bathysphere.tables.seat import Moment, Seat
from bathysphere.tables.settings import Settings

if TYPE_CHECKING:
    from bathysphere.tables.room import Room

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class TableFacts:
    """What a `Room` and a `StoredTable` have in common."""

    id: str
    settings: Settings
    secret: str
    invite: str
    made: int
    seats: list[Seat]
    maker: int
    """The first to sit down of those who are still here before the deal."""
    branch: bool
    """Whether this game is played on from a moment of another one: its deal is known."""
    halted: str
    """Why the game was broken off, by the id of a sentence (`halted-…`); empty if it was not."""
    rematch: str
    rematch_invite: str

    @property
    def status(self) -> str:
        raise InternalError("a face says how its game stands")

    @property
    def seed(self) -> str:
        raise InternalError("a face knows its deal")

    @property
    def was_covered(self) -> bool:
        raise InternalError("a face knows whether a bot gave an answer for somebody")

    @property
    def names(self) -> list[str]:
        """Players' names by seat; a player without one is called by number in the reader's language."""
        return [seat.name for seat in self.seats]

    def viewers(self) -> range:
        return range(SPECTATOR, len(self.seats))

    def seat_of(self, token: str) -> int | None:
        """The seat whose credential has this hash."""
        for number, seat in enumerate(self.seats):
            if token and seat.token == token:
                return number
        return None

    def all_open(self, now: int) -> bool:
        """Whether nothing of the deal is secret any more: it is over, here and for whoever else was dealt the same."""
        daily = self.settings.daily
        return self.status == OVER and (daily is None or is_closed(daily.day, now))

    def fair(self) -> DealCommitment | None:
        """What is revealed at the end; a game played on from another one has no deal of its own."""
        if self.branch:
            return None
        return DealCommitment(commit(self.secret), self.secret, tuple([seat.nonce for seat in self.seats]))


class StoredTable(TableFacts):
    """A room as it was stored. Cheap to make: what only grows is shared with the room, and looked at no further than
    it went then. A room replaces such lists when it cuts them."""

    def __init__(self, room: "Room") -> None:
        self.id = room.id
        self.number = room.number
        self.settings = room.settings
        self.secret = room.secret
        self.invite = room.invite
        self.made = room.made
        self.seats = [seat.copy() for seat in room.seats]
        self.maker = room.maker
        self.branch = room.branch
        self.halted = room.halted
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

    def spoken(self) -> list[log.Spoken]:
        return self._spoken[: self._statements]
