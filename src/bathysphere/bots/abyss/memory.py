"""What a seat remembers of open play. Every Ally came over the open track (A28.24), so that a perfect memory knows the
Council areas, the hands and the deck. A table joined late is not known: then the sizes disagree and averages are used.
"""

from collections.abc import Callable

from bathysphere.engine import SeenEvent
from bathysphere.games.abyss.cards.allies import EXPLORATION_CARDS, KINDS, MONSTER, RACE
from bathysphere.games.abyss.view import AbyssView

MOST_SEATS = 4

# How many cards of each kind (Monsters last) the box holds.
BOX = tuple(EXPLORATION_CARDS.count(kind) for kind in range(KINDS + 1))


class Memory:
    """Cards by kind in each zone, as events told it."""

    def __init__(self) -> None:
        self.deck = list(BOX)
        self.discard = [0] * (KINDS + 1)
        self.council: list[list[int]] = [[] for _ in range(5)]
        self.hands: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self._paid: list[int] = []
        self._monsters = 0

    def hear(self, told: list[SeenEvent]) -> None:
        for event in told:
            hearing = _HEARINGS.get(event.kind)
            if hearing is not None:
                hearing(self, **event.data)

    def deck_of(self, view: AbyssView) -> list[int] | tuple[int, ...]:
        """What the deck holds, by kind; the whole box when memory does not fit the table."""
        return self.deck if sum(self.deck) == view.deck > 0 else BOX

    def council_of(self, view: AbyssView, race: int) -> list[int]:
        """The cards of a Council area; of an unknown one, middling cards."""
        cards = self.council[race]
        if len(cards) == view.council[race]:
            return cards
        return [race * 5 + 1 + i % 2 for i in range(view.council[race])]

    def hand_of(self, view: AbyssView, seat: int) -> list[int] | None:
        """An opponent's hand, if it is known."""
        cards = self.hands[seat]
        return cards if len(cards) == view.hand_sizes[seat] else None

    # -- what events do to it

    def _revealed(self, *, ally: int, **_: int) -> None:
        self.deck[ally] -= 1

    def _monster(self, **_: int) -> None:
        self.deck[MONSTER] -= 1
        self._monsters += 1

    def _turn_began(self, **_: int) -> None:
        """Fought or left, the Monsters of the turn before lie in the discard pile by now."""
        self.discard[MONSTER] += self._monsters
        self._monsters = 0

    def _to_hand(self, *, seat: int, ally: int, **_: int) -> None:
        self.hands[seat].append(ally)

    def _council_filled(self, *, allies: tuple[int, ...], **_: int) -> None:
        for ally in allies:
            self.council[RACE[ally]].append(ally)

    def _council_taken(self, *, seat: int, race: int, **_: object) -> None:
        self.hands[seat] += self.council[race]
        self.council[race] = []

    def _council_discarded(self, *, race: int, allies: tuple[int, ...], **_: int) -> None:
        self.council[race] = []
        self._out(allies)

    def _paid_for(self, *, seat: int, allies: tuple[int, ...], **_: int) -> None:
        self._leave(seat, allies)
        self._paid = list(allies)

    def _joined(self, *, ally: int, **_: int) -> None:
        if ally in self._paid:
            self._paid.remove(ally)
        self._out(self._paid)
        self._paid = []

    def _discarded(self, *, seat: int, allies: tuple[int, ...], **_: int) -> None:
        self._leave(seat, allies)
        self._out(allies)

    def _reshuffled(self, **_: int) -> None:
        for kind, number in enumerate(self.discard):
            self.deck[kind] += number
            self.discard[kind] = 0

    def _leave(self, seat: int, allies: tuple[int, ...]) -> None:
        hand = self.hands[seat]
        for ally in allies:
            if ally in hand:
                hand.remove(ally)

    def _out(self, allies: tuple[int, ...] | list[int]) -> None:
        for ally in allies:
            self.discard[ally] += 1


_HEARINGS: dict[str, Callable[..., None]] = {
    "turn_began": Memory._turn_began,
    "ally_revealed": Memory._revealed,
    "monster_revealed": Memory._monster,
    "ally_bought": Memory._to_hand,
    "ally_taken": Memory._to_hand,
    "council_filled": Memory._council_filled,
    "council_taken": Memory._council_taken,
    "council_discarded": Memory._council_discarded,
    "lord_paid": Memory._paid_for,
    "companion_joined": Memory._joined,
    "allies_discarded": Memory._discarded,
    "deck_reshuffled": Memory._reshuffled,
}
