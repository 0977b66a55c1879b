"""`bathysphere check`: random games of any game that is found, held to what every game must keep."""

import traceback

import typer

from bathysphere.contract import Broken, Depth, Seen, check_game
from bathysphere.games import game as find_game
from bathysphere.words import Words

LOOK = 12
"""One state in so many is looked at from all sides: a small game has few of them."""


def check_command(name: str, games: int, words: Words) -> None:
    """Each number of players in turn, always the same games, so that what was found is found again."""
    game, seen = find_game(name), Seen()
    for seed in range(games):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        try:
            check_game(game, seats, seed, Depth(LOOK), seen)
        except Exception as fault:
            print(words("check-broken", number=seed + 1, players=seats, reason=_said(fault)))
            raise typer.Exit(1) from None
    print(words("check-held", games=games, states=seen["states"], looked=seen["looked"], pairs=seen["pairs"]))


def _said(fault: Exception) -> str:
    """What is wrong; of a fault in the rules themselves also where."""
    if isinstance(fault, Broken):
        return str(fault)
    return "".join(traceback.format_exception(fault)).rstrip()
