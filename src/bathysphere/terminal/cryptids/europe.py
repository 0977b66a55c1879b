"""The map: places where they lie, lines between them as fine dots, and on each place its evidence, who stands there and
which open cards are tracked there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from textual.content import Content

from bathysphere.engine import Choice
from bathysphere.games.cryptids.content import Content as Pack
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.vocabulary import VOCABULARY
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import TALL, BoardModel, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.draw import CURSOR, DIM, GLOW, QUIET, TEXT, line, lines
from bathysphere.words import Words

LOW, HIGH = 13, 18
"""Rows of the map on a low screen and on a high one."""
NARROWEST = 48
LINES = "#2f4d73"


def place_of(choice: Choice) -> int | None:
    """The place that an option names."""
    return next((int(number) for kind, number in VOCABULARY.names(choice) if kind == "place"), None)


class Europe:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)

    def panel(self, model: BoardModel[CryptidsView], width: int) -> Panel:
        width = max(width, NARROWEST)
        pack = self.wording.content(model.view)
        labels = [self._label(model, pack, place).truncate(width) for place in range(len(pack.places))]
        widths = tuple([label.cell_length for label in labels])
        names = tuple([len(self._said(model.view, pack, place)) for place in range(len(labels))])
        height, spots = settle(pack, names, widths, width, HIGH if model.height >= TALL else LOW)
        dots = drawn_lines(pack, width, height)
        rows = []
        for row in range(height):
            here = sorted([(column, labels[place]) for place, (at, column) in enumerate(spots) if at == row])
            rows.append(woven(dots[row], here))
        return Panel(self.words("terminal-cryptids-map"), lines(rows))

    def _label(self, model: BoardModel[CryptidsView], pack: Pack, place: int) -> Content:
        """A region by zone and number, a city by its name; then what is there."""
        view = model.view
        said = self._said(view, pack, place)
        style = QUIET if place in pack.cities else f"bold {signs.ZONE_COLOURS[pack.zone[place]]}"
        weighed = model.weighed is not None and place_of(model.weighed) == place
        offered = ("place", place) in model.offered
        name = model.named(
            ("place", place), said, CURSOR if weighed else f"bold underline {GLOW}" if offered else style
        )
        return line(name, *self.there(model, place))

    def _said(self, view: CryptidsView, pack: Pack, place: int) -> str:
        return self.wording.place(place, view) if place in pack.cities else pack.places[place]

    def there(self, model: BoardModel[CryptidsView], place: int) -> list[Content]:
        """Signs of all that is in a place: evidence, a hare, open cards, people."""
        view = model.view
        pack = self.wording.content(view)
        parts = []
        if place in pack.regions:
            parts.append(signs.evidences(view.map[place]))
            parts += [signs.open_card(at) for at, card in enumerate(view.display) if card.region == place]
        elif view.cities and view.cities[place - pack.cities[0]]:
            parts.append(signs.hare())
        parts.append(signs.seat_signs([seat for seat, player in enumerate(view.players) if player.place == place]))
        return parts

    def line_of(self, model: BoardModel[CryptidsView], place: int) -> Content:
        """A place in words with its signs."""
        return line((self.wording.place(place, model.view), TEXT), (" ", DIM), *self.there(model, place))


# -- where labels stand


@lru_cache(64)
def settle(
    pack: Pack, names: tuple[int, ...], widths: tuple[int, ...], width: int, height: int
) -> tuple[int, tuple[tuple[int, int], ...]]:
    """How high the map is, and row and column of each label: its name over its place, or as near as the others leave
    room. Long labels are set first; a map whose labels do not fit grows."""
    taken: set[tuple[int, int]] = set()
    found: dict[int, tuple[int, int]] = {}
    for place in sorted(range(len(widths)), key=lambda each: (-widths[each], each)):
        column, row = point(pack, place, width, height)
        last = width - widths[place]
        start = max(0, min(column - names[place] // 2, last))
        spots = ((row + down, start + right) for down, right in offsets(width, height))
        free = (each for each in spots if inside(each, last, height) and fits(taken, each, widths[place]))
        spot = next(free, None)
        if spot is None:
            return settle(pack, names, widths, width, height + 1)
        found[place] = spot
        taken |= {(spot[0], spot[1] + step) for step in range(-1, widths[place] + 1)}
    return height, tuple([found[place] for place in range(len(widths))])


@lru_cache(16)
def offsets(width: int, height: int) -> tuple[tuple[int, int], ...]:
    """Ways off a spot, the nearest first; a row is as far as three columns."""
    ways = [(down, right) for down in range(-height, height + 1) for right in range(-width, width + 1)]
    return tuple(sorted(ways, key=lambda way: (3 * abs(way[0]) + abs(way[1]), way)))


def inside(spot: tuple[int, int], last: int, height: int) -> bool:
    return 0 <= spot[0] < height and 0 <= spot[1] <= last


def point(pack: Pack, place: int, width: int, height: int) -> tuple[int, int]:
    """Column and row of a place: the outermost ones stand at the edges."""
    places = (*pack.pack.map.regions, *pack.pack.map.cities)
    easts, souths = [each.at[0] for each in places], [each.at[1] for each in places]
    east, south = places[place].at
    return (
        scaled(east, min(easts), max(easts), width - 1),
        scaled(south, min(souths), max(souths), height - 1),
    )


def scaled(value: int, least: int, most: int, room: int) -> int:
    return round((value - least) / max(1, most - least) * room)


def fits(taken: set[tuple[int, int]], spot: tuple[int, int], wide: int) -> bool:
    return not any((spot[0], spot[1] + step) in taken for step in range(wide))


# -- lines


@lru_cache(16)
def drawn_lines(pack: Pack, width: int, height: int) -> tuple[str, ...]:
    """All lines of the map as rows of characters with eight dots each."""
    cells = [[0] * width for _ in range(height)]
    for place, others in enumerate(pack.lines):
        for other in [each for each in others if each > place]:
            ends = [point(pack, each, width, height) for each in (place, other)]
            for x, y in between(*[(2 * column, 4 * row + 1) for column, row in ends]):
                cells[y // 4][x // 2] |= signs.DOTS[y % 4][x % 2]
    return tuple(["".join([chr(signs.BLANK + cell) if cell else " " for cell in row]) for row in cells])


def between(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y), 1)
    for step in range(steps + 1):
        yield round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps)


def woven(dots: str, labels: Sequence[tuple[int, Content]]) -> Content:
    """A row of the map with labels over its lines."""
    parts: list[Content] = []
    at = 0
    for column, label in labels:
        parts += [line((dots[at:column], LINES)), label]
        at = column + label.cell_length
    return Content("").join([*parts, line((dots[at:], LINES))])
