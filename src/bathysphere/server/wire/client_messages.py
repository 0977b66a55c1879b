"""What a client says over the socket, and what it comes to. A message carries its kind in `do`.

A new command is a class here, named in `ClientMessages`, and a function in tables/commands.py that says what it leads
to.
"""

from typing import Any, ClassVar

import msgspec

from bathysphere.engine import InternalError, as_choice
from bathysphere.tables import commands, motions
from bathysphere.tables.change_table import Chair, Wanted, change_table
from bathysphere.tables.commands import Log
from bathysphere.tables.room import Room
from bathysphere.tables.settings import Clock, Terms

Id = str
"""Made by the client, up to 40 letters: the same id twice is the same command, carried out once."""

ChoiceJson = list[Any]
"""A choice as JSON has it: lists in place of tuples."""


class ClientMessage(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One message of a client."""


class SeatCommand(ClientMessage):
    """A command that may change the table; only those seated give commands."""

    repeatable: ClassVar[bool] = False
    """Whether it can be done and undone without end, and stands in the log each time."""
    is_talk: ClassVar[bool] = False
    looks_far_back: ClassVar[bool] = False
    """Whether the room must know its way back to earlier moments before it can be asked."""

    id: Id

    def entries(self, room: Room, seat: int, now: int) -> Log:
        """The entries that carry it out."""
        raise InternalError(f"{type(self).__name__} does not say what it comes to")


class ClockInfo(msgspec.Struct):
    """`kind`: none, live or days; `seconds` for each decision, and those of a bank for all that takes longer."""

    kind: str
    seconds: int
    bank: int = 0

    def clock(self) -> Clock:
        return Clock(self.kind, self.seconds, self.bank)


class TermsInfo(msgspec.Struct):
    """What those who play may change by consent: the clock, the pace (milliseconds), how they talk, and after how many
    seconds a bot covers whoever is gone (0: never by itself)."""

    clock: ClockInfo
    pace: int
    chat: str
    cover_after: int

    def terms(self) -> Terms:
        return Terms(self.clock.clock(), self.pace, self.chat, self.cover_after)


class Hello(ClientMessage, tag="hello"):
    """The first message. `seq`, `log`, `chat` and `notes` say what the client has already, after a broken
    connection."""

    language: str
    seq: int = -1
    log: int = 0
    chat: int = 0
    notes: int = 0


class Speak(ClientMessage, tag="speak"):
    """Another language from now on; everything is said again in it."""

    language: str


class Ping(ClientMessage, tag="ping"):
    """Answered with a pong; keeps lines open."""


class InSight(ClientMessage, tag="in_sight"):
    """This question, or else this proposal (a take-back, or a motion), is shown on a page that is in sight: nobody need
    be called. No answer."""

    question: int = 0
    proposal: int = 0
    motion: int = 0


class Attend(ClientMessage, tag="attend"):
    """Whether the page is hidden. What is touched there is not told, or answers in secret would show."""

    hidden: bool


class Consider(ClientMessage, tag="consider"):
    """What could be added to these picks, and are they enough? Changes nothing."""

    question: int
    chosen: ChoiceJson


class Answer(SeatCommand, tag="answer"):
    question: int
    choice: ChoiceJson

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.answer(room, seat, self.question, as_choice(self.choice), now)


class Interject(SeatCommand, tag="interject"):
    question: int
    choice: ChoiceJson

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.interject(room, seat, self.question, as_choice(self.choice), now)


class Withdraw(SeatCommand, tag="withdraw"):
    """Take back an answer that is still sealed."""

    repeatable = True

    question: int

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.withdraw(room, seat, self.question, now)


class StepBack(SeatCommand, tag="step_back"):
    """Undo the latest own answer, free up to the barrier."""

    repeatable = True

    question: int

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.step_back(room, seat, self.question, now)


class AskTakeBack(SeatCommand, tag="ask_take_back"):
    """Ask everybody to let the latest own answer be undone although something came to light since."""

    repeatable = True
    looks_far_back = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.ask_take_back(room, seat, now)


class Consent(SeatCommand, tag="consent"):
    """A vote on a take-back; nobody is told who voted how."""

    proposal: int
    agree: bool

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.consent(room, seat, self.proposal, self.agree, now)


class Propose(SeatCommand, tag="propose"):
    """Ask the others for something that concerns the table: other `terms`, a `pause`, to `abandon` the game; or, for
    the `seat` of somebody who is gone, that a bot shall `cover` it or a `substitute` may take it. Where nobody has to
    be asked it is done at once."""

    repeatable = True

    kind: str
    terms: TermsInfo | None = None
    seat: int = -1

    def entries(self, room: Room, seat: int, now: int) -> Log:
        terms = None if self.terms is None else self.terms.terms()
        return motions.propose(room, seat, self.kind, now, terms, self.seat)


class Ballot(SeatCommand, tag="ballot"):
    """A vote on what was proposed; nobody is told who voted how."""

    proposal: int
    agree: bool

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return motions.ballot(room, seat, self.proposal, self.agree, now)


class GoOn(SeatCommand, tag="go_on"):
    """Ready to go on after a pause."""

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return motions.go_on(room, seat, now)


class Say(SeatCommand, tag="say"):
    is_talk = True

    text: str

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.say(room, seat, self.text, now)


class Tell(SeatCommand, tag="tell"):
    """Say one of the game's statements: the name of its phrase, then a number for each slot."""

    is_talk = True

    statement: ChoiceJson

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.tell(room, seat, self.statement, now)


class Order(SeatCommand, tag="order"):
    """Standing orders for questions of one kind, in the form that the game knows; null clears them."""

    repeatable = True

    orders: dict[str, Any] | None

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.order(room, seat, self.orders, now)


class Ready(SeatCommand, tag="ready"):
    """Ready for the deal; the nonce (64 hexadecimal digits) is mixed into the seed."""

    repeatable = True

    nonce: str

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.ready(room, seat, self.nonce, now)


class NotReady(SeatCommand, tag="not_ready"):
    repeatable = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.not_ready(room, seat, now)


class Fill(SeatCommand, tag="fill"):
    """Before the deal: a bot sits down in an open seat, or (null) gets up again."""

    repeatable = True

    seat: int
    bot: str | None

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.fill(room, seat, self.seat, self.bot, now)


class ChairInfo(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it shall be: whoever sits in seat `was` now (-1: nobody), or a bot, or (null) free."""

    was: int = -1
    bot: str | None = None


class ChangeTable(SeatCommand, tag="change_table"):
    """Before the deal, by the maker: the table as it shall be. People keep their seats unless they are moved, and are
    asked again whether they are ready."""

    repeatable = True

    chairs: list[ChairInfo]
    options: dict[str, Any]
    clock: ClockInfo
    listed: bool
    pace: int
    cover: str
    chat: str
    cover_after: int = 0

    def entries(self, room: Room, seat: int, now: int) -> Log:
        chairs = tuple([Chair(chair.was, chair.bot) for chair in self.chairs])
        wanted = Wanted(
            chairs, self.options, self.clock.clock(), self.listed, self.pace, self.cover, self.chat, self.cover_after
        )
        return change_table(room, seat, wanted, now)


class Away(SeatCommand, tag="away"):
    """A bot covers the seat until its player is back."""

    repeatable = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.go_away(room, seat, now)


class Back(SeatCommand, tag="back"):
    repeatable = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return commands.come_back(room, seat, now)


ClientMessages = (
    Hello | Speak | Ping | InSight | Attend | Consider | Answer | Interject | Withdraw | StepBack | AskTakeBack
    | Consent | Propose | Ballot | GoOn | Say | Tell | Order | Ready | NotReady | Fill
    | ChangeTable | Away | Back
)  # fmt: skip
