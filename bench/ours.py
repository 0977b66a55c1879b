"""Random play of our games, counted as the peer is: answers with more than one option, forced ones aside."""

import random
import time
from dataclasses import dataclass
from statistics import median
from typing import Any

from bathysphere.engine import Choice, Decision, Game, State, answer, answer_all, decisions, open_questions


@dataclass(frozen=True)
class Play:
    """What one stretch of random play came to. Games are dealt inside the measured time."""

    real_per_second: float
    forced_share: float
    games: int


@dataclass(frozen=True)
class Costs:
    """Microseconds, over positions from the middle of random games."""

    copy: float
    view: float
    resample: float


def pick(decision: Decision, draw: Any) -> Choice:
    """Several picks, made one by one and drawn as cheaply as single ones."""
    chosen: Choice = ()
    while True:
        enough = decision.enough(chosen)
        if enough and draw() < 0.5:
            return chosen
        more = decision.more(chosen)
        if enough and not more:
            return chosen
        chosen = tuple(sorted((*chosen, more[int(draw() * len(more))])))


def play(game: Game[Any], seats: int, seconds: float, seed: int) -> Play:
    draw = random.Random(seed).random
    answers = real = games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        s = game.new(seats, seed * 1_000_000 + games)
        while s.outcome is None:
            choices = {}
            for decision in open_questions(s):
                options = decision.options
                number = len(options)
                answers += 1
                if number == 1:
                    choice = options[0] if decision.picks is None else decision.default
                else:
                    real += 1
                    choice = options[int(draw() * number)] if decision.picks is None else pick(decision, draw)
                choices[decision.seat] = choice
            answer_all(s, choices)
        games += 1
    return Play(real / (time.perf_counter() - begun), 1 - real / answers, games)


def positions(game: Game[Any], seats: int, number: int) -> list[State]:
    draw = random.Random(5).random
    found: list[State] = []
    for seed in range(number):
        s = game.new(seats, seed)
        for _ in range(40 + int(draw() * 60)):
            if s.outcome is None:
                decision = decisions(s)[0]
                options = decision.options
                one = decision.picks is None
                answer(s, decision.seat, options[int(draw() * len(options))] if one else pick(decision, draw))
        found.append(s)
    return found


def costs(game: Game[Any], seats: int, repeat: int = 7) -> Costs:
    """The median over several rounds, since the machine does other things too."""
    states = positions(game, seats, 40)
    key = bytes(32)
    seat = min(1, seats - 1)

    def microseconds(work: Any, times: int) -> float:
        rounds = []
        for _ in range(repeat):
            begun = time.perf_counter()
            for _ in range(times):
                for s in states:
                    work(s)
            rounds.append((time.perf_counter() - begun) / times / len(states) * 1e6)
        return median(rounds)

    return Costs(
        copy=microseconds(lambda s: s.copy(), 100),
        view=microseconds(lambda s: game.view(s, seat), 60),
        resample=microseconds(lambda s: game.resample(s, seat, key), 5),
    )
