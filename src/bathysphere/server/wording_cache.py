"""What has been worded once is kept. Logs only grow, and everybody who comes to a table is sent all of its log: wording
it again for each of them would take the time of everybody else."""

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from bathysphere.tables.room import Room

FEW_LINES = 40
"""So many lines are worded again as quickly as they would be looked up."""
MOST_BYTES = 48_000_000
"""Of all rooms together. When there is more, all is forgotten and worded again, at most once in a while."""

_encode = msgspec.json.Encoder().encode
Make = Callable[[int, int], Sequence[Any]]


class ViewerTexts:
    """What one viewer of a room is told in one language, as it goes over the wire."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.log: list[msgspec.Raw] = []
        self.chat: list[msgspec.Raw] = []
        self.cuts = 0
        """How many cuts of the log have been followed."""
        self.revealed = (0, 0)
        """The cut of the chat that has been followed."""
        self.play: tuple[int, msgspec.Raw] | None = None
        """After which entry, and the update then."""
        self.size = 0

    def follow(self, room: Room, viewer: int) -> None:
        """Whatever was cut off the log or the chat since is forgotten here, too."""
        for _, length in room.cuts[viewer][self.cuts :]:
            del self.log[length:]
        self.cuts = len(room.cuts[viewer])
        if self.revealed != room.talk.cuts[viewer]:
            self.revealed = room.talk.cuts[viewer]
            del self.chat[self.revealed[1] :]

    def grow(self, lines: list[msgspec.Raw], length: int, make: Make) -> None:
        """Up to so many lines."""
        for line in make(len(lines), length) if len(lines) < length else ():
            raw = _encode(line)
            self.size += len(raw)
            lines.append(msgspec.Raw(raw))


class WordingCache:
    """All that is kept, by room."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self._rooms: WeakKeyDictionary[Room, dict[tuple[int, str], ViewerTexts]] = WeakKeyDictionary()
        self._tables: WeakKeyDictionary[Room, dict[tuple[str, bool], tuple[int, msgspec.Raw]]] = WeakKeyDictionary()

    def table(self, room: Room, language: str, seated: bool, make: Callable[[], Any]) -> msgspec.Raw:
        """What everybody may know of a table besides its game, as it goes over the wire: it changes seldom."""
        kept = self._tables.setdefault(room, {})
        found = kept.get((language, seated))
        if found is None or found[0] != room.facts_changed or room.settings.daily is not None:
            found = kept[language, seated] = room.facts_changed, msgspec.Raw(_encode(make()))
        return found[1]

    def find(self, room: Room, viewer: int, language: str, names: Sequence[str], lines: int) -> ViewerTexts | None:
        """What is kept for this viewer. Nothing, if so few lines are wanted that it is not worth while."""
        kept = self._rooms.get(room)
        found = kept.get((viewer, language)) if kept is not None else None
        if found is not None and found.names != names:  # somebody has another name now
            found = None
        if found is None:
            if lines <= FEW_LINES:
                return None
            self._make_room()
            found = self._rooms.setdefault(room, {})[viewer, language] = ViewerTexts(names)
        found.follow(room, viewer)
        return found

    def _make_room(self) -> None:
        if sum(each.size for kept in self._rooms.values() for each in kept.values()) > self.most:
            self._rooms.clear()


CACHE = WordingCache()
