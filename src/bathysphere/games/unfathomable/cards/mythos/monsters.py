"""What single mythos cards do to monsters, and what monsters do because of them."""

from typing import Final

from bathysphere.engine import DONE, Answers, Cards, Choice, Count, Decision, Does, Next, SeatAsks, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.mythos.specials import roll_for
from bathysphere.games.unfathomable.cards.spaces import (
    ADJACENT,
    ARROW,
    BOW_OF,
    CAPTAINS_CABIN,
    CHAPEL,
    DECK,
    ROOM_OF,
    ROOMS,
    SICK_BAY,
    SPACES,
)
from bathysphere.games.unfathomable.components import DAGON, HYDRA
from bathysphere.games.unfathomable.effects import Special
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import special
from bathysphere.games.unfathomable.steps.harm.defeat import defeat_deep_one
from bathysphere.games.unfathomable.steps.harm.passengers import Risk
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.spawning import enter, shift, shift_monarch
from bathysphere.games.unfathomable.steps.turn.titles import move

ABOARD: Final = (*DECK, *ROOMS)
"""Where deep ones can be on the ship."""
LEAVE: Choice = ("leave_deep_ones",)
"""All that have not moved stay where they are."""
AMBUSH: Final = 4
VOLUNTEERS: Final = 4


# -- they come


@with_fields
class DeepOnesCome(Does[UnfathomableState]):
    """Deep ones from the supply, unless barricades keep them out (G6)."""

    number: int
    space: int
    rules = ("U39.0", "U39.1")

    def run(self, s: UnfathomableState) -> Next:
        enter(s, self.number, self.space)
        return DONE


@special("deep_one_beside_you")
def deep_one_beside_you(s: UnfathomableState, effect: Special, you: int) -> Next:
    """They cannot enter the infirmary: the chapel beside it then."""
    here = s.places[you]
    return (*barricade_window(s), DeepOnesCome(1, CHAPEL if here == SICK_BAY else here))


@special("deep_ones_beside_you")
def deep_ones_beside_you(s: UnfathomableState, effect: Special, you: int) -> Next:
    """In a room; on deck that of the arrow, in the infirmary one of the two beside it (G11)."""
    here = s.places[you]
    if here == SICK_BAY:
        return (*barricade_window(s), ChooseDoor(you))
    return (*barricade_window(s), DeepOnesCome(AMBUSH, ARROW[here] if here in DECK else here))


class ChooseDoor(SeatAsks[UnfathomableState]):
    """Which room beside the infirmary they come to (G11)."""

    rules = ("UD.29",)

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "mythos.door", (("spawn", CHAPEL), ("spawn", CAPTAINS_CABIN)))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        return (DeepOnesCome(AMBUSH, answers[self.seat][1]),)


@roll_for("deep_one_in_rolled_room")
def deep_one_in_rolled_room(s: UnfathomableState, result: int, you: int) -> Next:
    return (*barricade_window(s), DeepOnesCome(1, ROOM_OF[result]))


@roll_for("ambush_in_rolled_room")
def ambush_in_rolled_room(s: UnfathomableState, result: int, you: int) -> Next:
    return (*barricade_window(s), DeepOnesCome(AMBUSH, ROOM_OF[result]), GoThere(you, ROOM_OF[result]))


@with_fields
class GoThere(Does[UnfathomableState]):
    """The one who resolves a card moves to a space, though not out of the brig (U17.4c)."""

    seat: int
    space: int
    rules = ("U17.4c",)

    def run(self, s: UnfathomableState) -> Next:
        if not s.in_brig(self.seat):
            move(s, self.seat, self.space, "effect")
        return DONE


# -- they move


@roll_for("monarchs_to_the_bow")
def monarchs_to_the_bow(s: UnfathomableState, result: int, you: int) -> Next:
    for monarch in (HYDRA, DAGON):
        shift_monarch(s, monarch, BOW_OF[result])
    return DONE


@special("move_each_deep_one")
def move_each_deep_one(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (*barricade_window(s), *drive(s, you, may=False))


@special("may_move_each_deep_one")
def may_move_each_deep_one(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (*barricade_window(s), *drive(s, you, may=True))


def drive(s: UnfathomableState, you: int, *, may: bool) -> Next:
    return (Drive(you, tuple([s.deep_ones[space] for space in ABOARD]), may),)


@with_fields
class Drive(SeatAsks[UnfathomableState]):
    """Each deep one on the ship is moved to an adjacent space, water too, by the one who resolves the card; none moves
    twice (G26)."""

    waiting: Cards
    """How many of each space of ABOARD have not moved yet."""
    may: bool
    """Whether any of them may stay."""
    rules = ("U38.3a", "U44.4", "U25.20b", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        ways: list[Choice] = [
            ("drive", origin, space)
            for origin, number in zip(ABOARD, self.waiting, strict=True)
            if number
            for space in ADJACENT[origin]
            if s.open_to_deep_ones(space)
        ]
        if not ways:
            return []
        return [Decision(self.seat, "mythos.drive", (LEAVE, *ways) if self.may else tuple(ways))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not answers or answers[self.seat] == LEAVE:
            return DONE
        _, origin, space = answers[self.seat]
        shift(s, origin, space)
        place = ABOARD.index(origin)
        left = (*self.waiting[:place], self.waiting[place] - 1, *self.waiting[place + 1 :])
        return (self.changed(waiting=left),)


# -- they are defeated


@special("each_deep_one_defeated")
def each_deep_one_defeated(s: UnfathomableState, effect: Special, you: int) -> Next:
    """Outside the Deep."""
    for space in range(SPACES):
        clear(s, space, you)
    return DONE


def clear(s: UnfathomableState, space: int, by: int) -> None:
    for _ in range(s.deep_ones[space]):
        defeat_deep_one(s, space, by)


@special("deep_ones_to_supply")
def deep_ones_to_supply(s: UnfathomableState, effect: Special, you: int) -> Next:
    """From everywhere, the Deep too; none of them is defeated."""
    for space, number in enumerate(s.deep_ones):
        if number:
            s.deep_ones[space] = 0
            s.tell(events.DEEP_ONES_RETURNED, number, space)
    return DONE


@special("clear_a_room")
def clear_a_room(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (ClearRoom(you),)


class ClearRoom(SeatAsks[UnfathomableState]):
    """An interior space, even an empty one: each deep one in it is defeated."""

    rules = ("UD.29", "U48.5")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if not any(s.deep_ones[room] for room in ROOMS):
            return []
        return [Decision(self.seat, "mythos.clear_room", tuple([("clear", room) for room in ROOMS]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers:
            clear(s, answers[self.seat][1], self.seat)
        return DONE


@special("deep_one_inside_defeated")
def deep_one_inside_defeated(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (DefeatSome(you, 1, tuple(ROOMS)),)


@with_fields
class DefeatSome(SeatAsks[UnfathomableState]):
    """So many deep ones in these spaces, all if there are fewer, as the one who resolves the card picks."""

    number: int
    spaces: Cards
    rules = ("U48.5", "U44.8", "UD.29")

    def _there(self, s: UnfathomableState) -> list[int]:
        return [space for space in self.spaces for _ in range(s.deep_ones[space])]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        there = self._there(s)
        if len(there) <= self.number or len(set(there)) < 2:
            return []
        options = tuple([("defeat_deep_one", space) for space in there])
        return [Decision(self.seat, "mythos.defeat", options, picks=Count(self.number, self.number))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        spaces = [space for _, space in answers[self.seat]] if answers else self._there(s)[: self.number]
        for space in spaces:
            defeat_deep_one(s, space, self.seat)
        return DONE


@special("volunteers")
def volunteers(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (CallVolunteers(you),)


class CallVolunteers(SeatAsks[UnfathomableState]):
    """How many passengers are risked, one at least, to defeat as many deep ones on the ship (U44.5)."""

    rules = ("U30.4", "U30.6", "U44.5", "UD.27", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        most = min(VOLUNTEERS, len(s.supply))
        if most < 2:
            return []
        return [Decision(self.seat, "mythos.volunteers", tuple([("risk", number) for number in range(1, most + 1)]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        number = answers[self.seat][1] if answers else len(s.supply)
        return (Risk(self.seat, number), DefeatSome(self.seat, number, ABOARD)) if number else DONE
