"""Standing orders for the many moments at which everybody might react: most of them interest nobody, and an evening of
six people must not drag. They never make a window shorter, so that a pause gives nobody away."""

from typing import Annotated, Literal

from msgspec import Meta

from bathysphere.engine import PASS, Choice, Decision, Value
from bathysphere.games.unfathomable.checks import total
from bathysphere.games.unfathomable.components import REST
from bathysphere.games.unfathomable.view import UnfathomableView

LOWEST, HIGHEST = -99, 99
Total = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]


class UnfathomableOrders(Value, frozen=True, gc=False):
    """At first a player is asked whenever they might react."""

    rolls: Literal["ask", "attacks", "pass"] = "ask"
    """Before and after a die is thrown: always, in attacks only, or never."""
    checks: Literal["ask", "pass"] = "ask"
    """Before cards are added to a check."""
    totals: Literal["ask", "between", "pass"] = "ask"
    """When the total of a check is known: always, if it lies between these two, or never."""
    least: Total = LOWEST
    most: Total = HIGHEST
    defeats: Literal["ask", "own", "pass"] = "ask"
    """When somebody would be defeated: always, if it is this player, or never."""
    order: Literal["ask", "any"] = "ask"
    """In which order deep ones act, when that is the player's to say."""


def follow(orders: UnfathomableOrders, view: UnfathomableView, decision: Decision) -> Choice | None:
    """PASS where the orders say so; None: ask."""
    kind = decision.kind
    if kind == "deep_ones.order":
        return REST if orders.order == "any" else None
    if kind in _PASSES:
        return PASS if _PASSES[kind](orders, view) else None
    return None


def _roll(orders: UnfathomableOrders, view: UnfathomableView) -> bool:
    attack = view.roll is not None and view.roll.attack
    return orders.rolls == "pass" or (orders.rolls == "attacks" and not attack)


def _total(orders: UnfathomableOrders, view: UnfathomableView) -> bool:
    if orders.totals != "between" or view.check is None:
        return orders.totals == "pass"
    return not orders.least <= total(view.check) <= orders.most


def _defeat(orders: UnfathomableOrders, view: UnfathomableView) -> bool:
    return orders.defeats == "pass" or (orders.defeats == "own" and view.victim != view.seat)


_PASSES = {
    "roll.before": _roll,
    "roll.after": _roll,
    "check.before": lambda orders, view: orders.checks == "pass",
    "check.after": _total,
    "defeat.character": _defeat,
    "defeat.passenger": _defeat,
}
