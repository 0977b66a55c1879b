"""Which steps a Lord brings when he arrives. The guilds' files fill these tables; a Lord that is not named brings
none."""

from collections.abc import Callable

from bathysphere.engine import DONE, InternalError, Next
from bathysphere.games.abyss.cards.lords import HAS_ARROW, LORDS, lord
from bathysphere.games.abyss.state import AbyssState

Arrival = Callable[[int], Next]
"""The steps for the seat at which a Lord arrives."""


Useful = Callable[[AbyssState, int], bool]
"""Whether an ability would do something for a seat now."""


def _nothing(seat: int) -> Next:
    return DONE


ARROWS: list[Arrival] = [_nothing] * len(LORDS)
"""Arrow abilities: once, on arrival (A10.7)."""

ON_EVERY_ARRIVAL: list[Arrival] = [_nothing] * len(LORDS)
"""What lasting abilities do at once on arrival, however the Lord arrives."""

ASKS_ITSELF: set[int] = set()
"""Lords whose arrow ability is optional anyway: its own question can be declined."""


USEFUL: dict[int, Useful] = {}
"""Lords whose arrow ability may find nothing to do: nobody need be asked then whether to use it."""


def arrow(name: str, steps: Arrival, *, optional: bool = False, useful: Useful | None = None) -> None:
    ARROWS[lord(name)] = steps
    if optional:
        ASKS_ITSELF.add(lord(name))
    if useful is not None:
        USEFUL[lord(name)] = useful


def on_every_arrival(name: str, steps: Arrival) -> None:
    ON_EVERY_ARRIVAL[lord(name)] = steps


def check_arrows() -> None:
    """Every Lord with an arrow, and nobody else, does something once on arrival."""
    for number, has_arrow in enumerate(HAS_ARROW):
        if has_arrow == (ARROWS[number] is _nothing):
            lord = LORDS[number].id
            raise InternalError(f"lords.toml and the calls of arrow() do not agree whether the {lord} has an arrow")
