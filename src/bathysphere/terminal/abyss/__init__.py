"""Abyss on a terminal: its board, its cards enlarged, its score table."""

from bathysphere.terminal.abyss.board import AbyssBoard

BOARD = AbyssBoard

__all__ = ["BOARD", "AbyssBoard"]
