"""Plans: which open card one could find, by which ways over the map, in how many turns and with how many dice; and what
a seat's hand and place are worth because of them."""

from itertools import permutations
from math import ceil
from typing import NamedTuple

from bathysphere.bots.cryptids.outlook import BONUS, Outlook
from bathysphere.engine import Cards
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR, Contract
from bathysphere.games.cryptids.ground import has_room
from bathysphere.games.cryptids.state import COLLECT, LOOSE, TICKET, TRACK
from bathysphere.games.cryptids.view import CardView

MOST_DICE = 2
Taken = tuple[tuple[int, int], ...]
"""Tokens that left the map: region and kind."""
Key = tuple[Cards, Taken, int, Cards]
"""All of a scene that plans depend on but the place: evidence, map, skills that help, and cards that are gone."""
HELPFUL = 1 << COLLECT | 1 << TRACK | 1 << TICKET


class Scene(NamedTuple):
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
    """A way to a find: where it leads first, how many turns follow the arrival there, and what it is worth then."""

    stop: int
    turns: float
    worth: float


def scene_of(o: Outlook) -> Scene:
    turn, me = o.view.turn, o.me
    return Scene(me.place, turn.moved, turn.acted, turn.steps, me.ready, me.evidence, (), me.waiting, me.bids, ())


class Plans:
    """All plans of one seat at one moment, for hands and maps that differ a little from those of the view."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self._routes: dict[Key, list[list[Route]]] = {}
        self._ahead: dict[tuple[Key, int], float] = {}
        self._waiting: dict[tuple[Cards, int], float] = {}
        self._tours: dict[tuple[int, Cards, int, Taken], dict[int, float]] = {}
        self._sources: dict[Taken, dict[int, list[int]]] = {}
        self._rooms: dict[int, bool] = {}
        self.worths = [self._worth(each.card) if each.card != NOWHERE else 0.0 for each in o.view.display]
        market = [kind for kind in o.view.market if kind != NOWHERE]
        self.for_sale = {min(kind, RUMOUR) for kind in market if o.c.price[o.c.kind.index(min(kind, RUMOUR))] <= o.me.coins}

    def _worth(self, card: int) -> float:
        o = self.o
        worth = o.found(card) + o.w.moved * o.relocated(card) * min(1.0, o.rounds / 2)
        if any(o.meets(card, request) and o.meets(other, request) for request in self.requests for other in o.me.waiting):
            worth += o.w.pairing
        return worth

    @property
    def requests(self) -> list[Contract]:
        return [self.o.c.requests[each] for each in self.o.view.requests]

    # -- leaves

    def leaf(self, scene: Scene) -> float:
        """What the seat has at the end of its turn: evidence and skills, plans and cryptids that wait."""
        return self.held(scene) + self.stand(scene, scene.place)

    def held(self, scene: Scene) -> float:
        o = self.o
        worth = sum([o.tokens[kind] for kind in scene.evidence])
        return worth + o.w.ready * o.future * scene.ready.bit_count() if o.rounds else worth

    def stand(self, scene: Scene, place: int) -> float:
        """What plans and waiting cryptids promise to one who stands there."""
        if not self.o.rounds:
            return 0.0
        worth = self.ahead(scene, place)
        return worth + self.waiting(scene.waiting, place) if scene.waiting else worth

    def ahead(self, scene: Scene, place: int) -> float:
        """What the best plans promise together."""
        key = key_of(scene)
        found = self._ahead.get((key, place))
        if found is None:
            flies = bool(scene.ready >> TICKET & 1)
            values = sorted([self.promise(place, routes, flies) for routes in self.routes(scene)], reverse=True)
            shares = zip(self.o.w.plans, values, strict=False)
            found = self._ahead[key, place] = sum([share * value for share, value in shares])
        return found

    def promises(self, scene: Scene) -> list[float]:
        """What each open card promises from there."""
        flies = bool(scene.ready >> TICKET & 1)
        return [self.promise(scene.place, routes, flies) for routes in self.routes(scene)]

    def promise(self, place: int, routes: list[Route], flies: bool) -> float:
        o = self.o
        steps, far, best = o.steps[place], o.range, 0.0
        flight = o.w.flight if flies else 9.0
        for stop, turns, worth in routes:
            way = steps[stop]
            leg = 1.0 if way <= far else min(flight, ceil(way / far))
            total = turns + leg
            if total <= o.rounds + 0.5:
                value = worth * o.w.patience**total
                if value > best:
                    best = value
        return best

    def waiting(self, waiting: Cards, place: int) -> float:
        """What cryptids are worth that wait for their relocation."""
        found = self._waiting.get((waiting, place))
        if found is None:
            found = self._waiting[waiting, place] = self.still_to_come(waiting, place)
        return found

    def still_to_come(self, waiting: Cards, place: int) -> float:
        o = self.o
        nearest = min([o.steps[place][city] for city in o.c.cities])
        late = o.w.patience ** max(1.0, nearest / o.range)
        singles = {card: o.relocated(card) * (1.0 if self.has_room(card) else o.w.roomless) for card in waiting}
        worth = sum(singles.values())
        pairs = [self.pair(one, other) - singles[one] - singles[other] for one, other in self.pairs(waiting)]
        return (worth + max([0.0, *pairs])) * late - o.alone * o.w.prey * len(waiting)

    def pairs(self, waiting: Cards) -> list[tuple[int, int]]:
        o = self.o
        return [
            (one, other)
            for at, one in enumerate(waiting)
            for other in waiting[at + 1 :]
            if any(o.meets(one, request) and o.meets(other, request) for request in self.requests)
            and all(self.has_room(card) for card in (one, other) if o.c.cards[card].on("request"))
        ]

    def pair(self, one: int, other: int) -> float:
        """What two cryptids bring together for a request."""
        o = self.o
        return o.c.pack.contracts.request_reputation + o.delivered(one) + o.delivered(other) + 2 * o.w.prey * o.alone

    def has_room(self, card: int) -> bool:
        found = self._rooms.get(card)
        if found is None:
            found = self._rooms[card] = has_room(self.o.s, card)
        return found

    # -- routes

    def routes(self, scene: Scene) -> list[list[Route]]:
        key = key_of(scene)
        found = self._routes.get(key)
        if found is None:
            sources = self._sources.get(scene.taken)
            if sources is None:
                sources = self._sources[scene.taken] = self.sources(scene.taken)
            found = self._routes[key] = [
                self.routes_to(place, card, scene, sources)
                for place, card in enumerate(self.o.view.display)
                if card.card != NOWHERE and place not in scene.tried
            ]
        return found

    def sources(self, taken: Taken) -> dict[int, list[int]]:
        """By kind of evidence the regions where it lies."""
        found: dict[int, list[int]] = {}
        for region, kinds in enumerate(self.o.view.map):
            for kind in kinds:
                if not taken or kinds.count(kind) > taken.count((region, kind)):
                    found.setdefault(kind, []).append(region)
        return found

    def routes_to(self, place: int, card: CardView, scene: Scene, sources: dict[int, list[int]]) -> list[Route]:
        o = self.o
        covered, missing = lacking(card.needs, scene.evidence, sources)
        spent = sum([o.tokens[kind] for kind in covered])
        bought = [kind for kind in missing if kind in self.for_sale][:1]
        for kind in bought:
            missing = [*missing]
            missing.remove(kind)
            spent += o.tokens[kind] / o.w.sale
        pieces = len(card.needs) - len(missing)
        worth = self.worths[place] - spent
        if not o.alone and len(card.bids) > (o.seat in card.bids):
            worth *= o.w.risk
        saved = o.w.saved * ((scene.ready >> COLLECT & 1) + (scene.ready >> TRACK & 1))
        found: list[Route] = []
        for number in range(max(0, len(missing) - MOST_DICE), len(missing) + 1):
            if pieces + number == 0:
                continue
            dice = len(missing) - number
            chance = o.chances[dice]
            value = chance * worth + (1 - chance) * (o.xp - o.tokens[0])
            if value <= 0:
                continue
            if number == 0:
                found.append(Route(self.goal(card, scene.place), 0.0, value))
            else:
                at = (place, tuple(missing), number, scene.taken)
                tours = self._tours.get(at)
                if tours is None:
                    tours = self._tours[at] = self.tours(card, missing, number, sources)
                found += [Route(stop, max(0.3, turns - saved), value) for stop, turns in tours.items()]
        return found

    def goal(self, card: CardView, here: int) -> int:
        return card.region if card.region != NOWHERE else here if here in self.o.c.regions else self.o.c.lines[here][0]

    def tours(self, card: CardView, missing: list[int], number: int, sources: dict[int, list[int]]) -> dict[int, float]:
        """Ways over so many pieces of evidence to where the cryptid is: by their first stops the turns after that."""
        o = self.o
        best: dict[int, float] = {}
        for kinds in set(permutations(missing, number)):
            for stops in _choices([sources.get(kind, [NOWHERE]) for kind in kinds]):
                last = self.goal(card, stops[-1] if stops[-1] != NOWHERE else 0)
                way = [stop for stop in stops if stop != NOWHERE]
                legs = [*way, last]
                turns = o.w.unseen * (len(stops) - len(way))
                turns += sum([max(1, ceil(o.steps[one][two] / o.range)) for one, two in zip(legs, legs[1:], strict=False)])
                if turns < best.get(legs[0], 99.0):
                    best[legs[0]] = turns
        return best


def key_of(scene: Scene) -> Key:
    return scene.evidence, scene.taken, scene.ready & HELPFUL, scene.tried


def _choices(lists: list[list[int]]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for options in lists:
        found = [(*before, each) for before in found for each in options]
    return found


def lacking(needs: Cards, evidence: Cards, sources: dict[int, list[int]]) -> tuple[list[int], list[int]]:
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


def loose(scene: Scene) -> bool:
    return LOOSE in scene.bids
