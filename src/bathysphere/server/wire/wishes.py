"""What a client says over the socket. A message carries its kind in `do`."""

from typing import Any

import msgspec

Id = str
"""Made by the client, up to 40 letters: the same id twice is the same wish, carried out once."""

ChoiceJson = list[Any]
"""A choice as JSON has it: lists in place of tuples."""


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


class Tell(Wish, tag="tell"):
    """Say one of the game's statements: the name of its phrase, then a number for each slot."""

    id: Id
    statement: ChoiceJson


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
    Hello | Speak | Ping | Consider | Answer | Interject | Withdraw | StepBack | AskTakeBack | Consent | Say | Tell
    | Order | Ready | NotReady | Fill | Away | Back
)  # fmt: skip
