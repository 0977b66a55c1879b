"""What a room keeps of its places: who sits there, who votes, who answered when."""

from typing import Any

import msgspec

from bathysphere.engine import Value
from bathysphere.tables.settings import Terms

PERSON = "person"
"""Who sits in a seat that has no bot, in the header of a record."""
OPEN, PRESENT, AWAY, VACATED, BOT = "open", "present", "away", "vacated", "bot"
HELD = "held"
"""Kept, before the deal of a rematch, for somebody of the table before."""
COVERED = (AWAY, VACATED)
HERE, IDLE, GONE = "here", "idle", "gone"
"""Whether a player is at the table: with the page in sight, with the page open, or not at all."""

ABSENT_SECONDS = {"none": (60, 600, 900), "live": (60, 300, 600), "days": (86400, 2 * 86400, 3 * 86400)}
"""How long somebody is gone, idle or waited for before the others may vote on the seat, by the clock of the table."""

TERMS, PAUSE, ABANDON, COVER, SUBSTITUTE = "terms", "pause", "abandon", "cover", "substitute"
KINDS = (TERMS, PAUSE, ABANDON)
"""What can be proposed to a table (`motions.py`)."""


class Seat:
    """A place at the table and the player who sits there."""

    def __init__(self, bot: str | None) -> None:
        self.name = ""
        self.state = OPEN if bot is None else BOT
        self.bot = bot or ""
        self.ready = bot is not None
        self.nonce = ""
        self.token = ""
        self.substitute = ""
        self.rekeyed = False
        """Whether its player, and nobody else, made the latest credential."""
        self.claim = ""
        """The hash of the name of the claim by which its player sat down."""
        self.orders: dict[str, Any] | None = None
        self.standing: Value | None = None
        self.away_from = 0
        """How much of the log its player had read on leaving."""
        self.digest: tuple[int, int] | None = None
        self.asked_back_at = -1
        """How many answers there were when this seat asked for a take-back, so that it cannot ask again and again."""
        self.presence, self.seen_at = HERE, 0
        """Whether its player is here, and since when that is so."""
        self.released = False
        """Whether the others voted that somebody else may take it."""
        self.refused: dict[str, int] = {}
        """When what this seat proposed was last refused, by its kind: it is not proposed again at once."""

    def copy(self) -> "Seat":
        twin = Seat.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin


class Vote(msgspec.Struct):
    """A take-back under discussion. Who voted how is never told."""

    number: int
    seat: int
    answers: int
    at: int
    votes: dict[int, bool]


class Motion(msgspec.Struct):
    """Something that somebody proposes to the table (`motions.py`). Who voted how is never told."""

    number: int
    kind: str
    seat: int
    at: int
    target: int = -1
    terms: Terms | None = None
    votes: dict[int, bool] = {}


class Pause(msgspec.Struct):
    """The table rests because those who play wanted it to."""

    at: int
    ready: tuple[int, ...] = ()
    """Who would go on."""
    asked_at: int = 0
    """When the first of them said so."""


class Moment(msgspec.Struct, frozen=True):
    """When and by whom an answer was given."""

    by: int
    covered: bool
    at: int
    ordered: bool = False
    """Standing orders gave it."""
