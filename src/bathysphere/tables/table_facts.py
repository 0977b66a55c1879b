"""What can be said of a table without looking into its game: who sits there, how it was dealt, whether it is over.

A `Room` has it at every moment; a `StoredTable` keeps it as it was when the room was last stored, for those who only
look: they never wait until what somebody does is written, so that no stopwatch tells that somebody did.
"""

from bathysphere.engine import SPECTATOR, InternalError
from bathysphere.engine.deal_commitment import DealCommitment, commit
from bathysphere.tables.daily import is_closed
from bathysphere.tables.seat import ABSENT_SECONDS, GONE, PRESENT, Seat
from bathysphere.tables.settings import Settings

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
    before: str
    """The table of which this one is the rematch; empty if it is none."""
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

    def holds(self, viewer: int, token: str) -> bool:
        """Whether the credential of this hash is that of the seat; spectators need none."""
        return viewer < 0 or (viewer < len(self.seats) and self.seats[viewer].token == token)

    def all_open(self, now: int) -> bool:
        """Whether nothing of the deal is secret any more: it is over, here and for all others who were dealt it."""
        daily = self.settings.daily
        return self.status == OVER and (daily is None or is_closed(daily.day, now))

    def fair(self) -> DealCommitment | None:
        """What is revealed at the end; a game played on from another one has no deal of its own."""
        if self.branch:
            return None
        return DealCommitment(commit(self.secret), self.secret, tuple([seat.nonce for seat in self.seats]))

    def gone_from(self, seat: int) -> int | None:
        """Before the deal: from when on the others may free the seat of somebody who is gone."""
        each = self.seats[seat]
        if self.status != WAITING or each.state != PRESENT or each.presence != GONE:
            return None
        return each.seen_at + ABSENT_SECONDS[self.settings.clock.kind][0] * 1000
