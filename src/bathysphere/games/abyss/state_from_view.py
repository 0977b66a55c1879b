"""The table as one seat knows it, in the form in which the rules use it: what is face down stands for itself. Reasons
ask the rules about it; it is never played on."""

from typing import Final

from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.view import AbyssView

NO_KEY: Final = bytes(32)
FACE_DOWN: Final = -1
"""Stands for whatever this seat does not know, where only its being there counts."""


def state_from_view(view: AbyssView) -> AbyssState:
    s = AbyssState(len(view.pearls), NO_KEY)
    s.options, s.turn, s.last_turns, s.outcome, s.question = (
        view.options, view.turn, view.last_turns, view.outcome, view.question,
    )  # fmt: skip
    s.deck, s.discard, s.track = _hidden(view.deck), _hidden(view.discard), list(view.track)
    s.council = [tuple(_hidden(number)) for number in view.council]
    s.threat, s.supply = view.threat, _hidden(view.supply)
    s.lord_deck, s.lord_discard, s.court = _hidden(view.lord_deck), list(view.lord_discard), list(view.court)
    s.pile, s.available, s.drawn, s.paid = _hidden(view.pile), list(view.available), view.drawn, view.paid
    s.pearls, s.keys, s.companions = list(view.pearls), list(view.keys), list(view.companions)
    s.hands = [tuple(_hidden(number)) for number in view.hand_sizes]
    if view.seat >= 0:
        s.hands[view.seat] = view.hand
    s.monsters = [tokens or tuple(_hidden(view.token_numbers[seat])) for seat, tokens in enumerate(view.monsters)]
    s.theft, s.free, s.turned, s.places = view.theft, list(view.free), list(view.turned), list(view.places)
    return s


def _hidden(number: int) -> list[int]:
    return [FACE_DOWN] * number
