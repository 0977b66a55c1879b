"""Paying for a Lord (section 11): the price as it stands for the payer, what can be paid, and the new Companion."""

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Decision,
    Next,
    SeatAsks,
    silent,
    with_card,
    with_fields,
    without_cards,
)
from bathysphere.games.abyss import events
from bathysphere.games.abyss.cards.allies import VALUE, ally_options
from bathysphere.games.abyss.cards.lords import (
    ANY_RACE,
    MASTER_OF_MAGIC,
    RACES_PAID,
)
from bathysphere.games.abyss.prices import CHEAPEST, Payment, Reach, Terms, worth
from bathysphere.games.abyss.state import AbyssState


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


@with_fields
class PayForLord(SeatAsks[AbyssState]):
    """Allies from the hand, and pearls for what is missing (A27.9)."""

    lord: int
    rules = ("A11.3", "A11.4", "A11.5", "A11.6", "A11.7", "A11.8", "A27.9", "A29.9", "A29.10")

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
