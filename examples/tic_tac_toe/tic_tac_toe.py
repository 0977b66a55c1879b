"""Tic-tac-toe: two players take cells in turn; three in a row win."""

from typing import Annotated

from bathysphere.engine import SEAT, Answers, Chance, Decision, EventKind, Game, Kind, Next, Outcome, SeatAsks, State
from bathysphere.engine import Verb, View, per

FREE = -1
CELLS = "top_left top_middle top_right left middle right bottom_left bottom_middle bottom_right".split()
CELL = Kind("cell", CELLS)
MARK = Kind("mark", ("✕", "○")).but(free=FREE)
TAKE = Verb("take", cell=CELL)
TOOK = EventKind("took", seat=SEAT, cell=CELL)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Board(State):
    cells: list[int] = [FREE] * len(CELLS)


class BoardView(View, frozen=True):
    cells: Annotated[tuple[int, ...], per(CELL, MARK, columns=3)]


class Turn(SeatAsks[Board]):
    def ask(self, s: Board) -> list[Decision]:
        return [Decision(self.seat, "take", tuple(TAKE(cell) for cell, mark in enumerate(s.cells) if mark == FREE))]

    def take(self, s: Board, answers: Answers) -> Next:
        _, cell = answers[self.seat]
        s.cells[cell] = self.seat
        s.tell(TOOK, self.seat, cell)
        if any(all(s.cells[each] == self.seat for each in line) for line in LINES):
            s.finish(Outcome(winners=(self.seat,)))
        if FREE not in s.cells:
            s.finish(Outcome(winners=(0, 1), reason="draw"))
        return (Turn(1 - self.seat),)


class TicTacToe(Game[Board]):
    name = "tic_tac_toe"
    fewest = most = 2
    state = Board

    def deal(self, s: Board, options: object) -> Next:
        return (Turn(0),)

    def view(self, s: Board, seat: int) -> BoardView:
        return BoardView.of(s, seat)

    def hide(self, s: Board, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""


GAME = TicTacToe()
