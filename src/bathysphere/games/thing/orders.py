"""Standing orders: what a player may leave to the table."""

from bathysphere.engine import Choice, Decision, Value
from bathysphere.games.thing.components import ANNOUNCE
from bathysphere.games.thing.roles import HUMAN
from bathysphere.games.thing.view import ThingView


class ThingOrders(Value, frozen=True, gc=False):
    """None of them lets the time an answer takes tell anything about a hand: what is answered is plain to everybody."""

    announce: bool = False
    """Announce at the first allowed moment at which no human is left. Anybody may leave it; it works for the Thing."""
    turn_over: bool = False
    """Turn the panic card over that everybody sees on top of the deck: there is nothing to decide about it."""


def follow(orders: ThingOrders, decision: Decision) -> Choice | None:
    return decision.options[0] if orders.turn_over and decision.kind == "turn.panic" else None


def interjects(orders: ThingOrders, view: ThingView, options: tuple[Choice, ...]) -> Choice | None:
    """Only the Thing is ever offered an announcement, and it knows all roles (T9.7)."""
    if not orders.announce or ANNOUNCE not in options:
        return None
    human = any(role == HUMAN and not out for role, out in zip(view.roles, view.out, strict=True))
    return None if human else ANNOUNCE
