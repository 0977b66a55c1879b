"""Bathysphere: a table for deep-sea board games. The referee knows every rule and no client knows a secret.

`__all__` is the public interface; docs/api.md says what is promised of it."""

from bathysphere.engine import Decision, Game, Outcome, Record, Refused, UserError, answer, decisions, explain
from bathysphere.games import game, new_game

__all__ = [
    "Decision",
    "Game",
    "Outcome",
    "Record",
    "Refused",
    "UserError",
    "answer",
    "decisions",
    "explain",
    "game",
    "new_game",
]
__version__ = "0.2.0.dev0"
