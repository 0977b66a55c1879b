"""Plans: what open cards promise to one who stands somewhere with some evidence, and what a seat has in all because of
them."""

from math import ceil
from typing import Final

from bathysphere.bots.cryptids.evaluation import UNSEEN, Evaluation, to_cities
from bathysphere.bots.cryptids.routes import Key, Node, Route, Routes, key_of, without
from bathysphere.engine import Cards
from bathysphere.games.cryptids.components import TICKET
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.placement import has_room

NEVER: Final = 9.0
LEAST: Final = -99.0
SLACK: Final = 0.5
"""A plan may take so much longer than the rounds that seem to be left."""


class Plans:
    """All plans of one seat at one moment. Whatever was judged once is kept."""

    def __init__(self, o: Evaluation, *, buys: bool = True) -> None:
        """`buys`: plans count on what could be bought before the next turn."""
        self.o: Final = o
        self.requests: Final = [o.c.requests[each] for each in o.view.requests]
        worths = [self.worth(each.card) if each.card != NOWHERE else 0.0 for each in o.view.display]
        self.routes: Final = Routes(o, worths, buys)
        self._ahead: dict[Key, dict[int, float]] = {}
        self._waiting: dict[Cards, dict[int, float]] = {}
        self._rooms: dict[int, bool] = {}
        self.nearest: Final = to_cities(o.view.options.content)
        self._legs = [self._leg(NEVER), self._leg(o.w.flight)]

    def _leg(self, flight: float) -> list[tuple[float, float]]:
        """By number of steps how many turns a way to the first stop takes, and what a plan keeps of its worth."""
        far = self.o.range
        turns = [min(flight, max(1.0, ceil(way / far))) for way in range(UNSEEN + 1)]
        return [(each, self.o.w.patience**each) for each in turns]

    def worth(self, card: int) -> float:
        """What a cryptid is worth with all that follows when it is found."""
        o = self.o
        worth = o.found(card) + o.w.moved * o.relocated(card) * min(1.0, o.rounds / 2)
        return worth + o.w.pairing * any(self.paired(card, other) for other in o.me.waiting)

    def paired(self, one: int, other: int) -> bool:
        """Whether they fulfil a request together."""
        return any(self.o.meets(one, request) and self.o.meets(other, request) for request in self.requests)

    def leaf(self, node: Node) -> float:
        """What the seat has at the end of its turn: evidence and skills, plans and cryptids that wait."""
        return self.held(node) + self.stand(node, node.place)

    def held(self, node: Node) -> float:
        o = self.o
        worth = sum([o.tokens[kind] for kind in node.evidence])
        return worth + o.w.ready * o.future * node.ready.bit_count() if o.rounds else worth

    def stand(self, node: Node, place: int) -> float:
        """What plans and waiting cryptids promise to one who stands there."""
        return self.best_stand(node, (place,))[0]

    def best_stand(self, node: Node, places: tuple[int, ...]) -> tuple[float, int]:
        """What they promise where they promise most, and where that is."""
        if not self.o.rounds:
            return 0.0, places[0]
        key, nearest = key_of(node), self.nearest
        ahead = self._ahead.setdefault(key, {})
        waiting = self._waiting.setdefault(node.waiting, {})
        best, there = LEAST, places[0]
        for place in places:
            worth = ahead.get(place)
            if worth is None:
                worth = ahead[place] = self._promised(node, place)
            if node.waiting:
                far = nearest[place]
                more = waiting.get(far)
                if more is None:
                    more = waiting[far] = self.still_to_come(node.waiting, far)
                worth += more
            if worth > best:
                best, there = worth, place
        return best, there

    def failed(self, node: Node, card: int, pieces: list[list[int]]) -> float:
        """What the seat has if it does not find a cryptid: the piece is lost that it misses least."""
        o, printed = self.o, self.o.c.cards[card]
        worth = o.xp + sum([o.gain(effect) for effect in printed.on("failed")])
        if any(effect.verb == "keep_evidence" for effect in printed.on("failed")):
            return worth + self.leaf(node)
        return worth + max([self.leaf(node._replace(evidence=without(node.evidence, piece))) for piece in pieces])

    def ahead(self, node: Node, place: int) -> float:
        """What the best plans promise together to one who stands there."""
        ahead = self._ahead.setdefault(key_of(node), {})
        if place not in ahead:
            ahead[place] = self._promised(node, place)
        return ahead[place]

    def _promised(self, node: Node, place: int) -> float:
        flies = bool(node.ready >> TICKET & 1)
        values = sorted([self.promise(place, routes, flies) for routes in self.routes.of(node)], reverse=True)
        return sum([share * value for share, value in zip(self.o.w.plans, values, strict=False)])

    def promises(self, node: Node) -> list[float]:
        """What each open card promises from there."""
        flies = bool(node.ready >> TICKET & 1)
        return [self.promise(node.place, routes, flies) for routes in self.routes.of(node)]

    def promise(self, place: int, routes: list[Route], flies: bool) -> float:
        steps, legs, best = self.o.steps[place], self._legs[flies], 0.0
        most = self.o.rounds + SLACK
        for stop, turns, worth in routes:
            leg, left = legs[steps[stop]]
            if worth * left > best and turns + leg <= most:
                best = worth * left
        return best

    def still_to_come(self, waiting: Cards, nearest: int) -> float:
        """What cryptids are worth that wait for their relocation, so many steps from the nearest city: one after
        another, the best first, as far as there is time for them."""
        o = self.o
        turn = max(1.0, nearest / o.range)
        total = -o.alone * o.w.prey * len(waiting)
        for worth in self.deliveries(waiting):
            if turn > o.rounds + SLACK:
                break
            total += worth * o.w.patience**turn
            turn += 1.0
        return total

    def deliveries(self, waiting: Cards) -> list[float]:
        """What one action after another would bring: two cryptids for a request, or one for the reserve."""
        o = self.o
        singles = {card: o.relocated(card) * (1.0 if self.has_room(card) else o.w.roomless) for card in waiting}
        pairs = {each: self.pair(*each) for each in self.pairs(waiting)}
        found: list[float] = []
        if pairs:
            one, other = max(pairs, key=lambda each: pairs[each])
            if pairs[one, other] > max(singles[one], singles[other]):
                found.append(pairs[one, other])
                del singles[one], singles[other]
        return sorted([*found, *singles.values()], reverse=True)

    def pairs(self, waiting: Cards) -> list[tuple[int, int]]:
        o = self.o
        return [
            (one, other)
            for at, one in enumerate(waiting)
            for other in waiting[at + 1 :]
            if self.paired(one, other)
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
