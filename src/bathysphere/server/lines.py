"""What is told of a room in words and kept: its log and its chat as each viewer reads them, its names, its table.

Logs only grow, and everybody who comes to a table is sent all of its log: wording it again for each of them would take
the time of everybody else. And what several viewers are told of the same change is encoded once for each language.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, ClassVar, NamedTuple
from weakref import WeakSet

import msgspec
from msgspec import Raw

from bathysphere.engine import SPECTATOR, Choice, Fields, Ref, SeenEvent, State
from bathysphere.server import wire
from bathysphere.server.table_info import names_of, table_info, words_for
from bathysphere.tables.room import Room
from bathysphere.tables.seat import Moment
from bathysphere.words import Words
from bathysphere.words.remembered import Remembered, Same

FEW_LINES = 40
"""So many lines are worded again as quickly as they would be looked up."""
LINES_AT_ONCE = 100
MOST_BYTES = 48_000_000
"""Of all rooms together. When there is more, all is forgotten and worded again, at most once in a while."""
EVENTS = Remembered(16_384)

encode = msgspec.json.Encoder().encode
Make = Callable[[int, int], Sequence[Raw]]
Worded = tuple[str, Sequence[Ref], int, Sequence[str]]
"""What a line of the log says, the things that it names, whom it concerns, and the rules that it is about."""


class Asked(NamedTuple):
    """A question as somebody was told it, and what it was made from."""

    state: State
    number: int
    names: Sequence[str]
    info: wire.DecisionInfo


class Shared:
    """What the viewers of one change have in common, worked out once. It must not outlive the change."""

    def __init__(self, room: Room, *, several: bool = True) -> None:
        """One viewer alone shares nothing."""
        self.lines: dict[tuple[str, int, int], Raw] = {}
        """By language, the event as it was told, and their number."""
        play = room.play
        if play is not None:
            self.see = play.views() if several else play.view
            """The view of a viewer."""
            self.aids = play.game.aids_of_all(self.see(SPECTATOR)) if several else play.game.aids


class ViewerTexts:
    """What one viewer of a room is told in one language, as it goes over the wire."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.log: list[Raw] = []
        self.chat: list[Raw] = []
        self.cuts = 0
        """How many cuts of the log have been followed."""
        self.revealed = (0, 0)
        """The cut of the chat that has been followed."""
        self.play: tuple[int, Raw] | None = None
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

    def grow(self, lines: list[Raw], length: int, make: Make) -> None:
        """Up to so many lines."""
        for raw in make(len(lines), length) if len(lines) < length else ():
            self.size += len(raw)
            lines.append(raw)


class RoomTexts:
    """All that is kept of one room in this process."""

    most = MOST_BYTES
    _all: ClassVar[WeakSet["RoomTexts"]] = WeakSet()

    def __init__(self, room: Room) -> None:
        self.room = room
        self._names: dict[str, tuple[int, list[str]]] = {}
        self._tables: dict[tuple[str, bool], tuple[int, Raw]] = {}
        self._viewers: dict[tuple[int, str], ViewerTexts] = {}
        self._asked: dict[tuple[int, str], Asked] = {}
        self._options: Same | None = None
        RoomTexts._all.add(self)

    def reader(self, viewer: int, words: Words) -> "Reader":
        """Somebody who looks at the room, for one update."""
        play = self.room.play
        if self._options is None and play is not None:  # they stay as they are for as long as the game lasts
            self._options = Same.of((play.game.name, options_of(play.state)))
        return Reader(self.room, viewer, words, self.names(words), self._options, self._asked)

    def names(self, words: Words) -> list[str]:
        """What those who sit here are called in this language."""
        changed = self.room.facts_changed
        found = self._names.get(words.language)
        if found is None or found[0] != changed:
            found = self._names[words.language] = changed, names_of(self.room, words)
        return found[1]

    def table(self, words: Words, seated: bool, now: int) -> Raw:
        """What everybody may know of the table besides its game, as it goes over the wire: it changes seldom."""
        room, key = self.room, (words.language, seated)
        found = self._tables.get(key)
        if found is None or found[0] != room.facts_changed or room.settings.daily is not None:
            shown = Raw(encode(table_info(room, words, now, seated=seated)))
            found = self._tables[key] = room.facts_changed, shown
        return found[1]

    def find(self, viewer: int, words: Words, lines: int) -> ViewerTexts | None:
        """What is kept for this viewer. Nothing, if so few lines are wanted that it is not worth while."""
        found = self._viewers.get((viewer, words.language)) if self._viewers else None
        if found is None and lines <= FEW_LINES:
            return None
        names = self.names(words)
        if found is not None and found.names != names:  # somebody has another name now
            found = None
        if found is None:
            if lines <= FEW_LINES:
                return None
            self._make_room()
            found = self._viewers[viewer, words.language] = ViewerTexts(names)
        found.follow(self.room, viewer)
        return found

    def _make_room(self) -> None:
        if sum(each.size for kept in self._all for each in kept._viewers.values()) > self.most:
            for kept in self._all:
                kept._viewers.clear()

    # -- long logs

    def is_worded(self, viewer: int, language: str) -> bool:
        """Whether what this viewer heard can be told at once: few lines of it have still to be worded."""
        play = self.room.play
        heard = len(play.log(viewer)) if play is not None else 0
        if heard <= LINES_AT_ONCE:
            return True
        kept = self.find(viewer, words_for(language, self.room.settings.game), heard)
        return kept is not None and heard - len(kept.log) <= LINES_AT_ONCE

    async def word_ahead(self, viewer: int, language: str) -> None:
        """Words a long log a few lines at a time, so that nobody waits for it; what comes then finds it done."""
        words = words_for(language, self.room.settings.game)
        while self.room.play is not None:
            heard = len(self.room.play.log(viewer))
            kept = self.find(viewer, words, heard)
            if kept is None or len(kept.log) >= heard:
                return
            self.word_log(kept, viewer, words, min(heard, len(kept.log) + LINES_AT_ONCE))
            await asyncio.sleep(0)

    def word_log(self, kept: ViewerTexts, viewer: int, words: Words, length: int) -> None:
        """Up to so many lines."""
        reader = self.reader(viewer, words)
        kept.grow(kept.log, length, lambda start, stop: log_lines(reader, start, stop))


class Reader(NamedTuple):
    """Somebody who looks at a room: a viewer who reads one language."""

    room: Room
    viewer: int
    words: Words
    names: Sequence[str]
    options: Same | None
    """Those of the table, to remember things by; none before the deal."""
    asked: dict[tuple[int, str], Asked]
    """What the viewers of this room were asked last."""

    def question(self, make: Callable[[], wire.DecisionInfo]) -> wire.DecisionInfo:
        """What this viewer is asked, worded once for as long as the question is open: neither what is said nor an
        answer that is sealed changes anything of it."""
        play, key = self.room.playing, (self.viewer, self.words.language)
        last = self.asked.get(key)
        if last is None or last.state is not play.state or last.number != play.question or last.names is not self.names:
            last = self.asked[key] = Asked(play.state, play.question, self.names, make())
        return last.info


# -- the log


def log_lines(reader: Reader, start: int, stop: int | None = None, shared: Shared | None = None) -> list[Raw]:
    room, viewer, words = reader.room, reader.viewer, reader.words
    play = room.playing
    heard, marks = play.log(viewer), play.marks
    stop = len(heard) if stop is None else stop
    if start >= stop:
        return []
    known = {} if shared is None else shared.lines
    found, language = [], words.language
    answers = bisect_right(marks, start, key=itemgetter(viewer))
    for number in range(start, stop):
        while answers < len(marks) and marks[answers][viewer] <= number:
            answers += 1
        told = heard[number]
        key = (language, id(told), number)
        line = known.get(key)
        if line is None:
            info = line_info(told, number, answers, room.moments[answers], *worded(reader, told))
            line = known[key] = Raw(encode(info))
        found.append(line)
    return found


def worded(reader: Reader, told: SeenEvent) -> Worded:
    """What the line of an event says; the same is told again and again."""
    words, play = reader.words, reader.room.playing

    def make(_: Any, names: Sequence[str]) -> Worded:
        options = options_of(play.state)
        return line_words(told, words, names, options, play.game.vocabulary.fields)

    return EVENTS.find((words, told.kind, *told.data.values(), reader.options), None, reader.names, make)


def line_words(told: SeenEvent, words: Words, names: Sequence[str], options: Any, fields: Fields) -> Worded:
    """Of an event at a table with these options."""
    said, named = words.event(told, names, options), fields.names(told, options)
    return said, named, fields.concerns(told), fields.rules.get(told.kind, ())


def options_of(state: State) -> Any:
    """With which options its table is played, if the game has any."""
    return getattr(state, "options", None)


def line_info(
    told: SeenEvent,
    number: int,
    answers: int,
    moment: Moment,
    text: str,
    named: Sequence[Ref],
    concerns: int,
    rules: Sequence[str],
) -> wire.Line:
    return wire.Line(
        number=number,
        kind=told.kind,
        text=text,
        data=told.data,
        answer=answers,
        by=moment.by,
        covered=moment.covered,
        at=moment.at,
        names=[list(ref) for ref in named],
        concerns=concerns,
        rules=list(rules),
    )


def label_of(choice: Choice, several: bool, words: Words, names: Sequence[str], options: Any) -> str:
    """An answer at a table with these options in words, as it reads outside its moment."""
    picks = choice if several else (choice,)
    return ", ".join(words.option(pick, None, names, options) for pick in picks)


# -- the chat


def chat_lines(reader: Reader, start: int) -> list[Raw]:
    said = reader.room.talk.heard[reader.viewer]
    words, names = reader.words, reader.names
    return [Raw(encode(chat_line(number, said[number], words, names))) for number in range(start, len(said))]


def chat_line(number: int, said: Any, words: Words, names: Sequence[str]) -> wire.ChatLine:
    return wire.ChatLine(
        number=number,
        seat=said.seat,
        name=said.name or names[said.seat],
        text=_words_of(said, words, names),
        statement=None if said.statement is None else list(said.statement),
        aside=said.hears is not None,
        at=said.at,
    )


def _words_of(said: Any, words: Words, names: Sequence[str]) -> str:
    if said.removed:
        return words("chat-removed")
    return said.text if said.statement is None else words.say(said.statement, names)
