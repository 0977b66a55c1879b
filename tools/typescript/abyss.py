"""The printed tables of Abyss for its board: Allies, Lords, locations, tokens, the threat track."""

import json

from bathysphere.games.abyss.cards.allies import COLOURS, COPIES, KINDS, MONSTER, MONSTERS, RACE, RACES, VALUE
from bathysphere.games.abyss.cards.locations import FORMULAS, LOCATIONS, Location
from bathysphere.games.abyss.cards.lords import ANY_RACE, GUILDS, LORDS, Lord
from bathysphere.games.abyss.cards.lords import KINDS as ABILITIES
from bathysphere.games.abyss.cards.powers import LORDS_WITH_POWERS
from bathysphere.games.abyss.setup import MONSTER_TOKENS
from bathysphere.games.abyss.state import COURT_SPACES, MOST_SEATS, THREAT_DIVISIONS, TRACK_SPACES
from bathysphere.games.abyss.steps.arrival import LORDS_TO_END
from bathysphere.games.abyss.steps.control import KEYS_NEEDED, MOST_DRAWN
from bathysphere.games.abyss.steps.court import FEW_LORDS, REFILL_PEARLS
from bathysphere.games.abyss.steps.explore import LAST_SPACE_PEARLS
from bathysphere.games.abyss.steps.threat import REWARDS
from typescript.literals import constant, table

TYPES = """\
export type Race = (typeof RACES)[number];
export type Guild = (typeof GUILDS)[number];
export type Formula = (typeof FORMULAS)[number];

/** A kind of Ally, by its number in views and options. Copies of a kind cannot be told apart. */
export interface Ally {
  kind: number;
  race: Race;
  value: number;
  copies: number;
}

/** A Lord as printed, by his number in views and options. */
export interface Lord {
  number: number;
  id: string;
  guild: Guild;
  cost: number;
  /** How many different races have to be paid, exactly. */
  races: number;
  /** The race that has to be among them; null for ambassadors, who take all five. */
  must: Race | null;
  points: number;
  keys: number;
  /** 'arrow': once, on arrival; 'lasting': while free and not turned; 'none'. */
  ability: (typeof ABILITIES)[number];
  /** Whether the owner picks the moment, once in each own turn. */
  power: boolean;
  rules: readonly string[];
}

/** A location as printed: base points, and so many for each of what its formula counts. */
export interface Location {
  number: number;
  id: string;
  formula: Formula;
  base: number;
  each: number;
  /** The guild or race that is counted, where the formula names one. */
  of: Guild | Race | null;
  /** Never more than this; 0 means no limit. */
  most: number;
  rules: readonly string[];
}

/** What a division of the threat track pays: keys, and one of the choices. */
export interface Reward {
  division: number;
  keys: number;
  choices: readonly { pearls: number; tokens: number }[];
}
"""


def facts() -> str:
    parts = [
        constant("RACES", RACES),
        f"/** The colour of each race, in the order of RACES. */\n{constant('COLOURS', COLOURS)}",
        constant("GUILDS", GUILDS),
        constant("ABILITIES", ABILITIES),
        constant("FORMULAS", FORMULAS),
        "",
        TYPES,
        table("ALLIES", "Ally", [_ally(kind) for kind in range(KINDS)]),
        "",
        "/** The kind number of a Monster among the exploration cards, and how many there are. */",
        f"export const MONSTER = {MONSTER};",
        f"export const MONSTERS = {MONSTERS};",
        "",
        table("LORDS", "Lord", [_lord(number, lord) for number, lord in enumerate(LORDS)]),
        "",
        table("LOCATIONS", "Location", [_location(number, tile) for number, tile in enumerate(LOCATIONS)]),
        "",
        "/** By division, the first one at index 0. */",
        table("REWARDS", "Reward", [_reward(division) for division in sorted(REWARDS)]),
        "",
        "/** The values of all Monster tokens. */",
        f"export const MONSTER_TOKENS: readonly number[] = {json.dumps(MONSTER_TOKENS)};",
        f"export const MOST_SEATS = {MOST_SEATS};",
        f"export const TRACK_SPACES = {TRACK_SPACES};",
        "/** What the explorer gets for taking the Ally on the last space. */",
        f"export const LAST_SPACE_PEARLS = {LAST_SPACE_PEARLS};",
        f"export const COURT_SPACES = {COURT_SPACES};",
        "/** When so few Lords are left at the court, it is refilled and pays its pearls. */",
        f"export const FEW_LORDS = {FEW_LORDS};",
        f"export const REFILL_PEARLS = {REFILL_PEARLS};",
        f"export const THREAT_DIVISIONS = {THREAT_DIVISIONS};",
        f"export const KEYS_NEEDED = {KEYS_NEEDED};",
        f"export const MOST_DRAWN = {MOST_DRAWN};",
        f"export const LORDS_TO_END = {LORDS_TO_END};",
    ]
    return "\n".join(parts) + "\n"


def _ally(kind: int) -> dict[str, object]:
    value = VALUE[kind]
    return {"kind": kind, "race": RACES[RACE[kind]], "value": value, "copies": COPIES[value - 1]}


def _lord(number: int, lord: Lord) -> dict[str, object]:
    return {
        "number": number,
        "id": lord.id,
        "guild": GUILDS[lord.guild],
        "cost": lord.cost,
        "races": lord.races,
        "must": None if lord.must == ANY_RACE else RACES[lord.must],
        "points": lord.points,
        "keys": lord.keys,
        "ability": lord.kind,
        "power": number in LORDS_WITH_POWERS,
        "rules": lord.rules,
    }


def _location(number: int, tile: Location) -> dict[str, object]:
    counted = {"guild": GUILDS, "race": RACES}.get(tile.formula)
    return {
        "number": number,
        "id": tile.id,
        "formula": tile.formula,
        "base": tile.base,
        "each": tile.each,
        "of": counted[tile.of] if counted else None,
        "most": tile.most,
        "rules": tile.rules,
    }


def _reward(division: int) -> dict[str, object]:
    keys, choices = REWARDS[division]
    ways = [{"pearls": pearls, "tokens": tokens} for pearls, tokens in choices]
    return {"division": division, "keys": keys, "choices": ways}
