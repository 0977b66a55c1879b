"""Which Allies to pay with: the cheapest for the hand that stays, the best Companion counted in.

Each race gives bundles, and bundles of several races are joined; of those that bring the same value and leave the same
Companion only the best goes on, so that no power set of a hand is ever listed. Bots and the payment that is suggested
to a person both choose by it, each with measures of their own.
"""

from collections.abc import Callable
from typing import Final

from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.cards.lords import MASTER_OF_MAGIC
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.prices import Payment

Cards = tuple[int, ...]
Bundle = tuple[float, float, Cards]
"""What it costs the hand, what its Companion brings, and the Allies."""
Bundles = dict[tuple[int, int], Bundle]
"""By value (no more than the price) and by the rank of the Companion."""

ALLY_WORTH: Final = (0.0, 0.6, 1.5, 2.65, 3.9, 5.3)
"""What an Ally in hand is worth in influence points by its value, with turns enough to use it."""
PEARL_WORTH: Final = 1.05
"""A little more than the value that it fills: it fits every price, and buys Allies too."""


def rank_of_companions(free: Cards, options: Options) -> int:
    """How Allies paid rank for one whose Lords these are: 1, the weakest stays as Companion; -1, the strongest (Master
    of Magic); 0, any."""
    if MASTER_OF_MAGIC not in free:
        return 1
    return 0 if options.master_chooses else -1


class Purse:
    """How one seat judges payments: `keep` values the cards of one race in hand, `companion` a new Companion, and
    `rank` orders the Allies paid: the lowest becomes the Companion (`rank_of_companions`)."""

    __slots__ = ("_ways", "companion", "keep", "pearl", "rank")

    def __init__(
        self,
        keep: Callable[[Cards], float],
        companion: Callable[[int], float],
        pearl: float,
        rank: int,
    ) -> None:
        self.keep = keep
        self.companion = companion
        self.pearl = pearl
        self.rank = rank
        self._ways: dict[Cards, Bundles] = {}

    def ways(self, group: Cards) -> Bundles:
        """All that can be paid with Allies of one race, by value and by the rank of the Companion."""
        if group not in self._ways:
            self._ways[group] = self._list_ways(group)
        return self._ways[group]

    def _list_ways(self, group: Cards) -> Bundles:
        whole = self.keep(group)
        splits: dict[Cards, Cards] = {(): ()}
        for card in group:  # copies of a kind give the same split, so that their number stays small
            splits = {
                paid: kept
                for taken, rest in splits.items()
                for paid, kept in ((taken, (*rest, card)), ((*taken, card), rest))
            }
        del splits[()]
        ways: Bundles = {}
        for paid, kept in splits.items():
            rank = min([VALUE[card] * self.rank for card in paid])
            cost = whole - self.keep(kept)
            gain = max([self.companion(card) for card in paid if VALUE[card] * self.rank == rank])
            key = (sum([VALUE[card] for card in paid]), rank)
            known = ways.get(key)
            if known is None or cost - gain < known[0] - known[1]:
                ways[key] = (cost, gain, paid)
        return ways


def best_payment(hand: Cards, payment: Payment, purse: Purse) -> tuple[float, Cards] | None:
    """The net cost in points and the Allies to pay; None when the price is out of reach."""
    joined: list[Bundles] = [{} for _ in range(payment.races + 1)]
    joined[0][0, 9] = (0.0, 0.0, ())
    races_left = len({RACE[card] for card in hand})
    for race in range(5):
        group = tuple([card for card in hand if RACE[card] == race])
        if not group:
            if race == payment.must:
                return None
            continue
        races_left -= 1
        bundles = _bundles(group, payment.price, purse)
        must = race == payment.must
        for count in range(payment.races, 0, -1):
            if must:
                joined[count] = {}
            if payment.races - count <= races_left:
                _join(joined[count - 1], bundles, joined[count], payment.price)
        if must:
            joined[0] = {}
    best: tuple[float, Cards] | None = None
    for (value, _), (cost, gain, cards) in joined[payment.races].items():
        missing = payment.price - value
        if missing <= payment.pearls:
            net = cost - gain + missing * purse.pearl
            if best is None or net < best[0]:
                best = net, cards
    return best


def _bundles(group: Cards, price: int, purse: Purse) -> Bundles:
    """The useful ways to pay with Allies of one race, one at least; value beyond the price is lost."""
    bundles: Bundles = {}
    for (value, rank), bundle in purse.ways(group).items():
        key = (min(value, price), rank)
        known = bundles.get(key)
        if known is None or bundle[0] - bundle[1] < known[0] - known[1]:
            bundles[key] = bundle
    return bundles


def _join(before: Bundles, bundles: Bundles, after: Bundles, price: int) -> None:
    for (value, rank), (cost, gain, cards) in before.items():
        for (more, other), (added, promise, allies) in bundles.items():
            lowest = min(rank, other)
            total = min(value + more, price)
            if rank == other:
                companion = max(gain, promise)
            else:
                companion = gain if rank < other else promise
            key = (total, lowest)
            known = after.get(key)
            if known is None or cost + added - companion < known[0] - known[1]:
                after[key] = (cost + added, companion, cards + allies)
