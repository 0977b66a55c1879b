"""Everything that is true in a game now, as plain data: what every game's state has in common.

A game adds its own zones as lists, tuples, numbers and small values; inner zones (a hand, an area) are tuples that are
replaced and never edited, so that a copy shares them. No reference to people, sockets or text.
"""

import re
from collections.abc import Callable, Sequence, Set
from hashlib import blake2b
from inspect import get_annotations
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    NoReturn,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from bathysphere.engine.annotations import declared_fields, is_class_variable, is_derived
from bathysphere.engine.chance import Chance
from bathysphere.engine.decision import Choice, Decision, as_choice
from bathysphere.engine.errors import InternalError
from bathysphere.engine.event import Event, EventKind, Version
from bathysphere.engine.step import DONE, Next, Step, fields_of
from bathysphere.engine.value import Value

T = TypeVar("T")

MOST_EVENTS = 5_000
"""What one answer leads to is no longer than that; the longest known has two dozen events."""


class Outcome(Value, frozen=True, gc=False):
    """How a game ended: who won (nobody, if the game itself did), where each seat's points came from if there are
    points, why it ended where that can differ, and on which side each seat was then if there are sides."""

    winners: tuple[int, ...]
    points: tuple[tuple[tuple[str, int], ...], ...] = ()
    reason: str = ""
    sides: tuple[str, ...] = ()

    def total(self, seat: int) -> int:
        return sum(points for _, points in self.points[seat]) if self.points else 0


class GameOver(Exception):
    """Raised by `State.finish`; no line behind it runs."""


class StateType(type):
    """Makes slots of the fields that a game's state declares. A state that names its slots itself is left as it is."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "StateType":
        if bases and "__slots__" not in body:
            fields = declared_fields(body)
            body["starts"] = {field: body.pop(field) for field in fields if field in body}
            body["__slots__"] = tuple(fields)
        return super().__new__(cls, name, bases, body)


class State(metaclass=StateType):
    """The part that the engine keeps. A game's state declares its own fields with their types, in the order of its
    dump; slots, constructor, copy, dump and load follow from that.

    A field begins with the value that it is declared with, with one for each seat (`per_seat`) or with what their
    number comes to (`for_seats`), or else empty: 0, False, "", (), [] or None. One that is `DERIVED` is not stored: a
    state that has such fields sets them in `load`. A state that names its `__slots__` sets its fields in a constructor
    of its own.
    """

    __slots__ = ("chance", "events", "opened", "outcome", "question", "sealed", "seats", "stack", "value")
    fields: ClassVar[tuple[str, ...]] = ()
    """What the game stores, as it declared it."""
    lists: ClassVar[frozenset[str]] = frozenset()
    """The fields that are lists."""
    copy_fields: ClassVar[Callable[[Any, Any], None]]
    """Made from the declaration: the game's part of a copy."""
    notes: ClassVar[frozenset[str]] = frozenset()
    """Fields that say only who has seen what. They are stored, but no rule reads them and no checksum holds them; a
    state that was stored before there were any begins them as a new one does."""
    starts: ClassVar[dict[str, Any]] = {}
    """The values that this class declares its fields with."""

    def __init_subclass__(cls) -> None:
        declared: dict[str, Any] = {}
        slots: list[str] = []
        for base in reversed(cls.__mro__[: cls.__mro__.index(State)]):
            annotated: dict[str, Any] = get_annotations(base)
            declared |= {name: kind for name, kind in annotated.items() if not is_class_variable(kind)}
            slots += base.__dict__["__slots__"]
        if not set(declared) <= set(slots):
            raise InternalError(f"{cls.__name__} declares fields for which it has no slots")
        cls.fields = tuple(name for name, kind in declared.items() if not is_derived(kind))
        cls.lists = frozenset(name for name, kind in declared.items() if _is_list(kind))
        cls.copy_fields = copier(slots, cls.lists)

    def __init__(self, seats: int, key: bytes) -> None:
        self.seats = seats
        self.chance = Chance(key)
        self.stack: list[Step[Any]] = []
        self.sealed: list[Choice | None] = [None] * seats
        self.outcome: Outcome | None = None
        self.question = 0
        self.value: Any = None
        self.events: list[Event] = []
        self.opened: tuple[Decision, ...] | None = None
        starter(type(self))(self)

    # -- copying and storing

    def copy(self) -> Self:
        """Open decisions are derived and never changed, so both may hold them."""
        twin = self.__new__(type(self))
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.stack = self.stack[:]
        twin.sealed = self.sealed[:]
        twin.outcome = self.outcome
        twin.question = self.question
        twin.value = None
        twin.events = []
        twin.opened = self.opened
        type(self).copy_fields(self, twin)
        return twin

    def dump(self) -> dict[str, Any]:
        """Numbers, strings, lists and dicts: enough to make the state again, in any process."""
        data: dict[str, Any] = {
            "seats": self.seats,
            "key": self.chance.key.hex(),
            "counter": self.chance.counter,
            "stack": [step.plain() for step in self.stack],
            "sealed": self.sealed,
            "outcome": self.outcome,
            "question": self.question,
        }
        for name in self.fields:
            data[name] = getattr(self, name)
        plain: dict[str, Any] = msgspec.to_builtins(data)
        if self.outcome is not None and not self.outcome.sides:  # checksums of games without sides never held them
            del plain["outcome"]["sides"]
        return plain

    def checksum(self) -> str:
        plain = self.dump()
        for name in self.notes:
            del plain[name]
        return blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()

    @classmethod
    def load(cls, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> Self:
        """The state that was dumped. `steps` are the game's steps by name."""
        s = cls(data["seats"], bytes.fromhex(data["key"]))
        s.chance.counter = data["counter"]
        s.stack = [_load_step(plain, steps) for plain in data["stack"]]
        s.sealed = [None if choice is None else as_choice(choice) for choice in data["sealed"]]
        s.outcome = msgspec.convert(data["outcome"], Outcome | None)
        s.question = data["question"]
        for name, kind in state_types(cls).items():
            if name in data or name not in cls.notes:
                setattr(s, name, msgspec.convert(data[name], kind))
        return s

    @property
    def any_sealed(self) -> bool:
        """Whether somebody has answered the open question in secret; an answer may be an empty tuple."""
        return any(choice is not None for choice in self.sealed)

    # -- flow, as the steps use it

    def hand_on(self, value: Any) -> Next:
        """Done, and the step beneath continues with this value."""
        self.value = value
        return DONE

    def finish(self, outcome: Outcome) -> NoReturn:
        """The game ends here, at any depth."""
        self.outcome = outcome
        raise GameOver

    def tell(self, kind: EventKind, *data: Any) -> None:
        """Something happened that everybody may know."""
        event = Event(kind, data)
        if len(data) != kind.arity:
            event.check()
        self.events.append(event)
        if len(self.events) > MOST_EVENTS:
            raise _too_many(event)

    def tell_some(self, kind: EventKind, data: tuple[Any, ...], *versions: Version) -> None:
        """Something happened that everybody may know in part, and the seats of a mask in full."""
        event = Event(kind, data, versions)
        event.check()
        self.events.append(event)
        if len(self.events) > MOST_EVENTS:
            raise _too_many(event)

    # -- what a game may add

    def powers(self, seat: int) -> tuple[Choice, ...]:
        """What this seat may use beside the options of a question that admits powers."""
        return ()

    def use_power(self, seat: int, choice: Choice) -> Next:
        """The effect of a power; the steps it returns come first, then the question is asked again."""
        raise InternalError("this game has no powers")

    def interjections(self, seat: int) -> tuple[Choice, ...]:
        """What this seat may do now although nobody asks it; known to the seat alone."""
        return ()

    def interject(self, seat: int, choice: Choice) -> Next:
        """The effect of an interjection; its steps come first, then the question is asked again."""
        raise InternalError("this game has no interjections")


def _too_many(last: Event) -> InternalError:
    return InternalError(f"an answer told more than {MOST_EVENTS} events; the last was {last.kind.name}")


def copier(slots: Sequence[str], lists: Set[str]) -> Callable[[Any, Any], None]:
    """A function that copies these attributes: lists are copied, all else is never edited and so shared. Written out
    line by line, because a loop over names takes twice as long and searches copy all the time."""
    lines = [f"    twin.{name} = s.{name}{'[:]' if name in lists else ''}" for name in slots]
    made: dict[str, Any] = {}
    exec("\n".join(["def copy_fields(s, twin):", *lines, "    return None"]), made)
    copy_fields: Callable[[Any, Any], None] = made["copy_fields"]
    return copy_fields


def _load_step(plain: list[Any], steps: dict[str, type[Step[Any]]]) -> Step[Any]:
    name, *fields = plain
    kind = steps[name]
    if len(fields) != len(fields_of(kind)):
        raise InternalError(f"{name} has the fields {fields_of(kind)}, not {fields}")
    values = (as_choice(field) if isinstance(field, list) else field for field in fields)
    return kind(**dict(zip(fields_of(kind), values, strict=True)))


_types: dict[type[State], dict[str, Any]] = {}


def state_types(kind: type[State]) -> dict[str, Any]:
    """The declared type of each stored field of a game's state; looked up once."""
    if kind not in _types:
        hints = get_type_hints(kind)
        _types[kind] = {name: hints[name] for name in kind.fields}
    return _types[kind]


def _is_list(kind: Any) -> bool:
    if isinstance(kind, str):
        return re.match(r"((typing\.)?Annotated\[)?list\b", kind) is not None
    return get_origin(get_args(kind)[0] if get_origin(kind) is Annotated else kind) is list


class PerSeat(NamedTuple):
    """With which value each seat's entry of a list begins."""

    value: Any


class ForSeats(NamedTuple):
    """What a field begins with at a table of so many seats."""

    make: Callable[[int], Any]


def per_seat(value: T) -> list[T]:
    """The beginning of a list that has an entry for each seat: `places: list[int] = per_seat(NOWHERE)`."""
    return cast(list[T], PerSeat(value))


def for_seats(make: Callable[[int], T]) -> T:
    """The beginning of a field that depends on the number of seats otherwise:
    `chairs: list[int] = for_seats(lambda seats: list(range(seats)))`."""
    return cast(T, ForSeats(make))


_starters: dict[type[State], Callable[[Any], None]] = {}
EMPTY: dict[Any, Any] = {int: 0, bool: False, str: "", tuple: (), list: []}


def starter(kind: type[State]) -> Callable[[Any], None]:
    """A function that gives a new state's fields the values with which they begin. It sets nothing for a class that
    names its slots and so has its own constructor. Written out line by line like `copier`."""
    if kind not in _starters:
        declares = [base for base in reversed(kind.__mro__) if "starts" in base.__dict__ and base is not State]
        starts = {name: value for base in declares for name, value in base.__dict__["starts"].items()}
        own = [name for base in declares for name in base.__dict__["__slots__"]]
        hints = get_type_hints(kind)
        values = {name: starts[name] if name in starts else _empty(kind, name, hints[name]) for name in own}
        lines = [f"    s.{name} = {_beginning(name, value)}" for name, value in values.items()]
        made: dict[str, Any] = {f"_{name}": _kept(value) for name, value in values.items()}
        exec("\n".join(["def start_fields(s):", *lines, "    return None"]), made)
        _starters[kind] = made["start_fields"]
    return _starters[kind]


def _kept(value: Any) -> Any:
    if isinstance(value, PerSeat):
        return [value.value]
    return value.make if isinstance(value, ForSeats) else value


def _beginning(name: str, value: Any) -> str:
    if isinstance(value, PerSeat):
        return f"_{name} * s.seats"
    if isinstance(value, ForSeats):
        return f"_{name}(s.seats)"
    return f"_{name}[:]" if isinstance(value, list) else f"_{name}"


def _empty(kind: type[State], name: str, declared: Any) -> Any:
    if type(None) in get_args(declared):
        return None
    plain = get_origin(declared) or declared
    if plain not in EMPTY:
        raise InternalError(f"{kind.__name__} does not say with which value {name} begins")
    return EMPTY[plain]
