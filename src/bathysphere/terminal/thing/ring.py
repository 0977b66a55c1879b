"""The round table: chairs in their order with doors in the gaps, and in the middle piles, direction and what goes on.

The viewer sits at the lower edge, so that clockwise on the screen is clockwise at the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from bathysphere.games.thing.aids import aids
from bathysphere.games.thing.roles import CLOCKWISE, NOBODY, UNKNOWN
from bathysphere.games.thing.view import ThingView
from bathysphere.games.thing.wording import ThingWording
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, NOTHING, PEARL, QUIET, TEXT, fit, line, lines, spaced
from bathysphere.terminal.thing import signs
from bathysphere.words import Words

NARROWEST_CHAIR, WIDEST_CHAIR = 12, 18
NARROWEST_TABLE = 3 * NARROWEST_CHAIR
CHAIR_ROWS = 2
SMALL, ROOMY = 28, 38
"""Below the first height of the screen the middle is said in two lines; from the second on there is air in it."""
ONE_LINE = 35
"""The width that direction and piles need to stand in one line."""


@dataclass(frozen=True)
class Plan:
    """How many chairs stand at each edge of the table; clockwise from the right end of the lower edge they are the
    lower edge, the left one, the upper one, the right one."""

    lower: int
    side: int
    upper: int

    @classmethod
    def of(cls, seats: int, width: int) -> "Plan":
        in_row = max(1, width // (NARROWEST_CHAIR + 1))
        side = 1
        while (seats - 2 * side + 1) // 2 > in_row and seats - 2 * side >= 4:
            side += 1
        lower = (seats - 2 * side) // 2
        return cls(lower, side, seats - 2 * side - lower)

    @property
    def mine(self) -> int:
        """Where the reader sits."""
        return self.lower // 2

    def lower_row(self) -> list[int]:
        """Positions from left to right; those of the columns go from top to bottom."""
        return list(range(self.lower - 1, -1, -1))

    def left_column(self) -> list[int]:
        return list(range(self.lower + self.side - 1, self.lower - 1, -1))

    def upper_row(self) -> list[int]:
        first = self.lower + self.side
        return list(range(first, first + self.upper))

    def right_column(self) -> list[int]:
        first = self.lower + self.side + self.upper
        return list(range(first, first + self.side))


class Ring:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = ThingWording(words)

    def panel(self, model: BoardModel[ThingView], width: int) -> Panel:
        view = model.view
        seats = len(view.chairs)
        width = max(width, NARROWEST_TABLE)
        plan = Plan.of(seats, width)
        first = (view.chairs.index(model.me) if model.me >= 0 else 0) - plan.mine
        self.places = [(first + position) % seats for position in range(seats)]
        side = max(NARROWEST_CHAIR, min(WIDEST_CHAIR, width // 4))
        rows = [
            *self._row(model, plan.upper_row(), width),
            self._edge(view, plan, side, width, upper=True),
            *self._inside(model, plan, side, width),
            self._edge(view, plan, side, width, upper=False),
            *self._row(model, plan.lower_row(), width),
        ]
        return Panel(self.words("terminal-thing-table"), lines(rows))

    # -- chairs

    def _row(self, model: BoardModel[ThingView], positions: Sequence[int], width: int) -> list[Content]:
        """Chairs side by side; a door stands upright in its gap."""
        number = len(positions)
        wide = min(WIDEST_CHAIR, (width - (number - 1)) // number)
        cells = [self._chair(model, self._seat(model.view, position), wide) for position in positions]
        rows = []
        for level in range(CHAIR_ROWS):
            parts = [centred(cells[0][level], wide)]
            for place in range(1, number):
                parts += [
                    self._upright(model.view, positions[place - 1], positions[place]),
                    centred(cells[place][level], wide),
                ]
            rows.append(centred(Content("").join(parts), width))
        return rows

    def _upright(self, view: ThingView, left: int, right: int) -> Content:
        doors = self._doors(view, left, right)
        return line((signs.DOOR_UPRIGHT if doors else " ", signs.CATEGORY_COLOURS["obstacle"]))

    def _across(self, view: ThingView, upper: int, lower: int, width: int) -> Content:
        doors = self._doors(view, upper, lower)
        return centred(line((signs.DOOR_ACROSS if doors else "", signs.CATEGORY_COLOURS["obstacle"])), width)

    def _doors(self, view: ThingView, one: int, other: int) -> int:
        """Doors between two positions that follow each other in either order."""
        seats = len(self.places)
        return view.doors[self.places[one if (one + 1) % seats == other else other]]

    def _seat(self, view: ThingView, position: int) -> int:
        return view.chairs[self.places[position]]

    def _chair(self, model: BoardModel[ThingView], seat: int, width: int) -> list[Content]:
        """Name and marks above, what lies before the player below."""
        view = model.view
        name = model.names[seat]
        if view.out[seat]:
            crossed = model.named(("seat", seat), name, f"strike {FAINT}")
            return [fit_in(line((f"{signs.BURNED} ", FAINT), crossed), width), self._role(model, seat)]
        at_turn = view.outcome is None and view.turn.seat == seat
        style = f"bold underline {PEARL}" if seat == model.me else f"bold {GLOW if at_turn else TEXT}"
        parts = [
            line((f"{signs.TURN} " if at_turn else "", GLOW)),
            model.named(("seat", seat), name, style),
            line((signs.ASKED if model.asks(seat) else "", GOLD)),
        ]
        marks = [signs.hand(view.hand_sizes[seat]), signs.quarantine(view.quarantine[seat]), self._role(model, seat)]
        return [fit_in(Content("").join(parts), width), fit_in(spaced(marks, " "), width)]

    def _role(self, model: BoardModel[ThingView], seat: int) -> Content:
        """As far as the reader knows it and lets it be seen."""
        role = model.view.roles[seat]
        hidden = role == UNKNOWN or (model.covered and model.view.outcome is None)
        return NOTHING if hidden else signs.role_sign(role)

    # -- the table itself

    def _edge(self, view: ThingView, plan: Plan, side: int, width: int, *, upper: bool) -> Content:
        """An edge of the table with arrows in the direction of play, and doors at the corners."""
        row = plan.upper_row() if upper else plan.lower_row()
        level = 0 if upper else -1
        left = (row[0], plan.left_column()[level])
        right = (row[-1], plan.right_column()[level])
        arrow = "▸" if (view.way == CLOCKWISE) == upper else "◂"
        inner = width - 2 * side - 2
        third = (inner - 2) // 3
        run = ("─" * third + arrow) * 2
        ends = "╭╮" if upper else "╰╯"
        edge = f"{ends[0]}{run}{'─' * (inner - len(run))}{ends[1]}"
        parts = [self._across(view, *left, side), line((edge, FAINT)), self._across(view, *right, side)]
        return Content("").join(parts)

    def _inside(self, model: BoardModel[ThingView], plan: Plan, side: int, width: int) -> list[Content]:
        """The chairs at the left and at the right, and the middle between them."""
        inner = width - 2 * side - 2
        said = self._middle(model, inner - 2)
        needed = plan.side * CHAIR_ROWS + plan.side - 1
        height = max(needed, len(said)) + (2 if model.height >= ROOMY else 0)
        middle = stood(said, height)
        left = stood(self._column(model, plan.left_column(), side), height)
        right = stood(self._column(model, plan.right_column(), side), height)
        wall = line(("│", FAINT))
        return [
            Content("").join([centred(one, side), wall, centred(between, inner), wall, centred(other, side)])
            for one, between, other in zip(left, middle, right, strict=True)
        ]

    def _column(self, model: BoardModel[ThingView], positions: Sequence[int], width: int) -> list[Content]:
        rows: list[Content] = []
        for place, position in enumerate(positions):
            if place:
                rows.append(self._across(model.view, positions[place - 1], position, width))
            rows += self._chair(model, self._seat(model.view, position), width)
        return rows

    # -- the middle

    def _middle(self, model: BoardModel[ThingView], width: int) -> list[Content]:
        view, words = model.view, self.words
        deck = line(
            (f"{words('terminal-deck')} ", DIM), (f"{view.deck} ", TEXT), signs.back(view.deck_back), self._next(view)
        )
        discard = line(
            (f"{words('terminal-discard')} ", DIM), (f"{view.discard} ", TEXT), signs.back(view.discard_back)
        )
        turning = line((f"{signs.way(view.way)} ", f"bold {GLOW}"), (self.wording.way(view.way), DIM))
        if model.height < SMALL and width >= ONE_LINE:
            arrow = line((signs.way(view.way), f"bold {GLOW}"))
            return [fit_in(spaced([arrow, deck, discard]), width), fit_in(spaced(self._going_on(model)), width)]
        return [fit_in(row, width) for row in (turning, deck, discard, *self._going_on(model))]

    def _next(self, view: ThingView) -> Content:
        """What the next card is: its back, or its face if the reader put it there."""
        if not view.deck_back:
            return NOTHING
        if view.planted != NOBODY:
            return line(" ", (self.wording.card(view.planted), signs.card_style(view.planted)))
        return line((f" {self.words(f'back-{view.deck_back}')}", signs.BACK_SIGNS[view.deck_back][1]))

    def _going_on(self, model: BoardModel[ThingView]) -> list[Content]:
        """Two lines: who with whom, and by which card; between scenes, which exchange is due."""
        view, words, names = model.view, self.words, model.names
        if view.outcome is not None:
            return [line((words("game-over"), f"bold {GOLD}")), NOTHING]
        now = view.scene
        if now is None:
            return self._due(model)
        card = self._card(model, now.card) if now.card >= 0 else line((words("terminal-thing-exchange"), QUIET))
        who = names[now.seat]
        if now.kind == "panic":
            return [line((f"{words('back-panic')}! ", f"bold {signs.ALARM}"), (who, f"bold {TEXT}")), card]
        sign = "⇄" if now.kind == "exchange" else "→"
        return [line((f"{who} {sign} {names[now.target]}", f"bold {GOLD}")), card]

    def _due(self, model: BoardModel[ThingView]) -> list[Content]:
        """With whom this turn's exchange is due, and what would prevent it."""
        due = aids(model.view, None)
        if due.partner == NOBODY:
            return [NOTHING, NOTHING]
        pair = f"{model.names[model.view.turn.seat]} ⇄ {model.names[due.partner]}"
        if due.hindrance:
            reason = self.wording.reason(due.hindrance)
            return [line((pair, f"strike {DIM}")), line((reason, signs.CATEGORY_COLOURS["obstacle"]))]
        return [line((pair, QUIET)), line((self.words("terminal-thing-due"), DIM))]

    def _card(self, model: BoardModel[ThingView], card: int) -> Content:
        return line(
            signs.card_sign(card), " ", model.named(("card", card), self.wording.card(card), signs.card_style(card))
        )


def fit_in(content: Content, width: int) -> Content:
    """Cut where it is too long, but not filled up."""
    return content.truncate(max(0, width), ellipsis=True)


def centred(content: Content, width: int) -> Content:
    spare = max(0, width - content.cell_length)
    return fit(content.pad_left(spare // 2), width)


def stood(rows: Sequence[Content], height: int) -> list[Content]:
    """Rows in the middle of a column."""
    above = (height - len(rows)) // 2
    return [NOTHING] * above + list(rows) + [NOTHING] * (height - len(rows) - above)
