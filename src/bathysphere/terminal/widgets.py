"""The widgets of the app: a column of panels, the list of options, the log. None of them knows a game."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.geometry import Region
from textual.message import Message
from textual.style import Style
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from bathysphere.terminal.board import Card, Panel

PANEL_FRAME = 4
"""Border and padding at both sides of a panel."""


class Paper(Static):
    """Text whose clickable parts keep their own colours. Writing the same once more costs nothing."""

    auto_links = False

    def frame(self, title: str, note: str) -> None:
        """What stands in the upper and the lower border."""
        if (title, note) != (self.border_title, self.border_subtitle):
            self.border_title, self.border_subtitle = Content(title), Content(note)

    def write(self, text: Content) -> None:
        written = self.content
        if not isinstance(written, Content) or not written.is_same(text):
            self.update(text)


class PanelColumn(VerticalScroll, can_focus=False):
    """Panels below each other; they stay mounted and only change what they say."""

    @property
    def panel_width(self) -> int:
        return max(20, self.scrollable_content_region.width - PANEL_FRAME)

    drawn_width = 0

    class Resized(Message):
        """What is drawn for one width has to be drawn again."""

    def on_resize(self) -> None:
        """Another height, as when the list below grows by a row, changes nothing."""
        if self.panel_width != self.drawn_width:
            self.drawn_width = self.panel_width
            self.post_message(self.Resized())

    def show(self, panels: Sequence[Panel]) -> None:
        shown = list(self.query(Paper))
        while len(shown) < len(panels):
            shown.append(Paper(classes="panel"))
            self.mount(shown[-1])
        for widget, panel in zip(shown, panels, strict=False):
            widget.frame(panel.title, panel.note)
            widget.set_class(panel.glows, "-glows")
            widget.write(panel.body)
        for number, widget in enumerate(shown):
            widget.display = number < len(panels)

    def holds(self, click: str) -> bool:
        return any(_row_of(widget, click) is not None for widget in self.query(Paper))

    def reveal(self, click: str) -> None:
        """Scroll so that the piece of text that runs this action can be seen."""
        for widget in self.query(Paper):
            row = _row_of(widget, click)
            if row is not None:
                top = widget.virtual_region.y + row
                self.scroll_to_region(Region(0, top, 1, 4), animate=False, force=True)


def _row_of(widget: Paper, click: str) -> int | None:
    """The row in which an action can be clicked."""
    body = widget.content
    if isinstance(body, Content) and widget.display:
        for span in body.spans:
            if isinstance(span.style, Style) and span.style.meta.get("@click") == click:
                return body.plain[: span.start].count("\n")
    return None


class BoardColumn(PanelColumn, can_focus=True):
    """The column in the middle: with the focus on it, arrows lead a cursor from card to card."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter,space", "app.inspect", show=False),
        Binding("escape", "leave", show=False),
        Binding("pageup", "app.scroll_board(-1)", show=False),
        Binding("pagedown", "app.scroll_board(1)", show=False),
    ]

    class Moved(Message):
        """The cursor should go on by so many cards from where it was, or away."""

        def __init__(self, by: int | None, start: Card | None) -> None:
            super().__init__()
            self.by = by
            self.start = start

    def __init__(self) -> None:
        super().__init__(id="board")
        self.cursor: Card | None = None

    def action_move(self, by: int) -> None:
        self.post_message(self.Moved(by, self.cursor))

    def action_leave(self) -> None:
        self.screen.focus_next()

    def on_focus(self) -> None:
        self.post_message(self.Moved(0, self.cursor))

    def on_blur(self) -> None:
        self.post_message(self.Moved(None, None))


Guide = Callable[[int, str], int | None]
"""From a row of the list the way to another one on the board; None where the list is walked through."""


class Choices(OptionList):
    """The options of a question. Enter answers, Space picks; a click does what suits the question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", show=False),
        Binding("space", "pick", show=False),
        Binding("pageup", "app.scroll_board(-1)", show=False),
        Binding("pagedown", "app.scroll_board(1)", show=False),
        Binding("left", "steer('left')", show=False),
        Binding("right", "steer('right')", show=False),
        Binding("x", "steer('turn')", show=False),
        Binding("z", "steer('back')", show=False),
        Binding("j", "walk(1)", show=False),
        Binding("k", "walk(-1)", show=False),
    ]

    question = -1
    """The number of the question that is shown."""
    guide: Guide | None = None
    """Where arrows lead, for questions whose options lie on the board."""

    class Answered(Message):
        """Enter on a row: the whole answer is meant."""

    class Picked(Message):
        """This row is meant."""

        def __init__(self, row: int) -> None:
            super().__init__()
            self.row = row

    def action_answer(self) -> None:
        self.post_message(self.Answered())

    def action_pick(self) -> None:
        if self.highlighted is not None:
            self.post_message(self.Picked(self.highlighted))

    def action_steer(self, way: str) -> bool:
        """Whether the key led somewhere on the board."""
        if self.guide is None or self.highlighted is None:
            return False
        row = self.guide(self.highlighted, way)
        if row is None:
            return False
        self.highlighted = row
        return True

    def action_cursor_up(self) -> None:
        if not self.action_steer("up"):
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        if not self.action_steer("down"):
            super().action_cursor_down()

    def action_walk(self, by: int) -> None:
        """Through the list, also where arrows lead over the board."""
        if by > 0:
            super().action_cursor_down()
        else:
            super().action_cursor_up()

    def action_select(self) -> None:
        """What a click calls."""
        self.action_pick()

    def show(self, rows: Sequence[Content], open_rows: set[int], highlighted: int | None) -> None:
        self.set_options([Option(row, disabled=number not in open_rows) for number, row in enumerate(rows)])
        self.highlighted = highlighted


class GameLog(RichLog, can_focus=False):
    """What the seat was told; only what is new is written, unless everything has to be said again."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=10, markup=False, auto_scroll=True)
        self._said: list[tuple[str, str]] = []
        self._width = 0

    def show(self, said: list[tuple[str, str]]) -> None:
        """Lines with their styles."""
        known = len(self._said)
        if said[:known] != self._said:
            self.clear()
            known = 0
        for text, style in said[known:]:
            self.write(Text(text, style=style))
        self._said = said

    def on_resize(self, event: Resize) -> None:
        """Lines are broken when they are written, so that another width needs them written again; another height, as
        when the panels above grow by a line, does not."""
        super().on_resize(event)
        if event.size.width == self._width:
            return
        self._width = event.size.width
        said, self._said = self._said, []
        self.clear()
        self.show(said)
