"""Unfathomable on a terminal: the ship from above, its voyage, its cards enlarged, its end with all roles open."""

from bathysphere.terminal.unfathomable.board import UnfathomableBoard

BOARD = UnfathomableBoard

__all__ = ["BOARD", "UnfathomableBoard"]
