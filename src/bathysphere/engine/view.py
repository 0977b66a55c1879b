"""What one seat may know: the part that every game's view has in common."""

from typing import Any, Self

from bathysphere.engine.decision import Choice
from bathysphere.engine.flow import open_questions
from bathysphere.engine.state import Outcome, State
from bathysphere.engine.value import Value

SPECTATOR = -1
"""The seat number of those who only watch: they know what everybody knows."""

Asked = tuple[tuple[int, str], ...]


class View(Value, frozen=True, gc=False, kw_only=True):
    """Built from a whitelist, never by deleting: what a game does not name here stays hidden.

    `asked` shows to whom the open question goes, not who has answered it.
    """

    seat: int
    question: int
    asked: Asked
    sealed: Choice | None
    outcome: Outcome | None

    @classmethod
    def of(cls, s: State, seat: int, **shown: Any) -> Self:
        """The view of a seat. What a view and a state call by the same name is shown as it is, unless `shown` says what
        the seat sees of it: `hand=s.hands[seat] if seat >= 0 else ()`."""
        for name in cls.__struct_fields__:
            if name not in COMMON and name not in shown:
                value = getattr(s, name)
                shown[name] = tuple(value) if isinstance(value, list) else value
        return cls(seat=seat, question=s.question, asked=asked(s), sealed=sealed(s, seat), outcome=s.outcome, **shown)


COMMON = frozenset(View.__struct_fields__)


def asked(s: State) -> Asked:
    return tuple([(decision.seat, decision.kind) for decision in open_questions(s)])


def sealed(s: State, seat: int) -> Choice | None:
    """A seat's own sealed answer; nobody else sees it."""
    return s.sealed[seat] if seat >= 0 else None


def reseal(s: State, seat: int, pick: Any) -> None:
    """Draw the sealed answers of all other seats again, each by `pick(decision)`: the resampled world must not keep
    what they really chose. Whether they have answered stays."""
    for decision in open_questions(s):
        if decision.seat != seat and s.sealed[decision.seat] is not None:
            s.sealed[decision.seat] = pick(decision)
