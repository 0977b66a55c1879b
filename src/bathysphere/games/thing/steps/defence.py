"""Defence cards (section 18): played out of turn, in answer to a card or an offer, then discarded and replaced."""

from typing import ClassVar, Final

from bathysphere.engine import PASS, Answers, Asks, Bar, Choice, Decision, silent, with_fields
from bathysphere.games.thing.cards.kinds import (
    FEAR,
    FINE_HERE,
    FIRST_DEFENCE,
    FIRST_OBSTACLE,
    MISSED,
    NO_BARBECUE,
    NO_THANKS,
)
from bathysphere.games.thing.knowledge import draw_to_hand, leaves_openly, put_away
from bathysphere.games.thing.roles import EVERYBODY
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.elimination import shed_surplus

DEFEND: Final[list[Choice]] = [("defend", card) for card in range(FIRST_OBSTACLE)]
REFUSALS = (FEAR, NO_THANKS, MISSED)
"""Those that answer an offered exchange, whatever caused it (T18.3, T18.5, T18.6)."""


ANSWERS: Final = {
    FEAR: "answers_exchange",
    NO_THANKS: "answers_exchange",
    MISSED: "answers_exchange",
    FINE_HERE: "answers_swap",
    NO_BARBECUE: "answers_fire",
}
"""What each of them is an answer to, by the code of its sentence."""


def defences(s: ThingState, seat: int, fitting: tuple[int, ...], bar: Bar = silent) -> list[Choice]:
    """The defence cards in a hand that answer what is going on."""
    hand = s.hands[seat]
    if bar is not silent:
        for card in dict.fromkeys(hand):
            if FIRST_DEFENCE <= card < FIRST_OBSTACLE and card not in fitting:
                bar(DEFEND[card], ANSWERS[card], card=card)
    return [DEFEND[card] for card in fitting if card in hand]


def lay_down(s: ThingState, seat: int, card: int) -> None:
    """Open, then face down on the pile (T18.2)."""
    leaves_openly(s, seat, card)
    put_away(s, card, EVERYBODY)


def replace(s: ThingState, seat: int) -> None:
    """At once, before play goes on (T18.2, T18.8)."""
    draw_to_hand(s, seat, 1, "defence")
    shed_surplus(s, seat)


@with_fields
class Aimed(Asks[ThingState]):
    """A card that its target may answer, who is asked whether or not they hold the defence card (T23.9, T23.10)."""

    seat: int
    target: int
    holds_answers = True
    kind: ClassVar[str]
    defence: ClassVar[int]

    @classmethod
    def offers(cls, s: ThingState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
        return (PASS, *defences(s, seat, (cls.defence,), bar))

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.target, self.kind, self.offers(s, self.target))]

    def defended(self, s: ThingState, answers: Answers) -> bool:
        if answers[self.target] == PASS:
            return False
        lay_down(s, self.target, self.defence)
        return True
