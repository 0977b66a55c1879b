"""The reserve cell by cell: ground with its symbols, cryptids with their owners, fences, and the tile that is about to
be laid."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.engine import Choice
from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.content import Content as Pack
from bathysphere.games.cryptids.grid import Spot
from bathysphere.games.cryptids.pack import HABITATS, cells_of
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.draw import CURSOR, DIM, FAINT, GLOW, GOLD, PEARL, QUIET, TEXT, fit, flow, line, lines, spaced
from bathysphere.words import Words

CELL = 3
GAP, TOP_EDGE = 4, 2
FENCE, EDGE = ("║", "═"), ("│", "─")
"""A side that a fence cuts off, and a side of the board."""
LAID = ("place", "lay")
"""Options that name a tile, its turn, its row and its column."""


def spot_of(pack: Pack, choice: Choice, players: int) -> Spot:
    """Where the tile of an option lies."""
    verb, tile, *at = choice
    shape = pack.cards[tile].shape if verb == "place" else pack.terrain[tile].shape
    turn, row, column = at
    return pack.spots_at(shape, players)[turn, row, column]


class Reserve:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)

    def panel(self, model: BoardModel[CryptidsView], width: int) -> Panel:
        view = model.view
        rows = [*beside(self._grid(model), self._at_hand(model), width), *self._key(model, width)]
        laying = self.weighed(model) is not None
        title = self.words("terminal-cryptids-laying" if laying else "terminal-cryptids-reserve")
        return Panel(title, lines(rows), self.words("terminal-cryptids-built") if view.built else "", glows=laying)

    def weighed(self, model: BoardModel[CryptidsView]) -> Choice | None:
        """The option under the highlight, if it lays a tile."""
        choice = model.weighed
        return choice if choice is not None and choice[0] in LAID else None

    def _at_hand(self, model: BoardModel[CryptidsView]) -> list[Content]:
        """The tile that the option under the highlight names, before it is laid."""
        choice = model.weighed
        if choice is None or choice[0] not in ("take", "tile", "return"):
            return []
        return self.drawing(model, choice[1])

    def drawing(self, model: BoardModel[CryptidsView], tile: int) -> list[Content]:
        """A tile of terrain as large as it lies in the reserve."""
        pack = self.wording.content(model.view)
        terrain = pack.terrain[tile]
        shape = pack.pack.terrain.shapes[terrain.shape]
        cells = dict(zip(cells_of(shape), terrain.symbols, strict=True))
        return [
            line(*[ground(terrain.kind, cells[y, x]) if (y, x) in cells else line(" " * CELL) for x in range(len(row))])
            for y, row in enumerate(shape)
        ]

    # -- the grid

    def _grid(self, model: BoardModel[CryptidsView]) -> list[Content]:
        """The part that is in play, in its fences."""
        view = model.view
        pack = self.wording.content(view)
        area = pack.in_play[len(view.players)]
        inside = [divmod(cell, pack.width) for cell in range(pack.width * pack.height) if area >> cell & 1]
        top, bottom = min(y for y, _ in inside), max(y for y, _ in inside)
        left, right = min(x for _, x in inside), max(x for _, x in inside)
        cells = self.cells(model)
        heads = "".join([f"{x + 1:>2} " for x in range(left, right + 1)])
        wide = CELL * (right - left + 1)
        inner = [
            line(
                (f"{y + 1:>2} ", DIM),
                (side(left > 0)[0], QUIET),
                *[cells[pack.cell(y, x)] for x in range(left, right + 1)],
                (side(right < pack.width - 1)[0], QUIET),
            )
            for y in range(top, bottom + 1)
        ]
        return [
            line((f"    {heads}", DIM)),
            line(("   ┌" + side(top > 0)[1] * wide + "┐", QUIET)),
            *inner,
            line(("   └" + side(bottom < pack.height - 1)[1] * wide + "┘", QUIET)),
        ]

    def cells(self, model: BoardModel[CryptidsView]) -> dict[int, Content]:
        """Every cell as it looks now, under the tile that the reader weighs."""
        view = model.view
        pack, players = self.wording.content(view), len(view.players)
        starts = sum(pack.starts)
        reach = self._reach(model)
        found: dict[int, Content] = {}
        for cell in range(pack.width * pack.height):
            style = GLOW if reach >> cell & 1 else FAINT
            found[cell] = line((f" {signs.START if starts >> cell & 1 else '·'} ", style))
        for laid in view.terrain:
            found |= self._ground(pack, laid.tile, pack.spots_at(pack.terrain[laid.tile].shape, players)[at(laid)])
        for laid in view.laid:
            spot = pack.spots_at(pack.cards[laid.tile].shape, players)[at(laid)]
            found |= dict.fromkeys(spot.cells, self._creature(model, laid))
        choice = self.weighed(model)
        if choice is not None:
            found |= self._preview(model, pack, choice)
        return found

    def _reach(self, model: BoardModel[CryptidsView]) -> int:
        """All cells on which the tile in question could lie."""
        options = model.decision.options if model.decision is not None else ()
        if not options or options[-1][0] not in LAID:
            return 0
        pack, players, reach = self.wording.content(model.view), len(model.view.players), 0
        for choice in options:
            reach |= spot_of(pack, choice, players).mask
        return reach

    def _ground(self, pack: Pack, tile: int, spot: Spot) -> dict[int, Content]:
        terrain = pack.terrain[tile]
        return {cell: ground(terrain.kind, symbol) for cell, symbol in zip(spot.cells, terrain.symbols, strict=True)}

    def _creature(self, model: BoardModel[CryptidsView], laid: Laid) -> Content:
        """Its owner and two letters of its name."""
        name = self.wording.card(laid.tile, model.view)
        ground = signs.SEAT_GROUNDS[laid.owner]
        shown = line(signs.seat_sign(laid.owner), model.named(("cryptid", laid.tile), name[:2], f"bold {PEARL}"))
        return shown.stylize_before(f"on {ground}")

    def _preview(self, model: BoardModel[CryptidsView], pack: Pack, choice: Choice) -> dict[int, Content]:
        spot = spot_of(pack, choice, len(model.view.players))
        if choice[0] == "place":
            name = self.wording.card(choice[1], model.view)
            return dict.fromkeys(spot.cells, line((f"▐{name[:1]}▌", CURSOR)))
        terrain = pack.terrain[choice[1]]
        return {
            cell: line(
                (f"▐{signs.HABITAT_SIGNS[terrain.kind] if symbol == NOWHERE else signs.SYMBOL_SIGNS[symbol]}▌", CURSOR)
            )
            for cell, symbol in zip(spot.cells, terrain.symbols, strict=True)
        }

    # -- what lies there, in words

    def _key(self, model: BoardModel[CryptidsView], width: int) -> list[Content]:
        """Whose cryptids lie here, what can be requested, and what is left of each stack."""
        view = model.view
        pack = self.wording.content(view)
        rows = []
        if view.laid:
            there = [line(signs.seat_sign(laid.owner), " ", self._named(model, laid.tile, TEXT)) for laid in view.laid]
            rows += flow(there, width)
        stacks = [
            spaced(
                [
                    line(signs.habitat(kind), (f" {self.wording.habitat(kind)}", signs.HABITAT_COLOURS[kind])),
                    line(
                        (
                            self.words("terminal-cryptids-closed")
                            if view.closed[kind]
                            else str(len(view.stacks[kind])),
                            TEXT,
                        )
                    ),
                ],
                " ",
            )
            for kind in range(len(HABITATS))
        ]
        rows += flow([line((self.words("terminal-cryptids-stacks"), DIM)), *stacks], width)
        rows += self._tiles(model, pack, width)
        return rows

    def _tiles(self, model: BoardModel[CryptidsView], pack: Pack, width: int) -> list[Content]:
        """The tiles of the stacks, where one of them is to be chosen, and always the reader's own."""
        view = model.view
        rows = []
        if model.me >= 0 and view.players[model.me].tiles:
            own = [self.tile(model, pack, each) for each in view.players[model.me].tiles]
            rows += flow([line((self.words("terminal-cryptids-my-tiles"), DIM)), *own], width)
        return rows

    def tile(self, model: BoardModel[CryptidsView], pack: Pack, tile: int) -> Content:
        terrain = pack.terrain[tile]
        glows = ("tile", tile) in model.offered
        symbols = [signs.SYMBOL_SIGNS[symbol] for symbol in terrain.symbols if symbol != NOWHERE]
        name = model.named(("tile", tile), terrain.shape, f"bold {GLOW}" if glows else TEXT)
        return line(signs.habitat(terrain.kind), name, ("".join(symbols), GOLD))

    def _named(self, model: BoardModel[CryptidsView], card: int, style: str) -> Content:
        return model.named(("cryptid", card), self.wording.card(card, model.view), style)


def side(fenced: bool) -> tuple[str, str]:
    return FENCE if fenced else EDGE


def at(laid: Laid) -> tuple[int, int, int]:
    return laid.turn, laid.row, laid.column


def ground(kind: int, symbol: int) -> Content:
    """A cell of terrain."""
    sign = signs.SYMBOL_SIGNS[symbol] if symbol != NOWHERE else " "
    cell = line(signs.habitat(kind), (sign, f"bold {GOLD}"), " ")
    return cell.stylize_before(f"on {signs.HABITAT_GROUNDS[kind]}")


def beside(rows: list[Content], more: list[Content], width: int) -> list[Content]:
    """Something at the right of the first rows, or below them where there is no room."""
    if not more:
        return rows
    wide = max([row.cell_length for row in rows])
    if wide + GAP + max([row.cell_length for row in more]) > width:
        return [*rows, *[line("    ", row) for row in more]]
    padded = [*[line("")] * TOP_EDGE, *more, *[line("")] * len(rows)]
    return [fit(row, wide + GAP) + padded[at] if padded[at] else row for at, row in enumerate(rows)]


# -- moving a tile about


def steered(options: Sequence[Choice], row: int, way: str) -> int | None:
    """The option to which an arrow or a turn leads from this one; None where no tile is laid."""
    if options[row][0] not in LAID:
        return None
    here = options[row]
    if way in ("turn", "back"):
        return _turned(options, row, 1 if way == "turn" else -1)
    down, right = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[way]

    def far(number: int) -> tuple[bool, int, int]:
        """Along the way, and three times as much to the side; the same turn first."""
        other = options[number]
        rows, columns = other[3] - here[3], other[4] - here[4]
        along, aside = (rows * down + columns * right), abs(rows * right) + abs(columns * down)
        return other[2] != here[2], along + 3 * aside, number

    ahead = [
        number
        for number, other in enumerate(options)
        if other[:2] == here[:2] and (other[3] - here[3]) * down + (other[4] - here[4]) * right > 0
    ]
    same = [number for number in ahead if options[number][2] == here[2]]
    return min(same, key=far, default=row)


def _turned(options: Sequence[Choice], row: int, by: int) -> int:
    """The next turn that is possible, as near as possible."""
    here = options[row]
    turns = sorted({other[2] for other in options if other[:2] == here[:2]})
    turn = turns[(turns.index(here[2]) + by) % len(turns)]
    there = [number for number, other in enumerate(options) if other[:2] == here[:2] and other[2] == turn]
    return min(
        there, key=lambda number: (abs(options[number][3] - here[3]) + abs(options[number][4] - here[4]), number)
    )
