"""Tables of people, and everything that a table knows, to compare."""

from typing import Any

from bathysphere.bots import RandomBot
from bathysphere.engine import Chance, Choice, Decision, Game, SeenEvent, View, decisions
from bathysphere.tables import PERSON, Table
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


def people(seats: int = 3, seed: int = 1, game: Game[Any] = dredge.GAME) -> Table:
    return Table.open(game, [PERSON] * seats, seed)


def everything(table: Table) -> tuple[Any, ...]:
    """All that a table knows: state, record, and what everybody has heard."""
    return table.state.dump(), table.record.encode(), [list(heard) for heard in table.heard]


def mover(table: Table) -> int:
    """The first seat that is asked."""
    return decisions(table.state)[0].seat
