"""The signs of Abyss: each race has a colour and a sign of its own, so that nobody depends on colours."""

from textual.content import Content

from bathysphere.engine import Cards
from bathysphere.games.abyss.cards.allies import COLOURS, MONSTER, RACE, VALUE
from bathysphere.games.abyss.cards.lords import ANY_RACE, COST, GUILD, GUILDS, LORDS, MUST, RACES_PAID
from bathysphere.games.abyss.prices import Terms
from bathysphere.terminal.draw import DIM, GLOW, GOLD, PEARL, TEXT, WARN, line

RACE_SIGNS = ("Ψ", "@", "Ж", "§", "Ω")
"""Tentacles, a spiral shell, claws, a curled tail, a bell."""
_SHADES = {"blue": "#63aeff", "green": "#63d69a", "red": "#ff7676", "yellow": "#f0d264", "purple": "#c797ff"}
RACE_COLOURS = tuple(_SHADES[colour] for colour in COLOURS)

PEARLS, KEY, POINTS, MONSTER_SIGN, PLACE, ANY, TURNED = "○", "⚷", "★", "♆", "⌂", "◌", "↷"
KIND_SIGNS = {"arrow": "→", "lasting": "∞", "none": ""}
ALL_RACES_SIGN = "✧"


def _guild_race(guild: int) -> int:
    """The race that a guild's Lords ask for, which lends them its colour and sign; none for Ambassadors."""
    return next(MUST[lord] for lord in range(len(LORDS)) if GUILD[lord] == guild)


_GUILD_RACES = tuple(_guild_race(guild) for guild in range(len(GUILDS)))
GUILD_COLOURS = tuple(TEXT if race == ANY_RACE else RACE_COLOURS[race] for race in _GUILD_RACES)
GUILD_SIGNS = tuple(ALL_RACES_SIGN if race == ANY_RACE else RACE_SIGNS[race] for race in _GUILD_RACES)


def race_sign(race: int) -> Content:
    return line((RACE_SIGNS[race], f"bold {RACE_COLOURS[race]}"))


def ally_sign(kind: int) -> Content:
    """An exploration card in two characters."""
    if kind == MONSTER:
        return line((MONSTER_SIGN, f"bold {WARN}"))
    return line((f"{RACE_SIGNS[RACE[kind]]}{VALUE[kind]}", f"bold {RACE_COLOURS[RACE[kind]]}"))


def ally_signs(kinds: Cards) -> Content:
    return Content(" ").join([ally_sign(kind) for kind in kinds])


def guild_style(lord: int) -> str:
    return f"bold {GUILD_COLOURS[GUILD[lord]]}"


def guild_sign(lord: int) -> Content:
    return line((GUILD_SIGNS[GUILD[lord]], guild_style(lord)))


def points(number: int | str) -> Content:
    return line((f"{POINTS}{number}", GOLD))


def pearls(number: int) -> Content:
    return line((f"{PEARLS}{number}", PEARL))


def keys(number: int) -> Content:
    return line((KEY * number, GLOW))


def races_wanted(lord: int, must: int) -> Content:
    """The circles of a Lord's card: the race that must be paid, then any others."""
    number = RACES_PAID[lord]
    if number == len(RACE_SIGNS):
        return Content("").join([race_sign(race) for race in range(number)])
    circles = [line((ANY, DIM))] * number
    if must != ANY_RACE:
        circles[0] = race_sign(must)
    return Content("").join(circles)


def price(lord: int, terms: Terms | None) -> Content:
    """What a Lord costs its reader now, and in brackets the printed price if that differs."""
    now = COST[lord] if terms is None else terms.price(lord)
    must = MUST[lord] if terms is None else terms.must(lord)
    parts = [line((str(now), f"bold {TEXT}"))]
    if now != COST[lord]:
        shade = WARN if now > COST[lord] else GLOW
        parts = [line((str(now), f"bold {shade}"), (f"({COST[lord]})", DIM))]
    return Content(" ").join([*parts, races_wanted(lord, must)])
