"""Facts for the sentences of Murmur."""

from collections.abc import Callable
from typing import Any

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games import game


class MurmurWording:
    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    def for_question(self, decision: Decision, view: Any, name: Name) -> Facts:
        return {}

    def for_option(self, choice: Choice, view: Any | None, name: Name) -> Facts:
        return {"card": choice[1]} if len(choice) > 1 else {}

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        return {"player": name(told.data["seat"])} if "seat" in told.data else {}

    def for_reason(self, code: str, facts: Facts, view: Any, name: Name) -> Facts:
        return facts

    def for_statement(self, statement: Choice, name: Name) -> Facts:
        phrase = next(phrase for phrase in game("murmur").talk if phrase.name == statement[0])
        facts = dict(zip(phrase.slots, statement[1:], strict=True))
        if "seat" in facts:
            facts["seat"] = name(facts["seat"])
        if "yes" in facts:
            facts["yes"] = "yes" if facts["yes"] else "no"
        return facts


WORDING = MurmurWording
