"""Murmur: Dredge with talk, standing orders to declare, and divers who are out of earshot. It exists for the tests."""

from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

import msgspec

from bathysphere.engine import Choice, Outcome, Phrase, Range, Step, Value, steps_in
from support import dredge
from support.dredge import Dredge, Move, Sea, SeaView

FAR = 8
"""With so many points a diver is so far down that only those as deep hear him."""


class Orders(Value, frozen=True, gc=False):
    declare: bool = False


class HeldMove(Move):
    """So that the one answer to a question that listens is held until it closes."""

    __slots__ = ()
    holds_answers = True


class Murmurs(Sea):
    __slots__ = ()

    def move(self, seat: int) -> HeldMove:
        return HeldMove(seat)

    def finish(self, outcome: Outcome) -> NoReturn:
        sides = tuple(["deep" if points >= FAR else "shallow" for points in self.points])
        super().finish(msgspec.structs.replace(outcome, reason="surfaced", sides=sides))


class Murmur(Dredge):
    name = "murmur"
    orders = Orders
    secrecy = True
    state = Murmurs
    talk: ClassVar[tuple[Phrase, ...]] = (
        Phrase("hello"),
        Phrase("trust", ("seat",)),
        Phrase("ask", ("seat",)),
        Phrase("reply", ("yes",)),
        Phrase("saw", ("seat", "card")),
    )
    steps: ClassVar[dict[str, type[Step[Any]]]] = {**steps_in(dredge), "HeldMove": HeldMove}

    def slot_values(self, slot: str) -> Sequence[int]:
        return range(1, 5)

    def option_ranges(self, seats: int) -> dict[str, Range | dict[str, Range]]:
        return {"depth": Range(1, 4 + seats, 6)}

    def audience(self, s: Sea, seat: int) -> int | None:
        far = sum(1 << each for each, points in enumerate(s.points) if points >= FAR)
        return far if far >> seat & 1 else None

    def interjects(self, orders: Orders, view: SeaView, options: tuple[Choice, ...]) -> Choice | None:
        return options[-1] if orders.declare else None


GAME = Murmur()
