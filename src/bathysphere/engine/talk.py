"""What can be said at a table in a form that bots understand: a phrase with slots, filled in by the player who says it.

A statement is a small tuple, the name of its phrase first and then a number for each slot: `("accuse", 3)`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bathysphere.engine.decision import Choice
from bathysphere.engine.errors import Refused, shown

SEAT = "seat"
YES = "yes"
YES_OR_NO = range(2)
"""What a slot called "yes" takes: 0 is no."""


class Phrase(NamedTuple):
    name: str
    """Of the sentence `say-<name>`."""
    slots: tuple[str, ...] = ()
    """What the statement speaks of: SEAT is any other player, YES is yes or no, other names are the game's own, and it
    says which numbers they take (`Game.slot_values`). All but the last are seats, so that a screen can name what is
    chosen so far."""
    asks: bool = False
    """Whether the one whom it names first is asked: they are offered the phrase that says yes or no."""


def read(game: str, phrases: Sequence[Phrase], values: Mapping[str, Sequence[int]], raw: Any) -> Choice:
    """The statement that equals what came from outside, or a sentence saying why there is none.

    What comes from outside is only compared and never kept: 1.0 and True equal 1, a list may change later.
    """
    if not phrases:
        raise Refused("no_talk", game=game)
    given = list(raw) if isinstance(raw, list | tuple) else []
    phrase = next((each for each in phrases if given and each.name == given[0]), None)
    if phrase is None:
        names = ", ".join(each.name for each in phrases)
        raise Refused("no_statement", statement=shown(raw), game=game, phrases=names)
    if len(given) - 1 != len(phrase.slots):
        raise Refused("statement_slots", phrase=phrase.name, number=len(phrase.slots), given=len(given) - 1)
    return (
        phrase.name,
        *(_fill(phrase, values[slot], value) for slot, value in zip(phrase.slots, given[1:], strict=True)),
    )


def _fill(phrase: Phrase, values: Sequence[int], value: Any) -> int:
    try:
        return values[values.index(value)]
    except ValueError:
        raise Refused("statement_value", phrase=phrase.name, value=shown(value)) from None
