"""A table in one process, as the terminal and the laboratory use it: people and bots in seats, saving and resuming.

It is where states, bots and people meet. A bot gets its seat's view, decision and events from here and nothing else.
"""

from pathlib import Path
from typing import Any

from bathysphere.bots import Bot, make_bot
from bathysphere.engine import Choice, Game, Record, Reply, decisions
from bathysphere.engine.errors import BadTable
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
        """Let one bot that is asked give its answer; the seat that answered, or None when only people are asked."""
        for decision in decisions(self.state):
            bot = self.bots[decision.seat]
            if bot is not None:
                seat = decision.seat
                heard = self.heard[seat]
                bot.hear(heard[self._passed_on[seat] :])
                self._passed_on[seat] = len(heard)
                self.answer(seat, bot.choose(self.view(seat), decision))
                return seat
        return None

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
