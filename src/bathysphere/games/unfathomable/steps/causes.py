"""Because of what something goes on: a card, a sheet or a room that has not been dealt with to the end."""

from functools import cache
from typing import Final

from bathysphere.engine import DONE, Choice, Does, Next
from bathysphere.games.unfathomable.cards.items import ITEMS
from bathysphere.games.unfathomable.cards.mythos import BARRICADE_THE_HATCHES, MYTHOS
from bathysphere.games.unfathomable.cards.skills import ABILITY
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


class Over(Does[UnfathomableState]):
    """Lies beneath the steps of a component and does nothing: as long as it lies there, they go on because of it."""

    __slots__ = ("name", "sort")
    rules = ("U44.0",)

    def __init__(self, sort: str, name: str) -> None:
        self.sort: Final = sort
        """"ability", "item", "mythos", "space", "spell", "title" or "waypoint"; "": of no component."""
        self.name: Final = name
        """Its id."""

    def run(self, s: UnfathomableState) -> Next:
        return DONE


over: Final = cache(Over)
"""There is one for each component, and it holds nothing of its own: all that goes on because of it shares it."""


def because(steps: Next, sort: str, name: str) -> Next:
    """These steps, and whence they come."""
    return (*steps, over(sort, name)) if steps else steps


def of_action(steps: Next, choice: Choice) -> Next:
    """The steps of an action; the choice names what it is an action of."""
    verb = choice[0]
    match verb:
        case "play":
            return because(steps, "ability", ABILITY[choice[1]])
        case "item":
            return because(steps, "item", ITEMS[choice[1]].id)
        case "room":
            return because(steps, "space", NAMES[choice[1]])
        case "keeper":
            return because(steps, "title", "keeper")
    if verb in PLAIN:
        return because(steps, "", "")
    return because(steps, "mythos", KEPT[verb]) if verb in KEPT else because(steps, "ability", verb)
