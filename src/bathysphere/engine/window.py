"""Windows for reactions: "before the die is rolled", "in answer to a card"."""

from collections.abc import Sequence
from dataclasses import KW_ONLY
from functools import cache
from typing import ClassVar, Final, NamedTuple, Self

from bathysphere.engine.decision import PASS, Choice, Decision
from bathysphere.engine.errors import InternalError
from bathysphere.engine.step import DONE, Answers, Asks, Next, S, with_fields

NOBODY: Final = -1
ONLY_PASS: Final[tuple[Choice, ...]] = (PASS,)


class Closed(NamedTuple):
    """A reaction that closes its window: these steps follow, and nobody reacts any more. What a `Continues` step
    beneath the window gets, they hand on, or the reaction itself does."""

    steps: Next = DONE


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats from one on, as they sit. There are few such orders and they are wanted all the time."""
    return tuple([(first + i) % seats for i in range(seats)])


@cache
def passing(kind: str, seats: int) -> tuple[Decision, ...]:
    """The question to each seat that can only pass: such are most questions in windows, so that all of a kind share
    them."""
    return tuple([Decision(seat, kind, ONLY_PASS, PASS) for seat in range(seats)])


@with_fields
class Window(Asks[S]):
    """Every seat of a mask that might react by public knowledge is asked at once, whatever its hand holds.

    The first reaction in the order of the rules happens, never the first click; the others are dropped untold and the
    window opens again, until all pass or a reaction closes it. A `Continues` step beneath gets what a closing reaction
    handed on, or None when all passed. A game has a class of its own for each occasion.
    """

    mask: int
    holds_answers = True
    kind: ClassVar[str]
    """The kind of the decision."""

    def order(self, s: S) -> Sequence[int]:
        """Seats in the order in which the rules let them react, the first of them first."""
        raise InternalError(f"{type(self).__name__} does not say who comes first")

    def eligible(self, s: S, seat: int) -> bool:
        """Whether, by public knowledge alone, this seat might react."""
        raise InternalError(f"{type(self).__name__} does not say who might react")

    def reactions(self, s: S, seat: int) -> tuple[Choice, ...]:
        """The reactions that this seat has besides passing; known to the seat alone."""
        raise InternalError(f"{type(self).__name__} does not say which reactions there are")

    def react(self, s: S, seat: int, choice: Choice) -> Next | Closed:
        """The effect of a reaction: steps that come before the window opens again, or `Closed`."""
        raise InternalError(f"{type(self).__name__} does not say what a reaction does")

    def ask(self, s: S) -> list[Decision]:
        return self.ask_each(s, self.mask)

    def ask_each(self, s: S, mask: int) -> list[Decision]:
        """The question to every seat of a mask that might react."""
        return [self.question(s, seat) for seat in self.order(s) if mask >> seat & 1 and self.eligible(s, seat)]

    def question(self, s: S, seat: int) -> Decision:
        reactions = self.reactions(s, seat)
        if reactions:
            return Decision(seat, self.kind, ONLY_PASS + reactions, PASS)
        return passing(self.kind, s.seats)[seat]

    def take(self, s: S, answers: Answers) -> Next | None:
        for seat, choice in answers.items():  # in the order of asking, which is that of the rules
            if choice != PASS:
                steps = self.react(s, seat, choice)
                return steps.steps if isinstance(steps, Closed) else (*steps, self)
        return DONE


@with_fields
class OrderedWindow(Window[S]):
    """A window in which one seat decides who comes first when several want to react.

    Everybody learns who wants to, nobody what: the one who comes first is asked alone and may still decline, and then
    waits until somebody else has reacted. So every window closes.
    """

    _: KW_ONLY
    wanting: int = 0
    """The seats among which one has to be named first; 0: nobody has to be."""
    alone: int = NOBODY
    """The seat that was named."""
    declined: int = 0
    """The seats that were named and passed."""
    first_kind: ClassVar[str] = "window.first"
    """The kind of the decision who comes first."""

    def chooser(self, s: S) -> int:
        """The seat that decides who comes first."""
        raise InternalError(f"{type(self).__name__} does not say who decides the order")

    def several(self, s: S, seats: list[int]) -> None:
        """What everybody is told when these seats want to react."""

    def ask(self, s: S) -> list[Decision]:
        if self.wanting:
            seats = tuple([("comes_first", seat) for seat in range(s.seats) if self.wanting >> seat & 1])
            return [Decision(self.chooser(s), self.first_kind, seats)]
        if self.alone != NOBODY:
            return [self.question(s, self.alone)]
        return self.ask_each(s, self.mask & ~self.declined)

    def take(self, s: S, answers: Answers) -> Next | None:
        if self.wanting:
            return (self.changed(wanting=0, alone=answers[self.chooser(s)][1]),)
        if [*answers.values()].count(PASS) == len(answers):  # as in most windows
            if self.alone == NOBODY:
                return DONE
            return (self.changed(alone=NOBODY, declined=self.declined | 1 << self.alone),)
        reacting = [seat for seat, choice in answers.items() if choice != PASS]
        if len(reacting) > 1:
            self.several(s, reacting)
            return (self.changed(wanting=sum([1 << seat for seat in reacting])),)
        steps = self.react(s, reacting[0], answers[reacting[0]])
        return steps.steps if isinstance(steps, Closed) else (*steps, self._anew())

    def _anew(self) -> Self:
        """Everybody may react again."""
        return self if self.alone == NOBODY and not self.declined else self.changed(alone=NOBODY, declined=0)
