"""The 20 waypoints as printed: a table, its effects in the notation, and the names of what only one of them does."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, Final

from bathysphere.engine import InternalError, Value
from bathysphere.games.unfathomable.effects import Lists, Notation, specials

COPIES: Final = {2: 7, 3: 9, 4: 4}
"""How many cards have a distance."""
BASE_PRICE: Final = {2: 0, 3: 1, 4: 2}
"""The fuel that a distance costs before the effects (UL.32)."""

SPECIALS: Final = (
    # This card leaves the game, its distance with it; the top card of the deck is laid and resolved in its place, its
    # own price too.
    "lost_in_fog",
    # Each Deep One on deck moves to the water beside it.
    "deep_ones_overboard",
    # Each passenger on deck is defeated.
    "passengers_on_deck_defeated",
    # A passenger on deck is defeated, picked by the one who chose the card.
    "one_passenger_on_deck_defeated",
)


class Waypoint(Value, frozen=True, gc=False):
    id: str
    distance: int
    effects: str
    """The name of its list: what happens besides the base price."""


def _load() -> tuple[tuple[Waypoint, ...], Lists]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/waypoints/waypoints.toml").read_text("utf-8")
    lists: Lists = {}
    notation = Notation(lists)

    def waypoint(row: dict[str, Any]) -> Waypoint:
        return Waypoint(row["id"], row["distance"], notation.read(f"waypoints/{row['id']}", row["effects"]))

    waypoints = tuple(map(waypoint, tomllib.loads(text)["waypoint"]))
    if Counter(each.distance for each in waypoints) != COPIES:
        raise InternalError("the distances of the waypoints are not the printed ones")
    if any(not each.effects for each in waypoints):
        raise InternalError("a waypoint has no effect")
    if specials(lists) != set(SPECIALS):
        raise InternalError("the special effects of the waypoints are not the listed ones")
    return waypoints, lists


WAYPOINTS, LISTS = _load()
_NUMBER = {each.id: number for number, each in enumerate(WAYPOINTS)}


def waypoint(name: str) -> int:
    """The number of a waypoint, by the id in the table."""
    return _NUMBER[name]
