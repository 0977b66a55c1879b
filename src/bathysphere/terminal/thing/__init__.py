"""The Thing on a terminal: its round table, its cards enlarged, its end with everything open."""

from bathysphere.terminal.thing.board import ThingBoard

BOARD = ThingBoard

__all__ = ["BOARD", "ThingBoard"]
