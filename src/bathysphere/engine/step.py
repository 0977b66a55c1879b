"""A rule in progress. The state holds a stack of steps; the topmost is the one that happens or asks now.

A step is a small immutable object of one of three kinds. It *does* (`run`), it *asks* (`ask`, then `take`), or it
*continues* (`given`) with the value that the step before it handed on. Each returns its successors, which replace it;
so whatever lies on the stack has not begun yet, or is the one open question. No step is ever half run.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, dataclass_transform

from bathysphere.engine.annotations import declared_fields, keyword_only_fields
from bathysphere.engine.decision import Choice, Decision
from bathysphere.engine.errors import InternalError

if TYPE_CHECKING:
    from bathysphere.engine.state import State

S = TypeVar("S", bound="State")

Next = tuple["Step[Any]", ...]
"""The successors of a step, the first of them first."""

Answers = dict[int, Choice]

DONE: Final[Next] = ()

DOES, ASKS, CONTINUES = 0, 1, 2


class StepType(type):
    """Makes slots of the fields that a step declares. A step that names its slots itself is left as it is."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **options: Any) -> "StepType":
        if "__slots__" not in body:
            names = declared_fields(body)
            body["starts"] = {field: body.pop(field) for field in names if field in body}
            body["keyword_only"] = keyword_only_fields(body)
            body["__slots__"] = tuple(names)
        return super().__new__(cls, name, bases, body, **options)


class Step(Generic[S], metaclass=StepType):
    """The common shape. Use `Does`, `Asks` or `Continues`. Fields are public facts: seats, numbers, open cards."""

    __slots__ = ()
    mode: ClassVar[int] = DOES
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the ledger's lines that this step holds."""
    admits_powers: ClassVar[bool] = False
    """Powers "at any moment of one's turn" may be used while this question, to one seat, is open."""
    allows_interjections: ClassVar[bool] = False
    """Any seat, the asked one too, may interject while this question is open, unless it goes to several at once."""

    holds_answers: ClassVar[bool] = False
    """A reaction: how long the question stays open must not depend on anything that is hidden, so its answers are
    sealed until it closes. Questions to several seats always are."""

    def run(self, s: S) -> Next:
        raise InternalError(f"{type(self).__name__} does nothing")

    def given(self, s: S, value: Any) -> Next:
        raise InternalError(f"{type(self).__name__} takes no value")

    def ask(self, s: S) -> list[Decision]:
        raise InternalError(f"{type(self).__name__} asks nothing")

    def take(self, s: S, answers: Answers) -> Next | None:
        raise InternalError(f"{type(self).__name__} takes no answer")

    def plain(self) -> list[Any]:
        """Its name and fields, enough to make it again."""
        return [type(self).__name__, *(getattr(self, name) for name in fields_of(type(self)))]

    def changed(self, **fields: Any) -> Self:
        """The same step but for these fields."""
        return type(self)(**{**{name: getattr(self, name) for name in fields_of(type(self))}, **fields})

    def __repr__(self) -> str:
        name, *fields = self.plain()
        return f"{name}({', '.join(map(str, fields))})"


class Does(Step[S]):
    """Changes the state and names its successors."""

    __slots__ = ()


class Asks(Step[S]):
    """Asks one seat or several at once. Asking is pure: it changes nothing, tells nothing and uses no chance.

    With nobody to ask, `take` goes on without answers. `take` may return None: the question is asked again.
    """

    __slots__ = ()
    mode = ASKS


class Continues(Step[S]):
    """Goes on with the value that the step before it handed on (`State.hand_on`)."""

    __slots__ = ()
    mode = CONTINUES


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def with_fields(step: type[T]) -> type[T]:
    """Gives a step a constructor for the fields that it declares, such as `seat: int`, and those of its base classes,
    which come first. Fields after `_: KW_ONLY` are given by name."""
    required: list[str] = []
    optional: list[str] = []
    named: list[str] = []
    starts: dict[str, Any] = {}
    for base in reversed(step.__mro__):
        if base.__dict__.get("__slots__") and "starts" not in base.__dict__:
            raise InternalError(f"{step.__name__} has a base class with a constructor of its own")
        starts |= base.__dict__.get("starts", {})
        for name in base.__dict__.get("__slots__", ()):
            if name in base.__dict__["keyword_only"]:
                named.append(name)
            elif name in starts:
                optional.append(name)
            elif optional:
                raise InternalError(f"{step.__name__}: {name} begins with no value, but {optional[-1]} before it does")
            else:
                required.append(name)
    type.__setattr__(step, "__init__", _constructor([*required, *optional], named, starts))
    return step


def _constructor(positional: Sequence[str], named: Sequence[str], starts: dict[str, Any]) -> Callable[..., None]:
    """A function that sets these attributes, written out line by line, as fast as one written by hand."""
    given = [f"{name}=starts[{name!r}]" if name in starts else name for name in positional]
    given += ["*", *[f"{name}=starts[{name!r}]" if name in starts else name for name in named]] if named else []
    lines = [f"    self.{name} = {name}" for name in (*positional, *named)]
    made: dict[str, Any] = {"starts": starts}
    exec("\n".join([f"def __init__({', '.join(['self', *given])}):", *lines, "    return None"]), made)
    constructor: Callable[..., None] = made["__init__"]
    return constructor


_fields: dict[type[Step[Any]], tuple[str, ...]] = {}


def fields_of(step: type[Step[Any]]) -> tuple[str, ...]:
    """The names of a step's fields as they are stored: base classes first, those of each class by name."""
    if step not in _fields:
        bases = reversed(step.__mro__)
        _fields[step] = tuple(name for base in bases for name in sorted(base.__dict__.get("__slots__", ())))
    return _fields[step]
