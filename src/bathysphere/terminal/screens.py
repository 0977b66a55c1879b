"""What opens above the board: an enlarged card, the help, the end of the game, a list to choose from."""

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList

from bathysphere.engine import Choice, InternalError, Phrase
from bathysphere.terminal.board import TALL, Card, Panel
from bathysphere.terminal.draw import DIM, GLOW, TEXT, fit, line, lines
from bathysphere.terminal.widgets import Paper
from bathysphere.words import Words

KEY_COLUMN = 12
SCORE_MARGIN, MENU_ROOM, LOW_MENU_ROOM = 11, 9, 6
"""Columns that the frame around the result needs, with its scrollbar; and rows for frame and menu."""
DIGITS = "1234567890"

R = TypeVar("R")
Values = Callable[[str], Sequence[int]]
"""What can fill a slot of a statement."""


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


class PageScreen(Sheet):
    """Something to read."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.panel = panel

    def on_mount(self) -> None:
        self.write(self.panel)


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
        Binding("pageup", "turn_page(-1)", show=False, priority=True),
        Binding("pagedown", "turn_page(1)", show=False, priority=True),
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
        panel = self.draw(min(100, self.app.size.width - SCORE_MARGIN))
        room = MENU_ROOM if self.app.size.height >= TALL else LOW_MENU_ROOM
        self.query_one("#score-scroll").styles.max_height = max(3, self.app.size.height - room)
        self.query_one("#score").border_title = Content(panel.title)
        self.query_one("#score-body", Paper).write(panel.body)
        menu = self.query_one(OptionList)
        menu.set_options([label for _, label in self.menu()])
        menu.highlighted = 0

    async def action_language(self) -> None:
        await self.run_action("app.language")
        self._show()

    def action_turn_page(self, direction: int) -> None:
        """The result of a big table is longer than a small screen."""
        pages = self.query_one("#score-scroll")
        pages.scroll_relative(y=direction * max(3, pages.size.height - 2), animate=False)

    def action_close(self) -> None:
        self.dismiss("look")

    def action_choose(self, choice: str) -> None:
        self.dismiss(choice)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.menu()[event.option_index][0])


class ListScreen(ModalScreen[R]):
    """A list to choose from, under a few words; digits take a row at once, Esc goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        *[Binding(digit, f"digit({place})", show=False) for place, digit in enumerate(DIGITS)],
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="list"):
            yield Paper(id="list-text")
            yield OptionList(id="list-rows")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def show(self, title: str, text: str, rows: Sequence[str], note: str) -> None:
        frame = self.query_one("#list")
        frame.border_title, frame.border_subtitle = Content(title), Content(note)
        said = self.query_one("#list-text", Paper)
        said.display = bool(text)
        said.write(line((text, TEXT)))
        menu = self.query_one(OptionList)
        numbered = [f"{DIGITS[place]} " if place < len(DIGITS) else "  " for place in range(len(rows))]
        menu.set_options([line((number, DIM), (row, TEXT)) for number, row in zip(numbered, rows, strict=True)])
        menu.highlighted = 0

    def action_digit(self, row: int) -> None:
        if row < self.query_one(OptionList).option_count:
            self.chosen(row)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.chosen(event.option_index)

    def action_back(self) -> None:
        self.dismiss(None)

    def chosen(self, row: int) -> None:
        raise InternalError(f"{type(self).__name__} does not say what comes of a choice")


class PickScreen(ListScreen[int]):
    """One of several things, by its row."""

    def __init__(self, title: str, labels: Sequence[str], note: str) -> None:
        super().__init__()
        self.labels = labels
        self.titled = title
        self.note = note

    def on_mount(self) -> None:
        super().on_mount()
        self.show(self.titled, "", self.labels, self.note)

    def chosen(self, row: int) -> None:
        self.dismiss(row)


class SureScreen(ListScreen[bool]):
    """Asked before something that cannot be undone; the first row does nothing."""

    def __init__(self, words: Words, verb: str) -> None:
        super().__init__()
        self.words = words
        self.verb = verb

    def on_mount(self) -> None:
        super().on_mount()
        rows = [self.words("terminal-sure-no"), self.words(f"do-{self.verb}")]
        title, text = self.words(f"terminal-sure-{self.verb}"), self.words(f"terminal-sure-{self.verb}-text")
        self.show(title, text, rows, self.words("terminal-close"))

    def chosen(self, row: int) -> None:
        self.dismiss(row == 1)


class TalkScreen(ListScreen[Choice]):
    """A statement, part by part: first its phrase, then what it speaks of. The last part is chosen as a sentence."""

    def __init__(
        self,
        words: Words,
        phrases: Sequence[Phrase],
        values: Values,
        names: Sequence[str],
        barred: Sequence[Choice] = (),
    ) -> None:
        super().__init__()
        self.words = words
        self.barred = barred
        """How statements begin that cannot be made now."""
        self.phrases = {phrase.name: phrase for phrase in phrases}
        self.values = values
        self.names = names
        self.begun: Choice = ()

    def on_mount(self) -> None:
        super().on_mount()
        self._show()

    def next_parts(self) -> list[Choice]:
        """What can be said so far, one part longer."""
        if not self.begun:
            return [(name,) for name in self.phrases if self._can_end((name,))]
        slot = self.phrases[self.begun[0]].slots[len(self.begun) - 1]
        longer = [(*self.begun, value) for value in self.values(slot)]
        return [each for each in longer if each not in self.barred]

    def _can_end(self, phrase: Choice) -> bool:
        """Whether a phrase, or one with a single slot in any way, can be said now."""
        slots = self.phrases[phrase[0]].slots
        filled = [(*phrase, value) for value in self.values(slots[0])] if slots else [phrase]
        return phrase not in self.barred and any(each not in self.barred for each in filled)

    def complete(self, statement: Choice) -> bool:
        return len(statement) > len(self.phrases[statement[0]].slots)

    def _label(self, statement: Choice) -> str:
        """What stands before the last slot is always a seat."""
        if self.complete(statement):
            return self.words.say(statement, self.names)
        if len(statement) == 1:
            return self.words(f"terminal-talk-{statement[0]}")
        return self.names[statement[-1]]

    def _show(self) -> None:
        title = self.words(f"terminal-talk-{self.begun[0]}") if self.begun else self.words("terminal-talk")
        note = self.words("terminal-talk-back" if self.begun else "terminal-close")
        self.show(title, "", [self._label(each) for each in self.next_parts()], note)

    def chosen(self, row: int) -> None:
        self.begun = self.next_parts()[row]
        if self.complete(self.begun):
            self.dismiss(self.begun)
        else:
            self._show()

    def action_back(self) -> None:
        if not self.begun:
            self.dismiss(None)
            return
        self.begun = self.begun[:-1]
        self._show()
