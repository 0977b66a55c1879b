"""Everything that goes over the wire: what a client may say and what it hears. TypeScript types are made from these.

Messages over the WebSocket carry their kind in `do` (from the client) or `type` (from the server); the bodies of HTTP
requests and answers stand at the end. Times are milliseconds since 1970, by the server's clock.
"""

from typing import Any

import msgspec

Id = str
"""Made by the client, up to 40 letters: the same id twice is the same wish, carried out once."""

ChoiceJson = list[Any]


# -- what a client says


class Wish(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One message of a client."""


class Hello(Wish, tag="hello"):
    """The first message. `seq`, `log` and `chat` say what the client has already, after a broken connection."""

    language: str
    seq: int = -1
    log: int = 0
    chat: int = 0


class Speak(Wish, tag="speak"):
    """Another language from now on; everything is said again in it."""

    language: str


class Ping(Wish, tag="ping"):
    """Answered with a pong; keeps lines open."""


class Consider(Wish, tag="consider"):
    """What could be added to these picks, and are they enough? Changes nothing."""

    question: int
    chosen: ChoiceJson


class Answer(Wish, tag="answer"):
    id: Id
    question: int
    choice: ChoiceJson


class Interject(Wish, tag="interject"):
    id: Id
    question: int
    choice: ChoiceJson


class Withdraw(Wish, tag="withdraw"):
    """Take back an answer that is still sealed."""

    id: Id
    question: int


class StepBack(Wish, tag="step_back"):
    """Undo the latest own answer, free up to the barrier."""

    id: Id
    question: int


class AskTakeBack(Wish, tag="ask_take_back"):
    """Ask everybody to let the latest own answer be undone although something came to light since."""

    id: Id


class Consent(Wish, tag="consent"):
    """A vote on a take-back; nobody is told who voted how."""

    id: Id
    proposal: int
    agree: bool


class Say(Wish, tag="say"):
    id: Id
    text: str


class Order(Wish, tag="order"):
    """Standing orders for questions of one kind, in the form that the game knows; null clears them."""

    id: Id
    orders: dict[str, Any] | None


class Ready(Wish, tag="ready"):
    """Ready for the deal; the nonce (64 hexadecimal digits) is mixed into the seed."""

    id: Id
    nonce: str


class NotReady(Wish, tag="not_ready"):
    id: Id


class Fill(Wish, tag="fill"):
    """Before the deal: a bot sits down in an open seat, or (null) gets up again."""

    id: Id
    seat: int
    bot: str | None


class Away(Wish, tag="away"):
    """A bot covers the seat until its player is back."""

    id: Id


class Back(Wish, tag="back"):
    id: Id


Wishes = (
    Hello | Speak | Ping | Consider | Answer | Interject | Withdraw | StepBack | AskTakeBack | Consent | Say | Order
    | Ready | NotReady | Fill | Away | Back
)  # fmt: skip


# -- what a client hears


class News(msgspec.Struct, tag_field="type", kw_only=True):
    """One message of the server."""


class Done(News, tag="done"):
    """The wish of this id is carried out and stored."""

    id: Id


class Refusal(News, tag="refused"):
    """The wish was not carried out; `text` says why in the reader's language. `id` is empty if there was none."""

    id: Id
    code: str
    text: str


class Pong(News, tag="pong"):
    now: int


class Goodbye(News, tag="goodbye"):
    """The last message before the server closes the line. `code`: replaced, gone or flood, after which it makes no
    sense to come back; stopping, or a code of the server's own, after which it does."""

    code: str
    text: str


class Considered(News, tag="considered"):
    """`more` are the options that can be added; `text` says what is missing while the picks are not enough."""

    question: int
    chosen: ChoiceJson
    more: list[ChoiceJson]
    enough: bool
    text: str


class OptionInfo(msgspec.Struct):
    choice: ChoiceJson
    label: str
    power: bool = False
    """A power of a card that may be used beside the question itself."""


class WhyNot(msgspec.Struct):
    """Something on the board that one would try, and the reason why it is not among the options."""

    target: ChoiceJson
    text: str


class RuleInfo(msgspec.Struct):
    id: str
    text: str


class DecisionInfo(msgspec.Struct):
    """What this seat has to decide now. `several`: picks that `Consider` helps to make, sent as one sorted list."""

    kind: str
    question: int
    prompt: str
    options: list[OptionInfo]
    several: bool
    more: list[ChoiceJson]
    enough: bool
    window: bool
    """A reaction: everybody concerned is asked at once, and the answer may be withdrawn until it closes."""
    standing: ChoiceJson | None
    """What the standing orders will answer when the window closes, unless the player answers himself."""
    answered: ChoiceJson | None
    """The own answer, sealed until the question closes."""
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


class Lines(msgspec.Struct):
    """Keep the first `keep` lines that you have, then append these."""

    keep: int
    lines: list[Line]


class ChatLine(msgspec.Struct):
    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatLines(msgspec.Struct):
    keep: int
    lines: list[ChatLine]


class TakeBackInfo(msgspec.Struct):
    """Somebody asks to undo his latest answer. Only whether the viewer has voted is told, and the result at the end."""

    proposal: int
    seat: int
    wanted: bool
    """Whether the viewer's vote is still wanted."""
    until: int


class Points(msgspec.Struct):
    source: str
    label: str
    points: int


class ResultInfo(msgspec.Struct):
    winners: list[int]
    reason: str
    points: list[list[Points]]
    """By seat; where they came from."""
    totals: list[int]


class Fairness(msgspec.Struct):
    """The fair deal. Secret, nonces and seed stay empty until the game is over."""

    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class ClockInfo(msgspec.Struct):
    """`kind`: none, live or days; `seconds` for each decision."""

    kind: str
    seconds: int


class SeatInfo(msgspec.Struct):
    """`state`: open, present, away (a bot covers it), vacated (its player left, a bot covers it) or bot."""

    name: str
    state: str
    bot: str
    """The bot that sits here or covers; empty if there is none."""
    ready: bool


class TableInfo(msgspec.Struct):
    """What everybody may know of a table. `status`: waiting, playing or over."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    clock: ClockInfo
    listed: bool
    pace: int
    """Milliseconds: how long a window stays open at least, and how long bots take."""
    cover: str
    """The bot that covers seats whose players are away."""
    rematch: str
    """Where the next game is played: what stands behind `/t/` in its link, with the invitation for those seated here.
    Empty if there is none yet."""
    made: int
    fair: Fairness


class Play(msgspec.Struct):
    """The game as this viewer sees it. `view` and `aids` have the types of the game."""

    view: Any
    aids: Any
    decision: DecisionInfo | None
    interjections: list[OptionInfo]
    answers: int
    """How many answers have been given: the number of this moment."""
    since: int
    """When the open question was asked."""
    deadline: int | None
    can_step_back: bool
    can_ask_take_back: bool
    take_back: TakeBackInfo | None
    orders: dict[str, Any] | None
    digest: list[int] | None
    """[from, to) in the log: what happened while a bot covered this seat, right after coming back."""
    result: ResultInfo | None


class Update(News, tag="update"):
    """The whole picture of one viewer, and what is new in log and chat since the one before."""

    seq: int
    seat: int
    """-1 for a spectator."""
    now: int
    table: TableInfo
    play: Play | None
    log: Lines
    chat: ChatLines


NewsKinds = Update | Done | Refusal | Considered | Pong | Goodbye


# -- HTTP


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
    also: list[str] = []
    """Names of further people on the same device: they take the next seats for persons."""


class Seated(msgspec.Struct):
    """A seat was taken; its token came as a cookie that scripts cannot read."""

    table: str
    seats: list[int]
    invite: str


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """`invite` is wanted at tables by invitation; `substitute` takes over one seat, whose old token dies."""

    name: str
    seat: int | None = None
    invite: str = ""
    substitute: str = ""


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
    seat: int
    name: str


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


class BotInfo(msgspec.Struct):
    name: str


class OptionKind(msgspec.Struct):
    """A table option; `default` tells its type."""

    name: str
    default: Any


class GameInfo(msgspec.Struct):
    name: str
    fewest: int
    most: int
    bots: list[BotInfo]
    options: list[OptionKind]


class Mine(msgspec.Struct):
    """Which seats of a table this browser holds; `invite` for those who may pass it on."""

    seats: list[int]
    invite: str


class Frame(msgspec.Struct):
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


class Frames(msgspec.Struct):
    """`total` is the number of answers that can be shown."""

    total: int
    eyes: list[int]
    frames: list[Frame]


class Fault(msgspec.Struct):
    """Why a request was not carried out."""

    code: str
    text: str
