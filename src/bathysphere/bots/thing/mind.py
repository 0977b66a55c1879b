"""What a seat makes of all it was told and heard: its own beliefs, what somebody could think who only watches, who said
what about whom, and what is worth telling. The same events make the same mind: nothing here is left to chance.
"""

from collections.abc import Callable
from typing import Any

from bathysphere.bots.thing.beliefs import Beliefs
from bathysphere.bots.thing.weights import DOES, SAYS, Weights
from bathysphere.engine import Choice, Told
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING, Cards, copies_for
from bathysphere.games.thing.roles import CLOCKWISE, HUMAN, INFECTED, NOBODY
from bathysphere.games.thing.setup import OPENING_HAND
from bathysphere.games.thing.view import HutView

RECENT = 2
"""A look is talked about within so many rounds."""

BLAME = ("accuse", "burn", "saw")
"""The statements that speak ill of somebody."""


def infection_rates(view: HutView) -> tuple[float, float]:
    """How likely a card from the deck is Infection!: in the first deck, where all of them are, and in later ones."""
    seats = len(view.chairs)
    copies = copies_for(seats, view.options)[:FIRST_PANIC]
    infections = copies[INFECTION]
    left = sum(copies) - OPENING_HAND * seats
    return infections / max(left, infections), infections / sum(copies)


class Sight:
    """A look at somebody's cards that is worth talking about."""

    __slots__ = ("about", "cards", "turn", "whole")

    def __init__(self, turn: int, about: int, cards: Cards, whole: bool) -> None:
        self.turn = turn
        self.about = about
        self.cards = cards
        self.whole = whole


class Mind:
    """Of one seat; `own` is what it believes, `eye` what somebody without cards or role would."""

    def __init__(self, seat: int, view: HutView, weights: Weights) -> None:
        seats = len(view.chairs)
        self.seat = seat
        self.seats = seats
        self.weights = weights
        hidden = view.options.hidden_start
        self.own = Beliefs(seats, seat, weights, hidden=hidden)
        self.eye = Beliefs(seats, NOBODY, weights, hidden=hidden)
        self.rate, self._later_rate = infection_rates(view)
        """How likely a card from the deck is Infection!, and how likely once it was made anew."""
        self.hoarding = seats <= weights.hoarding
        self.human = True
        """Whether this seat has not been infected, as far as it was told; the Thing is found in the view."""
        self.chairs = list(range(seats))
        self.out = [False] * seats
        self.deck = view.deck
        self.turn = 0
        self.looked = [[-99] * seats for _ in range(seats)]
        """The turn in which one seat last looked at cards of another, by observer."""
        self.sights: list[Sight] = []
        """What this seat saw and has not told, the oldest first."""
        self.threat = [0.0] * seats
        """How much each has shown to know or think against this seat: by accusing it, or by having seen its cards."""
        self.against: list[dict[int, float]] = [{} for _ in range(seats)]
        """For each seat who spoke or acted against it, and how strongly."""
        self.blamed = [-99] * seats
        """The turn in which anybody last spoke ill of each."""
        self.said: dict[Choice, int] = {}
        """Statements that were made, with speaker first, and the turn of the last time."""
        self.spoke = -99
        """The turn in which this seat last said something."""
        self.asked: list[int] = []
        """Those who asked this seat whether it is human and got no answer yet."""
        self.accused = NOBODY
        """Who last accused this seat and got no answer yet."""

    def fit(self, view: HutView) -> None:
        """What the table shows is right, whatever was heard."""
        self.chairs = list(view.chairs)
        self.turn = view.turn.number
        self.deck = view.deck
        for seat, out in enumerate(view.out):
            if out and not self.out[seat]:
                self._gone(seat)
        for seat, role in enumerate(view.roles):
            if role > INFECTED and seat != self.seat and self.own.sure != seat:
                self.own.is_thing(seat)

    # -- events

    def hear(self, event: Told) -> None:
        hearing = _HEARINGS.get(event.kind)
        if hearing is not None:
            hearing(self, **event.data)

    def _both(self) -> tuple[Beliefs, Beliefs]:
        return self.own, self.eye

    def _turn_began(self, *, number: int, **_: Any) -> None:
        self.turn = number

    def _drawn(self, *, seat: int, number: int, **_: Any) -> None:
        for beliefs in self._both():
            beliefs.supply[seat] += number * self.rate
            beliefs.drew(seat, number / (self.deck + number))

    def _persistence(self, *, seat: int, number: int, **_: Any) -> None:
        for beliefs in self._both():
            beliefs.supply[seat] += 1.0 - (1.0 - self.rate) ** number
            beliefs.drew(seat, number / (self.deck + number))

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

    def _surplus(self, *, seat: int, **_: Any) -> None:
        for beliefs in self._both():
            beliefs.sign(seat, self.weights.surplus)

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

    # -- talk

    def hear_talk(self, seat: int, statement: Choice) -> None:
        verb = statement[0]
        about = statement[1] if len(statement) > 1 and verb not in ("claim", "reply") else NOBODY
        again = (seat, *statement) in self.said
        self.said[(seat, *statement)] = self.turn
        if verb in BLAME:
            self.blamed[about] = self.turn
        if seat == self.seat:
            self._spoke(verb, about)
            return
        if self.out[seat] and not self.out[self.seat]:
            return
        if about == self.seat:
            self._spoken_to(seat, verb)
        said = SAYS.get(self._sort(statement))
        if said is None or again or about in (NOBODY, seat) or self.out[about]:
            return
        if verb in BLAME:
            self._turn_against(seat, about, 1.0 if verb == "saw" else 0.6)
        trust = 1.0
        if verb in ("saw", "saw_clean") and self.turn - self.looked[seat][about] > RECENT * self.seats:
            trust = self.weights.unseen_look
        self.eye.testimony(seat, about, said, trust)
        if about == self.seat:  # one knows oneself: what is said tells about the speaker only
            self._judge_speaker(seat, said.honest[HUMAN] * trust, said.liar[HUMAN])
        else:
            self.own.testimony(seat, about, said, trust)

    def _judge_speaker(self, seat: int, honest: float, liar: float) -> None:
        if self.human:
            self.own.sign(seat, (honest, liar, liar))

    def _sort(self, statement: Choice) -> str:
        """Which line of the table of evidence a statement belongs to; "" for none."""
        if statement[0] != "saw":
            return str(statement[0])
        if statement[2] == INFECTION:
            return "saw_hoard" if self.hoarding else "saw_infection"
        return "saw_thing" if statement[2] == THING else ""

    def _spoken_to(self, seat: int, verb: str) -> None:
        if verb == "ask":
            self.asked.append(seat)
        elif verb in BLAME:
            self.accused = seat

    def _spoke(self, verb: str, about: int) -> None:
        self.spoke = self.turn
        if verb == "reply":
            self.asked.clear()
        elif verb == "claim":
            self.accused = NOBODY
        elif verb in ("saw", "saw_clean"):
            self.sights = [sight for sight in self.sights if sight.about != about]


_HEARINGS: dict[str, Callable[..., None]] = {
    "turn_began": Mind._turn_began,
    "drawn": Mind._drawn,
    "persistence_drawn": Mind._persistence,
    "deck_reshuffled": Mind._reshuffled,
    "exchanged": Mind._exchanged,
    "passed": Mind._passed,
    "infected": Mind._infected,
    "analysed": Mind._analysed,
    "suspected": Mind._suspected,
    "refused": Mind._refused,
    "refused_card_seen": Mind._refused_card_seen,
    "hand_shown": Mind._shown,
    "hand_shown_to": Mind._shown_to,
    "infection_shown": Mind._infection_shown,
    "declined": Mind._declined,
    "surplus_discarded": Mind._surplus,
    "played": Mind._played,
    "burned": Mind._burned,
    "thing_burned": Mind._thing_burned,
    "swapped": Mind._swapped,
}
