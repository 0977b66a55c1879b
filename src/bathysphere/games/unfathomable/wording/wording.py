"""The words of Unfathomable: what it gives to sentences beside the names of its components (names.py).

Options, events, talk and reasons are in verbs.py and fields.py, the facts of its questions in prompts.py.
"""

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games.unfathomable.names import UnfathomableNames
from bathysphere.games.unfathomable.view import UnfathomableView
from bathysphere.games.unfathomable.vocabulary import VOCABULARY
from bathysphere.games.unfathomable.wording.prompts import PROMPTS


class UnfathomableWording(UnfathomableNames):
    """Unfathomable in the language of `say`."""

    def for_question(self, decision: Decision, view: UnfathomableView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view, name)

    def for_option(self, choice: Choice, view: UnfathomableView | None, name: Name) -> Facts:
        return VOCABULARY.facts(self, choice, view, name)

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        return VOCABULARY.fields.event_facts(self, told, name)

    def for_statement(self, statement: Choice, name: Name) -> Facts:
        return VOCABULARY.fields.statement_facts(self, statement, name)

    def for_reason(self, code: str, facts: Facts, view: UnfathomableView, name: Name) -> Facts:
        return VOCABULARY.fields.facts(self, facts, view, name)


WORDING = UnfathomableWording
