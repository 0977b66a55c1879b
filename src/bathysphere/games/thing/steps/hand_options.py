"""Which cards of a hand can be discarded, played or given, as options that are made once."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import Bar, Choice, silent
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, INFECTION, THING
from bathysphere.games.thing.roles import HUMAN, INFECTED, MOST_SEATS
from bathysphere.games.thing.state import ThingState

DISCARD: Final[list[Choice]] = [("discard", card) for card in range(FIRST_PANIC)]


PLAY: Final[list[Choice]] = [("play", card) for card in range(FIRST_PANIC)]


PLAY_ON: Final[list[list[Choice]]] = [
    [("play", card, target) for target in range(MOST_SEATS)] for card in range(FIRST_PANIC)
]


GIVE: Final[list[Choice]] = [("give", card) for card in range(FIRST_PANIC)]


def parts_with(s: ThingState, seat: int, verb: Sequence[Choice], bar: Bar = silent) -> list[Choice]:
    """The kinds that a player may part with other than to a player."""
    kinds = dict.fromkeys(s.spares(seat))
    if bar is not silent:
        for card in dict.fromkeys(s.hands[seat]):
            if card not in kinds:
                stays(verb[card], bar)
    return [verb[card] for card in kinds]


def passes(s: ThingState, seat: int, to: int, verb: Sequence[Choice], bar: Bar = silent) -> list[Choice]:
    """The kinds that a player may pass to another: never the Thing, Infection! as roles allow (T6.8 to T6.11)."""
    kinds = s.gives(seat, to)
    if bar is not silent:
        hand, role = s.hands[seat], s.roles[seat]
        for card in dict.fromkeys(hand):
            if card in kinds:
                continue
            if card == INFECTION and role == HUMAN:
                bar(verb[card], "human_keeps", card=card)
            elif card == INFECTION and role == INFECTED and hand.count(INFECTION) > 1:
                bar(verb[card], "only_to_the_thing", card=card)
            else:
                stays(verb[card], bar)
    return [verb[card] for card in kinds]


def stays(target: Choice, bar: Bar) -> None:
    """Two cards never leave a hand: the Thing, and the last Infection! card of an infected (T9.2, T16.7)."""
    card = target[1]
    bar(target, "thing_stays" if card == THING else "last_infection", card=card)
