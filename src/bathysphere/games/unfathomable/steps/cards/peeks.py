"""Secret looks at decks: the cards stay where they are, and the deck remembers who knows them (U44.7, section
Information). A card that is put under its deck takes that knowledge with it; a shuffle wipes it."""

from bathysphere.engine import Choice
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.state import UnfathomableState


def on_top(deck: str, card: int) -> Choice:
    """The choice to leave a card on top of its deck: "mythos", "waypoint", "spell" or "item"."""
    return ("top", deck, card)


def under(deck: str, card: int) -> Choice:
    """The choice to put it under the deck."""
    return ("under", deck, card)


def show(s: UnfathomableState, deck: str, cards: list[int], known: list[int], number: int, seat: int) -> None:
    """A seat looks at the top cards, as many as there are (UQ.46)."""
    top = max(0, len(cards) - number)
    for place in range(top, len(cards)):
        known[place] |= 1 << seat
    seen = tuple(sorted(cards[top:]))
    s.tell_some(events.LOOKED, (seat, deck, len(seen)), (1 << seat, (seen,)))


def put_under(cards: list[int], known: list[int], number: int, keep: int) -> None:
    """Of the top cards one stays on top, the others go under the deck in the order in which they lay."""
    top = max(0, len(cards) - number)
    seen, masks = cards[top:], known[top:]
    del cards[top:], known[top:]
    place = seen.index(keep)
    stays = (seen.pop(place), masks.pop(place))
    cards[:0], known[:0] = seen, masks
    cards.append(stays[0])
    known.append(stays[1])


def take_out(cards: list[int], known: list[int], card: int) -> None:
    """A card leaves the deck wherever it lies."""
    place = len(cards) - 1 - cards[::-1].index(card)
    del cards[place], known[place]


def shuffle(s: UnfathomableState, cards: list[int], known: list[int]) -> None:
    s.chance.shuffle(cards)
    known[:] = [0] * len(cards)
