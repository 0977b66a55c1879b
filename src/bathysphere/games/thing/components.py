"""What states and views of The Thing are both made of, and the numbers printed in its rules."""

from typing import Annotated

from bathysphere.engine import NUMBER, SEAT, Choice, Value
from bathysphere.games.thing.kinds import SOMEBODY

ANNOUNCE: Choice = ("announce",)
MOST_INFECTIONS_HELD = 3


class Burning(Value, frozen=True, gc=False):
    """Who was put out of the game, by whom and when."""

    target: Annotated[int, SEAT]
    by: Annotated[int, SOMEBODY]
    turn: Annotated[int, NUMBER]
