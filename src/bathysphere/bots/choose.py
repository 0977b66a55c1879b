"""Which bots there are, and how one is seated."""

from bathysphere.bots.base import Bot, RandomBot
from bathysphere.engine import BadTable, Chance, stream
from bathysphere.games import part

Bots = dict[str, type[Bot]]


class BotsByGame(dict[str, Bots]):
    """For each game the bots that can play it, the best one last: found when they are asked for."""

    def __missing__(self, game: str) -> Bots:
        """A game names its bots in `BOTS` (`bathysphere.bots.<game>`, or `bots` in its own package); if it has none,
        the random one plays it."""
        module = part(game, "bots")
        found: Bots = getattr(module, "BOTS", {}) or {"random": RandomBot}
        self[game] = found
        return found


BOTS = BotsByGame()


def bot_names(game: str) -> list[str]:
    return list(BOTS[game])


def make_bot(game: str, name: str, seat: int, seed: bytes) -> Bot:
    """A bot for one seat of a table; its chance is a stream of the table's seed that tells nothing about the play."""
    if name not in BOTS[game]:
        raise BadTable("unknown_bot", name=name, game=game, bots=", ".join(BOTS[game]))
    return BOTS[game][name](seat, Chance(stream(seed, f"bot {seat}")))
