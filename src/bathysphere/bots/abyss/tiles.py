"""Locations in the eyes of one seat: what each will probably count at the end, and which to take."""

from functools import cache, cached_property
from math import comb
from typing import TYPE_CHECKING

from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.cards.locations import BLACK_SMOKERS, LOCATIONS
from bathysphere.games.abyss.cards.lords import GUILD, GUILD_SIZES, LORDS, POINTS
from bathysphere.games.abyss.components import MOST_DRAWN

if TYPE_CHECKING:
    from bathysphere.bots.abyss.evaluation import Evaluation


@cache
def _chances(tiles: int, number: int) -> tuple[float, ...]:
    """For each tile, from the best down, how likely it is the best of so many drawn."""
    ways = comb(tiles, number)
    return tuple(comb(tiles - 1 - place, number - 1) / ways for place in range(tiles - number + 1))


class Tiles:
    """One seat's estate as locations count it, with what it can expect of the rest of the game."""

    def __init__(self, evaluation: "Evaluation") -> None:
        self.evaluation = evaluation
        view, seat = evaluation.view, evaluation.seat
        self.own = [tile for tile, _ in view.places[seat]]
        upright = [*evaluation.free, *[lord for _, lords in view.places[seat] for lord in lords]]
        turned = view.turned[seat]
        self.lords = [*upright, *turned] if view.options.turned_lords_count else upright
        self.points = [POINTS[lord] for lord in (*upright, *turned)]
        self._worth: dict[int, float] = {}

    # -- what a tile counts

    def worth(self, tile: int) -> float:
        """The points that a tile will probably bring at the end."""
        if tile not in self._worth:
            self._worth[tile] = self._expected(tile)
        return self._worth[tile]

    def _expected(self, number: int) -> float:
        evaluation, tile = self.evaluation, LOCATIONS[number]
        more = evaluation.recruits
        formula, lords = tile.formula, self.lords
        if formula == "guild":
            count = sum([GUILD[lord] == tile.of for lord in lords]) + more * GUILD_SIZES[tile.of] / len(LORDS)
        elif formula == "race":
            count = sum([RACE[card] == tile.of for card in evaluation.companions]) + more * 0.25
            count += 0.8 * (evaluation.totals[tile.of] > 0)
        elif formula == "companions_left":
            count = len(evaluation.companions) + more + self._final_companions
        elif formula == "lords_left":
            count = len(lords) + more
        elif formula == "weakest_companions":
            weakest = self._weakest
            count = sum(weakest) + 0.8 * min(weakest.count(0), more + self._final_companions)
        elif formula == "weakest_lord":
            count = min([*self.points, 5.0] if more > 1 else self.points, default=0)
        elif formula == "strongest_lord":
            count = max([*self.points, 7.0 + min(more, 3.0)] if more >= 1 else self.points, default=0)
        elif formula == "keyless_lords":
            count = sum([not evaluation.keys_on(lord) for lord in lords]) + more * 0.45
        elif formula == "key_lords":
            count = sum([evaluation.keys_on(lord) > 0 for lord in lords]) + more * 0.5
        elif formula == "guilds":
            guilds = len({GUILD[lord] for lord in lords})
            count = guilds + (6 - guilds) / 6 * more
        elif formula == "mirror":
            return self._mirror()
        else:
            return self._smokers()
        points = tile.base + tile.each * count
        return min(points, tile.most) if tile.most else points

    @cached_property
    def _final_companions(self) -> float:
        """Races that the hand will probably hold at the end."""
        hand = sum([total > 0 for total in self.evaluation.totals])
        return float(hand) if self.evaluation.turns == 0 else max(1.5, hand * 0.6)

    @cached_property
    def _weakest(self) -> list[int]:
        weakest = [0] * 5
        for card in reversed(self.evaluation.companions):  # sorted: the weakest of a race comes last
            weakest[RACE[card]] = VALUE[card]
        return weakest

    def _mirror(self) -> float:
        """The best of the opponents' tiles, counted for this seat; more may come."""
        places = self.evaluation.view.places
        others = [tile for seat in self.evaluation.opponents for tile, _ in places[seat]]
        known = [self.worth(tile) for tile in others if LOCATIONS[tile].formula not in ("mirror", "none")]
        return max(known, default=min(self.evaluation.turns, 6.0))

    def _smokers(self) -> float:
        """Swapped at once for the best of the pile."""
        return max([self.worth(tile) for tile in self.unseen if tile != BLACK_SMOKERS], default=0.0)

    # -- which tile to take

    @cached_property
    def unseen(self) -> list[int]:
        """Those that may still lie in the pile."""
        view = self.evaluation.view
        seen = {*view.available, *view.drawn, *[tile for places in view.places for tile, _ in places]}
        return [tile for tile in range(len(LOCATIONS)) if tile not in seen]

    def drawn(self, number: int) -> float:
        """The expected best of so many tiles from the pile."""
        values = self._ranked
        number = min(number, len(values))
        if number == 0:
            return 0.0
        chances = _chances(len(values), number)
        return sum([value * chance for value, chance in zip(values, chances, strict=False)])

    @cached_property
    def _ranked(self) -> list[float]:
        return sorted([self.worth(tile) for tile in self.unseen], reverse=True)

    @cached_property
    def best_draw(self) -> tuple[float, int]:
        """How many tiles to draw, and what that is worth: those left lie open to everybody."""
        if not self.evaluation.view.pile:
            return 0.0, 0
        reveal = self.evaluation.weights.reveal * (self.evaluation.turns > 0)
        most = min(MOST_DRAWN, self.evaluation.view.pile)
        return max([(self.drawn(number) - reveal * (number - 1), number) for number in range(1, most + 1)])

    @cached_property
    def next_best(self) -> float:
        """What the next location will be worth."""
        return max([self.best_draw[0], *[self.worth(tile) for tile in self.evaluation.view.available]])

    # -- what the seat's tiles make of newcomers

    def lord(self, lord: int) -> float:
        """How the seat's tiles change with one more Lord (or one less)."""
        value = 0.0
        for number in self.own:
            tile = LOCATIONS[number]
            formula = tile.formula
            if (
                (formula == "guild" and GUILD[lord] == tile.of)
                or (formula == "keyless_lords" and not self.evaluation.keys_on(lord))
                or (formula == "key_lords" and self.evaluation.keys_on(lord))
                or formula == "lords_left"
                or (formula == "guilds" and all(GUILD[lord] != GUILD[other] for other in self.lords))
            ):
                value += tile.each
            elif formula == "strongest_lord":
                value += max(0, POINTS[lord] - max(self.points, default=0))
            elif formula == "weakest_lord":
                value += 2 * min(0, POINTS[lord] - min(self.points, default=0))
        return value

    def companion(self, race: int, value: int) -> float:
        """How the seat's tiles change with one more Companion."""
        points = 0.0
        for number in self.own:
            tile = LOCATIONS[number]
            if tile.formula == "companions_left" or (tile.formula == "race" and tile.of == race):
                points += tile.each
            elif tile.formula == "weakest_companions":
                weakest = self._weakest[race]
                points += min(0, value - weakest) if weakest else value
        return points
