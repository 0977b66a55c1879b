"""Activation (article 1): Mother Hydra, Father Dagon and the deep ones."""

from functools import cache
from itertools import compress
from typing import Final

from bathysphere.engine import DONE, Answers, Asks, Cards, Continues, Decision, Does, Next, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import (
    ADVANCE,
    ARROW,
    BOW_OF,
    DAMAGE_ORDER,
    DECK,
    HYDRA_TARGET,
    ROOMS,
    SPACES,
    THE_DEEP,
    step_toward,
)
from bathysphere.games.unfathomable.components import DAGON, ENOUGH_TO_RISE, HYDRA, REST
from bathysphere.games.unfathomable.effects import Activate as ActivateEffect
from bathysphere.games.unfathomable.effects import Surge
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import performs
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.attack import attacked_by_deep_one
from bathysphere.games.unfathomable.steps.harm.damage import DrawDamage
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatPassenger
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.spawning import shift, shift_monarch, spawn

ACTIVATE_IN: Final = tuple([("activate_in", space) for space in range(SPACES)])


@with_fields
class Activate(Does[UnfathomableState]):
    """One symbol (U1.1, U12.24)."""

    icon: str
    rules = ("U1.0", "U1.1", "U1.4", "U12.24")

    def run(self, s: UnfathomableState) -> Next:
        s.tell(events.ACTIVATED, self.icon)
        if self.icon == "mother_hydra":
            return hydra(s)
        if self.icon == "father_dagon":
            return dagon(s)
        outside = s.deep_ones[:SPACES]
        return (DeepOnes(tuple(outside)),) if any(outside) else gather(s, (HYDRA, DAGON))


def hydra(s: UnfathomableState) -> Next:
    """She damages the room behind the two arrows, then moves toward the bow (U1.5 to U1.8)."""
    water = s.monarchs[HYDRA]
    if water == THE_DEEP:
        return gather(s, (HYDRA,))
    return (DrawDamage(HYDRA_TARGET[water]), Onward(HYDRA))


def dagon(s: UnfathomableState) -> Next:
    """Two deep ones board the ship beside him, then he moves toward the bow (U1.9 to U1.12)."""
    water = s.monarchs[DAGON]
    if water == THE_DEEP:
        return gather(s, (DAGON,))
    spawn(s, 2, ARROW[water])
    return (Onward(DAGON),)


@with_fields
class Onward(Does[UnfathomableState]):
    """A monarch moves one water space toward the bow; at the bow it stays (U1.7, U1.11, U31.1)."""

    monarch: int
    rules = ("U1.7", "U1.7a", "U1.11", "U1.11a", "U31.1", "U31.1a")

    def run(self, s: UnfathomableState) -> Next:
        if s.monarchs[self.monarch] != THE_DEEP:
            shift_monarch(s, self.monarch, ADVANCE[s.monarchs[self.monarch]])
        return DONE


def gather(s: UnfathomableState, monarchs: tuple[int, ...]) -> Next:
    """In place of an activation: two more in the Deep, and with four there they rise, with these monarchs (U1.8, U1.12,
    U1.18)."""
    spawn(s, 2, THE_DEEP)
    return surge(s, monarchs) if s.deep_ones[THE_DEEP] >= ENOUGH_TO_RISE else DONE


def surge(s: UnfathomableState, monarchs: tuple[int, ...]) -> Next:
    """The current player rolls for the water space of the bow (UL.39)."""
    return (*roll(s, "surge", s.turn.seat), Rise(monarchs))


@with_fields
class Rise(Continues[UnfathomableState]):
    """All deep ones of the Deep, and these monarchs if they are there, come up at the bow (U1.8.2, U1.18.2)."""

    monarchs: tuple[int, ...]
    rules = ("U1.8.2", "U1.8.3", "U1.12.2", "U1.12.3", "U1.18.2", "U25.3.2", "UQ.37")

    def given(self, s: UnfathomableState, value: int) -> Next:
        rise(s, self.monarchs, BOW_OF[value])
        return DONE


def rise(s: UnfathomableState, monarchs: tuple[int, ...], water: int) -> None:
    if s.deep_ones[THE_DEEP]:
        shift(s, THE_DEEP, water, s.deep_ones[THE_DEEP])
    for monarch in monarchs:
        if s.monarchs[monarch] == THE_DEEP:
            shift_monarch(s, monarch, water)


@with_fields
class DeepOnes(Asks[UnfathomableState]):
    """Each activates once, one after another as the current player says; one that moves or arrives meanwhile does not
    act again (U1.13, UQ.6)."""

    waiting: Cards
    """How many of each space have not acted yet."""
    rules = ("U1.13", "U1.13.2", "U12.24a", "UD.50", "UQ.6")

    def _spaces(self, s: UnfathomableState) -> list[int]:
        return [space for space in compress(range(SPACES), self.waiting) if s.deep_ones[space]]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        spaces = self._spaces(s)
        if len(spaces) < 2:
            return []
        return [Decision(s.turn.seat, "deep_ones.order", (REST, *map(ACTIVATE_IN.__getitem__, spaces)))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if answers and answers[s.turn.seat] != REST:
            return self._begin(s, answers[s.turn.seat][1])
        spaces = self._spaces(s)
        if not answers:  # there is no choice
            return (deep_ones(spaces[0], self._number(s, spaces[0])),) if spaces else DONE
        return tuple([deep_ones(space, self._number(s, space)) for space in spaces])

    def _begin(self, s: UnfathomableState, space: int) -> Next:
        """One of a space, then the others."""
        left = self._number(s, space) - 1
        return (deep_ones(space, 1), DeepOnes((*self.waiting[:space], left, *self.waiting[space + 1 :])))

    def _number(self, s: UnfathomableState, space: int) -> int:
        return min(self.waiting[space], s.deep_ones[space])


@with_fields
class DeepOne(Asks[UnfathomableState]):
    """One deep one acts: the first of four options that is possible (U1.13.3). Of several that act one after another in
    a space all those move together that have nothing else to do there."""

    space: int
    number: int = 1
    rules = (
        "U1.13.3", "U1.14", "U1.14a", "U1.14b", "U1.15", "U1.16", "U1.16a", "U1.17", "U2.1c", "U2.4.2", "U30.9",
        "U30.9a", "U48.2",
    )  # fmt: skip

    def ask(self, s: UnfathomableState) -> list[Decision]:
        humans = s.humans_in(self.space) if s.deep_ones[self.space] else []
        if len(humans) < 2:
            return []
        return [Decision(s.turn.seat, "deep_ones.victim", tuple([("victim", seat) for seat in sorted(humans)]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        space = self.space
        number = min(self.number, s.deep_ones[space])
        if not number:
            return DONE
        others = (deep_ones(space, number - 1),) if number > 1 else DONE
        humans = s.humans_in(space)
        if humans:
            return (*attacked_by_deep_one(s, answers[s.turn.seat][1] if answers else humans[0]), *others)
        if space in DECK and s.passengers[space - DECK.start]:
            return (DefeatPassenger(space), *others)
        if space in ROOMS and not s.damaged(space):
            return (DrawDamage(space), *others)
        ahead = way(s, space)
        if s.open_to_deep_ones(ahead):
            shift(s, space, ahead, number)
        return DONE


deep_ones: Final = cache(DeepOne)
"""They come all the time, and differ by no more than where and how many they are."""


def way(s: UnfathomableState, space: int) -> int:
    """Where a deep one goes: along the arrow, or toward the nearest undamaged room (U1.17a, U1.17b)."""
    if space not in ROOMS:
        return ARROW[space]
    return step_toward(space, next(room for room in DAMAGE_ORDER[space] if not s.damaged(room)))


# -- what cards order


@performs(ActivateEffect)
def activate(s: UnfathomableState, effect: ActivateEffect, you: int) -> Next:
    return (*barricade_window(s), Activate(effect.icon))


@performs(Surge)
def surge_effect(s: UnfathomableState, effect: Surge, you: int) -> Next:
    """All monsters of the Deep, if there is one."""
    return surge(s, (HYDRA, DAGON)) if s.deep_ones[THE_DEEP] or THE_DEEP in s.monarchs else DONE
