"""Windows in which players may react, in an order set by the current player (U44.16), and what hands offer in them."""

from typing import ClassVar, Final

from bathysphere.engine import (
    Cards,
    Choice,
    Decision,
    OrderedWindow,
    clockwise,
    passing,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState


class Reaction(OrderedWindow[UnfathomableState]):
    """Who might react by public knowledge is asked at once; if several want to, the current player says who comes first
    (U44.16a)."""

    rules: ClassVar[tuple[str, ...]] = ("U44.16", "U44.16a")

    def order(self, s: UnfathomableState) -> tuple[int, ...]:
        return clockwise(s.seats, s.turn.seat)

    def chooser(self, s: UnfathomableState) -> int:
        return s.turn.seat

    def several(self, s: UnfathomableState, seats: list[int]) -> None:
        s.tell(events.SEVERAL_WANT, tuple(seats))


class HandReaction(Reaction):
    """Everybody who has hand cards is asked, for nobody else knows which; and everybody who has something open to use.
    Most hold nothing for the moment, and that is seen here, for all of them in one go."""

    cards: ClassVar[frozenset[int]]
    """The hand cards that can be played."""
    characters: ClassVar[tuple[int, ...]] = ()
    """Those who can react otherwise too."""
    item: ClassVar[int] = NOTHING
    """What lets its owner react otherwise too; a spell that somebody keeps may do so in every case."""

    def ask_each(self, s: UnfathomableState, mask: int) -> list[Decision]:
        cards, characters, item = self.cards, self.characters, self.item
        hands, spells = s.hands, s.spells_kept
        pass_only = passing(self.kind, s.seats)
        asked: list[Decision] = []
        for seat in self.order(s):
            if not mask >> seat & 1:
                continue
            hand = hands[seat]
            if (
                hand
                and cards.isdisjoint(hand)
                and s.characters[seat] not in characters
                and item not in s.items[seat]
                and not spells[seat]
            ):
                asked.append(pass_only[seat])
            elif self.eligible(s, seat):
                asked.append(self.question(s, seat))
        return asked


def everybody(s: UnfathomableState) -> int:
    return (1 << s.seats) - 1


class Playable:
    """The hand cards with one ability, as choices: each as it is, or once for each thing that can be said with it."""

    __slots__ = ("choices", "kinds")

    def __init__(self, ability: str, *ways: int) -> None:
        cards = CARDS_WITH[ability]
        self.kinds: Final = frozenset(cards)
        self.choices: Final[dict[int, tuple[Choice, ...]]] = {
            card: tuple([("play", card, way) for way in ways]) or (("play", card),) for card in cards
        }

    def in_hand(self, hand: Cards) -> tuple[Choice, ...]:
        """What a hand offers, each kind of card once."""
        if self.kinds.isdisjoint(hand):  # as most hands are
            return ()
        return tuple([choice for card, choices in self.choices.items() if card in hand for choice in choices])
