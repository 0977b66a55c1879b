"""What is said of a game that brings no words of its own: facts from its declarations, and readable sentences in
English where a text lacks, `Take the cell 4`."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from bathysphere.engine import Choice, Decision, Facts, Game, Kind, Name, SeenEvent, View, view_form
from bathysphere.engine.view_forms import One
from bathysphere.engine.vocabulary import in_words

UNSAID = ("_is", "_count")
"""How facts end by which a sentence only chooses its form."""


SEPARATORS = re.compile(r"[_\-.:]")
PLAYERS = ("players", "seats")
"""Names of fields that say no more than that something is a player's."""

TITLES = ("game", "option", "bot", "zone", "points", "side", "end")
"""Families of texts that stand by themselves, and not within a sentence."""


class PlainWording:
    """The wording of a game that has no `WORDING`: facts by the names of fields, from the kinds that it declares."""

    def __init__(self, game: Game[Any], say: Callable[..., str]) -> None:
        self.say = say
        self._vocabulary = game.vocabulary
        self._events = {kind.name: kind for kind in game.events}

    def for_question(self, decision: Decision, view: View, name: Name) -> Facts:
        """Every field of the view that holds one thing."""
        facts: Facts = {}
        for field, form in view_form(type(view)).fields.items():
            if isinstance(form, One):
                facts |= self._fact(form.kind, field, getattr(view, field), view, name)
        return facts

    def for_option(self, choice: Choice, view: View | None, name: Name) -> Facts:
        if choice[0] in self._vocabulary.verbs:
            return self._vocabulary.facts(self, choice, view, name)
        return {f"part_{number}": str(part) for number, part in enumerate(choice[1:], 1)}

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        facts: Facts = {}
        for field, value in told.data.items():
            facts |= self._fact(self._events[told.kind].kinds.get(field), field, value, None, name)
        return facts

    def for_reason(self, code: str, facts: Facts, view: View, name: Name) -> Facts:
        return {field: name(int(value)) if field == "seat" else value for field, value in facts.items()}

    def for_statement(self, statement: Choice, name: Name) -> Facts:
        return {f"part_{number}": str(part) for number, part in enumerate(statement[1:], 1)}

    def _fact(self, kind: Kind | None, field: str, value: Any, view: View | None, name: Name) -> Facts:
        """One field by its name: `<field>_is` where it may hold nothing or something besides, `<field>_count` of
        several."""
        if isinstance(value, tuple | list):
            named = [str(each) for one in value for each in self._fact(kind, field, one, view, name).values()]
            return {field: ", ".join(named), f"{field}_count": len(value)}
        if kind is None:
            return {field: name(value) if field == "seat" else value if isinstance(value, int | str) else str(value)}
        if value is None or value in kind.besides:
            return {f"{field}_is": "none" if value is None else kind.besides[value]}
        said: Facts = {field: in_words(kind, value, self, view, name)}
        return said | {f"{field}_is": "one"} if kind.besides else said


def plain_name(text: str) -> str:
    """The words of an id `<family>-<id>`: `lord-the_jailer` is "the jailer", but `cell-4` is "cell 4"."""
    family, _, rest = text.partition("-")
    said = readable(rest if rest and not rest.isdecimal() else f"{family} {rest}")
    return capital(said) if family in TITLES else said


def plain_prompt(kind: str) -> str:
    return f"{capital(': '.join(map(readable, kind.split('.'))))}: what do you do?"


def plain_option(choice: Choice, facts: Facts) -> str:
    """`Take the cell 4`."""
    return f"{capital(readable(str(choice[0])))}{_things(facts.items())}"


def plain_event(told: SeenEvent, facts: Facts) -> str:
    """`Nemo took the cell 4.`"""
    seat = facts.get("seat")
    done = readable(told.kind)
    things = _things((field, fact) for field, fact in facts.items() if field not in ("seat", "told"))
    return f"{seat} {done}{things}." if seat is not None else f"{capital(done)}{things}."


def readable(identifier: str) -> str:
    """The words of a name out of a program: `room:boiler_room` is "room boiler room"."""
    return " ".join(SEPARATORS.sub(" ", identifier).split())


def zone_name(name: str, of_a_seat: bool) -> str:
    """A heading made of the names of fields: `turn-seat` is "Turn: seat", and beside a player `players-items` is
    "Items"."""
    first, _, rest = name.partition("-")
    if of_a_seat and first in PLAYERS and rest:
        first, _, rest = rest.partition("-")
    return capital(f"{readable(first)}: {readable(rest)}" if rest else readable(first))


def _things(facts: Iterable[tuple[str, str | int]]) -> str:
    named = []
    for field, fact in facts:
        if field == "known" or field.endswith(UNSAID):
            continue
        name, said = readable(field), str(fact)
        named.append(f"the {said}" if said.startswith(name) else f"the {name} {said}")
    return f" {', '.join(named)}" if named else ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
