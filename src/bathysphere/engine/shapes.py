"""Shapes that many steps have in every game: something that one seat does, or that is asked because of it."""

from bathysphere.engine.step import Asks, Does, S, with_fields


@with_fields
class SeatDoes(Does[S]):
    """Done by or for one seat."""

    seat: int


@with_fields
class SeatAsks(Asks[S]):
    """Asked because of one seat: mostly of it, sometimes of others."""

    seat: int
