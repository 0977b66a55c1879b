"""Facts that a game gives to its sentences; the sentences are Fluent messages elsewhere."""

from collections.abc import Callable

Facts = dict[str, str | int]
"""Names come ready for the sentence, in the nominative; numbers stay numbers, because plurals depend on them."""

Name = Callable[[int], str]
"""The name of the player in a seat."""


def yes_or_no(value: object) -> str:
    """The word by which a sentence chooses between two of its forms."""
    return "yes" if value else "no"
