"""The bodies of HTTP requests and of their answers."""

from typing import Any

import msgspec

from bathysphere.server.wire.client_messages import ClockInfo
from bathysphere.server.wire.server_messages import ChatLine, DailyInfo, Line, Scored, SeatInfo, ZoneInfo


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`bots`: for each seat the name of a bot, or null for a person. The maker takes the first seat for a person."""

    game: str
    name: str
    bots: list[str | None]
    options: dict[str, Any] = {}
    clock: ClockInfo = msgspec.field(default_factory=lambda: ClockInfo("none", 0))
    listed: bool = False
    pace: int = 900
    cover: str = ""
    chat: str = ""
    """One of the game's `chats`; empty: the usual one."""
    cover_after: int = 0
    """After so many seconds a bot covers whoever is gone; 0: only if the table votes for it."""
    also: list[str] = []
    """Names of further people on the same device: they take the next seats for persons."""


class Seated(msgspec.Struct):
    """A seat was taken; its token came as a cookie that scripts cannot read."""

    table: str
    seats: list[int]
    invite: str


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """`invite` is wanted at tables by invitation; `substitute` takes over one seat, whose old token dies. `id` is a
    random name that the client makes up for this claim and tells nobody: a client that comes again with it, because the
    answer was lost, gets a new token for the same seat."""

    name: str
    seat: int | None = None
    invite: str = ""
    substitute: str = ""
    id: str = ""


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class MakeSubstitute(msgspec.Struct, forbid_unknown_fields=True):
    """By the seat's own player, or by anybody seated if the seat is vacated."""

    seat: int


class SubstituteLink(msgspec.Struct):
    seat: int
    substitute: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    answers: int
    """How many answers of the game are kept. Where somebody had answered in secret by then and others had not, it is
    played on from the latest moment before that: `Branched` says from which."""
    seat: int
    name: str


class Branched(Seated):
    """A seat at a game that is played on from a moment of another one; `answers` is the number of that moment."""

    answers: int


class Listed(msgspec.Struct):
    """A table in a list. `asked` are the seats that the game waits for."""

    id: str
    game: str
    status: str
    seats: list[SeatInfo]
    clock: ClockInfo
    options: dict[str, Any]
    asked: list[int]
    winners: list[int]
    made: int
    changed: int
    chat: str = "open"
    """As in `TableInfo`; tables that were stored without it are open."""
    daily: DailyInfo | None = None
    scored: Scored | None = None
    """What came of a challenge of the day, if it counts."""
    sides: list[str] = []
    """On which side each seat was, told when the game is over; not for a challenge that others may still play."""
    finished: bool = False
    """It came to its end, and was not broken off."""
    branch: bool = False
    """It was played on from a moment of another one."""
    rematch: str = ""
    """The table of the next game, if there is one."""


class BotInfo(msgspec.Struct):
    name: str


class NumberRange(msgspec.Struct):
    """What a number may be, by the number of players: the first of each list is for the fewest of them."""

    least: list[int]
    most: list[int]
    default: list[int]


class OptionKind(msgspec.Struct):
    """A table option; `default` tells its type."""

    name: str
    default: Any
    range: NumberRange | None
    """For an option that is a number."""
    ranges: dict[str, NumberRange]
    """For an option that gives numbers by name, such as copies of a card: the range of each name, in order. What such
    an option leaves out is at its default."""
    words: list[str]
    """For an option that is one of several words: all of them, in the order in which they are offered."""


class PhraseInfo(msgspec.Struct):
    """A statement that the game knows. `slots`: what it speaks of, each seat, yes or a name of the game's own."""

    name: str
    slots: list[str]


class ContentInfo(msgspec.Struct):
    """The components with which new tables are dealt. `name`: by language; `reconstructed`: the parts whose faces are
    not those of the box."""

    name: dict[str, str]
    reconstructed: list[str]


class GameInfo(msgspec.Struct):
    name: str
    fewest: int
    most: int
    bots: list[BotInfo]
    options: list[OptionKind]
    chats: list[str]
    """How people may talk at its tables, the usual way first: open, reminded, phrases (see `TableInfo.chat`)."""
    talk: list[PhraseInfo]
    values: dict[str, list[int]]
    """The numbers that a slot takes, by its kind; a seat is any other one at the table."""
    content: ContentInfo | None
    """For a game whose components come in packs."""
    daily: bool
    """Whether it has a challenge of the day (`game-<name>-daily`, with `-text`)."""


class Mine(msgspec.Struct):
    """Which seats of a table this browser holds; `invite` for those who may pass it on."""

    seats: list[int]
    invite: str


class ReplayFrame(msgspec.Struct):
    """One moment of a game. `views` has one view for each of the eyes asked for."""

    answers: int
    views: list[Any]
    aids: list[Any]
    asked: list[list[Any]]
    by: int
    """The seat whose answer led here; -1 for the deal."""
    label: str
    """Its answer in words, if the viewer may know it; else empty."""
    lines: list[Line]
    said: list[ChatLine]
    """What these eyes heard said at this moment, before the next answer."""
    zones: list[list[ZoneInfo]] = []
    """With the eyes of each, in words, if the client has no board for this game."""


class ReplayFrames(msgspec.Struct):
    """`total` is the number of answers that can be shown."""

    total: int
    eyes: list[int]
    frames: list[ReplayFrame]


class DailyResult(msgspec.Struct):
    """Of somebody who has finished. Equal results have equal places."""

    place: int
    name: str
    mine: bool
    scored: Scored


class Standings(msgspec.Struct):
    """The best results of a day, and one's own; `finished` is how many there are."""

    day: str
    finished: int
    results: list[DailyResult]


class DailyBoard(msgspec.Struct):
    """The challenge of the day, which is a day of UTC. `table` is one's own table that counts, if there is one."""

    day: str
    commitment: str
    """To the secret of the deal: the same for everybody who plays it."""
    table: str
    finished: bool
    signs: list[str]
    """All that there are: `sign-<sign>`, with `-text`."""
    today: Standings
    yesterday: Standings


class Fault(msgspec.Struct):
    """Why a request was not carried out."""

    code: str
    text: str
