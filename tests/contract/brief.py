"""A brief contract run for tools: `python -m contract.brief abyss 30` plays so many random games per player count."""

import sys

from bathysphere.games import game
from contract.suite import Seen, check_game

LOOK_EVERY = 36


def main(name: str, number: int) -> None:
    each = game(name)
    for seats in range(each.fewest, each.most + 1):
        for seed in range(number):
            check_game(each, seats, seed, LOOK_EVERY, Seen())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
