"""Barricade the Hatches: its keeper may discard the card before deep ones can enter (G6, G27)."""

from msgspec import structs

from bathysphere.engine import DONE, Choice, Closed, Next
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.mythos.table import BARRICADE_THE_HATCHES
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.mythos.kept_cards import discard_kept
from bathysphere.games.unfathomable.steps.reactions import Reaction


def barricade_window(s: UnfathomableState) -> Next:
    """A window for the keeper of the card; nobody else is asked, nor the keeper during their own reveal (UQ.39)."""
    for seat, kept in enumerate(s.keeps):
        if BARRICADE_THE_HATCHES in kept:
            return (Barricade(1 << seat),) if s.human(seat) else DONE
    return DONE


class Barricade(Reaction):
    """Until the end of the turn no deep one enters an interior space (G6)."""

    kind = "barricade.use"
    rules = ("U44.11",)

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        return BARRICADE_THE_HATCHES in s.keeps[seat]

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        return (("barricade",),)

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        barricade(s, seat)
        return Closed()


def barricade(s: UnfathomableState, seat: int) -> None:
    discard_kept(s, seat, BARRICADE_THE_HATCHES)
    s.turn = structs.replace(s.turn, barricaded=True)
    s.tell(events.BARRICADED, seat)
