"""The words of Cryptids: what it gives to sentences beside the names of its components (names.py).

Options, events and reasons are in vocabulary.py, the facts of its questions in prompts.py; what cryptids can do is told
in cards.py, out of the words of the pack.
"""

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games.cryptids.names import CryptidsNames
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.vocabulary import VOCABULARY
from bathysphere.games.cryptids.wording.cards import ability, placement
from bathysphere.games.cryptids.wording.prompts import PROMPTS


class CryptidsWording(CryptidsNames):
    """Cryptids in the language of `say`."""

    def ability(self, card: int, view: CryptidsView | None = None) -> str:
        """When and what, in one sentence; empty for a cryptid that can do nothing."""
        return ability(self, self.content(view).cards[card])

    def placement(self, card: int, view: CryptidsView | None = None) -> str:
        """On what its tile is laid."""
        return placement(self, self.content(view).cards[card])

    def for_question(self, decision: Decision, view: CryptidsView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view)

    def for_option(self, choice: Choice, view: CryptidsView | None, name: Name) -> Facts:
        return VOCABULARY.facts(self, choice, view, name)

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        return VOCABULARY.fields.event_facts(self, told, name)

    def for_reason(self, code: str, facts: Facts, view: CryptidsView, name: Name) -> Facts:
        return VOCABULARY.fields.facts(self, facts, view, name)


WORDING = CryptidsWording
