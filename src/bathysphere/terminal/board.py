"""What a game gives to the terminal: panels to look at, cards to enlarge, and a few words on picks and results.

A board is drawn from what one seat may know, and from nothing else. The app around it (log, prompt, keys, saving) is
the same for every game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from textual.content import Content

from bathysphere.engine import Choice, Decision, SeenEvent, View
from bathysphere.games import game as find_game
from bathysphere.terminal.draw import CURSOR, GLOW, NOTHING, PEARL, TEXT, clickable
from bathysphere.words import Words

V = TypeVar("V", bound=View)

TALL = 34
"""From this height on a board shows at once what on a lower screen stands in one line (`Board.mine`)."""

Card = tuple[str, int]
"""A card that can be enlarged: its sort and its number."""


@dataclass(frozen=True)
class Panel:
    title: str
    body: Content
    note: str = ""
    """Stands in the lower border."""
    glows: bool = False


@dataclass(frozen=True)
class BoardModel(Generic[V]):
    """One moment as one seat sees it."""

    view: V
    names: Sequence[str]
    offered: frozenset[Card] = frozenset()
    """The cards that the open question offers."""
    cursor: Card | None = None
    height: int = 24
    """Rows of the screen: where there are many, a board may say more."""
    covered: bool = True
    """Whether the reader wants to keep from the screen what only they may know (`Board.covers`)."""
    decision: Decision | None = None
    """The open question, if it goes to the reader."""
    weighed: Choice | None = None
    """The option under the highlight of the list (`Board.previews`)."""

    @property
    def me(self) -> int:
        """Whose eyes these are; -1 is a spectator's."""
        return self.view.seat

    def named(self, card: Card, name: str, style: str) -> Content:
        """The name of a card: a click enlarges it, and the cursor shows."""
        sort, number = card
        look = CURSOR if card == self.cursor else style
        return Content.assemble((name, clickable(look, f"app.enlarge('{sort}', {number})")))

    def player(self, seat: int, at_turn: bool) -> Content:
        """The name of a player; the reader's own and that of the player at turn stand out."""
        style = PEARL if seat == self.me else GLOW if at_turn else TEXT
        return self.named(("seat", seat), self.names[seat], f"bold {style}")

    def asks(self, seat: int) -> bool:
        """Whether the open question goes to this player."""
        return any(seat == asked for asked, _ in self.view.asked)


class Board(ABC, Generic[V]):
    """The board of one game in one language."""

    covers: ClassVar[bool] = False
    """Whether the board has something to keep under a cover, such as a role."""
    secret: ClassVar[str] = "terminal-hint-secret"
    """The word at the key that lifts the cover."""
    unasked: ClassVar[Choice | None] = None
    """What a seat may do although nobody asks it. The key for it is always in sight, so that it tells nothing."""
    calls: str = ""
    """The word at the same key where a seat chooses among several such things; empty if there are none."""
    explains: ClassVar[bool] = False
    """Whether a key lists why something is not offered."""
    enlarges: ClassVar[tuple[str, ...]] = ()
    """The kinds of things that can be enlarged."""
    previews: ClassVar[bool] = False
    """Whether the board shows what the option under the highlight would change."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.game = find_game(words.game)
        self.vocabulary = self.game.vocabulary

    def is_moment(self, view: V) -> bool:
        """Whether this seat may well want to do now what nobody asks it for, so that even quick bots wait a little."""
        return False

    @abstractmethod
    def banner(self, model: BoardModel[V]) -> Content:
        """Whose turn it is and what everybody must keep in mind."""

    @abstractmethod
    def table(self, model: BoardModel[V], width: int) -> list[Panel]:
        """What lies in the middle, and what the seat itself holds."""

    @abstractmethod
    def mine(self, model: BoardModel[V], width: int) -> Content:
        """What the seat itself holds, in a line or two, for a screen too small to show all at once."""

    @abstractmethod
    def seats(self, model: BoardModel[V], width: int) -> list[Panel]:
        """One panel for each player."""

    @abstractmethod
    def cards(self, view: V) -> list[Card]:
        """Every card that can be enlarged, in the order in which one reads the board."""

    @abstractmethod
    def enlarged(self, model: BoardModel[V], card: Card) -> Panel:
        """All that is printed on a card and what it means now; the note names its rules."""

    def card_of(self, choice: Choice) -> Card | None:
        """What of an option can be enlarged: the first such thing that it names."""
        return next((ref for ref in self._named(choice) if ref[0] in self.enlarges), None)

    def sign(self, choice: Choice) -> Content:
        """Signs to stand before an option, so that things are found at a glance."""
        return Content("").join([self.sign_of(*ref) for ref in self._named(choice)])

    def sign_of(self, kind: str, number: int) -> Content:
        """The sign of one thing that an option names; nothing for one that has none."""
        return NOTHING

    def _named(self, choice: Choice) -> list[Card]:
        return [(str(kind), int(number)) for kind, number in self.vocabulary.names(choice) if isinstance(number, int)]

    def group(self, choice: Choice) -> str:
        """The text at the row that holds this option with others of its sort, if there are many; empty for none."""
        verb = self.vocabulary.verb(choice) if self.vocabulary else None
        return verb.under if verb is not None and verb.under not in verb.fields else ""

    def headings(self, options: Sequence[Choice], view: V, names: Sequence[str]) -> Sequence[str]:
        """The row that holds each option with others of its sort, in words; empty for an option that has none."""
        return [self.words(group) if (group := self.group(choice)) else "" for choice in options]

    def remarks(self, model: BoardModel[V]) -> Mapping[Choice, Content]:
        """What stands behind the labels of the open question's options."""
        return {}

    def steer(self, options: Sequence[Choice], row: int, way: str) -> int | None:
        """The option to which an arrow ("up", "down", "left", "right") or a turn ("turn", "back") leads on the board;
        None where arrows walk through the list."""
        return None

    def reasons(self, model: BoardModel[V]) -> Sequence[str]:
        """Why the open question does not offer what one would try (`Board.explains`)."""
        return ()

    @abstractmethod
    def tally(self, decision: Decision, chosen: Choice) -> Content:
        """What the picks made so far amount to."""

    @abstractmethod
    def tone(self, told: SeenEvent) -> str:
        """The style of an event's line in the log."""

    @abstractmethod
    def result(self, view: V, log: Sequence[SeenEvent], names: Sequence[str], width: int) -> Content:
        """The score table of a finished game, and why it ended as it did."""

    @abstractmethod
    def legend(self) -> list[Content]:
        """What the signs mean."""
