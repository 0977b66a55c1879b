"""The action and obstacle cards (sections 17 and 19): whom each can be played on, and what it does.

A card that nobody can be the target of, or that would change nothing, cannot be played (T25.18).
"""

from collections.abc import Callable
from typing import Final

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Decision,
    Does,
    Next,
    SeatAsks,
    registers,
    silent,
    with_fields,
    without,
)
from bathysphere.games.thing import events
from bathysphere.games.thing.cards.kinds import (
    ANALYSIS,
    AXE,
    BARRED_DOOR,
    BE_FRIENDS,
    BETTER_RUN,
    BETWEEN_US,
    CHANGE_PLACES,
    FINE_HERE,
    FLAMETHROWER,
    GET_OUT,
    INFECTION,
    NO_BARBECUE,
    PERSISTENCE,
    QUARANTINE,
    SEDUCTION,
    SUSPICION,
    THING,
    WATCH_YOUR_BACK,
    WHISKY,
)
from bathysphere.games.thing.components import MOST_INFECTIONS_HELD, Scene
from bathysphere.games.thing.knowledge import (
    all_see_hand,
    draw_events,
    has_event,
    joins,
    put_away,
    sees_card,
    sees_hand,
)
from bathysphere.games.thing.roles import CLOCKWISE, EVERYBODY
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.steps.defence import Aimed, replace
from bathysphere.games.thing.steps.elimination import eliminate
from bathysphere.games.thing.steps.exchange import offer
from bathysphere.games.thing.steps.hand_options import PLAY, PLAY_ON

QUARANTINE_TURNS = 3
PERSISTENCE_CARDS = 3

# -- whom a card reaches


def open_neighbours(s: ThingState, seat: int) -> list[int]:
    """Neighbours who are neither quarantined nor behind a Barred Door (T19.6, T19.10)."""
    quarantine, doors = s.quarantine, any(s.doors)
    return [other for other in s.neighbours(seat) if not quarantine[other] and not (doors and s.barred(seat, other))]


def anybody(s: ThingState, seat: int, near: list[int], *, through_doors: bool) -> list[int]:
    """Any player who is not quarantined; a neighbour behind a door only for cards that ignore doors. With advanced
    rule 4 an open neighbour, as long as there is one (T21.4, T25.38, T25.56)."""
    if s.options.neighbours_only and near:
        return near
    barred = () if through_doors or not any(s.doors) else [n for n in s.neighbours(seat) if s.barred(seat, n)]
    out, quarantine = s.out, s.quarantine
    return [
        other
        for other in range(s.seats)
        if other != seat and not out[other] and not quarantine[other] and other not in barred
    ]


def axe_targets(s: ThingState, seat: int, near: list[int]) -> list[int]:
    """Oneself, or a neighbour; across a door only that door can be removed (T17.6, T25.17)."""
    blocked = [other for other in s.neighbours(seat) if other not in near]
    return [seat, *blocked] if s.quarantine[seat] else blocked


def door_targets(s: ThingState, seat: int, near: list[int]) -> list[int]:
    """The gap to a neighbour, quarantined or not, unless a door lies there (T19.9, T25.21, T25.47)."""
    return [other for other in s.neighbours(seat) if not s.barred(seat, other)]


def neighbours_targets(s: ThingState, seat: int, near: list[int]) -> list[int]:
    return near


def hands_near(s: ThingState, seat: int, near: list[int]) -> list[int]:
    """Open neighbours who have something to show; all do unless a composed deck has run dry (T25.34)."""
    return [other for other in near if s.hands[other]]


Targets = Callable[[ThingState, int, list[int]], list[int]]

TARGETS: Final[dict[int, Targets]] = {
    FLAMETHROWER: neighbours_targets,
    ANALYSIS: hands_near,
    AXE: axe_targets,
    SUSPICION: hands_near,
    CHANGE_PLACES: neighbours_targets,
    BETTER_RUN: lambda s, seat, near: anybody(s, seat, near, through_doors=True),
    SEDUCTION: lambda s, seat, near: anybody(s, seat, near, through_doors=False),
    QUARANTINE: lambda s, seat, near: [seat, *near],
    BARRED_DOOR: door_targets,
}
"""For each card that is aimed, on whom it can be played; the open neighbours are found once for all of them."""


def reach(s: ThingState, seat: int, card: int, near: list[int]) -> list[Choice]:
    """The ways to play an action or obstacle card now."""
    if card in TARGETS:
        ways = PLAY_ON[card]
        return [ways[target] for target in TARGETS[card](s, seat, near)]
    if card == PERSISTENCE and not has_event(s):
        return []
    return [PLAY[card]]


FAR_REACHING: Final = frozenset((BETTER_RUN, SEDUCTION, GET_OUT, BE_FRIENDS))
"""Cards that reach beyond the neighbours, unless the table keeps them to these (T21.4)."""
PAST_QUARANTINE: Final = frozenset((AXE, BARRED_DOOR, BETWEEN_US))
"""Cards that do not mind the Quarantine of the other player (T25.17, T25.47, T25.63)."""
WITHOUT_TARGET: Final = {AXE: "nothing_to_remove", BARRED_DOOR: "both_sides_barred", PERSISTENCE: "nothing_to_draw"}


def not_reached(s: ThingState, seat: int, card: int, other: int, target: Choice, bar: Bar) -> None:
    """Why a card cannot be aimed at this player."""
    near = other in s.neighbours(seat)
    if not near and card not in FAR_REACHING:
        code = "not_neighbour"
    elif s.quarantine[other] and card not in PAST_QUARANTINE:
        code = "seat_quarantined"
    elif near and s.barred(seat, other):
        code = "door_there" if card == BARRED_DOOR else "seat_behind_door"
    else:
        code = "nothing_there" if card == AXE else "neighbours_only"
    bar(target, code, card=card, seat=other)


def named(s: ThingState, seat: int, card: int, reached: list[int], bar: Bar) -> list[Choice]:
    """The players whom a card lets somebody name."""
    if bar is not silent:
        for other in range(s.seats):
            if other != seat and not s.out[other] and other not in reached:
                not_reached(s, seat, card, other, ("seat", other), bar)
    return [("choose", other) for other in reached]


# -- what it does


@with_fields
class PutAway(Does[ThingState]):
    """A played card is discarded after its effect (T15.3, T17.3)."""

    card: int
    rules = ("T15.3", "T17.3")

    def run(self, s: ThingState) -> Next:
        s.in_play.remove(self.card)
        put_away(s, self.card, EVERYBODY)
        s.scene = None
        return DONE


def attack(s: ThingState, seat: int, target: int, card: int, answer: "Aimed") -> Next:
    """A card that its target may answer lies open until they have."""
    s.in_play.append(card)
    s.scene = Scene("attack", seat, target, card)
    return (answer, PutAway(card))


class Burn(Aimed):
    """Flamethrower: its target is out, unless they play No Barbecue! (T17.4, T12.4, T12.5)."""

    rules = ("T12.1", "T12.2", "T12.4", "T12.5", "T17.4", "T18.7", "T18.7a")
    kind = "flamethrower.answer"
    defence = NO_BARBECUE

    def take(self, s: ThingState, answers: Answers) -> Next:
        if self.defended(s, answers):
            s.tell(events.SAVED, self.target, self.seat, NO_BARBECUE)
            replace(s, self.target)
        else:
            eliminate(s, self.target, self.seat)
        return DONE


class Swap(Aimed):
    """Change Places! and You'd Better Run!: seats are swapped, unless the target plays I'm Comfortable (T18.4)."""

    rules = ("T17.11", "T17.12", "T18.4", "T18.4a")
    kind = "swap.answer"
    defence = FINE_HERE

    def take(self, s: ThingState, answers: Answers) -> Next:
        if self.defended(s, answers):
            s.tell(events.SWAP_REFUSED, self.target, self.seat, FINE_HERE)
            replace(s, self.target)
        else:
            s.swap_chairs(self.seat, self.target)
            s.tell(events.SWAPPED, self.seat, self.target)
        return DONE


def kept(s: ThingState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """The cards drawn with Persistence of which one may be kept."""
    drawn = list(dict.fromkeys(s.drawn))
    if drawn[0] == THING:  # it can never be discarded (T25.7)
        for card in drawn[1:]:
            bar(("keep", card), "keep_the_thing", card=card)
        return (("keep", THING),)
    number = s.hands[seat].count(INFECTION)
    if INFECTION in drawn and len(drawn) > 1 and number > MOST_INFECTIONS_HELD:
        drawn.remove(INFECTION)  # a fifth one could not be got rid of in this step (T25.67)
        bar(("keep", INFECTION), "too_many_infections", card=INFECTION, number=number)
    return tuple([("keep", card) for card in drawn])


class KeepOne(SeatAsks[ThingState]):
    """Persistence: one of the cards drawn joins the hand, the others are discarded (T17.9a)."""

    rules = ("T17.9", "T17.9a", "T25.7", "T25.67")

    def ask(self, s: ThingState) -> list[Decision]:
        return [Decision(self.seat, "persistence.keep", kept(s, self.seat))]

    def take(self, s: ThingState, answers: Answers) -> Next:
        seat = self.seat
        card = answers[seat][1]
        rest, s.drawn = without(s.drawn, card), ()
        for other in rest:
            put_away(s, other, 1 << seat)
        s.tell_some(events.PERSISTENCE_KEPT, (seat, len(rest)), (1 << seat, (card, rest)))
        joins(s, seat, card)
        return DONE


Effect = Callable[[ThingState, int, int], Next]
EFFECTS: Final[dict[int, Effect]] = {}
effect = registers(EFFECTS)


@effect(FLAMETHROWER)
def flamethrower(s: ThingState, seat: int, target: int) -> Next:
    return attack(s, seat, target, FLAMETHROWER, Burn(seat, target))


@effect(CHANGE_PLACES)
def change_places(s: ThingState, seat: int, target: int) -> Next:
    return attack(s, seat, target, CHANGE_PLACES, Swap(seat, target))


@effect(BETTER_RUN)
def better_run(s: ThingState, seat: int, target: int) -> Next:
    return attack(s, seat, target, BETTER_RUN, Swap(seat, target))


@effect(ANALYSIS)
def analysis(s: ThingState, seat: int, target: int) -> Next:
    """The whole hand, for one pair of eyes (T17.5, T17.5a)."""
    put_away(s, ANALYSIS, EVERYBODY)
    s.tell_some(events.ANALYSED, (seat, target), (1 << seat, (s.hands[target],)))
    sees_hand(s, seat, target)
    return DONE


@effect(SUSPICION)
def suspicion(s: ThingState, seat: int, target: int) -> Next:
    """One card by chance; its owner sees which one was taken out and put back (T17.7, T25.46)."""
    put_away(s, SUSPICION, EVERYBODY)
    card = s.chance.pick(s.hands[target])
    s.tell_some(events.SUSPECTED, (seat, target), (1 << seat | 1 << target, (card,)))
    sees_card(s, seat, target, card)
    return DONE


@effect(WHISKY)
def whisky(s: ThingState, seat: int, target: int) -> Next:
    """The four cards that are left, for everybody (T17.8, T25.43)."""
    put_away(s, WHISKY, EVERYBODY)
    s.tell(events.HAND_SHOWN, seat, s.hands[seat], "whisky")
    all_see_hand(s, seat)
    return DONE


@effect(AXE)
def axe(s: ThingState, seat: int, target: int) -> Next:
    """One obstacle: the door between, or a Quarantine (T17.6b to T17.6d)."""
    put_away(s, AXE, EVERYBODY)
    gap = s.door_gap(seat, target) if target != seat else -1
    if gap >= 0:
        s.doors[gap] -= 1
        removed = BARRED_DOOR
    else:
        s.quarantine[target] = 0
        removed = QUARANTINE
        if target == s.turn.seat:  # this turn does not count any more (T25.66)
            s.turn = structs.replace(s.turn, quarantined=False)
    put_away(s, removed, EVERYBODY)
    s.tell(events.OBSTACLE_REMOVED, seat, target, removed)
    return DONE


@effect(PERSISTENCE)
def persistence(s: ThingState, seat: int, target: int) -> Next:
    """Three event cards, one is kept (T17.9, T17.9a); the question of the turn is asked once more behind it."""
    s.in_play.append(PERSISTENCE)
    s.drawn = tuple(sorted(draw_events(s, seat, PERSISTENCE_CARDS)))
    s.tell_some(events.PERSISTENCE_DRAWN, (seat, len(s.drawn)), (1 << seat, (s.drawn,)))
    return (KeepOne(seat), PutAway(PERSISTENCE))


@effect(WATCH_YOUR_BACK)
def watch_your_back(s: ThingState, seat: int, target: int) -> Next:
    """At once, so that this turn's exchange is with the new next player (T17.10, T17.10a)."""
    put_away(s, WATCH_YOUR_BACK, EVERYBODY)
    s.way = -s.way
    s.tell(events.DIRECTION_TURNED, seat, s.way)
    return DONE


@effect(SEDUCTION)
def seduction(s: ThingState, seat: int, target: int) -> Next:
    """An exchange with anybody; the turn ends with it, refused or not (T17.13, T17.13a, T25.52)."""
    s.in_play.append(SEDUCTION)
    s.close_turn()
    return (*offer(s, seat, target, "seduction"), PutAway(SEDUCTION))


@effect(QUARANTINE)
def quarantine(s: ThingState, seat: int, target: int) -> Next:
    """It lies on a player for their next three turns; the turn in which they play it on themselves is none of them
    (T19.2, T19.3, T25.14)."""
    s.quarantine[target] = QUARANTINE_TURNS
    return DONE


@effect(BARRED_DOOR)
def barred_door(s: ThingState, seat: int, target: int) -> Next:
    """In the gap between two places, where it stays when players move (T19.9, T19.13)."""
    way = CLOCKWISE if s.neighbour(seat, CLOCKWISE) == target else -CLOCKWISE
    place = s.chairs.index(seat)
    s.doors[place if way == CLOCKWISE else (place - 1) % s.seats] += 1
    return DONE
