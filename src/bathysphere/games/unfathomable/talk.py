"""What can be said at the table with one touch (appendix III): help in general terms, suspicions, questions that are
answered with yes or no. True or not, nothing said binds anybody; no phrase names a card of a check, asks for a role or
counts role cards. Everybody hears everybody, revealed traitors as well (UA3.25), so nobody has an audience of his own.
"""

from typing import Final

from bathysphere.engine import Phrase
from bathysphere.games.unfathomable.cards.skills import CARDS_WITH

TALK: Final = (
    Phrase("help_one", ("much",)),
    Phrase("help_some", ("amount",)),
    Phrase("no_help"),
    Phrase("can_help", ("task",)),
    Phrase("ask_help", ("seat", "task")),
    Phrase("ask_card", ("seat", "ability")),
    Phrase("reply", ("yes",)),
    Phrase("accuse", ("seat",)),
    Phrase("clear", ("seat",)),
    Phrase("good", ("deck",)),
    Phrase("bad", ("deck",)),
)

AMOUNTS: Final = ("little", "some", "much")
TASKS: Final = ("roll", "check", "move", "fight", "repair", "spell")
DECKS: Final = ("mythos", "waypoint", "spell", "item")
"""The decks into which somebody may look."""
ABILITIES: Final = tuple(CARDS_WITH)
"""What skill cards are called: the public list by which one asks for them (UA3.18)."""

SLOTS: Final = {
    "much": range(2),
    "amount": range(len(AMOUNTS)),
    "task": range(len(TASKS)),
    "ability": range(len(ABILITIES)),
    "deck": range(len(DECKS)),
    "yes": range(2),
}
"""Of one card only the extremes can be said: 0 is a little, 1 a lot (UA3.7)."""
