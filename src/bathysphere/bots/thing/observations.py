"""What a seat makes of all that it was told: its own beliefs, what somebody could think who only watches, who sits
where, who looked at whose cards, and who is against whom. The same events make the same observations, whenever heard.
"""

from collections.abc import Callable
from typing import Any

from bathysphere.bots.thing.beliefs import Beliefs
from bathysphere.bots.thing.weights import DOES, Weights
from bathysphere.engine import Cards, SeenEvent
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING, copies_for
from bathysphere.games.thing.roles import CLOCKWISE, INFECTED, NOBODY
from bathysphere.games.thing.setup import OPENING_HAND
from bathysphere.games.thing.view import ThingView


def infection_rates(copies: Cards, seats: int) -> tuple[float, float]:
    """How likely a card from the deck is Infection!: in the first deck, where all of them are, and in later ones."""
    infections, events = copies[INFECTION], sum(copies[:FIRST_PANIC])
    return infections / max(events - OPENING_HAND * seats, infections), infections / events


class Sight:
    """A look at somebody's cards that is worth talking about."""

    __slots__ = ("about", "cards", "turn", "whole")

    def __init__(self, turn: int, about: int, cards: Cards, whole: bool) -> None:
        self.turn = turn
        self.about = about
        self.cards = cards
        self.whole = whole


class Observations:
    """Of one seat; `own` is what it believes, `eye` what somebody without cards or role would."""

    def __init__(self, seat: int, view: ThingView, weights: Weights) -> None:
        seats = len(view.chairs)
        self.seat = seat
        self.seats = seats
        self.weights = weights
        hidden = view.options.hidden_start
        self.own = Beliefs(seats, seat, weights, hidden=hidden)
        self.eye = Beliefs(seats, NOBODY, weights, hidden=hidden)
        copies = copies_for(seats, view.options)
        self.rate, self._later_rate = infection_rates(copies, seats)
        """How likely a card from the deck is Infection!, and how likely once it was reshuffled."""
        self.hoarding = seats <= weights.hoarding
        self.human = True
        """Whether this seat has not been infected, as far as it was told; the Thing is found in the view."""
        self.chairs = list(range(seats))
        self.out = [False] * seats
        self.deck = sum(copies) - OPENING_HAND * seats
        """How many cards of the first deck are left."""
        self.turn = 0
        self.looked = [[-99] * seats for _ in range(seats)]
        """The turn in which one seat last looked at cards of another, by observer."""
        self.sights: list[Sight] = []
        """What this seat saw and has not told, the oldest first."""
        self.threat = [0.0] * seats
        """How much each has shown to know or think against this seat: by accusing it, or by having seen its cards."""
        self.against: list[dict[int, float]] = [{} for _ in range(seats)]
        """For each seat who spoke or acted against it, and how strongly."""

    def fit(self, view: ThingView) -> None:
        """What the table shows is right, whatever was heard."""
        self.chairs = list(view.chairs)
        self.turn = view.turn.number
        for seat, out in enumerate(view.out):
            if out and not self.out[seat]:
                self._gone(seat)
        for seat, role in enumerate(view.roles):
            if role > INFECTED and seat != self.seat and self.own.sure != seat:
                self.own.is_thing(seat)

    # -- events

    def hear(self, event: SeenEvent) -> None:
        hearing = _HEARINGS.get(event.kind)
        if hearing is not None:
            hearing(self, **event.data)

    def _both(self) -> tuple[Beliefs, Beliefs]:
        return self.own, self.eye

    def _turn_began(self, *, number: int, **_: Any) -> None:
        self.turn = number

    def _drawn(self, *, seat: int, number: int, **_: Any) -> None:
        self._took(seat, number, number * self.rate)

    def _persistence(self, *, seat: int, number: int, **_: Any) -> None:
        self._took(seat, number, 1.0 - (1.0 - self.rate) ** number)

    def _took(self, seat: int, number: int, infections: float) -> None:
        """Cards came from the deck, so many Infection! cards among them; the Thing may be one as well."""
        chance = min(1.0, number / max(1, self.deck))
        self.deck -= number
        for beliefs in self._both():
            beliefs.supply[seat] += infections
            beliefs.drew(seat, chance)

    def _blind_swapped(self, *, seat: int, **_: Any) -> None:
        self._took(seat, 1, self.rate)
        self.deck += 1

    def _panic_drawn(self, **_: Any) -> None:
        self.deck -= 1

    def _panics_skipped(self, *, number: int, **_: Any) -> None:
        self.deck -= number

    def _reshuffled(self, **_: Any) -> None:
        self.rate = self._later_rate
        for beliefs in self._both():
            beliefs.deck_is_through()

    def _exchanged(self, *, seat: int, target: int, gave: int = NOBODY, got: int = NOBODY) -> None:
        for beliefs in self._both():
            beliefs.meet(seat, target)
            beliefs.meet(target, seat)
        if got != NOBODY:
            self._got(target if seat == self.seat else seat, got)

    def _got(self, giver: int, card: int) -> None:
        """A card came to this seat; Infection! from the Thing is followed by word of it."""
        if self.human and card != INFECTION:
            self.own.spared(giver)

    def _passed(self, *, way: int, gave: Any = (), got: Any = ()) -> None:
        ring = [seat for seat in self.chairs if not self.out[seat]]
        if way != CLOCKWISE:
            ring.reverse()
        for giver, to in zip(ring, ring[1:] + ring[:1], strict=True):
            for beliefs in self._both():
                beliefs.meet(giver, to)
            if to == self.seat and isinstance(got, int):
                self._got(giver, got)

    def _infected(self, *, seat: int, giver: int) -> None:
        if seat == self.seat:
            self.human = False
            self.sights.clear()
            self.own.is_thing(giver)
            self.own.turned(seat)

    def _analysed(self, *, seat: int, target: int, cards: Cards | None = None) -> None:
        self.looked[seat][target] = self.turn
        if cards is not None:
            self._saw_hand(self.own, target, cards)
            self.sights.append(Sight(self.turn, target, cards, True))
        elif target == self.seat:
            self.threat[seat] = max(self.threat[seat], 0.9)

    def _suspected(self, *, seat: int, target: int, card: int = NOBODY) -> None:
        self.looked[seat][target] = self.turn
        if seat == self.seat:
            self._saw_card(target, card)
        elif target == self.seat and card in (THING, INFECTION):
            self.threat[seat] = max(self.threat[seat], 1.0)

    def _refused(self, *, seat: int, **_: Any) -> None:
        for beliefs in self._both():
            beliefs.sign(seat, self.weights.refused)

    def _refused_card_seen(self, *, seat: int, target: int, card: int = NOBODY) -> None:
        self.looked[seat][target] = self.turn
        if seat != self.seat:
            return
        if card != INFECTION:
            self.own.sign(target, (1.0, 1.0, 1.0 - self.own.gift(target)))
        elif self.human:  # nobody but the Thing can offer it to a human
            self.own.is_thing(target)
            self.sights.append(Sight(self.turn, target, (INFECTION,), False))

    def _shown(self, *, seat: int, cards: Cards, **_: Any) -> None:
        for beliefs in self._both():
            self._saw_hand(beliefs, seat, cards)

    def _shown_to(self, *, seat: int, target: int, cards: Cards | None = None) -> None:
        self.looked[target][seat] = self.turn
        if cards is not None:
            self._saw_hand(self.own, seat, cards)
            self.sights.append(Sight(self.turn, seat, cards, True))
        elif seat == self.seat:
            self.threat[target] = max(self.threat[target], 0.9)

    def _infection_shown(self, *, seat: int) -> None:
        for beliefs in self._both():
            beliefs.sign(seat, self.weights.infection_shown)

    def _declined(self, *, seat: int) -> None:
        for beliefs in self._both():
            beliefs.sign(seat, self.weights.declined)

    def _surplus(self, *, seat: int, giver: int, **_: Any) -> None:
        for beliefs in self._both():
            if giver == NOBODY:
                beliefs.sign(seat, self.weights.surplus)
            else:  # nobody but the Thing can have passed it
                beliefs.is_thing(giver)
                beliefs.turned(seat)

    def _played(self, *, seat: int, card: int, target: int) -> None:
        if card in DOES and target not in (NOBODY, seat):
            self._acted(seat, target, card, 0.4)

    def _acted(self, by: int, about: int, card: int, weight: float) -> None:
        self._turn_against(by, about, weight)
        for beliefs in self._both():
            if by != beliefs.observer:
                beliefs.testimony(by, about, DOES[card])

    def _turn_against(self, by: int, about: int, weight: float) -> None:
        grudges = self.against[about]
        grudges[by] = max(grudges.get(by, 0.0), weight)
        if about == self.seat:
            self.threat[by] = max(self.threat[by], weight)

    def _burned(self, *, seat: int, target: int) -> None:
        self._gone(target)

    def _gone(self, seat: int) -> None:
        """Out, and not the Thing: the game would be over."""
        self.out[seat] = True
        for beliefs in self._both():
            beliefs.not_thing(seat)

    def _thing_burned(self, *, seat: int) -> None:
        for beliefs in self._both():
            beliefs.is_thing(seat)

    def _swapped(self, *, seat: int, target: int) -> None:
        chairs = self.chairs
        here, there = chairs.index(seat), chairs.index(target)
        chairs[here], chairs[there] = target, seat

    # -- cards that were seen

    def _saw_hand(self, beliefs: Beliefs, seat: int, cards: Cards) -> None:
        if seat == beliefs.observer:
            return
        if THING in cards:
            beliefs.is_thing(seat)
            return
        beliefs.sign(seat, self.weights.hand_infection[self.hoarding] if INFECTION in cards else (1.0, 0.0, 0.0))

    def _saw_card(self, seat: int, card: int) -> None:
        if card == THING:
            self.own.is_thing(seat)
        else:
            seen = self.weights.card_infection if card == INFECTION else self.weights.card_other
            self.own.sign(seat, seen[self.hoarding])
        self.sights.append(Sight(self.turn, seat, (card,), False))


_HEARINGS: dict[str, Callable[..., None]] = {
    "turn_began": Observations._turn_began,
    "drawn": Observations._drawn,
    "persistence_drawn": Observations._persistence,
    "blind_swapped": Observations._blind_swapped,
    "panic_drawn": Observations._panic_drawn,
    "panics_skipped": Observations._panics_skipped,
    "deck_reshuffled": Observations._reshuffled,
    "exchanged": Observations._exchanged,
    "passed": Observations._passed,
    "infected": Observations._infected,
    "analysed": Observations._analysed,
    "suspected": Observations._suspected,
    "refused": Observations._refused,
    "refused_card_seen": Observations._refused_card_seen,
    "hand_shown": Observations._shown,
    "hand_shown_to": Observations._shown_to,
    "infection_shown": Observations._infection_shown,
    "declined": Observations._declined,
    "surplus_discarded": Observations._surplus,
    "played": Observations._played,
    "burned": Observations._burned,
    "thing_burned": Observations._thing_burned,
    "swapped": Observations._swapped,
}
