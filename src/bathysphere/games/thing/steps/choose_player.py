"""A question in which one player names another."""

from typing import ClassVar

from bathysphere.engine import Bar, Choice, Decision, InternalError, SeatAsks, silent
from bathysphere.games.thing.state import ThingState


class Choose(SeatAsks[ThingState]):
    """One player names another."""

    kind: ClassVar[str]

    @staticmethod
    def offers(s: ThingState, seat: int, bar: Bar = silent) -> list[Choice]:
        """Who can be named."""
        raise InternalError("a question for a player does not say whom it reaches")

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, self.kind, tuple(self.offers(s, self.seat)))]
