"""One game in one language: questions, options, log lines, complaints. It knows no game by name."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any, cast

from bathysphere.engine import (
    Choice,
    Decision,
    Facts,
    Game,
    InternalError,
    Kind,
    Name,
    Outcome,
    SeenEvent,
    UserError,
    View,
    Zone,
    itself,
    yes_or_no,
    zones_of,
)
from bathysphere.engine.vocabulary import in_words
from bathysphere.games import built_in, package
from bathysphere.games import game as find_game
from bathysphere.words.headings import headings
from bathysphere.words.plain import plain_event, plain_name, plain_option, plain_prompt, readable, zone_name
from bathysphere.words.sentences import Sentences, texts_of
from bathysphere.words.wording import Picking, Talking, Varying, Wording, wording
from bathysphere.words.zones import NamedZone, named_zone

ERRORS = "errors"
"""The subject of complaints, whose codes differ between games; in English there is no such file."""


FAMILIES = (
    "ask",
    "do",
    "picks",
    "event",
    "game",
    "option",
    "bot",
    "points",
    "side",
    "end",
    "rule",
    "rules",
    "why",
    "say",
    "zone",
)
"""How ids of texts begin that a game may bring; those of its kinds come on top."""


def families(game: Game[Any]) -> tuple[str, ...]:
    """How ids begin for which something can be said although there is no text."""
    texts = [name for kind in game.kinds for name in (kind.name, kind.text) if isinstance(name, str)]
    return tuple(f"{family}-" for family in dict.fromkeys([*FAMILIES, *texts]))


class Words(Sentences):
    """All that is said at a table. `also` names further packages with text, such as that of an interface.

    `names` are the players' names by seat; a seat without one is called by its number, counted from 1.
    """

    def __init__(self, language: str, game: str, also: Sequence[str] = ()) -> None:
        found = find_game(game)
        super().__init__(language, ("bathysphere.words", *also))
        self._read(package(game), may_lack=True)
        for other in built_in():  # a complaint is often made before anybody knows of which table
            if other != game:
                self._read(package(other), ERRORS, may_lack=True)
        self.game = game
        self.lacking: set[str] = set()
        """The ids of texts for which something else was said: English, or a sentence made of the id."""
        self._families = families(found)
        self._wording = wording(game, self)
        self._vocabulary = found.vocabulary
        self._own_board = found.own_board
        self._private = {kind.name: kind.some for kind in found.events if kind.some}

    # -- what a game has no text for

    def _say(self, sentence: str, *facts: tuple[str, str | int]) -> str:
        """Where a game says nothing in this language, it is said in English or by the id itself."""
        if sentence not in self._texts and sentence.startswith(self._families):
            return self._english(sentence, **dict(facts)) if self.says(sentence) else plain_name(sentence)
        return super()._say(sentence, *facts)

    def says(self, sentence: str) -> bool:
        """Whether there is a text, in this language or in English."""
        if sentence in self._texts:
            return True
        self.lacking.add(sentence)
        return self.language != "en" and sentence in self._english.ids

    @property
    def has_own_text(self) -> bool:
        """Whether the game brings texts in this language."""
        return bool(texts_of(package(self.game), self.language))

    def ids_of(self, families: tuple[str, ...]) -> list[str]:
        """The ids of the game's own texts that begin so, in this language or in English."""
        own = [*texts_of(package(self.game), self.language), *texts_of(package(self.game), "en")]
        return [each for each in dict.fromkeys(own) if each.startswith(families)]

    @property
    def decision_kinds(self) -> list[str]:
        """The kinds of questions for which the game has a text."""
        return [each.removeprefix("ask-").replace("-", ".") for each in self.ids_of(("ask-",))]

    def source(self, sentence: str) -> str:
        """A text as it is written in Fluent; one that lacks says what would be said in its place."""
        for known in (self, *(() if self.language == "en" else (self._english,))):
            text: str | None = known._texts.get(sentence)
            if text is not None:
                return text
        return f"{sentence} = {{ {json.dumps(self(sentence), ensure_ascii=False)} }}\n"

    @cached_property
    def _english(self) -> "Words":
        return Words("en", self.game)

    # -- what is said

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A negative seat is nobody and has no name: a sentence about nobody is another sentence."""
        if seat < 0:
            raise InternalError(f"seat {seat} is nobody, so no player can be named")
        return names[seat] if seat < len(names) else self("player", number=seat + 1)

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        """One sentence that says what its seat has to decide."""
        sentence = f"ask-{decision.kind.replace('.', '-')}"
        if not self.says(sentence):
            return plain_prompt(decision.kind)
        return self(sentence, **self._wording.for_question(decision, view, self._name(names)))

    def picks(self, decision: Decision, chosen: Choice, view: View, names: Sequence[str] = ()) -> str:
        """What sending these picks does, for its button: `picks-<kind>`; empty where a game has no words for it. The
        facts are all picks (`$things`), how many there are (`$count`), and what the game adds."""
        sentence = f"picks-{decision.kind.replace('.', '-')}"
        if not chosen or not self.says(sentence):
            return ""
        facts: Facts = {"things": self._together(chosen, view, names), "count": len(chosen)}
        if hasattr(self._wording, "for_picks"):
            facts |= cast(Picking, self._wording).for_picks(decision, chosen, view, self._name(names))
        return self(sentence, **facts)

    def _together(self, chosen: Choice, view: View, names: Sequence[str]) -> str:
        """What they name; equal things stand once, with their number."""
        things = Counter(
            [self._part(pick, 1, view, names) if len(pick) > 1 else self.option(pick, view, names) for pick in chosen]
        )
        return ", ".join([thing if number == 1 else f"{number} × {thing}" for thing, number in things.items()])

    def option(self, choice: Choice, view: View | None = None, names: Sequence[str] = (), options: Any = None) -> str:
        """A short label. `view` is what the choosing seat may know at that moment; without it prices are left out, and
        the `options` of the table say how it names things."""
        return self._label(choice, self._at(options).for_option(choice, view, self._name(names)))

    def option_and_heading(self, choice: Choice, view: View, names: Sequence[str] = ()) -> tuple[str, str]:
        """Both at once, for half the work."""
        name = self._name(names)
        facts = self._wording.for_option(choice, view, name)
        heading = self._vocabulary.heading(self._wording, choice, view, name, facts) if self._vocabulary else ""
        return self._label(choice, facts), heading

    def _label(self, choice: Choice, facts: Facts) -> str:
        return self(f"do-{choice[0]}", **facts) if self.says(f"do-{choice[0]}") else plain_option(choice, facts)

    def heading(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        """Under what an option stands where many are listed; empty for one that stands by itself."""
        if not self._vocabulary:
            return ""
        return self._vocabulary.heading(self._wording, choice, view, self._name(names))

    def unused(self, choice: Choice, view: View, decision: Decision) -> list[str]:
        """What would be given up with an option, each in a few words."""
        return self._vocabulary.unused(self._wording, choice, view, decision)

    def headings(
        self, options: Sequence[Choice], view: View, names: Sequence[str] = (), labels: Sequence[str] | None = None
    ) -> list[str]:
        """The headings of a whole list. A game that brings no board need not declare any: its long lists get some."""
        declared = [self.heading(choice, view, names) for choice in options]
        if self._own_board:
            return declared
        said = labels if labels is not None else [self.option(choice, view, names) for choice in options]
        return headings(options, said, declared, lambda choice, at: self._part(choice, at, view, names))

    def _part(self, choice: Choice, at: int, view: View, names: Sequence[str]) -> str:
        """What stands at a place of an option; a mere number with the name of its field."""
        if not self._vocabulary:
            return str(choice[at])
        part = self._vocabulary.verb(choice).read(choice, getattr(view, "options", None))[at - 1]
        said = self.named(part.kind, part.value, view, names)
        return f"{readable(part.name)} {said}" if said.isdecimal() else said

    def event(self, told: SeenEvent, names: Sequence[str] = (), options: Any = None) -> str:
        """A line of the log as the seat that was told may read it; its sentence asks `$told` for private facts.
        `options` are those of the table, for games whose log depends on them."""
        facts = self._at(options).for_event(told, self._name(names))
        if told.kind in self._private:
            facts["told"] = yes_or_no(all(field in told.data for field in self._private[told.kind]))
        return self(f"event-{told.kind}", **facts) if self.says(f"event-{told.kind}") else plain_event(told, facts)

    def why(self, code: str, facts: Facts, view: View, names: Sequence[str] = ()) -> str:
        """One sentence that says why something is not offered to the seat of the view, from a `Reason`."""
        return self(f"why-{code}", **self._wording.for_reason(code, facts, view, self._name(names)))

    def say(self, statement: Choice, names: Sequence[str] = ()) -> str:
        """A statement (`Game.talk`) as its speaker would say it; only a game that has some is asked for one."""
        facts = cast(Talking, self._wording).for_statement(statement, self._name(names))
        return self(f"say-{statement[0]}", **facts)

    def rule(self, rule: str) -> str:
        """A line of the rules that a question rests on, by its id, in short; the id itself if there is no text."""
        sentence = f"rule-{rule.replace('.', '-')}"
        return self(sentence) if self.says(sentence) else rule

    def rules(self) -> dict[str, list[str]]:
        """The ids of all rules that have texts, by their chapter (`A6` of `A6.9`), in the order of the ledger."""
        found: dict[str, list[str]] = {}
        for entry in texts_of(package(self.game), self.language):
            if entry.startswith("rule-"):
                rule = entry.removeprefix("rule-").replace("-", ".")
                chapter = rule.partition(".")[0] if "." in rule else rule.rstrip("0123456789")
                found.setdefault(chapter, []).append(rule)
        return found

    def chapter(self, chapter: str) -> str:
        """What a chapter of the rules is called; its id where a game does not say."""
        return self(f"rules-{chapter}") if self.says(f"rules-{chapter}") else chapter

    def points(self, source: str) -> str:
        """Where points came from, as `Outcome.points` names it."""
        return self(f"points-{source}")

    def winners(self, outcome: Outcome, names: Sequence[str] = ()) -> str:
        """Who won; a game that nobody won has a sentence of its own."""
        won = ", ".join([self.player(seat, names) for seat in outcome.winners])
        return self("winner" if len(outcome.winners) == 1 else "shared-win", names=won)

    def error(self, complaint: UserError) -> str:
        """The engine explains itself in English; other languages say the same by its code."""
        if self.language == "en" or f"error-{complaint.code}" not in self._texts:
            return str(complaint)
        facts: Facts = {name: self._fact(value) for name, value in complaint.facts.items()}
        return self(f"error-{complaint.code}", **facts)

    def zones(self, view: View, names: Sequence[str] = ()) -> list[NamedZone]:
        """What lies where, as the view declares it (`engine/zones.py`), with the names of things."""
        options = getattr(view, "options", None)

        def say(kind: Kind, value: Any) -> str:
            return self.named(kind, value, view, names)

        return [named_zone(zone, self._zone(zone), say, options) for zone in zones_of(view)]

    def _zone(self, zone: Zone) -> str:
        sentence = f"zone-{zone.name}"
        return self(sentence) if self.says(sentence) else zone_name(zone.name, zone.seat is not None)

    def named(self, kind: Kind, value: Any, view: View | None, names: Sequence[str] = ()) -> str:
        """A thing in words; what a kind holds besides its things by the text `<kind>-<word>`. A word by which only
        programs call something has that text, too, or is taken apart."""
        if value in kind.besides:
            return self(f"{kind.name}-{kind.besides[value]}")
        if isinstance(value, bool):
            return self(f"{kind.name}-{yes_or_no(value)}")
        if isinstance(value, str) and kind.text is itself:
            sentence = f"{kind.name}-{value}"
            return self(sentence) if kind.has_ids and self.says(sentence) else readable(value)
        options = getattr(view, "options", None)
        return str(in_words(kind, value, self._wording, view, self._name(names), options))

    def _fact(self, value: Any) -> str | int:
        if isinstance(value, UserError):
            return self.error(value)
        return value if isinstance(value, int) and not isinstance(value, bool) else str(value)

    def _at(self, options: Any) -> Wording:
        """The wording of a table with these options, for games whose tables differ."""
        varies = options is not None and hasattr(self._wording, "at")
        return cast(Varying, self._wording).at(options) if varies else self._wording

    def _name(self, names: Sequence[str]) -> Name:
        return lambda seat: self.player(seat, names)
