"""What can be said at the table with one touch (appendix III): help in general terms, suspicions, questions that are
answered with yes or no. True or not, nothing said binds anybody; no phrase names a card of a check, asks for a role or
counts role cards. What is said about skill sets is public and therefore true (UA3.4, UA3.16). Everybody hears
everybody, revealed traitors as well (UA3.25), so nobody has a smaller audience.
"""

from collections.abc import Sequence
from typing import Final

from bathysphere.engine import YES, Choice, Kind, Phrase
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH, SKILLS, TREACHERY
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.state_from_view import state_from_view
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set
from bathysphere.games.unfathomable.view import UnfathomableView

TALK: Final = (
    Phrase("help_one", ("much",)),
    Phrase("help_some", ("amount",)),
    Phrase("no_help"),
    Phrase("can_help", ("task",)),
    Phrase("ask_help", ("seat", "task"), asks=True),
    Phrase("ask_card", ("seat", "ability"), asks=True),
    Phrase("reply", ("yes",)),
    Phrase("not_mine", ("skill",)),
    Phrase("only_mine", ("skill",)),
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


def word(name: str, table: Sequence[str]) -> Kind:
    """Numbers into a table of words, by which sentences choose their form."""
    return Kind(name, table, thing=False, text=lambda words, number, view: table[number])


SLOTS: Final = {
    "much": YES,
    "yes": YES,
    "amount": word("amount", AMOUNTS),
    "task": word("task", TASKS),
    "deck": word("deck", DECKS),
    "skill": word("skill", SKILLS),
    "ability": Kind(
        "ability",
        ABILITIES,
        thing=False,
        text=lambda words, ability, view: words.named(words.ability(ABILITIES[ability])),
    ),
}
"""Of one card only the extremes can be said (`much`): 0 is a little, 1 a lot (UA3.7)."""

BEFORE_SORTING: Final = ("criteria", "cards")
"""The stages of a check at which nobody has seen its cards."""


def unsayable(view: UnfathomableView) -> tuple[Choice, ...]:
    s = state_from_view(view)
    return not_said_now(s, view.seat, receivers_of_skills(s))


def not_said_now(s: UnfathomableState, seat: int, receivers: Sequence[Sequence[int]]) -> tuple[Choice, ...]:
    """While a check lasts nobody asks for cards by name, for the answer could mark one of them (UA3.12, UA3.13, UQ.58);
    until its cards lie open, nobody speaks of skills either. What is said of skill sets has to be so (UA3.4)."""
    asking: tuple[Choice, ...] = (("ask_card",),) if s.checks else ()
    if seat < 0 or (s.checks and s.checks[-1].stage in BEFORE_SORTING):
        return (*asking, ("not_mine",), ("only_mine",))
    return (
        *asking,
        *[("not_mine", skill) for skill, seats in enumerate(receivers) if seat in seats],
        *[("only_mine", skill) for skill, seats in enumerate(receivers) if seats != [seat]],
    )


def receivers_of_skills(s: UnfathomableState) -> list[list[int]]:
    """For each skill the seats whose skill sets have it."""
    return [[seat for seat in range(s.seats) if receives(s, seat, skill)] for skill in range(len(SKILLS))]


def receives(s: UnfathomableState, seat: int, skill: int) -> bool:
    """Whether somebody's skill set has a skill; everybody sees that. Treachery is for revealed traitors (U11.1)."""
    if skill == TREACHERY:
        return not s.human(seat)
    return s.characters[seat] != NOTHING and skill in skill_set(s, seat)
