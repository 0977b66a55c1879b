"""Drawing with characters: the colours of the deep, and cells set side by side. It knows no game."""

from collections.abc import Sequence
from functools import lru_cache

from textual.content import Content
from textual.style import Style

Part = str | Content | tuple[str, str | Style]

TEXT = "#c8d7ea"
QUIET = "#a3b7d1"
DIM = "#7189aa"
FAINT = "#3d5474"
GLOW = "#6fe3f2"
PEARL = "#f3ead2"
GOLD = "#edcb78"
WARN = "#ff9d7a"
HEAD = f"bold {GLOW}"
CURSOR = "#04101f on #6fe3f2"

NOTHING = Content("")
REMEMBERED = 4096
"""Styles of clickable words: a board says the same things all the time, and reading a style takes long."""


def line(*parts: Part) -> Content:
    return Content.assemble(*parts)


def lines(rows: Sequence[Content]) -> Content:
    return Content("\n").join(rows)


def spaced(parts: Sequence[Content], gap: str = "  ") -> Content:
    return Content(gap).join([part for part in parts if part])


def fit(content: Content, width: int) -> Content:
    """Exactly so wide: cut with an ellipsis, or filled up."""
    return content.truncate(max(0, width), ellipsis=True, pad=True)


def spread(left: Content, right: Content, width: int) -> Content:
    """One part at either end; the left one gives way."""
    return fit(left, width - right.cell_length) + right


def columns(width: int, most: int, least_width: int) -> int:
    """How many cells stand in a row, so that rows are full where possible."""
    fitting = max(1, min(most, width // least_width))
    while most % fitting and fitting > 1:
        fitting -= 1
    return fitting


def grid(
    cells: Sequence[Sequence[Content]], width: int, in_row: int, gap: int = 2, *, between: bool = False
) -> Content:
    """Cells of equal width and any height, row by row; with an empty line `between` rows if wanted."""
    cell_width = (width - gap * (in_row - 1)) // in_row
    rows: list[Content] = []
    for start in range(0, len(cells), in_row):
        row = cells[start : start + in_row]
        if between and rows:
            rows.append(NOTHING)
        for level in range(max(len(cell) for cell in row)):
            parts = [fit(cell[level] if level < len(cell) else NOTHING, cell_width) for cell in row]
            rows.append(Content(" " * gap).join(parts))
    return lines(rows)


def shelf(cells: Sequence[Sequence[Content]], width: int) -> Content:
    """Cells in one row, each as wide as it needs, with equal gaps; below each other where that does not fit."""
    widths = [max(row.cell_length for row in cell) for cell in cells]
    gap, spare = divmod(width - sum(widths), len(cells))
    if gap < 1:
        return grid(cells, width, columns(width, len(cells), max(widths)), 1)
    padded = [own + gap + (place < spare) for place, own in enumerate(widths)]
    height = max(len(cell) for cell in cells)
    levels = [[cell[level] if level < len(cell) else NOTHING for cell in cells] for level in range(height)]
    return lines([Content("").join(map(fit, level, padded)) for level in levels])


def flow(parts: Sequence[Content], width: int, gap: str = "  ") -> list[Content]:
    """Set one after the other, broken between parts only."""
    rows: list[Content] = []
    for part in parts:
        if rows and rows[-1].cell_length + len(gap) + part.cell_length <= width:
            rows[-1] = rows[-1] + gap + part
        else:
            rows.append(part)
    return rows


def wrapped(text: str, style: str, width: int) -> list[Content]:
    """A sentence in as many rows as it needs."""
    return flow([line((word, style)) for word in text.split()], width, " ")


def chip(content: Content, background: str) -> Content:
    """A small thing on a ground of its own."""
    return content.pad(1, 1).stylize_before(f"on {background}")


@lru_cache(REMEMBERED)
def clickable(style: str, action: str) -> Style:
    """A style under which a click runs an action of the app."""
    return Style.parse(style) + Style.from_meta({"@click": action})
