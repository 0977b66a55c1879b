"""Where tiles may lie in the reserve (C14, C31). Nothing here changes a state: turns, views, aids and bots ask it all
the time."""

from collections.abc import Iterator

from bathysphere.games.cryptids.content import NOWHERE, Spot
from bathysphere.games.cryptids.pack import HABITATS
from bathysphere.games.cryptids.state import Expedition

MOST_BENEATH = 2
"""So many tiles may lie under one that is laid on top (C42.5)."""


# -- terrain


def terrain_spots(s: Expedition, tile: int) -> list[Spot]:
    """All ways in which a tile of terrain can be laid now."""
    kind = s.c.terrain[tile].kind
    return list(_fitting(s, kind, s.c.terrain_ways(tile, s.seats)))


def fits(s: Expedition, tile: int) -> bool:
    """Whether a tile of terrain can be laid at all."""
    terrain = s.c.terrain[tile]
    return next(_fitting(s, terrain.kind, s.c.ways(terrain.shape, s.seats)), None) is not None


def _fitting(s: Expedition, kind: int, ways: tuple[Spot, ...]) -> Iterator[Spot]:
    if s.claimed[kind] == NOWHERE:
        return _first(s, ways)
    blocked = s.lying
    for place, cells in enumerate(s.c.starts):  # the starting place of another kind, or one that nobody has taken
        if place != s.claimed[kind]:
            blocked |= cells
    ground = s.grounds[kind]
    return (spot for spot in ways if not spot.mask & blocked and spot.beside & ground)


def _first(s: Expedition, ways: tuple[Spot, ...]) -> Iterator[Spot]:
    """The first tile of a kind covers at least one cell of one starting place that no other kind has (C31.2, C31.3)."""
    free = [cells for place, cells in enumerate(s.c.starts) if place not in s.claimed]
    every = sum(s.c.starts)
    for spot in ways:
        if not spot.mask & s.lying:
            covered = spot.mask & every
            if covered and any(covered & cells == covered for cells in free):
                yield spot


def start_under(s: Expedition, spot: Spot) -> int:
    return next(place for place, cells in enumerate(s.c.starts) if spot.mask & cells)


def closed_kinds(s: Expedition) -> list[int]:
    """Kinds of which no tile in play, in the stock or with a player, can be laid any more (C31.10, C48.53)."""
    return [kind for kind in range(len(HABITATS)) if not s.closed[kind] and not _any_fits(s, kind)]


def _any_fits(s: Expedition, kind: int) -> bool:
    tiles = (*s.stacks[kind], *[each for own in s.tiles for each in own])
    shapes = {s.c.terrain[tile].shape: tile for tile in tiles if s.c.terrain[tile].kind == kind}
    return any(fits(s, tile) for tile in shapes.values())


# -- cryptids


def cryptid_spots(s: Expedition, card: int) -> list[Spot]:
    """All ways in which the tile of a cryptid can be placed now."""
    return list(_placing(s, card))


def has_room(s: Expedition, card: int) -> bool:
    return next(_placing(s, card), None) is not None


def _placing(s: Expedition, card: int) -> Iterator[Spot]:
    printed = s.c.cards[card]
    ways = s.c.ways(printed.shape, s.seats)
    covered = s.covered
    if printed.placement == "empty":
        blocked = s.lying | covered | sum(s.c.starts)
        return (spot for spot in ways if not spot.mask & blocked)
    if printed.placement == "on_top":
        return (spot for spot in ways if spot.mask & covered == spot.mask and _lies_on(s, spot))
    if printed.placement == "two_terrains":
        return (spot for spot in ways if not spot.mask & covered and _two_kinds(s, spot))
    ground = s.grounds[printed.habitat] & ~covered
    return (spot for spot in ways if spot.mask & ground == spot.mask)


def _lies_on(s: Expedition, spot: Spot) -> bool:
    """On cryptids alone, at most two of them, and on none that lies on top itself (C42.4, C42.5, C48.83)."""
    if spot.mask & s.stacked:
        return False
    beneath = [laid for laid in s.laid if s.spot(s.c.cards[laid.tile].shape, laid).mask & spot.mask]
    return len(beneath) <= MOST_BENEATH


def _two_kinds(s: Expedition, spot: Spot) -> bool:
    kinds = [ground for ground in s.grounds if spot.mask & ground]
    return len(kinds) == MOST_BENEATH and spot.mask & sum(kinds) == spot.mask


def symbols_under(s: Expedition, card: int, spot: Spot) -> tuple[int, int, int]:
    """How many coins, experience and initiative symbols a cryptid covers; on bare cells and on top of others none."""
    if s.c.cards[card].placement in ("empty", "on_top"):
        return 0, 0, 0
    coins, xp, moves = [(spot.mask & mask).bit_count() for mask in s.symbols]
    return coins, xp, moves
