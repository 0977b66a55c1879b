"""The 35 Lords as printed (sections 10 and 24): a typed table, checked when it is loaded. Effects stand beside it."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated

from bathysphere.engine import InternalError, Kind, Value
from bathysphere.games.abyss.cards.allies import OF_RACE, RACES

GUILDS = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")
GUILD_SIZES = (7, 6, 7, 6, 6, 3)
KINDS = ("arrow", "lasting", "none")
ANY_RACE = -1
OF_GUILD = Kind("guild", GUILDS)
ABILITY_WORD = Kind("ability", KINDS, words=True)


class Lord(Value, frozen=True, gc=False):
    """A Lord as printed, by his number in views and options."""

    id: str
    guild: Annotated[int, OF_GUILD]
    cost: int
    races: int
    """How many different races have to be paid, exactly."""
    must: Annotated[int, OF_RACE.but(any=ANY_RACE)]
    """The race that has to be among those paid; none for ambassadors (ANY_RACE), who want all five."""
    points: int
    keys: int
    kind: Annotated[str, ABILITY_WORD]
    """"arrow": once, on arrival; "lasting": while free and not turned; "none"."""
    rules: tuple[str, ...]


def _load() -> tuple[Lord, ...]:
    text = files("bathysphere.games.abyss").joinpath("cards/lords.toml").read_text("utf-8")
    lords = tuple(
        Lord(
            id=row["id"],
            guild=GUILDS.index(row["guild"]),
            cost=row["cost"],
            races=row["races"],
            must=RACES.index(row["must"]) if "must" in row else ANY_RACE,
            points=row["points"],
            keys=row["keys"],
            kind=row["kind"],
            rules=tuple(row["rules"]),
        )
        for row in tomllib.loads(text)["lord"]
    )
    sizes = tuple(sum(lord.guild == guild for lord in lords) for guild in range(len(GUILDS)))
    if sizes != GUILD_SIZES:
        raise InternalError(f"lords.toml has {sizes} Lords of the guilds, GUILD_SIZES says {GUILD_SIZES}")
    if len({lord.id for lord in lords}) != len(lords) or any(lord.kind not in KINDS for lord in lords):
        raise InternalError("two Lords of lords.toml have one id, or one has an ability of an unknown kind")
    return lords


LORDS = _load()
_NUMBER = {lord.id: number for number, lord in enumerate(LORDS)}


def lord(name: str) -> int:
    """The number of a Lord, by the id in the table."""
    return _NUMBER[name]


GUILD = tuple(each.guild for each in LORDS)
COST = tuple(each.cost for each in LORDS)
RACES_PAID = tuple(each.races for each in LORDS)
MUST = tuple(each.must for each in LORDS)
POINTS = tuple(each.points for each in LORDS)
KEYS = tuple(each.keys for each in LORDS)
HAS_ARROW = tuple(each.kind == "arrow" for each in LORDS)

RECRUITER, COMMANDER, TAMER = lord("recruiter"), lord("commander"), lord("tamer")
SHIP_MASTER, LANDLORD, SLAVER = lord("ship_master"), lord("landlord"), lord("slaver")
SHAMAN, ORACLE, ALCHEMIST = lord("shaman"), lord("oracle"), lord("alchemist")
MASTER_OF_MAGIC = lord("master_of_magic")
OPPORTUNIST, DIPLOMAT, TREASURER = lord("opportunist"), lord("diplomat"), lord("treasurer")
AMBASSADORS = frozenset(number for number, each in enumerate(LORDS) if GUILDS[each.guild] == "ambassador")


def suffers(free: Sequence[tuple[int, ...]], seat: int, soldier: int) -> bool:
    """Whether an opponent's lasting Soldier works against a seat: not if it has a working Shaman (A21.15). `free` are
    the working Lords of all seats, so a view suffices."""
    for other, lords in enumerate(free):
        if soldier in lords:  # there is one of each
            return other != seat and SHAMAN not in free[seat]
    return False
