"""Positions of Dredge in a line: sea(hands={0: (1, 4), 1: (2,)}, deck=(3, 3)) waits for seat 0 to dive or to pool."""

from typing import Any

from bathysphere.engine import PASS, Choice, answer, decision_of
from bathysphere.engine.flow import begin
from support.dredge import Cut, Move, Options, Sea, Turn
from support.moves import asked

DIVE: Choice = ("dive",)
POOL: Choice = ("pool",)
LAMP: Choice = ("lamp",)
ANCHOR: Choice = ("anchor",)


def sea(
    seats: int = 3,
    active: int = 0,
    *,
    hands: dict[int, tuple[int, ...]] | None = None,
    deck: tuple[int, ...] = (1, 2, 3, 4, 1, 2, 3, 4),
    points: dict[int, int] | None = None,
    **options: Any,
) -> Sea:
    """A turn in which the player has drawn already. The last card of the deck is its top."""
    s = Sea(seats, bytes(32))
    s.options = Options(**options)
    s.hands = [tuple(sorted((hands or {}).get(seat, ()))) for seat in range(seats)]
    s.deck = list(deck)
    s.points = [(points or {}).get(seat, 0) for seat in range(seats)]
    s.active = active
    begin(s, (Move(active), Cut(), Turn((active + 1) % seats)))
    return s


def offered(s: Sea, seat: int) -> tuple[Choice, ...]:
    decision = decision_of(s, seat)
    return decision.options if decision else ()


def all_pass(s: Sea) -> None:
    """Everybody who may react to a dive passes."""
    while asked(s) and asked(s)[0][1] == "before_dive":
        for seat, _ in asked(s):
            answer(s, seat, PASS)
