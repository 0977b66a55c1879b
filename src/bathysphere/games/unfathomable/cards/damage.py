"""The nine damage cards as printed: which of them stay in a space, and what repairs those."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bathysphere.engine import InternalError, Value
from bathysphere.games.unfathomable.cards.skills.table import SKILLS, TREACHERY

CARDS_IN_BOX: Final = 9
ANY: Final = -1
AT_ONCE: Final = ("fuel_leak", "flooded_food_stores", "fleeing_passengers")
"""The cards that are never laid in a space."""


class Damage(Value, frozen=True, gc=False):
    id: str
    structural: bool
    skill: int
    """The skill whose cards repair it; ANY: cards of every skill."""
    value: int
    """The least total value of those cards; 0: there is nothing to repair."""


def _damage(row: dict[str, Any]) -> Damage:
    skill = row.get("skill", "any")
    if skill not in ("any", *SKILLS[:TREACHERY]):
        raise InternalError(f"{row['id']} is repaired with {skill}, which no card repairs with")
    return Damage(
        id=row["id"],
        structural="skill" in row,
        skill=ANY if skill == "any" else SKILLS.index(skill),
        value=row.get("value", 0),
    )


def _load() -> tuple[Damage, ...]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/damage.toml").read_text("utf-8")
    cards = tuple(map(_damage, tomllib.loads(text)["damage"]))
    if tuple(card.id for card in cards if not card.structural) != AT_ONCE:
        raise InternalError("the damage cards that take effect at once are not the printed ones")
    repairs = {card.id: card.skill for card in cards if card.structural}
    if len(cards) != CARDS_IN_BOX or sorted(repairs.values()) != [ANY, *range(TREACHERY)]:
        raise InternalError("there must be structural damage for each skill but treachery, and one card for any skill")
    if any(card.value != (0 if not card.structural else 5 if card.skill == ANY else 3) for card in cards):
        raise InternalError("a repair costs 3 of one skill or 5 of any")
    return cards


DAMAGE: Final = _load()
_NUMBER = {card.id: number for number, card in enumerate(DAMAGE)}


def damage(name: str) -> int:
    """The number of a damage card, by the id in the table."""
    return _NUMBER[name]


FUEL_LEAK, FLOODED_FOOD_STORES, FLEEING_PASSENGERS = map(damage, AT_ONCE)
