"""The dials of food, fuel, sanity and souls (article 42)."""

from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.components import DIAL_MOST
from bathysphere.games.unfathomable.effects import DIALS
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.ending import ends


def change_dial(s: UnfathomableState, dial: int, by: int) -> None:
    """Never above 10; at 0 the game is over (U42.1)."""
    before = s.dials[dial]
    s.dials[dial] = min(DIAL_MOST, max(0, before + by))
    if s.dials[dial] != before:
        s.tell(events.DIAL_CHANGED, dial, s.dials[dial] - before, s.dials[dial])
    if s.dials[dial] == 0:
        ends(s, DIALS[dial])
