"""What a sensible player would pick where several picks make one answer: the cheapest payment, the Allies and keys that
are missed least. By plain measures, and by what the seat sees: a person changes it where they have plans."""

from typing import Final

from bathysphere.engine import Choice, Decision, Suggests
from bathysphere.games.abyss.cards.allies import RACE, RACES, VALUE, ally_options
from bathysphere.games.abyss.cards.lords import LORDS, POINTS
from bathysphere.games.abyss.components import TOKEN
from bathysphere.games.abyss.prices import Payment
from bathysphere.games.abyss.purse import ALLY_WORTH, Cards, Purse, best_payment, rank_of_companions
from bathysphere.games.abyss.view import AbyssView

PEARL: Final = 2.0
"""More than a bot asks for one, which knows what it will buy: whoever keeps a pearl keeps a choice."""
TIE: Final = 0.02
"""What a pearl is worth when there is nothing left to buy: of equal payments the one without it."""


def cheapest_payment(view: AbyssView, decision: Decision) -> Choice | None:
    """Low Allies rather than high ones and Allies rather than pearls, unless a better Companion is worth it. In a
    seat's last turn only what still brings points counts."""
    payment = decision.picks
    assert isinstance(payment, Payment)
    last = view.last_turns >= 0 and not view.turn.extra
    best = [0] * len(RACES)
    for kind in view.companions[view.seat]:
        best[RACE[kind]] = max(best[RACE[kind]], VALUE[kind])

    def companion(kind: int) -> float:
        return max(0.0, VALUE[kind] - best[RACE[kind]])

    def keep(kinds: Cards) -> float:
        if last:
            return companion(kinds[0]) if kinds else 0.0  # the weakest may join at the end
        return sum([ALLY_WORTH[VALUE[kind]] for kind in kinds])

    rank = rank_of_companions(view.free[view.seat], view.options)
    found = best_payment(view.hand, payment, Purse(keep, companion, TIE if last else PEARL, rank))
    return ally_options(tuple(sorted(found[1]))) if found is not None else None


def named_by_rule(view: AbyssView, decision: Decision) -> Choice | None:
    """The rule names what is missed least."""
    return decision.default


def idle_keys(view: AbyssView, decision: Decision) -> Choice | None:
    """Lords that have no lasting ability to lose, then tokens, then the Lords with the fewest points."""

    def loss(piece: Choice) -> float:
        if piece == TOKEN:
            return 0.5
        lord = piece[1]
        return 1.0 + POINTS[lord] if LORDS[lord].kind == "lasting" else 0.0

    chosen: Choice = ()
    while not decision.enough(chosen):
        chosen = decision.with_pick(chosen, min(decision.more(chosen), key=loss))
    return chosen


SUGGESTS: Final[dict[str, Suggests]] = {
    "recruit.pay": cheapest_payment,
    "commander.discard": named_by_rule,
    "control.keys": idle_keys,
}
