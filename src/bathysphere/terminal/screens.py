"""What opens above the board: an enlarged card, the help, the end of the game."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList

from bathysphere.terminal.board import Card, Panel
from bathysphere.terminal.draw import DIM, GLOW, TEXT, fit, line, lines
from bathysphere.terminal.widgets import Paper
from bathysphere.words import Words

KEY_COLUMN = 12


class Sheet(ModalScreen[None]):
    """A framed page; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,i,enter,question_mark", "close", show=False),
        Binding("up", "turn_page(-1)", show=False),
        Binding("down", "turn_page(1)", show=False),
    ]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Paper(id="sheet-body")

    def action_close(self) -> None:
        self.dismiss(None)

    def action_turn_page(self, direction: int) -> None:
        self.query_one("#sheet").scroll_relative(y=direction, animate=False)

    def write(self, panel: Panel) -> None:
        sheet = self.query_one("#sheet")
        sheet.border_title = Content(panel.title)
        sheet.border_subtitle = Content(panel.note)
        self.query_one("#sheet-body", Paper).write(panel.body)


class CardScreen(Sheet):
    """One card; left and right go through all cards on the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "browse(-1)", show=False),
        Binding("right", "browse(1)", show=False),
    ]

    def __init__(self, words: Words, cards: Sequence[Card], card: Card, enlarge: Callable[[Card], Panel]) -> None:
        super().__init__()
        self.words = words
        self.cards = list(cards)
        self.place = self.cards.index(card)
        self.enlarge = enlarge

    def on_mount(self) -> None:
        self._show()

    def action_browse(self, by: int) -> None:
        self.place = (self.place + by) % len(self.cards)
        self._show()

    def _show(self) -> None:
        panel = self.enlarge(self.cards[self.place])
        hint = self.words("terminal-card-hint", number=self.place + 1, whole=len(self.cards))
        self.write(Panel(panel.title, lines([panel.body, line(""), line((panel.note, DIM)), line((hint, DIM))])))


class HelpScreen(Sheet):
    def __init__(self, words: Words, keys: Sequence[tuple[str, str]], legend: Sequence[Content]) -> None:
        super().__init__()
        self.words = words
        self.keys = keys
        self.legend = legend

    def on_mount(self) -> None:
        moves = ("arrows", "enter", "space", "digits", "escape", "tab", "pages")
        more = [(self.words(f"terminal-key-{move}"), self.words(f"terminal-key-{move}-help")) for move in moves]
        rows = [fit(line((key, f"bold {GLOW}")), KEY_COLUMN) + line((what, TEXT)) for key, what in (*more, *self.keys)]
        body = lines([*rows, line(""), *self.legend])
        self.write(Panel(self.words("terminal-help"), body, self.words("terminal-close")))


class ScoreScreen(ModalScreen[str]):
    """The score table, and what to do now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("q", "choose('quit')", show=False),
        Binding("l", "language", show=False),
    ]

    def __init__(self, draw: Callable[[int], Panel], menu: Callable[[], Sequence[tuple[str, str]]]) -> None:
        super().__init__()
        self.draw = draw
        self.menu = menu

    def compose(self) -> ComposeResult:
        with Vertical(id="score"):
            with VerticalScroll(id="score-scroll", can_focus=False):
                yield Paper(id="score-body")
            yield OptionList(id="score-menu")

    def on_mount(self) -> None:
        self._show()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        panel = self.draw(min(100, self.app.size.width - 8))
        self.query_one("#score").border_title = Content(panel.title)
        self.query_one("#score-body", Paper).write(panel.body)
        menu = self.query_one(OptionList)
        menu.set_options([label for _, label in self.menu()])
        menu.highlighted = 0

    async def action_language(self) -> None:
        await self.run_action("app.language")
        self._show()

    def action_close(self) -> None:
        self.dismiss("look")

    def action_choose(self, choice: str) -> None:
        self.dismiss(choice)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.menu()[event.option_index][0])
