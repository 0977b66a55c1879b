"""How strong the bots of Abyss are and how long they think: `cd tests; python -m support.abyss.bot_strength 100`
prints the measure."""

import sys
from collections import Counter

from bathysphere.bots.abyss import ThoughtfulBot
from bathysphere.bots.base import RandomBot
from bathysphere.games import game
from bathysphere.tables import LocalTable
from support.bot_measures import pace, thinking_times


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
        table = LocalTable.open(game("abyss"), players, seed)
        table.act_until_asked()
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


def main(number: int) -> None:
    for players in (4, 3, 2):
        for seat in range(players):
            measure = play(one_against(players, seat), seat, range(number))
            print(f"{players} players, seat {seat}: {measure.line()}", flush=True)
    for others in (RandomBot, ThoughtfulBot):
        times = thinking_times(game("abyss"), [ThoughtfulBot, *[others] * 3], range(max(1, number // 4)), 0)
        print(f"against {others.__name__}: {pace(times)}")
        for kind, taken in sorted(times.items(), key=lambda each: -sum(each[1])):
            mean, worst = sum(taken) / len(taken) * 1e6, max(taken) * 1e3
            print(f"  {kind:20} {len(taken):6} times, {mean:5.0f} µs, at most {worst:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
