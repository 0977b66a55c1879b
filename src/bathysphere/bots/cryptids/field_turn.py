"""The cryptozoologist's turn: all that can be done with the movement, the action and the skills that are left, in any
order, and what the seat has afterwards."""

from bathysphere.bots.cryptids.evaluation import BONUS, Evaluation
from bathysphere.bots.cryptids.plans import Plans
from bathysphere.bots.cryptids.routes import Scene, lacking, loose, scene_of, without
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
Step = tuple[Choice, float, Scene | None]
"""What is done, what it brings at once, and what is left then; None if what it brings is all."""


class FieldTurn:
    """Turns from one scene on. Each scene is judged once."""

    def __init__(self, o: Evaluation, plans: Plans) -> None:
        self.o = o
        self.plans = plans
        self._judged: dict[Scene, Step] = {}
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
        promises = self.plans.promises(scene_of(o))
        ranked = sorted(range(len(cards)), key=lambda at: -promises[at])[:MOST_CARDS]
        kinds = {need for at in ranked for need in cards[at].needs} | {RUMOUR}
        return {each for each in there if each[1] in kinds} or there

    def best(self, scene: Scene) -> Step:
        """How a turn goes on best from here, and what it is worth in all."""
        found = self._judged.get(scene)
        if found is not None:
            return found
        found = END, self.plans.leaf(scene), None
        self._judged[scene] = found  # a turn that comes back here has gained nothing
        for choice, gain, after in self.steps(scene) if len(self._judged) < MOST_SCENES else ():
            worth = gain if after is None else gain + self.worth(after) - BOTHER
            if worth > found[1] + SETTLED:
                found = choice, worth, after
        self._judged[scene] = found
        return found

    def worth(self, scene: Scene) -> float:
        return self.best(scene)[1]

    def line(self, scene: Scene) -> list[Choice]:
        """What is done one after another, as far as nothing new can come up."""
        found: list[Choice] = []
        following: Scene | None = scene
        while following is not None:
            choice, _, after = self.best(following)
            found.append(choice)
            foreseen = choice[0] in ("move", "ticket", "collect")
            following = (
                after if foreseen and (after is None or choice[0] == "collect" or after.place == choice[1]) else None
            )
        return found

    def steps(self, scene: Scene) -> list[Step]:
        return [*self.collecting(scene), *self.tracking(scene), *self.relocating(scene), *self.moving(scene)]

    def hows(self, scene: Scene, skill: int) -> list[tuple[str, Scene]]:
        """With what something can be done: the main action, a skill, or both."""
        found = [] if scene.acted else [(ACTION, scene._replace(acted=True))]
        if scene.ready >> skill & 1:
            found.append((BY_SKILL, scene._replace(ready=scene.ready & ~(1 << skill))))
        return found

    # -- moving

    def moving(self, scene: Scene) -> list[Step]:
        """To where something can be done, and at last to where the next turn begins best."""
        walks = scene.steps > 0 or not (scene.moved and scene.acted)
        if not walks and not scene.ready >> TICKET & 1:
            return []
        busy = self.busy(scene) - {scene.place}
        found = self.walking(scene, busy) if walks else []
        return found + self.flying(scene, busy) if scene.ready >> TICKET & 1 else found

    def walking(self, scene: Scene, busy: set[int]) -> list[Step]:
        o, here, far = self.o, scene.place, self.o.range
        reach = scene.steps or far
        after = scene if scene.steps else scene._replace(acted=True) if scene.moved else scene._replace(moved=True)
        found: list[Step] = [self.resting(scene, o.c.reach(here, reach))]
        for place in busy:
            way = o.steps[here][place]
            if way <= reach:
                left = reach - way if self.split else 0
                found.append((("move", place), 0.0, after._replace(place=place, steps=left)))
            elif way <= 2 * far and scene.ready & REPEATING and not (scene.moved or scene.acted):
                there = scene._replace(moved=True, acted=True, place=place)
                found.append((("move", self.half_way(here, place)), 0.0, there))
        return found

    def flying(self, scene: Scene, busy: set[int]) -> list[Step]:
        flown = scene._replace(ready=scene.ready & ~(1 << TICKET))
        cities = sorted(busy & self.cities, key=lambda city: -self.plans.stand(flown, city))
        places = [*(busy - self.cities), *cities[:MOST_CITIES]]
        return [(("ticket", place), 0.0, flown._replace(place=place)) for place in places]

    def resting(self, scene: Scene, places: tuple[int, ...]) -> Step:
        """Nothing more is done than to go where the next turn begins best, with both moves if they are left."""
        o, here = self.o, scene.place
        if not scene.steps and not scene.moved and not scene.acted:
            places = o.c.reach(here, 2 * o.range)
        worth, place = self.plans.best_stand(scene, places)
        near = o.steps[here][place] <= (scene.steps or o.range)
        return ("move", place if near else self.half_way(here, place)), self.plans.held(scene) + worth, None

    def half_way(self, here: int, place: int) -> int:
        steps, far = self.o.steps, self.o.range
        return next(each for each in self.o.c.reach(here, far) if steps[each][place] <= far)

    def busy(self, scene: Scene) -> set[int]:
        """Places where something can be done with what is left of the turn."""
        o, found = self.o, set()
        if len(scene.evidence) < self.slots and not (scene.acted and not scene.ready >> COLLECT & 1):
            there = {region for region, kind in self.wanted if (region, kind) not in scene.taken}
            found |= {each for region in there for each in (region, *(o.c.lines[region] if self.beside else ()))}
        if not (scene.acted and not scene.ready >> TRACK & 1) and scene.evidence:
            anywhere = o.view.options.no_bids or loose(scene)
            found |= {card.region for place, card in enumerate(o.view.display) if anywhere or place in scene.bids}
            found |= self.hares
        if scene.waiting and not (scene.acted and not scene.ready >> RELOCATE & 1):
            found |= self.cities
        return found - {NOWHERE}

    # -- evidence

    def collecting(self, scene: Scene) -> list[Step]:
        o = self.o
        if len(scene.evidence) >= self.slots or (scene.acted and not scene.ready >> COLLECT & 1):
            return []
        found: list[Step] = []
        for region in (scene.place, *o.c.lines[scene.place]) if self.beside else (scene.place,):
            if region not in o.c.regions:
                continue
            for kind in set(o.view.map[region]):
                lying = o.view.map[region].count(kind) - scene.taken.count((region, kind))
                if lying and (region, kind) in self.wanted:
                    for how, after in self.hows(scene, COLLECT):
                        held = tuple(sorted((*scene.evidence, kind)))
                        taken = tuple(sorted((*scene.taken, (region, kind))))
                        found.append((("collect", how, region, kind), 0.0, after._replace(evidence=held, taken=taken)))
        return found

    # -- tracking

    def tracking(self, scene: Scene) -> list[Step]:
        o = self.o
        if scene.acted and not scene.ready >> TRACK & 1:
            return []
        found: list[Step] = []
        if scene.place not in o.c.regions:
            return self.searching(scene)
        for place, card in enumerate(o.view.display):
            if card.card == NOWHERE or card.region not in (scene.place, NOWHERE) or place in scene.tried:
                continue
            if not (o.view.options.no_bids or place in scene.bids or loose(scene)):
                continue
            covered, missing = lacking(card.needs, scene.evidence, {})
            if covered:
                found += self.attempts(scene, place, covered, len(missing))
        return found

    def attempts(self, scene: Scene, place: int, covered: list[int], dice: int) -> list[Step]:
        """An attempt, worth the mean of how it may end."""
        o, chance = self.o, self.o.chances[dice]
        card = o.view.display[place].card
        bidding = not o.view.options.no_bids and place not in scene.bids
        bids = list(scene.bids)
        if not o.view.options.no_bids and not bidding:
            bids[bids.index(place)] = LOOSE
        found: list[Step] = []
        for how, after in self.hows(scene, TRACK):
            won = after._replace(
                evidence=without(scene.evidence, covered), waiting=(*scene.waiting, card), bids=tuple(bids),
                tried=(*scene.tried, place),
            )  # fmt: skip
            worth = o.found(card) + self.worth(won)
            if chance < 1:
                pieces = [[kind] for kind in set(covered)]
                worth = chance * worth + (1 - chance) * self.plans.failed(after, card, pieces)
            choice: Choice = ("bid", place) if bidding else ("track", how, place)
            found.append((choice, worth, None))
        return found

    def searching(self, scene: Scene) -> list[Step]:
        o = self.o
        city = scene.place - o.c.cities[0]
        if not o.view.cities[city] or (scene.place, BONUS) in scene.taken:
            return []
        rumours = [kind for kind in (RUMOUR, BONUS) if kind in scene.evidence]
        return [
            (
                ("search", how, int(kind == BONUS)),
                o.hare,
                after._replace(
                    evidence=without(scene.evidence, [kind]), taken=tuple(sorted((*scene.taken, (scene.place, BONUS))))
                ),
            )
            for how, after in self.hows(scene, TRACK)
            for kind in rumours[-1:]
        ]

    # -- relocating

    def relocating(self, scene: Scene) -> list[Step]:
        o = self.o
        if not scene.waiting or scene.place not in o.c.cities or (scene.acted and not scene.ready >> RELOCATE & 1):
            return []
        found: list[Step] = []
        for how, after in self.hows(scene, RELOCATE):
            for card in scene.waiting:
                if self.plans.has_room(card):
                    left = tuple([each for each in scene.waiting if each != card])
                    found.append((("relocate", how, card), o.relocated(card), after._replace(waiting=left)))
            for one, other in self.plans.pairs(scene.waiting):
                request = self.request_for(one, other)
                left = tuple([each for each in scene.waiting if each not in (one, other)])
                choice = ("request", how, request, min(one, other), max(one, other))
                found.append((choice, self.plans.pair(one, other), after._replace(waiting=left)))
        return found

    def request_for(self, one: int, other: int) -> int:
        o = self.o
        return next(each for each in o.view.requests if all(o.meets(card, o.c.requests[each]) for card in (one, other)))


def plan_turn(o: Evaluation, options: tuple[Choice, ...]) -> list[Choice]:
    """What to do next in this turn, and after that."""
    field_turn = FieldTurn(o, Plans(o))
    scene = scene_of(o)
    line = field_turn.line(scene)
    if REFRESH in options:
        empty = o.c.pack.board.map_tokens - sum([len(kinds) for kinds in o.view.map])
        gain = max(THREE_COINS * o.coin, o.xp) + empty * o.w.refresh * o.future
        if gain + field_turn.worth(scene._replace(acted=True)) > field_turn.worth(scene):
            return [REFRESH]
    return line if line[0] in options else [END]
