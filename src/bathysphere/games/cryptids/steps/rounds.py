"""Rounds, phases and whose turn it is (chapters 5, 21, 30 and 32)."""

from functools import cache
from typing import Final

from bathysphere.engine import DONE, Does, Next, SeatDoes
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import FIELD, NOBODY, OFFICE
from bathysphere.games.cryptids.score import finish
from bathysphere.games.cryptids.state import CryptidsState, Turn
from bathysphere.games.cryptids.steps.cards import PlaceBids
from bathysphere.games.cryptids.steps.field.turn import FieldTurn
from bathysphere.games.cryptids.steps.gains import gain_coins
from bathysphere.games.cryptids.steps.office.turn import EndOffice, OfficeTurn
from bathysphere.games.cryptids.steps.poacher.turn import PoacherField, PoacherOffice

DICE: Final = {1: 3, 2: 3, 3: 4, 4: 5}
"""Assistant dice by number of players (C2.19 to C2.21, C36.12)."""


class BeginRound(Does[CryptidsState]):
    """The dice are rolled and stay for the round (C6.1)."""

    rules = ("C6.1", "C24.3")

    def run(self, s: CryptidsState) -> Next:
        s.number += 1
        s.phase = FIELD
        s.acted = [False] * len(s.rows)
        s.tell(events.ROUND_BEGAN, s.number, s.number == s.final)
        s.dice = tuple(sorted([s.chance.below(len(s.c.die)) for _ in range(DICE[s.seats])]))
        s.tell(events.DICE_ROLLED, s.dice)
        return (NextFigure(),)


class NextFigure(Does[CryptidsState]):
    """The highest on the track who has not had a turn in this phase (C5.3, C48.18)."""

    rules = ("C5.2", "C5.3", "C5.6", "C5.7", "C48.18")

    def run(self, s: CryptidsState) -> Next:
        figure, highest = NOBODY, 0
        for each, row in enumerate(s.rows):
            if not s.acted[each] and (figure == NOBODY or row < highest):
                figure, highest = each, row
        if figure != NOBODY:
            poacher = figure == s.rival
            if not poacher:
                s.turn = Turn(figure, start=highest)
                s.tell(events.TURN_BEGAN, figure, s.phase)
            return turn_of(figure, s.phase, poacher)
        if s.phase == OFFICE:
            return (EndRound(),)
        s.phase = OFFICE
        s.acted = [False] * len(s.rows)
        return (NextFigure(),)


@cache
def turn_of(figure: int, phase: str, poacher: bool) -> Next:
    """A whole turn; steps never change, so that all such turns share theirs."""
    steps: Next
    if phase == FIELD:
        steps = (PoacherField(),) if poacher else (FieldTurn(figure),)
    else:
        steps = (PoacherOffice(),) if poacher else (Income(figure), OfficeTurn(figure), EndOffice(figure))
    return (*steps, HasActed(figure), NextFigure())


class HasActed(SeatDoes[CryptidsState]):
    """The figure changes sides on the track (C21.1, C30.9)."""

    rules = ("C21.1", "C30.9", "C38.5")

    def run(self, s: CryptidsState) -> Next:
        s.acted[self.seat] = True
        return DONE


class Income(SeatDoes[CryptidsState]):
    """Cryptids that bring coins while they wait."""

    rules = ("C4.6", "C4.7")

    def run(self, s: CryptidsState) -> Next:
        coins = s.lasting(self.seat, "income")
        if coins:
            gain_coins(s, self.seat, coins)
        return DONE


class EndRound(Does[CryptidsState]):
    """Bids that came free must be placed now, from the top of the track down; after the final round points are counted
    (C11.12, C32.4, C48.35, C48.100)."""

    rules = ("C11.12", "C32.4", "C32.5", "C48.35", "C48.100")

    def run(self, s: CryptidsState) -> Next:
        if s.number == s.final:
            finish(s)
        return between_rounds(tuple(sorted(range(s.seats), key=s.rows.__getitem__)))


@cache
def between_rounds(order: tuple[int, ...]) -> Next:
    return (*[PlaceBids(seat) for seat in order], BeginRound())
