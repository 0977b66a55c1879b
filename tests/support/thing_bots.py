"""How the bots of The Thing fare, all of a kind and by role: `python tests/support/thing_bots.py 1000` prints it."""

import sys
from collections import Counter
from time import thread_time
from typing import Any

from bathysphere.bots import BOTS, Bot
from bathysphere.bots.thing import ThoughtfulBot
from bathysphere.engine import Chance, Choice, Decision, Told, View, seed_bytes, stream
from bathysphere.games import game
from bathysphere.games.thing.roles import HUMAN
from bathysphere.games.thing.state import Hut
from bathysphere.games.thing.view import HutView
from bathysphere.lab.sitting import UNDECIDED, Sitting

COUNTS = (5, 6, 8, 10)


class ByRole(Bot):
    """Two bots in one seat: one plays while it is human, the other as the Thing or infected. Both hear everything."""

    def __init__(self, seat: int, chance: Chance, human: str, other: str) -> None:
        super().__init__(seat, chance)
        self.human = BOTS["thing"][human](seat, chance)
        self.other = BOTS["thing"][other](seat, chance)

    def hear(self, told: list[Told]) -> None:
        self.human.hear(told)
        self.other.hear(told)

    def hear_talk(self, seat: int, statement: Choice) -> None:
        self.human.hear_talk(seat, statement)
        self.other.hear_talk(seat, statement)

    def talk(self, view: View) -> Choice | None:
        return self._now(view).talk(view)

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return self._now(view).interject(view, options)

    def choose(self, view: View, decision: Decision) -> Choice:
        return self._now(view).choose(view, decision)

    def _now(self, view: View) -> Bot:
        assert isinstance(view, HutView)
        return self.human if view.role == HUMAN else self.other


class Measure:
    """What a number of games added up to."""

    def __init__(self) -> None:
        self.games = self.humans = self.undecided = self.burned = self.hits = self.turns = 0
        self.reasons: Counter[str] = Counter()

    def add(self, s: Hut) -> None:
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
        seed = stream(seed_bytes(0), f"game {number}")
        bots: list[Bot] = [ByRole(seat, Chance(stream(seed, f"bot {seat}")), human, other) for seat in range(seats)]
        sitting = Sitting(game("thing"), game("thing").new(seats, seed, options), bots)
        assert (sitting.play() is UNDECIDED) == (sitting.state.outcome is None)
        assert isinstance(sitting.state, Hut)
        measure.add(sitting.state)
    return measure


class Clocked(ThoughtfulBot):
    """Takes the time of its own thread for each answer."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.times: list[float] = []

    def choose(self, view: View, decision: Decision) -> Choice:
        before = thread_time()
        choice = super().choose(view, decision)
        self.times.append(thread_time() - before)
        return choice


def thinking_time(seats: int, games: range) -> tuple[float, float]:
    """How long an answer takes in seconds: on average, and at most. Listening is part of it, talking is not."""
    times: list[float] = []
    for number in games:
        seed = stream(seed_bytes(0), f"game {number}")
        bots = [Clocked(seat, Chance(stream(seed, f"bot {seat}"))) for seat in range(seats)]
        Sitting(game("thing"), game("thing").new(seats, seed), list(bots)).play()
        times += [time for bot in bots for time in bot.times]
    return sum(times) / len(times), max(times)


def main(number: int) -> None:
    """All thoughtful first; then a quarter as many games with one side at random."""
    for seats in COUNTS:
        print(f"{seats} players, all thoughtful: {play(seats, range(number)).line()}", flush=True)
    some = range(max(1, number // 4))
    for seats in COUNTS:
        print(f"{seats} players, random humans: {play(seats, some, human='random').line()}", flush=True)
        print(f"{seats} players, random Thing side: {play(seats, some, other='random').line()}", flush=True)
    for seats in COUNTS:
        mean, worst = thinking_time(seats, range(max(1, number // 50)))
        print(f"{seats} players: {mean * 1e6:.0f} µs an answer on average, at most {worst * 1e3:.1f} ms", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
