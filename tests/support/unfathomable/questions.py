"""The questions and options of Unfathomable in words, as a table would say them."""

from typing import Any

from bathysphere.engine import Choice, Decision, Step, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.words import LANGUAGES, Sentences
from support.unfathomable.positions import position, run
from support.worded_games import clean, name

PACKAGE = "bathysphere.games.unfathomable"
SPOKEN = {language: Sentences(language, ("bathysphere.words", PACKAGE)) for language in LANGUAGES}
WORDING = {language: UnfathomableWording(SPOKEN[language]) for language in LANGUAGES}


def prompt(language: str, decision: Decision, view: UnfathomableView) -> str:
    sentence = f"ask-{decision.kind.replace('.', '-')}"
    return clean(SPOKEN[language](sentence, **WORDING[language].for_question(decision, view, name)))


def option(language: str, choice: Choice, view: UnfathomableView | None = None) -> str:
    return clean(SPOKEN[language](f"do-{choice[0]}", **WORDING[language].for_option(choice, view, name)))


def question(s: UnfathomableState, seat: int = 0) -> Decision:
    decision = decision_of(s, seat)
    assert decision is not None
    return decision


def asked_in(language: str, s: UnfathomableState, seat: int = 0) -> str:
    """What a seat is asked now."""
    return prompt(language, question(s, seat), GAME.view(s, seat))


def offered_in(language: str, s: UnfathomableState, seat: int = 0) -> list[str]:
    """The labels of its options, each once."""
    view = GAME.view(s, seat)
    return list(dict.fromkeys([option(language, choice, view) for choice in question(s, seat).options]))


def scene(*steps: Step[Any], card: str = "", **said: Any) -> UnfathomableState:
    """A position in which these steps ask something; `card` is the mythos card that is being resolved."""
    s = position(4, **said)
    if card:
        s.crisis = mythos(card)
    run(s, *steps)
    return s
