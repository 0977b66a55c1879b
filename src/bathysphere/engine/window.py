"""Reactions: "before the die is rolled", "in answer to a card"."""

from typing import ClassVar, Final

from bathysphere.engine.decision import PASS, Choice, Decision
from bathysphere.engine.errors import Broken
from bathysphere.engine.step import DONE, Answers, Asks, Next, S


class Window(Asks[S]):
    """Every seat of a mask that might react by public knowledge is asked at once, whatever its hand holds.

    The first reaction in the order of the rules happens, never the first click; the others are dropped untold and the
    window opens again, until all pass or a reaction closes it. A `Continues` step beneath gets what a closing reaction
    handed on, or None when all passed. A game has a class of its own for each occasion.
    """

    __slots__ = ("mask",)
    paced = True
    kind: ClassVar[str]
    """The kind of the decision."""

    def __init__(self, mask: int) -> None:
        self.mask: Final = mask

    def eligible(self, s: S, seat: int) -> bool:
        """Whether, by public knowledge alone, this seat might react."""
        raise Broken(f"{type(self).__name__} does not say who might react")

    def reactions(self, s: S, seat: int) -> tuple[Choice, ...]:
        """The reactions that this seat has besides passing; known to the seat alone."""
        raise Broken(f"{type(self).__name__} does not say which reactions there are")

    def react(self, s: S, seat: int, choice: Choice) -> Next | None:
        """The effect of a reaction: steps that come before the window opens again; or None, and the window closes
        with the value that was handed on."""
        raise Broken(f"{type(self).__name__} does not say what a reaction does")

    def order(self, s: S) -> list[int]:
        """All seats in the order in which the rules let them react."""
        return list(range(s.seats))

    def ask(self, s: S) -> list[Decision]:
        return [
            Decision(seat, self.kind, (PASS, *self.reactions(s, seat)), PASS)
            for seat in range(s.seats)
            if self.mask >> seat & 1 and self.eligible(s, seat)
        ]

    def take(self, s: S, answers: Answers) -> Next | None:
        for seat in self.order(s):
            choice = answers.get(seat, PASS)
            if choice != PASS:
                steps = self.react(s, seat, choice)
                return DONE if steps is None else (*steps, self)
        return DONE
