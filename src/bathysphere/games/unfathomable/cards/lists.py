"""All lists of effects of all decks, each under its name."""

from typing import Final

from bathysphere.games.unfathomable.cards import mythos, spells, waypoints
from bathysphere.games.unfathomable.effects import Lists

EFFECTS: Final[Lists] = {**spells.LISTS, **waypoints.LISTS, **mythos.LISTS}
