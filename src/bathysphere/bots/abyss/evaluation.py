"""What a position promises to one seat, in influence points: how long the game lasts, and what Allies, pearls, keys,
Companions and Lords are worth until then. Locations are judged in tiles.py, abilities in abilities.py.
"""

from functools import cached_property

import msgspec

from bathysphere.bots.abyss.abilities import ability
from bathysphere.bots.abyss.memory import Memory
from bathysphere.bots.abyss.tiles import Tiles
from bathysphere.bots.abyss.weights import Weights
from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.cards.lords import (
    AMBASSADORS,
    ANY_RACE,
    KEYS,
    LORDS,
    POINTS,
    RACES_PAID,
)
from bathysphere.games.abyss.components import LORDS_TO_END
from bathysphere.games.abyss.prices import Payment, Terms, worth
from bathysphere.games.abyss.purse import Cards, Purse, best_payment, rank_of_companions
from bathysphere.games.abyss.score import best_by_race, score
from bathysphere.games.abyss.view import AbyssView

PER_TURN = 3.3
"""The value in Allies that a turn of collecting brings."""


class Evaluation:
    """One seat's judgement of one view. Made for each decision; what is costly is computed when asked for."""

    def __init__(self, view: AbyssView, memory: Memory, weights: Weights) -> None:
        self.view = view
        self.memory = memory
        self.weights = weights
        self.seat = view.seat
        self.seats = len(view.pearls)
        self.hand = view.hand
        self.pearls = view.pearls[view.seat]
        self.free = view.free[view.seat]
        self.companions = view.companions[view.seat]
        self.opponents = [seat for seat in range(self.seats) if seat != view.seat]
        self.turns = self._turns_left()
        # A resource needs turns to become points: one to spend it, more to spend it well. Of a hoard each piece is
        # worth less, or nobody would ever pay the double prices under a Recruiter.
        wealth = sum([VALUE[card] for card in self.hand]) + self.pearls
        plenty = min(1.0, weights.comfort / max(1, wealth))
        self.ripe = (0.0, 0.6, 0.85, 1.0)[min(3, self.turns)] * plenty
        self.pearl = weights.pearl * self.ripe + 0.02  # the last pearls still break ties
        self.allies = tuple([each * self.ripe for each in weights.allies])
        self._values: dict[int, float] = {}

    # -- time

    def lords_of(self, seat: int) -> int:
        view = self.view
        covered = sum([len(lords) for _, lords in view.places[seat]])
        return len(view.free[seat]) + len(view.turned[seat]) + covered

    def _turns_left(self) -> int:
        """How many more turns this seat will have, after the one being played if it is its own."""
        view = self.view
        ahead = (self.seat - view.turn.seat) % self.seats
        if view.last_turns >= 0:
            return view.turn.extra if ahead == 0 else int(ahead <= view.last_turns)
        most = max([self.lords_of(seat) for seat in range(self.seats)])
        drawn_out = max(0, view.lord_deck + len(view.court) - 4) / self.seats
        return max(1, round(min(LORDS_TO_END - most, drawn_out) * self.weights.turns_per_lord))

    @cached_property
    def recruits(self) -> float:
        """How many more Lords this seat can expect."""
        return min(LORDS_TO_END - self.lords_of(self.seat), self.turns / self.weights.turns_per_lord)

    # -- Allies and Companions

    def keep(self, cards: Cards) -> float:
        """What the Allies of one race are worth in hand. At the very end only the weakest counts, as a Companion."""
        if not cards:
            return 0.0
        if self.turns == 0:
            return self.companion(cards[0])
        allies = self.allies
        return sum([allies[VALUE[card]] for card in cards]) + self.weights.race * self.ripe

    @cached_property
    def best_companions(self) -> list[int]:
        best = [0] * 5
        for card in self.companions:
            best[RACE[card]] = max(best[RACE[card]], VALUE[card])
        return best

    def companion(self, card: int) -> float:
        """What this Ally adds as a Companion: only the strongest of each race counts, locations look at all."""
        race, value = RACE[card], VALUE[card]
        known = self.best_companions[race]
        floor = known if known or self.turns == 0 else 0.5  # one of this race may still come at the end
        return max(0.0, value - floor) + self.tiles.companion(race, value)

    @cached_property
    def totals(self) -> list[int]:
        return worth(self.hand)

    def card(self, card: int) -> float:
        """What one more Ally is worth to this hand: for itself, and as it brings the best Lord nearer."""
        race, value = RACE[card], VALUE[card]
        group = tuple([other for other in self.hand if RACE[other] == race])
        gain = self.keep(tuple(sorted((*group, card)))) - self.keep(group)
        if self.turns == 0:
            return gain
        totals = self.totals.copy()
        totals[race] += value
        return gain + self.weights.plan * self.ripe * (self.plan(totals, self.pearls) - self.plan_now)

    def cards(self, cards: list[int]) -> float:
        """What several Allies of one race are worth together, as a Council area gives them."""
        if not cards:
            return 0.0
        race = RACE[cards[0]]
        group = tuple([other for other in self.hand if RACE[other] == race])
        gain = self.keep(tuple(sorted((*group, *cards)))) - self.keep(group)
        if self.turns == 0:
            return gain
        totals = self.totals.copy()
        totals[race] += sum([VALUE[card] for card in cards])
        return gain + self.weights.plan * self.ripe * (self.plan(totals, self.pearls) - self.plan_now)

    def without(self, card: int) -> float:
        """What the hand loses with one of its Allies."""
        race = RACE[card]
        group = [other for other in self.hand if RACE[other] == race]
        whole = self.keep(tuple(group))
        group.remove(card)
        loss = whole - self.keep(tuple(group))
        if self.turns == 0:
            return loss
        totals = self.totals.copy()
        totals[race] -= VALUE[card]
        return loss + self.weights.plan * self.ripe * (self.plan_now - self.plan(totals, self.pearls))

    def discarded(self, card: int) -> "Evaluation":
        """The same position with an Ally less in hand."""
        rest = list(self.hand)
        rest.remove(card)
        return Evaluation(msgspec.structs.replace(self.view, hand=tuple(rest)), self.memory, self.weights)

    # -- Lords

    @cached_property
    def tiles(self) -> Tiles:
        return Tiles(self)

    @cached_property
    def terms(self) -> Terms:
        return Terms(self.view.free, self.view.options, self.seat)

    def keys_on(self, lord: int) -> int:
        return 0 if lord in AMBASSADORS and self.view.options.ambassadors_without_keys else KEYS[lord]

    @cached_property
    def keys_held(self) -> int:
        return self.view.keys[self.seat] + sum([self.keys_on(lord) for lord in self.free])

    def keys(self, more: int) -> float:
        """What so many more keys are worth: two are much nearer to a location than one, if there is time."""
        return self._key_worth(self.keys_held + more) - self._key_worth(self.keys_held)

    def _key_worth(self, keys: int) -> float:
        full, part = divmod(max(0, keys), 3)
        time = min(1.0, self.turns / (6.0, 6.0, 3.0)[part])
        return (full + self.weights.key[part] * time) * self.tiles.next_best

    def lord(self, lord: int) -> float:
        """What a Lord brings once he is there: points, keys, his ability, and what locations make of him."""
        if lord not in self._values:
            value = POINTS[lord] + self.tiles.lord(lord) + ability(lord, self)
            if lord not in AMBASSADORS and KEYS[lord]:
                value += self.keys(KEYS[lord])
            self._values[lord] = value
        return self._values[lord]

    def leaving(self, lord: int) -> float:
        """What is lost when a free Lord of the seat goes."""
        value = POINTS[lord] + self.tiles.lord(lord)
        if lord in self.free:
            value += -self.keys(-self.keys_on(lord)) if self.keys_on(lord) else 0.0
            value += ability(lord, self) if LORDS[lord].kind == "lasting" else 0.0
        return value

    @cached_property
    def unseen_lords(self) -> list[int]:
        """Those that may still come from the deck."""
        view = self.view
        seen = {*view.court, *view.lord_discard}
        for seat in range(self.seats):
            seen.update(view.free[seat], view.turned[seat], *[lords for _, lords in view.places[seat]])
        return [lord for lord in range(len(LORDS)) if lord not in seen]

    # -- plans

    @cached_property
    def surplus(self) -> list[tuple[int, float]]:
        """The Lords of the Court, and what is left of each when he is paid for at the usual rate."""
        rate = self.allies[3] / 3
        return [(lord, self.lord(lord) - self.terms.price(lord) * rate) for lord in self.view.court]

    @cached_property
    def plan_now(self) -> float:
        return self.plan(self.totals, self.pearls)

    def plan(self, totals: list[int], pearls: int) -> float:
        """The best that the Court holds for such a hand, the further away the less; a second choice counts a little."""
        best = second = 0.0
        patience = self.weights.patience
        for lord, surplus in self.surplus:
            if surplus > second:
                value: float = surplus * patience ** self.distance(lord, totals, pearls)
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        return best + second * 0.35

    def distance(self, lord: int, totals: list[int], pearls: int) -> float:
        """About how many turns of collecting a Lord is away."""
        races = RACES_PAID[lord]
        must = self.terms.must(lord)
        if must == ANY_RACE:
            usable = sorted(totals, reverse=True)[:races]
        else:
            usable = [totals[must], *sorted([totals[race] for race in range(5) if race != must])[:-races:-1]]
        missing = usable.count(0)
        gap = self.terms.price(lord) - sum(usable) - pearls
        return max(float(missing), gap / PER_TURN, 0.0)

    # -- paying

    @cached_property
    def purse(self) -> Purse:
        rank = rank_of_companions(self.free, self.view.options)
        return Purse(self.keep, self.companion, self.pearl, rank)

    def pay(self, lord: int) -> tuple[float, Cards] | None:
        """The net cost of a Lord, the Companion counted in, and the Allies to pay with; None if he is out of reach."""
        price, must = self.terms.price(lord), self.terms.must(lord)
        payment = Payment(lord, price, RACES_PAID[lord], must, self.pearls, tuple(self.totals))
        return best_payment(self.hand, payment, self.purse)

    # -- the race

    def points_now(self, seat: int) -> float:
        """What a seat would score if the game ended now, as far as this seat knows."""
        view = self.view
        unseen = view.token_numbers[seat] - len(view.monsters[seat])
        points = score(view, seat, view.options).total + self.weights.token * unseen
        hand = list(self.hand) if seat == self.seat else self.memory.hand_of(view, seat)
        if hand is None:
            return points + 0.5 * min(5, view.hand_sizes[seat])
        best = best_by_race(view.companions[seat], max)
        weakest = best_by_race(tuple(hand), min)
        return points + sum([max(0, value - best.get(race, 0)) for race, value in weakest.items()])

    def last_turn(self, seat: int) -> float:
        """What a seat may still make of a last turn: with a full hand, a Lord."""
        return 6.0 if self.view.hand_sizes[seat] * 2 + self.view.pearls[seat] >= 7 else 2.0
