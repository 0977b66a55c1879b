"""States kept along a game, so that going back to a moment, or showing one, plays a few answers and not all of them."""

from bisect import bisect_right, insort
from collections.abc import Iterator
from typing import Any

from bathysphere.engine import Game, Record, Reply, State
from bathysphere.engine.record import Answer

EVERY = 64
"""So many answers lie between two of them."""

Moments = Iterator[tuple[int, State, Answer | None, Reply | None]]


class Checkpoints:
    """Some moments of a game at which nobody's answer was sealed. What is kept is never moved on."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._states: dict[int, State] = {}
        self.next = EVERY
        """After so many answers the next one is wanted."""

    def note(self, number: int, state: State) -> None:
        """The state after so many answers, if there is none shortly before it."""
        at = bisect_right(self._numbers, number)
        if (at and number - self._numbers[at - 1] < EVERY) or number < EVERY or state.any_sealed:
            return
        self._states[number] = state.copy()
        insort(self._numbers, number)
        self.next = self._numbers[-1] + EVERY

    def forget(self, answers: int) -> None:
        """Only so many answers are left."""
        kept = bisect_right(self._numbers, answers)
        for number in self._numbers[kept:]:
            del self._states[number]
        del self._numbers[kept:]
        self.next = (self._numbers[-1] if self._numbers else 0) + EVERY

    def copy(self) -> "Checkpoints":
        """For another thread: it may note more of them, and tell by `learn`."""
        twin = Checkpoints()
        twin._numbers, twin._states, twin.next = self._numbers[:], self._states.copy(), self.next
        return twin

    def learn(self, other: "Checkpoints") -> None:
        for number in other._numbers:
            self.note(number, other._states[number])

    def way_to(self, game: Game[Any], record: Record, answers: int, start: int | None = None) -> Moments:
        """The moments up to that after so many answers, from the nearest station before `start`, which is usually that
        moment itself; with their numbers."""
        found = bisect_right(self._numbers, answers if start is None else start)
        first = self._numbers[found - 1] if found else 0
        begin = (first, self._states[first].copy()) if found else None
        for number, (state, line, reply) in enumerate(record.play(game, answers, begin), first):
            self.note(number, state)
            yield number, state, line, reply

    def open_moment(self, game: Game[Any], record: Record, upto: int | None = None) -> int:
        """The latest moment, of those after at most `upto` answers, at which nobody's answer was sealed."""
        upto = len(record.answers) if upto is None else upto
        return max(number for number, state, _, _ in self.way_to(game, record, upto) if not state.any_sealed)
