"""The log of Unfathomable without a table: what somebody is told, said as a table would say it."""

from typing import Any

from bathysphere.engine import SeenEvent
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.wording import UnfathomableWording
from bathysphere.words import LANGUAGES, Sentences
from support.worded_games import clean

PACKAGE = "bathysphere.games.unfathomable"
SPOKEN = {language: Sentences(language, ("bathysphere.words", PACKAGE)) for language in LANGUAGES}
WORDING = {language: UnfathomableWording(SPOKEN[language]) for language in LANGUAGES}
KINDS = {kind.name: kind for kind in EVENTS}
FOREIGN = {"en": set("аеиоу"), "ru": set("іїєґІЇЄҐ"), "uk": set("ыэъёЫЭЪЁ")}
"""Letters that betray another language; the names of these players have none of them."""
PLAYERS = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


def line(told: SeenEvent, language: str) -> str:
    """A line of the log; that it is a sentence of its language is checked with each."""
    facts = WORDING[language].for_event(told, PLAYERS.__getitem__)
    private = KINDS[told.kind].some
    if private:
        facts["told"] = "yes" if all(field in told.data for field in private) else "no"
    said = clean(SPOKEN[language](f"event-{told.kind}", **facts))
    assert said[0] == said[0].upper()
    assert said[-1] in ".!"
    assert not FOREIGN[language] & set(said), said
    return said


def event(kind: str, language: str = "en", /, **data: Any) -> str:
    return line(SeenEvent(kind, data, False), language)
