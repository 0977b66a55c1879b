"""The rows of a question's list: its options, and in place of many options of one sort a row that opens them."""

from collections import Counter
from collections.abc import Callable, Sequence

from bathysphere.engine import Choice
from bathysphere.terminal.picking import Picking

MANY = 4
"""From so many options of a group on they stand under one row."""
BACK = ""
"""The row that closes an open group."""

Row = int | str
"""An option by its number, or a group by its heading."""


class OptionRows:
    """What of a question is listed now. A question of several picks, or of one sort, has no groups; what ends, passes
    or declines comes last."""

    def __init__(
        self,
        picking: Picking,
        headings: Callable[[Sequence[Choice]], Sequence[str]],
        is_last: Callable[[Choice], bool] = lambda choice: False,
    ) -> None:
        self.options: Sequence[Choice] = picking.decision.options
        self._in_order = sorted(range(len(self.options)), key=lambda number: is_last(self.options[number]))
        self.opened = BACK
        self._several = picking.several
        self._groups: list[str] = []
        self.name_groups(headings)

    def name_groups(self, headings: Callable[[Sequence[Choice]], Sequence[str]]) -> None:
        """Names the groups, also in another language while one of them is open."""
        inside = self._groups.index(self.opened) if self.opened else None
        names = [BACK] * len(self.options) if self._several else list(headings(self.options))
        sizes = Counter(names)
        grouped = len(sizes) > 1
        self._groups = [name if grouped and name and sizes[name] >= MANY else BACK for name in names]
        self.opened = BACK if inside is None else self._groups[inside]

    def rows(self) -> list[Row]:
        if self.opened:
            inside: list[Row] = [number for number in self._in_order if self._groups[number] == self.opened]
            return [*inside, BACK]
        return list(dict.fromkeys([self._groups[number] or number for number in self._in_order]))

    def size(self, group: str) -> int:
        return self._groups.count(group)

    def group_of(self, option: int) -> str:
        """The group under whose row an option stands; BACK if it stands by itself."""
        return self._groups[option]
