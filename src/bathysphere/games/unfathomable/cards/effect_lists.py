"""The effect lists of all decks, by name."""

from typing import Final

from bathysphere.games.unfathomable.cards.mythos import table as mythos
from bathysphere.games.unfathomable.cards.spells import table as spells
from bathysphere.games.unfathomable.cards.waypoints import table as waypoints
from bathysphere.games.unfathomable.effects import Lists

EFFECTS: Final[Lists] = {**spells.LISTS, **waypoints.LISTS, **mythos.LISTS}
