"""What is worded once and kept, together with what it was made from: fields of a view and names of players.

Whether a sentence looks at the view is declared nowhere. So the first time it is made from a view that writes down what
is read of it; it is said again wherever all of that is the same, at whichever table, and made again otherwise. Nothing
can be told to somebody whose view does not say it.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeVar, overload

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


Read = tuple[tuple[Path, ...], tuple[int, ...]]
"""The parts of a view and the seats of the names that something was made from."""
NOTHING_YET: Read = (), ()
SEAT: Path = ("seat",)


class Remembered:
    """Whatever is made from a view and names. When there is too much of it, all is forgotten and made again."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._read: dict[Hashable, Read | None] = {}
        """By key, what it may depend on; None: on too much."""
        self._kept: dict[Hashable, Any] = {}

    def find(
        self, key: Hashable, view: View | None, names: Sequence[str], make: Callable[[Any, Sequence[str]], T]
    ) -> T:
        """What `make` makes of the view and the names. `key` says all else that it follows from."""
        key = (key, len(names))
        read = self._read.get(key, NOTHING_YET)
        if read is not None and SEAT in read[0] and view is not None:  # one seat may look where others do not
            key = (*key, view.seat)
            read = self._read.get(key, NOTHING_YET)
        if read is None:
            return make(view, names)
        found: T | None = self._kept.get(_seen(key, read, view, names))
        return found if found is not None else self._make(key, read, view, names, make)

    def _make(
        self,
        key: Hashable,
        read: Read,
        view: View | None,
        names: Sequence[str],
        make: Callable[[Any, Sequence[str]], T],
    ) -> T:
        notes: Notes = {}
        watched = WatchedNames(names)
        self._make_room()
        try:
            made = make(None if view is None else WatchedView(view, notes), watched)
        except TooMuch:
            self._read[key] = None
            return make(view, names)
        now = tuple(dict.fromkeys([*read[0], *notes])), tuple(dict.fromkeys([*read[1], *watched.said]))
        self._read[key] = now if len(now[0]) <= MOST_READ else None
        if len(now[0]) <= MOST_READ:
            self._kept[_seen(key, now, view, names)] = made
        return made

    def _make_room(self) -> None:
        if len(self._kept) >= self.most or len(self._read) >= self.most:
            self._kept.clear()
            self._read.clear()


def _seen(key: Hashable, read: Read, view: View | None, names: Sequence[str]) -> Hashable:
    """The key together with what is to be read now. What is made reads more only if this differs."""
    paths, seats = read
    if not paths and not seats:
        return key
    return (key, *[_at(path, view) for path in paths], *[names[seat] for seat in seats])


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


def hashable(value: Any) -> Hashable:
    """A value to remember something by: itself, unless it holds a dict or a list."""
    try:
        hash(value)
    except TypeError:
        return encode(value)
    found: Hashable = value
    return found
