"""What a reader of the board can count up from their view: prices, points so far, and what a location would bring."""

from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.components import keys_table
from bathysphere.games.abyss.prices import Terms
from bathysphere.games.abyss.score import Estate, location_points, score
from bathysphere.games.abyss.view import AbyssView


def terms(view: AbyssView) -> Terms | None:
    """What recruiting costs the reader; spectators see printed prices."""
    return Terms(view.free, view.options, view.seat) if view.seat >= 0 else None


def points_so_far(view: AbyssView, seat: int) -> int:
    """Final Companions and others' Monster tokens still come on top."""
    if view.outcome is not None:
        return view.outcome.total(seat)
    return score(view, seat, view.options).total


def location_worth(view: AbyssView, tile: int, seat: int) -> int:
    """What a location brings, or would bring, this seat as things stand."""
    rivals = [other for who, places in enumerate(view.places) if who != seat for other, _ in places]
    return location_points(LOCATIONS[tile], Estate(view, seat, view.options), rivals)


def keys_on(view: AbyssView, lord: int) -> int:
    return keys_table(view.options)[lord]


def keys_held(view: AbyssView, seat: int) -> int:
    """Tokens and the icons of working Lords."""
    return view.keys[seat] + sum(keys_on(view, lord) for lord in view.free[seat])
