"""Asking the Council for support (section 9)."""

from bathysphere.engine import Bar, silent, with_cards
from bathysphere.games.abyss import events
from bathysphere.games.abyss.state import AbyssState


def filled_areas(s: AbyssState, bar: Bar = silent) -> list[int]:
    """The races whose area is not empty (A29.4)."""
    if bar is not silent:
        for race, cards in enumerate(s.council):
            if not cards:
                bar(("council", race), "area_empty", race=race)
    return [race for race, cards in enumerate(s.council) if cards]


def take_council(s: AbyssState, seat: int, races: tuple[int, ...]) -> None:
    """All cards of an area, seen only by their taker and only now (A9.1 to A9.3)."""
    for race in races:
        cards = s.council[race]
        s.council[race] = ()
        s.hands[seat] = with_cards(s.hands[seat], cards)
        s.tell_some(events.COUNCIL_TAKEN, (seat, race, len(cards)), (1 << seat, (cards,)))
