"""What a reader of the table would otherwise have to work out by the rules: who sits beside whom, who comes next, what
stands in the way of an exchange. Made from one seat's view, never from a state."""

from bathysphere.engine import Decision, Value
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE
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
    ring = [seat for seat in view.chairs if not view.out[seat]]
    beside = tuple([None if view.out[seat] else sides(view, seat) for seat in range(len(view.out))])
    order = ring if view.way == CLOCKWISE else ring[::-1]
    active = view.turn.seat
    if active in order:
        at = order.index(active)
        order = order[at:] + order[:at]
    partner = order[1] if len(order) > 1 and order[0] == active and not view.turn.closed else -1
    return ThingAids(tuple(order), beside, partner, hindrance(view, beside, partner))


def sides(view: ThingView, seat: int) -> Beside:
    left, door_left = look(view, seat, CLOCKWISE)
    right, door_right = look(view, seat, COUNTER_CLOCKWISE)
    if left == right:  # only two are left: any door parts them (T25.23)
        door_left = door_right = door_left or door_right
    return Beside(left, right, door_left, door_right)


def look(view: ThingView, seat: int, way: int) -> tuple[int, bool]:
    """The next player in a direction, and whether a door lies before them."""
    seats = len(view.chairs)
    place, door = view.chairs.index(seat), False
    while True:
        gap = place if way == CLOCKWISE else (place - 1) % seats
        door = door or view.doors[gap] > 0
        place = (place + way) % seats
        if not view.out[view.chairs[place]]:
            return view.chairs[place], door


def hindrance(view: ThingView, beside: tuple[Beside | None, ...], partner: int) -> str:
    near = beside[view.turn.seat]
    if partner < 0 or near is None:
        return ""
    if view.quarantine[view.turn.seat] or view.quarantine[partner]:
        return "quarantine"
    door = near.door_left if partner == near.left else near.door_right
    return "door" if door else ""
