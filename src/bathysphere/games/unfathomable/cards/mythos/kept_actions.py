"""What mythos cards in a play area let their keepers do in the action step (U4.7, G27, G40)."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import DONE, Bar, Choice, Continues, Next, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.mythos.table import (
    BARRICADE_THE_HATCHES,
    MEMORY_OF_THE_DEEP,
    MYTHOS,
    SACRIFICE_DEEP_ONE,
)
from bathysphere.games.unfathomable.checks import PASSED
from bathysphere.games.unfathomable.components import NOTHING, RITUAL, SANITY
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.checks.skill_check import Judged, begin_check
from bathysphere.games.unfathomable.steps.harm.defeat import defeat_deep_one
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade
from bathysphere.games.unfathomable.steps.mythos.kept_cards import discard_kept
from bathysphere.games.unfathomable.steps.mythos.tracks import advance
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.actions import NO_ACTION, SOURCES, Source

OFFERING: Final = 6
"""What the die must show."""
OFFERING_ADVANCES: Final = 2


def leave(s: UnfathomableState, seat: int, card: int) -> None:
    """A kept card is done with."""
    discard_kept(s, seat, card)
    s.tell(events.KEPT_CARD_LEFT, seat, card)


# -- Sacrifice Deep One


def offerings(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """With a deep one in the player's space, as often as they like (G40)."""
    if SACRIFICE_DEEP_ONE not in s.keeps[seat]:
        return NO_ACTION
    if not s.deep_ones[s.places[seat]]:
        return bar(("sacrifice_deep_one",), "no_deep_one", mythos=SACRIFICE_DEEP_ONE)
    return [("sacrifice_deep_one",)]


def do_offering(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    space = s.places[seat]
    s.tell(events.ACTION, seat, "sacrifice_deep_one", SACRIFICE_DEEP_ONE, space)
    return (*roll(s, "effect", seat, number=OFFERING), Offering(seat, space))


@with_fields
class Offering(Continues[UnfathomableState]):
    """On a 6 or more the deep one is defeated, the ritual goes on by two, and the card is discarded (G40)."""

    seat: int
    space: int
    rules = ("U4.7", "U4.7a", "U44.11", "U48.5")

    def given(self, s: UnfathomableState, value: int) -> Next:
        if value < OFFERING:
            return DONE
        defeat_deep_one(s, self.space, self.seat)
        leave(s, self.seat, SACRIFICE_DEEP_ONE)
        return advance(s, RITUAL, OFFERING_ADVANCES)


SOURCES["sacrifice_deep_one"] = Source(offerings, do_offering, needs="keeps")


# -- Memory of the Deep


def memories(s: UnfathomableState, seat: int, bar: Bar) -> list[Choice]:
    """In the brig too (G39)."""
    return [("memory_of_the_deep",)] if MEMORY_OF_THE_DEEP in s.keeps[seat] else []


def do_memory(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    s.tell(events.ACTION, seat, "memory_of_the_deep", MEMORY_OF_THE_DEEP, NOTHING)
    card = MYTHOS[MEMORY_OF_THE_DEEP]
    steps = begin_check(s, "memory_of_the_deep", seat, card.target, card.skills, card=MEMORY_OF_THE_DEEP)
    return (*steps, MemoryJudged(seat))


@with_fields
class MemoryJudged(Judged):
    """The card is discarded, or stays and costs sanity (G40)."""

    seat: int
    rules = ("U4.7", "U4.7a", "U44.11", "U37.8")

    def judged(self, s: UnfathomableState, result: str, points: int) -> Next:
        if result == PASSED:
            leave(s, self.seat, MEMORY_OF_THE_DEEP)
        else:
            change_dial(s, SANITY, -1)
        return DONE


SOURCES["memory_of_the_deep"] = Source(memories, do_memory, needs="keeps")


# -- Barricade the Hatches


def barricades(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Between the actions of the player's own action step (G27)."""
    if BARRICADE_THE_HATCHES not in s.keeps[seat]:
        return NO_ACTION
    if s.turn.seat != seat or s.turn.step != "actions":
        return bar(("barricade",), "own_turn_only", mythos=BARRICADE_THE_HATCHES)
    return [("barricade",)]


def do_barricade(s: UnfathomableState, seat: int, choice: Choice) -> Next:
    barricade(s, seat)
    return DONE


SOURCES["barricade"] = Source(barricades, do_barricade, needs="keeps", free=True)
