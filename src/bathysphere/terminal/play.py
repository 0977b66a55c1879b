"""Playing at a table: the person's options and picks, the bots' moves at a readable pace, stepping back, saving."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from bathysphere.engine import Choice, Complaint, Decision, Refused
from bathysphere.tables import Table
from bathysphere.terminal.board import Card, Panel, Scene
from bathysphere.terminal.draw import DIM, FAINT, GLOW, HEAD, NOTHING, TEXT, line
from bathysphere.terminal.listing import BACK, Listing, Row
from bathysphere.terminal.picking import Picking
from bathysphere.terminal.screens import DIGITS, ScoreScreen
from bathysphere.terminal.unasked import Unasked
from bathysphere.terminal.widgets import Choices, Paper
from bathysphere.words import Words

SPEEDS: dict[str, float] = {"slow": 1.6, "calm": 0.7, "brisk": 0.25, "instant": 0.0}
"""How long the screen rests after each move of a bot."""
PATIENCE = 0.05
"""How often bots look whether something open above the board is closed again."""
MENU = ("scores", "new", "quit")


class PlayApp(Unasked):
    """A person against bots, in one terminal."""

    AUTO_FOCUS = "#choices"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "step_back", show=False),
        Binding("s", "save", show=False),
        Binding("f", "speed", show=False),
        Binding("q", "leave", show=False),
        Binding("c", "confirm", show=False),
        Binding("escape", "clear", show=False),
        *[Binding(digit, f"digit({place})", show=False) for place, digit in enumerate(DIGITS)],
    ]
    HINTS = (
        ("u", "terminal-hint-back", "step_back"),
        ("t", "terminal-hint-talk", "talk"),
        ("a", "terminal-hint-announce", "interject"),
        ("r", "terminal-hint-secret", "uncover"),
        ("w", "terminal-hint-why", "why"),
        ("i", "terminal-hint-card", "inspect"),
        ("o", "terminal-hint-page", "page"),
        ("f", "terminal-hint-speed", "speed"),
        ("l", "terminal-hint-language", "language"),
        ("s", "terminal-hint-save", "save"),
        ("q", "terminal-hint-quit", "leave"),
        ("?", "terminal-hint-help", "help"),
    )

    def __init__(self, table: Table, words: Words, save_path: Path, person: int, speed: str = "calm") -> None:
        super().__init__(table, words, person)
        self.save_path = save_path
        self.speed = speed
        self.picking: Picking | None = None
        self.listing: Listing | None = None
        self._weighed: Choice | None = None
        """The option that the board shows."""
        self.busy = True
        """Bots are at it; the person's answers wait."""
        self._unsaved_quit = False

    # -- what the frame asks for

    def decision_now(self) -> Decision | None:
        return None if self.busy else self.table.decision(self.person)

    def ask_widgets(self) -> list[Widget]:
        return [Paper(id="prompt"), Choices(id="choices"), Paper(id="tally")]

    def state_of_play(self) -> str:
        return self.words(f"terminal-speed-{self.speed}")

    def weighed_now(self) -> Choice | None:
        choices, rows = self.desk.query_one(Choices), self.rows()
        place = choices.highlighted
        if place is None or place >= len(rows) or choices.question != self.view_now().question:
            return None
        row = rows[place]
        return self.listing.options[row] if self.listing is not None and isinstance(row, int) else None

    def card_at_hand(self) -> Card | None:
        choice = self.weighed_now()
        return self.board.card_of(choice) if choice is not None else None

    def rows(self) -> list[Row]:
        """What the list holds of the open question."""
        return self.listing.rows() if self.listing is not None and self.picking is not None else []

    # -- the course of the game

    def on_mount(self) -> None:
        self.desk.query_one(Choices).focus()
        self.draw()
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots move until the person is asked; each move that can be seen rests on the screen for a while."""
        self.busy = True
        self.picking = None
        while True:
            while len(self.screen_stack) > 1:  # whoever reads a card, or is about to speak, misses nothing
                await asyncio.sleep(PATIENCE)
            heard = len(self.log_now())
            if self.hearing.play_bot() is None:
                break
            pause = SPEEDS[self.speed]
            if pause and len(self.log_now()) > heard:
                self.draw()
                await asyncio.sleep(pause)
        self.busy = False
        self._save()
        self._open_question()
        if self.table.over:
            self.show_scores()

    def _open_question(self) -> None:
        decision = self.decision_now()
        self.picking = Picking(decision) if decision is not None else None
        self.listing = Listing(self.picking, self.board.group) if self.picking is not None else None
        self.draw()

    def answer(self) -> None:
        """Give the answer that was composed, if it is one."""
        picking = self.picking
        if picking is None:
            return
        chosen = picking.chosen
        try:
            self.table.answer(self.person, chosen if picking.several else chosen[0], self.view_now().question)
        except Refused as refusal:
            self.say(self.words.error(refusal))
            return
        self.notice = ""
        self._save()
        self.go_on()

    def after_interjection(self) -> None:
        self._save()
        self.go_on()

    # -- options

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
        remarks = self.board.remarks(self.scene())
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
        if self.listing is None or isinstance(row, str):
            return None
        there = self.board.steer(self.listing.options, row, way)
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
            box = line(("▣ " if picked else "▢ ", f"bold {GLOW}" if picked else DIM))
        sign = self.board.sign(option)
        label = self.words.option(option, self.view_now(), self.names)
        remark = remarks.get(option, NOTHING)
        if not can_pick:
            return line((" ".join([f"{number}{box.plain}{sign.plain}".rstrip(), label, remark.plain]).rstrip(), FAINT))
        return line((number, DIM), box, sign, " " if sign else "", (label, TEXT), "  " if remark else "", remark)

    def _group_row(self, number: str, group: str) -> Content:
        if group == BACK or self.listing is None:
            return line((f"{number}← {self.words('terminal-group-back')}", DIM))
        return line((number, DIM), (f"{self.words(group)} ", TEXT), (f"({self.listing.size(group)}) ▸", DIM))

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
        if self.listing is None:
            return
        closed, self.listing.opened = self.listing.opened, group
        choices = self.desk.query_one(Choices)
        choices.highlighted = self.rows().index(closed) if closed and group == BACK else 0
        self.draw_ask()
        self._draw_board()

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        """The board shows what the option would change."""
        if self.board.previews and isinstance(message.option_list, Choices) and self.weighed_now() != self._weighed:
            self._draw_table(self.scene())

    def _draw_table(self, scene: Scene[Any]) -> None:
        self._weighed = scene.weighed
        super()._draw_table(scene)

    def action_confirm(self) -> None:
        if self.picking is not None and self.picking.several:
            self.answer()

    def action_clear(self) -> None:
        """Esc: no picks, no open group; and back to the table."""
        self.desk.query_one(Choices).focus()
        if self.picking is not None:
            self.picking.clear()
        self.notice = ""
        if self.listing is not None and self.listing.opened:
            self.open_group(BACK)
        self.draw()

    # -- stepping back, saving, leaving

    def action_step_back(self) -> None:
        if self.busy or not self.table.step_back(self.person):
            self.say(self.words("step-back-refused"))
            return
        self._save()
        self.notice = self.words("terminal-stepped-back")
        self._open_question()

    def _save(self) -> bool:
        try:
            self.table.save(self.save_path)
        except Complaint as complaint:
            self.notice = self.words.error(complaint)
            return False
        return True

    def action_save(self) -> None:
        if self._save():
            self.notice = self.words("saved", path=str(self.save_path))
        self._draw_edges()

    def action_leave(self) -> None:
        """Saved first; if that fails, only a second attempt leaves."""
        if self._save() or self._unsaved_quit:
            self.exit()
            return
        self._unsaved_quit = True
        self._draw_edges()

    async def action_quit(self) -> None:
        """Textual's own way out saves as well."""
        self.action_leave()

    def action_speed(self) -> None:
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        self._draw_edges()

    # -- the end

    def show_scores(self) -> None:
        def table(width: int) -> Panel:
            body = self.board.result(self.view_now(), self.table.log(self.person), self.names, width)
            return Panel(self.words("terminal-scores"), body)

        def menu() -> Sequence[tuple[str, str]]:
            return [(item, self.words(f"terminal-menu-{item}")) for item in ("new", "quit", "look")]

        self.push_screen(ScoreScreen(table, menu), self.choose_menu)

    def choose_menu(self, item: str | None) -> None:
        if item == "quit":
            self.action_leave()
        elif item == "new":
            self.new_game()
        elif item == "scores":
            self.show_scores()

    def new_game(self) -> None:
        """The same players at a fresh table; the finished game stays where it was saved."""
        old = self.table
        self.sit_down(Table.open(old.game, old.players, secrets.token_bytes(32), old.record.header.options))
        self.save_path = free_path(self.save_path)
        self.notice = ""
        self.go_on()


def free_path(taken: Path) -> Path:
    """The first name of its kind that is not in use: game.jsonl, game-2.jsonl, game-3.jsonl."""
    number = 2
    while (path := taken.with_name(f"{taken.stem}-{number}{taken.suffix}")).exists():
        number += 1
    return path
