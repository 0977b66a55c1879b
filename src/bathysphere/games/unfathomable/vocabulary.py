"""What options, events, statements and reasons of Unfathomable are made of (kinds.py, verbs.py, fields.py)."""

from typing import Final

from bathysphere.engine import Vocabulary
from bathysphere.games.unfathomable.fields import FIELDS
from bathysphere.games.unfathomable.verbs import VERBS

VOCABULARY: Final = Vocabulary(VERBS.values(), FIELDS)
