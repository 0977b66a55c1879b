"""The facts in the labels of options, verb by verb: which card, at whom, where to.

The same verb may stand in several questions. Where only the question tells what a number means, it is taken from the
view; outside its moment such an option is named without it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bathysphere.games.unfathomable.effects import DIALS, TRACKS
from bathysphere.games.unfathomable.state import NOTHING
from bathysphere.games.unfathomable.steps.defeat import SUPPLY
from bathysphere.games.unfathomable.view import Deck, ShipView

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.wording import UnfathomableWording

Facts = dict[str, str | int]
Name = Callable[[int], str]
Parts = tuple[Any, ...]
"""What stands behind the verb of an option."""
Label = Callable[["UnfathomableWording", Parts, ShipView | None, Name], Facts]

MINUS = "\N{MINUS SIGN}"

LABELS: dict[str, Label] = {}


def labels(*verbs: str) -> Callable[[Label], Label]:
    def note(label: Label) -> Label:
        for verb in verbs:
            LABELS[verb] = label
        return label

    return note


def plain_number(number: int) -> str:
    """With the sign that cards print before a loss."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """A change, as cards print it."""
    return f"+{number}" if number > 0 else plain_number(number)


def question(view: ShipView | None) -> str:
    """The kind of the question that the reader is asked."""
    return dict(view.asked).get(view.seat, "") if view is not None else ""


# -- options whose parts say it all

PLAIN: dict[str, tuple[str, ...]] = {
    "accuse": ("seat",), "act": (), "add": ("card",), "advance": ("track",), "agree": (), "almanac": ("card",),
    "arrest_order": ("seat",), "barricade": (), "break_out": ("space",), "cast": ("spell",),
    "character": ("character",), "clear": ("space",), "damage": ("space",), "deck": ("deck",),
    "deck_chief": ("space",), "decline": ("skill",), "deep_one_ancestry": ("seat",), "discard": ("card",),
    "drive": ("origin", "space"), "experienced": ("card",), "fortunate_son": ("card",), "full_steam_ahead": (),
    "gain": ("dial",), "give": ("item", "seat"), "go": (), "healing_words": ("card",), "jury_rigger": (),
    "keeper": (), "look": (), "lucky_ring": (), "medical_intervention": (), "memory_of_the_deep": (),
    "move": ("space",), "murder": (), "mythos": ("mythos",), "nobody": (), "nothing": (), "occult_training": (),
    "pass": (), "pass_to": ("seat",), "perfect_number": ("face",), "pharmacy_food": (), "pharmacy_item": (),
    "pocket_pistol": (), "quick_cast": (), "ready": (), "refuse": (), "remove": ("item",), "repair": ("space",),
    "rest": (), "reveal": ("role",), "revelation": ("skill",), "sacrifice_deep_one": (), "scavenger": (),
    "self_sacrifice": ("result",), "send_deep_one": ("space",), "space": ("space",), "spawn": ("space",),
    "starbuck": (), "stay": (), "stop": (), "to": ("space",), "trade": (), "treachery": ("number",),
    "uncanny_fortune": (), "unconventional_leader": ("dial",), "ward": ("seat",), "waypoint": ("waypoint",),
    "well_equipped": ("by",),
}  # fmt: skip
"""What stands behind a verb, by the names of the facts."""


def plain(fields: tuple[str, ...]) -> Label:
    def label(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
        return {field: spoken(words, field, value, name) for field, value in zip(fields, parts, strict=True)}

    return label


LABELS |= {verb: plain(fields) for verb, fields in PLAIN.items()}


NAMED = (
    "ability", "card", "character", "deck", "item", "monarch", "mythos", "result", "role", "skill", "spell", "waypoint",
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


@labels("draw")
def draw(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """A mythos card, or a card of a skill."""
    return {"what": "skill", "skill": words.skill(parts[0])} if parts else {"what": "mythos", "skill": ""}


@labels("rescue")
def rescue(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return {"where": "there", "space": words.space(parts[0])} if parts else {"where": "here", "space": ""}


@labels("defeat_passenger")
def defeat_passenger(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    if parts[0] == SUPPLY:
        return {"where": "supply", "space": ""}
    return {"where": "deck", "space": words.space(parts[0])}


@labels("keep")
def keep(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return {"what": "item", "item": words.item(parts[0])} if parts else {"what": "all", "item": ""}


@labels("take")
def take(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """Out of a deck, or from somebody."""
    if len(parts) == 1:
        return {"whose": "deck", "item": words.item(parts[0]), "seat": ""}
    victim, item = parts
    return {"whose": "player", "item": words.item(item), "seat": name(victim)}


@labels("send")
def send(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """To the brig unless another space is named."""
    seat, *space = parts
    return {"seat": name(seat), "where": "there" if space else "brig", "space": words.space(space[0]) if space else ""}


@labels("attack")
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


# -- options that mean different things in different questions


@labels("activate")
def activate(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    match question(view):
        case "improvement.choose":
            return {"what": "item", "which": words.item(parts[0])}
        case "deep_ones.order":
            return {"what": "space", "which": words.space(parts[0])}
    return {"what": "unknown", "which": ""}


@labels("defeat")
def defeat(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    match question(view):
        case "defeat.order":
            return {"who": "player", "which": name(parts[0])}
        case "mythos.defeat" | "locusts.defeat":
            return {"who": "deep_one", "which": words.space(parts[0])}
    return {"who": "unknown", "which": ""}


@labels("top", "under")
def looked_at(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    """A card of the deck that the reader has looked into; a spell that goes under its deck needs no name."""
    if not parts or view is None:
        return {"known": "no", "card": ""}
    card = parts[0]
    waypoint = seen_on_top(view.waypoints, card) > seen_on_top(view.mythos, card)
    return {"known": "yes", "card": words.waypoint(card) if waypoint else words.mythos(card)}


def seen_on_top(deck: Deck, card: int) -> int:
    """How many cards from the top on the reader knows, if this one is among them."""
    seen = [known for place, (depth, known) in enumerate(deck.known) if place == depth]
    return len(seen) if card in seen else 0


@labels("leave")
def leave(words: "UnfathomableWording", parts: Parts, view: ShipView | None, name: Name) -> Facts:
    return {"what": {"spell.leave": "top", "mythos.drive": "deep_ones"}.get(question(view), "deck")}
