"""The ship from above, bow on top: water at both sides, the deck along the rails, the rooms in the middle, and the Deep
behind the stern."""

from collections.abc import Sequence

from textual.content import Content

from bathysphere.games.unfathomable.cards.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CAPTAINS_CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK,
    GALLEY,
    NUMBERS,
    ROOMS,
    SICK_BAY,
    THE_DEEP,
)
from bathysphere.games.unfathomable.components import NO_ROLE, NOTHING
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.terminal.board import TALL, BoardModel, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, PEARL, TEXT, WARN, fit, flow, line, lines, spaced
from bathysphere.terminal.draw import NOTHING as EMPTY
from bathysphere.terminal.unfathomable import signs
from bathysphere.terminal.unfathomable.tracks import SCARCE, Tracks
from bathysphere.words import Words

NARROWEST, ROOMY = 53, 73
"""What a screen of 100 columns leaves beside the players; the width at which three spaces stand in a row inside."""
NOOK = 9
"""For the sick bay and the brig."""
LEVELS: Sequence[tuple[int, tuple[int, ...], int]] = (
    (0, (BRIDGE,), NOTHING),
    (2, (CHAPEL, CAPTAINS_CABIN), SICK_BAY),
    (4, (CARGO_HOLD, GALLEY), BRIG),
    (6, (BOILER_ROOM,), NOTHING),
)
"""From bow to stern: the water on the left (that on the right is the next), the rooms, and what lies between them."""


def reading_order() -> list[int]:
    """All spaces from bow to stern, each level from left to right, the Deep last."""
    spaces: list[int] = []
    for water, rooms, nook in LEVELS:
        inside = [rooms[0], nook, rooms[1]] if nook != NOTHING else [*rooms]
        spaces += [water, DECK.start + water, *inside, DECK.start + water + 1, water + 1]
    return [*spaces, THE_DEEP]


class ShipMap:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = UnfathomableWording(words)
        self.tracks = Tracks(words)

    def panel(self, model: BoardModel[UnfathomableView], width: int) -> Panel:
        """Below the resources; on a high screen with lines across."""
        width = max(width, NARROWEST)
        plan = Plan(width)
        rows = self.tracks.dials(model.view, width)
        for number, (water, rooms, nook) in enumerate(LEVELS):
            if model.height >= TALL:
                rows.append(plan.rail("╌") if number else plan.end("╭", "╮"))
            rows += self._level(model, plan, water, rooms, nook)
        if model.height >= TALL:
            rows.append(plan.end("╰", "╯"))
        rows += [centred(self._deep(model), width), *self._crew(model, width)]
        return Panel(self.words("terminal-unfathomable-ship"), lines(rows))

    def _level(
        self, model: BoardModel[UnfathomableView], plan: "Plan", water: int, rooms: tuple[int, ...], nook: int
    ) -> list[Content]:
        """Both sides of the ship at one height."""
        columns = [
            self._water(model, water),
            self._planks(model, DECK.start + water, plan.deck),
            self._inside(model, plan, rooms, nook),
            self._planks(model, DECK.start + water + 1, plan.deck),
            self._water(model, water + 1),
        ]
        height = max(len(column) for column in columns)
        return [
            plan.row(*[column[level] if level < len(column) else EMPTY for column in columns])
            for level in range(height)
        ]

    def _inside(
        self, model: BoardModel[UnfathomableView], plan: "Plan", rooms: tuple[int, ...], nook: int
    ) -> list[Content]:
        """The rooms from left to right; what lies between two of them stands there if there is room, else below."""
        width = plan.inside
        if len(rooms) == 1:
            return [centred(row, width) for row in self._room(model, rooms[0], width)]
        if plan.roomy:
            side = (width - NOOK - 2) // 2
            cells = [
                (self._room(model, rooms[0], side), side),
                ([self._space(model, nook, DIM), self._people(model, nook)], width - 2 * side - 2),
                (self._room(model, rooms[1], side), side),
            ]
            return walled(cells)
        left = self._share([self.wording.space(room) for room in rooms], width - 1)
        right = width - 1 - left
        shown = walled([(self._room(model, rooms[0], left), left), (self._room(model, rooms[1], right), right)])
        dots = line(("┄", FAINT))
        inner = spaced([dots, self._space(model, nook, DIM), self._people(model, nook), dots], " ")
        return [*shown, centred(inner, width)]

    def _share(self, names: Sequence[str], width: int) -> int:
        """How wide the left one of two rooms is: a half, unless a name needs more."""
        half = width // 2
        return max(len(names[0]), min(half, width - len(names[1])))

    # -- spaces

    def _named(self, model: BoardModel[UnfathomableView], space: int, said: str, style: str) -> Content:
        glows = ("space", space) in model.offered
        return model.named(("space", space), said, f"bold {GLOW}" if glows else style)

    def _space(self, model: BoardModel[UnfathomableView], space: int, style: str) -> Content:
        return self._named(model, space, self.wording.space(space), style)

    def _water(self, model: BoardModel[UnfathomableView], space: int) -> list[Content]:
        name = self._named(model, space, f"≈{space + 1}", signs.SEA)
        return [spaced([name, self._monarchs(model.view, space)], ""), signs.deep_ones(model.view.deep_ones[space])]

    def _planks(self, model: BoardModel[UnfathomableView], space: int, width: int) -> list[Content]:
        """A deck space: its number, passengers and Deep Ones above, characters below."""
        view = model.view
        parts = [
            self._named(model, space, str(NUMBERS[space][0]), signs.WOOD),
            signs.passengers(view.passengers[space - DECK.start]),
            signs.deep_ones(view.deep_ones[space]),
        ]
        return [snug(parts, width), self._people(model, space)]

    def _room(self, model: BoardModel[UnfathomableView], space: int, width: int) -> list[Content]:
        view = model.view
        damaged = view.damage[space - ROOMS.start] != NOTHING
        name = self._space(model, space, f"bold {signs.MONSTER if damaged else TEXT}")
        parts = [
            line(("–".join(map(str, NUMBERS[space])), signs.WOOD)),
            line((signs.DAMAGE if damaged else "", f"bold {signs.MONSTER}")),
            self._people(model, space),
            signs.deep_ones(view.deep_ones[space]),
        ]
        return [name, snug(parts, width)]

    def _deep(self, model: BoardModel[UnfathomableView]) -> Content:
        view = model.view
        name = self._space(model, THE_DEEP, f"bold {signs.SEA}")
        here = [name, signs.deep_ones(view.deep_ones[THE_DEEP]), self._monarchs(view, THE_DEEP)]
        box = self.words("terminal-unfathomable-box", sign=signs.DEEP_ONE, number=view.deep_one_supply)
        left = line((box, WARN if view.deep_one_supply <= SCARCE else DIM))
        return spaced([line(("≈≈", signs.SEA)), spaced(here, " "), left, line(("≈≈", signs.SEA))])

    # -- who is where

    def _people(self, model: BoardModel[UnfathomableView], space: int) -> Content:
        players = model.view.players
        return Content("").join(
            [self._sign(model, seat) for seat, player in enumerate(players) if player.place == space]
        )

    def _monarchs(self, view: UnfathomableView, space: int) -> Content:
        return Content("").join([signs.monarch(number) for number, place in enumerate(view.monarchs) if place == space])

    def _sign(self, model: BoardModel[UnfathomableView], seat: int) -> Content:
        return signs.seat_sign(seat, revealed=model.view.players[seat].revealed != NO_ROLE, mine=seat == model.me)

    def _crew(self, model: BoardModel[UnfathomableView], width: int) -> list[Content]:
        """Whose sign is whose."""
        view = model.view
        named = []
        for seat, name in enumerate(model.names):
            at_turn = view.outcome is None and view.turn.seat == seat
            style = f"bold underline {PEARL}" if seat == model.me else f"bold {GOLD}" if at_turn else DIM
            turn = line((signs.TURN if at_turn else "", GLOW))
            named.append(line(turn, self._sign(model, seat), (name, style)))
        return [row.truncate(width, ellipsis=True) for row in flow(named, width, " ")]


class Plan:
    """How wide the columns are: water, deck, rooms, deck, water."""

    def __init__(self, width: int) -> None:
        self.roomy = width >= ROOMY
        self.water = width // 12 if self.roomy else 4
        self.deck = width // 9 if self.roomy else 6
        self.inside = width - 2 * self.water - 2 * self.deck - 4

    def row(self, left: Content, port: Content, inside: Content, starboard: Content, right: Content) -> Content:
        hull, wall = line(("┃", signs.WOOD)), line(("│", FAINT))
        port, starboard = fit(port, self.deck), fit(starboard, self.deck)
        ship = line(hull, port, wall, fit(inside, self.inside), wall, starboard, hull)
        return line(fit(left, self.water), ship, fit(right, self.water))

    def rail(self, across: str) -> Content:
        """A line from rail to rail."""
        return line(" " * self.water, ("┃", signs.WOOD), (across * self._beam, FAINT), ("┃", signs.WOOD))

    def end(self, left: str, right: str) -> Content:
        """The bow or the stern."""
        return line(" " * self.water, (f"{left}{'─' * self._beam}{right}", signs.WOOD))

    @property
    def _beam(self) -> int:
        return 2 * self.deck + self.inside + 2


def walled(cells: Sequence[tuple[Sequence[Content], int]]) -> list[Content]:
    """Rooms beside each other, each in the width given with it, with walls between."""
    levels = zip(*[rows for rows, _ in cells], strict=True)
    widths = [width for _, width in cells]
    return [
        line(("│", FAINT)).join([centred(row, width) for row, width in zip(level, widths, strict=True)])
        for level in levels
    ]


def snug(parts: Sequence[Content], width: int) -> Content:
    """Set apart where there is room, else close together."""
    apart = spaced(parts, " ")
    return apart if apart.cell_length <= width else spaced(parts, "")


def centred(content: Content, width: int) -> Content:
    spare = max(0, width - content.cell_length)
    return fit(content.pad_left(spare // 2), width)
