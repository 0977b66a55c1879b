"""What can be said at the table with one touch (section 10): true or not, nothing said binds anybody."""

from bathysphere.engine import Phrase
from bathysphere.games.thing.roles import THING_ROLE
from bathysphere.games.thing.state import ThingState

TALK = (
    Phrase("claim", ("role",)),
    Phrase("accuse", ("seat",)),
    Phrase("clear", ("seat",)),
    Phrase("ask", ("seat",), asks=True),
    Phrase("reply", ("yes",)),
    Phrase("promise", ("seat",)),
    Phrase("decline", ("seat",)),
    Phrase("saw", ("seat", "card")),
    Phrase("saw_clean", ("seat",)),
    Phrase("trust", ("seat",)),
    Phrase("burn", ("seat",)),
)


def audience(s: ThingState, seat: int) -> int | None:
    """Those who are out talk among themselves (T25.44); in Revenge the burned Thing is heard by all (T21.6a)."""
    if s.outcome is not None or not s.out[seat] or s.roles[seat] == THING_ROLE:
        return None
    return sum(1 << other for other in range(s.seats) if s.out[other])
