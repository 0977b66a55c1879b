"""Ways over the map to open cards: which evidence is collected on them, how many turns they take, and how many dice are
left to throw."""

from itertools import pairwise, permutations, product
from math import ceil
from typing import Final, NamedTuple

from bathysphere.bots.cryptids.evaluation import BONUS, Evaluation
from bathysphere.engine import Cards
from bathysphere.games.cryptids.components import COLLECT, LOOSE, TICKET, TRACK
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR, price_of
from bathysphere.games.cryptids.view import CardView

MOST_DICE: Final = 2
UNKNOWN: Final = (NOWHERE,)
"""Where evidence lies of which none is in sight."""
SHORTEST: Final = 0.3
"""However many skills are ready, a find takes so much of a turn after the first stop."""
HELPFUL: Final = 1 << COLLECT | 1 << TRACK | 1 << TICKET
Taken = tuple[tuple[int, int], ...]
"""Tokens that left the map: region and kind."""
Sources = dict[int, Cards]
"""By kind of evidence the regions where it lies."""
Key = tuple[Cards, Taken, int, Cards]
"""All of a node that ways depend on but the place: evidence, map, skills that help, and cards that are gone."""


class Node(NamedTuple):
    """What a turn changes, as far as plans look at it."""

    place: int
    moved: bool
    acted: bool
    steps: int
    ready: int
    evidence: Cards
    taken: Taken
    waiting: Cards
    bids: Cards
    tried: Cards
    """Places of the display that were found in this turn."""


class Route(NamedTuple):
    """A way to a find: where it leads first, how many turns follow the one there, and what it is worth on arrival."""

    stop: int
    turns: float
    worth: float


def start_node(o: Evaluation) -> Node:
    turn, me = o.view.turn, o.me
    return Node(me.place, turn.moved, turn.acted, turn.steps, me.ready, me.evidence, (), me.waiting, me.bids, ())


class Routes:
    """All ways of one seat at one moment, for hands and maps that differ a little from those of the view."""

    def __init__(self, o: Evaluation, worths: list[float], buys: bool) -> None:
        self.o: Final = o
        self.worths: Final = worths
        """What each open card is worth once it is found."""
        self._found: dict[Key, list[list[Route]]] = {}
        self._to: dict[tuple[int, Cards, tuple[Cards, ...], int, int], list[Route]] = {}
        self._sources: dict[Taken, Sources] = {}
        market = [kind for kind in o.view.market if kind != NOWHERE] if buys else []
        self.for_sale: Final = {min(kind, RUMOUR) for kind in market if price_of(o.c, kind) <= o.me.coins}
        """What can be bought before the next turn."""

    def of(self, node: Node) -> list[list[Route]]:
        """For each open card that is left."""
        key = key_of(node)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = [
                self.to(place, card, node)
                for place, card in enumerate(self.o.view.display)
                if card.card != NOWHERE and place not in node.tried
            ]
        return found

    def to(self, place: int, card: CardView, node: Node) -> list[Route]:
        """To one card. Most nodes differ in what does not matter for it."""
        sources, needs = self.sources(node.taken), card.needs
        held = tuple([kind for kind in node.evidence if kind >= RUMOUR or kind in needs or ANY in needs])
        lying = tuple([sources.get(need, UNKNOWN) for need in needs])
        here = node.place if card.region == NOWHERE else NOWHERE
        at = (place, held, lying, node.ready & HELPFUL, here)
        found = self._to.get(at)
        if found is None:
            found = self._to[at] = self.ways(place, card, held, node)
        return found

    def ways(self, place: int, card: CardView, held: Cards, node: Node) -> list[Route]:
        """With any number of dice that the evidence allows."""
        o = self.o
        sources = self.sources(node.taken)
        covered, missing = lacking(card.needs, held, sources)
        spent = sum([o.tokens[kind] for kind in covered])
        bought = next((kind for kind in missing if kind in self.for_sale), NOWHERE)
        if bought != NOWHERE:
            missing.remove(bought)
            spent += price_of(o.c, bought) * o.coin
        worth = (self.worths[place] - spent) * (o.w.risk if set(card.bids) - {o.seat} else 1.0)
        saved = o.w.saved * ((node.ready >> COLLECT & 1) + (node.ready >> TRACK & 1))
        found: list[Route] = []
        for dice in range(min(MOST_DICE, len(missing), len(card.needs) - 1) + 1):
            chance = o.chances[dice]
            value = chance * worth + (1 - chance) * (o.xp - o.tokens[0])
            number = len(missing) - dice
            if value <= 0:
                continue
            if number == 0:
                found.append(Route(self.goal(card, node.place), 0.0, value))
                continue
            for stop, turns in self.tours(card, [sources.get(kind, UNKNOWN) for kind in missing], number).items():
                left = max(SHORTEST, turns - saved)
                found.append(Route(stop, left, value * o.w.patience**left))
        return found

    def goal(self, card: CardView, here: int) -> int:
        """Where the cryptid is; if that is anywhere, the nearest region."""
        lines = self.o.c.lines[here]
        return card.region if card.region != NOWHERE else here if here in self.o.c.regions else lines[0]

    def sources(self, taken: Taken) -> Sources:
        found = self._sources.get(taken)
        if found is None:
            found = self._sources[taken] = {}
            for region, kinds in enumerate(self.o.view.map):
                for kind in set(kinds):
                    if kinds.count(kind) > taken.count((region, kind)):
                        found[kind] = (*found.get(kind, ()), region)
        return found

    def tours(self, card: CardView, lying: list[Cards], number: int) -> dict[int, float]:
        """Over so many of these pieces of evidence to where the cryptid is: by their first stops the turns after
        that."""
        best: dict[int, float] = {}
        for chosen in permutations(lying, number):
            for stops in product(*chosen):
                way = [stop for stop in stops if stop != NOWHERE]
                legs = [*way, self.goal(card, way[-1] if way else 0)]
                turns = self.turns(legs) + self.o.w.unseen * (len(stops) - len(way))
                if turns < best.get(legs[0], turns + 1):
                    best[legs[0]] = turns
        return best

    def turns(self, legs: list[int]) -> float:
        steps, far = self.o.steps, self.o.range
        return sum([max(1, ceil(steps[one][two] / far)) for one, two in pairwise(legs)])


def key_of(node: Node) -> Key:
    return node.evidence, node.taken, node.ready & HELPFUL, node.tried


def lacking(needs: Cards, evidence: Cards, sources: Sources) -> tuple[list[int], list[int]]:
    """What a hand covers of some needs, and which of them it leaves open. Pairs of rumours stand for what is hardest to
    come by."""
    left = list(evidence)
    covered: list[int] = []
    missing: list[int] = []
    for need in sorted(needs, reverse=True):
        have = next((kind for kind in left if need == ANY or min(kind, RUMOUR) == need), None)
        if have is None:
            missing.append(need)
        else:
            left.remove(have)
            covered.append(have)
    rumours = [kind for kind in left if kind in (RUMOUR, BONUS)]
    for need in sorted(missing, key=lambda kind: len(sources.get(kind, ()))):
        if len(rumours) >= 2 and need != RUMOUR:
            covered += [rumours.pop(), rumours.pop()]
            missing.remove(need)
    return covered, missing


def without(evidence: Cards, spent: list[int]) -> Cards:
    left = list(evidence)
    for kind in spent:
        left.remove(kind)
    return tuple(left)


def loose(node: Node) -> bool:
    return LOOSE in node.bids
