"""The 20 items as printed: trait, improved skill, and whether there is an action, checked when the table is loaded."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bathysphere.engine import InternalError, Value
from bathysphere.games.unfathomable.cards.skills.table import SKILLS, TREACHERY

ITEMS_IN_BOX: Final = 20
TRAITS: Final = (
    "tool",
    "weapon",
    "medicine",
    "relic",
    "tome",
    "companion",
    "improvement",
    "explosive",
    "clothing",
)


class Item(Value, frozen=True, gc=False):
    id: str
    trait: str
    skill: int
    """What an improvement adds to the skill set (U9.10); -1: it is none."""
    action: bool
    once_per_turn: bool


def _item(row: dict[str, Any]) -> Item:
    skill = row.get("skill")
    if skill is not None and skill not in SKILLS[:TREACHERY]:
        raise InternalError(f"{row['id']} improves {skill}, which is in no skill set")
    return Item(
        id=row["id"],
        trait=row["trait"],
        skill=-1 if skill is None else SKILLS.index(skill),
        action=row.get("action", False),
        once_per_turn=row.get("once_per_turn", False),
    )


def _load() -> tuple[Item, ...]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/items/items.toml").read_text("utf-8")
    items = tuple(map(_item, tomllib.loads(text)["item"]))
    if len(items) != ITEMS_IN_BOX or len({item.id for item in items}) != ITEMS_IN_BOX:
        raise InternalError(f"the table of items does not hold {ITEMS_IN_BOX} different cards")
    for item in items:
        if item.trait not in TRAITS or (item.trait == "improvement") != (item.skill >= 0):
            raise InternalError(f"the trait of {item.id} does not fit the card")
        if item.once_per_turn and not item.action:
            raise InternalError(f"{item.id} limits an action that it does not have")
    if sorted(item.skill for item in items if item.skill >= 0) != list(range(TREACHERY)):
        raise InternalError("there must be one improvement of each skill but treachery")
    return items


ITEMS: Final = _load()
_NUMBER = {each.id: number for number, each in enumerate(ITEMS)}


def item(name: str) -> int:
    """The number of an item, by the id in the table."""
    return _NUMBER[name]


SPEAKING_TRUMPET, SIX_SHOOTER, TRAVEL_PHARMACY = map(item, ("speaking_trumpet", "six_shooter", "travel_pharmacy"))
TOOL_KIT, REPEATING_RIFLE, ELDER_SIGN_AMULET = map(item, ("tool_kit", "repeating_rifle", "elder_sign_amulet"))
ALMANAC, BOOK_OF_DAGON, LUCKY_RING, STARBUCK = map(item, ("almanac", "book_of_dagon", "lucky_ring", "starbuck"))
POCKET_PISTOL, JAM_TIN_GRENADE, KITCHEN_KNIFE = map(item, ("pocket_pistol", "jam_tin_grenade", "kitchen_knife"))
PLIMSOLLS, SHOTGUN = map(item, ("plimsolls", "shotgun"))
FINE_CLOTHES, MYSTICAL_TEXT, BINOCULARS = map(item, ("fine_clothes", "mystical_text", "binoculars"))
MEDICINE_BALL, TREASURED_MEMENTO = map(item, ("medicine_ball", "treasured_memento"))

WEAPONS: Final = tuple(number for number, each in enumerate(ITEMS) if each.trait == "weapon")
IMPROVEMENTS: Final = tuple(number for number, each in enumerate(ITEMS) if each.trait == "improvement")
