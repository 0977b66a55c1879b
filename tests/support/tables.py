"""Tables of people, and everything that a table knows, to compare."""

from typing import Any

from bathysphere.bots import Bot, RandomBot
from bathysphere.engine import Chance, Choice, Decision, Game, SeenEvent, View, decisions
from bathysphere.tables import PERSON, LocalTable, automatic
from bathysphere.tables.seat import Seat
from support import dredge

DIVE: Choice = ("dive",)
POOL: Choice = ("pool",)
LAMP: Choice = ("lamp",)
PASS: Choice = ("pass",)


class Spy(RandomBot):
    """A bot that writes down whatever it is given."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.heard: list[SeenEvent] = []
        self.given: list[Any] = []

    def hear(self, told: list[SeenEvent]) -> None:
        self.heard += told
        self.given.append(told)

    def choose(self, view: View, decision: Decision) -> Choice:
        self.given += [view, decision]
        return super().choose(view, decision)


def people(seats: int = 3, seed: int = 1, game: Game[Any] = dredge.GAME) -> LocalTable:
    return LocalTable.open(game, [PERSON] * seats, seed)


def everything(table: LocalTable) -> tuple[Any, ...]:
    """All that a table knows: state, record, and what everybody has heard."""
    return table.state.dump(), table.record.encode(), [list(heard) for heard in table.play.heard]


def said_at(table: LocalTable) -> list[tuple[int, Choice]]:
    """All statements that were made, and by whom."""
    return [(spoken.seat, spoken.statement) for spoken in table.room.talk.spoken]


def seat_bot(table: LocalTable, bot: Bot) -> None:
    """This very bot plays its seat, in place of the one that sits there."""
    table.room._bots.seat(bot.seat, bot)


def bot_of(table: LocalTable, seat: int) -> Any:
    """The bot of a seat, which has heard everything."""
    return table.room.bot(seat)


def replace_person(table: LocalTable, seat: int, bot: str) -> None:
    """A bot plays on for a person."""
    table.room.seats[seat] = Seat(bot)


def answer(table: LocalTable, seat: int, choice: Choice, question: Any = None) -> None:
    """An answer of a person; a question that nobody is waited for any more is closed."""
    table.answer(seat, choice, question)
    while table.room.sealed and not automatic.waited_for(table.room):
        assert table.act()


def mover(table: LocalTable) -> int:
    """The first seat that is asked."""
    return decisions(table.state)[0].seat
