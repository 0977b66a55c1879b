"""Many games of bots, spread over processes. The same seed gives the same results, however many processes there are."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.bots import make_bot
from bathysphere.engine import BadTable, seed_bytes, stream
from bathysphere.games import game as find_game
from bathysphere.lab.bot_game import UNDECIDED, BotGame

CHUNK = 20
"""Games handed to a process at once: few enough that the progress bar moves, enough that handing over costs nothing."""


class Run(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any] = {}

    def table_seed(self, number: int) -> bytes:
        """Every game has a seed of its own, so that any single one can be played again."""
        return stream(seed_bytes(self.seed), f"game {number}")

    def check(self, jobs: int = 1) -> None:
        """Say what is wrong before anything is played."""
        find_game(self.game).check_table(len(self.bots), self.options)
        for what, value in (("games", self.games), ("jobs", jobs)):
            if value < 1:
                raise BadTable("bad_number", what=what, least=1, value=value)
        for seat, name in enumerate(self.bots):
            make_bot(self.game, name, seat, bytes(32))


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    winners: tuple[int, ...]
    points: tuple[tuple[tuple[str, int], ...], ...]
    answers: int
    real: int
    """Answers with more than one option."""
    reason: str = ""
    """Why it ended, where that can differ."""
    sides: tuple[str, ...] = ()
    """Who ended on which side, in a game that has sides."""
    decided: bool = True
    """Not if it was broken off, for a game that need not end."""
    rounds: int = 0
    """In a game that counts them."""

    @property
    def alone(self) -> bool:
        """Whether one player won without others."""
        return len(self.points) == 1 and self.winners != ()

    def total(self, seat: int) -> int:
        return sum([points for _, points in self.points[seat]])


class Summary:
    """What many games add up to."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.games = 0
        self.answers = 0
        self.real = 0
        self.shared = 0
        self.shortest = 0
        self.longest = 0
        self.wins = [0.0] * len(run.bots)
        """By seat; a shared win counts in parts."""
        self.points: list[Counter[str]] = [Counter() for _ in run.bots]
        self.undecided = 0
        self.reasons: Counter[str] = Counter()
        self.sides: dict[str, int] = {}
        """The games that somebody of a side won; sides may win together."""
        self.counted = 0
        """Games at whose end points were counted."""
        self.rounds: list[int] = []
        self.totals: list[int] = []
        """Of those who won alone, to be rated."""

    def add(self, result: Result) -> None:
        self.games += 1
        self.answers += result.answers
        self.real += result.real
        self.shared += len(result.winners) > 1
        self.shortest = min(self.shortest or result.answers, result.answers)
        self.longest = max(self.longest, result.answers)
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        self.undecided += not result.decided
        if result.reason:
            self.reasons[result.reason] += 1
        winning = {result.sides[seat] for seat in result.winners} if result.sides else set()
        for side in sorted(set(result.sides)):
            self.sides[side] = self.sides.get(side, 0) + (side in winning)
        self.counted += any(result.points)
        if result.rounds:
            self.rounds.append(result.rounds)
        if result.alone:
            self.totals.append(result.total(0))
        for seat, sources in enumerate(result.points):
            for source, points in sources:
                self.points[seat][source] += points

    def share(self, seat: int) -> float:
        return self.wins[seat] / self.games

    def by_bot(self) -> dict[str, float]:
        """The share of wins of each bot, whatever seats it held."""
        shares: dict[str, float] = {}
        for seat, name in enumerate(self.run.bots):
            shares[name] = shares.get(name, 0.0) + self.share(seat)
        return shares

    def average(self, seat: int, source: str) -> float:
        """In a game that was lost before the end there is nothing to count."""
        return self.points[seat][source] / max(1, self.counted)

    def by_rating(self) -> list[tuple[str, int, int]]:
        """For each name that a game has for results of one who plays alone, the best first: the least points for it,
        and how many reached them and no better one."""
        found: list[tuple[str, int, int]] = []
        left = self.totals
        for name, least in find_game(self.run.game).ratings if len(self.run.bots) == 1 else ():
            found.append((name, least, sum([total >= least for total in left])))
            left = [total for total in left if total < least]
        return found

    def sources(self) -> list[str]:
        return list(dict.fromkeys(source for seat in self.points for source in seat))

    def plain(self) -> dict[str, Any]:
        """For a file: everything that the table shows, and what was played."""
        return {
            "run": msgspec.to_builtins(self.run),
            "games": self.games,
            "answers": self.answers,
            "real_decisions": self.real,
            "shortest": self.shortest,
            "longest": self.longest,
            "shared_wins": self.shared,
            "wins_by_seat": self.wins,
            "undecided": self.undecided,
            "reasons": dict(sorted(self.reasons.items())),
            "wins_by_side": dict(sorted(self.sides.items())),
            "rounds": self.rounds,
            "ratings": {name: number for name, _, number in self.by_rating()},
            "points_by_seat": [dict(sorted(points.items())) for points in self.points],
        }


def play_one(run: Run, number: int) -> Result:
    """One game of bots; each gets its seat's view, its decision and what its seat was told."""
    game = find_game(run.game)
    seed = run.table_seed(number)
    played = BotGame.begin(game, run.bots, seed, run.options)
    outcome = played.play()
    return Result(
        winners=outcome.winners,
        points=outcome.points,
        answers=played.answers,
        real=played.real,
        reason=outcome.reason,
        sides=outcome.sides,
        decided=outcome is not UNDECIDED,
        rounds=game.rounds(played.state),
    )


def play_chunk(run: Run, numbers: range) -> list[Result]:
    return [play_one(run, number) for number in numbers]


def simulate(
    run: Run, jobs: int = 1, progress: Callable[[int], None] | None = None, content: tuple[Path, ...] = ()
) -> Summary:
    """Play all games; `progress` hears how many more are done. Results are added up in the order of their numbers.
    `content` are the folders of the packs that this process has taken up: others need them as well."""
    run.check(jobs)
    chunks = [range(first, min(first + CHUNK, run.games)) for first in range(0, run.games, CHUNK)]
    done: dict[int, list[Result]] = {}
    for first, results in _played(run, chunks, jobs, content):
        done[first] = results
        if progress is not None:
            progress(len(results))
    summary = Summary(run)
    for first in sorted(done):
        for result in done[first]:
            summary.add(result)
    return summary


def _take_up(game: str, content: tuple[Path, ...]) -> None:
    for folder in content:
        find_game(game).use_content(folder)


def _played(run: Run, chunks: list[range], jobs: int, content: tuple[Path, ...]) -> Iterator[tuple[int, list[Result]]]:
    if jobs == 1:
        for numbers in chunks:
            yield numbers.start, play_chunk(run, numbers)
        return
    with ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_take_up, initargs=(run.game, content)
    ) as pool:
        waiting: dict[Future[list[Result]], int] = {
            pool.submit(play_chunk, run, numbers): numbers.start for numbers in chunks
        }
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


__all__ = ["Result", "Run", "Summary", "play_one", "simulate"]
