"""What happened, and who may know it.

A game declares each kind of event once, in a table: the fields that everybody may know, the fields that only some may
know, and whether it reveals something that was hidden until then. What is not declared cannot be told.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from bathysphere.engine.errors import InternalError
from bathysphere.engine.kinds import Kind
from bathysphere.engine.value import Value

Version = tuple[int, tuple[Any, ...]]
"""A mask of seats, and the private fields as these seats see them."""


class Concerns(IntEnum):
    """Whom a line of the log is told to once more who has just come back to the table: "since your move"."""

    NOBODY = 0
    """It only leads to something else, or everybody sees it anyway."""
    NAMED = 1
    """Those whom its fields name."""
    ALL = 2
    """What somebody did, worth a word to each of the others."""
    EVERYBODY = 3
    """It changes the game for each of them, and comes before all else."""


class EventKind:
    """One kind of event. `everybody` hears of it and learns those fields; the seats that `tell_some` names learn the
    fields of `some` too. If it is `secret`, all others do not even hear that it happened.

    Fields are named in a string, or with the kinds of things that they hold, from which the facts of the log line
    follow: `EventKind("took", seat=SEAT, cell=CELL)`, `some={"dice": FACE}`. A field may hold one thing or several.
    `concerns` says who is told of it again when their turn comes, `rules` names the rules that it is about, by
    their ids: a line of the log leads there.
    """

    __slots__ = (
        "arity",
        "concerns",
        "everybody",
        "kinds",
        "name",
        "private_arity",
        "reveals",
        "rules",
        "secret",
        "some",
    )

    def __init__(
        self,
        name: str,
        everybody: str = "",
        /,
        *,
        some: str | Mapping[str, Kind] = "",
        reveals: bool = False,
        secret: bool = False,
        concerns: Concerns = Concerns.NAMED,
        rules: str = "",
        **kinds: Kind,
    ) -> None:
        private = {} if isinstance(some, str) else dict(some)
        self.name = name
        self.kinds: dict[str, Kind] = kinds | private
        """What its fields hold, as far as that is declared."""
        self.everybody: tuple[str, ...] = (*everybody.split(), *kinds)
        self.arity = len(self.everybody)
        self.some: tuple[str, ...] = tuple(some.split()) if isinstance(some, str) else tuple(private)
        self.private_arity = len(self.some)
        self.reveals = reveals
        self.secret = secret
        self.concerns = concerns
        self.rules: tuple[str, ...] = tuple(rules.split())

    def __repr__(self) -> str:
        return f"EventKind({self.name})"


def declared(names: dict[str, Any]) -> tuple[EventKind, ...]:
    """All kinds of events in a game's table of them, in its order; no two of them are called the same."""
    kinds = {}
    for kind in names.values():
        if isinstance(kind, EventKind):
            if kind.name in kinds:
                raise InternalError(f"two kinds of events are called {kind.name}")
            kinds[kind.name] = kind
    return tuple(kinds.values())


class SeenEvent(Value, frozen=True, gc=False):
    """An event as one seat hears it."""

    kind: str
    data: dict[str, Any]
    reveals: bool


class Event(Value, frozen=True, gc=False):
    """One happening, in versions: a first match in `versions` adds the private fields."""

    kind: EventKind
    data: tuple[Any, ...]
    versions: tuple[Version, ...] = ()

    def check(self) -> None:
        """What is told has the declared fields, no more and no fewer."""
        kind = self.kind
        if len(self.data) != kind.arity:
            raise InternalError(f"{kind.name} has the fields {kind.everybody}, not {self.data}")
        for _, private in self.versions:
            if len(private) != kind.private_arity:
                raise InternalError(f"{kind.name} has the private fields {kind.some}, not {private}")

    @property
    def is_told(self) -> bool:
        """Whether anybody hears of it."""
        return not self.kind.secret or any(mask for mask, _ in self.versions)

    def plain(self) -> tuple[Any, ...]:
        """To be stored beside the answer that led to it."""
        return (self.kind.name, self.data, self.versions) if self.versions else (self.kind.name, self.data)

    def seen_by(self, seat: int) -> SeenEvent | None:
        """What a seat is told; -1 is a spectator, who belongs to no mask."""
        for mask, private in self.versions:
            if seat >= 0 and mask >> seat & 1:
                return self._told(private)
        return None if self.kind.secret else self._told(())

    def seen_by_all(self, seats: int) -> list[SeenEvent | None]:
        """What each of so many seats is told, spectators last. Those who are told the same get the same object."""
        found = [None if self.kind.secret else self._told(())] * (seats + 1)
        for mask, private in reversed(self.versions):  # the first one counts
            told = self._told(private)
            for seat in range(seats):
                if mask >> seat & 1:
                    found[seat] = told
        return found

    def _told(self, private: tuple[Any, ...]) -> SeenEvent:
        kind = self.kind
        fields = dict(zip(kind.everybody, self.data, strict=True))
        if private:
            fields.update(zip(kind.some, private, strict=True))
        return SeenEvent(kind.name, fields, kind.reveals)
