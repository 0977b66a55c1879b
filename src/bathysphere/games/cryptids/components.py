"""What states and views of Cryptids are both made of, and the numbers and words of its rules."""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import Value
from bathysphere.games.cryptids.pack import SKILLS

LOOSE: Final = -1
"""A bid token that lies on no card."""
NOBODY: Final = -1
TICKET, COLLECT, TRACK, LUCK, SECOND_CHANCE, RELOCATE, RANGE_1, RANGE_2, SPLIT, NEIGHBOUR = range(len(SKILLS))
ACTIVE: Final = range(RELOCATE + 1)
LEVELS: Final = 3
MOST_SEATS: Final = 4

FIELD, OFFICE = "field", "office"
"""The two phases of a round: of the cryptozoologists, and of the assistants."""
SUCCESS, CLOVER, FAILURE = "success", "luck", "failure"
"""What a die shows."""
TOKEN, PAIR, OPEN = "token", "pair", "dice"
"""How a requirement is met: by a token of its kind, by two rumours, or by a die (C9.5, C10.3, C12.1)."""
ACTION, BY_SKILL = "action", "skill"
"""With what something is done: the main action, or the skill that repeats it."""
MOST_EXCHANGED: Final = 2
THREE_COINS: Final = 3
OF_ONE_CONTRACT: Final = 3
"""So many captives that meet one contract end a game against the poacher."""
POACHER_PLACES: Final = 4
"""On the poacher's board (C39.13)."""
TOP: Final = 1
"""The first row of the initiative track."""


class Laid(Value, frozen=True, gc=False):
    """A tile in the reserve: of terrain (`owner` is NOBODY), or of a cryptid."""

    tile: int
    turn: int
    row: int
    column: int
    owner: int = NOBODY


UP: Final = "up"
DOWN: Final = "down"
WAYS: Final = {UP: -1, DOWN: 1}


def row_beyond(rows: Sequence[int], last: int, row: int, way: str, steps: int = 1) -> int:
    """Where so many steps from a row lead, with figures on these rows; a step goes to the nearest free row. 0: they
    cannot be made (C23.2, C48.40, C48.41)."""
    step = WAYS[way]
    for _ in range(steps):
        row += step
        while row in rows:
            row += step
        if not 1 <= row <= last:
            return 0
    return row
