"""The two tracks (article 50): the way to the next waypoint, and the great banishment."""

from typing import Final

from bathysphere.engine import DONE, Answers, Decision, Does, Next, SeatAsks, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import DECK, DRIFT, THE_DEEP, TRACK_END, WATER
from bathysphere.games.unfathomable.cards.waypoints.table import BASE_PRICE, WAYPOINTS
from bathysphere.games.unfathomable.components import CAPTAIN, DESTINATION, FUEL, RITUAL, TRAVEL
from bathysphere.games.unfathomable.effects import TRACKS, Advance, Reset
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.peeks import put_under, show
from bathysphere.games.unfathomable.steps.cards.resolve import performs, resolve
from bathysphere.games.unfathomable.steps.ending import ends
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach
from bathysphere.games.unfathomable.steps.mythos.spawning import shift, shift_monarch
from bathysphere.games.unfathomable.steps.origins import from_component
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.setup.awakening import awakening

WAYPOINTS_SEEN: Final = 2


def set_track(s: UnfathomableState, track: int, place: int) -> None:
    if s.tracks[track] != place:
        s.tracks[track] = place
        s.tell(events.TRACK_MOVED, track, place)


def advance(s: UnfathomableState, track: int, by: int, or_fuel: bool = False) -> Next:
    """Forward step by step; back as far as the start, and no monster drifts (U50.1, U50.2, UL.36, UL.37)."""
    if by > 0:
        return (Sail(by),) if track == TRAVEL else (Chant(by),)
    missing = -by - s.tracks[track]
    set_track(s, track, max(0, s.tracks[track] + by))
    if or_fuel:
        for _ in range(missing):
            change_dial(s, FUEL, -1)
    return DONE


@with_fields
class Sail(Does[UnfathomableState]):
    """The travel token moves one space, and everything in the water drifts aft with each (U50.7, UC.34, UQ.38)."""

    steps: int
    rules = ("U5.1", "U38.2", "U50.1", "U50.1a", "U50.5", "U50.7", "U50.7a", "U50.8", "U50.8a", "UC.34", "UQ.38")

    def run(self, s: UnfathomableState) -> Next:
        if not self.steps:
            return DONE
        drift(s)
        set_track(s, TRAVEL, s.tracks[TRAVEL] + 1)
        after = (Sail(self.steps - 1),)
        if s.tracks[TRAVEL] < TRACK_END:
            return after if self.steps > 1 else DONE
        if s.distance >= DESTINATION:
            ends(s, "arrival")
        return (*look_at_waypoints(s, s.titles[CAPTAIN]), Arrived(), *after)


def drift(s: UnfathomableState) -> None:
    """From the aft on, so that nothing moves twice."""
    for water in reversed(WATER):
        if s.deep_ones[water]:
            shift(s, water, DRIFT[water], s.deep_ones[water])
        if water in s.monarchs:
            for monarch, place in enumerate(s.monarchs):
                if place == water:
                    shift_monarch(s, monarch, DRIFT[water])


class PickWaypoint(SeatAsks[UnfathomableState]):
    """One of the top two waypoint cards is resolved, the other goes under the deck (U6.8, U50.8b)."""

    rules = ("U6.8", "U6.8.2", "U15.2", "U50.8b", "UD.53", "UQ.21")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        cards = s.waypoints[-WAYPOINTS_SEEN:]
        if len(cards) < WAYPOINTS_SEEN:
            return []
        return [Decision(self.seat, "waypoint.choose", tuple([("waypoint", card) for card in sorted(cards)]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not s.waypoints:
            return DONE
        if answers:
            put_under(s.waypoints, s.waypoints_known, WAYPOINTS_SEEN, answers[self.seat][1])
        return lay_waypoint(s, self.seat)


def look_at_waypoints(s: UnfathomableState, seat: int) -> Next:
    """The player in the captain's part looks at the top two, and chooses."""
    show(s, "waypoint", s.waypoints, s.waypoints_known, WAYPOINTS_SEEN, seat)
    return (PickWaypoint(seat),)


def lay_waypoint(s: UnfathomableState, seat: int) -> Next:
    """The top card is laid in the row, its distance counts, its price is paid, then it takes effect (U50.8b1)."""
    card = s.waypoints.pop()
    s.waypoints_known.pop()
    distance = WAYPOINTS[card].distance
    s.row = (*s.row, card)
    s.distance += distance
    s.tell(events.WAYPOINT_LAID, seat, card, s.distance)
    change_dial(s, FUEL, -BASE_PRICE[distance])
    return from_component(resolve(WAYPOINTS[card].effects, seat), "waypoint", WAYPOINTS[card].id)


class Arrived(Does[UnfathomableState]):
    """The token goes back to the start, then the awakening phase if it is due (U50.8b2, U50.8b3, UQ.20)."""

    rules = ("U15.2b", "U50.8b2", "U50.8b3", "U52.0", "U52.5", "UQ.20", "UC.29")

    def run(self, s: UnfathomableState) -> Next:
        set_track(s, TRAVEL, 0)
        return awakening(s)


@with_fields
class Chant(Does[UnfathomableState]):
    """The ritual token moves one space; at its end the great banishment is cast (U50.12)."""

    steps: int
    rules = ("U50.1", "U50.1a", "U50.10", "U50.12")

    def run(self, s: UnfathomableState) -> Next:
        if not self.steps:
            return DONE
        set_track(s, RITUAL, s.tracks[RITUAL] + 1)
        after = (Chant(self.steps - 1),)
        if s.tracks[RITUAL] < TRACK_END:
            return after if self.steps > 1 else DONE
        return (*banish(s), BanishmentOver(), *after)


def banish(s: UnfathomableState) -> Next:
    """What swims or stands on deck is gone; rooms are not affected (U50.12a to U50.12d)."""
    s.tell(events.BANISHED)
    for space in (*WATER, *DECK):
        if s.deep_ones[space]:
            number, s.deep_ones[space] = s.deep_ones[space], 0
            s.tell(events.DEEP_ONES_RETURNED, number, space)
    for monarch in range(len(s.monarchs)):
        shift_monarch(s, monarch, THE_DEEP)
    passengers = tuple([space for space in DECK for _ in s.passengers[space - DECK.start]])
    characters = tuple([seat for seat in range(s.seats) if s.places[seat] in DECK])
    return (DefeatEach((), passengers), DefeatEach(characters))


class BanishmentOver(Does[UnfathomableState]):
    """The ritual token goes back to the start (U50.12e)."""

    rules = ("U50.12e",)

    def run(self, s: UnfathomableState) -> Next:
        set_track(s, RITUAL, 0)
        return DONE


# -- what cards order


@performs(Advance)
def advance_effect(s: UnfathomableState, effect: Advance, you: int) -> Next:
    return advance(s, TRACKS.index(effect.track), effect.by, effect.or_fuel)


@performs(Reset)
def reset(s: UnfathomableState, effect: Reset, you: int) -> Next:
    """The token goes to the start (U50.3)."""
    set_track(s, TRACKS.index(effect.track), 0)
    return DONE
