"""The 70 mythos cards as printed: a table, its effects in the notation, and the names of what only one of them does."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Annotated, Any, Final

from bathysphere.engine import InternalError, Kind, Value
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.skills.table import SKILLS, TREACHERY
from bathysphere.games.unfathomable.effects import CONDITIONS, ICONS, Keep, Lists, Notation, specials

KINDS: Final = {"check": 30, "choice": 21, "combined": 19}
"""The three types of crisis (U12.10), and how many cards are of each."""
TRACK_ICONS: Final = {"T": "travel", "R": "ritual", "C": "choice"}
CHOOSERS: Final = ("current", "captain", "keeper")
"""Who chooses on a card that is not personal (U12.12)."""
PARTS: Final = ("passed", "partly", "failed", "first", "second")
"""What a crisis can come to; each part is a list of effects."""

SPECIALS: Final = (
    # The chooser picks a human outside the brig, perhaps their own character, who moves to the brig.
    "accuse",
    # Roll: both monarchs, from wherever they are, move to the bow water space rolled.
    "monarchs_to_the_bow",
    # Each human keeps one item of their choice, the others leave the game (G13).
    "humans_keep_one_item",
    # The player who chose picks one of their items; it leaves the game (G13).
    "remove_an_item",
    # The keeper loses the title, which goes to the next of the list.
    "keeper_title_passes",
    # A passenger of the supply is defeated.
    "supply_passenger_defeated",
    # A Deep One in the space of the one who resolves it, on deck or in a room; in the chapel if that is the sick bay.
    "deep_one_beside_you",
    # Roll: a Deep One in the room rolled.
    "deep_one_in_rolled_room",
    # Each character in the brig moves to a ship space of their choice.
    "brig_opens",
    # A Deep One of choice in an interior space, if there is one, is defeated.
    "deep_one_inside_defeated",
    # Each Deep One on the ship is moved to an adjacent space by the one who resolves it (G26).
    "move_each_deep_one",
    # The same, but any of them may stay.
    "may_move_each_deep_one",
    # The one who chose takes the captain's place: looks at two waypoints, resolves one, puts the other on the bottom.
    "chart_the_course",
    # The one who chose moves to the brig, and the captain's title goes to the last eligible of its list (G14).
    "captain_deposed",
    # ritual+1, and 1 more for every full 2 points of the total above the target (G42).
    "ritual_by_total",
    # Roll: each human in the room rolled is defeated.
    "humans_in_rolled_room_defeated",
    # The keeper looks at two spells, resolves one, puts the other on the bottom; the limit of the title is not touched.
    "keeper_plays_a_spell",
    # Each human outside the brig may move to the galley.
    "humans_may_go_to_galley",
    # On a roll not above the number of passengers on deck: the list.
    "roll_at_most_passengers_on_deck",
    # Risk 1 to 4 passengers to defeat as many Deep Ones on the ship.
    "volunteers",
    # The one who resolves it may move another character to the brig.
    "may_send_another_to_brig",
    # The one who resolves it moves to the brig, and so does the captain of before.
    "you_and_captain_to_brig",
    # Each Deep One outside the Deep is defeated.
    "each_deep_one_defeated",
    # Choose an interior space: each Deep One in it is defeated.
    "clear_a_room",
    # Roll: 4 Deep Ones in the room rolled, and the one who resolves it moves there.
    "ambush_in_rolled_room",
    # Every Deep One, those of the Deep too, goes back to the supply.
    "deep_ones_to_supply",
    # 4 Deep Ones in the room of the one who chose; on deck the room of its arrow, in the sick bay chapel or captain's
    # cabin as they pick (G11).
    "deep_ones_beside_you",
    # The chaos deck goes to the discard piles of its skills, and a new one is built.
    "new_chaos_deck",
    # The lucky ring leaves the game, no matter who holds it.
    "lucky_ring_lost",
    # All items of the one who resolves it leave the game.
    "your_items_lost",
    # Roll: the one who resolves it moves to the deck space rolled.
    "you_to_rolled_deck",
)


CRISIS_TYPE: Final = Kind("crisis_type", tuple(KINDS), words=True)
PART: Final = Kind("part", PARTS, words=True)
ICON: Final = Kind("icon", tuple(ICONS.values()), words=True)
TRACK_ICON: Final = Kind("track_icon", tuple(TRACK_ICONS.values()), words=True)


class Mythos(Value, frozen=True, gc=False):
    id: str
    kind: Annotated[str, CRISIS_TYPE]
    chooser: str
    """"current", "captain", "keeper", the id of a character, or "" when nobody chooses."""
    personal: int
    """The character whose card it is (U12.4c); -1: anybody's."""
    target: int
    """0: there is no check."""
    partial: int
    """0: there is no partial success."""
    skills: tuple[int, ...]
    passed: str
    partly: str
    failed: str
    first: str
    second: str
    """The names of the lists; "" where nothing happens, or where the card has no such part."""
    first_needs: str
    second_needs: str
    """The condition of an option; "" where it can always be chosen."""
    icon: Annotated[str, ICON]
    track: Annotated[str, TRACK_ICON]
    """"travel", "ritual" or "choice"."""
    keeps: bool
    """It may stay in a play area (U44.11)."""

    @property
    def parts(self) -> tuple[Annotated[str, PART], ...]:
        """The parts at which something happens."""
        return tuple(part for part in PARTS if getattr(self, part))


_PERSON = {character.id: number for number, character in enumerate(CHARACTERS)}
_EVERY: Final = {"id", "kind", "icon", "track"}
_NEEDED: Final = {
    "check": {"target", "skills", "failed"},
    "choice": {"chooser", "first", "second"},
    "combined": {"chooser", "target", "skills", "failed", "second"},
}
_ALLOWED: Final = {
    "check": {"passed", "partial", "partly"},
    "choice": {"first_needs"},
    "combined": {"passed", "second_needs"},
}


def _mythos(row: dict[str, Any], notation: Notation) -> Mythos:
    name, kind, chooser = row["id"], row["kind"], row.get("chooser", "")
    if kind not in KINDS:
        raise InternalError(f"{name} is a {kind}, which is no type of crisis")
    if not _EVERY | _NEEDED[kind] <= row.keys() <= _EVERY | _NEEDED[kind] | _ALLOWED[kind]:
        raise InternalError(f"{name} does not have the parts of a {kind}")
    skills = row.get("skills", ())
    if "skills" in row and (len(set(skills)) not in (2, 3) or not set(skills) <= set(SKILLS[:TREACHERY])):
        raise InternalError(f"{name} does not name two or three skills")
    if ("partial" in row) != ("partly" in row) or ("partial" in row and row["partial"] >= row["target"]):
        raise InternalError(f"{name} cannot be partly passed that way")
    if "chooser" in row and chooser not in CHOOSERS and chooser not in _PERSON:
        raise InternalError(f"{name} is chosen by {chooser}, who is nobody")
    needs = {option: row.get(f"{option}_needs", "") for option in ("first", "second")}
    if not set(needs.values()) <= {"", *CONDITIONS}:
        raise InternalError(f"an option of {name} needs what nobody can tell")
    if row["icon"] not in ICONS or row["track"] not in TRACK_ICONS:
        raise InternalError(f"{name} has an unknown icon")
    lists = {part: notation.read(f"mythos/{name}/{part}", row.get(part, ())) for part in PARTS}
    return Mythos(
        id=name,
        kind=kind,
        chooser=chooser,
        personal=_PERSON.get(chooser, -1),
        target=row.get("target", 0),
        partial=row.get("partial", 0),
        skills=tuple(map(SKILLS.index, skills)),
        **lists,
        first_needs=needs["first"],
        second_needs=needs["second"],
        icon=ICONS[row["icon"]],
        track=TRACK_ICONS[row["track"]],
        keeps=any(Keep() in notation.lists[each] for each in lists.values() if each),
    )


def _load() -> tuple[tuple[Mythos, ...], Lists]:
    text = files("bathysphere.games.unfathomable").joinpath("cards/mythos/mythos.toml").read_text("utf-8")
    lists: Lists = {}
    notation = Notation(lists)
    cards = tuple(_mythos(row, notation) for row in tomllib.loads(text)["mythos"])
    if Counter(card.kind for card in cards) != KINDS:
        raise InternalError("the mythos cards are not of the printed types")
    if [card.personal for card in cards if card.personal >= 0] != list(range(len(CHARACTERS))):
        raise InternalError("there must be one personal mythos card for each character, in their order")
    if specials(lists) != set(SPECIALS):
        raise InternalError("the special effects of the mythos cards are not the listed ones")
    return cards, lists


MYTHOS, LISTS = _load()
_NUMBER = {card.id: number for number, card in enumerate(MYTHOS)}


def mythos(name: str) -> int:
    """The number of a mythos card, by the id in the table."""
    return _NUMBER[name]


BARRICADE_THE_HATCHES, SACRIFICE_DEEP_ONE = map(mythos, ("barricade_the_hatches", "sacrifice_deep_one"))
THE_PEACEMAKER, MEMORY_OF_THE_DEEP = map(mythos, ("the_peacemaker", "memory_of_the_deep"))
FAMILY_TIES = mythos("family_ties")
