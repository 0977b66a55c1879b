"""Table options: the variants of the reference book (appendices I and II) and the first game of the other one."""

from typing import Literal

from bathysphere.engine import Value

Difficulty = Literal["standard", "easier_for_humans", "easier_for_traitors"]


class Options(Value, frozen=True, gc=False):
    no_cultist: bool = False
    """UA1: with four or six players a human card takes the cultist's place, and the dials start lower."""
    difficulty: Difficulty = "standard"
    """UA2: two more or two fewer on each dial."""
    first_game: bool = False
    """UL.1 to UL.14: roles are dealt after everybody's first turn, no cultist, five cards to begin with."""
    first_seat_begins: bool = False
    """UQ.59: the first seat begins in place of a random one, where a beginner sits who is taught."""
