"""The words of The Thing: what it gives to sentences beside the names of its cards and roles (names.py).

Options, events and talk are in vocabulary.py, the facts of its questions in prompts.py.
"""

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games.thing.names import ThingNames
from bathysphere.games.thing.prompts import PROMPTS
from bathysphere.games.thing.view import ThingView
from bathysphere.games.thing.vocabulary import VOCABULARY, third


class ThingWording(ThingNames):
    """The Thing in the language of `say`."""

    def for_question(self, decision: Decision, view: ThingView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view, name)

    def for_option(self, choice: Choice, view: ThingView | None, name: Name) -> Facts:
        facts = VOCABULARY.facts(self, choice, view, name)
        if choice[0] == "side" and view is not None:
            facts["target"] = name(third(view, choice[1]))
        return facts

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        return VOCABULARY.fields.event_facts(self, told, name)

    def for_statement(self, statement: Choice, name: Name) -> Facts:
        return VOCABULARY.fields.statement_facts(self, statement, name)

    def for_reason(self, code: str, facts: Facts, view: ThingView, name: Name) -> Facts:
        return VOCABULARY.fields.facts(self, facts, view, name)


WORDING = ThingWording
