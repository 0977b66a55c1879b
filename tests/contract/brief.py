"""A brief contract run for tools: `python -m contract.brief abyss 60` plays so many random games in all, shared by the
numbers of players."""

import sys

from bathysphere.contract.play import Seen
from bathysphere.games import game
from contract.sample import check_game
from support.game_samples import seats_of

LOOK_EVERY = 36


def main(name: str, number: int) -> None:
    each = game(name)
    counts = seats_of(each)
    for seats in counts:
        for seed in range(max(1, number // len(counts))):
            check_game(each, seats, seed, LOOK_EVERY, Seen())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
