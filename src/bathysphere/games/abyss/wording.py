"""The words of Abyss: what it gives to sentences beside the names of its components (names.py).

Options, events and reasons are in vocabulary.py, the facts of its questions in prompts.py.
"""

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games.abyss.names import AbyssNames
from bathysphere.games.abyss.prompts import PROMPTS
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.vocabulary import VOCABULARY


class AbyssWording(AbyssNames):
    """Abyss in the language of `say`."""

    def for_question(self, decision: Decision, view: AbyssView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view, name)

    def for_option(self, choice: Choice, view: AbyssView | None, name: Name) -> Facts:
        return VOCABULARY.facts(self, choice, view, name)

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        return VOCABULARY.fields.event_facts(self, told, name)

    def for_reason(self, code: str, facts: Facts, view: AbyssView, name: Name) -> Facts:
        return VOCABULARY.fields.facts(self, facts, view, name)


WORDING = AbyssWording
