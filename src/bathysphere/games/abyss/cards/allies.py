"""The exploration cards (A1.3 to A1.5). A number names a kind: copies of it cannot be told apart by anybody."""

from typing import Annotated

from bathysphere.engine import Choice, Kind, Value

RACES = ("squid", "shellfish", "crab", "seahorse", "jellyfish")
COLOURS = ("blue", "green", "red", "yellow", "purple")
"""The colour of each race's cards and Council area (A1.4a to A1.4e)."""
COPIES = (4, 3, 3, 2, 1)
"""How many cards of value 1, 2, 3, 4 and 5 each race has."""

KINDS = 25
MONSTER = 25
"""The number of a Monster among the exploration cards."""
MONSTERS = 6

RACE = tuple(kind // 5 for kind in range(KINDS))
VALUE = tuple(kind % 5 + 1 for kind in range(KINDS))


OF_RACE = Kind("race", RACES)


class Ally(Value, frozen=True, gc=False):
    """A kind of Ally, by its number in views and options. Copies of a kind cannot be told apart."""

    race: Annotated[int, OF_RACE]
    value: int
    copies: int


ALLIES = tuple(Ally(RACE[kind], VALUE[kind], COPIES[VALUE[kind] - 1]) for kind in range(KINDS))


def ally(race: str, value: int) -> int:
    """The kind of an Ally, as tests and tools name it."""
    return RACES.index(race) * 5 + value - 1


EXPLORATION_CARDS = (
    *(kind for kind in range(KINDS) for _ in range(COPIES[VALUE[kind] - 1])),
    *(MONSTER,) * MONSTERS,
)
"""The whole deck: Allies by kind, then the Monsters."""


ALLY: tuple[Choice, ...] = tuple(("ally", kind) for kind in range(KINDS))
"""The option that stands for an Ally where several are picked."""


def ally_options(hand: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple([ALLY[kind] for kind in hand])


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """The different kinds in a sorted hand."""
    return list(dict.fromkeys(hand))
