"""The benchmark's peer: random games of catanatron, counted the way we count our own.

Runs in its own virtual environment and imports nothing of ours, so `bench/run.py` starts it as a program.
Only answers with more than one option count; the time spent on forced ones and on setting up games is
part of the price, there as here.
"""

import argparse
import json
import random
import time
from dataclasses import asdict, dataclass
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


@dataclass(frozen=True)
class PeerResult:
    real_per_second: float
    forced_share: float
    games: int


def peer(seconds: float, seed: int) -> PeerResult:
    """Play whole games of four random players until the time is up; the last one is played to its end.

    We drive `Game.execute` ourselves: `Game.play` would copy the state twice per game, and checking an
    action that was just taken from the list of legal ones would cost the peer time for nothing.
    """
    pick = random.Random(seed).random
    players = [RandomPlayer(color) for color in Color]
    real = forced = games = 0
    started = time.perf_counter()
    until = started + seconds
    while time.perf_counter() < until:
        games += 1
        # A seed of 0 would mean "none" to catanatron.
        game = Game(players, seed=seed * 1_000_003 + games)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            count = len(actions)
            if count > 1:
                real += 1
                action = actions[int(pick() * count)]
            else:
                forced += 1
                action = actions[0]
            game.execute(action, validate_action=False)
    spent = time.perf_counter() - started
    return PeerResult(real_per_second=real / spent, forced_share=forced / max(1, real + forced), games=games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Real decisions per second of catanatron, as JSON.")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    result = peer(wanted.seconds, wanted.seed)
    print(json.dumps({"peer": "catanatron", "version": version("catanatron"), **asdict(result)}))


if __name__ == "__main__":
    main()
