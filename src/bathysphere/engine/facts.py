"""What a game says in words: facts for its sentences, and why something is not offered. No sentence is known here."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bathysphere.engine.decision import Choice

Facts = dict[str, str | int]
"""Names come ready for the sentence, in the nominative; numbers stay numbers, because plurals depend on them."""

Name = Callable[[int], str]
"""The name of the player in a seat."""


def yes(value: object) -> str:
    """The word by which a sentence chooses between two of its forms."""
    return "yes" if value else "no"


class Reason(NamedTuple):
    """Why something that one would try is not among the options of the open question."""

    target: Choice
    """What one would point at: `("lord", 12)`, `("explore",)`."""
    code: str
    """Of the sentence `why-<code>`."""
    facts: Facts
    """What the sentence speaks of: cards, seats and numbers, named like the fields of events."""


Reasons = Iterator[Reason]


def why(target: Choice, code: str, **facts: str | int) -> Reason:
    return Reason(target, code, facts)
