"""How the bots of The Thing fare, all of a kind and by role: `cd tests; python -m support.thing.bot_strength 1000`
prints it."""

import sys
from collections import Counter
from functools import partial
from typing import Any

from bathysphere.bots import BOTS, Bot
from bathysphere.bots.thing import ThoughtfulBot
from bathysphere.engine import Chance, View
from bathysphere.games import game
from bathysphere.games.thing.roles import HUMAN
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import ThingView
from bathysphere.lab.bot_game import UNDECIDED, BotGame
from support.bot_measures import OneSeat, pace, seat_bots, thinking_times

COUNTS = (5, 6, 8, 10)
SEED = 0


class ByRole(OneSeat):
    """Two bots in one seat: one plays while it is human, the other as the Thing or infected."""

    def __init__(self, seat: int, chance: Chance, human: str, other: str) -> None:
        super().__init__(*[BOTS["thing"][name](seat, chance) for name in (human, other)])

    def now(self, view: View) -> Bot:
        assert isinstance(view, ThingView)
        return self.bots[view.role != HUMAN]


class Measure:
    """What a number of games added up to."""

    def __init__(self) -> None:
        self.games = self.humans = self.undecided = self.burned = self.hits = self.turns = 0
        self.reasons: Counter[str] = Counter()

    def add(self, s: ThingState) -> None:
        """Whoever burned keeps the role that he had, so that the end tells whom the fire hit."""
        self.games += 1
        self.turns += s.turn.number
        self.burned += len(s.burned)
        self.hits += sum(s.roles[each.target] != HUMAN for each in s.burned)
        if s.outcome is None:
            self.undecided += 1
            return
        self.reasons[s.outcome.reason] += 1
        self.humans += any(s.outcome.sides[seat] == "human" for seat in s.outcome.winners)

    @property
    def share(self) -> float:
        """Of games won by humans."""
        return self.humans / self.games

    @property
    def hit(self) -> float:
        """Of burnings that struck the Thing or an infected."""
        return self.hits / max(1, self.burned)

    def line(self) -> str:
        return (
            f"humans won {self.share:.1%}, {self.hit:.0%} of {self.burned / self.games:.1f} burnings hit, "
            f"{self.turns / self.games:.0f} turns, {self.undecided} undecided"
        )


def play(
    seats: int,
    games: range,
    human: str = "thoughtful",
    other: str = "thoughtful",
    options: dict[str, Any] | None = None,
) -> Measure:
    """Let bots play, chosen by role; one game for each number."""
    measure = Measure()
    for number in games:
        key, bots = seat_bots(number, [partial(ByRole, human=human, other=other)] * seats, SEED)
        played = BotGame(game("thing"), game("thing").new(seats, key, options), bots)
        assert (played.play() is UNDECIDED) == (played.state.outcome is None)
        assert isinstance(played.state, ThingState)
        measure.add(played.state)
    return measure


def main(number: int) -> None:
    """All thoughtful first; then a quarter as many games with one side at random."""
    for seats in COUNTS:
        print(f"{seats} players, all thoughtful: {play(seats, range(number)).line()}", flush=True)
    some = range(max(1, number // 4))
    for seats in COUNTS:
        print(f"{seats} players, random humans: {play(seats, some, human='random').line()}", flush=True)
        print(f"{seats} players, random Thing side: {play(seats, some, other='random').line()}", flush=True)
    for seats in COUNTS:
        times = thinking_times(game("thing"), [ThoughtfulBot] * seats, range(max(1, number // 50)), SEED)
        print(f"{seats} players: {pace(times)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
