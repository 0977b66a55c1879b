"""One sitting: a game, its seats, its record, and how far one may step back."""

from bathysphere.tables.play import Play
from bathysphere.tables.table import PERSON, Table

__all__ = ["PERSON", "Play", "Table"]
