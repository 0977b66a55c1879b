"""The app around every board: header, players, log, help, enlarged cards, languages. Play and replay fill it in."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from bathysphere.engine import Choice, Decision, Game, InternalError, SeenEvent, View
from bathysphere.terminal.board import TALL, Board, BoardModel, Card, Panel
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, PEARL, TEXT, WARN, clickable, line, lines, spaced, spread
from bathysphere.terminal.event_feed import Said
from bathysphere.terminal.generic import board_of
from bathysphere.terminal.screens import CardScreen, HelpScreen, PageScreen
from bathysphere.terminal.widgets import BoardColumn, GameLog, PanelColumn, Paper
from bathysphere.words import LANGUAGES, Words

PACKAGE = "bathysphere.terminal"
NARROW = 100
WIDE = 150
ASK_FRAME = 4
"""Border and padding at both sides of the box with the question."""
PAGES = ("table", "players", "log")
"""On a narrow screen one of these is shown at a time."""
EXPENDABLE = ("save", "speed", "language", "why", "step_back", "inspect")
"""Hints that go first, in this order, where the foot of the screen is too narrow for all; the help has them."""


class TableApp(App[None]):
    """What playing and replaying have in common."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("i", "inspect", show=False),
        Binding("o", "page", show=False),
        Binding("r", "uncover", show=False),
        Binding("w", "why", show=False),
        Binding("question_mark", "help", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
    ]
    HINTS: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """The foot of the screen: key, id of its word, action."""

    def __init__(self, game: Game[Any], words: Words, seats: int) -> None:
        super().__init__()
        self.title = "Bathysphere"
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-normal"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]
        self.game = game
        self.seats = seats
        self.page = PAGES[0]
        self.covered = True
        self.notice = ""
        self._said: list[tuple[str, str]] = []
        self._lead = ""
        self.speak(words.language)

    # -- what playing and replaying fill in

    def view_now(self) -> View:
        raise InternalError(f"{type(self).__name__} does not say what it shows")

    def log_now(self) -> Sequence[SeenEvent | Said]:
        """What the reader was told and heard others say."""
        raise InternalError(f"{type(self).__name__} does not say what it shows")

    def decision_now(self) -> Decision | None:
        """The question that the reader has to answer."""
        return None

    def weighed_now(self) -> Choice | None:
        """The option that the reader looks at."""
        return None

    def ask_widgets(self) -> list[Widget]:
        """What stands below the board."""
        raise InternalError(f"{type(self).__name__} does not say what it shows")

    def draw_ask(self) -> None:
        raise InternalError(f"{type(self).__name__} does not say what it shows")

    def state_of_play(self) -> str:
        """A word at the right end of the header."""
        return ""

    @property
    def desk(self) -> Screen[Any]:
        """The screen with the board, whatever is opened above it."""
        return self.screen_stack[0]

    # -- language

    def speak(self, language: str) -> None:
        self.words = Words(language, self.game.name, (PACKAGE,))
        self.board: Board[Any] = board_of(self.game.name)(self.words)
        self.names = tuple(self.words(f"terminal-name-{seat + 1}") for seat in range(self.seats))
        self._said = []

    def action_language(self) -> None:
        place = LANGUAGES.index(self.words.language)
        self.speak(LANGUAGES[(place + 1) % len(LANGUAGES)])
        self.notice = ""
        self.draw()

    # -- drawing

    def compose(self) -> ComposeResult:
        yield Paper(id="header")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardColumn()
                with Vertical(id="ask"):
                    yield Paper(id="notice")
                    yield Paper(id="mine")
                    yield from self.ask_widgets()
            with Vertical(id="side"):
                yield PanelColumn(id="seats")
                yield GameLog()
        yield Paper(id="footer")

    def model(self) -> BoardModel[Any]:
        decision = self.decision_now()
        options = decision.options if decision is not None else ()
        offered = frozenset(card for option in options if (card := self.board.card_of(option)) is not None)
        cursor = self.desk.query_one(BoardColumn).cursor
        size, weighed = self.size.height, self.weighed_now()
        return BoardModel(self.view_now(), self.names, offered, cursor, size, self.covered, decision, weighed)

    def draw(self) -> None:
        """Redraws everything in place: cheap, since only what changed is laid out again."""
        self.draw_ask()  # first, since a board may show what its highlight is on
        self._draw_board()
        log = self.desk.query_one(GameLog)
        log.border_title = self.words("terminal-log")
        log.show(self.said())
        width = max(20, self.desk.query_one("#ask").size.width - ASK_FRAME)
        self.desk.query_one("#mine", Paper).write(self.board.mine(self.model(), width))
        self._draw_edges()

    def _draw_board(self) -> None:
        model = self.model()
        self._draw_table(model)
        column = self.desk.query_one("#seats", PanelColumn)
        column.show(self.board.seats(model, column.panel_width))

    def _draw_table(self, model: BoardModel[Any]) -> None:
        column = self.desk.query_one("#board", PanelColumn)
        panels = self.board.table(model, column.panel_width)
        column.show(panels)
        if panels and panels[0].title != self._lead:
            self._lead = panels[0].title  # another panel has come to the top because the question is about it
            column.scroll_home(animate=False)

    def _draw_edges(self) -> None:
        width = max(20, self.size.width - 2)
        title = line((f"◉ {self.words(f'game-{self.game.name}')}  ", f"bold {PEARL}"), self.board.banner(self.model()))
        state = line((self.state_of_play(), DIM), ("  ", ""), (self.words.language, GLOW))
        self.desk.query_one("#header", Paper).write(spread(title, state, width))
        self.desk.query_one("#footer", Paper).write(self._foot(width))
        latest = self.said()[-1][0] if self.said() else ""
        notice = line((f"! {self.notice}", f"bold {WARN}")) if self.notice else line((latest, DIM))
        self.desk.query_one("#notice", Paper).write(notice)
        self.desk.query_one("#notice").set_class(not self.notice, "-latest")

    def _foot(self, width: int) -> Content:
        """The hints, as many as there is room for."""
        hints = {
            action: line(
                (key, clickable(f"bold {GLOW}", f"app.{action}")),
                (f" {self.words(word)}", clickable(DIM, f"app.{action}")),
            )
            for key, word, action in self.hints()
            if action != "page" or self.size.width < NARROW
        }
        for action in EXPENDABLE:
            if spaced(list(hints.values())).cell_length > width:
                hints.pop(action, None)
        return spaced(list(hints.values()))

    def hints(self) -> list[tuple[str, str, str]]:
        """Those of the keys that mean something in this game."""
        means = {
            "talk": bool(self.game.talk),
            "interject": self.seats > 1 and (self.board.unasked is not None or bool(self.board.calls)),
            "uncover": self.seats > 1 and self.board.covers,
            "why": self.board.explains,
        }
        named = {"uncover": self.board.secret, "interject": self.board.calls}
        return [(key, named.get(action) or word, action) for key, word, action in self.HINTS if means.get(action, True)]

    def said(self) -> list[tuple[str, str]]:
        """The log in the reader's language; lines are made once."""
        told = self.log_now()
        options = getattr(self.view_now(), "options", None)
        del self._said[len(told) :]
        for each in told[len(self._said) :]:
            if isinstance(each, Said):
                what = self.words.say(each.statement, self.names)
                self._said.append((self.words("terminal-said", name=self.names[each.seat], what=what), GOLD))
            else:
                self._said.append((self.words.event(each, self.names, options), self.board.tone(each)))
        return list(self._said)

    def say(self, notice: str) -> None:
        self.notice = notice
        self._draw_edges()

    def on_panel_column_resized(self) -> None:
        self._draw_board()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # -- looking around

    def action_scroll_board(self, direction: int) -> None:
        column = self.desk.query_one("#seats" if self.page == "players" else "#board", PanelColumn)
        target = self.desk.query_one(GameLog) if self.page == "log" else column
        target.scroll_relative(y=direction * max(3, target.size.height - 2), animate=False)

    def action_page(self) -> None:
        """On a narrow screen: the table, the players, the log."""
        self.page = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)]
        for page in PAGES:
            self.desk.set_class(page == self.page, f"page-{page}")
        self.call_after_refresh(self.draw)

    def action_uncover(self) -> None:
        """Show what only this reader may know, or cover it again."""
        self.covered = not self.covered
        self.draw()

    def action_help(self) -> None:
        keys = [(key, self.words(f"{word}-help")) for key, word, _ in self.hints()]
        self.push_screen(HelpScreen(self.words, keys, self.board.legend()))

    def action_why(self) -> None:
        """What one would try and cannot, with the reasons."""
        if not self.board.explains or self.decision_now() is None:
            self.say(self.words("terminal-not-now"))
            return
        said = self.board.reasons(self.model()) or [self.words("terminal-why-nothing")]
        body = lines([line((f"✗ {each}", TEXT)) for each in said])
        self.push_screen(PageScreen(Panel(self.words("terminal-why"), body, self.words("terminal-close"))))

    def on_board_column_moved(self, message: BoardColumn.Moved) -> None:
        """The cursor walks over the cards on the board."""
        column = self.desk.query_one(BoardColumn)
        cards = [card for card in self.board.cards(self.view_now()) if self._column_of(card) is not None]
        column.cursor = None
        if message.by is not None and cards:
            place = cards.index(message.start) + message.by if message.start in cards else 0
            column.cursor = cards[place % len(cards)]
        self._draw_board()
        if column.cursor is not None and (holder := self._column_of(column.cursor)) is not None:
            holder.reveal(_click(column.cursor))

    def _column_of(self, card: Card) -> PanelColumn | None:
        """The visible column that shows a card."""
        return next(
            (each for each in self.desk.query(PanelColumn) if each.size.height and each.holds(_click(card))), None
        )

    def action_inspect(self) -> None:
        """Enlarge the card under the cursor, or that of the highlighted option, or the first on the table."""
        cards = self.board.cards(self.view_now())
        card = self.desk.query_one(BoardColumn).cursor or self.card_at_hand() or (cards[0] if cards else None)
        if card is not None:
            self.action_enlarge(*card)

    def card_at_hand(self) -> Card | None:
        return None

    def action_enlarge(self, sort: str, number: int) -> None:
        cards = self.board.cards(self.view_now())
        card = (sort, number)
        if card not in cards:
            cards = [card, *cards]
        model = self.model()
        self.push_screen(CardScreen(self.words, cards, card, lambda each: self.board.enlarged(model, each)))


def _click(card: Card) -> str:
    sort, number = card
    return f"app.enlarge('{sort}', {number})"


def progress(done: int, whole: int, width: int) -> Content:
    """A bar with a light on it."""
    place = 0 if whole == 0 else round(done / whole * (width - 1))
    return line(("━" * place, GLOW), ("●", f"bold {PEARL}"), ("─" * (width - 1 - place), FAINT))
