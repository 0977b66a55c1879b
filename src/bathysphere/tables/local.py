"""A table in one process, as the terminal has it: a room with its log in memory.

People act by the same commands as on a server, and the table acts by itself as it does there. Only time is another: it
stands still, so that everything is due at once, and the player says when the table goes on (`act`).
"""

from pathlib import Path
from typing import Any

from bathysphere.bots import bot_names
from bathysphere.engine import Choice, Decision, Game, Record, SeenEvent, State, View
from bathysphere.engine.errors import BadTable
from bathysphere.tables import automatic, commands
from bathysphere.tables import entries as log
from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.commands import Log
from bathysphere.tables.play import Play
from bathysphere.tables.room import Room
from bathysphere.tables.seat import PERSON
from bathysphere.tables.settings import Settings

NOW = 0


class LocalTable:
    """The record's header names a bot for each seat, or "person"."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """Seats that had answered a question in secret when a game was saved, while others had not, are asked again."""
        record.check_rules(game)
        self._header = header = record.header
        if len(header.players) != header.seats:
            raise BadTable("bots_number", bots=len(header.players), seats=header.seats)
        known = bot_names(game.name)
        for name in header.players:
            if name not in (PERSON, *known):
                raise BadTable("unknown_bot", name=name, game=game.name, bots=", ".join(known))
        bots = tuple([None if name == PERSON else name for name in header.players])
        settings = Settings(game.name, bots, header.options, pace=0, cover=known[-1])
        opened = log.Opened(at=NOW, settings=settings, secret="", invite="")
        self.entries: Log = [opened]
        self.room = Room("local", opened)
        self.room.attended = True
        self._do([log.Claimed(at=NOW, seat=seat, name="", token="") for seat, bot in enumerate(bots) if bot is None])
        answers = record.answers if record.ended else record.answers[: Checkpoints().open_moment(game, record)]
        self._do([log.Dealt(at=NOW, seed=header.seed, rules=header.rules, answers=answers)])

    @classmethod
    def open(
        cls, game: Game[Any], players: list[str], seed: int | str | bytes, options: dict[str, Any] | None = None
    ) -> "LocalTable":
        record = Record.begin(game, len(players), seed, options)
        record.header.players = players
        return cls(game, record)

    @classmethod
    def resume(cls, game: Game[Any], path: Path) -> "LocalTable":
        """The table as it was saved; its bots hear everything from the deal on."""
        return cls(game, Record.open(path).proved(game))

    def save(self, path: Path) -> None:
        self.record.save(path)

    # -- what is asked of it

    @property
    def play(self) -> Play:
        return self.room.playing

    @property
    def game(self) -> Game[Any]:
        return self.play.game

    @property
    def players(self) -> list[str]:
        return self._header.players

    @property
    def record(self) -> Record:
        return Record(self._header, self.play.record.answers)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def over(self) -> bool:
        return self.play.over

    def view(self, seat: int) -> View:
        return self.play.view(seat)

    def log(self, seat: int) -> list[SeenEvent]:
        return self.play.log(seat)

    def decision(self, seat: int) -> Decision | None:
        """What this seat has to decide now; None when it is not asked or its answer is sealed."""
        return self.room.decision(seat) if seat not in self.room.sealed else None

    # -- what happens

    def act(self) -> Log:
        """One thing that the table does by itself, such as a bot's answer; nothing when it waits for people."""
        return self._do(automatic.act(self.room, NOW))

    def act_until_asked(self) -> None:
        """All that the table does by itself until a person is asked or the game is over."""
        while self.act():
            pass

    def answer(self, seat: int, choice: Choice, question: int | None = None) -> None:
        self._do(commands.answer(self.room, seat, self._number(question), choice, NOW))

    def withdraw(self, seat: int) -> None:
        self._do(commands.withdraw(self.room, seat, self.play.question, NOW))

    def interject(self, seat: int, choice: Choice) -> None:
        self._do(commands.interject(self.room, seat, self.play.question, choice, NOW))

    def tell(self, seat: int, raw: Any) -> None:
        """One of the game's statements; bots that heard it reply when the table acts."""
        self._do(commands.tell(self.room, seat, raw, NOW))

    def step_back(self, seat: int) -> None:
        self._do(commands.step_back(self.room, seat, self.play.question, NOW))

    def _number(self, question: int | None) -> int:
        return self.play.question if question is None else question

    def _do(self, made: Log) -> Log:
        for entry in made:
            self.room.apply(entry)
            self.entries.append(entry)
        return made
