"""A room goes ahead of its log while what happened is written. When the store refuses it, because another process was
faster, the room returns to where it was and goes on from there: nothing has to be read again that it knew.
"""

from copy import deepcopy
from typing import Any

from bathysphere.tables.checkpoints import Checkpoints
from bathysphere.tables.room import Room
from bathysphere.tables.seat import Motion, Vote

GROWING = frozenset({"_all", "answers", "heard", "marks", "moments", "spoken", "told"})
"""Long lists to which is only added; whoever cuts one replaces it. Their length says what they were."""


class Mark:
    """A room as it is now. Whatever a room keeps, and is not named here, is copied: little of it is long."""

    def __init__(self, room: Room) -> None:
        play = room.play
        parts: list[Any] = [room, room.talk, *room.seats]
        if play is not None:
            parts += [play, play.record]
        self._parts = [(part, {name: _kept(name, value) for name, value in vars(part).items()}) for part in parts]
        self._play = play
        self._sealed = play.state.sealed[:] if play is not None else []

    def restore(self) -> None:
        """The room is again as it was, once: what was kept is its own now."""
        for part, kept in self._parts:
            vars(part).update({name: _given_back(name, value) for name, value in kept.items()})
        if self._play is not None:
            self._play.state.sealed = self._sealed
            self._play.forget_trial()


def _kept(name: str, value: Any) -> Any:
    if name in GROWING:
        return [_length(each) for each in value] if name == "heard" else _length(value)
    match value:
        case list():
            return [_kept("", each) for each in value]
        case dict() | set() | Checkpoints():
            return value.copy()
        case Vote() | Motion():
            return deepcopy(value)
    return value


def _given_back(name: str, kept: Any) -> Any:
    if name not in GROWING:
        return kept
    return [_cut(*each) for each in kept] if name == "heard" else _cut(*kept)


def _length(grows: list[Any]) -> tuple[list[Any], int]:
    return grows, len(grows)


def _cut(grown: list[Any], length: int) -> list[Any]:
    del grown[length:]
    return grown
