"""Cryptids in words, as a table would say them: questions, options, lines of the log, reasons."""

from typing import Any

from bathysphere.engine import Choice, Decision, Facts, SeenEvent, decision_of, open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.words import LANGUAGES, Sentences
from support.worded_games import clean, name

PACKAGE = "bathysphere.games.cryptids"
SPOKEN = {language: Sentences(language, ("bathysphere.words", PACKAGE)) for language in LANGUAGES}
WORDING = {language: CryptidsWording(SPOKEN[language]) for language in LANGUAGES}


def ids(prefix: str) -> set[str]:
    """The ids of texts that begin so, without it."""
    return {each.removeprefix(prefix) for each in SPOKEN["en"].ids if each.startswith(prefix)}


def prompt(language: str, decision: Decision, view: CryptidsView) -> str:
    sentence = f"ask-{decision.kind.replace('.', '-')}"
    return clean(SPOKEN[language](sentence, **WORDING[language].for_question(decision, view, name)))


def option(language: str, choice: Choice, view: CryptidsView | None = None) -> str:
    return clean(SPOKEN[language](f"do-{choice[0]}", **WORDING[language].for_option(choice, view, name)))


def line(language: str, kind: str, data: dict[str, Any]) -> str:
    told = SeenEvent(kind, data, False)
    return clean(SPOKEN[language](f"event-{kind}", **WORDING[language].for_event(told, name)))


def why(language: str, code: str, facts: Facts, view: CryptidsView) -> str:
    return clean(SPOKEN[language](f"why-{code}", **WORDING[language].for_reason(code, facts, view, name)))


def question(s: CryptidsState) -> Decision:
    """The only open one."""
    (decision,) = open_questions(s)
    return decision


def asked_in(language: str, s: CryptidsState) -> str:
    decision = question(s)
    return prompt(language, decision, GAME.view(s, decision.seat))


def labels(language: str, s: CryptidsState, verb: str = "") -> list[str]:
    """Of the options that are offered, all or of one verb, each once."""
    decision = question(s)
    view = GAME.view(s, decision.seat)
    chosen = [choice for choice in decision.options if verb in ("", choice[0])]
    return list(dict.fromkeys([option(language, choice, view) for choice in chosen]))


def barred(s: CryptidsState, seat: int = 0) -> dict[Choice, tuple[str, Facts]]:
    """Target, code and facts of all that is barred; each of them can be said in one sentence."""
    view, decision = GAME.view(s, seat), decision_of(s, seat)
    assert decision is not None
    found = GAME.reasons(view, decision)
    for _, code, facts in found:
        for language in LANGUAGES:
            assert why(language, code, dict(facts), view).endswith(".")
    return {reason.target: (reason.code, dict(reason.facts)) for reason in found}


def code(s: CryptidsState, *target: object, seat: int = 0) -> str:
    return barred(s, seat).get(target, ("offered or not thought of", {}))[0]
