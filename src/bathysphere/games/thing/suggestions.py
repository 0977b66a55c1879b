"""What a sensible player would discard where several cards go at once: what is missed least in their role."""

from typing import Final

from bathysphere.engine import Choice, Decision, Suggests, without
from bathysphere.games.thing.cards.worth import KEEP_HUMAN, KEEP_INFECTED, KEEP_THING, SECOND_COPY
from bathysphere.games.thing.roles import HUMAN
from bathysphere.games.thing.view import ThingView


def missed_least(view: ThingView, decision: Decision) -> Choice:
    """One by one; of several copies the second is missed less than the first."""
    keep = (KEEP_HUMAN, KEEP_INFECTED, KEEP_THING)[max(HUMAN, view.role)]
    hand, chosen = view.hand, ()

    def worth(pick: Choice) -> float:
        value = keep[pick[1]]
        return value * SECOND_COPY ** (hand.count(pick[1]) - 1) if value > 0 else value

    while not decision.enough(chosen):
        pick = min(decision.more(chosen), key=worth)
        hand, chosen = without(hand, pick[1]), decision.with_pick(chosen, pick)
    return chosen


SUGGESTS: Final[dict[str, Suggests]] = {"forgetful.discard": missed_least}
