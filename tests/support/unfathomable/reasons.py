"""What is not offered to a seat of Unfathomable, and why: in codes and facts, and in words."""

from typing import Any

from bathysphere.engine import Choice, Facts, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.words import LANGUAGES
from support.unfathomable.positions import position
from support.unfathomable.questions import SPOKEN, WORDING
from support.worded_games import clean, name

SAID: dict[tuple[object, ...], str] = {}
"""Once for each set of facts, because sentences are slow."""


def barred(s: UnfathomableState, seat: int = 0) -> dict[Choice, tuple[str, Facts]]:
    """Target, code and facts of all that is barred; each of them can be said."""
    view, decision = GAME.view(s, seat), decision_of(s, seat)
    assert decision is not None
    found = GAME.reasons(view, decision)
    assert len({reason.target for reason in found}) == len(found)
    for _, code, facts in found:
        for language in LANGUAGES:
            say(language, code, dict(facts), view)
    return {reason.target: (reason.code, dict(reason.facts)) for reason in found}


def say(language: str, code: str, facts: Facts, view: UnfathomableView) -> str:
    key = (language, code, *facts.items())
    if key not in SAID:
        SAID[key] = clean(SPOKEN[language](f"why-{code}", **WORDING[language].for_reason(code, facts, view, name)))
        assert SAID[key].endswith(".")
        assert len(SAID[key]) < 150
    return SAID[key]


def why(language: str, s: UnfathomableState, *target: object, seat: int = 0) -> str:
    return say(language, *barred(s, seat)[target], GAME.view(s, seat))


def code(s: UnfathomableState, *target: object, seat: int = 0) -> str:
    return barred(s, seat).get(target, ("offered or not thought of", {}))[0]


def alone(place: str = "deck3", places: dict[int, str] | None = None, **scene: Any) -> UnfathomableState:
    """Seat 0 has the first of his two actions, and nobody is near him."""
    far = dict.fromkeys(range(1, 4), "deck8")
    return position(4, places={0: place, **far, **(places or {})}, **scene)
