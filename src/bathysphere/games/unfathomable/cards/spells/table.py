"""The 20 spells as printed: a table, its effects in the notation, and the names of what only one of them does."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from bathysphere.engine import InternalError, Value
from bathysphere.games.unfathomable.effects import Lists, Notation, specials

SPELLS_IN_BOX: Final = 20
PRICE: Final = "spells/price"
"""The list of what most of them cost: roll<=4: sanity-1."""

SPECIALS: Final = (
    # Choose a space; its characters and Deep Ones, as many as wished, each to any ship space, characters also to the
    # brig or the sick bay (G12, G34).
    "astral_travel",
    # Each Deep One in the water is defeated; on a roll lower than their number: the list (G5).
    "storm",
    # Any number of passengers on deck are rescued; on a roll lower than their number: the list (G5).
    "rescue_any_number",
    # Look at the top 5 items, take 1, shuffle the others back.
    "choose_item_of_five",
    # +1 of a resource of choice.
    "gain_any_resource",
    # The card lies with any player: their next defeat is prevented without being asked, the card leaves the game, then
    # the list (G18, G29).
    "ward_a_player",
    # Each human in the sick bay moves to a ship space of their choice; each other human draws 1 card of the skill set.
    "heal",
    # Father Dagon and Mother Hydra go to the Deep.
    "monarchs_to_the_deep",
    # Roll; that many Deep Ones of choice outside the Deep are defeated, all if there are fewer; on 5 or more: the list.
    "locusts",
    # The card lies with the caster. Once, when the total of a check is known: the top card of any skill deck, treachery
    # too, is added to it, the card leaves the game, and on a roll not above the added value: the list (G29).
    "keep_for_a_check",
    # The caster may move to any ship space; each enemy there is defeated; on a roll lower than their number each human
    # there, the caster too, and each passenger is defeated (G5).
    "beast_within",
)


class Spell(Value, frozen=True, gc=False):
    id: str
    effects: str
    """The name of its list."""
    price: bool
    """After its effects follows the list PRICE."""


def _load() -> tuple[tuple[Spell, ...], Lists]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/spells/spells.toml").read_text("utf-8")
    lists: Lists = {}
    notation = Notation(lists)
    notation.read(PRICE, ["roll<=4: sanity-1"])

    def spell(row: dict[str, Any]) -> Spell:
        return Spell(row["id"], notation.read(f"spells/{row['id']}", row["effects"]), row.get("price", False))

    spells = tuple(map(spell, tomllib.loads(text)["spell"]))
    if len(spells) != SPELLS_IN_BOX:
        raise InternalError(f"the table of spells does not hold {SPELLS_IN_BOX} different cards")
    if any(not spell.effects for spell in spells):
        raise InternalError("a spell has no effect")
    if specials(lists) != set(SPECIALS):
        raise InternalError("the special effects of the spells are not the listed ones")
    return spells, lists


SPELLS, LISTS = _load()
_NUMBER = {spell.id: number for number, spell in enumerate(SPELLS)}


def spell(name: str) -> int:
    """The number of a spell, by the id in the table."""
    return _NUMBER[name]


FLESH_WARD, REVELATION_OF_SCRIPT = map(spell, ("flesh_ward", "revelation_of_script"))
