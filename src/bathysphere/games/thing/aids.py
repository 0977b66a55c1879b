"""What a reader of the table would otherwise have to work out by the rules: who sits beside whom, who comes next, what
stands in the way of an exchange. Asks the rules about the table as one seat sees it."""

from functools import lru_cache

from bathysphere.engine import Cards, Decision, Value
from bathysphere.games.thing.components import Turn
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, NOBODY
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.state_from_view import NO_KEY
from bathysphere.games.thing.steps.exchange import obstacle_between
from bathysphere.games.thing.view import ThingView


class Beside(Value, frozen=True, gc=False):
    """The neighbours of a player in play, and whether a Barred Door parts them."""

    left: int
    right: int
    door_left: bool
    door_right: bool


class ThingAids(Value, frozen=True, gc=False):
    """Beside the view; the same for all readers."""

    order: tuple[int, ...]
    """Those in play, in the direction of play, from whose turn it is."""
    beside: tuple[Beside | None, ...]
    """By seat; None for those who are out."""
    partner: int
    """With whom this turn's exchange is due as things stand; -1 if no exchange follows."""
    hindrance: str
    """What prevents that exchange: "door", "quarantine" or ""."""


def aids(view: ThingView, decision: Decision | None) -> ThingAids:
    return _aids(view.chairs, view.out, view.doors, view.quarantine, view.way, view.turn)


@lru_cache(64)
def _aids(chairs: Cards, out: tuple[bool, ...], doors: Cards, quarantine: Cards, way: int, turn: Turn) -> ThingAids:
    """Worked out once for all readers: the rules are asked about a table of which only what everybody sees is known."""
    s = ThingState(len(out), NO_KEY)
    s.chairs, s.out, s.doors, s.quarantine = list(chairs), list(out), list(doors), list(quarantine)
    s.way, s.turn = way, turn
    active = s.turn.seat
    beside = tuple([None if s.out[seat] else sides(s, seat) for seat in range(s.seats)])
    ring = s.living()
    first = active if not s.out[active] else ring[0 if s.way == CLOCKWISE else -1]
    order = s.in_order(first)
    partner = order[1] if len(order) > 1 and not s.out[active] and not s.turn.closed else NOBODY
    prevented = obstacle_between(s, active, partner) if partner != NOBODY else ""
    return ThingAids(tuple(order), beside, partner, prevented)


def sides(s: ThingState, seat: int) -> Beside:
    left, right = s.neighbour(seat, CLOCKWISE), s.neighbour(seat, COUNTER_CLOCKWISE)
    return Beside(left, right, s.barred(seat, left), s.barred(seat, right))
