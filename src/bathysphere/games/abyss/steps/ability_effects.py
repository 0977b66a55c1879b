"""What the abilities of Lords and locations share: pearls that they bring, and the choice to decline."""

from bathysphere.engine import Choice
from bathysphere.games.abyss import events
from bathysphere.games.abyss.state import AbyssState

DECLINE: Choice = ("decline",)
"""Of whatever an ability offers."""


def gain_pearls(s: AbyssState, seat: int, pearls: int, source: str) -> None:
    """From the treasury, which never runs out (A29.46). `source` names a Lord or a rule, for the log."""
    if pearls:
        s.pearls[seat] += pearls
        s.tell(events.PEARLS_GAINED, seat, pearls, source)
