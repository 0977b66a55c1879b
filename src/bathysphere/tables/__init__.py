"""One sitting: a game, its seats, its record, and how far one may step back."""

from bathysphere.tables.table import PERSON, Heard, Table

__all__ = ["PERSON", "Heard", "Table"]
