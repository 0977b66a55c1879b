"""How strong the bots of Abyss are and how long they think: `python tests/support/bots.py 100` prints the measure."""

import sys
from collections import Counter
from time import thread_time

from bathysphere.bots.abyss import ThoughtfulBot
from bathysphere.engine import Chance, Choice, Decision, View
from bathysphere.games import game
from bathysphere.tables import Table


class Measure:
    """What one player did in a number of games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points: Counter[str] = Counter()
        self.others: Counter[str] = Counter()

    def line(self) -> str:
        def mean(points: Counter[str]) -> str:
            return " ".join(f"{source} {number / self.games:.1f}" for source, number in points.items())

        return f"{self.wins}/{self.games} won; own points: {mean(self.points)}; each other's: {mean(self.others)}"


def play(players: list[str], seat: int, games: range) -> Measure:
    """Let bots play; one game for each seed. Whoever is among the winners has won."""
    measure = Measure()
    for seed in games:
        table = Table.open(game("abyss"), players, seed)
        table.play_bots()
        outcome = table.state.outcome
        assert outcome is not None
        measure.games += 1
        measure.wins += seat in outcome.winners
        for other, sources in enumerate(outcome.points):
            for source, points in sources:
                if other == seat:
                    measure.points[source] += points
                else:
                    measure.others[source] += points / (len(players) - 1)
    return measure


def one_against(players: int, seat: int, name: str = "thoughtful", others: str = "random") -> list[str]:
    return [name if other == seat else others for other in range(players)]


class Clocked(ThoughtfulBot):
    """Takes the time of its own thread for each answer."""

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.times: dict[str, list[float]] = {}

    def choose(self, view: View, decision: Decision) -> Choice:
        before = thread_time()
        choice = super().choose(view, decision)
        self.times.setdefault(decision.kind, []).append(thread_time() - before)
        return choice


def thinking_times(others: str, games: range) -> dict[str, list[float]]:
    """How long each answer of one thoughtful bot took, by kind of decision, in seconds."""
    times: dict[str, list[float]] = {}
    for seed in games:
        table = Table.open(game("abyss"), ["thoughtful", others, others, others], seed)
        bot = Clocked(0, Chance(bytes(32)))
        table.bots[0] = bot
        table.play_bots()
        for kind, taken in bot.times.items():
            times.setdefault(kind, []).extend(taken)
    return times


def main(number: int) -> None:
    for players in (4, 3, 2):
        for seat in range(players):
            measure = play(one_against(players, seat), seat, range(number))
            print(f"{players} players, seat {seat}: {measure.line()}", flush=True)
    for others in ("random", "thoughtful"):
        times = thinking_times(others, range(max(1, number // 4)))
        every = [time for kind in times.values() for time in kind]
        print(f"against {others}: {len(every)} answers, {sum(every) / len(every) * 1e6:.0f} µs on average")
        for kind, taken in sorted(times.items(), key=lambda each: -sum(each[1])):
            mean, worst = sum(taken) / len(taken) * 1e6, max(taken) * 1e3
            print(f"  {kind:20} {len(taken):6} times, {mean:5.0f} µs, at most {worst:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
