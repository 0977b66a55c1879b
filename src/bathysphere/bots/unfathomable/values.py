"""What things are worth to the humans, as the ship stands now: dials, damage, monsters, passengers, cards and places.

Everything is a loss: positive numbers hurt the humans.
"""

from functools import cached_property

from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.games.unfathomable.cards.passengers import LOSSES, PASSENGERS
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import (
    ADJACENT,
    BRIG,
    DAMAGE_ORDER,
    DECK,
    ROOMS,
    SICK_BAY,
    THE_DEEP,
    TRACK_END,
    WATER,
)
from bathysphere.games.unfathomable.components import (
    DESTINATION,
    DIAL_MOST,
    FOOD,
    FUEL,
    NOTHING,
    RITUAL,
    SANITY,
    SOULS,
    TRAVEL,
)
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.view import UnfathomableView

FULL_SUPPLY = 10
"""With fewer deep ones in the supply each further one is a threat of its own."""
HAND_AT_EASE = 5
SOULS_OF_TOKEN = sum(number for kind in PASSENGERS for dial, number in LOSSES[kind] if dial == DIALS[SOULS]) / 9
SANITY_OF_TOKEN = 1 / 9
STRUCTURAL = 7 / 9
"""The part of the damage cards that hit a room, sooner or later."""
ABILITIES = {
    "true_grit": 0.35, "shrug_it_off": 0.3, "preparation": 0.25, "inspiring_speech": 0.25, "determination": 0.15,
    "keen_insight": 0.12, "watch_and_learn": 0.2, "coordinated_effort": 0.25, "rampage": 0.1, "lesser_banishment": 0.1,
    "shrivelling": 0.1, "perform_rites": 0.5, "ransack": 0.4,
}  # fmt: skip
"""What the ability of a card adds to its worth in hand."""


class Values:
    """One view, weighed."""

    def __init__(self, view: UnfathomableView, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.left = max(0, DESTINATION - view.distance)
        """The distance that is still to go."""
        self.progress = min(1.0, (view.distance + 0.75 * view.tracks[TRAVEL]) / 15)
        self.haste = 1.0
        """How pressing the voyage is."""
        self.damaged = sum(card != NOTHING for card in view.damage)

    # -- dials

    def strain(self, dial: int, value: float) -> float:
        """How bad it is that a dial stands there."""
        if value <= 0:
            return self.weights.end
        if dial == FUEL:
            value = max(0.4, value - self.weights.fuel_for_distance * self.left)
        return self.weights.strain / (value + 1.0 + 2.0 * self.progress)

    def dial(self, dial: int, by: int, value: int | None = None) -> float:
        """The loss when a dial changes, from where it stands or from another value."""
        now = self.view.dials[dial] if value is None else value
        return self.strain(dial, min(DIAL_MOST, now + by)) - self.strain(dial, now)

    @cached_property
    def hardship(self) -> float:
        """What a point of an average dial is worth now; the lowest ones are capped, so that none rules everything."""
        return sum([min(3.0, self.dial(dial, -1)) for dial in (FUEL, FOOD, SANITY, SOULS)]) / 4

    # -- rooms

    def is_damaged(self, room: int) -> bool:
        return self.view.damage[room - ROOMS.start] != NOTHING

    def hit(self, more: int = 1, already: int = 0) -> float:
        """The loss when so many more rooms are damaged, after some that are as good as hit."""
        steps = self.weights.damage
        before = min(len(ROOMS), self.damaged + already)
        return steps[min(len(ROOMS), before + more)] - steps[before]

    def damage_ship(self, times: int = 1, already: int = 0) -> float:
        """Some cards cost fuel or food instead."""
        dials = (self.dial(FUEL, -1) + self.dial(FOOD, -1)) / 9
        return STRUCTURAL * self.hit(times, already) + times * (dials + 0.15)

    def damage_room(self, room: int) -> float:
        struck = next((each for each in (room, *DAMAGE_ORDER[room]) if not self.is_damaged(each)), room)
        return self.damage_ship() + STRUCTURAL * (self.weights.rooms[struck - ROOMS.start] + self.standing_in(struck))

    def repair(self, room: int) -> float:
        """What a repaired room gains (a gain, for once)."""
        steps = self.weights.damage
        return steps[self.damaged] - steps[self.damaged - 1] + self.weights.rooms[room - ROOMS.start]

    def standing_in(self, space: int) -> float:
        """What the defeat of all humans in a space costs."""
        there = [each for each in self.view.players if each.place == space and each.revealed < 0]
        return self.weights.defeated * len(there)

    # -- monsters and passengers

    def deep_one(self, space: int) -> float:
        """What one deep one there threatens."""
        w = self.weights
        crowd = w.crowded * max(0, FULL_SUPPLY - self.view.deep_one_supply)
        if space == THE_DEEP:
            return w.deep_one_below + 0.5 * crowd
        if space in WATER:
            return w.deep_one_water + crowd
        if space in DECK:
            prey = w.activation * self.soul if self.view.passengers[space - DECK.start] else 0.0
            return w.deep_one_deck + prey + crowd + 0.15 * self.standing_in(space)
        if space not in ROOMS:
            return crowd
        strike = 0.0 if self.is_damaged(space) else 0.8 * w.activation * self.hit()
        return w.deep_one_room + strike + crowd + 0.15 * self.standing_in(space)

    @cached_property
    def soul(self) -> float:
        """A passenger lost."""
        return SOULS_OF_TOKEN * self.dial(SOULS, -1) + SANITY_OF_TOKEN * self.dial(SANITY, -1)

    def passenger(self, deck: int) -> float:
        """What a passenger on a deck space is in for."""
        view, w = self.view, self.weights
        near = view.deep_ones[deck] or any(
            seat.place == deck and seat.revealed >= 0 for seat in view.players
        )  # a revealed traitor kills as well
        soon = any(view.deep_ones[space] for space in ADJACENT[deck] if space in WATER)
        chance = w.hunted_passenger if near else 0.5 * (w.hunted_passenger + w.exposed_passenger) if soon else 0.0
        return max(chance, w.exposed_passenger) * self.soul

    @cached_property
    def risk(self) -> float:
        """A passenger at risk, wherever the die sends them."""
        return sum([self.passenger(deck) for deck in DECK]) / len(DECK)

    @cached_property
    def banishment(self) -> float:
        """What the great banishment would gain now (a gain)."""
        view, w = self.view, self.weights
        swept = sum([view.deep_ones[space] * self.deep_one(space) for space in (*WATER, *DECK)])
        swept += w.monarch * sum([place != THE_DEEP for place in view.monarchs])
        cost = self.soul * sum(view.passengers) + sum([self.standing_in(space) for space in DECK])
        return float(swept - cost)

    # -- tracks

    @cached_property
    def travel(self) -> float:
        """What a step of the ship gains: the end is nearer, and so is everything that it saves (a gain)."""
        if not self.left and self.view.tracks[TRAVEL] == TRACK_END - 1:
            return self.weights.end
        last = 1.0 if self.left else self.weights.last_steps[self.view.tracks[TRAVEL]]
        swept = sum([self.view.deep_ones[water] for water in (6, 7)]) * 0.1
        return self.weights.travel * self.haste * max(self.weights.calm, self.hardship) * last + swept

    @cached_property
    def ritual(self) -> float:
        """What a step of the ritual gains."""
        step = self.view.tracks[RITUAL]
        return max(self.weights.ritual * (step < 3), self.banishment * (0.12 + 0.2 * step))

    # -- cards

    def card(self, card: int) -> float:
        """What a card in hand is worth to its holder."""
        return self.weights.card + self.weights.card_value * VALUE_OF[card] + 0.5 * ABILITIES.get(ABILITY[card], 0.0)

    def freely(self, hand: int) -> float:
        """A full hand gives more easily than a short one: above the limit cards are lost anyway."""
        return 1.0 if hand <= HAND_AT_EASE else 0.8 if hand <= 7 else 0.55

    # -- characters

    def sent(self, space: int) -> float:
        """What it costs to be moved there, for the one who is."""
        return {BRIG: self.weights.in_brig, SICK_BAY: self.weights.defeated}.get(space, 0.0)
