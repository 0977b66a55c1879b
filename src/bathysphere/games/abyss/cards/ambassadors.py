"""Ambassadors (A21.27 to A21.30): each controls a location at once, with his own keys alone."""

from bathysphere.engine import DONE, Next, SeatDoes, with_fields
from bathysphere.games.abyss.cards.arrows import Arrival, arrow
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.control import KeepTile, draw_tiles


@with_fields
class AmbassadorControls(SeatDoes[AbyssState]):
    """Draw tiles, keep one over this Lord, make the others available; with an empty pile nothing happens (A29.38)."""

    lord: int
    number: int
    rules = ("A21.27", "A21.28", "A21.29", "A21.30", "A29.34", "A29.38")

    def run(self, s: AbyssState) -> Next:
        if not s.pile:
            return DONE
        draw_tiles(s, self.seat, self.number)
        return (KeepTile(self.seat, (self.lord,), 0),)


def _draws(number: int, name: str) -> Arrival:
    return lambda seat: (AmbassadorControls(seat, lord(name), number),)


def _pile_left(s: AbyssState, seat: int) -> bool:
    return bool(s.pile)


arrow("hermit", _draws(1, "hermit"), useful=_pile_left)
arrow("sage", _draws(2, "sage"), useful=_pile_left)
arrow("elder", _draws(3, "elder"), useful=_pile_left)
