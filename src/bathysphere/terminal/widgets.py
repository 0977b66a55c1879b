"""The pieces of the frame: a column of panels, the list of options, the log. None of them knows a game."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from bathysphere.terminal.board import Panel

PANEL_FRAME = 4
"""Border and padding at both sides of a panel."""


class PanelColumn(VerticalScroll, can_focus=False):
    """Panels below each other; they stay mounted and only change what they say."""

    @property
    def panel_width(self) -> int:
        return max(20, self.scrollable_content_region.width - PANEL_FRAME)

    def show(self, panels: Sequence[Panel]) -> None:
        shown = list(self.query(Static))
        for panel in panels[len(shown) :]:
            made = Static(classes="panel")
            shown.append(made)
            self.mount(made)
        for widget, panel in zip(shown, panels, strict=False):
            widget.border_title = Content(panel.title)
            widget.border_subtitle = Content(panel.note)
            widget.set_class(panel.glows, "-glows")
            widget.update(panel.body)
        for number, widget in enumerate(shown):
            widget.display = number < len(panels)


class Choices(OptionList):
    """The options of a question. Enter answers, Space picks; a click does what suits the question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", show=False),
        Binding("space", "pick", show=False),
        Binding("pageup", "app.scroll_board(-1)", show=False),
        Binding("pagedown", "app.scroll_board(1)", show=False),
    ]

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

    def action_select(self) -> None:
        """What a click calls."""
        self.action_pick()

    def show(self, rows: Sequence[Content], open_rows: set[int], highlighted: int | None) -> None:
        self.set_options([Option(row, disabled=number not in open_rows) for number, row in enumerate(rows)])
        self.highlighted = highlighted


class GameLog(RichLog, can_focus=False):
    """What the seat was told; only what is new is written, unless everything has to be said anew."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=10, markup=False, auto_scroll=True)
        self._said: list[tuple[str, str]] = []

    def show(self, said: list[tuple[str, str]]) -> None:
        """Lines with their styles."""
        known = len(self._said)
        if said[:known] != self._said:
            self.clear()
            known = 0
        for text, style in said[known:]:
            self.write(Text(text, style=style))
        self._said = said

    def on_resize(self) -> None:
        """Lines are broken when they are written, so that another width needs them written anew."""
        said, self._said = self._said, []
        self.clear()
        self.show(said)
