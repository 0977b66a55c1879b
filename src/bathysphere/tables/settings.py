"""How a table is set up: the game and its options, who may sit where, clock, pace, talk, and who may find it."""

from typing import Any

import msgspec

from bathysphere.bots import bot_names
from bathysphere.engine import BadTable, Game
from bathysphere.engine.errors import shown
from bathysphere.games import game as find_game
from bathysphere.tables.daily import Daily
from bathysphere.tables.names import seen

CLOCKS = {"none": (0, 0), "live": (10, 600), "days": (3600, 14 * 86400)}
"""The kinds of clocks, with the fewest and the most seconds for a decision."""
MOST_PACE = 5000
BANKS = {"none": (0, 0), "live": (60, 7200), "days": (3600, 30 * 86400)}
"""The fewest and the most seconds in a bank, if there is one."""
COVER_AFTER = (60, 14 * 86400)
"""The fewest and the most seconds after which a bot covers whoever is gone."""
OPEN, REMINDED, PHRASES = "open", "reminded", "phrases"
"""How people may talk: in words of their own, so and with a reminder of what the rules forbid to tell, or until the end
of the game with its phrases only."""
NAME_LENGTH = 24


class Clock(msgspec.Struct, frozen=True):
    """So many seconds for each decision, and then those of a bank (`clocks.py`); when they are used a bot covers the
    seat until its player is back."""

    kind: str = "none"
    seconds: int = 0
    bank: int = 0
    """In seconds; 0: there is none."""


class Terms(msgspec.Struct, frozen=True):
    """What those who play may change by consent while they play."""

    clock: Clock
    pace: int
    chat: str
    cover_after: int = 0


class Settings(msgspec.Struct, frozen=True):
    game: str
    bots: tuple[str | None, ...]
    """For each seat a bot's name, or None for a person."""
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    listed: bool = False
    pace: int = 900
    cover: str = ""
    chat: str = OPEN
    """One of the ways to talk that the game has, or empty for its usual one. Tables that were stored without it are
    open, as all were then."""
    cover_after: int = 0
    """A bot covers whoever is gone for so many seconds; 0: only if the table votes for it."""
    daily: Daily | None = None
    """For a table that was dealt as the challenge of a day."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def rules(self) -> Game[Any]:
        return find_game(self.game)

    @property
    def terms(self) -> Terms:
        return Terms(self.clock, self.pace, self.chat, self.cover_after)

    def on(self, terms: Terms) -> "Settings":
        """The same table on other terms."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(terms))

    def check_at_hand(self) -> None:
        """Complain if this program lacks what the table is played with."""
        self.rules().check_table(self.seats, self.options)


def chats(game: Game[Any]) -> tuple[str, ...]:
    """How people may talk at tables of a game, the usual way first: it reminds of rules, and it has phrases, or not."""
    free = (REMINDED, OPEN) if game.secrecy else (OPEN,)
    return (*free, PHRASES) if game.talk else free


def check_settings(given: Settings) -> Settings:
    """Settings with which a table can be opened, or one sentence saying what is wrong with them."""
    game = find_game(given.game)
    game.check_table(given.seats, given.options)
    names = bot_names(given.game)
    for bot in {*given.bots, given.cover or None} - {None}:
        if bot not in names:
            raise BadTable("unknown_bot", name=bot, game=given.game, bots=", ".join(names))
    if all(bot is not None for bot in given.bots):
        raise BadTable("nobody_plays")
    if given.clock.kind not in CLOCKS:
        raise BadTable("unknown_clock", clock=given.clock.kind, clocks=", ".join(CLOCKS))
    least, most = CLOCKS[given.clock.kind]
    if not least <= given.clock.seconds <= most:
        raise BadTable("clock_seconds", least=least, most=most, seconds=given.clock.seconds)
    least, most = BANKS[given.clock.kind]
    if given.clock.bank and not least <= given.clock.bank <= most:
        raise BadTable("clock_bank", least=least, most=most, seconds=given.clock.bank)
    if not 0 <= given.pace <= MOST_PACE:
        raise BadTable("bad_pace", most=MOST_PACE, pace=given.pace)
    if given.cover_after and not COVER_AFTER[0] <= given.cover_after <= COVER_AFTER[1]:
        raise BadTable("cover_seconds", least=COVER_AFTER[0], most=COVER_AFTER[1], seconds=given.cover_after)
    known = chats(game)
    if given.chat and given.chat not in known:
        raise BadTable("unknown_chat", game=given.game, chats=", ".join(known), chat=shown(given.chat))
    return msgspec.structs.replace(given, cover=given.cover or names[-1], chat=given.chat or known[0])


def check_name(name: str) -> str:
    """A player's name as it is shown: no odd spaces, no invisible letters, not long."""
    plain = seen(name)
    if not plain:
        raise BadTable("name_empty")
    if len(plain) > NAME_LENGTH:
        raise BadTable("name_long", most=NAME_LENGTH)
    return plain
