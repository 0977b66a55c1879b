"""The grid of the reserve: its cells as bit masks, and all ways in which a tile can lie there."""

from functools import cache
from typing import Final, NamedTuple

from bathysphere.games.cryptids.pack import Pack, cells_of

QUARTERS: Final = 4
Cells = tuple[tuple[int, int], ...]
"""Row and column of each."""


class Spot(NamedTuple):
    """One way in which a tile can lie: its cells in the order of the drawing, as a mask, and all cells beside them."""

    turn: int
    row: int
    column: int
    mask: int
    cells: tuple[int, ...]
    beside: int


class Turned(NamedTuple):
    """A shape in one of its turns: its cells as seen from the corner of the rectangle around them, all corners with
    which it lies in play as a mask, and for the bit of each corner the spot."""

    cells: tuple[int, ...]
    corners: int
    spots: dict[int, Spot]


def size_of(cells: Cells) -> tuple[int, int]:
    """How tall and how wide the rectangle around them is."""
    return 1 + max([y for y, _ in cells]), 1 + max([x for _, x in cells])


def quarters(cells: Cells) -> list[Cells]:
    """A drawing as it is, and turned to the right by one, two and three quarters."""
    found = [cells]
    while len(found) < QUARTERS:
        tall, _ = size_of(cells)
        cells = tuple([(x, tall - 1 - y) for y, x in cells])
        found.append(cells)
    return found


class Grid:
    """Cells are numbered row by row; the reserve, or any part of it, is a mask with one bit for each."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        rows = pack.reserve.rows
        self.height = len(rows)
        self.width = len(rows[0])
        self.in_play = {each.players: self._area(each.rows, each.columns) for each in pack.reserve.play}
        self.starts = tuple(
            [sum([1 << self.cell(y, x) for y in range(self.height) for x in range(self.width) if rows[y][x] == letter])
             for letter in "abc"]
        )  # fmt: skip
        self.all_starts = sum(self.starts)
        self._whole = self._area((1, self.height), (1, self.width))
        self.off_others = tuple([self._whole & ~(self.all_starts ^ cells) for cells in self.starts])
        self._first_column = self._area((1, self.height), (1, 1))
        self._last_column = self._area((1, self.height), (self.width, self.width))

    def cell(self, row: int, column: int) -> int:
        return row * self.width + column

    def _area(self, rows: tuple[int, int], columns: tuple[int, int]) -> int:
        return sum(
            [1 << self.cell(y, x) for y in range(rows[0] - 1, rows[1]) for x in range(columns[0] - 1, columns[1])]
        )

    def beside(self, mask: int) -> int:
        """All cells that share an edge with some of these, and are none of them."""
        across = (mask & ~self._last_column) << 1 | (mask & ~self._first_column) >> 1
        return (across | mask << self.width | mask >> self.width) & self._whole & ~mask

    @cache  # noqa: B019 - a pack lives as long as the program
    def turns(self, shape: str, players: int) -> tuple[Turned, ...]:
        """All ways in which a shape can lie in the part of the reserve that is in play, by turns."""
        found = []
        for turn, cells in enumerate(quarters(cells_of(self.pack.terrain.shapes[shape]))):
            tall, wide = size_of(cells)
            offsets = tuple([self.cell(y, x) for y, x in cells])
            spots = {}
            for row in range(self.height - tall + 1):
                for column in range(self.width - wide + 1):
                    corner = self.cell(row, column)
                    lying = tuple([corner + offset for offset in offsets])
                    mask = sum([1 << cell for cell in lying])
                    if mask & self.in_play[players] == mask:
                        spots[1 << corner] = Spot(turn, row, column, mask, lying, self.beside(mask))
            found.append(Turned(offsets, sum(spots), spots))
        return tuple(found)

    def begins(self, shape: str, players: int) -> bool:
        """Whether a tile of this shape can be the first one in the reserve: on one starting place, and on no other."""
        places = [(self.in_play[players] & off, own) for off, own in zip(self.off_others, self.starts, strict=True)]
        for cells in quarters(cells_of(self.pack.terrain.shapes[shape])):
            tall, wide = size_of(cells)
            drawn = sum([1 << self.cell(y, x) for y, x in cells])
            for row in range(self.height - tall + 1):
                for column in range(self.width - wide + 1):
                    mask = drawn << self.cell(row, column)
                    if any(mask & own and mask & free == mask for free, own in places):
                        return True
        return False

    @cache  # noqa: B019
    def spots_at(self, shape: str, players: int) -> dict[tuple[int, int, int], Spot]:
        """Each of them by turn, row and column."""
        every = [spot for turned in self.turns(shape, players) for spot in turned.spots.values()]
        return {(spot.turn, spot.row, spot.column): spot for spot in every}

    @cache  # noqa: B019
    def ways(self, shape: str, players: int) -> tuple[Turned, ...]:
        """The turns in which other cells are covered, for tiles whose cells are all alike."""
        every = self.turns(shape, players)
        return tuple({frozenset(turned.cells): turned for turned in reversed(every)}.values())[::-1]

    @cache  # noqa: B019
    def over(self, shape: str, players: int) -> dict[int, tuple[int, ...]]:
        """For the bit of each cell in play the masks of all ways that cover it."""
        masks = [spot.mask for turned in self.ways(shape, players) for spot in turned.spots.values()]
        cells = [1 << cell for cell in range(self.width * self.height)]
        return {cell: tuple([mask for mask in masks if mask & cell]) for cell in cells}
