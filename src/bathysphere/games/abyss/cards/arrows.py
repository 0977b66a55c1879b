"""Which steps a Lord brings when he arrives. The guilds' files fill these tables; whoever is not named brings none."""

from collections.abc import Callable

from bathysphere.engine import DONE, Next
from bathysphere.games.abyss.cards.lords import LORDS, lord

Arrival = Callable[[int], Next]
"""The steps for the seat at which a Lord arrives."""


def _nothing(seat: int) -> Next:
    return DONE


ARROWS: list[Arrival] = [_nothing] * len(LORDS)
"""Arrow abilities: once, on arrival (A10.7)."""

ON_EVERY_ARRIVAL: list[Arrival] = [_nothing] * len(LORDS)
"""What lasting abilities do at once on arrival, however the Lord arrives."""

ASKS_ITSELF: set[int] = set()
"""Lords whose arrow ability is optional anyway: its own question can be declined."""


def arrow(name: str, steps: Arrival, *, optional: bool = False) -> None:
    ARROWS[lord(name)] = steps
    if optional:
        ASKS_ITSELF.add(lord(name))


def on_every_arrival(name: str, steps: Arrival) -> None:
    ON_EVERY_ARRIVAL[lord(name)] = steps
