"""What states and views of The Thing are both made of, and the numbers printed in its rules."""

from typing import Annotated

from bathysphere.engine import NUMBER, SEAT, Choice, Value
from bathysphere.games.thing.kinds import NO_CARD, SCENE, SOMEBODY

ANNOUNCE: Choice = ("announce",)
MOST_INFECTIONS_HELD = 3


class Turn(Value, frozen=True, gc=False):
    """One player's turn."""

    seat: Annotated[int, SEAT]
    number: Annotated[int, NUMBER]
    """Counted from 1."""
    quarantined: bool = False
    """Whether it began under a Quarantine that still lies: such a turn counts for it (T25.15, T25.66)."""
    closed: bool = False
    """Whether a card has ended it: no exchange follows (T17.13a, T20.18)."""
    question: Annotated[int, NUMBER] = 0
    """The number of the last question before it."""
    quiet: Annotated[int, NUMBER] = 0
    """How many turns before it went by in a row without a question to anybody."""


class Scene(Value, frozen=True, gc=False):
    """What is going on before everybody's eyes."""

    kind: Annotated[str, SCENE]
    """"exchange": `seat` offers to `target`, because of `card`; "attack": `seat` aims `card` at `target`;
    "panic": `seat` drew `card`."""
    seat: Annotated[int, SEAT]
    target: Annotated[int, SOMEBODY]
    card: Annotated[int, NO_CARD]


class Infecting(Value, frozen=True, gc=False):
    """Who was infected, by whom and when: the victim's and the Thing's secret until the end."""

    victim: Annotated[int, SEAT]
    giver: Annotated[int, SEAT]
    turn: Annotated[int, NUMBER]


class Burning(Value, frozen=True, gc=False):
    """Who was put out of the game, by whom and when."""

    target: Annotated[int, SEAT]
    by: Annotated[int, SOMEBODY]
    turn: Annotated[int, NUMBER]
