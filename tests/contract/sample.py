"""The contract suite with the effort of this run."""

from typing import Any

from bathysphere.contract import Depth, Seen
from bathysphere.contract import check_game as check_closely
from bathysphere.contract.play import Variant
from bathysphere.engine import Game
from support.effort import FULL, ROTATION

VIEW = 16
"""In a sample one seat's view is looked at after every so many answers."""


def check_game(
    game: Game[Any], seats: int, seed: int, look_every: int, seen: Seen, variant: Variant | None = None
) -> None:
    depth = Depth(look_every) if FULL else Depth(look_every, VIEW, look_every // 2, ROTATION)
    check_closely(game, seats, seed, depth, seen, variant)
