"""The cryptozoologist's turn: all that can be done with the movement, the action and the skills that are left, in any
order, and what the seat has afterwards."""

from bathysphere.bots.cryptids.evaluation import BONUS, Evaluation
from bathysphere.bots.cryptids.plans import Plans
from bathysphere.bots.cryptids.routes import Node, lacking, loose, start_node, without
from bathysphere.engine import Choice
from bathysphere.games.cryptids.components import (
    ACTION,
    BY_SKILL,
    COLLECT,
    LOOSE,
    NEIGHBOUR,
    RELOCATE,
    SPLIT,
    THREE_COINS,
    TICKET,
    TRACK,
)
from bathysphere.games.cryptids.content import NOWHERE, RUMOUR

END: Choice = ("end",)
REFRESH: Choice = ("refresh",)
SETTLED = 1e-9
BOTHER = 0.001
"""For each thing that is done: of equal turns the shorter one."""
MOST_SCENES = 400
"""Beyond so many a turn is not thought through any further."""
MOST_CARDS = 3
"""Evidence is collected for so many of the cards that promise most."""
MOST_CITIES = 2
"""To relocate, one flies to one of these at most: cities are all alike."""
REPEATING = 1 << COLLECT | 1 << TRACK | 1 << RELOCATE
Step = tuple[Choice, float, Node | None]
"""What is done, what it brings at once, and what is left then; None if what it brings is all."""


class FieldTurn:
    """Turns from one node on. Each node is judged once."""

    def __init__(self, o: Evaluation, plans: Plans) -> None:
        self.o = o
        self.plans = plans
        self._judged: dict[Node, Step] = {}
        self.split = bool(o.me.skills >> SPLIT & 1)
        self.beside = bool(o.me.skills >> NEIGHBOUR & 1)
        self.slots: int = o.c.pack.board.evidence_slots
        self.cities = set(o.c.cities)
        self.wanted = self._wanted()
        self.hares = {city for city, there in zip(o.c.cities, o.view.cities, strict=True) if there}

    def _wanted(self) -> set[tuple[int, int]]:
        """Regions and kinds of evidence that are worth collecting: for the best plans; at the end whatever has a
        price."""
        o = self.o
        there = {(region, kind) for region, kinds in enumerate(o.view.map) for kind in kinds}
        if not o.rounds:
            return there
        cards = [card for card in o.view.display if card.card != NOWHERE]
        promises = self.plans.promises(start_node(o))
        ranked = sorted(range(len(cards)), key=lambda at: -promises[at])[:MOST_CARDS]
        kinds = {need for at in ranked for need in cards[at].needs} | {RUMOUR}
        return {each for each in there if each[1] in kinds} or there

    def best(self, node: Node) -> Step:
        """How a turn goes on best from here, and what it is worth in all."""
        found = self._judged.get(node)
        if found is not None:
            return found
        found = END, self.plans.leaf(node), None
        self._judged[node] = found  # a turn that comes back here has gained nothing
        for choice, gain, after in self.steps(node) if len(self._judged) < MOST_SCENES else ():
            worth = gain if after is None else gain + self.worth(after) - BOTHER
            if worth > found[1] + SETTLED:
                found = choice, worth, after
        self._judged[node] = found
        return found

    def worth(self, node: Node) -> float:
        return self.best(node)[1]

    def line(self, node: Node) -> list[Choice]:
        """What is done one after another, as far as nothing new can come up."""
        found: list[Choice] = []
        following: Node | None = node
        while following is not None:
            choice, _, after = self.best(following)
            found.append(choice)
            foreseen = choice[0] in ("move", "ticket", "collect")
            following = (
                after if foreseen and (after is None or choice[0] == "collect" or after.place == choice[1]) else None
            )
        return found

    def steps(self, node: Node) -> list[Step]:
        return [*self.collecting(node), *self.tracking(node), *self.relocating(node), *self.moving(node)]

    def hows(self, node: Node, skill: int) -> list[tuple[str, Node]]:
        """With what something can be done: the main action, a skill, or both."""
        found = [] if node.acted else [(ACTION, node._replace(acted=True))]
        if node.ready >> skill & 1:
            found.append((BY_SKILL, node._replace(ready=node.ready & ~(1 << skill))))
        return found

    # -- moving

    def moving(self, node: Node) -> list[Step]:
        """To where something can be done, and at last to where the next turn begins best."""
        walks = node.steps > 0 or not (node.moved and node.acted)
        if not walks and not node.ready >> TICKET & 1:
            return []
        busy = self.busy(node) - {node.place}
        found = self.walking(node, busy) if walks else []
        return found + self.flying(node, busy) if node.ready >> TICKET & 1 else found

    def walking(self, node: Node, busy: set[int]) -> list[Step]:
        o, here, far = self.o, node.place, self.o.range
        reach = node.steps or far
        after = node if node.steps else node._replace(acted=True) if node.moved else node._replace(moved=True)
        found: list[Step] = [self.resting(node, o.c.reach(here, reach))]
        for place in busy:
            way = o.steps[here][place]
            if way <= reach:
                left = reach - way if self.split else 0
                found.append((("move", place), 0.0, after._replace(place=place, steps=left)))
            elif way <= 2 * far and node.ready & REPEATING and not (node.moved or node.acted):
                there = node._replace(moved=True, acted=True, place=place)
                found.append((("move", self.half_way(here, place)), 0.0, there))
        return found

    def flying(self, node: Node, busy: set[int]) -> list[Step]:
        flown = node._replace(ready=node.ready & ~(1 << TICKET))
        cities = sorted(busy & self.cities, key=lambda city: -self.plans.stand(flown, city))
        places = [*(busy - self.cities), *cities[:MOST_CITIES]]
        return [(("ticket", place), 0.0, flown._replace(place=place)) for place in places]

    def resting(self, node: Node, places: tuple[int, ...]) -> Step:
        """Nothing more is done than to go where the next turn begins best, with both moves if they are left."""
        o, here = self.o, node.place
        if not node.steps and not node.moved and not node.acted:
            places = o.c.reach(here, 2 * o.range)
        worth, place = self.plans.best_stand(node, places)
        near = o.steps[here][place] <= (node.steps or o.range)
        return ("move", place if near else self.half_way(here, place)), self.plans.held(node) + worth, None

    def half_way(self, here: int, place: int) -> int:
        steps, far = self.o.steps, self.o.range
        return next(each for each in self.o.c.reach(here, far) if steps[each][place] <= far)

    def busy(self, node: Node) -> set[int]:
        """Places where something can be done with what is left of the turn."""
        o, found = self.o, set()
        if len(node.evidence) < self.slots and not (node.acted and not node.ready >> COLLECT & 1):
            there = {region for region, kind in self.wanted if (region, kind) not in node.taken}
            found |= {each for region in there for each in (region, *(o.c.lines[region] if self.beside else ()))}
        if not (node.acted and not node.ready >> TRACK & 1) and node.evidence:
            anywhere = o.view.options.no_bids or loose(node)
            found |= {card.region for place, card in enumerate(o.view.display) if anywhere or place in node.bids}
            found |= self.hares
        if node.waiting and not (node.acted and not node.ready >> RELOCATE & 1):
            found |= self.cities
        return found - {NOWHERE}

    # -- evidence

    def collecting(self, node: Node) -> list[Step]:
        o = self.o
        if len(node.evidence) >= self.slots or (node.acted and not node.ready >> COLLECT & 1):
            return []
        found: list[Step] = []
        for region in (node.place, *o.c.lines[node.place]) if self.beside else (node.place,):
            if region not in o.c.regions:
                continue
            for kind in set(o.view.map[region]):
                lying = o.view.map[region].count(kind) - node.taken.count((region, kind))
                if lying and (region, kind) in self.wanted:
                    for how, after in self.hows(node, COLLECT):
                        held = tuple(sorted((*node.evidence, kind)))
                        taken = tuple(sorted((*node.taken, (region, kind))))
                        found.append((("collect", how, region, kind), 0.0, after._replace(evidence=held, taken=taken)))
        return found

    # -- tracking

    def tracking(self, node: Node) -> list[Step]:
        o = self.o
        if node.acted and not node.ready >> TRACK & 1:
            return []
        found: list[Step] = []
        if node.place not in o.c.regions:
            return self.searching(node)
        for place, card in enumerate(o.view.display):
            if card.card == NOWHERE or card.region not in (node.place, NOWHERE) or place in node.tried:
                continue
            if not (o.view.options.no_bids or place in node.bids or loose(node)):
                continue
            covered, missing = lacking(card.needs, node.evidence, {})
            if covered:
                found += self.attempts(node, place, covered, len(missing))
        return found

    def attempts(self, node: Node, place: int, covered: list[int], dice: int) -> list[Step]:
        """An attempt, worth the mean of how it may end."""
        o, chance = self.o, self.o.chances[dice]
        card = o.view.display[place].card
        bidding = not o.view.options.no_bids and place not in node.bids
        bids = list(node.bids)
        if not o.view.options.no_bids and not bidding:
            bids[bids.index(place)] = LOOSE
        found: list[Step] = []
        for how, after in self.hows(node, TRACK):
            won = after._replace(
                evidence=without(node.evidence, covered), waiting=(*node.waiting, card), bids=tuple(bids),
                tried=(*node.tried, place),
            )  # fmt: skip
            worth = o.found(card) + self.worth(won)
            if chance < 1:
                pieces = [[kind] for kind in set(covered)]
                worth = chance * worth + (1 - chance) * self.plans.failed(after, card, pieces)
            choice: Choice = ("bid", place) if bidding else ("track", how, place)
            found.append((choice, worth, None))
        return found

    def searching(self, node: Node) -> list[Step]:
        o = self.o
        city = node.place - o.c.cities[0]
        if not o.view.cities[city] or (node.place, BONUS) in node.taken:
            return []
        rumours = [kind for kind in (RUMOUR, BONUS) if kind in node.evidence]
        return [
            (
                ("search", how, int(kind == BONUS)),
                o.hare,
                after._replace(
                    evidence=without(node.evidence, [kind]), taken=tuple(sorted((*node.taken, (node.place, BONUS))))
                ),
            )
            for how, after in self.hows(node, TRACK)
            for kind in rumours[-1:]
        ]

    # -- relocating

    def relocating(self, node: Node) -> list[Step]:
        o = self.o
        if not node.waiting or node.place not in o.c.cities or (node.acted and not node.ready >> RELOCATE & 1):
            return []
        found: list[Step] = []
        for how, after in self.hows(node, RELOCATE):
            for card in node.waiting:
                if self.plans.has_room(card):
                    left = tuple([each for each in node.waiting if each != card])
                    found.append((("relocate", how, card), o.relocated(card), after._replace(waiting=left)))
            for one, other in self.plans.pairs(node.waiting):
                request = self.request_for(one, other)
                left = tuple([each for each in node.waiting if each not in (one, other)])
                choice = ("request", how, request, min(one, other), max(one, other))
                found.append((choice, self.plans.pair(one, other), after._replace(waiting=left)))
        return found

    def request_for(self, one: int, other: int) -> int:
        o = self.o
        return next(each for each in o.view.requests if all(o.meets(card, o.c.requests[each]) for card in (one, other)))


def plan_turn(o: Evaluation, options: tuple[Choice, ...]) -> list[Choice]:
    """What to do next in this turn, and after that."""
    field_turn = FieldTurn(o, Plans(o))
    node = start_node(o)
    line = field_turn.line(node)
    if REFRESH in options:
        empty = o.c.pack.board.map_tokens - sum([len(kinds) for kinds in o.view.map])
        gain = max(THREE_COINS * o.coin, o.xp) + empty * o.w.refresh * o.future
        if gain + field_turn.worth(node._replace(acted=True)) > field_turn.worth(node):
            return [REFRESH]
    return line if line[0] in options else [END]
