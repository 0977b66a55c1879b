"""What cards in hand are worth to each role, in a unit of their own: a card that one would rather keep than not is
worth about one. Found by play of the bot against itself; it judges by them, and so does what is suggested to
people."""

from typing import Final

from bathysphere.games.thing.cards.kinds import (
    ANALYSIS,
    AXE,
    BARRED_DOOR,
    BETTER_RUN,
    CHANGE_PLACES,
    FEAR,
    FINE_HERE,
    FIRST_PANIC,
    FLAMETHROWER,
    INFECTION,
    MISSED,
    NO_BARBECUE,
    NO_THANKS,
    PERSISTENCE,
    QUARANTINE,
    SEDUCTION,
    SUSPICION,
    THING,
    WATCH_YOUR_BACK,
    WHISKY,
)


def by_card(worths: dict[int, float]) -> tuple[float, ...]:
    return tuple([worths.get(card, 0.0) for card in range(FIRST_PANIC)])


KEEP_HUMAN: Final = by_card(
    {
        INFECTION: -2.0, FLAMETHROWER: 3.2, ANALYSIS: 1.6, AXE: 0.2, SUSPICION: 0.7, WHISKY: 0.8,
        PERSISTENCE: 0.9, WATCH_YOUR_BACK: 0.4, CHANGE_PLACES: 0.6, BETTER_RUN: 0.9, SEDUCTION: 0.4,
        FEAR: 1.7, FINE_HERE: 0.2, NO_THANKS: 1.4, MISSED: 1.2, NO_BARBECUE: 1.8, QUARANTINE: 1.1,
        BARRED_DOOR: 0.9,
    }
)  # fmt: skip
KEEP_INFECTED: Final = by_card(
    {
        INFECTION: 1.0, FLAMETHROWER: 3.2, ANALYSIS: 0.9, AXE: 0.3, SUSPICION: 0.5, WHISKY: -0.4,
        PERSISTENCE: 1.0, WATCH_YOUR_BACK: 0.4, CHANGE_PLACES: 0.7, BETTER_RUN: 1.1, SEDUCTION: 0.4,
        FEAR: 0.5, FINE_HERE: 0.3, NO_THANKS: 0.5, MISSED: 0.5, NO_BARBECUE: 2.4, QUARANTINE: 1.0,
        BARRED_DOOR: 0.7,
    }
)  # fmt: skip
KEEP_THING: Final = by_card(
    {
        THING: 99.0, INFECTION: 3.4, FLAMETHROWER: 2.4, ANALYSIS: 0.4, AXE: 0.6, SUSPICION: 0.4, WHISKY: -0.5,
        PERSISTENCE: 1.4, WATCH_YOUR_BACK: 0.8, CHANGE_PLACES: 0.9, BETTER_RUN: 1.3, SEDUCTION: 1.6,
        FEAR: 0.7, FINE_HERE: 0.5, NO_THANKS: 0.7, MISSED: 0.7, NO_BARBECUE: 3.0, QUARANTINE: 1.0,
        BARRED_DOOR: 0.9,
    }
)  # fmt: skip
SECOND_COPY: Final = 0.55
"""What a second copy of a card is worth of the first."""
