"""What single mythos cards do to characters, items, titles and decks; monsters.py is about the monsters."""

from collections.abc import Callable
from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Cards,
    Choice,
    Continues,
    Decision,
    Next,
    SeatAsks,
    with_fields,
    without,
)
from bathysphere.games.unfathomable.cards.items.table import LUCKY_RING
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS, mythos
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK_OF, GALLEY, ROOM_OF
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER, RITUAL, SUPPLY
from bathysphere.games.unfathomable.effects import Special
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.improvements import remove_item
from bathysphere.games.unfathomable.steps.cards.resolve import Compare, special
from bathysphere.games.unfathomable.steps.cards.skill_decks import put_on_piles
from bathysphere.games.unfathomable.steps.checks.chaos import make_chaos
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach, DefeatPassenger
from bathysphere.games.unfathomable.steps.mythos.tracks import Arrived, advance, look_at_waypoints
from bathysphere.games.unfathomable.steps.turn.actions import DESTINATIONS
from bathysphere.games.unfathomable.steps.turn.keeper import look_and_cast
from bathysphere.games.unfathomable.steps.turn.titles import move, others_free, pass_on

NOBODY_ELSE: Choice = ("nobody",)
STAY: Choice = ("stay",)
GO: Choice = ("go",)
FOR_ONE_MORE: Final = 2
"""So many points above the target move the ritual token once more."""


# -- what a die decides

AFTER_ROLL: Final[dict[str, Callable[[UnfathomableState, int, int], Next]]] = {}
"""What follows a roll, by the name of the effect; with the result and the one who resolves it."""


@with_fields
class RolledFor(Continues[UnfathomableState]):
    """The result of a roll whose card says what every face means."""

    name: str
    you: int
    rules = ("U44.8",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        return AFTER_ROLL[self.name](s, value, self.you)


def roll_for(
    name: str,
) -> Callable[[Callable[[UnfathomableState, int, int], Next]], Callable[[UnfathomableState, int, int], Next]]:
    """A special that begins with a roll: what is noted here is what follows it."""

    def note(follow: Callable[[UnfathomableState, int, int], Next]) -> Callable[[UnfathomableState, int, int], Next]:
        AFTER_ROLL[name] = follow

        @special(name)
        def begin(s: UnfathomableState, effect: Special, you: int) -> Next:
            return (*roll(s, "effect", you), RolledFor(name, you))

        return follow

    return note


@roll_for("humans_in_rolled_room_defeated")
def humans_in_rolled_room_defeated(s: UnfathomableState, result: int, you: int) -> Next:
    return (DefeatEach(tuple(sorted(s.humans_in(ROOM_OF[result])))),)


@roll_for("you_to_rolled_deck")
def you_to_rolled_deck(s: UnfathomableState, result: int, you: int) -> Next:
    """Not out of the brig (U17.4c)."""
    if not s.in_brig(you):
        move(s, you, DECK_OF[result], "effect")
    return DONE


@special("roll_at_most_passengers_on_deck")
def roll_at_most_passengers_on_deck(s: UnfathomableState, effect: Special, you: int) -> Next:
    """With an empty deck there is no chance to roll as low, so nothing is rolled."""
    number = sum(map(len, s.passengers))
    if not number:
        return DONE
    return (*roll(s, "effect", you, number=number, at_most=True), Compare(True, number, effect.then, "", you))


# -- into the brig and out of it


@special("accuse")
def accuse(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (Accuse(you),)


class Accuse(SeatAsks[UnfathomableState]):
    """A human player outside the brig, the chooser too, is locked up."""

    rules = ("UD.29", "U6.3a", "U17.2")

    def _suspects(self, s: UnfathomableState) -> list[int]:
        return sorted([seat for seat in s.humans() if not s.in_brig(seat)])

    def ask(self, s: UnfathomableState) -> list[Decision]:
        suspects = self._suspects(s)
        if len(suspects) < 2:
            return []
        return [Decision(self.seat, "mythos.accuse", tuple([("accuse", seat) for seat in suspects]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for seat in [answers[self.seat][1]] if answers else self._suspects(s):
            move(s, seat, BRIG, "effect")
        return DONE


@special("may_send_another_to_brig")
def may_send_another_to_brig(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (MayLockUp(you),)


class MayLockUp(SeatAsks[UnfathomableState]):
    """Any other character, a revealed traitor's too; or nobody (U44.4)."""

    rules = ("U44.4", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        others = [seat for seat in range(s.seats) if seat != self.seat and not s.in_brig(seat)]
        if not others:
            return []
        options = (NOBODY_ELSE, *[("lock_up", seat) for seat in others])
        return [Decision(self.seat, "mythos.lock_up", options)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers and answers[self.seat] != NOBODY_ELSE:
            move(s, answers[self.seat][1], BRIG, "effect")
        return DONE


@special("you_and_captain_to_brig")
def you_and_captain_to_brig(s: UnfathomableState, effect: Special, you: int) -> Next:
    """The captain of before: not the heir of the player who resolves it."""
    captain = s.titles[CAPTAIN]
    move(s, you, BRIG, "effect")
    move(s, captain, BRIG, "effect")
    return DONE


@special("brig_opens")
def brig_opens(s: UnfathomableState, effect: Special, you: int) -> Next:
    """The card names the brig, so that it moves characters out of it (U17.4c)."""
    return (OneByOne("mythos.leave_brig", tuple(s.here(BRIG))),)


@with_fields
class OneByOne(Asks[UnfathomableState]):
    """Several players go somewhere, one after another: the current player says who is next (U44.16, UQ.44)."""

    going: str
    """The question that each of them is asked."""
    seats: tuple[int, ...]
    rules = ("U44.16", "UQ.44")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if len(self.seats) < 2:
            return []
        return [Decision(s.turn.seat, "mythos.next", tuple([("comes_first", seat) for seat in self.seats]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not self.seats:
            return DONE
        seat = answers[s.turn.seat][1] if answers else self.seats[0]
        goes = LeaveBrig(seat) if self.going == "mythos.leave_brig" else MayDine(seat)
        return (goes, OneByOne(self.going, without(self.seats, seat)))


class LeaveBrig(SeatAsks[UnfathomableState]):
    """A prisoner is free, human or not, and says where to go."""

    rules = ("U17.4c", "UQ.44", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "mythos.leave_brig", tuple([("move", space) for space in DESTINATIONS]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        move(s, self.seat, answers[self.seat][1], "effect")
        return DONE


@special("humans_may_go_to_galley")
def humans_may_go_to_galley(s: UnfathomableState, effect: Special, you: int) -> Next:
    guests = tuple([seat for seat in s.humans() if s.places[seat] not in (BRIG, GALLEY)])
    return (OneByOne("mythos.go_to_galley", guests),)


class MayDine(SeatAsks[UnfathomableState]):
    """A human player may move to the galley (U44.4)."""

    rules = ("U44.4", "UQ.44", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "mythos.go_to_galley", (STAY, GO))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers[self.seat] == GO:
            move(s, self.seat, GALLEY, "effect")
        return DONE


# -- titles


@special("keeper_title_passes")
def keeper_title_passes(s: UnfathomableState, effect: Special, you: int) -> Next:
    pass_on(s, KEEPER, s.titles[KEEPER])
    return DONE


@special("captain_deposed")
def captain_deposed(s: UnfathomableState, effect: Special, you: int) -> Next:
    """The title goes first, so that the brig does not give it to the highest of the line (G14)."""
    captain = s.titles[CAPTAIN]
    if captain != you or others_free(s, you):  # with nobody else to have it, the brig itself tells that it stays
        pass_on(s, CAPTAIN, captain, lowest=True)
    move(s, you, BRIG, "effect")
    return DONE


@special("keeper_plays_a_spell")
def keeper_plays_a_spell(s: UnfathomableState, effect: Special, you: int) -> Next:
    """Besides the action of the title, whose limit is not touched."""
    return look_and_cast(s, s.titles[KEEPER])


@special("chart_the_course")
def chart_the_course(s: UnfathomableState, effect: Special, you: int) -> Next:
    """Somebody takes the captain's part in an arrival (U50.8b)."""
    return (*look_at_waypoints(s, you), Arrived())


# -- items


def remove_items(s: UnfathomableState, seat: int, items: Cards) -> Next:
    """Several at once: which improvement is active is asked only when all are gone."""
    steps: Next = DONE
    for item in items:
        steps = remove_item(s, seat, item) or steps
    return steps


@special("humans_keep_one_item")
def humans_keep_one_item(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (KeepOneItem(tuple([seat for seat in s.humans() if len(s.items[seat]) > 1])),)


@with_fields
class KeepOneItem(Asks[UnfathomableState]):
    """Each of these players keeps one item of their choice, face down improvements counted; the rest leave the game."""

    seats: Cards
    rules = ("U9.2.2", "U9.7", "UQ.44", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [
            Decision(seat, "mythos.keep_item", tuple([("keep", item) for item in s.items[seat]])) for seat in self.seats
        ]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        steps: Next = DONE
        for seat, (_, kept) in answers.items():
            steps += remove_items(s, seat, tuple([item for item in s.items[seat] if item != kept]))
        return steps


@special("remove_an_item")
def remove_an_item(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (GiveUpItem(you),)


class GiveUpItem(SeatAsks[UnfathomableState]):
    """One of the player's items, of their choice, leaves the game (G13)."""

    rules = ("U9.2.2", "U44.5", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        items = s.items[self.seat]
        if len(items) < 2:
            return []
        return [Decision(self.seat, "mythos.give_up_item", tuple([("remove", item) for item in items]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        items = (answers[self.seat][1],) if answers else s.items[self.seat]
        return remove_items(s, self.seat, items)


@special("your_items_lost")
def your_items_lost(s: UnfathomableState, effect: Special, you: int) -> Next:
    return remove_items(s, you, s.items[you])


@special("lucky_ring_lost")
def lucky_ring_lost(s: UnfathomableState, effect: Special, you: int) -> Next:
    """No matter who holds it, in the brig too."""
    for seat, items in enumerate(s.items):
        if LUCKY_RING in items:
            return remove_item(s, seat, LUCKY_RING)
    return DONE


# -- decks, tokens and tracks


@special("supply_passenger_defeated")
def supply_passenger_defeated(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (DefeatPassenger(SUPPLY),)


@special("new_chaos_deck")
def new_chaos_deck(s: UnfathomableState, effect: Special, you: int) -> Next:
    cards, s.chaos = s.chaos, ()
    put_on_piles(s, cards[::-1], 0)
    make_chaos(s)
    return DONE


@special("ritual_by_total")
def ritual_by_total(s: UnfathomableState, effect: Special, you: int) -> Next:
    """Once, and once more for every full two points above the target (G42)."""
    above = s.points - MYTHOS[mythos("ritual_coordination")].target
    return advance(s, RITUAL, 1 + above // FOR_ONE_MORE)
