"""How the bots of Unfathomable fare: `python tests/support/voyage_bots.py 60` prints it for 3 to 6 players, with
traitors, without them and at each difficulty."""

import sys
from collections import Counter
from typing import Any

from bathysphere.bots.base import Bot
from bathysphere.bots.unfathomable import ThoughtfulBot
from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.engine import Chance, seed_bytes, stream
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.spaces import BRIG
from bathysphere.games.unfathomable.state import NO_ROLE, Ship
from bathysphere.lab.sitting import Sitting

COUNTS = (3, 4, 5, 6)


class LoyalBot(ThoughtfulBot):
    """Plays as a human, whatever its cards say."""

    weights = Weights(loyal=True)


class Measure:
    """What a number of games added up to."""

    def __init__(self) -> None:
        self.games = self.humans = self.turns = self.distance = self.reveals = self.locked = self.rightly = 0
        self.reasons: Counter[str] = Counter()

    def add(self, s: Ship, locked: set[int]) -> None:
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
            f"humans won {self.share:.0%} ({reasons}), {self.turns / each:.0f} turns, "
            f"distance {self.distance / each:.1f}, {self.reveals / each:.2f} reveals, "
            f"{self.locked / each:.2f} in the brig, {self.rightly / max(1, self.locked):.0%} of them rightly"
        )


class Voyage(Sitting):
    """Notes who is locked up while he still counts as human."""

    def __init__(self, state: Ship, bots: list[Bot]) -> None:
        super().__init__(GAME, state, bots)
        self.ship = state
        self.locked: set[int] = set()

    def _answer(self) -> None:
        super()._answer()
        self.locked |= {
            seat for seat in range(self.ship.seats) if self.ship.places[seat] == BRIG and self.ship.human(seat)
        }


def play(
    seats: int, games: range, bot: type[ThoughtfulBot] = ThoughtfulBot, options: dict[str, Any] | None = None
) -> Measure:
    """Let bots of one kind play; one game for each number."""
    measure = Measure()
    for number in games:
        seed = stream(seed_bytes(0), f"game {number}")
        bots: list[Bot] = [bot(seat, Chance(stream(seed, f"bot {seat}"))) for seat in range(seats)]
        voyage = Voyage(GAME.new(seats, seed, options or {}), bots)
        voyage.play()
        measure.add(voyage.ship, voyage.locked)
    return measure


def main(number: int) -> None:
    games = range(number)
    for seats in COUNTS:
        print(f"{seats} players: {play(seats, games).line()}", flush=True)
        print(f"{seats} players, all loyal: {play(seats, games, LoyalBot).line()}", flush=True)
    for difficulty in ("easier_for_humans", "easier_for_traitors"):
        for seats in COUNTS:
            line = play(seats, games, options={"difficulty": difficulty}).line()
            print(f"{seats} players, {difficulty}: {line}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
