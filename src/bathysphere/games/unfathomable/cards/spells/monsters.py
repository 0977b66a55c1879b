"""Spells that move or defeat monsters, and those near them. "You" is the caster."""

from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Cards,
    Choice,
    Continues,
    Count,
    Decision,
    Does,
    Next,
    with_fields,
    without,
)
from bathysphere.games.unfathomable.cards.spaces import DECK, SHIP, SPACES, THE_DEEP, WATER
from bathysphere.games.unfathomable.components import DEEP_ONE
from bathysphere.games.unfathomable.effects import Special
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import resolve, roll_lower_than, special
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.attack import enemies
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach, defeat_deep_one
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.spawning import shift, shift_monarch
from bathysphere.games.unfathomable.steps.turn.actions import DESTINATIONS
from bathysphere.games.unfathomable.steps.turn.titles import move

STOP: Choice = ("stop",)
STAY: Choice = ("stay",)
HUNGRY: Final = 5
"""The least result on which the locusts cost food."""


def defeat_deep_ones(s: UnfathomableState, space: int, by: int) -> int:
    """All of a space; returns how many."""
    number = s.deep_ones[space]
    for _ in range(number):
        defeat_deep_one(s, space, by)
    return number


# -- Astral Travel


@special("astral_travel")
def astral_travel(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (*barricade_window(s), ChooseDeparture(you))


@with_fields
class ChooseDeparture(Asks[UnfathomableState]):
    """The space whose characters and deep ones travel: any, the brig too (G12, G34), in which there is somebody."""

    you: int
    rules = ("U17.4c", "UD.29", "UL.26")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        spaces = [space for space in range(SPACES) if s.deep_ones[space] or s.here(space)]
        return [Decision(self.you, "astral_travel.space", tuple([("space", space) for space in spaces]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        space = answers[self.you][1]
        return (SendAway(self.you, space, tuple(sorted(s.here(space))), s.deep_ones[space]),)


@with_fields
class SendAway(Asks[UnfathomableState]):
    """Any of them, one by one, each to any ship space; brig and sick bay take characters only (U17.11, U21.6)."""

    you: int
    space: int
    seats: Cards
    """The characters that have not travelled yet."""
    deep_ones: int
    """The number of deep ones that have not."""
    rules = ("U6.3a", "U17.11", "U21.6", "U25.20b", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if not self.seats and not self.deep_ones:
            return []
        ahead = [space for space in SHIP if space != self.space]
        options: list[Choice] = [STOP]
        options += [("send", seat, space) for seat in self.seats for space in ahead]
        if self.deep_ones:
            options += [("send_deep_one", self.space, space) for space in ahead if s.open_to_deep_ones(space)]
        return [Decision(self.you, "astral_travel.send", tuple(options))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        match answers.get(self.you, STOP):
            case ("send", seat, space):
                move(s, seat, space, "astral_travel")
                return (self.changed(seats=without(self.seats, seat)),)
            case ("send_deep_one", _, space):
                shift(s, self.space, space)
                return (self.changed(deep_ones=self.deep_ones - 1),)
        return DONE


# -- Call Down the Storm


@special("storm")
def storm(s: UnfathomableState, effect: Special, you: int) -> Next:
    """Each deep one in the water is defeated, and the storm may hit the ship (G5)."""
    number = sum([defeat_deep_ones(s, space, you) for space in WATER])
    return roll_lower_than(s, number, effect.then, you)


# -- Lure Monster


@special("monarchs_to_the_deep")
def monarchs_to_the_deep(s: UnfathomableState, effect: Special, you: int) -> Next:
    for monarch in range(len(s.monarchs)):
        shift_monarch(s, monarch, THE_DEEP)
    return DONE


# -- Plague of Locusts


@special("locusts")
def locusts(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (*roll(s, "effect", you), Swarm(you, effect.then))


@with_fields
class Swarm(Continues[UnfathomableState]):
    """As many deep ones as the die shows; a big swarm eats the ship's food as well."""

    you: int
    then: str
    rules = ("U39.0", "U42.1")

    def given(self, s: UnfathomableState, value: int) -> Next:
        return (Devour(self.you, value), *(resolve(self.then, self.you) if value >= HUNGRY else DONE))


@with_fields
class Devour(Asks[UnfathomableState]):
    """So many deep ones of choice outside the Deep, all if there are no more (UL.26)."""

    you: int
    number: int
    rules = ("UD.29", "UL.26")

    def _spaces(self, s: UnfathomableState) -> list[int]:
        """One entry for each deep one."""
        return [space for space in range(SPACES) for _ in range(s.deep_ones[space])]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        spaces = self._spaces(s)
        if len(spaces) <= self.number or len(set(spaces)) == 1:
            return []
        options = tuple([("defeat_deep_one", space) for space in spaces])
        return [Decision(self.you, "locusts.defeat", options, picks=Count(self.number, self.number))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        chosen = [space for _, space in answers[self.you]] if answers else self._spaces(s)[: self.number]
        for space in chosen:
            defeat_deep_one(s, space, self.you)
        return DONE


# -- Summon the Beast Within


@special("beast_within")
def beast_within(s: UnfathomableState, effect: Special, you: int) -> Next:
    return (Prowl(you),)


@with_fields
class Prowl(Asks[UnfathomableState]):
    """The caster may move first, though not out of the brig (U17.4c); then each enemy there would be defeated."""

    you: int
    rules = ("U17.4c", "U44.4", "UD.29", "UQ.40")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if s.in_brig(self.you):
            return []
        ahead = [space for space in DESTINATIONS if space != s.places[self.you]]
        return [Decision(self.you, "beast_within.go", (STAY, *[("move", space) for space in ahead]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        you = self.you
        choice = answers.get(you, STAY)
        if choice != STAY:
            move(s, you, choice[1], "beast_within")
        space = s.places[you]
        victims = tuple(sorted([enemy for enemy in enemies(s, you, space) if enemy != DEEP_ONE]))
        number = defeat_deep_ones(s, space, you)
        return (DefeatEach(victims), CountPrey(you, space, victims, number))


@with_fields
class CountPrey(Does[UnfathomableState]):
    """A character who is still there has not been defeated; a roll lower than the number of the others follows (G5)."""

    you: int
    space: int
    victims: Cards
    number: int
    """The deep ones defeated."""
    rules = ("U48.7",)

    def run(self, s: UnfathomableState) -> Next:
        number = self.number + sum([s.places[seat] != self.space for seat in self.victims])
        if number < 2:
            return DONE
        rolls = roll(s, "effect", self.you, number=number - 1, at_most=True)
        return (*rolls, Rage(self.space, number))


@with_fields
class Rage(Continues[UnfathomableState]):
    """The beast turns on the humans there, the caster too, and on the passengers."""

    space: int
    number: int
    rules = ("U48.0",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        space = self.space
        if value >= self.number:
            return DONE
        passengers = (space,) * len(s.passengers[space - DECK.start]) if space in DECK else ()
        return (DefeatEach(tuple(sorted(s.humans_in(space))), passengers),)
