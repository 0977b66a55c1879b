"""Shapes that many steps have in every game: something that one seat does, or that is asked because of it."""

from typing import Final

from bathysphere.engine.step import Asks, Does, S


class SeatDoes(Does[S]):
    """Done by or for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatAsks(Asks[S]):
    """Asked because of one seat: mostly of it, sometimes of others."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
