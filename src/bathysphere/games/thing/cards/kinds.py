"""The 31 kinds of cards as printed (section 1): a typed table, checked when it is loaded. Effects stand beside it.

A card is the number of its kind: copies cannot be told apart, and nobody may follow one through hands they cannot see.
"""

import tomllib
from importlib.resources import files
from typing import Annotated

from bathysphere.engine import Cards, InternalError, Value
from bathysphere.engine import Kind as KindOfThing
from bathysphere.games.thing.options import Options

CATEGORIES = ("infection", "action", "defence", "obstacle", "panic")
EVENTS_IN_BOX, PANICS_IN_BOX = 88, 20
SERIAL_11 = 9
"""The copy of Infection! on whose corner number editions differ: its place among the copies (T25.68)."""


CATEGORY_WORD = KindOfThing("category", CATEGORIES, words=True)


class Kind(Value, frozen=True, gc=False):
    """A kind of card, by its number in views and options. Copies of a kind cannot be told apart."""

    id: str
    category: Annotated[str, CATEGORY_WORD]
    numbers: tuple[int, ...]
    """The corner number of each copy; 0: always in the deck."""
    rules: tuple[str, ...]

    @property
    def copies(self) -> int:
        """How many are in the box."""
        return len(self.numbers)


def _load() -> tuple[Kind, ...]:
    text = files("bathysphere.games.thing").joinpath("cards/cards.toml").read_text("utf-8")
    kinds = tuple(
        Kind(row["id"], row["category"], tuple(row["numbers"]), tuple(row["rules"]))
        for row in tomllib.loads(text)["card"]
    )
    panics = sum(len(kind.numbers) for kind in kinds if kind.category == "panic")
    events = sum(len(kind.numbers) for kind in kinds) - panics
    order = [CATEGORIES.index(kind.category) for kind in kinds]
    if (events, panics) != (EVENTS_IN_BOX, PANICS_IN_BOX) or order != sorted(order):
        raise InternalError("the table of cards is not the printed one")
    return kinds


KINDS = _load()
NAMES = tuple(kind.id for kind in KINDS)
CATEGORY = tuple(kind.category for kind in KINDS)
NUMBERS = tuple(kind.numbers for kind in KINDS)
COPIES = tuple(len(kind.numbers) for kind in KINDS)
_NUMBER = {name: number for number, name in enumerate(NAMES)}


def kind(name: str) -> int:
    """The number of a kind, by the id in the table."""
    return _NUMBER[name]


THING, INFECTION = kind("the_thing"), kind("infected")
FLAMETHROWER, ANALYSIS, AXE, SUSPICION, WHISKY = map(kind, ("flamethrower", "analysis", "axe", "suspicion", "whisky"))
PERSISTENCE, WATCH_YOUR_BACK = kind("persistence"), kind("watch_your_back")
CHANGE_PLACES, BETTER_RUN, SEDUCTION = kind("change_places"), kind("better_run"), kind("seduction")
FEAR, FINE_HERE, NO_THANKS, MISSED, NO_BARBECUE = map(kind, ("fear", "fine_here", "no_thanks", "missed", "no_barbecue"))
QUARANTINE, BARRED_DOOR = kind("quarantine"), kind("barred_door")
OLD_ROPES, ONE_TWO, THREE_FOUR, PARTY = map(kind, ("old_ropes", "one_two", "three_four", "party"))
GET_OUT, FORGETFUL, CHAIN_REACTION = map(kind, ("get_out", "forgetful", "chain_reaction"))
BE_FRIENDS, BLIND_DATE, OOPS = map(kind, ("be_friends", "blind_date", "oops"))
BETWEEN_US, CONFESSION = kind("between_us"), kind("confession")

FIRST_ACTION, FIRST_DEFENCE, FIRST_OBSTACLE, FIRST_PANIC = (
    CATEGORY.index(category) for category in ("action", "defence", "obstacle", "panic")
)


def is_panic(card: int) -> bool:
    """What its back shows (T1.4)."""
    return card >= FIRST_PANIC


def copies_for(players: int, options: Options) -> Cards:
    """How many copies of each kind are in use at a table (T3.2 to T3.4, T21.2, T21.5)."""
    copies = [sum(number <= players for number in numbers) for numbers in NUMBERS]
    if options.infection_11_for_six and players == 6:
        copies[INFECTION] += 1
    if options.infections:
        copies[INFECTION] = options.infections
    for name, number in options.deck.items():
        copies[kind(name)] = number
    return tuple(copies)
