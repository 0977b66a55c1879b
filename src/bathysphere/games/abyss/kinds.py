"""The kinds of things in Abyss: what its options, events, reasons and views are made of."""

from typing import Final

from bathysphere.engine import NUMBER, Kind, View, group
from bathysphere.games.abyss.cards.allies import KINDS, MONSTER, OF_RACE, RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import LORDS
from bathysphere.games.abyss.names import AbyssNames

NOT_TRIGGERED: Final = -1
SOURCES: Final = ("last_space",)
"""Rules that bring pearls; else they come from a Lord."""
REASONS: Final = ("lords", "deck")
"""Why the last round begins."""
POWERS: Final = ("slaver", "opportunist", "oracle")
"""Lords whose owner picks the moment, in the order of the bits that tell which were used."""


def ally_named(words: AbyssNames, kind: int, view: View | None) -> str:
    return words.ally(kind)


def source_named(words: AbyssNames, source: str, view: View | None) -> str:
    return words.source(source)


LORD: Final = Kind("lord", LORDS)
ALLY: Final = Kind("ally", range(KINDS), text=ally_named)
REVEALED: Final = ALLY.but(monster=MONSTER)
"""A card of the exploration deck that lies open."""
LOCATION: Final = Kind("location", LOCATIONS)
PLACE: Final = group(location=LOCATION, lords=LORD)
"""A controlled location and the Lords under it."""
COUNCIL_STACK: Final = Kind("council", RACES, text="race")
RACE: Final = OF_RACE
SOURCE: Final = Kind("source", (*[lord.id for lord in LORDS], *SOURCES), words=True, text=source_named, thing=False)
REASON: Final = Kind("reason", REASONS, words=True, thing=False)
TOKEN: Final = NUMBER
"""The value of a Monster token."""
TURNS_LEFT: Final = NUMBER.but(not_triggered=NOT_TRIGGERED)
POWER: Final = Kind("power", POWERS, text="lord", thing=False)
