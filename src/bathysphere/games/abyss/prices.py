"""What a Lord costs a seat, and which Allies pay it (section 11). Views are enough for all of it."""

from collections.abc import Sequence

from bathysphere.engine import Bar, Cards, Choice, Picks, Refused, Value
from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.cards.lords import ANY_RACE, COST, DIPLOMAT, MUST, RECRUITER, TREASURER, suffers
from bathysphere.games.abyss.options import Options

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
