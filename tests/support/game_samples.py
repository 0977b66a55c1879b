"""How each game is played by tests that play all of them: at which tables, how often, and what must come up on the way.

Every registered game is here without being named, with the numbers of `Plays` as they stand; `PLAYS` holds those for
which others are better. Dredge, the miniature game of the tests, is one of them. The numbers are those of
`make test-full`; `make test` plays one game in `SAMPLE`.
"""

from typing import Any

import msgspec

from bathysphere.engine import Game
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from support import dredge
from support.effort import EFFORT, FULL

SAMPLE = 1 if FULL else 15


class Sampling(msgspec.Struct, frozen=True):
    """What random play of one game is worth."""

    games: int = 400
    """Random games for each number of players."""
    pairs: int = 1_000
    """Worlds that are compared with the true one in these games."""
    chunks: int = 4
    """In so many tests, so that they can run side by side."""
    look_every: int = 60
    """One state in so many is examined from all sides; long games with many seats need fewer close looks for as many
    pairs."""
    look_by_seats: dict[int, int] = {}
    seats: tuple[int, ...] = ()
    """The numbers of players; none named: all that the game allows."""
    a_fifth: tuple[int, ...] = ()
    """Tables between two that are played in full get a fifth of the games."""
    several_from: int | None = 3
    """The smallest table at which random play asks several seats at once, and often; None: the game never does."""
    free_answers: bool = True
    """Whether there are answers after which one may step back."""
    ended: float = 0.99
    """The part of the games that come to an end before the game's cap; without a cap all do."""

    def look(self, seats: int) -> int:
        return self.look_by_seats.get(seats, self.look_every)

    def part(self, seats: int) -> int:
        """Which part of the games and pairs is played with so many: one in so many."""
        return 5 if seats in self.a_fifth else 1


SAMPLINGS = {
    "abyss": Sampling(games=340, pairs=850, chunks=1, look_by_seats={2: 160, 3: 290, 4: 430}),
    "thing": Sampling(
        games=340,
        pairs=700,
        chunks=2,
        look_by_seats={4: 110, 5: 170, 6: 280, 7: 140, 8: 700, 9: 200, 10: 1_200, 11: 250, 12: 1_600},
        a_fifth=(7, 9, 11),
    ),
    "unfathomable": Sampling(games=1_000, look_by_seats={3: 500, 4: 650, 5: 800, 6: 1_000}),
    "cryptids": Sampling(games=1_000, look_by_seats={1: 230, 2: 550, 3: 1_100, 4: 1_900}, several_from=None),
    "dredge": Sampling(games=200, pairs=1_000, chunks=1, look_every=25, look_by_seats={3: 60, 4: 160}),
}

GAMES: list[Game[Any]] = [*(find_game(name) for name in built_in()), dredge.GAME]


def sampling_of(game: Game[Any]) -> Sampling:
    plays = SAMPLINGS.get(game.name, Sampling())
    games, pairs = (number * EFFORT // SAMPLE for number in (plays.games, plays.pairs))
    return msgspec.structs.replace(plays, games=games, pairs=pairs, chunks=plays.chunks if FULL else 1)


def seats_of(game: Game[Any]) -> list[int]:
    """Every number of players with which a game is played."""
    return list(sampling_of(game).seats or range(game.fewest, game.most + 1))


def nearest(game: Game[Any], seats: int) -> int:
    """A table of about this size, for a test that needs one of any game."""
    return min(max(seats, game.fewest), game.most)


def few_tables(game: Game[Any]) -> list[int]:
    """The smallest, a middle and the largest table."""
    seats = seats_of(game)
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})
