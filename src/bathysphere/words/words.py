"""One game in one language: questions, options, log lines, complaints. It knows no game by name."""

from collections.abc import Sequence
from typing import Any, cast

from bathysphere.engine import Broken, Choice, Complaint, Decision, Facts, Name, Outcome, Told, View, yes
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.words.sentences import Sentences
from bathysphere.words.wording import Talking, Varying, Wording, wording

ERRORS = "errors"
"""The subject of complaints, whose codes differ between games; in English there is no such file."""


class Words(Sentences):
    """All that is said at a table. `also` names further packages with text, such as that of an interface.

    `names` are the players' names by seat; a seat without one is called by its number, counted from 1.
    """

    def __init__(self, language: str, game: str, also: Sequence[str] = ()) -> None:
        found = find_game(game)
        super().__init__(language, ("bathysphere.words", f"bathysphere.games.{game}", *also))
        for other in built_in():  # a complaint is often made before anybody knows of which table
            if other != game:
                self._read(f"bathysphere.games.{other}", ERRORS)
        self.game = game
        self._wording = wording(game, self)
        self._vocabulary = found.vocabulary
        self._private = {kind.name: kind.some for kind in found.events if kind.some}

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A negative seat is nobody and has no name: a sentence about nobody is another sentence."""
        if seat < 0:
            raise Broken(f"seat {seat} is nobody, so no player can be named")
        return names[seat] if seat < len(names) else self("player", number=seat + 1)

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        """One sentence that says what its seat has to decide."""
        return self(f"ask-{decision.kind.replace('.', '-')}", **self._wording.asked(decision, view, self._name(names)))

    def option(self, choice: Choice, view: View | None = None, names: Sequence[str] = (), options: Any = None) -> str:
        """A short label. `view` is what the choosing seat may know at that moment; without it prices are left out, and
        the `options` of the table say how it names things."""
        return self(f"do-{choice[0]}", **self._at(options).offered(choice, view, self._name(names)))

    def heading(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        """Under what an option stands where many are listed; empty for one that stands by itself."""
        if not self._vocabulary:
            return ""
        return self._vocabulary.heading(self._wording, choice, view, self._name(names))

    def event(self, told: Told, names: Sequence[str] = (), options: Any = None) -> str:
        """A line of the log as the seat that was told may read it; its sentence asks `$told` for private facts.
        `options` are those of the table, for games whose log depends on them."""
        facts = self._at(options).happened(told, self._name(names))
        if told.kind in self._private:
            facts["told"] = yes(all(field in told.data for field in self._private[told.kind]))
        return self(f"event-{told.kind}", **facts)

    def why(self, code: str, facts: Facts, view: View, names: Sequence[str] = ()) -> str:
        """One sentence that says why something is not offered to the seat of the view, from a `Reason`."""
        return self(f"why-{code}", **self._wording.barred(code, facts, view, self._name(names)))

    def say(self, statement: Choice, names: Sequence[str] = ()) -> str:
        """A statement (`Game.talk`) as its speaker would say it; only a game that has some is asked for one."""
        facts = cast(Talking, self._wording).said(statement, self._name(names))
        return self(f"say-{statement[0]}", **facts)

    def rule(self, rule: str) -> str:
        """A line of the rules that a question rests on, by its id, in short."""
        return self(f"rule-{rule.replace('.', '-')}")

    def points(self, source: str) -> str:
        """Where points came from, as `Outcome.points` names it."""
        return self(f"points-{source}")

    def winners(self, outcome: Outcome, names: Sequence[str] = ()) -> str:
        """Who won; a game that nobody won has a sentence of its own."""
        won = ", ".join([self.player(seat, names) for seat in outcome.winners])
        return self("winner" if len(outcome.winners) == 1 else "shared-win", names=won)

    def error(self, complaint: Complaint) -> str:
        """The engine explains itself in English; other languages say the same by its code."""
        if self.language == "en":
            return str(complaint)
        facts: Facts = {name: self._fact(value) for name, value in complaint.facts.items()}
        return self(f"error-{complaint.code}", **facts)

    def _fact(self, value: Any) -> str | int:
        if isinstance(value, Complaint):
            return self.error(value)
        return value if isinstance(value, int) and not isinstance(value, bool) else str(value)

    def _at(self, options: Any) -> Wording:
        """The wording of a table with these options, for games whose tables differ."""
        varies = options is not None and hasattr(self._wording, "at")
        return cast(Varying, self._wording).at(options) if varies else self._wording

    def _name(self, names: Sequence[str]) -> Name:
        return lambda seat: self.player(seat, names)
