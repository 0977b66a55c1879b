"""How long it takes to list all ways in which a tile of Cryptids can be laid: every tile of terrain and of a cryptid,
at moments from the beginning to the end of random games."""

import random
import time
from dataclasses import dataclass
from statistics import median
from typing import Final

from ours import pick

from bathysphere.engine import answer, decisions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.field.relocation import PlaceCryptid
from bathysphere.games.cryptids.steps.reserve import PlaceTerrain

BETWEEN: Final = 40
"""So many answers lie between two of the moments."""
REPEAT: Final = 5


@dataclass(frozen=True)
class Placing:
    """Microseconds for one list, over all tiles and moments."""

    middle: float
    longest: float
    ways: int
    """On the longest list."""
    lists: int


def moments(seats: int, games: int) -> list[CryptidsState]:
    draw = random.Random(seats).random
    found: list[CryptidsState] = []
    for seed in range(games):
        s = GAME.new(seats, seed)
        number = 0
        while s.outcome is None:
            decision = decisions(s)[0]
            options = decision.options
            one = decision.picks is None
            answer(s, decision.seat, options[int(draw() * len(options))] if one else pick(decision, draw))
            number += 1
            if number % BETWEEN == 0 and s.outcome is None:
                found.append(s.copy())
    return found


def placing(seats: int, games: int = 2) -> Placing:
    """The quickest of some tries counts for each list, since the machine does other things too."""
    times: list[float] = []
    ways = 0
    for s in moments(seats, games):
        terrain = [PlaceTerrain(0, tile) for tile in range(len(s.c.terrain))]
        cryptids = [PlaceCryptid(0, card) for card in range(len(s.c.cards))]
        for step in (*terrain, *cryptids):
            tries = []
            for _ in range(REPEAT):
                begun = time.perf_counter()
                asked = step.ask(s)
                tries.append(time.perf_counter() - begun)
            times.append(min(tries) * 1e6)
            ways = max(ways, len(asked[0].options))
    return Placing(median(times), max(times), ways, len(times))
