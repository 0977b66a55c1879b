"""The 20 location tiles (section 23): what each counts. How it is counted is in score.py."""

import tomllib
from importlib.resources import files
from typing import Annotated

from bathysphere.engine import InternalError, Kind, Value
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.lords import GUILDS

FORMULAS = (
    "guild",
    "race",
    "companions_left",
    "lords_left",
    "weakest_companions",
    "weakest_lord",
    "strongest_lord",
    "keyless_lords",
    "key_lords",
    "guilds",
    "mirror",
    "none",
)


FORMULA = Kind("formula", FORMULAS, words=True)
COUNTED = Kind("counted", (*GUILDS, *RACES), words=True)


class Location(Value, frozen=True, gc=False):
    """A location as printed: base points, and so many for each of what its formula counts."""

    id: str
    formula: Annotated[str, FORMULA]
    base: int
    each: int
    of: int
    """The guild or race that is counted, -1 where there is none."""
    most: int
    """Never more than this; 0 means no limit."""
    rules: tuple[str, ...]

    @property
    def counts(self) -> Annotated[str, COUNTED] | None:
        """The guild or race that is counted, where the formula names one."""
        named = {"guild": GUILDS, "race": RACES}.get(self.formula)
        return named[self.of] if named is not None else None


def _of(row: dict[str, str]) -> int:
    if row["formula"] == "guild":
        return GUILDS.index(row["of"])
    return RACES.index(row["of"]) if row["formula"] == "race" else -1


def _load() -> tuple[Location, ...]:
    text = files("bathysphere.games.abyss").joinpath("cards/locations.toml").read_text("utf-8")
    tiles = tuple(
        Location(
            id=row["id"],
            formula=row["formula"],
            base=row["base"],
            each=row["each"],
            of=_of(row),
            most=row.get("most", 0),
            rules=tuple(row["rules"]),
        )
        for row in tomllib.loads(text)["location"]
    )
    if len({tile.id for tile in tiles}) != 20 or {tile.formula for tile in tiles} != set(FORMULAS):
        raise InternalError("the table of locations is not the printed one")
    return tiles


LOCATIONS = _load()
_NUMBER = {tile.id: number for number, tile in enumerate(LOCATIONS)}


def location(name: str) -> int:
    """The number of a location, by the id in the table."""
    return _NUMBER[name]


BLACK_SMOKERS = location("black_smokers")
