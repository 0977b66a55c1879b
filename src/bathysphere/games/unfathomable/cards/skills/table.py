"""The 126 skill cards in their 30 kinds: skill, value and ability, checked when the table of abilities is loaded.

A card is the number of its kind: copies cannot be told apart.
"""

import tomllib
from importlib.resources import files
from typing import Final

from bathysphere.engine import InternalError, Value

SKILLS: Final = ("influence", "lore", "observation", "strength", "will", "treachery")
INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL, TREACHERY = range(6)
VALUES: Final = range(1, 6)
COPIES: Final = (7, 5, 4, 3, 2)
"""Cards of value 1 to 5 in each deck."""
HAND_LIMIT: Final = 10
TIMINGS: Final = (
    "action",
    "before_cards",
    "before_roll",
    "after_roll",
    "defeat",
    "after_total",
    "action_step_start",
)


def card(skill: int, value: int) -> int:
    """The number of a kind."""
    return skill * len(VALUES) + value - 1


SKILL_OF: Final = tuple(skill for skill in range(len(SKILLS)) for _ in VALUES)
VALUE_OF: Final = tuple(value for _ in SKILLS for value in VALUES)
DECKS: Final = tuple(
    tuple(card(skill, value) for value in VALUES for _ in range(COPIES[value - 1])) for skill in range(len(SKILLS))
)


class Ability(Value, frozen=True, gc=False):
    """The ability of a skill card."""

    id: str
    timing: str
    cards: tuple[int, ...]
    """The kinds that bear it."""


def _load() -> tuple[Ability, ...]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/skills/skills.toml").read_text("utf-8")
    abilities = []
    for row in tomllib.loads(text)["ability"]:
        if row["skill"] not in SKILLS or row["timing"] not in TIMINGS or not set(row["values"]) <= set(VALUES):
            raise InternalError(f"{row['id']} names a skill, value or timing that no skill card has")
        skill = SKILLS.index(row["skill"])
        abilities.append(Ability(row["id"], row["timing"], tuple(card(skill, value) for value in row["values"])))
    if [kind for ability in abilities for kind in ability.cards] != list(range(len(SKILL_OF))):
        raise InternalError("the table of skill cards must give each kind one ability, in the order of the kinds")
    if len({ability.id for ability in abilities}) != len(abilities):
        raise InternalError("two abilities of skill cards have the same name")
    return tuple(abilities)


_ABILITIES = _load()

ABILITY: Final[tuple[str, ...]] = tuple(ability.id for ability in _ABILITIES for _ in ability.cards)
TIMING: Final = {ability.id: ability.timing for ability in _ABILITIES}
ABILITIES: Final = tuple(ability for ability in _ABILITIES for _ in ability.cards)
"""By the numbers of skill cards: five times the skill, and the value less one."""
CARDS_WITH: Final = {ability.id: ability.cards for ability in _ABILITIES}
