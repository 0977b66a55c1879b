"""What single waypoints do besides their price."""

from bathysphere.engine import DONE, Answers, Decision, Next, SeatAsks, without
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import DECK, WATER
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS, waypoint
from bathysphere.games.unfathomable.effects import Special
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import special
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach, DefeatPassenger
from bathysphere.games.unfathomable.steps.mythos.spawning import shift
from bathysphere.games.unfathomable.steps.mythos.tracks import lay_waypoint


@special("lost_in_fog")
def lost_in_fog(s: UnfathomableState, effect: Special, you: int) -> Next:
    """The card leaves the game with its distance, its fuel stays spent; the top card takes its place."""
    card = waypoint("fog_bank")
    s.row = without(s.row, card)
    s.distance -= WAYPOINTS[card].distance
    s.removed = (*s.removed, ("waypoint", card))
    s.tell(events.WAYPOINT_LOST, card, s.distance)
    return lay_waypoint(s, you) if s.waypoints else DONE


@special("deep_ones_overboard")
def deep_ones_overboard(s: UnfathomableState, effect: Special, you: int) -> Next:
    for deck, water in zip(DECK, WATER, strict=True):
        if s.deep_ones[deck]:
            shift(s, deck, water, s.deep_ones[deck])
    return DONE


@special("passengers_on_deck_defeated")
def passengers_on_deck_defeated(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (DefeatEach((), tuple([space for space in DECK for _ in s.passengers[space - DECK.start]])),)


@special("one_passenger_on_deck_defeated")
def one_passenger_on_deck_defeated(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (SweptAway(you),)


class SweptAway(SeatAsks[UnfathomableState]):
    """The one who chose the waypoint picks the passenger; backs are alike, so they name a space (UQ.43)."""

    rules = ("U30.8", "UQ.43", "UD.29")

    def _spaces(self, s: UnfathomableState) -> list[int]:
        return [space for space in DECK if s.passengers[space - DECK.start]]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        spaces = self._spaces(s)
        if len(spaces) < 2:
            return []
        options = tuple([("defeat_passenger", space) for space in spaces])
        return [Decision(self.seat, "waypoint.passenger", options)]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        spaces = [answers[self.seat][1]] if answers else self._spaces(s)
        return tuple([DefeatPassenger(space) for space in spaces])
