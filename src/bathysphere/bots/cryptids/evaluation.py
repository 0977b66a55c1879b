"""What one seat makes of its view: how long the journey lasts, what coins, experience, skills and cryptids are worth to
it. All in points of reputation."""

from functools import cache, cached_property
from typing import Final

from bathysphere.bots.cryptids.weights import Weights
from bathysphere.games.cryptids.components import (
    ACTIVE,
    CLOVER,
    LUCK,
    RANGE_1,
    RANGE_2,
    SECOND_CHANCE,
    SUCCESS,
    THREE_COINS,
)
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR, Content, Contract, Effect, content, price_of
from bathysphere.games.cryptids.pack import HABITATS, SKILLS, ZONES
from bathysphere.games.cryptids.score import COIN_RATE, XP_RATE
from bathysphere.games.cryptids.state_from_view import PartialState, state_from_view
from bathysphere.games.cryptids.view import CryptidsView

BONUS: Final = RUMOUR + 1
TILE: Final = 3.2
"""Cells of an average terrain tile."""
FILLED: Final = 0.93
"""The share of the reserve that is covered when nothing fits any more."""
UNSEEN: Final = 9
"""Steps beyond which all ways are alike."""
PAIR: Final = 2


@cache
def ways_between(name: str) -> tuple[tuple[int, ...], ...]:
    """Steps from every place to every other one, in the pack of this name."""
    c = content(name)
    table = []
    for here in range(len(c.places)):
        steps = [UNSEEN] * len(c.places)
        for number in range(len(c.within[here]) - 1, 0, -1):
            for place in c.within[here][number]:
                steps[place] = min(number, UNSEEN)
        steps[here] = 0
        table.append(tuple(steps))
    return tuple(table)


@cache
def to_cities(name: str) -> tuple[int, ...]:
    """Steps from every place to the nearest city."""
    cities = content(name).cities
    return tuple([min([steps[city] for city in cities]) for steps in ways_between(name)])


class Evaluation:
    """One seat at one moment."""

    def __init__(self, view: CryptidsView, weights: Weights) -> None:
        self.view: Final = view
        self.w: Final = weights
        self.c: Final[Content] = content(view.options.content)
        self.seat: Final = view.seat
        self.me: Final = view.players[view.seat]
        self.alone: Final = len(view.players) == 1
        self.steps: Final = ways_between(view.options.content)

    @cached_property
    def s(self) -> PartialState:
        """The table as this seat knows it, for the rules of the reserve."""
        return state_from_view(self.view)

    # -- time

    @cached_property
    def rounds(self) -> float:
        """Rounds that follow this one, as far as one can tell from the room that is left for terrain."""
        view = self.view
        if view.final:
            return float(max(0, view.final - view.number))
        covered = sum([len(self.c.terrain[laid.tile].symbols) for laid in view.terrain])
        area: int = self.c.in_play[len(view.players)]
        free = area.bit_count() * FILLED - covered
        layers = 2 if self.alone else len(view.players)
        return max(1.0, free / (TILE * layers))

    @cached_property
    def future(self) -> float:
        """How much of what pays off later still counts."""
        return min(1.0, self.rounds / self.w.rounds)

    @cached_property
    def lead(self) -> float:
        """By how many of the points that everybody sees this seat is ahead of the best other."""
        cards = self.c.cards
        points = [
            sum([cards[card].found for card in each.found])
            + sum([cards[laid.tile].relocated for laid in self.view.laid if laid.owner == seat])
            + self.c.pack.contracts.request_reputation * len(each.granted)
            for seat, each in enumerate(self.view.players)
        ]
        others = [number for seat, number in enumerate(points) if seat != self.seat]
        return float(points[self.seat] - max(others)) if others else 0.0

    # -- goods

    @cached_property
    def coin(self) -> float:
        endings = [effect for card in self.me.found for effect in self.c.cards[card].on("end")]
        rates = [effect.number for effect in endings if effect.verb == "coin_rate"]
        wanted = self.w.coin * (self.me.coins < self.w.purse) + self.w.repair * (self.me.coins < len(self.used))
        return 1 / min(rates, default=COIN_RATE) + wanted * self.future

    @cached_property
    def xp(self) -> float:
        found = self.best_skill(self.me.skills, self.w.savings)
        return 1 / XP_RATE + (self.w.xp * found[1] / self.price(found[0]) if found is not None else 0.0)

    @cached_property
    def tokens(self) -> tuple[float, ...]:
        """What a piece of each kind of evidence is worth in the hand, whatever it is for."""
        share = self.w.sale if self.rounds else 1.0
        return tuple([price_of(self.c, kind) * self.coin * share for kind in range(BONUS + 1)])

    @cached_property
    def range(self) -> int:
        lasting = [effect for card in self.me.waiting for effect in self.c.cards[card].on("lasting")]
        longer = sum([effect.number for effect in lasting if effect.verb == "range"])
        return self.c.pack.board.range + (self.me.skills >> RANGE_1 & 1) + (self.me.skills >> RANGE_2 & 1) + longer

    def is_ready(self, skill: int) -> bool:
        return bool(self.me.ready >> skill & 1)

    @cached_property
    def used(self) -> list[int]:
        return [skill for skill in ACTIVE if self.me.skills >> skill & 1 and not self.me.ready >> skill & 1]

    def restored(self, skill: int) -> float:
        """What a skill is worth ready rather than used."""
        return self.w.restore[skill] if self.rounds >= 1 else 0.0

    def price(self, skill: int) -> int:
        """With two players, and alone, every skill costs one more."""
        dearer = len(self.view.players) <= PAIR and not self.view.options.first_pair
        return self.c.prices[skill] + dearer

    def best_skill(self, skills: int, xp: int) -> tuple[int, float] | None:
        """The skill that pays most for its price, with what it is worth above it."""
        best, found = 0.0, None
        for skill in range(len(SKILLS)):
            price = self.price(skill)
            if skills >> skill & 1 or price > xp or (skill == RANGE_2 and not skills >> RANGE_1 & 1):
                continue
            gain = self.learned(skill, skills) - price / XP_RATE
            if gain / price > best:
                best, found = gain / price, (skill, gain)
        return found

    def learned(self, skill: int, skills: int) -> float:
        """What a skill brings in the rounds to come, to one who has these."""
        worth = self.w.skills[skill] * max(0.0, self.rounds - self.w.late)
        if skill in ACTIVE:
            owned = sum([skills >> each & 1 for each in ACTIVE])
            worth = worth * self.w.crowd ** (owned - 1) + self.w.eager * self.future
        return worth

    @cached_property
    def chances(self) -> tuple[float, float, float]:
        """Of success with no die, one and two, with all that can help."""
        return self.chance(self.is_ready(LUCK), self.is_ready(SECOND_CHANCE), self.rerolls)

    def chance(self, luck: bool, second_chance: bool, rerolls: int) -> tuple[float, float, float]:
        faces = self.c.tracking
        good = (faces.count(SUCCESS) + luck * faces.count(CLOVER)) / len(faces)
        one: float = 1 - (1 - good) ** (1 + second_chance + rerolls)
        return 1.0, one, one * one

    @property
    def rerolls(self) -> int:
        return sum([self.c.wolpertinger[token].sort == "reroll" for token in self.me.tokens])

    def gain(self, effect: Effect) -> float:
        """What an ability brings at once."""
        match effect.verb:
            case "coins":
                return effect.number * self.coin
            case "xp":
                return effect.number * self.xp
            case "bonus_rumour":
                return effect.number * self.tokens[BONUS]
            case "restore":
                return min(effect.number, 1 + len(self.used)) * self.w.renewed * self.future
            case "take_map" | "take_market":
                return self.tokens[0]
            case "refresh":
                return THREE_COINS * self.coin
            case "gain_skill":
                return 2 * self.xp
            case "keep_evidence":
                return 0.0
        return self.w.ability * self.future

    @cached_property
    def hare(self) -> float:
        """What a Wolpertinger token is worth, not knowing which it is: more to one who may have most hares."""
        sorts = [[self.c.wolpertinger[token].sort for token in each.tokens] for each in self.view.players]
        hares = [each.count("hare") for each in sorts]
        return self.w.hare + self.w.most_hares * (hares[self.seat] == max(hares))

    # -- cryptids

    @cached_property
    def known_contracts(self) -> list[tuple[Contract, float]]:
        """Contracts that count for this seat, with how much of a point a cryptid brings that meets one."""
        contracts = self.c.contracts
        shared = [(contracts[self.view.shared], 1.0)] if self.view.shared != NOWHERE else []
        own = sorted(
            [contracts[each] for each in self.me.contracts],
            key=lambda each: -sum(self.meets(card, each) for card in self.me.found),
        )
        shares = (1.0, 1.0) if self.alone else self.w.contract
        return [*shared, *zip(own, shares, strict=False)]

    def meets(self, card: int, contract: Contract) -> bool:
        """One that lies on two terrains may come to lie on any."""
        printed = self.c.cards[card]
        return printed.meets(contract) or (contract.sort == "habitat" and printed.placement == "two_terrains")

    def found(self, card: int) -> float:
        """What it is worth to have found a cryptid, without its relocation."""
        printed = self.c.cards[card]
        worth = float(printed.found)
        worth += sum([share for contract, share in self.known_contracts if self.meets(card, contract)])
        worth += sum([self.gain(effect) for effect in printed.on("found")])
        worth += sum([self.gain(effect) for effect in printed.on("lasting")])
        worth += sum([self.at_the_end(effect) for effect in printed.on("end")])
        counting = [effect for own in self.me.found for effect in self.c.cards[own].on("end")]
        return worth + self.w.kin * sum([effect.kind == printed.kind for effect in counting])

    def at_the_end(self, effect: Effect) -> float:
        kin = sum([self.c.cards[card].kind == effect.kind for card in self.me.found])
        match effect.verb:
            case "kind_least":
                return effect.number * min(1.0, (kin + self.w.hope) / effect.least)
            case "kind_each":
                return min(effect.least, kin + self.w.hope)
            case "zones":
                homes = {self.c.cards[card].home for card in self.me.found} - {ANY}
                return effect.number * min(1.0, (len(homes) + self.w.hope) / len(ZONES)) ** 2
            case "coin_rate":
                return self.me.coins / effect.number - self.me.coins / COIN_RATE
        return effect.number * self.w.hope / 3

    def relocated(self, card: int) -> float:
        """What it is worth that a found cryptid comes into the reserve."""
        printed = self.c.cards[card]
        return printed.relocated + self.w.presence + self.delivered(card) + self.w.prey * self.alone

    def delivered(self, card: int) -> float:
        return sum([self.gain(effect) for effect in self.c.cards[card].on("relocated")])

    @cached_property
    def habitats_in_demand(self) -> list[float]:
        """For each kind of terrain how much room this seat would like on it."""
        demand = [0.0] * len(HABITATS)
        for card in self.me.waiting:
            if self.c.cards[card].habitat != ANY:
                demand[self.c.cards[card].habitat] += 1.0
        for each in self.view.display:
            if each.card != NOWHERE and self.seat in each.bids and self.c.cards[each.card].habitat != ANY:
                demand[self.c.cards[each.card].habitat] += 0.4
        return demand
