"""The kinds of things in The Thing: what its options, statements, events, reasons and views are made of."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import SEAT, Kind, View, itself
from bathysphere.games.thing.cards.kinds import FIRST_PANIC, KINDS, NAMES
from bathysphere.games.thing.names import ENDS, ThingNames
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE, MOST_SEATS, NOBODY, ROLE_NAMES, UNKNOWN

HINDRANCES: Final = ("door", "quarantine", "self", "none")
"""Why there is no exchange."""
SCENES: Final = ("exchange", "attack", "panic")
"""What can go on before everybody's eyes."""
BACKS: Final = ("event", "panic")


def quoted(words: ThingNames, card: int, view: View | None) -> str:
    return words.named(card)


def quoted_by_id(words: ThingNames, card: str, view: View | None) -> str:
    return words.named(NAMES.index(card))


def hand(words: ThingNames, cards: Sequence[int]) -> str:
    return words.listed(cards)


def reason(words: ThingNames, why: str, view: View | None) -> str:
    return words.reason(why)


def direction(words: ThingNames, way: int, view: View | None) -> str:
    return words.way(way)


def left_or_right(words: ThingNames, side: int, view: View | None) -> str:
    return "left" if side == CLOCKWISE else "right"


CARD: Final = Kind("card", KINDS, sentence=quoted, listed=hand)
NO_CARD: Final = CARD.but(nothing=NOBODY)
"""A card, or none."""
EVENT_CARD: Final = Kind("card", KINDS[:FIRST_PANIC], sentence=quoted)
ROLE: Final = Kind("role", ROLE_NAMES)
KNOWN_ROLE: Final = ROLE.but(unknown=UNKNOWN)
SOMEBODY: Final = SEAT.but(nobody=NOBODY)
CHAIR: Final = Kind("chair", range(MOST_SEATS))
"""A place around the table, clockwise; exchanges of places move players between them."""
SIDE: Final = Kind("side", (CLOCKWISE, COUNTER_CLOCKWISE), words=True, text=left_or_right, thing=False)
WAY: Final = Kind("way", (CLOCKWISE, COUNTER_CLOCKWISE), words=True, text=direction, thing=False)
BACK: Final = Kind("back", BACKS, words=True, text=itself, thing=False).but(nothing="")
SCENE: Final = Kind("scene", SCENES, words=True, text=itself, thing=False)
REASON: Final = Kind("reason", (*ENDS, *HINDRANCES), words=True, text=reason, thing=False)
SOURCE: Final = Kind("source", NAMES, words=True, text=quoted_by_id, thing=False).but(
    turn="turn", defence="defence", surplus="surplus"
)
"""Because of what cards are drawn, offered or shown: a card, or a rule."""
