"""How a position looks to a seat in its role: who is dangerous, who sits where, what exchanges and places are worth."""

from functools import cached_property

from bathysphere.bots.thing.talk_model import TalkModel
from bathysphere.bots.thing.weights import Weights
from bathysphere.engine import Cards, Chance
from bathysphere.games.thing.cards.kinds import ANALYSIS, FLAMETHROWER, INFECTION, SUSPICION
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, HUMAN, INFECTED, NOBODY, THING_ROLE
from bathysphere.games.thing.view import ThingView


class Evaluation:
    """One view, seen with the beliefs and the aims of its seat."""

    def __init__(self, view: ThingView, model: TalkModel, weights: Weights, chance: Chance) -> None:
        self.view = view
        self.model = model
        self.weights = weights
        self.chance = chance
        self.me = view.seat
        self.role = view.role
        self.hand = view.hand
        self.chairs = view.chairs
        self.living = [seat for seat in view.chairs if not view.out[seat]]
        self.others = [seat for seat in self.living if seat != self.me]
        self.the_thing = view.roles.index(THING_ROLE) if THING_ROLE in view.roles else NOBODY
        self.rounds = view.turn.number / len(view.chairs)
        self.hurry = max(0.0, self.rounds - weights.patience) / weights.patience
        """Grows when a game has gone on for long."""
        self.caught = weights.caught / (len(view.chairs) - 1) ** 2
        self.keep = (weights.keep_human, weights.keep_infected, weights.keep_thing)[max(HUMAN, self.role)]

    @cached_property
    def thing(self) -> list[float]:
        """How likely each is the Thing."""
        if self.role == THING_ROLE:
            return [float(role == THING_ROLE) for role in self.view.roles]
        return self.model.own.thing

    @cached_property
    def evil(self) -> list[float]:
        """How likely each is not human. The Thing knows it."""
        if self.role == THING_ROLE:
            return [float(role != HUMAN) for role in self.view.roles]
        return self.model.own.evil()

    @cached_property
    def looks(self) -> list[float]:
        """How evil everybody must look to somebody who only watches."""
        return self.model.eye.evil()

    # -- seats

    def beside(self, seat: int, way: int, chairs: Cards | None = None) -> tuple[int, bool]:
        """The next player in a direction if people sit like this, and whether a door lies before them."""
        view = self.view
        sit = self.chairs if chairs is None else chairs
        seats = len(sit)
        place, door = sit.index(seat), False
        while True:
            door = door or view.doors[place if way == CLOCKWISE else (place - 1) % seats] > 0
            place = (place + way) % seats
            if not view.out[sit[place]]:
                return sit[place], door

    def partner(self, chairs: Cards | None = None, way: int = 0) -> int:
        """With whom this seat's exchange would be if people sat like this; NOBODY if something prevents it."""
        other, door = self.beside(self.me, way or self.view.way, chairs)
        quarantine = self.view.quarantine
        return NOBODY if door or quarantine[self.me] or quarantine[other] or other == self.me else other

    def swapped(self, other: int) -> Cards:
        """The chairs after a swap with somebody."""
        return tuple([other if seat == self.me else self.me if seat == other else seat for seat in self.chairs])

    def neighbours(self, chairs: Cards | None = None) -> list[tuple[int, bool]]:
        left = self.beside(self.me, CLOCKWISE, chairs)
        right = self.beside(self.me, COUNTER_CLOCKWISE, chairs)
        return [left] if left[0] == right[0] else [left, right]

    # -- what people are worth

    def human(self, seat: int) -> float:
        return max(0.0, 1.0 - self.evil[seat])

    def infected(self, seat: int) -> float:
        return max(0.0, self.evil[seat] - self.thing[seat])

    def risk(self, seat: int) -> float:
        """The probability to be infected by a card from this seat."""
        return self.thing[seat] * self.model.own.gift(seat)

    def unknown(self, seat: int) -> float:
        """How much there is to learn about a seat."""
        thing, evil = self.thing[seat], self.evil[seat]
        return 4.0 * thing * (1.0 - thing) + 1.5 * evil * (1.0 - evil)

    def threat(self, seat: int) -> float:
        """How much a human endangers this seat's side: what they showed to know, or else what anybody might think."""
        model = self.model
        known = model.threat[seat]
        if self.role == INFECTED and self.the_thing != NOBODY:
            known = max(known * 0.6, model.against[self.the_thing].get(seat, 0.0))
        suspected = model.eye.thing[self.me] if self.role == THING_ROLE else 0.5 * self.looks[self.me]
        return self.human(seat) * max(known, 0.5 * suspected)

    # -- what an exchange and a place are worth

    def exchange(self, other: int, hand: Cards) -> float:
        """An exchange with somebody, with these cards in hand."""
        weights = self.weights
        if other == NOBODY:
            return 0.0
        if self.role == HUMAN:
            return -self.caught * self.risk(other)
        if self.role == THING_ROLE:
            return weights.infect * self.human(other) if INFECTION in hand else 0.1 * self.infected(other)
        spare = hand.count(INFECTION) > 1
        return weights.supply if spare and other == self.the_thing else 0.0

    def place(self, chairs: Cards | None = None) -> float:
        """To sit like this, for the turns to come."""
        return sum([self._neighbour(seat) for seat, door in self.neighbours(chairs) if not door])

    def _neighbour(self, seat: int) -> float:
        weights, hand = self.weights, self.hand
        if self.role == HUMAN:
            worth = -0.7 * self.caught * self.risk(seat)
            if FLAMETHROWER in hand:
                worth += 0.6 * max(0.0, self.fire(seat))
            if ANALYSIS in hand or SUSPICION in hand:
                worth += 0.3 * self.unknown(seat)
            return worth
        worth = -weights.flee * self.threat(seat)
        if self.role == THING_ROLE:
            worth += 0.3 * weights.infect * self.human(seat) * (INFECTION in hand)
        elif seat == self.the_thing:
            worth += 0.5 + (hand.count(INFECTION) > 1)
        if FLAMETHROWER in hand:
            worth += 0.6 * max(0.0, self.fire(seat))
        return worth

    def fire(self, seat: int) -> float:
        """What it is worth to burn somebody."""
        weights = self.weights
        if self.role == HUMAN:
            thing = 0.0 if self.view.thing_out else self.thing[seat]
            infected = self.evil[seat] - thing
            worth = thing * weights.burn_thing + infected * weights.burn_infected * (1.0 + self.hurry)
            if self.view.thing_out:
                worth += infected * weights.burn_infected
            return worth + self.human(seat) * weights.burn_human / (1.0 + self.hurry)
        if seat == self.the_thing and not self.view.thing_out:
            return -99.0
        human = self.human(seat)
        worth = human * (weights.hunt * (1.0 + self.hurry) + weights.silence * self.threat(seat))
        return worth + self.infected(seat) * weights.friend - weights.exposed * max(0.0, 0.6 - self.looks[seat])

    # -- cards

    def worth(self, card: int, hand: Cards) -> float:
        """What is lost with a card of this hand."""
        copies = hand.count(card)
        worth = self.keep[card]
        if card == INFECTION and self.role == INFECTED:
            worth = self.keep[INFECTION] if self.the_thing != NOBODY and not self.view.thing_out else -0.3
            return worth if copies <= 2 else 0.2
        if card == INFECTION and self.role == HUMAN and self.model.hoarding:
            return self.weights.hoarded
        return worth * self.weights.copy ** (copies - 1) if worth > 0 else worth

    def whim(self) -> float:
        return self.weights.whim * self.chance.below(1000) / 1000
