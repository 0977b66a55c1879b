"""The role cards, and which of them make the role deck of a table. Counts are in the order human, hybrid, cultist."""

from typing import Final

HUMAN, HYBRID, CULTIST = range(3)
ROLES: Final = ("human", "hybrid", "cultist")
ROLE_CARDS: Final = (10, 3, 1)
"""Copies in the box."""

ROLE_DECK: Final = {3: (5, 1, 0), 4: (6, 1, 1), 5: (8, 2, 0), 6: (9, 2, 1)}
"""By number of players: two cards for each of them (UA4.16)."""


def no_cultist(seats: int) -> tuple[int, int, int]:
    """The role deck of the variant: a human stands in for the cultist (UA1.2)."""
    humans, hybrids, cultists = ROLE_DECK[seats]
    return humans + cultists, hybrids, 0


FIRST_GAME_DECK: Final = {seats: no_cultist(seats) for seats in ROLE_DECK}
"""A first game is played without the cultist as well (UL.5)."""
