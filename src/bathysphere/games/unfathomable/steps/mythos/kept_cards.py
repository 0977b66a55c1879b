"""Mythos cards that lie in a play area (U4.7)."""

from bathysphere.engine import (
    without,
)
from bathysphere.games.unfathomable.state import UnfathomableState


def discard_kept(s: UnfathomableState, seat: int, card: int) -> None:
    """A mythos card leaves a play area; one whose own symbols are still to come is discarded after them."""
    s.keeps[seat] = without(s.keeps[seat], card)
    if card != s.crisis:
        s.mythos_discard.append(card)
