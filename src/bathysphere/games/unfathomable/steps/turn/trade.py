"""Trade (U4.6): the players in a space change items. Everybody offers once, in secret; then all see the whole, and what
hangs together happens if all agree who give or get something in it (UQ.53)."""

from collections.abc import Sequence

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Decision,
    Next,
    Picks,
    Refused,
    SeatAsks,
    distinct,
    left_over,
    with_card,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS
from bathysphere.games.unfathomable.components import NOTHING, Offer
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.improvements import ChooseImprovement, lose_item
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES, Source

AGREE: Choice = ("agree",)
REFUSE: Choice = ("refuse",)


class Gifts(Picks, frozen=True, gc=False):
    """Any number of items, each to one player."""

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        given = [item for _, item, _ in chosen]
        return distinct([option for option in left_over(options, chosen) if option[1] not in given])

    def enough(self, chosen: Choice) -> bool:
        return len({item for _, item, _ in chosen}) == len(chosen)

    def refusal(self, chosen: Choice) -> Refused:
        return Refused("item_given_twice")


def trades(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Among the players in a human's space, if there is somebody and something (U4.6, UQ.49); revealed traitors and
    the brig are no obstacle (UQ.12)."""
    here = s.places[seat]
    if s.places.count(here) == 1:
        return bar(("trade",), "nobody_here")
    return [("trade",)] if any(s.items[other] for other in s.here(here)) else bar(("trade",), "nothing_to_trade")


def no_trade(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return bar(("trade",), "not_for_traitors")


def start_trade(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.ACTION, seat, "trade", NOTHING, NOTHING)
    return (MakeOffers(seat),)


SOURCES["trade"] = Source(trades, start_trade, human=True, closed=no_trade)


class MakeOffers(SeatAsks[UnfathomableState]):
    """Everybody who has items says which of them go to whom, and nobody knows yet what the others say (UD.18)."""

    rules = ("U4.6", "U4.6a", "U4.6a.2", "U9.7b2", "UD.18", "UQ.12")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        here = s.here(s.places[self.seat])
        return [
            Decision(giver, "trade.offer", self._gifts(s, giver, here), picks=Gifts())
            for giver in here
            if s.items[giver]
        ]

    def _gifts(self, s: UnfathomableState, giver: int, here: list[int]) -> tuple[Choice, ...]:
        others = sorted([seat for seat in here if seat != giver])
        return tuple([("give", item, seat) for item in s.items[giver] for seat in others])

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        offers = [Offer(giver, tuple([(item, to) for _, item, to in gifts])) for giver, gifts in answers.items()]
        s.offers = tuple([offer for offer in offers if offer.gifts])
        if not s.offers:
            s.tell(events.TRADE_FAILED, self.seat)
            return DONE
        s.tell(events.TRADE_OFFERED, self.seat, tuple(transfers(s)))
        return (AgreeToTrade(self.seat),)


def transfers(s: UnfathomableState) -> list[tuple[int, int, int]]:
    """Who gives what to whom."""
    return [(offer.seat, item, to) for offer in s.offers for item, to in offer.gifts]


def partners(moves: list[tuple[int, int, int]], seat: int) -> set[int]:
    """With whom a player's gifts hang together: givers and receivers, and again theirs."""
    found = {seat}
    while more := {each for giver, _, to in moves if {giver, to} & found for each in (giver, to)} - found:
        found |= more
    return found


class AgreeToTrade(SeatAsks[UnfathomableState]):
    """A transfer happens if everybody agrees who gives or gets something in what hangs together with it; a player who
    only stands by is not asked (UD.18, UQ.53)."""

    rules = ("U4.6a", "U4.6a.2", "U9.8a", "U9.8b", "UD.18", "UD.19", "UQ.53")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        part = {seat for giver, _, to in transfers(s) for seat in (giver, to)}
        return [Decision(seat, "trade.agree", (AGREE, REFUSE), REFUSE) for seat in s.around() if seat in part]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        offered, s.offers = transfers(s), ()
        against = {seat for seat, choice in answers.items() if choice == REFUSE}
        moved = [each for each in offered if not partners(offered, each[0]) & against]
        if not moved:
            s.tell(events.TRADE_FAILED, self.seat)
            return DONE
        for giver, item, _ in moved:
            lose_item(s, giver, item)
        for giver, item, to in moved:
            s.items[to] = with_card(s.items[to], item)
            s.tell(events.TRADED, giver, to, item)
        changed = {seat for giver, item, to in moved if item in IMPROVEMENTS for seat in (giver, to)}
        return tuple([ChooseImprovement(seat) for seat in s.around() if seat in changed])
