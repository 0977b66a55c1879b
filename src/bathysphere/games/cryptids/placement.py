"""Where tiles may lie in the reserve (C14, C31). Nothing here changes a state: turns, views, aids and bots ask it all
the time.

All corners with which a tile lies well are found at once: for each of its cells the mask of the cells that it may cover
is moved to the corner, and what is left in all of them is the answer.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import TypeVar

from bathysphere.engine import Choice
from bathysphere.games.cryptids.content import NOWHERE, Card, Content
from bathysphere.games.cryptids.grid import Spot, Turned
from bathysphere.games.cryptids.state import CryptidsState

MOST_BENEATH = 2
"""So many tiles may lie under one that is laid on top (C42.5)."""

T = TypeVar("T")
Room = tuple[int, ...]
"""The cells that a tile may cover, and then masks of which it must cover at least one cell each."""


def corners(turned: Turned, rooms: Sequence[Room]) -> int:
    """The corners with which a tile in this turn finds room."""
    cells, inside, _ = turned
    found = 0
    for free, *wanted in rooms:
        lying = inside
        for cell in cells:
            lying &= free >> cell
        for mask in wanted:
            if lying:
                covering = 0
                for cell in cells:
                    covering |= mask >> cell
                lying &= covering
        found |= lying
    return found


def any_room(ways: Iterable[Turned], rooms: Sequence[Room]) -> bool:
    for turned in ways:  # noqa: SIM110 - asked so often that a generator would count
        if corners(turned, rooms):
            return True
    return False


def all_spots(ways: Iterable[Turned], rooms: Sequence[Room]) -> list[Spot]:
    """In the order of turns, rows and columns."""
    found: list[Spot] = []
    for turned in ways:
        add_at(found, corners(turned, rooms), turned.spots)
    return found


def add_at(found: list[T], there: int, by_corner: dict[int, T]) -> None:
    """Whatever belongs to these corners, in their order."""
    while there:
        lowest = there & -there
        found.append(by_corner[lowest])
        there ^= lowest


# -- terrain


def ways_to_lay(s: CryptidsState, tile: int) -> list[Choice]:
    """All answers that lay a tile of terrain now."""
    rooms = rooms_for_terrain(s, s.c.terrain[tile].kind)
    found: list[Choice] = []
    for cells, inside, answers in laying(s.c, tile, s.seats):
        there = 0
        for free, wanted in rooms:  # as `corners` does it, in one go: there is always one thing to cover
            lying, covering = inside, 0
            for cell in cells:
                lying &= free >> cell
                covering |= wanted >> cell
            there |= lying & covering
        add_at(found, there, answers)
    return found


@cache
def laying(c: Content, tile: int, players: int) -> tuple[tuple[tuple[int, ...], int, dict[int, Choice]], ...]:
    """The turns of a tile of terrain with the answers that lay it, by corner."""
    found = []
    for cells, inside, spots in c.terrain_ways(tile, players):
        answers = {at: ("lay", tile, spot.turn, spot.row, spot.column) for at, spot in spots.items()}
        found.append((cells, inside, answers))
    return tuple(found)


def fits(s: CryptidsState, tile: int) -> bool:
    """Whether a tile of terrain can be laid at all."""
    return bool(fitting(s, (tile,)))


class Lookout:
    """Whether a tile of one kind and shape can be laid, from what was seen when it was asked last, in whatever game:
    where it could be laid it mostly still can, and cells that it could not cover it cannot in a smaller room. Both are
    compared with the room there is now; else one of the first ways over a cell that it must cover will mostly do."""

    __slots__ = ("last", "over", "vain")

    def __init__(self, over: dict[int, tuple[int, ...]]) -> None:
        self.over = over
        self.last = 0
        """The cells of a way that was found."""
        self.vain = (0, 0)
        """A room, and cells that no way covers there: one value, for several threads may look."""

    def sees(self, rooms: Sequence[Room]) -> bool:
        last = self.last
        for free, wanted in rooms:
            if last & wanted and last & free == last:
                return True
            there = free & wanted
            if there and self.finds(free, there):
                return True
        return False

    def finds(self, free: int, there: int) -> bool:
        over, (room, vain) = self.over, self.vain
        known = vain if free | room == room else 0
        there &= ~known
        tried = known | there
        while there:
            cell = there & -there
            for mask in over[cell]:
                if mask & free == mask:
                    self.last = mask
                    return True
            there ^= cell
        self.vain = (free, tried)
        return False


@cache
def lookouts(c: Content, players: int) -> tuple[Lookout, ...]:
    """By tile; tiles of one outline share theirs."""
    of_outline = {outline: Lookout(c.over(c.terrain[outline].shape, players)) for outline in set(c.outlines)}
    return tuple([of_outline[outline] for outline in c.outlines])


def fitting(s: CryptidsState, tiles: Sequence[int]) -> list[int]:
    """Those of these tiles that can be laid, one of each sort."""
    sorts, terrain, seeing = s.c.sorts, s.c.terrain, lookouts(s.c, s.seats)
    done: set[int] = set()
    found = []
    rooms: list[Room] = []
    of = NOWHERE
    for tile in tiles:
        sort = sorts[tile]
        if sort not in done:
            done.add(sort)
            kind = terrain[tile].kind
            if kind != of:
                of, rooms = kind, rooms_for_terrain(s, kind)
            if seeing[tile].sees(rooms):
                found.append(tile)
    return found


def rooms_for_terrain(s: CryptidsState, kind: int) -> list[Room]:
    """Beside its like, and on no starting place of another kind or of none; the first tile of a kind covers at least
    one cell of one starting place that no other kind has (C31.2, C31.3)."""
    c, own = s.c, s.claimed[kind]
    free = c.in_play[s.seats] & ~s.lying
    if own != NOWHERE:
        return [(free & c.off_others[own], s.edges[kind])]
    return [(free & c.off_others[place], cells) for place, cells in enumerate(c.starts) if place not in s.claimed]


def start_under(s: CryptidsState, spot: Spot) -> int:
    return next(place for place, cells in enumerate(s.c.starts) if spot.mask & cells)


def closed_kinds(s: CryptidsState) -> list[int]:
    """Kinds of which no tile in play, in the stock or with a player, can be laid any more (C31.10, C48.53)."""
    seeing, found = lookouts(s.c, s.seats), []
    for kind, stack in enumerate(s.stacks):
        if not s.closed[kind]:
            rooms = rooms_for_terrain(s, kind)
            if not (stack and seeing[stack[0]].sees(rooms)):  # mostly it does, and all others need not be looked at
                held = [tile for tiles in s.tiles for tile in tiles if s.c.terrain[tile].kind == kind]
                if not any(lookout.sees(rooms) for lookout in {seeing[tile] for tile in (*stack, *held)}):
                    found.append(kind)
    return found


# -- cryptids


def cryptid_spots(s: CryptidsState, card: int) -> list[Spot]:
    """All ways in which the tile of a cryptid can be placed now."""
    printed = s.c.cards[card]
    found = all_spots(s.c.ways(printed.shape, s.seats), rooms_for_cryptid(s, printed))
    return [spot for spot in found if _beneath(s, spot) <= MOST_BENEATH] if printed.placement == "on_top" else found


def has_room(s: CryptidsState, card: int) -> bool:
    printed = s.c.cards[card]
    if printed.placement == "on_top":
        return bool(cryptid_spots(s, card))
    return any_room(s.c.ways(printed.shape, s.seats), rooms_for_cryptid(s, printed))


def rooms_for_cryptid(s: CryptidsState, printed: Card) -> list[Room]:
    """On bare cells; on cryptids alone, and on none that lies on top itself (C42.4, C48.83); on two kinds of terrain;
    most on the terrain of their habitat (C14)."""
    open_cells = ~s.covered
    match printed.placement:
        case "empty":
            return [(s.c.in_play[s.seats] & open_cells & ~(s.lying | s.c.all_starts),)]
        case "on_top":
            return [(s.covered & ~s.stacked,)]
        case "two_terrains":
            kinds = [ground & open_cells for ground in s.grounds]
            return [(one | two, one, two) for one, two in combinations(kinds, 2)]
    return [(s.grounds[printed.habitat] & open_cells,)]


def _beneath(s: CryptidsState, spot: Spot) -> int:
    """How many cryptids a tile would lie on."""
    return sum([s.spot(s.c.cards[laid.tile].shape, laid).mask & spot.mask != 0 for laid in s.laid])


def symbols_under(s: CryptidsState, card: int, spot: Spot) -> tuple[int, int, int]:
    """How many coins, experience and initiative symbols a cryptid covers; on bare cells and on top of others none."""
    if s.c.cards[card].placement in ("empty", "on_top"):
        return 0, 0, 0
    coins, xp, moves = [(spot.mask & mask).bit_count() for mask in s.symbols]
    return coins, xp, moves
