"""Where tiles may lie in the reserve (C14, C31). Nothing here changes a state: turns, views, aids and bots ask it all
the time.

All corners with which a tile lies well are found at once: for each of its cells the mask of the cells that it may cover
is moved to the corner, and what is left in all of them is the answer.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from bathysphere.games.cryptids.content import NOWHERE, Card
from bathysphere.games.cryptids.grid import Spot, Turned
from bathysphere.games.cryptids.pack import HABITATS
from bathysphere.games.cryptids.state import Expedition

MOST_BENEATH = 2
"""So many tiles may lie under one that is laid on top (C42.5)."""

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
    found = []
    for turned in ways:
        there, spots = corners(turned, rooms), turned.spots
        while there:
            lowest = there & -there
            found.append(spots[lowest])
            there ^= lowest
    return found


# -- terrain


def terrain_spots(s: Expedition, tile: int) -> list[Spot]:
    """All ways in which a tile of terrain can be laid now."""
    return all_spots(s.c.terrain_ways(tile, s.seats), rooms_for_terrain(s, s.c.terrain[tile].kind))


def fits(s: Expedition, tile: int) -> bool:
    """Whether a tile of terrain can be laid at all."""
    terrain = s.c.terrain[tile]
    return _lies(s, terrain.shape, rooms_for_terrain(s, terrain.kind))


def _lies(s: Expedition, shape: str, rooms: Iterable[Room]) -> bool:
    """Whether such a tile can be laid: mostly one of the first ways over a cell that it must cover will do."""
    over = s.c.over(shape, s.seats)
    for free, wanted in rooms:
        there = free & wanted
        while there:
            cell = there & -there
            for mask in over[cell]:
                if mask & free == mask:
                    return True
            there ^= cell
    return False


def fitting(s: Expedition, tiles: Sequence[int]) -> list[int]:
    """Those of these tiles that can be laid. Each kind and each shape is looked at once."""
    outlines = s.c.outlines
    rooms: dict[int, list[Room]] = {}
    fit: dict[int, bool] = {}
    for tile in tiles:
        if outlines[tile] not in fit:
            kind, shape, _ = s.c.terrain[tile]
            if kind not in rooms:
                rooms[kind] = rooms_for_terrain(s, kind)
            fit[outlines[tile]] = _lies(s, shape, rooms[kind])
    return [tile for tile in tiles if fit[outlines[tile]]]


def rooms_for_terrain(s: Expedition, kind: int) -> list[Room]:
    """Beside its like, and on no starting place of another kind or of none; the first tile of a kind covers at least
    one cell of one starting place that no other kind has (C31.2, C31.3)."""
    c, own = s.c, s.claimed[kind]
    free = c.in_play[s.seats] & ~s.lying
    if own != NOWHERE:
        return [(free & c.off_others[own], s.edges[kind])]
    return [(free & c.off_others[place], cells) for place, cells in enumerate(c.starts) if place not in s.claimed]


def start_under(s: Expedition, spot: Spot) -> int:
    return next(place for place, cells in enumerate(s.c.starts) if spot.mask & cells)


def closed_kinds(s: Expedition) -> list[int]:
    """Kinds of which no tile in play, in the stock or with a player, can be laid any more (C31.10, C48.53)."""
    return [kind for kind in range(len(HABITATS)) if not s.closed[kind] and not _any_fits(s, kind)]


def _any_fits(s: Expedition, kind: int) -> bool:
    rooms = rooms_for_terrain(s, kind)
    terrain, tried = s.c.terrain, set()
    for tiles in (s.stacks[kind], *s.tiles):
        for tile in tiles:
            of, shape, _ = terrain[tile]
            if of == kind and shape not in tried:
                if _lies(s, shape, rooms):
                    return True
                tried.add(shape)
    return False


# -- cryptids


def cryptid_spots(s: Expedition, card: int) -> list[Spot]:
    """All ways in which the tile of a cryptid can be placed now."""
    printed = s.c.cards[card]
    found = all_spots(s.c.ways(printed.shape, s.seats), rooms_for_cryptid(s, printed))
    return [spot for spot in found if _beneath(s, spot) <= MOST_BENEATH] if printed.placement == "on_top" else found


def has_room(s: Expedition, card: int) -> bool:
    printed = s.c.cards[card]
    if printed.placement == "on_top":
        return bool(cryptid_spots(s, card))
    return any_room(s.c.ways(printed.shape, s.seats), rooms_for_cryptid(s, printed))


def rooms_for_cryptid(s: Expedition, printed: Card) -> list[Room]:
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


def _beneath(s: Expedition, spot: Spot) -> int:
    """How many cryptids a tile would lie on."""
    return sum([s.spot(s.c.cards[laid.tile].shape, laid).mask & spot.mask != 0 for laid in s.laid])


def symbols_under(s: Expedition, card: int, spot: Spot) -> tuple[int, int, int]:
    """How many coins, experience and initiative symbols a cryptid covers; on bare cells and on top of others none."""
    if s.c.cards[card].placement in ("empty", "on_top"):
        return 0, 0, 0
    coins, xp, moves = [(spot.mask & mask).bit_count() for mask in s.symbols]
    return coins, xp, moves
