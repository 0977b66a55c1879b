"""Which bots there are, and how one is seated."""

from bathysphere.bots.abyss import ThoughtfulBot as AbyssBot
from bathysphere.bots.base import Bot, RandomBot
from bathysphere.bots.cryptids import ThoughtfulBot as CryptidsBot
from bathysphere.bots.thing import CarelessBot
from bathysphere.bots.thing import ThoughtfulBot as ThingBot
from bathysphere.bots.unfathomable import ThoughtfulBot as UnfathomableBot
from bathysphere.engine import BadTable, Chance, stream

BOTS: dict[str, dict[str, type[Bot]]] = {
    "abyss": {"random": RandomBot, "thoughtful": AbyssBot},
    "thing": {"random": CarelessBot, "thoughtful": ThingBot},
    "unfathomable": {"random": RandomBot, "thoughtful": UnfathomableBot},
    "cryptids": {"random": RandomBot, "thoughtful": CryptidsBot},
}
"""For each game the bots that can play it, the best one last."""


def bot_names(game: str) -> list[str]:
    return list(BOTS[game])


def make_bot(game: str, name: str, seat: int, seed: bytes) -> Bot:
    """A bot for one seat of a table; its chance is a stream of the table's seed that tells nothing about the play."""
    if name not in BOTS[game]:
        raise BadTable("unknown_bot", name=name, game=game, bots=", ".join(BOTS[game]))
    return BOTS[game][name](seat, Chance(stream(seed, f"bot {seat}")))
