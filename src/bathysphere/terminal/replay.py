"""Stepping through a record: every position forth and back, with the eyes of any seat or of a spectator."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from bathysphere.engine import SPECTATOR, Choice, Game, Record, SeenEvent, State, View, opening_reply
from bathysphere.terminal.draw import DIM, HEAD, TEXT, line, lines
from bathysphere.terminal.table_app import TableApp, progress
from bathysphere.terminal.widgets import Paper
from bathysphere.words import Words

JUMP = 10


class Positions:
    """All positions of a record, and how much each seat had been told by then."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.record = record
        self.states: list[State] = []
        self.told: dict[int, list[SeenEvent]] = {seat: [] for seat in range(SPECTATOR, record.header.seats)}
        self.heard: list[dict[int, int]] = []
        for state, _, reply in record.play(game):
            said = reply if reply is not None else opening_reply(state)
            for seat, told in self.told.items():
                told += said.seen_by(seat)
            self.states.append(state.copy())
            self.heard.append({seat: len(told) for seat, told in self.told.items()})


class ReplayApp(TableApp):
    """A record on the board."""

    AUTO_FOCUS = None
    """Arrows step through the record until somebody tabs to the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("full_stop", f"step({JUMP})", show=False),
        Binding("comma", f"step(-{JUMP})", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("v", "eyes", show=False),
        Binding("q", "quit", show=False),
    ]
    HINTS = (
        ("←→", "terminal-hint-step", "step(1)"),
        (",.", "terminal-hint-jump", f"step({JUMP})"),
        ("v", "terminal-hint-eyes", "eyes"),
        ("r", "terminal-hint-secret", "uncover"),
        ("i", "terminal-hint-card", "inspect"),
        ("o", "terminal-hint-page", "page"),
        ("l", "terminal-hint-language", "language"),
        ("q", "terminal-hint-close", "quit"),
        ("?", "terminal-hint-help", "help"),
    )

    def __init__(self, game: Game[Any], record: Record, words: Words, seat: int) -> None:
        super().__init__(game, words, record.header.seats)
        self.positions = Positions(game, record)
        self.seat = seat
        self.place = 0

    # -- what the app asks for

    def view_now(self) -> View:
        return self.game.view(self.positions.states[self.place], self.seat)

    def log_now(self) -> Sequence[SeenEvent]:
        return self.positions.told[self.seat][: self.positions.heard[self.place][self.seat]]

    def ask_widgets(self) -> list[Widget]:
        return [Paper(id="prompt"), Paper(id="scrubber")]

    def state_of_play(self) -> str:
        if self.seat == SPECTATOR:
            return self.words("terminal-eyes-spectator")
        return self.words("terminal-eyes", name=self.names[self.seat])

    def on_mount(self) -> None:
        self.draw()

    def draw_ask(self) -> None:
        whole = len(self.positions.states) - 1
        width = max(20, self.desk.query_one("#ask").size.width - 4)
        counter = self.words("terminal-answer", number=self.place, whole=whole)
        bar = progress(self.place, whole, width)
        self.desk.query_one("#scrubber", Paper).write(lines([bar, line((counter, DIM))]))
        self.desk.query_one("#prompt", Paper).write(self._next_answer())

    def _next_answer(self) -> Content:
        """Who is about to answer, and what, if these eyes may know it."""
        answers = self.positions.record.answers
        if self.place == len(answers):
            over = self.positions.states[-1].outcome is not None
            return line((self.words("game-over" if over else "terminal-record-ends"), HEAD))
        answer = answers[self.place]
        name = self.names[answer.seat]
        if answer.seat != self.seat:
            return line((self.words("terminal-next", name=name), TEXT))
        return line((self.words("terminal-next-answer", name=name, answer=self._said_as(answer.choice)), HEAD))

    def _said_as(self, choice: Choice) -> str:
        picks = choice if not choice or isinstance(choice[0], tuple) else (choice,)
        return ", ".join(self.words.option(pick, self.view_now(), self.names) for pick in picks)

    # -- moving

    def action_step(self, by: int) -> None:
        self._go(self.place + by)

    def action_jump(self, place: int) -> None:
        self._go(place % len(self.positions.states))

    def _go(self, place: int) -> None:
        self.place = max(0, min(place, len(self.positions.states) - 1))
        self.draw()

    def action_eyes(self) -> None:
        """The next seat's eyes; a record is a whole game, so all eyes are allowed."""
        self.seat = SPECTATOR if self.seat == self.seats - 1 else self.seat + 1
        self._said = []
        self.draw()
