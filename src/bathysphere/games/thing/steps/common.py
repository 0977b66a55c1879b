"""What steps of all chapters use: options that come up everywhere, made once, and the naming of a player."""

from typing import Final

from bathysphere.engine import Broken, Choice, Decision, SeatAsks
from bathysphere.games.thing.cards.kinds import FIRST_PANIC
from bathysphere.games.thing.roles import MOST_SEATS
from bathysphere.games.thing.state import Hut

DISCARD: Final[list[Choice]] = [("discard", card) for card in range(FIRST_PANIC)]
PLAY: Final[list[Choice]] = [("play", card) for card in range(FIRST_PANIC)]
PLAY_ON: Final[list[list[Choice]]] = [
    [("play", card, target) for target in range(MOST_SEATS)] for card in range(FIRST_PANIC)
]
GIVE: Final[list[Choice]] = [("give", card) for card in range(FIRST_PANIC)]


class Choose(SeatAsks[Hut]):
    """One player names another."""

    __slots__ = ()
    kind: str

    def others(self, s: Hut) -> list[int]:
        """Who can be named."""
        raise Broken(f"{type(self).__name__} does not say whom it reaches")

    def ask(self, s: Hut) -> list[Decision]:
        return [Decision(self.seat, self.kind, tuple([("choose", other) for other in self.others(s)]))]
