"""Captain and keeper (article 6): how a title is lost and who has it then. Moving a character lives here too, because
the brig costs its titles."""

from typing import Final

from bathysphere.engine import DONE, Next
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import CAPTAIN_LINE, KEEPER_LINE
from bathysphere.games.unfathomable.cards.spaces import BRIG, number
from bathysphere.games.unfathomable.components import NOBODY
from bathysphere.games.unfathomable.effects import MoveTo
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import performs, who

LINES: Final = (CAPTAIN_LINE, KEEPER_LINE)


def move(s: UnfathomableState, seat: int, space: int, why: str) -> None:
    """A character is somewhere else now; a human player loses titles in the brig (U6.3a, U17.2)."""
    if s.places[seat] == space:
        return
    origin, s.places[seat] = s.places[seat], space
    s.tell(events.MOVED, seat, origin, space, why)
    if space == BRIG and s.human(seat):
        lose_titles(s, seat)


def lose_titles(s: UnfathomableState, seat: int) -> None:
    for title, holder in enumerate(s.titles):
        if holder == seat:
            pass_on(s, title, seat)


def heir(s: UnfathomableState, title: int, loser: int, *, lowest: bool = False) -> int:
    """The highest of the line who can have it; with nobody else outside the brig it stays with a human loser, and a
    traitor's goes to a human in the brig (U6.4)."""
    line = [s.seat_of(character) for character in LINES[title]]
    humans = [seat for seat in line if seat not in (NOBODY, loser) and s.human(seat)]
    free = [seat for seat in humans if not s.in_brig(seat)]
    heirs = free or ([loser] if s.human(loser) else humans)
    return heirs[-1 if lowest else 0] if heirs else NOBODY


def pass_on(s: UnfathomableState, title: int, loser: int, *, lowest: bool = False) -> None:
    s.titles[title] = heir(s, title, loser, lowest=lowest)
    s.tell(events.TITLE_PASSED, title, loser, s.titles[title])


def others_free(s: UnfathomableState, seat: int) -> bool:
    """Whether another human player is outside the brig."""
    return any(s.human(other) and not s.in_brig(other) for other in range(s.seats) if other != seat)


def first_holder(s: UnfathomableState, title: int) -> int:
    """Who begins with a title (U6.2)."""
    return next(seat for seat in map(s.seat_of, LINES[title]) if seat != NOBODY)


@performs(MoveTo)
def move_effect(s: UnfathomableState, effect: MoveTo, you: int) -> Next:
    """By a card; nobody is moved out of the brig that way (U17.4c)."""
    for seat in who(s, effect.who, you):
        if not s.in_brig(seat):
            move(s, seat, number(effect.where), "effect")
    return DONE
