"""Reactions: "before the die is rolled", "in answer to a card"."""

from typing import ClassVar, Final, NamedTuple

from bathysphere.engine.decision import PASS, Choice, Decision
from bathysphere.engine.errors import Broken
from bathysphere.engine.step import DONE, Answers, Asks, Next, S


class Closed(NamedTuple):
    """A reaction that closes its window: these steps follow, and nobody reacts any more. What a `Continues` step
    beneath the window gets, they hand on, or the reaction itself does."""

    steps: Next = DONE


def clockwise(seats: int, first: int) -> list[int]:
    """All seats from one on, as they sit."""
    return [(first + i) % seats for i in range(seats)]


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

    def order(self, s: S) -> list[int]:
        """Seats in the order in which the rules let them react, the first of them first."""
        raise Broken(f"{type(self).__name__} does not say who comes first")

    def eligible(self, s: S, seat: int) -> bool:
        """Whether, by public knowledge alone, this seat might react."""
        raise Broken(f"{type(self).__name__} does not say who might react")

    def reactions(self, s: S, seat: int) -> tuple[Choice, ...]:
        """The reactions that this seat has besides passing; known to the seat alone."""
        raise Broken(f"{type(self).__name__} does not say which reactions there are")

    def react(self, s: S, seat: int, choice: Choice) -> Next | Closed:
        """The effect of a reaction: steps that come before the window opens again, or `Closed`."""
        raise Broken(f"{type(self).__name__} does not say what a reaction does")

    def ask(self, s: S) -> list[Decision]:
        return [
            Decision(seat, self.kind, (PASS, *self.reactions(s, seat)), PASS)
            for seat in self.order(s)
            if self.mask >> seat & 1 and self.eligible(s, seat)
        ]

    def take(self, s: S, answers: Answers) -> Next | None:
        for seat, choice in answers.items():  # in the order of asking, which is that of the rules
            if choice != PASS:
                steps = self.react(s, seat, choice)
                return steps.steps if isinstance(steps, Closed) else (*steps, self)
        return DONE
