"""How the bots of Cryptids fare: `cd tests; python -m support.cryptids.bot_strength 1000` prints it for 2 to 4 players,
alone with the ratings of the book, in each mode, and against random and greedy bots. With further numbers, such as
`1000 3 4`, it prints only the standard game of so many players.

The seed is not the one by which the weights were tuned.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from bathysphere.bots.base import RandomBot
from bathysphere.bots.cryptids import ThoughtfulBot
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.score import ARRIVED, RATINGS, rating
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.lab.bot_game import BotGame
from support.bot_measures import Kind, pace, seat_bots, thinking_times
from support.cryptids.greedy_bot import GreedyBot

COUNTS = (2, 3, 4)
ALONE = 1
SEED = "journeys"
MODES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"wolpertinger": True}),
    (2, {"first_pair": True}),
    (3, {"wolpertinger": True}),
    (4, {"no_bids": True}),
    (2, {"wolpertinger": True, "no_bids": True}),
)


REACHED = (0.9, 0.75, 0.5, 0.25, 0.1)


class Measure:
    """What a number of games added up to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds: list[int] = []
        self.totals: list[int] = []
        """Of every player whose journey was not lost."""
        self.wins = [0.0] * seats
        """By seat; a shared win is shared."""
        self.by_row = [0.0] * seats
        """By place on the track at the beginning."""
        self.points: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.found = 0

    def add(self, s: CryptidsState, order: list[int]) -> None:
        """A game that ended; `order` are the seats from the top of the track when it began."""
        assert s.outcome is not None
        self.rounds.append(s.number)
        self.reasons[s.outcome.reason] += 1
        self.found += sum([len(cards) for cards in s.found])
        for seat in s.outcome.winners:
            self.wins[seat] += 1 / len(s.outcome.winners)
            self.by_row[order.index(seat)] += 1 / len(s.outcome.winners)
        for sources in s.outcome.points:
            self.totals.append(sum([number for _, number in sources]))
            self.points.update(dict(sources))

    @property
    def games(self) -> int:
        return len(self.rounds)

    @property
    def length(self) -> float:
        return median(self.rounds)

    @property
    def mean(self) -> float:
        return sum(self.totals) / max(1, len(self.totals))

    @property
    def survived(self) -> float:
        """The share of lonely journeys that arrived."""
        return self.reasons[ARRIVED] / self.games

    def advantage(self, wins: list[float]) -> float:
        """How far the share of any seat is from an even one."""
        return max([abs(won / self.games - 1 / self.seats) for won in wins])

    def ratings(self) -> Counter[str]:
        return Counter([rating(total) for total in self.totals])

    def line(self) -> str:
        points = " ".join(f"{source} {number / max(1, len(self.totals)):.1f}" for source, number in self.points.items())
        return (
            f"{self.length:g} rounds ({min(self.rounds)} to {max(self.rounds)}), {self.mean:.1f} points ({points}), "
            f"{self.found / self.games / self.seats:.1f} found"
        )

    def shares(self) -> str:
        """How wins are spread over seats, and over the places on the track at the beginning."""
        seats = " ".join(f"{won / self.games:.1%}" for won in self.wins)
        rows = " ".join(f"{won / self.games:.1%}" for won in self.by_row)
        furthest = f"{self.advantage(self.wins) * 100:.1f} and {self.advantage(self.by_row) * 100:.1f} points"
        return f"wins by seat {seats}, by first order {rows}, at most {furthest} from even"

    def fate(self) -> str:
        """How lonely journeys ended, and how those that arrived are rated."""
        reasons = ", ".join(f"{reason} {number}" for reason, number in self.reasons.most_common())
        rated, arrived = self.ratings(), max(1, len(self.totals))
        ratings = ", ".join(f"{name} ({least}+) {rated[name] / arrived:.1%}" for name, least in reversed(RATINGS))
        spread = ", ".join(f"{share:.0%} {total}" for share, total in self.spread())
        return f"survived {self.survived:.1%} ({reasons}); of these {ratings}; reputation reached by {spread}"

    def spread(self) -> list[tuple[float, int]]:
        """The reputation that nine tenths, three quarters, half, a quarter and a tenth of the players reached."""
        ranked = sorted(self.totals, reverse=True)
        return [(share, ranked[int(share * (len(ranked) - 1))]) for share in REACHED] if ranked else []


def play(
    seats: int,
    games: range,
    options: dict[str, Any] | None = None,
    kinds: Sequence[Kind] | None = None,
    seed: str = SEED,
) -> Measure:
    """Let bots play, thoughtful ones unless told otherwise; one game for each number."""
    measure = Measure(seats)
    for number in games:
        key, bots = seat_bots(number, kinds or [ThoughtfulBot] * seats, seed)
        s = GAME.new(seats, key, options or {})
        order = sorted(range(seats), key=s.rows.__getitem__)
        BotGame(GAME, s, bots).play()
        measure.add(s, order)
    return measure


def one_against(others: Kind, seats: int, games: range) -> Measure:
    """A thoughtful bot in seat 0, others of a kind in all other seats."""
    return play(seats, games, kinds=[ThoughtfulBot, *[others] * (seats - 1)])


def main(number: int, counts: list[int]) -> None:
    """The standard game, only for some numbers of players if told so; else after it also the rest."""
    for seats in counts or (*COUNTS, ALONE):
        measure = play(seats, range(number))
        more = measure.fate() if seats == ALONE else measure.shares()
        print(f"{seats} players: {measure.line()}; {more}", flush=True)
    if not counts:
        rest(number)


def rest(number: int) -> None:
    """A tenth as many games in each mode and against weaker bots, and the time for an answer."""
    tenth = range(max(1, number // 10))
    for seats, options in MODES:
        measure = play(seats, tenth, options)
        more = measure.fate() if seats == ALONE else measure.shares()
        print(f"{seats} players, {' and '.join(options)}: {measure.line()}; {more}", flush=True)
    for others, kind in (("random", RandomBot), ("greedy", GreedyBot)):
        for seats in COUNTS:
            won = one_against(kind, seats, tenth).wins[0]
            print(f"{seats} players, all others {others}: {won:g} of {len(tenth)} won", flush=True)
    for seats in (ALONE, *COUNTS):
        times = thinking_times(GAME, [ThoughtfulBot] * seats, range(max(1, number // 100)), SEED)
        print(f"{seats} players: {pace(times)}", flush=True)


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(given[0] if given else 20, given[1:])
