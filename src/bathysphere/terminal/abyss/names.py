"""Names and texts of Abyss' components, by their numbers."""

from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import GUILD, GUILDS, LORDS
from bathysphere.games.abyss.options import Options
from bathysphere.words import Words


def race_name(words: Words, race: int) -> str:
    return words(f"race-{RACES[race]}")


def one_of_race(words: Words, race: int) -> str:
    return words(f"race-{RACES[race]}-one")


def lord_name(words: Words, lord: int) -> str:
    return words(f"lord-{LORDS[lord].id}")


def guild_name(words: Words, lord: int) -> str:
    return words(f"guild-{GUILDS[GUILD[lord]]}-one")


def lord_text(words: Words, lord: int, options: Options) -> str:
    """A table option that is on may replace the printed text."""
    return _text(words, f"lord-{LORDS[lord].id}-text", options)


def location_name(words: Words, tile: int) -> str:
    return words(f"location-{LOCATIONS[tile].id}")


def location_text(words: Words, tile: int, options: Options) -> str:
    return _text(words, f"location-{LOCATIONS[tile].id}-text", options)


def _text(words: Words, plain: str, options: Options) -> str:
    changed = [f"{plain}-{name}" for name in options.__struct_fields__ if getattr(options, name)]
    return words(next((each for each in changed if each in words.ids), plain))
