"""Composing an answer: which rows of a list are picked, which can still be added, and whether that is enough.

Everything follows from the decision's own `more` and `enough`, so that the list never disagrees with the rules.
"""

from bathysphere.engine import Choice, Decision


class Picking:
    """The rows of one question. Copies of an option are rows of their own."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.picked: list[int] = []
        """In the order in which they were picked."""

    @property
    def several(self) -> bool:
        return self.decision.picks is not None

    @property
    def chosen(self) -> Choice:
        chosen = tuple([self.decision.options[row] for row in self.picked])
        return chosen if self.decision.ordered else tuple(sorted(chosen))

    @property
    def enough(self) -> bool:
        return self.decision.enough(self.chosen)

    def open_rows(self) -> set[int]:
        """The rows that can be picked now, or put back."""
        more = set(self.decision.more(self.chosen))
        return {row for row, option in enumerate(self.decision.options) if row in self.picked or option in more}

    def toggle(self, row: int) -> bool:
        """Pick a row or put it back; False when it cannot be added."""
        if row in self.picked:
            self.picked.remove(row)
        elif row in self.open_rows():
            self.picked.append(row)
        else:
            return False
        return True

    def clear(self) -> None:
        self.picked.clear()
