"""Paying for a Lord (section 11): the price as it stands for the payer, what can be paid, and the new Companion."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Cards,
    Choice,
    Decision,
    Next,
    Picks,
    Refused,
    SeatAsks,
    Value,
    silent,
    with_card,
    without_cards,
)
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import RACE, VALUE, ally_options
from bathysphere.games.abyss.cards.lords import (
    ANY_RACE,
    COST,
    DIPLOMAT,
    MASTER_OF_MAGIC,
    MUST,
    RACES_PAID,
    RECRUITER,
    TREASURER,
    suffers,
)
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.state import AbyssState

Effect = tuple[int, int]
"""What a Lord does to a price: it is multiplied, then something is added."""

RECRUITER_DOUBLES: Effect = (2, 0)
RECRUITER_ADDS: Effect = (1, 2)
TREASURER_SAVES: Effect = (1, -2)


def _effects(hindered: bool, plus_two: bool, treasurer: bool) -> list[tuple[int, Effect]]:
    """Who changes a price, and how: the Recruiter first, then the Treasurer (A29.12)."""
    effects = []
    if hindered:
        effects.append((RECRUITER, RECRUITER_ADDS if plus_two else RECRUITER_DOUBLES))
    if treasurer:
        effects.append((TREASURER, TREASURER_SAVES))
    return effects


def _price_list(effects: list[tuple[int, Effect]]) -> Cards:
    """Never below 0 (A29.59)."""
    prices = list(COST)
    for _, (times, plus) in effects:
        prices = [price * times + plus for price in prices]
    return tuple(max(0, price) for price in prices)


_PRICES: dict[tuple[bool, bool, bool], Cards] = {
    (hindered, plus_two, treasurer): _price_list(_effects(hindered, plus_two, treasurer))
    for hindered in (False, True)
    for plus_two in (False, True)
    for treasurer in (False, True)
}
CHEAPEST = min(min(prices) for prices in _PRICES.values())
_NO_MUST = (ANY_RACE,) * len(COST)


class Terms:
    """What recruiting costs one seat now. Made from open Lords alone, so a view suffices."""

    __slots__ = ("musts", "prices")

    def __init__(self, free: Sequence[Cards], options: Options, seat: int) -> None:
        own = free[seat]
        self.prices = _PRICES[suffers(free, seat, RECRUITER), options.recruiter_plus_two, TREASURER in own]
        """The value to be paid for each Lord."""
        self.musts = _NO_MUST if DIPLOMAT in own else MUST
        """The race that has to be among those paid; the Diplomat lifts it (A29.11)."""

    def price(self, lord: int) -> int:
        return self.prices[lord]

    def must(self, lord: int) -> int:
        return self.musts[lord]


class Change(Value, frozen=True, gc=False):
    """What a working Lord changes about the prices of one seat."""

    lord: int
    seat: int
    """Before whom this Lord lies."""
    times: int = 1
    plus: int = 0
    """The price is multiplied, then this is added."""
    lifts_must: bool = False
    """Any race will do for the one in the large circle."""


def price_changes(free: Sequence[Cards], options: Options, seat: int) -> tuple[Change, ...]:
    """Why the terms of a seat are not the printed ones; changes of the value in the order in which they apply."""
    own = free[seat]
    changes = [
        Change(lord, next(owner for owner, lords in enumerate(free) if lord in lords), times, plus)
        for lord, (times, plus) in _effects(
            suffers(free, seat, RECRUITER), options.recruiter_plus_two, TREASURER in own
        )
    ]
    if DIPLOMAT in own:
        changes.append(Change(DIPLOMAT, seat, lifts_must=True))
    return tuple(changes)


def races_in(chosen: Choice) -> int:
    """The races of the Allies picked, as a mask."""
    races = 0
    for _, kind in chosen:
        races |= 1 << RACE[kind]
    return races


def worth(hand: Sequence[int]) -> list[int]:
    """The value that a hand holds of each race."""
    totals = [0, 0, 0, 0, 0]
    for card in hand:
        totals[RACE[card]] += VALUE[card]
    return totals


class Reach:
    """How much value a hand can pay, given what it is worth by race."""

    __slots__ = ("best", "ranked", "totals")

    def __init__(self, totals: list[int]) -> None:
        self.totals = totals
        self.ranked = sorted(totals, reverse=True)
        self.best = [0]
        """best[n]: the most that n races can bring; as long as the hand holds so many."""
        for total in self.ranked:
            if not total:
                break
            self.best.append(self.best[-1] + total)

    @property
    def races(self) -> int:
        """How many different races the hand holds."""
        return len(self.best) - 1

    def most(self, races: int, must: int) -> int:
        """The most that exactly so many races can bring with `must` among them; 0 if the hand lacks the races."""
        if races >= len(self.best):
            return 0
        if must == ANY_RACE or self.totals[must] >= self.ranked[races - 1]:
            return self.best[races]
        held = self.totals[must]
        return self.best[races - 1] + held if held else 0


def affordable_lords(s: AbyssState, seat: int, bar: Bar = silent) -> list[int]:
    """The Lords of the Court that this seat can pay for (A11.1, A27.8)."""
    totals = worth(s.hands[seat])
    pearls = s.pearls[seat]
    purse = sum(totals) + pearls
    if purse < CHEAPEST and bar is silent:
        return []
    terms = Terms(s.free, s.options, seat)
    prices, musts = terms.prices, terms.musts
    reach = Reach(totals)
    affordable = []
    for lord in s.court:
        price = prices[lord]
        if price <= purse:
            most = reach.most(RACES_PAID[lord], musts[lord])
            if most and most + pearls >= price:
                affordable.append(lord)
                continue
        if bar is not silent:
            unpaid(lord, price, musts[lord], reach, pearls, bar)
    return affordable


def unpaid(lord: int, price: int, must: int, reach: Reach, pearls: int, bar: Bar) -> None:
    """First what no pearl can mend: the race of the large circle, then the number of races; then the value."""
    wanted, target = RACES_PAID[lord], ("lord", lord)
    if must != ANY_RACE and not reach.totals[must]:
        bar(target, "lacks_race", lord=lord, race=must)
    elif reach.races < wanted:
        bar(target, "lacks_races", lord=lord, wanted=wanted, number=reach.races)
    else:
        value = reach.most(wanted, must)
        missing = price - value - pearls
        bar(target, "lacks_value", lord=lord, price=price, value=value, pearls=pearls, missing=missing)


class Payment(Picks, frozen=True, gc=False):
    """Which Allies pay a price: exactly `races` different races with `must` among them, and enough value (A11.3 to
    A11.7). More Allies than needed are allowed as long as the races stay exact (A29.9); pearls fill the gap (A29.10).
    """

    lord: int
    """Who is paid for, so that the question can say it."""
    price: int
    races: int
    must: int
    pearls: int
    worth: Cards
    """The value that the payer's hand holds of each race."""

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        """Whether an Ally can be added depends on its race alone: with all Allies of the races paid, and of the best
        further ones, the price must be in reach."""
        fitting = self._fitting(races_in(chosen))
        found = []
        unpicked = iter(chosen)
        pick, before = next(unpicked, None), None
        for option in options:  # options and picks are sorted: one pass leaves out what is picked, and copies
            if option == pick:
                pick = next(unpicked, None)
            elif fitting >> RACE[option[1]] & 1 and option != before:
                found.append(option)
                before = option
        return tuple(found)

    def _fitting(self, paid: int) -> int:
        """The races, as a mask, of which an Ally can be added when those of a mask are paid already."""
        totals = self.worth
        if self.must != ANY_RACE:
            paid |= 1 << self.must
        reach = self.pearls - self.price  # how far pearls and the best Allies go beyond the price
        missing = self.races
        others = []
        for race, total in enumerate(totals):
            if paid >> race & 1:
                reach += total
                missing -= 1
            elif total:
                others.append(total)
        if missing == 0:
            return paid if reach >= 0 else 0
        if not 0 < missing <= len(others):
            return 0
        others.sort(reverse=True)
        reach += sum(others[:missing])
        last = others[missing - 1]  # gives way when a weaker race is paid
        fitting = paid if reach >= 0 else 0
        for race, total in enumerate(totals):
            if total and reach + min(0, total - last) >= 0:
                fitting |= 1 << race
        return fitting

    def enough(self, chosen: Choice) -> bool:
        paid = races_in(chosen)
        if paid.bit_count() != self.races or (self.must != ANY_RACE and not paid >> self.must & 1):
            return False
        return self.missing(chosen) <= self.pearls

    def missing(self, chosen: Choice) -> int:
        """The pearls that these Allies leave to pay (A29.10)."""
        value: int = sum([VALUE[kind] for _, kind in chosen])
        return max(0, self.price - value)

    def useless(self, options: tuple[Choice, ...], bar: Bar) -> None:
        """Allies with which no payment begins; what can be added later depends on those picked."""
        possible = self.more(options, ())
        for choice in dict.fromkeys(options):
            if choice in possible:
                continue
            if self.races == 1 and self.must != ANY_RACE:
                bar(choice, "only_race", lord=self.lord, race=self.must)
            else:
                bar(choice, "out_of_reach", lord=self.lord, race=RACE[choice[1]], price=self.price)

    def refusal(self, chosen: Choice) -> Refused:
        paid = races_in(chosen)
        if paid.bit_count() != self.races:
            return Refused("pay_races", wanted=self.races, number=paid.bit_count())
        if self.must != ANY_RACE and not paid >> self.must & 1:
            return Refused("pay_must")
        return Refused("pay_value", missing=self.missing(chosen), pearls=self.pearls)


class PayForLord(SeatAsks[AbyssState]):
    """Allies from the hand, and pearls for what is missing (A27.9)."""

    __slots__ = ("lord",)
    rules = ("A11.3", "A11.4", "A11.5", "A11.6", "A11.7", "A11.8", "A27.9", "A29.9", "A29.10")

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord: Final = lord

    def payment(self, s: AbyssState) -> Payment:
        lord = self.lord
        seat = self.seat
        terms = Terms(s.free, s.options, seat)
        hand = tuple(worth(s.hands[seat]))
        return Payment(lord, terms.price(lord), RACES_PAID[lord], terms.must(lord), s.pearls[seat], hand)

    def ask(self, s: AbyssState) -> list[Decision]:
        return [Decision(self.seat, "recruit.pay", ally_options(s.hands[self.seat]), picks=self.payment(s))]

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        chosen = answers[seat]
        pearls = self.payment(s).missing(chosen)
        s.paid = tuple([kind for _, kind in chosen])
        s.hands[seat] = without_cards(s.hands[seat], s.paid)
        s.pearls[seat] -= pearls
        s.tell(events.LORD_PAID, seat, self.lord, s.paid, pearls)
        return (ChooseCompanion(seat),)


class ChooseCompanion(SeatAsks[AbyssState]):
    """The weakest Ally paid stays as Companion, the others are discarded; with the Master of Magic the strongest.

    Asked only when the candidates differ (A27.10).
    """

    __slots__ = ()
    rules = ("A11.9", "A11.10", "A11.10a", "A21.16", "A22.4", "A25.3", "A27.10", "A29.27")

    def ask(self, s: AbyssState) -> list[Decision]:
        options = companions(s, self.seat)
        return [Decision(self.seat, "recruit.companion", options)] if len(options) > 1 else []

    def take(self, s: AbyssState, answers: Answers) -> Next | None:
        seat = self.seat
        kind = (answers[seat] if answers else companions(s, seat)[0])[1]
        s.companions[seat] = with_card(s.companions[seat], kind)
        s.discard.extend(without_cards(s.paid, (kind,)))
        s.paid = ()
        s.tell(events.COMPANION_JOINED, seat, kind)
        return DONE


def companions(s: AbyssState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """The kinds of Allies paid of which one becomes the Companion."""
    kinds = list(dict.fromkeys(s.paid))
    if s.has(seat, MASTER_OF_MAGIC):
        if s.options.master_chooses:
            return ally_options(tuple(kinds))
        value, code = max([VALUE[kind] for kind in kinds]), "only_strongest"
    else:
        value, code = min([VALUE[kind] for kind in kinds]), "only_weakest"
    if bar is not silent:
        for kind in kinds:
            if VALUE[kind] != value:
                bar(("ally", kind), code)
    return ally_options(tuple([kind for kind in kinds if VALUE[kind] == value]))
