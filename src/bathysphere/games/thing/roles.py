"""The numbers of roles, sides and directions."""

UNKNOWN, HUMAN, INFECTED, THING_ROLE = -1, 0, 1, 2
ROLE_NAMES = ("human", "infected", "thing")

NOBODY = -1

CLOCKWISE, COUNTER_CLOCKWISE = 1, -1
"""Directions of play; clockwise is towards one's left."""

MOST_SEATS = 12
EVERYBODY = -1
"""The mask of all who watch."""
