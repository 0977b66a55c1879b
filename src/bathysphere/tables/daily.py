"""The challenge of the day: a game for one player whose deal is the same for everybody on that day.

Days are those of UTC. A player who began on a day may finish until the end of the next one; so long results
count, and so long nothing of the deal is told to anybody who has not come across it already.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from bathysphere.engine import Game

OPEN_DAYS = 2
"""From the beginning of its day on, the results of a challenge are counted for so long."""


class Daily(msgspec.Struct, frozen=True):
    """What makes a table one of the day's. Of each person the first table counts; later ones are practice."""

    day: str
    """As in 2026-11-16."""
    practice: bool = False


def day_of(now: int) -> str:
    """The day at a moment, in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def is_closed(day: str, now: int) -> bool:
    """Whether nobody can play for this day any more."""
    return day_of(now) >= (date.fromisoformat(day) + timedelta(days=OPEN_DAYS)).isoformat()


def challenge(game: Game[Any], day: str) -> str:
    """The name under which the deal of a day is drawn and its tables are kept: other rules or other components make
    another challenge."""
    return " ".join([game.name, str(game.rules_version), *map(str, game.fixed_options().values()), day])
