"""The reserve of Cryptids on paper: a slow reading of the rules of placement (C14, C31, C42) with sets of cells and the
drawings of the content pack, to compare the engine's bit masks with."""

from functools import cache
from typing import NamedTuple

from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.content import BUILT_IN, NOWHERE
from bathysphere.games.cryptids.pack import HABITATS, cells_of
from bathysphere.games.cryptids.state import CryptidsState

Cell = tuple[int, int]
Cells = frozenset[Cell]
LONG_FENCES, SHORT_FENCE = (1, 11), 7
"""Columns under the long fences, and the row under the short one between them."""
STARTS = (frozenset({(2, 1), (2, 2)}), frozenset({(2, 10), (2, 11)}), frozenset({(6, 6), (7, 6)}))


def board(seats: int) -> Cells:
    """The cells in play: everything that no fence covers or cuts off (C2.22 to C2.24)."""
    rows, columns = range(10), range(13)
    if seats < 4:
        columns = range(LONG_FENCES[0] + 1, LONG_FENCES[1])
    if seats < 3:
        rows = range(SHORT_FENCE)
    return frozenset((row, column) for row in rows for column in columns)


@cache
def drawing(shape: str, turn: int) -> tuple[Cell, ...]:
    """The cells of a shape in the order of its drawing, after so many quarters to the right, moved into the corner."""
    cells = list(cells_of(BUILT_IN.pack.terrain.shapes[shape]))
    for _ in range(turn):
        cells = [(column, -row) for row, column in cells]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells)


def under(shape: str, turn: int, row: int, column: int) -> list[Cell]:
    return [(row + y, column + x) for y, x in drawing(shape, turn)]


@cache
def ways(shape: str, seats: int) -> tuple[tuple[Cell, ...], ...]:
    """Every way to lay a shape on the cells in play."""
    inside = board(seats)
    places = [(turn, row, column) for turn in range(4) for row in range(10) for column in range(13)]
    return tuple(tuple(cells) for cells in [under(shape, *each) for each in places] if set(cells) <= inside)


def cryptid_cells(laid: Laid) -> set[Cell]:
    return set(under(BUILT_IN.cards[laid.tile].shape, laid.turn, laid.row, laid.column))


def placement(card: int) -> str:
    ability = BUILT_IN.pack.cryptids.cryptids[card].ability
    return ability.does[0] if ability is not None and ability.when == "placement" else "habitat"


def beside(cells: set[Cell]) -> set[Cell]:
    return {(row + y, column + x) for row, column in cells for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))} - cells


class Sheet(NamedTuple):
    """What lies in the reserve, cell by cell."""

    ground: list[set[Cell]]
    """By kind the cells on which terrain lies."""
    symbols: dict[Cell, int]
    cryptids: list[tuple[int, set[Cell]]]
    """Each cryptid with its cells."""


def sheet(s: CryptidsState) -> Sheet:
    ground: list[set[Cell]] = [set() for _ in HABITATS]
    symbols: dict[Cell, int] = {}
    for laid in s.terrain:
        tile = BUILT_IN.terrain[laid.tile]
        cells = under(tile.shape, laid.turn, laid.row, laid.column)
        ground[tile.kind] |= set(cells)
        symbols |= {cell: symbol for cell, symbol in zip(cells, tile.symbols, strict=True) if symbol != NOWHERE}
    return Sheet(ground, symbols, [(laid.tile, cryptid_cells(laid)) for laid in s.laid])


# -- the rules


def terrain_fits(on: Sheet, kind: int, cells: set[Cell]) -> bool:
    """C31.2 to C31.7, C48.15, C48.56, C48.57."""
    if any(cells & lying for lying in on.ground):
        return False
    if any(cells & theirs for card, theirs in on.cryptids if placement(card) == "empty"):
        return False
    touched = [start for start in STARTS if cells & start]
    if not on.ground[kind]:
        return len(touched) == 1 and not any(ground & touched[0] for ground in on.ground)
    return all(start & on.ground[kind] for start in touched) and bool(beside(cells) & on.ground[kind])


def terrain_ways(s: CryptidsState, tile: int) -> set[tuple[Cells, tuple[tuple[Cell, int], ...]]]:
    """What can come of laying a tile: the cells that it covers, with the symbols on them."""
    printed, on = BUILT_IN.terrain[tile], sheet(s)
    found = set()
    for cells in ways(printed.shape, s.seats):
        if terrain_fits(on, printed.kind, set(cells)):
            shown = sorted((cell, at) for cell, at in zip(cells, printed.symbols, strict=True) if at != NOWHERE)
            found.add((frozenset(cells), tuple(shown)))
    return found


def cryptid_fits(on: Sheet, card: int, cells: set[Cell]) -> bool:
    """C14.1, C14.2, C14.7, C42.4, C42.5, C48.83, and the placements of the content pack."""
    rule = placement(card)
    below = [other for other, theirs in on.cryptids if cells & theirs]
    if rule == "on_top":
        covered = set().union(*[theirs for _, theirs in on.cryptids])
        return cells <= covered and len(below) <= 2 and all(placement(other) != "on_top" for other in below)
    if below:
        return False
    if rule == "empty":
        return not any(cells & zone for zone in (*on.ground, *STARTS))
    if rule == "two_terrains":
        return sum(bool(cells & zone) for zone in on.ground) == 2 and cells <= set().union(*on.ground)
    return cells <= on.ground[HABITATS.index(BUILT_IN.pack.cryptids.cryptids[card].habitat)]


def cryptid_ways(s: CryptidsState, card: int) -> set[Cells]:
    on = sheet(s)
    every = ways(BUILT_IN.cards[card].shape, s.seats)
    return {frozenset(cells) for cells in every if cryptid_fits(on, card, set(cells))}


def paid(s: CryptidsState, card: int, cells: set[Cell]) -> tuple[int, int, int]:
    """Coins, experience and initiative symbols that a cryptid would cover (C14.9)."""
    if placement(card) in ("empty", "on_top"):
        return 0, 0, 0
    shown = [symbol for cell, symbol in sheet(s).symbols.items() if cell in cells]
    return shown.count(0), shown.count(1), shown.count(2)
