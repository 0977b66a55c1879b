"""Zones of cards whose order means nothing: sorted tuples, so that no order tells how cards came."""

from bisect import bisect
from collections.abc import Iterable

Cards = tuple[int, ...]


def with_card(cards: Cards, card: int) -> Cards:
    place = bisect(cards, card)
    return (*cards[:place], card, *cards[place:])


def with_cards(cards: Cards, more: Iterable[int]) -> Cards:
    return tuple(sorted((*cards, *more)))


def without(cards: Cards, card: int) -> Cards:
    """One copy less."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def exchanged(cards: Cards, gone: int, come: int) -> Cards:
    """One card in place of another."""
    rest = [*cards]
    rest[rest.index(gone)] = come
    rest.sort()
    return tuple(rest)


def without_cards(cards: Cards, gone: Iterable[int]) -> Cards:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)
