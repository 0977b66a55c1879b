"""What a list of effects will probably cost the humans: dials, passengers, damage, monsters, tracks, cards and places,
from where they stand now."""

from collections.abc import Callable
from typing import Any

from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.mythos.table import BARRICADE_THE_HATCHES, SACRIFICE_DEEP_ONE
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, SKILLS, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import (
    ARROW,
    DECK,
    HYDRA_TARGET,
    ROOMS,
    SPACES,
    THE_DEEP,
    WATER,
    number,
)
from bathysphere.games.unfathomable.components import DAGON, ENOUGH_TO_RISE, FUEL, HYDRA, KEEPER, RITUAL, TRAVEL
from bathysphere.games.unfathomable.effects import (
    ALL,
    DIALS,
    Activate,
    Advance,
    Chaos,
    Choose,
    DamageRoom,
    DamageShip,
    DefeatWho,
    Dial,
    Discard,
    DrawItem,
    DrawSkills,
    Effect,
    If,
    Keep,
    MoveTo,
    RemoveTop,
    Reset,
    Risk,
    RiskToGet,
    Roll,
    Scout,
    Spawn,
    Special,
    Surge,
)

DIE = 8
MEAN_VALUE = 2.4
"""Of a skill card."""
KEPT = {BARRICADE_THE_HATCHES: -0.7, SACRIFICE_DEEP_ONE: -0.5}
"""What a mythos card in one's play area costs; others are a burden."""
BURDEN = 1.2
TRACK_OF = {"travel": TRAVEL, "ritual": RITUAL}


class Forecast:
    """Reads lists of effects one after another; dials and rooms change on the way, so that the second loss of a kind
    weighs more than the first."""

    def __init__(self, o: Evaluation, you: int) -> None:
        self.o = o
        self.you = you
        self.dials = list(o.view.dials)
        self.hits = 0
        """Rooms that are as good as damaged."""

    def loss(self, effects: str) -> float:
        """Of a list, "" for nothing."""
        return sum([self.effect(each) for each in EFFECTS[effects]]) if effects else 0.0

    def branch(self, effects: str) -> float:
        """Of a list that may not happen: what it changes does not weigh on what follows."""
        fork = Forecast(self.o, self.you)
        fork.dials, fork.hits = list(self.dials), self.hits
        return fork.loss(effects)

    def effect(self, effect: Effect) -> float:
        return _LOSSES[type(effect)](self, effect)

    # -- dials, passengers, rooms

    def dial(self, effect: Dial) -> float:
        return self.change(DIALS.index(effect.dial), effect.by)

    def change(self, dial: int, by: int) -> float:
        loss = self.o.dial(dial, by, self.dials[dial])
        self.dials[dial] = min(10, max(0, self.dials[dial] + by))
        return loss

    def risk(self, effect: Risk) -> float:
        return self.o.risk * min(effect.number, self.o.view.supply)

    def risk_to_get(self, effect: RiskToGet) -> float:
        o = self.o
        if o.view.supply < effect.number:
            return o.risk * o.view.supply if effect.anyway else 0.0
        loss = o.risk * effect.number + self.branch(effect.then)
        return min(0.0, loss) if effect.may else loss

    def chaos(self, effect: Chaos) -> float:
        return self.o.weights.chaos * effect.number

    def damage_ship(self, effect: DamageShip) -> float:
        loss = self.o.damage_ship(effect.times, self.hits)
        self.hits += effect.times
        return loss + effect.spawning * self.o.weights.deep_one_room

    def damage_room(self, effect: DamageRoom) -> float:
        room = number(effect.room)
        loss = self.o.damage_room(room) + self.o.damage_ship(1, self.hits) - self.o.damage_ship()
        self.hits += 1
        return loss + effect.spawning * self.o.weights.deep_one_room

    # -- monsters

    def activate(self, effect: Activate) -> float:
        return activation(self.o, effect.icon)

    def surge(self, effect: Surge) -> float:
        below = self.o.view.deep_ones[THE_DEEP]
        up = sum([place == THE_DEEP for place in self.o.view.monarchs])
        return 0.15 * below + 0.8 * self.o.weights.monarch * up

    def spawn(self, effect: Spawn) -> float:
        spaces: Any = {"water": WATER, "deck": DECK, "room": ROOMS}[effect.where] if effect.each else ()
        spaces = spaces or (number(effect.where),)
        many = effect.number * len(spaces)
        o = self.o
        if many > o.view.deep_one_supply:
            return o.weights.end
        return effect.number * sum([o.deep_one(space) for space in spaces])

    # -- tracks

    def advance(self, effect: Advance) -> float:
        o = self.o
        step = o.travel if effect.track == "travel" else o.ritual
        if effect.by > 0:
            return -step * effect.by
        back = min(-effect.by, o.view.tracks[TRACK_OF[effect.track]])
        loss = step * back
        if effect.or_fuel:
            loss += sum([self.change(FUEL, -1) for _ in range(-effect.by - back)])
        return loss

    def reset(self, effect: Reset) -> float:
        step = self.o.travel if effect.track == "travel" else self.o.ritual
        return step * self.o.view.tracks[TRACK_OF[effect.track]]

    # -- rolls and choices

    def roll(self, effect: Roll) -> float:
        plus = self._plus(effect.plus) if effect.plus else 0.0
        below = min(1.0, max(0.0, (effect.number - plus) / DIE))
        chance = below if effect.at_most else 1.0 - min(1.0, max(0.0, (effect.number - 1 - plus) / DIE))
        return chance * self.branch(effect.then) + (1.0 - chance) * self.branch(effect.otherwise)

    def _plus(self, skill: str) -> float:
        """The value of the card that is discarded first."""
        if self.you != self.o.me:
            return MEAN_VALUE
        cards = [card for card in self.o.hand if SKILL_OF[card] == SKILLS.index(skill)]
        return float(max([VALUE_OF[card] for card in cards], default=0))

    def choice(self, effect: Choose) -> float:
        losses = self.branch(effect.first), self.branch(effect.second)
        return max(losses) if self.you == self.o.me and self.o.open else min(losses)

    def condition(self, effect: If) -> float:
        enough = effect.condition != "passengers_1" or self.o.view.supply > 0
        return self.loss(effect.then if enough else effect.otherwise)

    # -- cards

    def who(self, name: str) -> list[int]:
        view = self.o.view
        return {"you": [self.you], "keeper": [view.titles[KEEPER]], "current": [view.turn.seat]}.get(
            name, self.o.humans
        )

    def draw(self, effect: DrawSkills) -> float:
        return -self.o.weights.drawn_card * effect.number * len(self.who(effect.who))

    def discard(self, effect: Discard) -> float:
        o = self.o
        lost = 0.0
        for seat in self.who(effect.who):
            hand = o.view.players[seat].hand
            gone = hand if effect.number == ALL else min(hand, effect.number)
            lost += gone * o.weights.drawn_card * (0.7 if effect.number != ALL else 1.0) * o.freely(hand)
        return lost

    def item(self, effect: DrawItem) -> float:
        return -self.o.weights.item if self.o.view.items.size else 0.0

    def remove_top(self, effect: RemoveTop) -> float:
        return 0.08 * effect.number

    def scout(self, effect: Scout) -> float:
        return -self.o.weights.look

    # -- characters

    def move(self, effect: MoveTo) -> float:
        return sum([self.o.sent(number(effect.where)) for _ in self.who(effect.who)])

    def defeat(self, effect: DefeatWho) -> float:
        return self.o.weights.defeated * len(self.who(effect.who))

    def keep(self, effect: Keep) -> float:
        return KEPT.get(self.o.view.crisis, BURDEN)

    def special(self, effect: Special) -> float:
        judge = SPECIAL_LOSSES.get(effect.name)
        return judge(self, effect) if judge is not None else 0.0


_LOSSES: dict[type[Effect], Callable[[Forecast, Any], float]] = {
    Dial: Forecast.dial,
    Risk: Forecast.risk,
    RiskToGet: Forecast.risk_to_get,
    Chaos: Forecast.chaos,
    DamageShip: Forecast.damage_ship,
    DamageRoom: Forecast.damage_room,
    Activate: Forecast.activate,
    Surge: Forecast.surge,
    Spawn: Forecast.spawn,
    Advance: Forecast.advance,
    Reset: Forecast.reset,
    Roll: Forecast.roll,
    Choose: Forecast.choice,
    If: Forecast.condition,
    DrawSkills: Forecast.draw,
    Discard: Forecast.discard,
    DrawItem: Forecast.item,
    RemoveTop: Forecast.remove_top,
    Scout: Forecast.scout,
    MoveTo: Forecast.move,
    DefeatWho: Forecast.defeat,
    Keep: Forecast.keep,
    Special: Forecast.special,
}

SPECIAL_LOSSES: dict[str, Callable[[Forecast, Special], float]] = {}
"""By the name of the special; those of each deck are noted in specials.py."""


# -- activation


def gathering(o: Evaluation, monarchs: int) -> float:
    """Two more in the Deep; enough of them rise."""
    if o.view.deep_one_supply < 2:
        return o.weights.end
    rise = o.view.deep_ones[THE_DEEP] + 2 >= ENOUGH_TO_RISE
    return 2 * o.deep_one(THE_DEEP) + (0.6 + 0.8 * o.weights.monarch * monarchs if rise else 0.0)


def activation(o: Evaluation, icon: str) -> float:
    """What a symbol costs now."""
    view = o.view
    if icon == "mother_hydra":
        water = view.monarchs[HYDRA]
        return gathering(o, 1) if water == THE_DEEP else o.damage_room(HYDRA_TARGET[water])
    if icon == "father_dagon":
        water = view.monarchs[DAGON]
        if water == THE_DEEP:
            return gathering(o, 1)
        return o.weights.end if view.deep_one_supply < 2 else 2 * o.deep_one(ARROW[water])
    there = [(space, view.deep_ones[space]) for space in range(SPACES) if view.deep_ones[space]]
    if not there:
        return gathering(o, sum([place == THE_DEEP for place in view.monarchs]))
    return sum([_acts(o, space, many) for space, many in there])


def _acts(o: Evaluation, space: int, many: int) -> float:
    """What the deep ones of a space do."""
    humans = o.standing_in(space)
    if humans:
        return min(humans, many * 3 / DIE * o.weights.defeated)
    passengers = o.view.passengers[space - DECK.start] if space in DECK else 0
    if passengers:
        return min(many, passengers) * o.soul
    if space in ROOMS and not o.is_damaged(space):
        return o.damage_room(space)
    ahead = ARROW[space] if space not in ROOMS else space
    return many * max(0.1, o.deep_one(ahead) - o.deep_one(space))
