"""How the bots of Unfathomable fare, all of a kind and by role:
`cd tests; python -m support.unfathomable.bot_strength 1000` prints it for 3 to 6 players, at each difficulty,
without traitors, and with random humans.

The seed is not the one by which the weights were tuned.
"""

import sys
from collections import Counter
from functools import partial
from typing import Any

from bathysphere.bots.base import Bot, RandomBot
from bathysphere.bots.unfathomable import ThoughtfulBot
from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.engine import Chance, View
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.roles import HUMAN
from bathysphere.games.unfathomable.cards.spaces import BRIG
from bathysphere.games.unfathomable.components import NO_ROLE
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.lab.bot_game import BotGame
from support.bot_measures import Kind, OneSeat, pace, seat_bots, thinking_times

COUNTS = (3, 4, 5, 6)
SEED = "voyage"


class LoyalBot(ThoughtfulBot):
    """Plays as a human, whatever its cards say."""

    weights = Weights(loyal=True)


class ByRole(OneSeat):
    """Two bots in one seat: one plays while its cards are human, the other with a traitor's card."""

    def __init__(self, seat: int, chance: Chance, human: Kind, other: Kind) -> None:
        super().__init__(human(seat, chance), other(seat, chance))

    def now(self, view: View) -> Bot:
        assert isinstance(view, UnfathomableView)
        own = view.players[self.seat]
        return self.bots[any(role > HUMAN for role in (*own.roles, own.revealed))]


RANDOM_HUMANS = partial(ByRole, human=RandomBot, other=ThoughtfulBot)


class Measure:
    """What a number of games added up to."""

    def __init__(self) -> None:
        self.games = self.humans = self.turns = self.distance = self.reveals = self.locked = self.rightly = 0
        self.reasons: Counter[str] = Counter()

    def add(self, s: UnfathomableState, locked: set[int]) -> None:
        """`locked` are those who were human players and in the brig at some time."""
        assert s.outcome is not None
        self.games += 1
        self.humans += s.outcome.reason == "arrival"
        self.reasons[s.outcome.reason] += 1
        self.turns += s.turn.number
        self.distance += s.distance
        self.reveals += sum(role != NO_ROLE for role in s.revealed)
        self.locked += len(locked)
        self.rightly += sum(s.outcome.sides[seat] != "human" for seat in locked)

    @property
    def share(self) -> float:
        """Of games won by humans."""
        return self.humans / self.games

    def line(self) -> str:
        each = self.games
        reasons = ", ".join(f"{reason} {number}" for reason, number in self.reasons.most_common())
        return (
            f"humans won {self.share:.1%} of {each} ({reasons}), {self.turns / each:.0f} turns, "
            f"distance {self.distance / each:.1f}, {self.reveals / each:.2f} reveals, "
            f"{self.locked / each:.2f} in the brig, {self.rightly / max(1, self.locked):.0%} of them rightly"
        )


class BrigWatch(BotGame):
    """Notes who is locked up while he still counts as human."""

    def __init__(self, state: UnfathomableState, bots: list[Bot]) -> None:
        super().__init__(GAME, state, bots)
        self.state = state
        self.locked: set[int] = set()

    def _answer(self) -> None:
        super()._answer()
        self.locked |= {
            seat for seat in range(self.state.seats) if self.state.places[seat] == BRIG and self.state.human(seat)
        }


def play(
    seats: int, games: range, bot: Kind = ThoughtfulBot, options: dict[str, Any] | None = None, seed: str = SEED
) -> Measure:
    """Let bots of one kind play; one game for each number."""
    measure = Measure()
    for number in games:
        key, bots = seat_bots(number, [bot] * seats, seed)
        game = BrigWatch(GAME.new(seats, key, options or {}), bots)
        game.play()
        measure.add(game.state, game.locked)
    return measure


def main(number: int) -> None:
    """The standard game first; then half as many games of each other kind, and a tenth with random humans."""
    for seats in COUNTS:
        print(f"{seats} players: {play(seats, range(number)).line()}", flush=True)
    half, tenth = range(max(1, number // 2)), range(max(1, number // 10))
    for seats in COUNTS:
        for difficulty in ("easier_for_humans", "easier_for_traitors"):
            line = play(seats, half, options={"difficulty": difficulty}).line()
            print(f"{seats} players, {difficulty}: {line}", flush=True)
        print(f"{seats} players, all loyal: {play(seats, half, LoyalBot).line()}", flush=True)
    for seats in COUNTS:
        print(f"{seats} players, random humans: {play(seats, tenth, RANDOM_HUMANS).line()}", flush=True)
        times = thinking_times(GAME, [ThoughtfulBot] * seats, range(max(1, number // 50)), SEED)
        print(f"{seats} players: {pace(times)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
