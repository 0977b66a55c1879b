"""What the moment is about, beside what lies open: everybody at the table has heard it, so that nobody has to remember
it. It is read from the steps that wait."""

from typing import Annotated

from bathysphere.engine import NUMBER, WORD, Value, group
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.skills.actions import PersistDraw, Rampage
from bathysphere.games.unfathomable.components import NOBODY, NOTHING
from bathysphere.games.unfathomable.kinds import ENEMY, ITEM, SOMEBODY, SPACE
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.harm.attack import Blow
from bathysphere.games.unfathomable.steps.mythos.mythos_step import MythosOver
from bathysphere.games.unfathomable.steps.origins import Over
from bathysphere.games.unfathomable.steps.reactions import Reaction
from bathysphere.games.unfathomable.steps.turn.repairs import PayRansom
from bathysphere.games.unfathomable.steps.turn.rooms import LockUp

NO_CAUSE = ("", "")
BLOWS = ("attack", "shrivelling")
"""What a die is rolled for when somebody is to be hit."""


class Fight(Value, frozen=True, gc=False):
    """Who is to be hit by the die that is being rolled."""

    attacker: Annotated[int, SOMEBODY]
    """A seat; NOBODY: a deep one."""
    target: Annotated[int, ENEMY]
    """A seat or DEEP_ONE."""
    space: Annotated[int, SPACE]


class Focus(Value, frozen=True, gc=False):
    cause: Annotated[tuple[str, str], group(sort=WORD, id=WORD)] = NO_CAUSE
    """The component because of which something goes on: "ability", "item", "mythos", "space", "spell", "title" or
    "waypoint", and its id; ("", ""): none."""
    fight: Fight | None = None
    suspect: Annotated[int, SOMEBODY] = NOBODY
    """Whom the check of the captain's cabin would send to the brig."""
    destination: Annotated[int, SPACE.but(nowhere=NOTHING)] = NOTHING
    """Where somebody goes who pays their way out of the brig."""
    weapon: Annotated[int, ITEM.but(none=NOTHING)] = NOTHING
    """The weapon of a rampage."""
    attacks: Annotated[int, NUMBER] = 0
    """How many attacks of it are left."""
    draws: Annotated[int, NUMBER] = 0
    """How many cards of one skill Persistence draws."""
    window: Annotated[str, WORD] = ""
    """The kind of the window that is open, for the player who says who comes first in it."""


def focus(s: UnfathomableState) -> Focus:
    if not s.stack:
        return Focus()
    cause = NO_CAUSE
    fight, suspect = None, NOBODY
    rolling = bool(s.rolls) and s.rolls[-1].why in BLOWS
    for step in reversed(s.stack):
        if type(step) is Over:
            cause = (step.sort, step.name)
            break
        if type(step) is MythosOver:
            break
        if rolling and isinstance(step, Blow):
            fight, rolling = Fight(step.attacker, step.target, step.space), False
        elif type(step) is LockUp:
            suspect = step.target
    if cause == NO_CAUSE and s.crisis != NOTHING:
        cause = ("mythos", MYTHOS[s.crisis].id)
    top = s.stack[-1]
    return Focus(
        cause,
        fight,
        suspect,
        destination=top.space if isinstance(top, PayRansom) else NOTHING,
        weapon=top.weapon if isinstance(top, Rampage) else NOTHING,
        attacks=top.left if isinstance(top, Rampage) else 0,
        draws=top.number if isinstance(top, PersistDraw) else 0,
        window=top.kind if isinstance(top, Reaction) else "",
    )
