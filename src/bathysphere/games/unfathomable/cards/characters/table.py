"""The ten characters as printed: skill sets, starting places and items, and who gets a title.

Abilities are named here; what they do stands with the steps that offer them.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bathysphere.engine import InternalError, Value
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.items.table import item as item_number
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY
from bathysphere.games.unfathomable.cards.spaces import NAMES as SPACE_NAMES
from bathysphere.games.unfathomable.cards.spaces import ROOMS
from bathysphere.games.unfathomable.cards.spaces import number as space_number

CHARACTERS_IN_BOX: Final = 10
SET_SIZE: Final = 5
"""Cards of a skill set."""


class Character(Value, frozen=True, gc=False):
    id: str
    skills: tuple[int, ...]
    """How many cards of each skill but treachery are in the skill set (U24.0)."""
    start: int
    item: int
    ability: str
    feat: str
    reveal: str
    """Never works in the brig (UL.50)."""
    not_in_brig: tuple[str, ...]
    """Which of ability and feat cannot be used in the brig (UL.51)."""


def _character(row: dict[str, Any]) -> Character:
    if row["start"] not in SPACE_NAMES or space_number(row["start"]) not in ROOMS:
        raise InternalError(f"{row['id']} cannot begin in {row['start']}")
    if row["item"] not in (item.id for item in ITEMS):
        raise InternalError(f"{row['id']} begins with {row['item']}, which is no item")
    return Character(
        id=row["id"],
        skills=tuple(row["skills"]),
        start=space_number(row["start"]),
        item=item_number(row["item"]),
        ability=row["ability"],
        feat=row["feat"],
        reveal=row["reveal"],
        not_in_brig=tuple(row.get("not_in_brig", ())),
    )


def _check(characters: tuple[Character, ...]) -> None:
    if len(characters) != CHARACTERS_IN_BOX or len({each.id for each in characters}) != CHARACTERS_IN_BOX:
        raise InternalError(f"the table of characters does not hold {CHARACTERS_IN_BOX} different ones")
    if any(len(each.skills) != TREACHERY or sum(each.skills) != SET_SIZE for each in characters):
        raise InternalError(f"a skill set does not have {SET_SIZE} cards")
    if any(sum(copies) != CHARACTERS_IN_BOX for copies in zip(*(each.skills for each in characters), strict=True)):
        raise InternalError(f"the skill sets do not hold {CHARACTERS_IN_BOX} cards of each skill together")
    if [each.item for each in characters] != list(range(CHARACTERS_IN_BOX)):
        raise InternalError("the first items are not the starting items in the order of the characters")
    abilities = [name for each in characters for name in (each.ability, each.feat, each.reveal)]
    if len(set(abilities)) != len(abilities):
        raise InternalError("two abilities of characters have the same name")
    for each in characters:
        if not set(each.not_in_brig) <= {each.ability, each.feat}:
            raise InternalError(f"{each.id} has no such ability to lose in the brig")


class Crew(Value, frozen=True, gc=False):
    """The characters and what is said of all of them together."""

    characters: tuple[Character, ...]
    captain_line: tuple[int, ...]
    keeper_line: tuple[int, ...]
    first_crews: dict[int, tuple[int, ...]]


def _load() -> Crew:
    text = files("bathysphere.games.unfathomable").joinpath("cards/characters/characters.toml").read_text("utf-8")
    table = tomllib.loads(text)
    characters = tuple(map(_character, table["character"]))
    _check(characters)
    number = {each.id: place for place, each in enumerate(characters)}
    lines, crews = table["lines"], table["first_crews"]
    if any(sorted(line) != sorted(number) for line in lines.values()):
        raise InternalError("the list of a title does not name every character once")
    if any(len(set(crew)) != int(seats) or not set(crew) <= number.keys() for seats, crew in crews.items()):
        raise InternalError("a first crew does not have one character for each player")
    return Crew(
        characters,
        captain_line=tuple(number[name] for name in lines["captain"]),
        keeper_line=tuple(number[name] for name in lines["keeper"]),
        first_crews={int(seats): tuple(number[name] for name in crew) for seats, crew in crews.items()},
    )


_CREW = _load()

CHARACTERS: Final = _CREW.characters
CAPTAIN_LINE: Final = _CREW.captain_line
KEEPER_LINE: Final = _CREW.keeper_line
"""Who gets a title, highest first (U6.1)."""
FIRST_CREWS: Final = _CREW.first_crews
"""By number of players (UL.11)."""
_NUMBER = {each.id: number for number, each in enumerate(CHARACTERS)}


def character(name: str) -> int:
    """The number of a character, by the id in the table."""
    return _NUMBER[name]


KEILANI, ARJUN, SVETLANA, JEANNE, JAMIE = map(character, ("keilani", "arjun", "svetlana", "jeanne", "jamie"))
WILLIAM, BEATRICE, ISHMAEL, EDMUND, SAMIRA = map(character, ("william", "beatrice", "ishmael", "edmund", "samira"))
