"""The table as one seat knows it, in the form in which the rules use it: what is face down stands for itself, of piles
the back on top. Reasons ask the rules about it; it is never played on."""

from typing import Final

from bathysphere.games.thing.cards.kinds import FIRST_PANIC
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.view import ThingView

NO_KEY: Final = bytes(32)
FACE_DOWN: Final = -1
"""Stands for an event card whose face this seat does not know."""


def state_from_view(view: ThingView) -> ThingState:
    """All that the view shows but what it tells of other hands, on which no offer rests. Under a panic card on top of a
    pile there are events, as far as anybody can tell."""
    s = ThingState(len(view.out), NO_KEY)
    s.options, s.turn, s.way, s.outcome, s.question = view.options, view.turn, view.way, view.outcome, view.question
    s.chairs, s.doors, s.out, s.burned = list(view.chairs), list(view.doors), list(view.out), list(view.burned)
    s.quarantine, s.scene, s.in_play = list(view.quarantine), view.scene, list(view.in_play)
    s.deck, s.discard = _pile(view.deck, view.deck_back), _pile(view.discard, view.discard_back)
    s.seen = [0] * view.discard
    s.drawn = view.drawn or (FACE_DOWN,) * view.drawn_number
    s.hands = [(FACE_DOWN,) * number for number in view.hand_sizes]
    if view.seat >= 0:
        s.hands[view.seat] = view.hand
    s.roles = list(view.roles)
    return s


def _pile(number: int, back: str) -> list[int]:
    return [FACE_DOWN] * (number - 1) + [FIRST_PANIC if back == "panic" else FACE_DOWN] if number else []
