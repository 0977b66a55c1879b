"""What the interior spaces let a human do (U4.8, article 28): once per turn and room, with no enemy or damage there.
What a damaged room needs lies in `repairs`."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bathysphere.engine import (
    DONE,
    PASS,
    Answers,
    Asks,
    Bar,
    Choice,
    Continues,
    Count,
    Decision,
    Form,
    Next,
    SeatAsks,
    silent,
    with_fields,
    within,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import JEANNE
from bathysphere.games.unfathomable.cards.skills.table import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    SKILL_OF,
    STRENGTH,
    TREACHERY,
    VALUE_OF,
)
from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    GALLEY,
    NAMES,
    ROOMS,
)
from bathysphere.games.unfathomable.checks import PASSED
from bathysphere.games.unfathomable.components import FOOD, FUEL, NOBODY, NOTHING, RITUAL, SANITY, STRAIN, TRAVEL
from bathysphere.games.unfathomable.kinds import AT_RITUAL, CARD, NO_AIM, SEAT
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.draw_discard import take_item
from bathysphere.games.unfathomable.steps.cards.peeks import on_top, put_under, show
from bathysphere.games.unfathomable.steps.cards.scouting import ScoutDeck
from bathysphere.games.unfathomable.steps.cards.skill_decks import draw, use_up
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.checks.skill_check import Judged, begin_check
from bathysphere.games.unfathomable.steps.harm.damage import DamageShip
from bathysphere.games.unfathomable.steps.harm.passengers import Risk
from bathysphere.games.unfathomable.steps.mythos.tracks import advance
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.actions import DESTINATIONS, NO_ACTION, SOURCES, Source
from bathysphere.games.unfathomable.steps.turn.titles import move

CHECK: Final = 8
"""The target number of the captain's cabin and of the brig."""
SEEN: Final = 2
"""So many cards are looked at on the bridge and in the cargo hold."""
MOST_DRAWN: Final = 5
"""So many cards the galley gives at most."""
JURY_RIGGER: Choice = ("jury_rigger",)


class Room(NamedTuple):
    """What follows the words ("room", space) in each choice of it, and what happens then."""

    offers: Callable[[UnfathomableState, int, Bar], Sequence[Choice]]
    does: Callable[[UnfathomableState, int, Choice], Next]
    aim: Form = NO_AIM
    """What follows, by its kinds."""


LIMITS: Final = tuple([f"room:{name}" for name in NAMES])


def limit(space: int) -> str:
    """Used up for this turn, no matter who used it and what came of it (U4.8d, UQ.28, UQ.29)."""
    return LIMITS[space]


def obstacle(s: UnfathomableState, space: int) -> str:
    """What keeps a human there from the action of a space; "": nothing. In the brig neither damage nor enemies do
    (U4.8)."""
    if space in ROOMS:
        if s.damaged(space):
            return "damaged"
        if s.enemies_of_humans(space):
            return "enemies"
    return "used" if LIMITS[space] in s.turn.used else ""


WHY: Final = {"damaged": "room_damaged", "enemies": "enemy_there", "used": "room_used"}


def room_actions(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Not for revealed traitors, not in a damaged room, and nowhere but in the brig beside an enemy (U4.8, U4.13b)."""
    space = s.places[seat]
    barred = obstacle(s, space)
    if barred:
        return bar(("room", space), WHY[barred], space=space)
    return [("room", space, *more) for more in ROOM_ACTIONS[space].offers(s, seat, within(bar, "room", space))]


def no_room_action(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    space = s.places[seat]
    return bar(("room", space), "not_for_traitors") if space in ROOM_ACTIONS else NO_ACTION


def use_room(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    _, space, *more = choice
    s.spend(limit(space))
    target = more[0] if space == CAPTAINS_CABIN else NOTHING
    s.tell(events.ACTION, seat, "room", space, target)
    return ROOM_ACTIONS[space].does(s, seat, tuple(more))


SOURCES["room"] = Source(room_actions, use_room, human=True, spaces=(*ROOMS, BRIG), closed=no_room_action)


def cards_of(s: UnfathomableState, seat: int, skill: int) -> list[Choice]:
    return [(card,) for card in dict.fromkeys(s.hands[seat]) if SKILL_OF[card] == skill]


def strain(s: UnfathomableState, seat: int, room: int, card: int, dial: int) -> Next:
    """A card is discarded and added to the die; together they should exceed a number."""
    use_up(s, seat, card)
    s.tell(events.PAID, seat, (card,), NAMES[room])
    rolls = roll(s, NAMES[room], seat, number=STRAIN, at_most=True, bonus=VALUE_OF[card])
    return (*rolls, Toll(dial, STRAIN))


@with_fields
class Toll(Continues[UnfathomableState]):
    """A result not above a number costs 1 of a resource."""

    dial: int
    number: int
    rules = ("U42.1",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        if value <= self.number:
            change_dial(s, self.dial, -1)
        return DONE


# -- bridge


def bridge_open(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """A passenger is the price (U30.6)."""
    return [()] if s.supply else bar((), "no_supply")


def bridge(s: UnfathomableState, seat: int, more: Choice) -> Next:
    """A passenger is risked to look ahead; which deck is said when he stands on deck."""
    return (Risk(seat, 1), ScoutDeck(seat, "either", SEEN))


# -- captain's cabin


def suspects(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Any other human player, even one in the brig (U17.1, UD.23)."""
    if bar is not silent:
        for other in range(s.seats):
            if other == seat or not s.human(other):
                bar((other,), "not_yourself" if other == seat else "traitor_known", seat=other)
    return [(other,) for other in range(s.seats) if other != seat and s.human(other)]


def captains_cabin(s: UnfathomableState, seat: int, more: Choice) -> Next:
    return (*begin_check(s, "captains_cabin", seat, CHECK, (INFLUENCE, OBSERVATION)), LockUp(more[0]))


@with_fields
class LockUp(Judged):
    """A check that succeeds sends the one who was named to the brig; one that fails does nothing (U17.1, UL.35)."""

    target: int
    rules = ("U17.1", "U17.1a", "U17.2", "UL.35")

    def judged(self, s: UnfathomableState, result: str, points: int) -> Next:
        if result == PASSED:
            move(s, self.target, BRIG, "captains_cabin")
        return DONE


# -- chapel


def prayers(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Back if there is a way back, forward for a lore card (UQ.49)."""
    back: Sequence[Choice] = [("back",)] if s.tracks[RITUAL] else bar(("back",), "ritual_at_start")
    lore = cards_of(s, seat, LORE) or bar(("on",), "no_card", skill=LORE)
    return [*back, *[("on", *card) for card in lore]] or bar((), "chapel_idle", skill=LORE)


def chapel(s: UnfathomableState, seat: int, more: Choice) -> Next:
    """The ritual goes back a step, or on at the risk of sanity (U50.11)."""
    if more == ("back",):
        return advance(s, RITUAL, -1)
    return (*strain(s, seat, CHAPEL, more[1], SANITY), *advance(s, RITUAL, 1))


# -- cargo hold


def hold_open(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Not with an empty item deck (U9.4, UQ.49)."""
    return [()] if s.item_deck else bar((), "no_items_left")


def cargo_hold(s: UnfathomableState, seat: int, more: Choice) -> Next:
    show(s, "item", s.item_deck, s.item_known, SEEN, seat)
    return (TakeFromHold(seat),)


class TakeFromHold(SeatAsks[UnfathomableState]):
    """One of the items seen is taken, the other goes under the deck; the last one may be left there (U9.4a)."""

    rules = ("U9.4a", "UD.26")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        seen = sorted(s.item_deck[-SEEN:])
        options: tuple[Choice, ...] = tuple([("take", item) for item in seen])
        if len(seen) == 1:
            options = (*options, on_top("item", seen[0]))
        return [Decision(self.seat, "cargo_hold.take", options)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        verb, *_, item = answers[self.seat]
        if verb != "take":
            return DONE
        put_under(s.item_deck, s.item_known, SEEN, item)
        return take_item(s, self.seat)


# -- galley


def galley_open(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    left = any(s.decks[skill] or s.discards[skill] for skill in range(TREACHERY))
    return [()] if left else bar((), "no_skill_cards_left")


def galley(s: UnfathomableState, seat: int, more: Choice) -> Next:
    return (Feast(seat),)


class Feast(SeatAsks[UnfathomableState]):
    """One to five cards of any decks but treachery, all named before one is drawn; a roll lower than their number
    costs 1 food (U13.3a1, UQ.52)."""

    rules = ("U13.3a1", "U11.1", "UD.8", "UQ.52")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options = tuple([("draw", skill) for skill in range(TREACHERY) for _ in range(MOST_DRAWN)])
        return [Decision(self.seat, "galley.draw", options, picks=Count(1, MOST_DRAWN))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        drawn = draw(s, self.seat, tuple([skill for _, skill in answers[self.seat]]), "galley")
        if drawn < 2:
            return DONE
        return (*roll(s, "galley", self.seat, number=drawn - 1, at_most=True), Toll(FOOD, drawn - 1))


# -- boiler room


def stoking(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return cards_of(s, seat, STRENGTH) or bar((), "no_card", skill=STRENGTH)


def boiler_room(s: UnfathomableState, seat: int, more: Choice) -> Next:
    """Fuel is at risk, and the ship gets on (U50.6)."""
    return (*strain(s, seat, BOILER_ROOM, more[0], FUEL), *advance(s, TRAVEL, 1), AfterBoilerRoom())


class AfterBoilerRoom(Asks[UnfathomableState]):
    """When anybody's action in the boiler room is over, a waypoint included, Jeanne may damage the ship to make another
    step (G4)."""

    rules = ("U44.4", "U44.5", "UD.58")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        jeanne = s.seat_of(JEANNE)
        if jeanne == NOBODY or not s.has_ability(jeanne):
            return []
        return [Decision(jeanne, "boiler_room.after", (PASS, JURY_RIGGER))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for seat, choice in answers.items():
            if choice == JURY_RIGGER:
                s.tell(events.ACTION, seat, "jury_rigger", NOTHING, NOTHING)
                return (DamageShip(), *advance(s, TRAVEL, 1))
        return DONE


# -- brig


def brig_open(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return [()]


def brig(s: UnfathomableState, seat: int, more: Choice) -> Next:
    return (*begin_check(s, "brig", seat, CHECK, (LORE, STRENGTH)), Release(seat))


@with_fields
class Release(Judged):
    """A check that succeeds lets the prisoner out; one that fails does nothing (U17.4a, UL.35)."""

    seat: int
    rules = ("U17.4a", "U17.4a1", "U17.4a2", "UL.35", "UD.24")

    def judged(self, s: UnfathomableState, result: str, points: int) -> Next:
        return (WalkFree(self.seat),) if result == PASSED else DONE


class WalkFree(SeatAsks[UnfathomableState]):
    """To any ship space but brig and sick bay (UD.24)."""

    rules = ("U17.4a", "UD.24")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        return [Decision(self.seat, "brig.leave", tuple([("move", space) for space in DESTINATIONS]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        move(s, self.seat, answers[self.seat][1], "brig")
        return DONE


ROOM_ACTIONS: Final = {
    BRIDGE: Room(bridge_open, bridge),
    CAPTAINS_CABIN: Room(suspects, captains_cabin, SEAT),
    CHAPEL: Room(prayers, chapel, AT_RITUAL),
    CARGO_HOLD: Room(hold_open, cargo_hold),
    GALLEY: Room(galley_open, galley),
    BOILER_ROOM: Room(stoking, boiler_room, CARD),
    BRIG: Room(brig_open, brig),
}
