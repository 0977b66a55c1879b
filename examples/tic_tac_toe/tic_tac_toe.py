"""Tic-tac-toe: two players take cells in turn; three in a row win."""

from typing import Annotated

import bathysphere.engine as bs
from bathysphere.engine import SEAT, EventKind, Kind, Next, Outcome, Verb, per

FREE = -1
CELLS = ("top_left", "top", "top_right", "left", "middle", "right", "bottom_left", "bottom", "bottom_right")
CELL = Kind("cell", CELLS)
MARK = Kind("mark", ("✕", "○")).but(free=FREE)
TAKE = Verb("take", cell=CELL)
TOOK = EventKind("took", seat=SEAT, cell=CELL)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Board(bs.State):
    cells: list[int] = [FREE] * len(CELLS)


class BoardView(bs.View, frozen=True):
    cells: Annotated[tuple[int, ...], per(CELL, MARK, columns=3)]


class Turn(bs.SeatAsks[Board]):
    def ask(self, s: Board) -> list[bs.Decision]:
        return [bs.Decision(self.seat, "take", tuple(TAKE(cell) for cell, mark in enumerate(s.cells) if mark == FREE))]

    def take(self, s: Board, answers: bs.Answers) -> Next:
        _, cell = answers[self.seat]
        s.cells[cell] = self.seat
        s.tell(TOOK, self.seat, cell)
        if any(all(s.cells[each] == self.seat for each in line) for line in LINES):
            s.finish(Outcome(winners=(self.seat,)))
        if FREE not in s.cells:
            s.finish(Outcome(winners=(0, 1), reason="draw"))
        return (Turn(1 - self.seat),)


class TicTacToe(bs.Game[Board]):
    name = "tic_tac_toe"
    fewest = most = 2
    state = Board

    def deal(self, s: Board, options: object) -> Next:
        return (Turn(0),)

    def view(self, s: Board, seat: int) -> BoardView:
        return BoardView.of(s, seat)

    def redeal_hidden(self, s: Board, seat: int, chance: bs.Chance) -> None:
        """Nothing is hidden."""


GAME = TicTacToe()
