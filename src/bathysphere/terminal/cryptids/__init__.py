"""Cryptids on a terminal: the map, the open cards, the reserve cell by cell, the poacher, the end by sources."""

from bathysphere.terminal.cryptids.board import CryptidsBoard

BOARD = CryptidsBoard

__all__ = ["BOARD", "CryptidsBoard"]
