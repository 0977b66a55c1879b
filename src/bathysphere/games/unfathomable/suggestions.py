"""What pays where cards of a total value are wanted: as little as will do. Which cards to discard or to add to a
check is a matter of judgement, and nothing is suggested there."""

from typing import Final

from bathysphere.engine import Choice, Decision, Suggests
from bathysphere.games.unfathomable.cards.skills.table import VALUE_OF
from bathysphere.games.unfathomable.components import Worth
from bathysphere.games.unfathomable.view import UnfathomableView


def cheapest(view: UnfathomableView, decision: Decision) -> Choice | None:
    """The least value that is enough, and of equal ones the fewest cards."""
    wanted = decision.picks
    assert isinstance(wanted, Worth)
    paid: dict[int, Choice] = {0: ()}
    for pick in decision.options:
        for value, chosen in sorted(paid.items(), reverse=True):
            total = value + VALUE_OF[pick[1]]
            if value < wanted.least and (total not in paid or len(chosen) + 1 < len(paid[total])):
                paid[total] = (*chosen, pick)
    enough = [value for value in paid if value >= wanted.least]
    return paid[min(enough)] if enough else None


SUGGESTS: Final[dict[str, Suggests]] = {"repair.pay": cheapest, "brig.pay": cheapest}
