"""The two shapes that nearly all steps of Abyss have: something that one seat does, or is asked."""

from typing import Final

from bathysphere.engine import Asks, Choice, Does
from bathysphere.games.abyss import events
from bathysphere.games.abyss.state import Abyss

DECLINE: Choice = ("decline",)
"""Of whatever an ability offers."""


class SeatDoes(Does[Abyss]):
    """Done by or for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatAsks(Asks[Abyss]):
    """Asked because of one seat: mostly of it, sometimes of its opponents."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


def gain_pearls(s: Abyss, seat: int, pearls: int, source: str) -> None:
    """From the treasury, which never runs out (A29.46). `source` names a Lord or a rule, for the log."""
    if pearls:
        s.pearls[seat] += pearls
        s.tell(events.PEARLS_GAINED, seat, pearls, source)
