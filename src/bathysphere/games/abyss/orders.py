"""Standing orders for the Allies that others reveal: which ones interest a player, so that the rest is quick."""

from typing import Annotated, Literal

from msgspec import Meta

from bathysphere.engine import PASS, Choice, Decision, Value
from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.components import MOST_SEATS
from bathysphere.games.abyss.view import AbyssView

NEVER = 6
"""A least value that no Ally has."""
HIGHEST_PRICE = MOST_SEATS - 1
"""Each opponent buys at most one Ally a turn, and each Ally is a pearl dearer (A6.9, A6.11)."""

LeastValue = Annotated[int, Meta(ge=1, le=NEVER)]
Price = Annotated[int, Meta(ge=1, le=HIGHEST_PRICE)]


class AbyssOrders(Value, frozen=True, gc=False):
    """While they are on, an Ally that does not fit is passed on without asking. At first every Ally fits."""

    on: bool = False
    least: tuple[LeastValue, LeastValue, LeastValue, LeastValue, LeastValue] = (1, 1, 1, 1, 1)
    """By race: the least value that interests the player; 6: none."""
    price: Price = HIGHEST_PRICE
    """The most pearls to pay."""
    fits: Literal["buy", "ask"] = "ask"
    """What to do about an Ally that interests the player."""


def follow(orders: AbyssOrders, view: AbyssView, decision: Decision) -> Choice | None:
    if not orders.on or decision.kind != "explore.buy":
        return None
    buy = decision.options[-1]
    kind = buy[1]
    if VALUE[kind] < orders.least[RACE[kind]] or view.turn.price > orders.price:
        return PASS
    return buy if orders.fits == "buy" else None
