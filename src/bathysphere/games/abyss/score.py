"""Influence points (sections 19, 20 and 23). Works on whatever shows the open zones: a state, or a view."""

from collections.abc import Callable, Sequence
from typing import Protocol

from bathysphere.engine import Cards, Value
from bathysphere.games.abyss.cards.allies import RACE, VALUE
from bathysphere.games.abyss.cards.locations import LOCATIONS, Location
from bathysphere.games.abyss.cards.lords import GUILD, POINTS
from bathysphere.games.abyss.components import keys_table
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.state import Place


class OpenZones(Protocol):
    """What lies open before the players."""

    @property
    def pearls(self) -> Sequence[int]: ...
    @property
    def companions(self) -> Sequence[Cards]: ...
    @property
    def monsters(self) -> Sequence[Cards]: ...
    @property
    def free(self) -> Sequence[Cards]: ...
    @property
    def turned(self) -> Sequence[Cards]: ...
    @property
    def places(self) -> Sequence[tuple[Place, ...]]: ...


class Score(Value, frozen=True, gc=False):
    """The points of one seat by source; `locations` tile by tile."""

    locations: tuple[tuple[int, int], ...]
    lords: int
    companions: int
    monsters: int

    @property
    def total(self) -> int:
        return sum(points for _, points in self.locations) + self.lords + self.companions + self.monsters

    def sources(self) -> tuple[tuple[str, int], ...]:
        return (
            ("locations", sum(points for _, points in self.locations)),
            ("lords", self.lords),
            ("companions", self.companions),
            ("monsters", self.monsters),
        )


class Estate:
    """What a player's locations look at: Lords that count, all Lords' points, Companions."""

    __slots__ = ("companions", "icons", "lords", "points")

    def __init__(self, zones: OpenZones, seat: int, options: Options) -> None:
        covered = tuple(lord for _, lords in zones.places[seat] for lord in lords)
        upright = zones.free[seat] + covered
        turned = zones.turned[seat]
        # Of a turned Lord only the points count, unless the table plays it otherwise (A29.33, A25.6).
        self.lords = upright + turned if options.turned_lords_count else upright
        self.points = [POINTS[lord] for lord in upright + turned]
        self.companions = zones.companions[seat]
        self.icons = keys_table(options)

    def has_key(self, lord: int) -> bool:
        return self.icons[lord] > 0


def score(zones: OpenZones, seat: int, options: Options) -> Score:
    """A19.1 to A19.6"""
    estate = Estate(zones, seat, options)
    tiles = [tile for tile, _ in zones.places[seat]]
    mirrored = opposing_tiles(zones, seat)
    return Score(
        locations=tuple([(tile, location_points(LOCATIONS[tile], estate, mirrored)) for tile in tiles]),
        lords=sum(estate.points),
        companions=sum(best_by_race(estate.companions, max).values()),
        monsters=sum(zones.monsters[seat]),
    )


def location_worth(zones: OpenZones, tile: int, seat: int, options: Options) -> int:
    """What a location brings, or would bring, this seat as things stand."""
    return location_points(LOCATIONS[tile], Estate(zones, seat, options), opposing_tiles(zones, seat))


def opposing_tiles(zones: OpenZones, seat: int) -> list[int]:
    """The locations of all others, which the City of Mirrors can copy."""
    return [tile for other, places in enumerate(zones.places) if other != seat for tile, _ in places]


def location_points(tile: Location, estate: Estate, mirrored: Sequence[int]) -> int:
    """What a tile is worth to its controller. The City of Mirrors copies the best of the opponents' (A23.5, A29.41)."""
    if tile.formula == "mirror":
        return max([location_points(LOCATIONS[other], estate, ()) for other in mirrored], default=0)
    points = tile.base + tile.each * counted(tile, estate)
    return min(points, tile.most) if tile.most else points


def counted(tile: Location, estate: Estate) -> int:
    """The number that a tile's points are multiplied with (section 23)."""
    formula = tile.formula
    if formula == "guild":
        return sum(GUILD[lord] == tile.of for lord in estate.lords)
    if formula == "race":
        return sum(RACE[card] == tile.of for card in estate.companions)
    if formula == "companions_left":
        return len(estate.companions)
    if formula == "lords_left":
        return len(estate.lords)
    if formula == "weakest_companions":
        return sum(best_by_race(estate.companions, min).values())
    if formula == "weakest_lord":
        return min(estate.points, default=0)
    if formula == "strongest_lord":
        return max(estate.points, default=0)
    if formula == "keyless_lords":
        return sum(not estate.has_key(lord) for lord in estate.lords)
    if formula == "key_lords":
        return sum(estate.has_key(lord) for lord in estate.lords)
    if formula == "guilds":
        return len({GUILD[lord] for lord in estate.lords})
    return 0


def best_by_race(companions: Cards, which: Callable[[int, int], int]) -> dict[int, int]:
    """For each race among the Companions the highest, or lowest, value."""
    best: dict[int, int] = {}
    for card in companions:
        race, value = RACE[card], VALUE[card]
        best[race] = which(best.get(race, value), value)
    return best


def winners(zones: OpenZones, totals: Sequence[int]) -> tuple[int, ...]:
    """Most points, then pearls, then the strongest Lord; else the win is shared (section 20)."""

    def rank(seat: int) -> tuple[int, int, int]:
        lords = zones.free[seat] + zones.turned[seat]
        lords += tuple(lord for _, under in zones.places[seat] for lord in under)
        return totals[seat], zones.pearls[seat], max([POINTS[lord] for lord in lords], default=0)

    best = max(rank(seat) for seat in range(len(totals)))
    return tuple(seat for seat in range(len(totals)) if rank(seat) == best)
