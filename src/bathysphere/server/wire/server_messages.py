"""What a client hears over the socket. A message carries its kind in `type`; nearly all of it is the `Update`."""

from typing import Any

import msgspec

from bathysphere.server.wire.client_messages import ChoiceJson, ClockInfo, Id

RefJson = list[Any]
"""Something on the table, by its kind and number."""


class ServerMessage(msgspec.Struct, tag_field="type", kw_only=True):
    """One message of the server."""


class Done(ServerMessage, tag="done"):
    """The command of this id is carried out and stored."""

    id: Id


class Refusal(ServerMessage, tag="refused"):
    """The command was not carried out; `text` says why in the reader's language. `id` is empty if there was none."""

    id: Id
    code: str
    text: str


class Pong(ServerMessage, tag="pong"):
    now: int


class Goodbye(ServerMessage, tag="goodbye"):
    """The last message before the server closes the line. `code`: replaced, gone or flood, after which it makes no
    sense to come back; moved, when the seat has another number now; stopping, or a code of the server's own, after
    which it does."""

    code: str
    text: str


class Notice(ServerMessage, tag="notice"):
    """What the operator of the server tells everybody, in place of what they said before; empty: nothing any more."""

    text: str


class Considered(ServerMessage, tag="considered"):
    """`more` are the options that can be added; `text` says what is missing while the picks are not enough."""

    question: int
    chosen: ChoiceJson
    more: list[ChoiceJson]
    enough: bool
    text: str
    label: str
    """What sending these picks does, for its button; empty while they are not enough or where the game has no words."""


class Suggested(msgspec.Struct):
    """Picks that can be sent as they are, or changed: what a sensible player would answer by what this seat sees.
    `more` and `label` as in `Considered`."""

    chosen: ChoiceJson
    more: list[ChoiceJson]
    label: str


class OptionInfo(msgspec.Struct):
    choice: ChoiceJson
    label: str
    at: list[RefJson] = []
    """What on the table it points at: whatever of these is touched offers it. `["lord", 12]`, `["deck"]`."""
    names: list[RefJson] = []
    """The things that it names, which can be looked at."""
    under: str = ""
    """The group in which it is offered, in words: a button of a turn, a heading of a long list; empty for one that
    stands by itself."""
    power: bool = False
    """A power of a card that may be used beside the question itself."""
    last: bool = False
    """It ends, declines or passes: it stands behind all else."""
    unused: list[str] = []
    """What would be given up with it, each in a few words: whoever chooses it is asked once more."""
    special: bool = False
    """It takes more than the usual means: a card, an item or a skill that is used up."""


class ThingInfo(msgspec.Struct):
    """One thing of a zone in words: where it lies, if the zone has places, and what it is."""

    place: str
    held: str
    empty: bool
    """Nothing lies in this place."""
    hidden: bool
    """A thing lies there whose face the viewer may not see."""
    at: list[RefJson]
    """By what options point at it (`OptionInfo.at`)."""


class ZoneInfo(msgspec.Struct):
    """A part of the table with what lies there, for boards that are made for no game in particular."""

    name: str
    label: str
    seat: int | None
    """Whose it is; null if it is common."""
    own: bool
    """It is the viewer's alone, such as a hand."""
    single: bool
    """One thing at most ever lies there."""
    columns: int
    """In how many columns it is laid out; 0 for a row."""
    things: list[ThingInfo]


class WhyNot(msgspec.Struct):
    """Something on the board that one would try, and the reason why it is not among the options."""

    target: ChoiceJson
    """The option that one would look for, or its beginning."""
    text: str
    at: list[RefJson]
    """Beside what on the table the reason stands: whatever of this is touched tells it, once all that it names besides
    is in mind."""
    names: list[RefJson]
    """The things that the target names: a card, and a player at whom it would be aimed."""


class RuleInfo(msgspec.Struct):
    id: str
    text: str


class RuleChapter(msgspec.Struct):
    """A chapter of the rules of a game, for the reference."""

    id: str
    title: str
    rules: list[RuleInfo]


class DecisionInfo(msgspec.Struct):
    """What this seat has to decide now. `several`: picks that `Consider` helps to make, sent as one list; it is sorted
    unless the question is `ordered`, that is, unless their order is part of the answer."""

    kind: str
    question: int
    prompt: str
    options: list[OptionInfo]
    several: bool
    ordered: bool
    more: list[ChoiceJson]
    enough: bool
    suggested: Suggested | None
    """With which picks it begins; null where none are clearly sensible."""
    window: bool
    """A reaction: everybody concerned is asked at once, and the answer may be withdrawn until it closes."""
    standing: ChoiceJson | None
    """What the standing orders will answer when the window closes, unless the player answers."""
    sealed: ChoiceJson | None
    """This seat's answer, sealed until the question closes."""
    why_not: list[WhyNot]
    rules: list[RuleInfo]


class Line(msgspec.Struct):
    """A line of the log, as this viewer may read it. `answer` is how many answers had been given when it happened:
    the moment to jump to. `by` is the seat whose answer led to it (-1: the deal), `covered` if a bot gave it for a
    player who was away."""

    number: int
    kind: str
    text: str
    data: dict[str, Any]
    answer: int
    by: int
    covered: bool
    at: int
    names: list[RefJson] = []
    """The things that it names, which can be looked at."""
    concerns: int = 1
    """Who is told of it again when their turn comes: 0 nobody, 1 the seats that it names, 2 all, 3 all, and it comes
    first."""
    rules: list[str] = []
    """The rules that it is about, by their ids: they stand in the reference."""


class Lines(msgspec.Struct):
    """Keep the first `keep` lines that you have, then append these."""

    keep: int
    lines: list[Line]


class ChatLine(msgspec.Struct):
    """Something said at the table. `text` is what somebody wrote, or a statement in the reader's language."""

    number: int
    seat: int
    name: str
    text: str
    statement: ChoiceJson | None
    """One of the game's statements: the name of its phrase, then a number for each slot. Null for free text."""
    aside: bool
    """Only some could hear it while the game lasted: the talk of those who are out."""
    at: int


class ChatLines(msgspec.Struct):
    """Keep the first `keep` lines that you have, then append these. At the end asides come in where they were said."""

    keep: int
    lines: list[ChatLine]


class TakeBackInfo(msgspec.Struct):
    """Somebody asks to undo their latest answer. Told are whether the viewer has voted, and the result at the end."""

    proposal: int
    seat: int
    wanted: bool
    """Whether the viewer's vote is still wanted."""
    until: int
    answers: int
    """How many answers of the game would stay."""


class MotionInfo(msgspec.Struct):
    """Somebody proposes something to the table, and the others vote in secret. `kind`: terms, pause, abandon, cover or
    substitute."""

    proposal: int
    kind: str
    seat: int
    target: int
    """Whose seat it is about; -1 if it is about the whole table."""
    text: str
    """The proposal in words."""
    changes: list[str]
    """What would be otherwise, if other terms are proposed."""
    wanted: bool
    """Whether the viewer's vote is still wanted."""
    until: int


class PauseInfo(msgspec.Struct):
    """Nothing is answered and no clock runs until those who play are ready again."""

    at: int
    missing: list[int]
    """Who is not ready yet."""
    until: int | None
    """When the game goes on without them: some time after the first was ready."""


class NoteLine(msgspec.Struct):
    """What happened at the table beside the game, for its log: by its time it stands between the lines of the game."""

    number: int
    kind: str
    seat: int
    """Of whom it tells; -1 for the whole table."""
    text: str
    at: int


class NoteLines(msgspec.Struct):
    """Keep the first `keep` notes that you have, then append these."""

    keep: int
    lines: list[NoteLine]


class Points(msgspec.Struct):
    source: str
    label: str
    points: int


class Scored(msgspec.Struct):
    """What came of a challenge of the day. `rating` is the id of its text; `sign-<sign>` is that of each of the signs,
    which say how it went and nothing of the deal."""

    points: int
    won: bool
    rating: str
    signs: list[str]


class ResultInfo(msgspec.Struct):
    winners: list[int]
    reason: str
    points: list[list[Points]]
    """By seat; where they came from."""
    totals: list[int]
    sides: list[str]
    """By seat, in words: the side on which it ended. Empty if the game has no sides."""
    scored: Scored | None
    """At a table of the day."""


class Fairness(msgspec.Struct):
    """The fair deal. Secret, nonces and seed stay empty until the game is over."""

    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class SeatInfo(msgspec.Struct):
    """`state`: open, held (kept for somebody of the table before), present, away (a bot covers it), vacated (its player
    left, a bot covers it) or bot."""

    name: str
    state: str
    bot: str
    """The bot that sits here or covers; empty if there is none."""
    ready: bool
    presence: str = ""
    """Whether its player is here, idle or gone; coarse, and told a little later than it happens. Empty in lists."""
    seen_at: int = 0
    """Since when."""
    released: bool = False
    """The others voted that somebody else may take it: anybody seated may make a link for a substitute."""
    free_from: int = 0
    """Before the deal: from when on anybody seated may free it, since its player is gone; 0: not."""


class ClosedTable(msgspec.Struct):
    """A table that the rules of now would play otherwise: as it is stored."""

    id: str
    game: str
    status: str
    names: list[str]
    """Of all seats."""
    seats: list[int]
    """That this browser holds: whoever has one may end the table."""
    rules: int
    """The version by which it was dealt."""
    known: int
    """That which this server has."""
    answers: int
    winners: list[int]
    """As far as the game is over."""
    lines: list[str]
    """The log, as whoever asks may read it."""


class DailyInfo(msgspec.Struct):
    """Of a table that was dealt as the challenge of a day: of each person the first one counts, others are practice."""

    day: str
    practice: bool
    covered: bool
    """A bot has played a part of it, so that it does not count."""


class TableInfo(msgspec.Struct):
    """What everybody may know of a table. `status`: waiting, playing or over."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    maker: int
    """The seat of the table's maker: before the deal it may free the seats of those who do not get ready."""
    clock: ClockInfo
    listed: bool
    pace: int
    """Milliseconds: how long a window stays open at least, and how long bots take."""
    cover: str
    """The bot that covers seats whose players are away."""
    cover_after: int
    """After so many seconds a bot covers whoever is gone; 0: only if the table votes for it."""
    chat: str
    """How those seated may talk: open (in words of their own), reminded (so, and told what the rules forbid to tell)
    or phrases (until the game is over only with statements). Spectators only listen."""
    chats: list[str]
    """The ways to talk that this game has, the usual one first."""
    rematch: str
    """Where the next game is played: what stands behind `/t/` in its link, with the invitation for those seated here.
    Empty if there is none yet."""
    before: str
    """The table of which this is the rematch, for whose players seats are kept; empty if it is none."""
    held_until: int | None
    """Until when they are kept; null if all have come."""
    made: int
    fair: Fairness
    daily: DailyInfo | None
    """Its deal stays secret beyond its end, for as long as others may come across it."""


class PlayInfo(msgspec.Struct):
    """The game as this viewer sees it. `view` and `aids` have the types of the game; `zones` say in words what lies
    where, if the client has no board for this game."""

    view: Any
    aids: Any
    decision: DecisionInfo | None
    interjections: list[OptionInfo]
    answers: int
    """How many answers have been given: the number of this moment."""
    since: int
    """When the open question was asked."""
    deadline: int | None
    banks: list[int]
    """What the banks of all seats hold, in milliseconds, before this decision; empty without banks. Those who are asked
    use theirs when the decision has taken longer than its own time, whether or not they have answered."""
    can_step_back: bool
    can_ask_take_back: bool
    take_back: TakeBackInfo | None
    proposals: list[str]
    """What the viewer may propose to the table now: terms, pause, abandon."""
    absent_from: list[int | None]
    """For each seat, from when on the others may vote that a bot covers it or a substitute takes it; null: not now."""
    motion: MotionInfo | None
    pause: PauseInfo | None
    orders: dict[str, Any] | None
    hears: list[int] | None
    """The other seats that hear what this seat says now; null if everybody does, spectators included."""
    digest: list[int] | None
    """[from, to) in the log: what happened while a bot covered this seat, right after coming back."""
    result: ResultInfo | None
    zones: list[ZoneInfo] = []


class Update(ServerMessage, tag="update"):
    """All that one viewer sees, and what is new in log, chat and notes since the one before."""

    seq: int
    seat: int
    """-1 for a spectator."""
    now: int
    table: TableInfo
    play: PlayInfo | None
    log: Lines
    chat: ChatLines
    notes: NoteLines


ServerMessages = Update | Done | Refusal | Considered | Pong | Goodbye | Notice
