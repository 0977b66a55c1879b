"""What seats know of the cards of others."""

from bathysphere.engine import SPECTATOR
from bathysphere.games.thing import GAME
from bathysphere.games.thing.view import Known
from support.thing.positions import (
    words,
)

WATCHERS = (0, 1, 2, 3, SPECTATOR)
NOTHING = Known()


def known(s, seat, of):
    """What a seat knows of a hand: cards as words, and how many of them are gone."""
    found = GAME.view(s, seat).known[of]
    return words(found.cards), found.lost


def seen(s):
    """The discard pile from the bottom: each card with those who know it."""
    return list(zip(words(s.discard).split(), s.seen, strict=True))


def unknown(s, of, but=()):
    return all(GAME.view(s, seat).known[of] == NOTHING for seat in WATCHERS if seat not in but)


def sure(s, seat, of):
    """What a seat knows to be in a hand although something else that it knew may have left."""
    return words(GAME.view(s, seat).known[of].sure)
