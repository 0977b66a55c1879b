"""Liar's dice: everybody rolls in secret, bids go up, and somebody doubts. For 2 to 6 players."""

from typing import Annotated

from bathysphere.engine import (
    NUMBER,
    SEAT,
    Answers,
    Chance,
    Decision,
    Does,
    EventKind,
    Game,
    Kind,
    Next,
    Outcome,
    Range,
    SeatAsks,
    SeatDoes,
    State,
    Value,
    Verb,
    View,
    clockwise,
    own,
    per,
)

NONE = -1
FACES = ("one", "two", "three", "four", "five", "six")
ONE = 0
FACE = Kind("face", FACES)

BID = Verb("bid", number=NUMBER, face=FACE, on="bid")
DOUBT = Verb("doubt", on="bidder")

ROLLED = EventKind("rolled", seat=SEAT, number=NUMBER, some={"dice": FACE}, reveals=True)
RAISED = EventKind("raised", seat=SEAT, number=NUMBER, face=FACE)
DOUBTED = EventKind("doubted", seat=SEAT, bidder=SEAT)
SHOWED = EventKind("showed", seat=SEAT, dice=FACE, reveals=True)
COUNTED = EventKind("counted", number=NUMBER, face=FACE, reveals=True)
LOST = EventKind("lost", seat=SEAT, left=NUMBER)


class Options(Value, frozen=True):
    dice: int = 5
    ones_wild: bool = False


class Table(State):
    options: Options = Options()
    hands: list[tuple[int, ...]]
    """The dice of each seat, sorted: numbers into FACES."""
    bid: int
    """How many dice are bid; 0 before the first bid of a round."""
    face: int = NONE
    bidder: int = NONE

    def in_play(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def after(self, seat: int) -> int:
        """The next seat clockwise that still has dice."""
        return next(other for other in clockwise(self.seats, (seat + 1) % self.seats) if self.hands[other])

    def matching(self) -> int:
        """How many dice on the table show the face of the bid."""
        wild = self.options.ones_wild
        return sum(die == self.face or (wild and die == ONE) for hand in self.hands for die in hand)


class TableView(View, frozen=True):
    """Of other hands only how many dice they hold."""

    options: Options
    bid: Annotated[int, NUMBER]
    face: Annotated[int, FACE.but(none=NONE)]
    bidder: Annotated[int, SEAT.but(nobody=NONE)]
    dice: Annotated[tuple[int, ...], per(SEAT, NUMBER)]
    hand: Annotated[tuple[int, ...], own(FACE)]


class Roll(Does[Table]):
    """Everybody rolls all of their dice in secret."""

    rules = ("L2.1",)

    def run(self, s: Table) -> Next:
        s.bid, s.face, s.bidder = 0, NONE, NONE
        for seat in s.in_play():
            s.hands[seat] = tuple(sorted(s.chance.below(len(FACES)) for _ in s.hands[seat]))
            s.tell_some(ROLLED, (seat, len(s.hands[seat])), (1 << seat, (s.hands[seat],)))
        return ()


class Bid(SeatAsks[Table]):
    """Raise the bid, or doubt it."""

    rules = ("L2.2", "L2.3", "L2.4")

    def ask(self, s: Table) -> list[Decision]:
        most = sum(map(len, s.hands))
        higher = [
            BID(number, face)
            for number in range(max(1, s.bid), most + 1)
            for face in range(len(FACES))
            if number > s.bid or face > s.face
        ]
        doubt = [DOUBT()] if s.bid else []
        return [Decision(self.seat, "bid" if s.bid else "first_bid", tuple(doubt + higher))]

    def take(self, s: Table, answers: Answers) -> Next:
        match answers[self.seat]:
            case (BID.name, number, face):
                s.bid, s.face, s.bidder = number, face, self.seat
                s.tell(RAISED, self.seat, number, face)
                return (Bid(s.after(self.seat)),)
            case _:
                s.tell(DOUBTED, self.seat, s.bidder)
                return (Showdown(self.seat),)


class Showdown(SeatDoes[Table]):
    """All dice are shown and counted; one of the two loses a die."""

    rules = ("L3.1", "L3.2", "L3.3", "L3.4", "L4.1")

    def run(self, s: Table) -> Next:
        for seat in s.in_play():
            s.tell(SHOWED, seat, s.hands[seat])
        found = s.matching()
        s.tell(COUNTED, found, s.face)
        loser = self.seat if found >= s.bid else s.bidder
        s.hands[loser] = s.hands[loser][1:]
        s.tell(LOST, loser, len(s.hands[loser]))
        if len(s.in_play()) == 1:
            s.finish(Outcome(winners=tuple(s.in_play())))
        return (Roll(), Bid(loser if s.hands[loser] else s.after(loser)))


class LiarsDice(Game[Table]):
    name = "liars_dice"
    fewest, most = 2, 6
    options = Options
    state = Table

    def option_ranges(self, seats: int) -> dict[str, Range | dict[str, Range]]:
        return {"dice": Range(1, 6, 5)}

    def deal(self, s: Table, options: Options) -> Next:
        s.options = options
        s.hands = [(ONE,) * options.dice] * s.seats
        return (Roll(), Bid(s.chance.below(s.seats)))

    def view(self, s: Table, seat: int) -> TableView:
        return TableView.of(s, seat, dice=tuple(len(hand) for hand in s.hands), hand=s.hands[seat] if seat >= 0 else ())

    def redeal_hidden(self, s: Table, seat: int, chance: Chance) -> None:
        """The dice of all others could show anything."""
        for other, hand in enumerate(s.hands):
            if other != seat:
                s.hands[other] = tuple(sorted(chance.below(len(FACES)) for _ in hand))


GAME = LiarsDice()
