"""The initiative track: assistants on rows, never two on one, jumping over each other (C14.10, C16.11, C23, C26)."""

from bathysphere.engine import DONE, Answers, Asks, Decision, Next, with_fields
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import WAYS, row_beyond
from bathysphere.games.cryptids.state import CryptidsState


def free_row(s: CryptidsState, figure: int, way: str, steps: int = 1) -> int:
    """Where so many steps of a figure lead; 0: they cannot be made."""
    return row_beyond(s.rows, s.c.pack.board.track.rows, s.rows[figure], way, steps)


def free_rows(s: CryptidsState, figure: int) -> tuple[int, int]:
    """Where a step up and a step down lead, 0 for one that cannot be made: asked with every question of the phase."""
    rows = s.rows
    above = below = rows[figure]
    while above in rows:
        above -= 1
    while below in rows:
        below += 1
    return above, below if below <= s.c.pack.board.track.rows else 0


def move_assistant(s: CryptidsState, figure: int, row: int, why: str) -> None:
    s.rows[figure] = row
    s.tell(events.ASSISTANT_MOVED, figure, row, why)


@with_fields
class BonusMove(Asks[CryptidsState]):
    """An assistant may go some rows in one direction, without die or skills (C14.9c, C14.11, C16.10c, C48.40)."""

    seat: int
    most: int
    rules = ("C14.9c", "C14.10", "C14.11", "C16.10c", "C16.11", "C46.23", "C46.27", "C48.40", "C48.41")

    def ask(self, s: CryptidsState) -> list[Decision]:
        steps = [(way, number) for way in WAYS for number in range(1, self.most + 1)]
        moves = [("shift", *each) for each in steps if free_row(s, self.seat, *each)]
        return [Decision(self.seat, "assistant.bonus", (("stay",), *moves))] if moves else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers and answers[self.seat] != ("stay",):
            _, way, number = answers[self.seat]
            move_assistant(s, self.seat, free_row(s, self.seat, way, number), "bonus")
        return DONE
