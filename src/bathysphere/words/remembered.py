"""What is worded once and kept, together with what it was made from: fields of a view and names of players.

Whether a sentence looks at the view is declared nowhere. So the first time it is made from a view that writes down what
is read of it; it is said again wherever all of that is the same, at whichever table, and made again otherwise. Nothing
can be told to somebody whose view does not say it.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar, overload
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.json import encode

from bathysphere.engine import View

MOST_READ = 8
"""What is made from more parts of a view than this hardly ever comes again."""

T = TypeVar("T")
LENGTH = "__len__"
Path = tuple[str | int, ...]
"""Where something stands in a view: `("turn",)`, `("players", 2, "place")`; `("players", LENGTH)` is how many."""
Notes = dict[Path, None]


class WatchedView:
    """A view that writes down which of its fields are read."""

    def __init__(self, view: Any, notes: Notes, path: Path = ()) -> None:
        self._view = view
        self._notes = notes
        self._path = path

    def __getattr__(self, field: str) -> Any:
        if field not in self._view.__struct_fields__ and hasattr(self._view, field):
            raise TooMuch  # a method may read anything
        value = getattr(self._view, field)
        path = (*self._path, field)
        if type(value) is tuple and value and isinstance(value[0], Struct):
            return WatchedTuple(value, self._notes, path)
        self._notes[path] = None
        return value


class WatchedTuple(Sequence[Any]):
    """Several parts of a view, of which only some may be read."""

    def __init__(self, parts: tuple[Any, ...], notes: Notes, path: Path) -> None:
        self._parts = parts
        self._notes = notes
        self._path = path

    @overload
    def __getitem__(self, at: int) -> Any: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Any]: ...
    def __getitem__(self, at: int | slice) -> Any:
        part = self._parts[at]
        if isinstance(at, int) and isinstance(part, Struct):
            return WatchedView(part, self._notes, (*self._path, at))
        return self._whole[at]

    def __len__(self) -> int:
        self._notes[(*self._path, LENGTH)] = None
        return len(self._parts)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole)

    def __eq__(self, other: object) -> bool:
        return self._whole == other

    def __hash__(self) -> int:
        return hash(self._whole)

    @property
    def _whole(self) -> tuple[Any, ...]:
        self._notes[self._path] = None
        return self._parts


class WatchedNames(Sequence[str]):
    """Names of players that write down which of them are said."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.said: dict[int, None] = {}

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        for seat in range(len(self._names))[at] if isinstance(at, slice) else (at,):
            self.said[seat] = None
        return self._names[at]

    def __len__(self) -> int:
        return len(self._names)


class TooMuch(Exception):
    """Something is read that cannot be written down."""


SEAT: Path = ("seat",)


class Made:
    """What was made of one key so far: of which parts of a view and which names, and what of each of their values."""

    __slots__ = ("kept", "of_each_seat", "paths", "seats", "too_much")

    def __init__(self) -> None:
        self.paths: tuple[Path, ...] = ()
        self.seats: tuple[int, ...] = ()
        self.kept: dict[Hashable, Any] = {}
        self.of_each_seat = False
        """One seat may look where others do not."""
        self.too_much = False

    def seen(self, view: View | None, names: Sequence[str]) -> Hashable:
        """What is to be read now. What is made reads more only if this differs."""
        if not self.paths and not self.seats:
            return None
        return (*[_at(path, view) for path in self.paths], *[names[seat] for seat in self.seats])

    def depends(self, notes: Notes, said: dict[int, None]) -> None:
        """It was made from this, too."""
        paths, seats = tuple(dict.fromkeys([*self.paths, *notes])), tuple(dict.fromkeys([*self.seats, *said]))
        if paths != self.paths or seats != self.seats:
            self.paths, self.seats = paths, seats
            self.kept.clear()
        self.of_each_seat = SEAT in paths
        self.too_much = len(paths) > MOST_READ


class Remembered:
    """Whatever is made from a view and names. When there is too much of it, all is forgotten and made again."""

    def __init__(self, most: int, given: Sequence[str] = ()) -> None:
        """`given` are fields of views that keys speak for already, so that they need not be looked at."""
        self.most = most
        self.given = given
        self.size = 0
        """How much was kept since all was forgotten."""
        self._made: dict[Hashable, Made] = {}

    def find(
        self, key: Hashable, view: View | None, names: Sequence[str], make: Callable[[Any, Sequence[str]], T]
    ) -> T:
        """What `make` makes of the view and the names. `key` says all else that it follows from."""
        key = (key, len(names))
        made = self._made.get(key)
        if made is not None and made.of_each_seat and view is not None:
            key = (*key, view.seat)
            made = self._made.get(key)
        if made is None:
            return self._make(key, view, names, make)
        if made.too_much:
            return make(view, names)
        found: T | None = made.kept.get(made.seen(view, names))
        return found if found is not None else self._make(key, view, names, make)

    def _make(
        self, key: Hashable, view: View | None, names: Sequence[str], make: Callable[[Any, Sequence[str]], T]
    ) -> T:
        if self.size >= self.most:
            self._made.clear()
            self.size = 0
        self.size += 1
        made = self._made.setdefault(key, Made())
        notes: Notes = {}
        watched = WatchedNames(names)
        try:
            found = make(None if view is None else WatchedView(view, notes), watched)
        except TooMuch:
            made.too_much = True
            return make(view, names)
        for field in self.given:
            notes.pop((field,), None)
        made.depends(notes, watched.said)
        if not made.too_much:
            made.kept[made.seen(view, names)] = found
        return found


def _at(path: Path, view: Any) -> Hashable:
    for step in path:
        if step == LENGTH:
            view = len(view)
        elif isinstance(step, str):
            view = getattr(view, step)
        elif -len(view) <= step < len(view):
            view = view[step]
        else:
            return None
    return hashable(view)


class Same:
    """A value to remember things by that is looked up again and again: one object stands for all equal ones, so that
    it is neither hashed nor compared each time."""

    __slots__ = ("__weakref__",)
    _known: ClassVar[WeakValueDictionary[Hashable, "Same"]] = WeakValueDictionary()

    @classmethod
    def of(cls, value: Any) -> "Same":
        key = hashable(value)
        found = cls._known.get(key)
        if found is None:
            found = cls._known[key] = cls()
        return found


def hashable(value: Any) -> Hashable:
    """A value to remember something by: itself, unless it holds a dict or a list."""
    try:
        hash(value)
    except TypeError:
        return encode(value)
    found: Hashable = value
    return found
