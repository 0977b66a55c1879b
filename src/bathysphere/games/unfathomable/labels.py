"""The facts in the labels of options, verb by verb: which card, at whom, where to.

The same verb may stand in several questions, and its numbers mean the same in all of them: an option can be read
without its question. `parts_of` says what they mean.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bathysphere.engine import Broken, Choice, Facts, Name, noting
from bathysphere.games.unfathomable.cards.skills import ABILITY
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, CAPTAINS_CABIN, CHAPEL
from bathysphere.games.unfathomable.effects import DIALS, TRACKS
from bathysphere.games.unfathomable.state import NOTHING
from bathysphere.games.unfathomable.steps.defeat import SUPPLY
from bathysphere.games.unfathomable.view import ShipView

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.wording import UnfathomableWording

Parts = tuple[Any, ...]
"""What stands behind the verb of an option."""
Label = Callable[["UnfathomableWording", Parts, ShipView | None, Name], Facts]

MINUS = "\N{MINUS SIGN}"

LABELS: dict[str, Label] = {}
labels = noting(LABELS)


def plain_number(number: int) -> str:
    """With the sign that cards print before a loss."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """A change, as cards print it."""
    return f"+{number}" if number > 0 else plain_number(number)


# -- what stands behind each verb

PLAIN: dict[str, tuple[str, ...]] = {
    "accuse": ("seat",), "act": (), "activate": ("item",), "activate_first": ("icon",), "activate_in": ("space",),
    "add": ("card",), "advance": ("track",), "agree": (), "almanac": ("card",), "arrest_order": ("seat",),
    "barricade": (), "break_out": ("space",), "cast": ("spell",), "character": ("character",), "clear": ("space",),
    "comes_first": ("seat",), "damage": ("space",), "deck": ("deck",), "deck_chief": ("space",),
    "decline": ("skill",), "deep_one_ancestry": ("seat",), "defeat_character": ("seat",),
    "defeat_deep_one": ("space",), "discard": ("card",), "draw": ("skill",), "draw_mythos": (),
    "drive": ("origin", "space"), "drive_all": ("origin", "space"), "experienced": ("card",),
    "first_oath_of_dagon": ("card", "monarch"), "fortunate_son": ("card",), "full_steam_ahead": (),
    "gain": ("dial",), "give": ("item", "seat"), "give_nothing": (), "go": (), "healing_words": ("card",),
    "jury_rigger": (), "keep": ("item",), "keeper": (), "lead": ("monarch", "space"), "leave_deep_ones": (),
    "leave_monarch": (), "lock_up": ("seat",), "look": (), "lucky_ring": (), "medical_intervention": (),
    "memory_of_the_deep": (), "move": ("space",), "murder": (), "mythos": ("mythos",), "nobody": (), "nothing": (),
    "occult_training": (), "pass": (), "pass_to": ("seat",), "perfect_number": ("face",), "pharmacy_food": (),
    "pharmacy_item": (), "pocket_pistol": (), "quick_cast": (), "ready": (), "refuse": (), "remove": ("item",),
    "repair": ("space",), "rest": (), "reveal": ("role",), "revelation": ("skill",), "rise": ("space",),
    "sacrifice_deep_one": (), "scavenger": (), "self_sacrifice": ("result",), "send": ("seat", "space"),
    "send_deep_one": ("origin", "space"), "space": ("space",), "spawn": ("space",), "starbuck": (), "stay": (),
    "steal": ("seat", "item"), "stop": (), "take": ("item",), "trade": (), "treachery": ("number",),
    "uncanny_fortune": (), "unconventional_leader": ("dial",), "victim": ("seat",), "ward": ("seat",),
    "waypoint": ("waypoint",), "well_equipped": ("by",),
}  # fmt: skip
"""What stands behind a verb, by the names of the facts: these say it all by themselves."""

SPECIAL: dict[str, tuple[str, ...]] = {
    "attack": ("target",), "attack_in": ("space", "target"), "check": (), "choose": ("effects",),
    "defeat_passenger": ("space",), "fail": (), "first": (), "item": ("item", "space?", "target?"),
    "lesser_banishment": ("space",), "play": ("card", "aim?", "target?"), "quick_draw": ("item", "space", "target"),
    "rescue": ("space?",), "risk": ("number", "effects?"), "ritual": ("by",), "room": ("space", "way?", "aim?"),
    "second": (), "shrivelling": ("space", "target"), "top": ("deck", "deck_card"),
    "under": ("deck", "deck_card"),
}  # fmt: skip
"""What stands behind the other verbs; a part with a question mark may be lacking. `AIMS` and `ROOM_AIMS` tell what the
aim of a skill card and of a room is."""

AIMS: dict[str, tuple[str, ...]] = {
    "call_to_action": ("space?",), "coordinated_effort": ("seat",), "determination": ("by",),
    "forced_learning": ("skill",), "keen_insight": ("by",), "lesser_banishment": ("space",), "rampage": ("item",),
    "shrivelling": ("space", "target"),
}  # fmt: skip
"""At what the abilities of skill cards are aimed; those that are not here have no aim."""

ROOM_AIMS: dict[int, tuple[str, ...]] = {BOILER_ROOM: ("card",), CAPTAINS_CABIN: ("seat",), CHAPEL: ("way", "card?")}
"""Likewise the actions of rooms."""


def parts_of(choice: Choice) -> tuple[str, ...]:
    """What each part behind the verb of an option is, read by itself without its question.

    `seat`, `space` (`origin`: where it comes from), `card` (a skill card), `item`, `spell`, `waypoint`, `mythos`,
    `character`, `role`, `skill`, `monarch` and `face` are numbers of those things; `target` is a seat or DEEP_ONE;
    `deck_card` is a card of the deck before it; `number` counts, `by` is a change. In place of a space there may be
    SUPPLY, of an item FACE_DOWN, or NOTHING for a rampage without a weapon. `deck`, `dial`, `icon`, `result`, `track`,
    `way` ("back" or "on") and `effects` (a list of effects) are words.
    """
    verb, *parts = choice
    fields = PLAIN[verb] if verb in PLAIN else SPECIAL[verb]
    if verb == "play":
        fields = ("card", *AIMS.get(ABILITY[parts[0]], ()))
    elif verb == "room":
        fields = ("space", *ROOM_AIMS.get(parts[0], ()))
    least = sum([not field.endswith("?") for field in fields])
    if not least <= len(parts) <= len(fields):
        raise Broken(f"nobody knows all parts of {choice}")
    return tuple([field.rstrip("?") for field in fields[: len(parts)]])


def plain(fields: tuple[str, ...]) -> Label:
    def label(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
        return {field: spoken(words, field, value, name) for field, value in zip(fields, parts, strict=True)}

    return label


LABELS |= {verb: plain(fields) for verb, fields in PLAIN.items()}


NAMED = (
    "ability", "card", "character", "deck", "icon", "item", "monarch", "mythos", "result", "role", "skill", "spell",
    "waypoint",
)  # fmt: skip
"""Facts that the wording has a name for under the same name; what is neither these nor below is a number."""


def spoken(words: "UnfathomableWording", field: str, value: Any, name: Name) -> str | int:
    """A part by its name: the same name means the same kind of thing everywhere."""
    match field:
        case "seat":
            return name(value)
        case "space" | "origin":
            return words.space(value)
        case "by":
            return signed(value)
        case "dial":
            return words.dial(DIALS.index(value))
        case "track":
            return words.track(TRACKS.index(value))
        case _ if field in NAMED:
            said: str = getattr(words, field)(value)
            return said
    number: int = value
    return number


# -- options that may lack a part


@labels("rescue")
def rescue(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return {"where": "there", "space": words.space(parts[0])} if parts else {"where": "here", "space": ""}


@labels("defeat_passenger")
def defeat_passenger(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    if parts[0] == SUPPLY:
        return {"where": "supply", "space": ""}
    return {"where": "deck", "space": words.space(parts[0])}


@labels("attack", "attack_in")
def attack(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    *space, target = parts
    return {"target": words.enemy(target, name), **where(words, space[0] if space else NOTHING, view)}


def where(words: "UnfathomableWording", space: int, view: ShipView | None) -> Facts:
    """A space is named unless it is that of the reader."""
    here = space == NOTHING or (view is not None and view.players[view.seat].place == space)
    return {"where": "here" if here else "there", "space": "" if here else words.space(space)}


@labels("ritual")
def ritual(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return {"way": "moves" if parts[0] else "stays", "by": signed(parts[0])}


@labels("top", "under")
def looked_at(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """A card of a deck that somebody has looked into."""
    deck, card = parts
    names = {"mythos": words.mythos, "waypoint": words.waypoint, "spell": words.spell, "item": words.item}
    return {"card": names[deck](card)}
