"""The end of the game and who wins it (article 19)."""

from typing import NoReturn

from bathysphere.engine import (
    Outcome,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.roles import CULTIST, HYBRID
from bathysphere.games.unfathomable.components import DESTINATION, NO_ROLE
from bathysphere.games.unfathomable.state import UnfathomableState


def ends(s: UnfathomableState, reason: str) -> NoReturn:
    """All roles are revealed and decide who wins (article 19). `reason`: a dial, "damage", "deep_ones" or "arrival"."""
    sides = [side(s, seat) for seat in range(s.seats)]
    if reason == "arrival":
        winning = {"human"}
    else:
        winning = {"hybrid", "cultist"} if s.distance >= DESTINATION else {"hybrid"}
    winners = tuple([seat for seat in range(s.seats) if sides[seat] in winning])
    s.tell(events.GAME_ENDED, reason, winners, tuple(sides))
    s.finish(Outcome(winners, reason=reason, sides=tuple(sides)))


def side(s: UnfathomableState, seat: int) -> str:
    """By all role cards of the seat; a hybrid who is the cultist too wins as a hybrid (U16.5)."""
    roles = [loyalty.role for loyalty in s.roles[seat]]
    if s.revealed[seat] != NO_ROLE:
        roles.append(s.revealed[seat])
    if HYBRID in roles:
        return "hybrid"
    return "cultist" if CULTIST in roles else "human"
