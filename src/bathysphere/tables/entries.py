"""The log of a table: everything that ever changed it, one entry after the other. A table is what its entries lead to.

Entries hold secrets (the seed, sealed answers, votes): they are stored and never sent. Times are milliseconds.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bathysphere.engine import Answer as RecordLine
from bathysphere.tables.settings import Settings, Terms


class Entry(msgspec.Struct, tag_field="what", omit_defaults=True, kw_only=True):
    """`id` is the client's name for the command that led to it; a seat's command is never carried out twice."""

    at: int
    seat: int = -1
    id: str = ""


class Held(msgspec.Struct, frozen=True):
    """A seat that is kept for somebody of the table before. `claim` is the hash by which they are known again."""

    name: str
    claim: str


class Opened(Entry, tag="opened"):
    """A rematch keeps a seat for everybody of the table `before`, until they come."""

    settings: Settings
    secret: str
    invite: str
    before: str = ""
    held: tuple[Held | None, ...] = ()


class Claimed(Entry, tag="claimed"):
    """Somebody sits down; `token` is the hash of the seat's new credential, so that the old one is dead. `claim` is the
    hash of the name that the client gave to its claim, if it gave one."""

    name: str
    token: str
    claim: str = ""


class Rekeyed(Entry, tag="rekeyed"):
    """The same player goes on with another credential; `token` is its hash. Whoever else had the old one is out."""

    token: str


class Forgotten(Entry, tag="forgotten"):
    """Whoever had this seat with a credential of this hash wants to be forgotten: their name and their words are taken
    out of the log before this is written, and the credential opens nothing any more."""

    token: str


class Left(Entry, tag="left"):
    """Before the deal the seat is open again; afterwards it is vacated, and a bot covers it."""


class Filled(Entry, tag="filled"):
    """Somebody seated puts a bot on a chair, or sends away the player who sits there."""

    chair: int
    bot: str | None


class TableChanged(Entry, tag="table_changed"):
    """Before the deal the maker sets the table up otherwise. `seating`: for each seat that there is now, which one it
    was, or -1; bots sit where the settings say."""

    settings: Settings
    seating: tuple[int, ...]


class Released(Entry, tag="released"):
    """Seats that were kept for people of the table before are open: they have not come for long."""

    seats: tuple[int, ...]


class Readied(Entry, tag="readied"):
    nonce: str


class Unreadied(Entry, tag="unreadied"):
    pass


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statement of the game, and how many answers had been given when it was made."""

    answers: int
    seat: int
    statement: tuple[Any, ...]
    hears: int | None = None


class Dealt(Entry, tag="dealt"):
    """The deal. A branch plays on from a moment of another game, with the answers given and the statements made until
    then."""

    seed: str
    rules: int
    """The version of the rules by which the game is played, so that no other one ever replays it unless it was proved
    that it leads to the same."""
    check: str = ""
    """The checksum of the state as it was dealt."""
    branch: bool = False
    answers: list[RecordLine] = []
    talk: list[Spoken] = []


class Proved(Entry, tag="proved"):
    """The whole game so far, played again by this version of the rules, led to the same: it goes on under them."""

    rules: int


class Answered(Entry, tag="answered"):
    """`by`: person, sealed (a person, in secret until the question closed), bot, cover (a bot for a player who is
    away) or order. With the answer its events are stored and
    the chance counter after it, so that nothing acknowledged depends on a later replay."""

    kind: str
    choice: tuple[Any, ...]
    by: str
    events: tuple[tuple[Any, ...], ...]
    counter: int
    check: str = ""
    last: bool = False


class Sealed(Entry, tag="held"):
    """An answer to a question that several seats are asked, or to a window: it waits until the question closes."""

    choice: tuple[Any, ...]


class Withdrawn(Entry, tag="withdrawn"):
    pass


class SteppedBack(Entry, tag="stepped_back"):
    pass


class TakeBackAsked(Entry, tag="take_back_asked"):
    answers: int
    """How many answers would be left."""


class Voted(Entry, tag="voted"):
    agree: bool


class TakeBackClosed(Entry, tag="take_back_closed"):
    granted: bool


class Proposed(Entry, tag="proposed"):
    """Somebody asks the others for something that concerns the table and not an answer (`motions.py`)."""

    kind: str
    target: int = -1
    terms: Terms | None = None


class Balloted(Entry, tag="balloted"):
    """A secret vote on what was proposed."""

    agree: bool


class MotionClosed(Entry, tag="motion_closed"):
    """What follows from it, if it was granted, stands in the entries after it."""

    granted: bool


class TermsChanged(Entry, tag="terms_changed"):
    terms: Terms


class Paused(Entry, tag="paused"):
    """Nothing is answered and no time passes until the table goes on."""


class WouldGoOn(Entry, tag="would_go_on"):
    """Somebody is ready to go on after a pause; everybody sees it."""


class Resumed(Entry, tag="resumed"):
    pass


class Said(Entry, tag="said"):
    """Words of somebody's own, or a statement of the game. `hears` is the mask of the seats that hear it while the game
    lasts, for whatever not everybody does. `by`: person, bot, or reply (a bot that was spoken to)."""

    text: str = ""
    name: str = ""
    """Of whoever said it before the deal: seats change hands then."""
    statement: tuple[Any, ...] | None = None
    hears: int | None = None
    by: str = "person"
    removed: bool = False
    """The words were taken out, because whoever said them wants to be forgotten."""

    def heard_by(self, viewer: int) -> bool:
        return self.hears is None or (viewer >= 0 and bool(self.hears >> viewer & 1))


class BotsAsked(Entry, tag="bots_asked"):
    """Bots were asked whether they have something to say or to interject: all of them, once for each question, or the
    seats that heard something since. Nobody is told of it, so that silence tells nothing."""

    seats: tuple[int, ...] | None = None


class Banked(Entry, tag="banked"):
    """What is left in the banks of all seats, in milliseconds, after the question that has just closed."""

    left: tuple[int, ...]


class Stood(Entry, tag="stood"):
    """No server ran between these moments: they count for nobody."""

    spans: tuple[tuple[int, int], ...]


class Ordered(Entry, tag="ordered"):
    orders: dict[str, Any] | None


class WentAway(Entry, tag="went_away"):
    """A bot covers the seat: by its player's own wish, because time ran out (`by_clock`), by a vote of the others or
    because its player has been gone for long (`why`: vote or gone)."""

    by_clock: bool = False
    why: str = ""


class GivenAway(Entry, tag="given_away"):
    """The others voted that somebody else may take the seat; anybody seated may make a link for it."""


class Attended(Entry, tag="attended"):
    """Whether somebody is at the table, coarsely: here, idle or gone (`server/presence.py`)."""

    presence: str


class CameBack(Entry, tag="came_back"):
    pass


class SubstituteMade(Entry, tag="substitute_made"):
    """`key` is the hash of a link that takes the seat over, once."""

    key: str


class Halted(Entry, tag="halted"):
    """The game is broken off, and nobody plays on; what was played until then is kept. `reason`: broken (the rules did
    not know what comes next) or long (it went beyond what any game takes)."""

    reason: str


class Rematched(Entry, tag="rematched"):
    """The next game's table, and the invitation to it for those who sat here."""

    table: str
    invite: str


Entries = (
    Opened | Claimed | Left | Filled | Readied | Unreadied | Dealt | Answered | Sealed | Withdrawn | SteppedBack
    | TakeBackAsked | Voted | TakeBackClosed | Said | BotsAsked | Ordered | WentAway | CameBack | SubstituteMade
    | Halted | Rematched | Proposed | Balloted | MotionClosed | TermsChanged | Paused | WouldGoOn | Resumed
    | Released | GivenAway | Attended | Banked | Stood | Proved | TableChanged | Rekeyed | Forgotten
)  # fmt: skip


PRIVATE = Sealed | Withdrawn | Voted | Balloted | Ordered | SubstituteMade | Rekeyed
"""Entries that only the seat which made them is shown anything of."""


def by_itself(entry: Entries) -> bool:
    """Whether the table did this, and no person."""
    match entry:
        case Answered():
            return entry.by in ("bot", "cover", "order")
        case Said():
            return entry.by != "person"
        case WentAway():
            return entry.by_clock or entry.why == "gone"
        case BotsAsked() | TakeBackClosed() | Halted() | MotionClosed() | Resumed() | Released() | Attended():
            return True
        case Banked() | Stood() | Proved():
            return True
        case _:
            return False


def of_the_game(entry: Entries) -> bool:
    """Whether it changes nothing but the game and what is said: not who sits where, nor whether the game goes on."""
    match entry:
        case Answered():
            return not entry.last
        case Sealed() | Withdrawn() | SteppedBack() | TakeBackAsked() | Voted() | TakeBackClosed():
            return True
        case Said() | BotsAsked() | Ordered() | Banked() | Stood() | Proved():
            return True
        case Proposed() | Balloted() | MotionClosed() | Paused() | WouldGoOn() | Resumed():
            return True
        case _:
            return False


def only_talk(made: Sequence[Entries]) -> bool:
    """Whether nobody is asked anything else after these entries than before."""
    return all(isinstance(entry, Said | BotsAsked) for entry in made)


def goes_back(made: Sequence[Entries]) -> bool:
    """Whether the game goes back to an earlier moment with one of these entries."""
    return any(isinstance(entry, TakeBackClosed) and entry.granted for entry in made)


def private_to(made: Sequence[Entries]) -> int | None:
    """The seat that alone is shown anything of these entries; None if others are."""
    seats = {entry.seat for entry in made}
    private = all(isinstance(entry, PRIVATE) for entry in made)
    return made[0].seat if private and len(seats) == 1 else None


_decoder: msgspec.json.Decoder[Entries] = msgspec.json.Decoder(Entries)
decode = _decoder.decode
encode = msgspec.json.Encoder().encode
