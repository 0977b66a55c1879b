"""Two worlds of a game on the engine, in which everybody makes moves that look the same to some watchers. What they are
shown is compared in bytes after every answer, until something comes to light that they may know."""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from bathysphere.engine import (
    Chance,
    Choice,
    Decision,
    Game,
    Reply,
    SeenEvent,
    State,
    allows_interjections,
    answer,
    decision_of,
    decisions,
    interjections,
)

S = TypeVar("S", bound=State)

TRIES = 4
"""So many moves are tried before it counts as certain that none looks the same."""

_encode = msgspec.json.Encoder().encode


def shown(game: Game[Any], s: State, seat: int) -> list[bytes]:
    """All that a seat (-1: a spectator) is shown, byte for byte."""
    view, own = game.view(s, seat), decision_of(s, seat) if seat >= 0 else None
    parts: list[Any] = [
        view,
        game.aids(view, own),
        own and (own.kind, own.options, own.default, str(own.picks)),
        own and game.reasons(view, own),
        interjections(s, seat) if seat >= 0 else (),
        allows_interjections(s),
        [game.audience(s, other) for other in range(s.seats)],
    ]
    return [_encode(part) for part in parts]


class TwoWorlds(ABC, Generic[S]):
    """Two worlds and those who watch both. `seen` counts what was compared and why it ended."""

    game: ClassVar[Game[Any]]

    def __init__(self, here: S, there: S, watchers: list[int], seen: Counter[str]) -> None:
        self.here = here
        self.there = there
        self.there.chance = here.copy().chance
        self.watchers = watchers
        self.seen = seen
        for viewer in watchers:
            self.check_picture(viewer)

    # -- what a game says of its moves and events

    @abstractmethod
    def lively(self, decision: Decision, chance: Chance) -> Choice:
        """A move in this world."""

    @abstractmethod
    def likewise(self, decision: Decision, choice: Choice, there: Decision, chance: Chance) -> Choice | None:
        """A move of somebody who is not watching that looks the same in the other world; None: there is none."""

    @abstractmethod
    def may_know(self, told: SeenEvent, viewer: int) -> bool:
        """Whether this event may bring something to light for this viewer."""

    @abstractmethod
    def check_told(self, told: SeenEvent, viewer: int) -> None:
        """Nobody hears fields that are not for him, and no order of cards tells how they came."""

    @abstractmethod
    def compare(self) -> None:
        """Counts in what the two worlds differ after an answer."""

    # -- playing on

    def play(self, answers: int, chance: Chance) -> None:
        for _ in range(answers):
            if not self.watchers or not self.move(chance):
                return

    def move(self, chance: Chance) -> bool:
        """Somebody answers in both worlds; false if no move looks the same in both."""
        if self.here.outcome is not None or self.there.outcome is not None:
            return False
        for _ in range(TRIES):
            decision = chance.pick(decisions(self.here))
            choice = self.lively(decision, chance)
            other = self.alike(decision, choice, chance)
            if other is not None:
                self.both(decision.seat, choice, other)
                return True
        self.seen["no such move"] += 1
        return False

    def alike(self, decision: Decision, choice: Choice, chance: Chance) -> Choice | None:
        there = decision_of(self.there, decision.seat)
        assert there is not None, "another seat is asked"
        assert there.kind == decision.kind, "another question is asked"
        return choice if decision.seat in self.watchers else self.likewise(decision, choice, there, chance)

    def both(self, seat: int, choice: Choice, other: Choice) -> None:
        """The answers that one seat gives in the two worlds, and what the watchers make of them."""
        one, two = answer(self.here, seat, choice), answer(self.there, seat, other)
        self.seen["answers"] += 1
        self.seen["cards differ"] += choice != other
        self.compare()
        self.watchers = [viewer for viewer in self.watchers if self.same(one, two, viewer)]

    def same(self, one: Reply, two: Reply, viewer: int) -> bool:
        """Whether the viewer still cannot tell the worlds apart; where he can he must be allowed to."""
        told = one.seen_by(viewer), two.seen_by(viewer)
        for each in (*told[0], *told[1]):
            self.check_told(each, viewer)
        if told[0] == told[1]:
            return self.same_picture(told[0], viewer)
        length = min(map(len, told))
        at = next((at for at in range(length) if told[0][at] != told[1][at]), length)
        found = [events[at] for events in told if at < len(events)]
        assert any(self.may_know(event, viewer) for event in found), f"{viewer} can tell the worlds apart by {found}"
        self.seen["came to light"] += 1
        return False

    def same_picture(self, told: list[SeenEvent], viewer: int) -> bool:
        """After the same events the same is shown; false where a game lets it differ."""
        self.check_picture(viewer)
        self.seen["pictures"] += 1
        return True

    def differs(self, viewer: int) -> bool:
        return shown(self.game, self.here, viewer) != shown(self.game, self.there, viewer)

    def check_picture(self, viewer: int) -> None:
        assert not self.differs(viewer), f"{viewer} is shown something else"
