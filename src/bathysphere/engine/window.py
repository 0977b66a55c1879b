"""Reactions: "before the die is rolled", "in answer to a card"."""

from typing import Final

from bathysphere.engine.decision import PASS, Decision
from bathysphere.engine.state import State
from bathysphere.engine.step import DONE, Answers, Asks, Next


class Window(Asks[State]):
    """Every seat of a mask that might react by public knowledge is asked at once, whatever its hand holds.

    The first reaction in the order of the rules happens, never the first click; the others are dropped untold and the
    window opens again, until all pass or a reaction closes it. A `Continues` step beneath gets what a closing reaction
    handed on, or None when all passed.
    """

    __slots__ = ("mask", "trigger")

    def __init__(self, mask: int, trigger: str) -> None:
        self.mask: Final = mask
        self.trigger: Final = trigger

    def ask(self, s: State) -> list[Decision]:
        trigger = self.trigger
        return [
            Decision(seat, trigger, (PASS, *s.reactions(seat, trigger)), PASS)
            for seat in range(s.seats)
            if self.mask >> seat & 1 and s.eligible(seat, trigger)
        ]

    def take(self, s: State, answers: Answers) -> Next | None:
        first = s.first_seat()
        for i in range(s.seats):
            seat = (first + i) % s.seats
            choice = answers.get(seat, PASS)
            if choice != PASS:
                steps = s.react(seat, self.trigger, choice)
                return DONE if steps is None else (*steps, self)
        return DONE
