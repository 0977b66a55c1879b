"""What a person at a table does without being asked: they talk, and interject where the game allows it."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType

from bathysphere.engine import Choice, InternalError, Refused, SeenEvent, UserError, View, interjections
from bathysphere.tables import LocalTable
from bathysphere.terminal.event_feed import Said, heard_by
from bathysphere.terminal.screens import PickScreen, SureScreen, TalkScreen
from bathysphere.terminal.table_app import TableApp
from bathysphere.words import Words


class InterjectingApp(TableApp):
    """A seat at a table, with ears and a voice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", show=False),
        Binding("a", "interject", show=False),
    ]

    def __init__(self, table: LocalTable, words: Words, person: int) -> None:
        super().__init__(table.game, words, len(table.players))
        self.person = person
        self.sit_down(table)

    def sit_down(self, table: LocalTable) -> None:
        self.table = table
        self.covered = True
        self._said = []

    def view_now(self) -> View:
        return self.table.view(self.person)

    def log_now(self) -> Sequence[SeenEvent | Said]:
        return heard_by(self.person, self.table)

    def after_interjection(self) -> None:
        raise InternalError(f"{type(self).__name__} does not say how play goes on")

    def after_speaking(self) -> None:
        """Bots may reply."""
        raise InternalError(f"{type(self).__name__} does not say how play goes on")

    # -- talk

    def action_talk(self) -> None:
        if not self.game.talk or self.table.over:
            self.say(self.words("terminal-not-now"))
            return
        barred = self.game.unsayable(self.view_now())
        self.push_screen(TalkScreen(self.words, self.game.talk, self._values, self.names, barred), self._tell)

    def _values(self, slot: str) -> Sequence[int]:
        """Nobody speaks of themselves in the third person."""
        if slot == "seat":
            return [seat for seat in range(self.seats) if seat != self.person]
        return self.game.values_of(slot)

    def _tell(self, statement: Choice | None) -> None:
        if statement is None:
            return
        try:
            self.table.tell(self.person, statement)
        except Refused as refusal:
            self.notice = self.words.error(refusal)
        self.draw()
        self.after_speaking()

    # -- interjections

    def action_interject(self) -> None:
        """Only after a second thought, or out of a list: there is no way back."""
        possible, choice = interjections(self.table.state, self.person), self.board.unasked
        if self.board.calls and possible:
            labels = [self.words.option(each, self.view_now(), self.names) for each in possible]
            title, note = self.words(f"{self.board.calls}-help"), self.words("terminal-close")
            self.push_screen(
                PickScreen(title, labels, note), lambda row: self._call(possible[row] if row is not None else None)
            )
        elif choice is not None and choice in possible:
            self.push_screen(SureScreen(self.words, choice[0]), self._interject)
        else:
            self.say(self.words("terminal-not-now"))

    def _interject(self, sure: bool | None) -> None:
        self._call(self.board.unasked if sure else None)

    def _call(self, choice: Choice | None) -> None:
        if choice is None:
            return
        try:
            self.table.interject(self.person, choice)
        except UserError as refusal:
            self.say(self.words.error(refusal))
            return
        self.notice = ""
        self.after_interjection()
