"""One played: a game, its seats, its record, and how far one may step back."""

from bathysphere.engine import add_sentences
from bathysphere.tables.local import LocalTable
from bathysphere.tables.play import Play
from bathysphere.tables.refusals import REFUSALS
from bathysphere.tables.seat import PERSON

add_sentences(REFUSALS)

__all__ = ["PERSON", "LocalTable", "Play"]
