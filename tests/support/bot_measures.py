"""What measures of bots have in common: bots seated as `bathysphere simulate` seats them, bots that share a seat, and
how long an answer takes."""

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

from bathysphere.bots.base import Bot
from bathysphere.engine import Chance, Choice, Decision, Game, SeenEvent, View, seed_bytes, stream
from bathysphere.lab.bot_game import BotGame

Kind = Callable[[int, Chance], Bot]
"""A class of bots, or whatever else makes a bot for a seat."""


def seat_bots(number: int, kinds: Sequence[Kind], seed: int | str) -> tuple[bytes, list[Bot]]:
    """The seed of a game and its bots."""
    key = stream(seed_bytes(seed), f"game {number}")
    return key, [kind(seat, Chance(stream(key, f"bot {seat}"))) for seat, kind in enumerate(kinds)]


class OneSeat(Bot):
    """Bots that share a seat: all of them hear everything, and one answers, by what the seat knows then."""

    def __init__(self, *bots: Bot) -> None:
        super().__init__(bots[0].seat, bots[0].chance)
        self.bots = bots

    def now(self, view: View) -> Bot:
        return self.bots[0]

    def hear(self, told: list[SeenEvent]) -> None:
        for bot in self.bots:
            bot.hear(told)

    def hear_talk(self, seat: int, statement: Choice) -> None:
        for bot in self.bots:
            bot.hear_talk(seat, statement)

    def talk(self, view: View) -> Choice | None:
        return self.now(view).talk(view)

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return self.now(view).interject(view, options)

    def choose(self, view: View, decision: Decision) -> Choice:
        return self.now(view).choose(view, decision)


# -- how long an answer takes

Times = dict[str, list[float]]
"""In seconds, by kind of decision."""


class Clocked(OneSeat):
    """A bot, and the time of its own thread for each answer: thinking about what it heard is part of that, talking is
    not."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.times: Times = {}

    def choose(self, view: View, decision: Decision) -> Choice:
        before = thread_time()
        choice = super().choose(view, decision)
        self.times.setdefault(decision.kind, []).append(thread_time() - before)
        return choice


def thinking_times(game: Game[Any], kinds: Sequence[Kind], games: range, seed: int | str) -> Times:
    """Of the bot in the first seat, and of all others of its kind."""
    times: Times = {}
    for number in games:
        key, bots = seat_bots(number, kinds, seed)
        clocked = [Clocked(bot) for bot, kind in zip(bots, kinds, strict=True) if kind is kinds[0]]
        others = {bot.seat: bot for bot in clocked}
        BotGame(game, game.new(len(bots), key), [others.get(bot.seat, bot) for bot in bots]).play()
        for each in clocked:
            for kind, taken in each.times.items():
                times.setdefault(kind, []).extend(taken)
    return times


def mean(times: Times) -> float:
    every = [time for taken in times.values() for time in taken]
    return sum(every) / len(every)


def pace(times: Times) -> str:
    worst = max([max(taken) for taken in times.values()])
    return f"{mean(times) * 1e6:.0f} µs an answer on average, at most {worst * 1e3:.1f} ms"
