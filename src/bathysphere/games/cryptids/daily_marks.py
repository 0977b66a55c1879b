"""How a solo game went, as a few marks that tell nothing of the deal to those who have not played it yet."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import SeenEvent
from bathysphere.games.cryptids import events

SEEN: Final = {
    events.FOUND.name: "found",
    events.RELOCATED.name: "relocated",
    events.REQUEST_GRANTED.name: "request",
    events.POACHER_CAUGHT.name: "caught",
}
QUIET: Final = "quiet"
DAILY_MARKS: Final = (*SEEN.values(), QUIET)


def daily_summary(told: Sequence[SeenEvent]) -> tuple[str, ...]:
    """Round by round what was found, brought home or lost; a round without any of it is a quiet one."""
    rounds: list[list[str]] = []
    for each in told:
        if each.kind == events.ROUND_BEGAN.name:
            rounds.append([])
        elif each.kind in SEEN and rounds:
            rounds[-1].append(SEEN[each.kind])
    return tuple([sign for signs in rounds for sign in signs or [QUIET]])
