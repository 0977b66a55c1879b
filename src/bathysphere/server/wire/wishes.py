"""What a client says over the socket, and what it comes to. A message carries its kind in `do`.

A new wish is a class here, named in `Wishes`, and a function in tables/wishes.py that says what it leads to.
"""

from typing import Any, ClassVar

import msgspec

from bathysphere.engine import Broken, as_choice
from bathysphere.tables import wishes
from bathysphere.tables.room import Room
from bathysphere.tables.wishes import Log

Id = str
"""Made by the client, up to 40 letters: the same id twice is the same wish, carried out once."""

ChoiceJson = list[Any]
"""A choice as JSON has it: lists in place of tuples."""


class Wish(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One message of a client."""


class SeatWish(Wish):
    """A wish that may change the table; only somebody who sits there has such wishes."""

    again_and_again: ClassVar[bool] = False
    """Whether it can be done and undone without end, and stands in the log each time."""
    is_talk: ClassVar[bool] = False
    looks_far_back: ClassVar[bool] = False
    """Whether the room must know its way back to earlier moments before it can be asked."""

    id: Id

    def entries(self, room: Room, seat: int, now: int) -> Log:
        """The entries that carry it out."""
        raise Broken(f"{type(self).__name__} does not say what it comes to")


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


class Answer(SeatWish, tag="answer"):
    question: int
    choice: ChoiceJson

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.give(room, seat, self.question, as_choice(self.choice), now)


class Interject(SeatWish, tag="interject"):
    question: int
    choice: ChoiceJson

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.break_in(room, seat, self.question, as_choice(self.choice), now)


class Withdraw(SeatWish, tag="withdraw"):
    """Take back an answer that is still sealed."""

    again_and_again = True

    question: int

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.withdraw(room, seat, self.question, now)


class StepBack(SeatWish, tag="step_back"):
    """Undo the latest own answer, free up to the barrier."""

    again_and_again = True

    question: int

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.step_back(room, seat, self.question, now)


class AskTakeBack(SeatWish, tag="ask_take_back"):
    """Ask everybody to let the latest own answer be undone although something came to light since."""

    again_and_again = True
    looks_far_back = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.ask_take_back(room, seat, now)


class Consent(SeatWish, tag="consent"):
    """A vote on a take-back; nobody is told who voted how."""

    proposal: int
    agree: bool

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.consent(room, seat, self.proposal, self.agree, now)


class Say(SeatWish, tag="say"):
    is_talk = True

    text: str

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.say(room, seat, self.text, now)


class Tell(SeatWish, tag="tell"):
    """Say one of the game's statements: the name of its phrase, then a number for each slot."""

    is_talk = True

    statement: ChoiceJson

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.tell(room, seat, self.statement, now)


class Order(SeatWish, tag="order"):
    """Standing orders for questions of one kind, in the form that the game knows; null clears them."""

    again_and_again = True

    orders: dict[str, Any] | None

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.order(room, seat, self.orders, now)


class Ready(SeatWish, tag="ready"):
    """Ready for the deal; the nonce (64 hexadecimal digits) is mixed into the seed."""

    again_and_again = True

    nonce: str

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.ready(room, seat, self.nonce, now)


class NotReady(SeatWish, tag="not_ready"):
    again_and_again = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.not_ready(room, seat, now)


class Fill(SeatWish, tag="fill"):
    """Before the deal: a bot sits down in an open seat, or (null) gets up again."""

    again_and_again = True

    seat: int
    bot: str | None

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.fill(room, seat, self.seat, self.bot, now)


class Away(SeatWish, tag="away"):
    """A bot covers the seat until its player is back."""

    again_and_again = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.go_away(room, seat, now)


class Back(SeatWish, tag="back"):
    again_and_again = True

    def entries(self, room: Room, seat: int, now: int) -> Log:
        return wishes.come_back(room, seat, now)


Wishes = (
    Hello | Speak | Ping | Consider | Answer | Interject | Withdraw | StepBack | AskTakeBack | Consent | Say | Tell
    | Order | Ready | NotReady | Fill | Away | Back
)  # fmt: skip
