"""Thoughtful bots of Cryptids in a position, and what they answer there."""

from bathysphere.bots.cryptids import ThoughtfulBot
from bathysphere.engine import (
    Chance,
    Choice,
    decision_of,
    decisions,
)
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.state import CryptidsState
from support.cryptids.positions import (
    act,
    question,
)

MOST_STEPS = 60
"""Of a turn."""


def seated(seat: int = 0, lot: int = 0) -> ThoughtfulBot:
    return ThoughtfulBot(seat, Chance(bytes([lot]) * 32))


def thinks(s: CryptidsState, seat: int = 0, bot: ThoughtfulBot | None = None) -> Choice:
    """What the bot answers for a seat."""
    decision = decision_of(s, seat)
    assert decision is not None
    choice = (bot or seated(seat)).choose(GAME.view(s, seat), decision)
    assert decision.check(choice) is None
    return choice


def turn_of(s: CryptidsState, seat: int = 0) -> list[Choice]:
    """All that the bot does until the question is another one, or the turn is over."""
    bot, done = seated(seat), []
    asked = question(s)
    for _ in range(MOST_STEPS):
        if s.outcome is not None or question(s) != asked or decisions(s)[0].seat != seat or ("end",) in done:
            return done
        done.append(thinks(s, seat, bot))
        act(s, *done[-1])
    raise AssertionError(f"a turn without end: {done}")
