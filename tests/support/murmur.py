"""Murmur among the games: its rules, its text and its bots, for a test or for a module of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bathysphere import games
from bathysphere.bots import BOTS, Bot, RandomBot
from bathysphere.engine import Chance, Choice, SeenEvent, View

PLACE = str(Path(__file__).parent / "games")


class Silent(Bot):
    """Keeps a diary of all that it hears, and says nothing."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.diary: list[Any] = []

    def hear(self, told: list[SeenEvent]) -> None:
        self.diary += told

    def hear_talk(self, seat: int, statement: Choice) -> None:
        self.diary.append((seat, statement))


class Chatty(Silent):
    """Greets now and then, replies when it is asked, and declares whatever it can by and by."""

    def talk(self, view: View) -> Choice | None:
        for spoken in reversed(self.diary):
            match spoken:
                case (_, ("ask", self.seat)):
                    return ("reply", 1)
                case (self.seat, _):
                    break
        others = [seat for seat, _ in view.asked if seat != self.seat]
        lot = self.chance.below(3)
        return ("hello",) if lot == 0 else ("ask", others[0]) if lot == 1 and others else None

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return options[0] if self.chance.below(2) else None


class Eager(Silent):
    """Declares as soon as it can."""

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return options[0]


class Faulty(RandomBot):
    """Says and does what it may not."""

    def talk(self, view: View) -> Choice | None:
        if self.chance.below(2):
            raise KeyError("whatever")
        return ("trust", self.seat)

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return ("declare", 99)


@contextmanager
def murmur_everywhere() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, PLACE])
        bots = {"random": RandomBot, "silent": Silent, "chatty": Chatty, "eager": Eager, "faulty": Faulty}
        patch.setitem(BOTS, "murmur", bots)
        yield
