"""Whole games, heard by every seat and said in every language: whatever play can produce has words."""

from typing import Any

from bathysphere.engine import (
    SPECTATOR,
    Chance,
    Choice,
    Game,
    Reply,
    SeenEvent,
    State,
    View,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
)
from bathysphere.words import LANGUAGES, Words
from bathysphere.words.wording import wording

PLAYERS = ["Анна", "Boris", "Віра", "Gleb", "Dora", "Жанна", "Зоя", "Ivan", "Клим", "Lev", "Мила", "Nina"]
SELDOM = 60
"""One in so many legal interjections is made: it may end the game."""


def clean(said: str) -> str:
    """What a person reads has no gap in it and nothing raw."""
    assert said.strip() == said != ""
    assert not [gap for gap in ("{", "}", "  ", " .") if gap in said], said
    return said


def ids(words: Words, prefix: str) -> set[str]:
    """The ids of texts that begin so, without it."""
    return {name.removeprefix(prefix) for name in words.ids if name.startswith(prefix)}


class WordedGame:
    """Hears a whole game as every seat and a spectator, and says all of it in all languages."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.spoken = {language: Words(language, game.name) for language in LANGUAGES}
        self.kinds: set[str] = set()
        self.verbs: set[str] = set()
        self.events: set[str] = set()
        self._facts = wording(game.name, self.spoken["en"])
        self._said: set[Any] = set()

    def play(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        """A random game, listened to from the deal to its end."""
        s = self.game.new(seats, seed, options)
        chance = Chance(seed_bytes(f"words of {self.game.name} {seed}"))
        while s.outcome is None:
            self.asked(s)
            told = self._interjection(s, chance)
            if told is None:
                decision = chance.pick(decisions(s))
                told = answer(s, decision.seat, any_answer(decision, chance))
            self.told(told, seats)

    def _interjection(self, s: State, chance: Chance) -> Reply | None:
        for seat in range(s.seats):
            for choice in interjections(s, seat):
                self.offered(choice, self.game.view(s, seat))
                if not chance.below(SELDOM):
                    return interject(s, seat, choice)
        return None

    def asked(self, s: State) -> None:
        for decision in decisions(s):
            view = self.game.view(s, decision.seat)
            self.kinds.add(decision.kind)
            self._say("prompt", decision.kind, self._facts.for_question(decision, view, name), decision, view)
            for choice in dict.fromkeys(decision.options):
                self.offered(choice, view)

    def offered(self, choice: Choice, view: View) -> None:
        """With and without what the choosing seat knows."""
        self.verbs.add(choice[0])
        for known in (view, None):
            self._say("option", choice[0], self._facts.for_option(choice, known, name), choice, known)

    def told(self, reply: Reply, seats: int) -> None:
        for seat in range(SPECTATOR, seats):
            for told in reply.seen_by(seat):
                self.hear(told)

    def hear(self, told: SeenEvent) -> None:
        self.events.add(told.kind)
        self._say("event", (told.kind, len(told.data)), self._facts.for_event(told, name), told)

    def _say(self, what: str, key: Any, facts: dict[str, Any], *args: Any) -> None:
        """Once for each set of facts, because sentences with numbers are slow."""
        new = (key, *facts.items())
        if new not in self._said:
            self._said.add(new)
            for words in self.spoken.values():
                clean(getattr(words, what)(*args, PLAYERS))
                assert not words.lacking, f"{words.language} has no text for {words.lacking}"


def name(seat: int) -> str:
    return PLAYERS[seat]
