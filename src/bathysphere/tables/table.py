"""A table in one process, as the terminal and the laboratory use it: people and bots in seats, saving and resuming.

It is where states, bots and people meet. A bot gets its seat's view, decision and events from here and nothing else.
"""

from pathlib import Path
from typing import Any

from bathysphere.bots import Bot, make_bot
from bathysphere.engine import Choice, Game, Record, Reply, decisions
from bathysphere.engine.errors import BadTable
from bathysphere.tables import voices
from bathysphere.tables.play import Play

PERSON = "person"


class Table(Play):
    """The record's header names a bot for each seat, or "person"."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        record.check_rules(game)
        players = record.header.players
        if len(players) != record.header.seats:
            raise BadTable("bots_number", bots=len(players), seats=record.header.seats)
        super().__init__(game, record)
        self.players = players
        seed = bytes.fromhex(record.header.seed)
        self.bots: list[Bot | None] = [
            None if name == PERSON else make_bot(game.name, name, seat, seed) for seat, name in enumerate(players)
        ]
        self._passed_on = [0] * record.header.seats
        """How much of what a seat has heard its bot has been given."""
        self.said: voices.Statements = []
        """All statements since the table was opened or resumed; records hold none."""
        self._opened = -1
        """The question at which bots last had their say."""

    @classmethod
    def open(
        cls,
        game: Game[Any],
        players: list[str],
        seed: int | str | bytes,
        options: dict[str, Any] | None = None,
    ) -> "Table":
        record = Record.begin(game, len(players), seed, options)
        record.header.players = players
        return cls(game, record)

    def answer(self, seat: int, choice: Choice, question: int | None = None, *, firm: bool = False) -> Reply:
        """Bots never step back."""
        is_bot = type(seat) is int and 0 <= seat < len(self.bots) and self.bots[seat] is not None
        return super().answer(seat, choice, question, firm=firm or is_bot)

    def play_bot(self) -> int | None:
        """Let one bot interject, or give its answer if it is asked; the seat that did so, or None when only people are
        asked. Whoever has something to say at the open question says it before."""
        seat = self._have_their_say()
        if seat is not None:
            return seat
        for decision in decisions(self.state):
            bot = self._bot(decision.seat)
            if bot is not None:
                self.answer(decision.seat, bot.choose(self.view(decision.seat), decision))
                return decision.seat
        return None

    def tell(self, seat: int, raw: Any) -> None:
        """A person's statement, and what bots reply. Nobody steps back across it: they have heard all until here."""
        said = [(seat, self.game.read_statement(self.state.seats, seat, raw, self.view(seat)))]
        self._back.clear()
        self.said += said
        self.said += voices.replies(self.game, self.state, said, self._bot, self.view)

    def _have_their_say(self) -> int | None:
        """Once for each question, and not while somebody may step back: then bots would have heard too much."""
        if self.over or not self.at_barrier or self._opened == self.question:
            return None
        self._opened = self.question
        wanted = voices.interjection(self.state, self._bot, self.view)
        if wanted is not None:
            self.interject(*wanted)
            return wanted[0]
        self.said += voices.talk(self.game, self.state, self._bot, self.view)
        return None

    def _bot(self, seat: int) -> Bot | None:
        """The bot of a seat, having heard all that happened before; None for a person."""
        bot = self.bots[seat]
        heard = self.heard[seat]
        if bot is not None and len(heard) > self._passed_on[seat]:
            bot.hear(heard[self._passed_on[seat] :])
            self._passed_on[seat] = len(heard)
        return bot

    def play_bots(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        while self.play_bot() is not None:
            pass

    # -- files

    def save(self, path: Path) -> None:
        self.record.save(path)

    @classmethod
    def resume(cls, game: Game[Any], path: Path) -> "Table":
        """The table as it was saved; bots sit down anew and hear everything from the deal."""
        return cls(game, Record.open(path))
