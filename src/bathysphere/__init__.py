"""Bathysphere: a table for deep-sea board games. The referee knows every rule and no client knows a secret."""

from bathysphere.engine import Decision, Refused, answer, decisions, explain
from bathysphere.games import game, new_game

__all__ = ["Decision", "Refused", "answer", "decisions", "explain", "game", "new_game"]
__version__ = "0.2.0.dev0"
