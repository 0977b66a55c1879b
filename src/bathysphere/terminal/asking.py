"""The question at a table: its options in a list that opens by sorts, picks one by one, and what the highlight shows on
the board."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from bathysphere.engine import Choice, InternalError
from bathysphere.tables import LocalTable
from bathysphere.terminal.board import BoardModel, Card
from bathysphere.terminal.draw import DIM, FAINT, GLOW, HEAD, NOTHING, TEXT, line
from bathysphere.terminal.interjecting import InterjectingApp
from bathysphere.terminal.option_rows import BACK, OptionRows, Row
from bathysphere.terminal.picking import Picking
from bathysphere.terminal.screens import DIGITS
from bathysphere.terminal.widgets import Choices, Paper
from bathysphere.words import Words

MENU = ("scores", "new", "quit")
"""What a finished game offers."""


class AskingApp(InterjectingApp):
    """A seat that is asked."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "confirm", show=False),
        Binding("escape", "clear", show=False),
        *[Binding(digit, f"digit({place})", show=False) for place, digit in enumerate(DIGITS)],
    ]

    def __init__(self, table: LocalTable, words: Words, person: int) -> None:
        super().__init__(table, words, person)
        self.picking: Picking | None = None
        self.option_rows: OptionRows | None = None
        self._weighed: Choice | None = None
        """The option that the board shows."""

    def answer(self) -> None:
        """Give the answer that was composed, if it is one."""
        raise InternalError(f"{type(self).__name__} does not say what comes of an answer")

    def choose_menu(self, item: str | None) -> None:
        raise InternalError(f"{type(self).__name__} does not say what comes after the end")

    def ask_widgets(self) -> list[Widget]:
        return [Paper(id="prompt"), Choices(id="choices"), Paper(id="tally")]

    def open_question(self) -> None:
        decision = self.decision_now()
        self.picking = Picking(decision) if decision is not None else None
        is_last = self.board.vocabulary.is_last
        self.option_rows = OptionRows(self.picking, self.headings, is_last) if self.picking is not None else None
        self.draw()

    def action_language(self) -> None:
        super().action_language()
        if self.option_rows is not None:
            self.option_rows.name_groups(self.headings)
            self.draw()

    def headings(self, options: Sequence[Choice]) -> Sequence[str]:
        return self.board.headings(options, self.view_now(), self.names)

    # -- what the reader looks at

    def weighed_now(self) -> Choice | None:
        choices, rows = self.desk.query_one(Choices), self.rows()
        place = choices.highlighted
        if place is None or place >= len(rows) or choices.question != self.view_now().question:
            return None
        row = rows[place]
        return self.option_rows.options[row] if self.option_rows is not None and isinstance(row, int) else None

    def card_at_hand(self) -> Card | None:
        choice = self.weighed_now()
        return self.board.card_of(choice) if choice is not None else None

    def rows(self) -> list[Row]:
        """What the list holds of the open question."""
        return self.option_rows.rows() if self.option_rows is not None and self.picking is not None else []

    # -- the list

    def draw_ask(self) -> None:
        picking = self.picking
        prompt, tally = self.desk.query_one("#prompt", Paper), self.desk.query_one("#tally", Paper)
        tally.display = picking is not None and picking.several
        if picking is None:
            over = self.table.over
            waiting = ", ".join(self.names[seat] for seat, _ in self.view_now().asked)
            prompt.write(line((self.words("game-over"), HEAD) if over else (self.words("waiting", names=waiting), DIM)))
            menu = [line((self.words(f"terminal-menu-{item}"), TEXT)) for item in MENU] if over else []
            self.desk.query_one(Choices).show(menu, set(range(len(menu))), 0 if menu else None)
            return
        decision = picking.decision
        prompt.write(line((self.words.prompt(decision, self.view_now(), self.names), HEAD)))
        if picking.several:
            tally.write(self.board.tally(decision, picking.chosen))
        listed, possible = self.rows(), picking.open_rows()
        remarks = self.board.remarks(self.model())
        rows = [self._row(picking, place, row, possible, remarks) for place, row in enumerate(listed)]
        open_rows = {place for place, row in enumerate(listed) if isinstance(row, str) or row in possible}
        if picking.several:
            rows.append(line((f"  ⏎ {self.words('confirm')}", f"bold {GLOW}" if picking.enough else FAINT)))
            if picking.enough:
                open_rows.add(len(listed))
        choices = self.desk.query_one(Choices)
        choices.guide = self._lead_to if self.board.previews else None
        choices.show(rows, open_rows, self._highlight(choices, open_rows))

    def _lead_to(self, place: int, way: str) -> int | None:
        """Over the board, where the options lie there."""
        rows = self.rows()
        row = rows[place] if place < len(rows) else BACK
        if self.option_rows is None or isinstance(row, str):
            return None
        there = self.board.steer(self.option_rows.options, row, way)
        return rows.index(there) if there is not None and there in rows else None

    def _row(
        self, picking: Picking, place: int, row: Row, possible: set[int], remarks: Mapping[Choice, Content]
    ) -> Content:
        number = f"{DIGITS[place]} " if place < len(DIGITS) else "  "
        if isinstance(row, str):
            return self._group_row(number, row)
        option, can_pick = picking.decision.options[row], row in possible
        box = NOTHING
        if picking.several:
            picked = row in picking.picked
            mark = f"{picking.picked.index(row) + 1:<2}" if picked and picking.decision.ordered else "▣ "
            box = line((mark if picked else "▢ ", f"bold {GLOW}" if picked else DIM))
        sign = self.board.sign(option)
        label = self.words.option(option, self.view_now(), self.names)
        remark = remarks.get(option) or self._unused(picking, option)
        whole = line((number, DIM), box, sign, " " if sign else "", (label, TEXT), "  " if remark else "", remark)
        return whole if can_pick else line((whole.plain, FAINT))

    def _unused(self, picking: Picking, option: Choice) -> Content:
        """What would be given up with an option."""
        unused = self.words.unused(option, self.view_now(), picking.decision)
        return line((self.words("terminal-unused", things=", ".join(unused)), DIM)) if unused else NOTHING

    def _group_row(self, number: str, group: str) -> Content:
        if group == BACK or self.option_rows is None:
            return line((f"{number}← {self.words('terminal-group-back')}", DIM))
        return line((number, DIM), (f"{group} ", TEXT), (f"({self.option_rows.size(group)}) ▸", DIM))

    def _highlight(self, choices: Choices, open_rows: set[int]) -> int | None:
        """Where the highlight was while the question stays the same; else the nearest open row."""
        question = self.view_now().question
        before = choices.highlighted if choices.question == question and choices.highlighted is not None else 0
        choices.question = question
        return min(open_rows, key=lambda row: (abs(row - before), row), default=None)

    def on_choices_answered(self) -> None:
        """Enter: a single option at once; of several picks the whole answer."""
        row = self.desk.query_one(Choices).highlighted
        if self.picking is None or not self.picking.several:
            if row is not None:
                self.pick(row)
        else:
            self.answer()

    def on_choices_picked(self, message: Choices.Picked) -> None:
        self.pick(message.row)

    def action_digit(self, row: int) -> None:
        if row < self.desk.query_one(Choices).option_count:
            self.pick(row)

    def pick(self, row: int) -> None:
        picking = self.picking
        if picking is None:
            if self.table.over:
                self.choose_menu(MENU[row])
            return
        rows = self.rows()
        if row >= len(rows):
            self.answer()
            return
        chosen = rows[row]
        if isinstance(chosen, str):
            self.open_group(chosen)
            return
        if not picking.several:
            picking.clear()
        if not picking.toggle(chosen):
            self.say(self.words("terminal-cannot-add"))
            return
        if picking.several:
            self.notice = ""
            self.desk.query_one(Choices).highlighted = row
            self.draw_ask()
            self.say("")
        else:
            self.answer()

    def open_group(self, group: str) -> None:
        """The options of one sort, or with BACK the whole list again, at the row of that sort."""
        if self.option_rows is None:
            return
        closed, self.option_rows.opened = self.option_rows.opened, group
        choices = self.desk.query_one(Choices)
        choices.highlighted = self.rows().index(closed) if closed and group == BACK else 0
        self.draw_ask()
        self._draw_board()

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        """The board shows what the option would change."""
        if self.board.previews and isinstance(message.option_list, Choices) and self.weighed_now() != self._weighed:
            self._draw_table(self.model())

    def _draw_table(self, model: BoardModel[Any]) -> None:
        self._weighed = model.weighed
        super()._draw_table(model)

    def action_confirm(self) -> None:
        if self.picking is not None and self.picking.several:
            self.answer()

    def action_clear(self) -> None:
        """Esc: no picks, no open group; and back to the table."""
        self.desk.query_one(Choices).focus()
        if self.picking is not None:
            self.picking.clear()
        self.notice = ""
        if self.option_rows is not None and self.option_rows.opened:
            self.open_group(BACK)
        self.draw()
