"""The single fields of Unfathomable's events as facts of a sentence in the log, and the parts that such sentences are
made of. Places come as phrases ("on the Bridge"), because names of spaces are never inflected.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from bathysphere.engine import Facts, Name, yes_or_no
from bathysphere.games.unfathomable.cards.items.table import (
    ALMANAC,
    LUCKY_RING,
    POCKET_PISTOL,
    STARBUCK,
    TRAVEL_PHARMACY,
)
from bathysphere.games.unfathomable.cards.spaces import DECK, NAMES, WATER
from bathysphere.games.unfathomable.state import NOBODY, NOTHING
from bathysphere.games.unfathomable.steps.harm.defeat import SUPPLY
from bathysphere.games.unfathomable.wording.effects import MINUS, signed

if TYPE_CHECKING:
    from bathysphere.games.unfathomable.wording.wording import UnfathomableWording

Says = Callable[["UnfathomableWording", Any], str]
"""What the value of a field is called."""

ITEM_OF: Final = {
    "almanac": ALMANAC,
    "lucky_ring": LUCKY_RING,
    "pharmacy_food": TRAVEL_PHARMACY,
    "pharmacy_item": TRAVEL_PHARMACY,
    "pocket_pistol": POCKET_PISTOL,
    "starbuck": STARBUCK,
}
"""What is named in place of an ability and belongs to an item."""


# -- parts of sentences


def counted(field: str, things: list[str]) -> Facts:
    return {field: ", ".join(things), f"{field}_count": len(things)}


def together(words: "UnfathomableWording", things: Iterable[str]) -> str:
    """A list in which the same things stand together."""
    said = Counter(things).items()
    return ", ".join([each if count == 1 else words.say("copies", card=each, count=count) for each, count in said])


def phrase(words: "UnfathomableWording", kind: str, space: int) -> str:
    """Where something is ("at"), where it goes ("to"), where it comes from ("from")."""
    if space in WATER:
        return words.say(f"log-{kind}", space="water", number=space - WATER.start + 1)
    if space in DECK:
        return words.say(f"log-{kind}", space="deck", number=space - DECK.start + 1)
    return words.say(f"log-{kind}", space=NAMES[space], number=0)


def source(words: "UnfathomableWording", what: str, card: int = NOTHING) -> str:
    """An ability by its id, that of the item that has it, or that of the hand card that was played."""
    if what == "play":
        return words.named(words.card_ability(card))
    return words.named(words.item(ITEM_OF[what]) if what in ITEM_OF else words.ability(what))


# -- fields


SEATS: Final = ("seat", "giver", "to", "loser", "victim", "chooser", "attacker", "by", "target")

CALLED: Final[dict[str, Says]] = {
    "ability": lambda words, value: words.named(words.ability(value)),
    "feat": lambda words, value: words.named(words.ability(value)),
    "item": lambda words, value: words.named(words.item(value)),
    "spell": lambda words, value: words.named(words.spell(value)),
    "character": lambda words, value: words.character(value),
    "dial": lambda words, value: words.dial(value),
    "monarch": lambda words, value: words.monarch(value),
    "role": lambda words, value: words.role(value),
    "roles": lambda words, value: together(words, [words.role(role) for role in value]),
    "skill": lambda words, value: words.skill(value),
    "title": lambda words, value: words.title(value),
    "token": lambda words, value: words.token(value),
    "total": lambda words, value: str(value).replace("-", MINUS),
    "track": lambda words, value: words.track(value),
}


def mythos(words: "UnfathomableWording", value: int) -> str:
    return words.named(words.mythos(value))


def damage(words: "UnfathomableWording", value: int) -> str:
    return words.named(words.damage(value))


def waypoint(words: "UnfathomableWording", value: int) -> str:
    return words.named(words.waypoint(value))


def change(words: "UnfathomableWording", value: int) -> str:
    return signed(value)


def ending(words: "UnfathomableWording", value: str) -> str:
    return words.say(f"end-{value}")


OTHERWISE: Final[dict[tuple[str, str], Says]] = {
    **{(kind, "card"): mythos for kind in ("kept", "kept_card_left", "mythos_drawn", "mythos_skipped")},
    ("crisis_chosen", "card"): mythos,
    **{(kind, "card"): damage for kind in ("damage_drawn", "damaged", "repaired")},
    **{(kind, "card"): waypoint for kind in ("waypoint_laid", "waypoint_lost")},
    **dict.fromkeys((("dial_changed", "by"), ("roll_changed", "by"), ("rolled", "modifier")), change),
    ("game_ended", "reason"): ending,
}

ONLY_TOGETHER: Final = {
    *[("action", field) for field in ("verb", "subject", "target")],
    *[(kind, "ability") for kind in ("roll_changed", "rerolled", "total_changed")],
    *[(kind, "ability") for kind in ("defeat_prevented", "passenger_saved")],
    *[("check_began", field) for field in ("card", "target")],
    ("attacked", "weapon"),
    ("game_ended", "sides"),
    ("looked", "cards"),
    ("trade_offered", "offers"),
    ("track_moved", "place"),
    ("will_roll", "bonus"),
}
"""Fields that say nothing without others: log.py has their facts."""


def fact(words: "UnfathomableWording", kind: str, field: str, value: Any, name: Name) -> Facts:
    """A field by its name, unless it means something else in this kind of event."""
    called = OTHERWISE.get((kind, field)) or CALLED.get(field)
    if called is not None:
        return {field: called(words, value)}
    if field in SEATS:  # sentences that can be about nobody have another fact that says so
        return {field: name(value) if value != NOBODY else ""}
    match field:
        case "seats" | "winners":
            return counted(field, [name(seat) for seat in value])
        case "decks" | "skills":
            return {field: together(words, map(words.skill, value)), f"{field}_count": len(value)}
        case "cards":
            return {field: words.cards(value), f"{field}_count": len(value)}
        case "card":
            return skill_card(words, value)
        case "origin":
            return {"from": phrase(words, "from", value)}
        case "space" | "room":
            return place(words, value)
    return {field: yes_or_no(value) if isinstance(value, bool) else value}


def skill_card(words: "UnfathomableWording", card: int) -> Facts:
    """Not everything is paid for with a hand card."""
    if card == NOTHING:
        return {"card": "", "held": "no"}
    return {"card": words.card(card), "held": "yes", "ability": words.named(words.card_ability(card))}


def place(words: "UnfathomableWording", space: int) -> Facts:
    """Passengers of the supply are in no space."""
    if space == SUPPLY:
        return {"where": "supply", "at": "", "to": ""}
    return {"where": "board", "at": phrase(words, "at", space), "to": phrase(words, "to", space)}
