"""Cards, items and revealed traitors of Unfathomable in a word: what actions on them can be aimed at now."""

from typing import Any

from bathysphere.engine import Choice
from bathysphere.games.unfathomable.cards.spaces import NAMES
from bathysphere.games.unfathomable.state import UnfathomableState
from support.unfathomable.positions import actions, do, position, skill_cards


def card(word: str) -> int:
    """ "lore3" as the kind of a card."""
    return skill_cards(word)[0]


def card_aims(s: UnfathomableState, word: str) -> list[Choice]:
    """What whoever acts can aim a hand card at; () where it needs no aim."""
    return [choice[2:] for choice in actions(s, "play") if choice[1] == card(word)]


def item_aims(s: UnfathomableState, item: int) -> list[Choice]:
    return [choice[2:] for choice in actions(s, "item") if choice[1] == item]


def item_spaces(s: UnfathomableState, item: int) -> list[str]:
    """The spaces that an item can be aimed at, by name."""
    return [NAMES[aim[0]] for aim in item_aims(s, item)]


def traitor(
    hand: str, *, place: str = "bridge", others: dict[int, str] | None = None, **scene: Any
) -> UnfathomableState:
    """Seat 0 is a revealed traitor who has begun his actions."""
    s = position(revealed={0: "hybrid"}, hands={0: hand}, places={0: place} | (others or {}), **scene)
    do(s, 0, "act")
    return s
