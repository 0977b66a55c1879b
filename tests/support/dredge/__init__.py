"""Dredge: a miniature game that uses every part of the engine's contract once. It exists for the tests alone.

Seats hold cards from 1 to 4 and dive for points. Others may hang weights on a diver (a window with reactions that go on
and one that closes it), everybody throws cards into a pool at once, hands are cut to five (several picks), whoever sees
three equal cards in his hand may declare (an interjection), a lamp shows the top of the deck once a turn (a power, and
a fact that is remembered), the water may carry divers (a table option that is one of several words), and the game may
end in the middle of anything.
"""

import sys
from typing import Annotated, Final, Literal

from bathysphere.engine import (
    DONE,
    NUMBER,
    SEAT,
    Answers,
    Asks,
    Chance,
    Choice,
    Closed,
    Continues,
    Count,
    Decision,
    Does,
    EventKind,
    Game,
    Kind,
    Next,
    Outcome,
    State,
    Value,
    View,
    Window,
    asked,
    clockwise,
    own,
    per,
    sealed,
    steps_in,
)

CARD = Kind("card", (1, 2, 3, 4), words=True)
HAND_LIMIT = 5
POINTS_TO_WIN = 15

DIVED = EventKind("dived", "seat depth", reveals=True)
WEIGHTED = EventKind("weighted", "seat card", reveals=True)
ANCHORED = EventKind("anchored", "seat")
DREW = EventKind("drew", "seat number", some="cards", reveals=True)
LOOKED = EventKind("looked", "seat", some="card", reveals=True)
WHISPERED = EventKind("whispered", some="card", secret=True, reveals=True)
POOLED = EventKind("pooled", "cards", reveals=True)
CUT = EventKind("cut", "seat number")
DECLARED = EventKind("declared", "seat card", reveals=True)


Current = Literal["slack", "one_down", "one_up"]
CARRIED: dict[Current, int] = {"slack": 0, "one_down": 1, "one_up": -1}


class Options(Value, frozen=True, gc=False):
    anchors: bool = True
    depth: int = 6
    current: Current = "slack"


class Sea(State):
    __slots__ = ("active", "deck", "discard", "hands", "lamp_used", "options", "points", "top_known", "weights")
    options: Options
    deck: list[int]
    discard: list[int]
    hands: list[tuple[int, ...]]
    points: list[int]
    active: int
    weights: int
    lamp_used: bool
    top_known: int
    """The seats that know the top card of the deck, as a mask."""

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__(seats, key)
        self.options = Options()
        self.deck = []
        self.discard = []
        self.hands = [()] * seats
        self.points = [0] * seats
        self.active = 0
        self.weights = 0
        self.lamp_used = False
        self.top_known = 0

    def move(self, seat: int) -> "Move":
        """The question of a turn; games that build on this one have their own."""
        return Move(seat)

    def powers(self, seat: int) -> tuple[Choice, ...]:
        return (("lamp",),) if seat == self.active and not self.lamp_used and self.deck else ()

    def use_power(self, seat: int, choice: Choice) -> Next:
        self.lamp_used = True
        self.top_known |= 1 << seat
        self.tell_some(LOOKED, (seat,), (1 << seat, (self.deck[-1],)))
        return DONE

    def interjections(self, seat: int) -> tuple[Choice, ...]:
        hand = self.hands[seat]
        return tuple(("declare", card) for card in dict.fromkeys(hand) if hand.count(card) >= 3)

    def interject(self, seat: int, choice: Choice) -> Next:
        self.tell(DECLARED, seat, choice[1])
        drop(self, seat, (choice[1],) * 3)
        return (Score(5, seat), Draw(1, seat))


def drop(s: Sea, seat: int, cards: tuple[int, ...]) -> None:
    hand = list(s.hands[seat])
    for card in cards:
        hand.remove(card)
    s.hands[seat] = tuple(hand)
    s.discard.extend(cards)


class Draw(Does[Sea]):
    __slots__ = ("number", "seat")

    def __init__(self, number: int, seat: int) -> None:
        self.number: Final = number
        self.seat: Final = seat

    def run(self, s: Sea) -> Next:
        if len(s.deck) < self.number:
            s.deck += s.discard
            s.discard = []
            s.chance.shuffle(s.deck)
        cards = tuple(s.deck.pop() for _ in range(min(self.number, len(s.deck))))
        s.top_known = 0
        s.hands[self.seat] = tuple(sorted(s.hands[self.seat] + cards))
        s.tell_some(DREW, (self.seat, len(cards)), (1 << self.seat, (cards,)))
        return DONE


class Score(Does[Sea]):
    """Ends the game from any depth."""

    __slots__ = ("points", "seat")

    def __init__(self, points: int, seat: int) -> None:
        self.points: Final = points
        self.seat: Final = seat

    def run(self, s: Sea) -> Next:
        s.points[self.seat] += self.points
        if s.points[self.seat] >= POINTS_TO_WIN:
            s.finish(Outcome((self.seat,), tuple((("dives", points),) for points in s.points)))
        return DONE


class Turn(Does[Sea]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Sea) -> Next:
        s.active = self.seat
        s.lamp_used = False
        return (Draw(1, self.seat), s.move(self.seat), Cut(), Turn((self.seat + 1) % s.seats))


class Move(Asks[Sea]):
    __slots__ = ("seat",)
    admits_powers = True
    allows_interjections = True
    rules = ("D1", "D2")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Sea) -> list[Decision]:
        return [Decision(self.seat, "move", (("dive",), ("pool",)))]

    def take(self, s: Sea, answers: Answers) -> Next | None:
        if answers[self.seat] == ("pool",):
            return (Pool(),)
        s.weights = 0
        return (BeforeDive(((1 << s.seats) - 1) ^ 1 << self.seat), Lands(self.seat))


class BeforeDive(Window[Sea]):
    """Who holds a card might hang a weight on the diver, or stop him with an anchor."""

    __slots__ = ()
    kind = "before_dive"

    def eligible(self, s: Sea, seat: int) -> bool:
        return bool(s.hands[seat])  # whatever it holds

    def reactions(self, s: Sea, seat: int) -> tuple[Choice, ...]:
        hand = s.hands[seat]
        weights = tuple(("weight", card) for card in dict.fromkeys(hand) if card < 3)
        return weights + ((("anchor",),) if 4 in hand and s.options.anchors else ())

    def react(self, s: Sea, seat: int, choice: Choice) -> Next | Closed:
        if choice[0] == "weight":
            return (HangWeight(choice[1], seat),)
        drop(s, seat, (4,))
        s.tell(ANCHORED, seat)
        s.hand_on(0)
        return Closed()

    def order(self, s: Sea) -> list[int]:
        return clockwise(s.seats, s.active)


class HangWeight(Does[Sea]):
    __slots__ = ("card", "seat")

    def __init__(self, card: int, seat: int) -> None:
        self.card: Final = card
        self.seat: Final = seat

    def run(self, s: Sea) -> Next:
        drop(s, self.seat, (self.card,))
        s.weights += self.card
        s.tell(WEIGHTED, self.seat, self.card)
        return DONE


class Lands(Continues[Sea]):
    """What the window handed on: 0 when an anchor stopped the dive, None when all passed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def given(self, s: Sea, value: int | None) -> Next:
        carried = CARRIED[s.options.current] - s.weights
        depth = max(0, s.chance.below(s.options.depth) + 1 + carried) if value is None else value
        s.tell(DIVED, self.seat, depth)
        return (Score(depth, self.seat),)


class Pool(Asks[Sea]):
    """Everybody with a card throws one in, at once and unseen; the pool is sorted, so nobody's card can be told."""

    __slots__ = ()

    def ask(self, s: Sea) -> list[Decision]:
        return [
            Decision(seat, "throw", tuple(("throw", card) for card in dict.fromkeys(hand)))
            for seat, hand in enumerate(s.hands)
            if hand
        ]

    def take(self, s: Sea, answers: Answers) -> Next | None:
        for seat, choice in answers.items():
            drop(s, seat, (choice[1],))
            s.tell_some(WHISPERED, (), (1 << seat, (choice[1],)))
        pool = tuple(sorted(choice[1] for choice in answers.values()))
        s.tell(POOLED, pool)
        return (Score(sum(pool) % 4, s.active), *(Draw(2, seat) for seat in answers))


class Cut(Asks[Sea]):
    __slots__ = ()

    def ask(self, s: Sea) -> list[Decision]:
        return [
            Decision(seat, "cut", tuple(("card", card) for card in hand), picks=Count(over, over))
            for seat, hand in enumerate(s.hands)
            if (over := len(hand) - HAND_LIMIT) > 0
        ]

    def take(self, s: Sea, answers: Answers) -> Next | None:
        for seat, picks in answers.items():
            drop(s, seat, tuple(card for _, card in picks))
            s.tell(CUT, seat, len(picks))
        return DONE


class SeaView(View, frozen=True, gc=False, kw_only=True):
    deck: Annotated[int, NUMBER]
    discard: Annotated[int, NUMBER]
    hand: Annotated[tuple[int, ...], own(CARD)]
    sizes: Annotated[tuple[int, ...], per(SEAT, NUMBER)]
    points: Annotated[tuple[int, ...], per(SEAT, NUMBER)]
    active: Annotated[int, SEAT]
    weights: Annotated[int, NUMBER]
    lamp_used: bool
    top: Annotated[int | None, CARD]


class Dredge(Game[Sea]):
    name = "dredge"
    rules_version = 3
    fewest = 2
    most = 4
    cap = 1_000
    options = Options
    state = Sea
    events = (DIVED, WEIGHTED, ANCHORED, DREW, LOOKED, WHISPERED, POOLED, CUT, DECLARED)
    steps = steps_in(sys.modules[__name__])

    def deal(self, s: Sea, options: Options) -> Next:
        s.options = options
        s.deck = [card for card in (1, 2, 3, 4) for _ in range(8)]
        s.chance.shuffle(s.deck)
        return (*(Draw(3, seat) for seat in range(s.seats)), Turn(s.chance.below(s.seats)))

    def view(self, s: Sea, seat: int) -> SeaView:
        return SeaView(
            seat=seat,
            question=s.question,
            asked=asked(s),
            sealed=sealed(s, seat),
            outcome=s.outcome,
            deck=len(s.deck),
            discard=len(s.discard),
            hand=s.hands[seat] if seat >= 0 else (),
            sizes=tuple(len(hand) for hand in s.hands),
            points=tuple(s.points),
            active=s.active,
            weights=s.weights,
            lamp_used=s.lamp_used,
            top=s.deck[-1] if seat >= 0 and s.top_known >> seat & 1 else None,
        )

    def redeal_hidden(self, s: Sea, seat: int, chance: Chance) -> None:
        """Deck, discard pile and other hands are dealt again; a top card that the seat knows stays."""
        known = [s.deck.pop()] if seat >= 0 and s.top_known >> seat & 1 else []
        others = [other for other in range(s.seats) if other != seat]
        cards = s.deck + s.discard + [card for other in others for card in s.hands[other]]
        chance.shuffle(cards)
        for other in others:
            s.hands[other] = tuple(sorted(cards.pop() for _ in s.hands[other]))
        s.discard = [cards.pop() for _ in s.discard]
        s.deck = cards + known

    def components(self, s: Sea) -> list[int]:
        return sorted([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)])


GAME = Dredge()
