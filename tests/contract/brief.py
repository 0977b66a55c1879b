"""A brief contract run for tools: `python -m contract.brief abyss 30` plays so many random games per player count."""

import sys

from bathysphere.games import game
from contract.play import Seen
from contract.suite import check_game
from support.played import seats_of

LOOK_EVERY = 36


def main(name: str, number: int) -> None:
    each = game(name)
    for seats in seats_of(each):
        for seed in range(number):
            check_game(each, seats, seed, LOOK_EVERY, Seen())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
