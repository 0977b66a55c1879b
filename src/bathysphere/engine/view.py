"""What one seat may know: the part that every game's view has in common."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from bathysphere.engine.decision import Choice
from bathysphere.engine.errors import InternalError
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

    def __init_subclass__(cls) -> None:
        type.__setattr__(cls, "of", View.__dict__["of"])  # not what a view that it derives from has made of it

    @classmethod
    def of(cls, s: State, seat: int, /, **shown: Any) -> Self:
        """The view of a seat. What a view and a state call by the same name is shown as it is, unless `shown` says what
        the seat sees of it: `hand=s.hands[seat] if seat >= 0 else ()`. That is always said for the same fields: the
        first call writes the function that makes such views from then on."""
        make = maker(cls, type(s), [*shown])
        type.__setattr__(cls, "of", staticmethod(make))
        view: Self = make(s, seat, **shown)
        return view


COMMON = frozenset(View.__struct_fields__)


def maker(view: type[View], state: type[State], shown: Sequence[str]) -> Callable[..., Any]:
    """A function that makes views of a state and of what is shown by name. Written out field by field, like a
    constructor's call by hand, because bots and tables look at views all the time."""
    fields = [name for name in view.__struct_fields__ if name not in COMMON]
    if unknown := [name for name in fields if name not in shown and name not in state.fields]:
        raise InternalError(f"{view.__name__} does not say what a seat sees of {', '.join(unknown)}")
    values = {name: f"tuple(s.{name})" if name in state.lists else f"s.{name}" for name in fields}
    values |= {name: name for name in shown}
    lines = [f"        {name}={value}," for name, value in values.items()]
    given = ["s", "seat", "/", *(["*", *shown] if shown else [])]
    made: dict[str, Any] = {"view": view, "open_questions": open_questions}
    exec("\n".join([f"def of({', '.join(given)}):", "    return view(", *OF_EVERY_GAME, *lines, "    )"]), made)
    of: Callable[..., Any] = made["of"]
    return of


OF_EVERY_GAME = (
    "        seat=seat,",
    "        question=s.question,",
    "        asked=tuple([(each.seat, each.kind) for each in open_questions(s)]),",
    "        sealed=s.sealed[seat] if seat >= 0 else None,",
    "        outcome=s.outcome,",
)


def asked(s: State) -> Asked:
    """Whom the open question goes to, for a view that is made by hand."""
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
