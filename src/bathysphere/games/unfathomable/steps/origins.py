"""Where running steps come from: the card, sheet or room whose effect is not finished yet."""

from functools import cache
from typing import Final

from bathysphere.engine import DONE, Choice, Does, Next, with_fields
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import BARRICADE_THE_HATCHES, MYTHOS
from bathysphere.games.unfathomable.cards.skills.table import ABILITY
from bathysphere.games.unfathomable.cards.spaces import NAMES
from bathysphere.games.unfathomable.state import UnfathomableState

PLAIN: Final = ("attack", "break_out", "move", "murder", "repair", "rescue", "reveal", "trade")
"""Actions of no component."""
KEPT: Final = {
    "barricade": MYTHOS[BARRICADE_THE_HATCHES].id,
    "memory_of_the_deep": "memory_of_the_deep",
    "sacrifice_deep_one": "sacrifice_deep_one",
}
"""Actions of mythos cards in a play area."""


@with_fields
class Over(Does[UnfathomableState]):
    """Lies beneath the steps of a component and does nothing: as long as it lies there, the component's effect goes
    on."""

    sort: str
    """"ability", "item", "mythos", "space", "spell", "title" or "waypoint"; "": of no component."""
    name: str
    """Its id."""
    rules = ("U44.0",)

    def run(self, s: UnfathomableState) -> Next:
        return DONE


end_of: Final = cache(Over)
"""There is one for each component, and it holds nothing of its own: all that goes on because of it shares it."""


def from_component(steps: Next, sort: str, name: str) -> Next:
    """These steps, marked as coming from a component."""
    return (*steps, end_of(sort, name)) if steps else steps


def from_action(steps: Next, choice: Choice) -> Next:
    """The steps of an action; the choice names what it is an action of."""
    verb = choice[0]
    match verb:
        case "play":
            return from_component(steps, "ability", ABILITY[choice[1]])
        case "item":
            return from_component(steps, "item", ITEMS[choice[1]].id)
        case "room":
            return from_component(steps, "space", NAMES[choice[1]])
        case "keeper":
            return from_component(steps, "title", "keeper")
    if verb in PLAIN:
        return from_component(steps, "", "")
    return from_component(steps, "mythos", KEPT[verb]) if verb in KEPT else from_component(steps, "ability", verb)
