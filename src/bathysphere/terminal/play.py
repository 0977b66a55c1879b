"""Playing at a table: the bots' moves at a readable pace, stepping back, saving, the end."""

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from bathysphere.engine import Decision, UserError, interjections
from bathysphere.tables import LocalTable
from bathysphere.tables.redacted_errors import GameBroke
from bathysphere.terminal.asking import AskingApp
from bathysphere.terminal.board import Panel
from bathysphere.terminal.screens import ScoreScreen
from bathysphere.terminal.widgets import Choices
from bathysphere.words import Words

SPEEDS: dict[str, float] = {"slow": 1.6, "calm": 0.7, "brisk": 0.25, "instant": 0.0}
"""How long the screen rests after each move of a bot."""
PATIENCE = 0.05
"""How often bots look whether something open above the board is closed again."""


class PlayApp(AskingApp):
    """A person against bots, in one terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "step_back", show=False),
        Binding("s", "save", show=False),
        Binding("f", "speed", show=False),
        Binding("q", "leave", show=False),
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

    def __init__(self, table: LocalTable, words: Words, save_path: Path, person: int, speed: str = "calm") -> None:
        super().__init__(table, words, person)
        self.save_path = save_path
        self.speed = speed
        self.busy = True
        """Bots are at it; the person's answers wait."""
        self._unsaved_quit = False

    # -- what the app asks for

    def decision_now(self) -> Decision | None:
        return None if self.busy else self.table.decision(self.person)

    def state_of_play(self) -> str:
        return self.words(f"terminal-speed-{self.speed}")

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
        broke: UserError | None = None
        while True:
            while len(self.screen_stack) > 1:  # a player who reads a card, or is about to speak, misses nothing
                await asyncio.sleep(PATIENCE)
            heard = len(self.log_now())
            try:
                moved = self.table.act()
            except Exception as fault:  # of the rules: nobody can play on, and what was played is saved
                broke = fault if isinstance(fault, UserError) else GameBroke()
                break
            if not moved:
                break
            pause = SPEEDS[self.speed] or self._time_to_speak()
            if pause and len(self.log_now()) > heard:
                self.draw()
                await asyncio.sleep(pause)
        self.busy = False
        self._save()
        self.open_question()
        if broke is not None:
            self.say(self.words.error(broke))
        if self.table.over:
            self.show_scores()

    def _time_to_speak(self) -> float:
        """Bots that move at once still let the person interject where it is the moment to do so."""
        possible = interjections(self.table.state, self.person)
        return SPEEDS["calm"] if possible and self.board.is_moment(self.view_now()) else 0.0

    def answer(self) -> None:
        """Give the answer that was composed, if it is one."""
        picking = self.picking
        if picking is None:
            return
        chosen = picking.chosen
        try:
            self.table.answer(self.person, chosen if picking.several else chosen[0], self.view_now().question)
        except UserError as refusal:
            self.say(self.words.error(refusal))
            return
        self.notice = ""
        self._save()
        self.go_on()

    def after_interjection(self) -> None:
        self._save()
        self.go_on()

    def after_speaking(self) -> None:
        """What bots reply is heard at once; an answer that is being composed stays as it is."""
        if not self.busy:
            self.table.act_until_asked()
            self.draw()

    # -- stepping back, saving, leaving

    def action_step_back(self) -> None:
        if self.busy or not self.table.play.can_step_back(self.person):
            self.say(self.words("step-back-refused"))
            return
        self.table.step_back(self.person)
        self._said = []
        self._save()
        self.notice = self.words("terminal-stepped-back")
        self.open_question()

    def _save(self) -> bool:
        try:
            self.table.save(self.save_path)
        except UserError as complaint:
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
        self.sit_down(LocalTable.open(old.game, old.players, secrets.token_bytes(32), old.record.header.options))
        self.save_path = free_path(self.save_path)
        self.notice = ""
        self.go_on()


def free_path(taken: Path) -> Path:
    """The first name of its kind that is not in use: game.jsonl, game-2.jsonl, game-3.jsonl."""
    number = 2
    while (path := taken.with_name(f"{taken.stem}-{number}{taken.suffix}")).exists():
        number += 1
    return path
