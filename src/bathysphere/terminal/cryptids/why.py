"""Why not: the reasons that the rules give for what is not offered, in sentences."""

from collections.abc import Callable

from bathysphere.engine import Reason
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.terminal.board import BoardModel, Card
from bathysphere.words import Words

PLAIN = ("too_far", "already_here", "not_there", "has_skill", "no_coins")
"""Reasons that stand on the board itself."""


def reasons_for(words: Words, model: BoardModel[CryptidsView], card: Card) -> list[str]:
    """Why nothing can be done now with this card, place or skill."""
    return said(words, model, lambda reason: card in GAME.vocabulary.barred_at(reason.target, model.view))


def barred(words: Words, model: BoardModel[CryptidsView]) -> list[str]:
    """Everything at once, but for places that are too far away: the map tells that."""
    return said(words, model, lambda reason: reason.code not in PLAIN)


def said(words: Words, model: BoardModel[CryptidsView], wanted: Callable[[Reason], bool]) -> list[str]:
    if model.decision is None:
        return []
    found = [reason for reason in GAME.reasons(model.view, model.decision) if wanted(reason)]
    sentences = [words.why(reason.code, reason.facts, model.view, model.names) for reason in found]
    return list(dict.fromkeys(sentences))
