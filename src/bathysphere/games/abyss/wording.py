"""The words of Abyss: what it gives to sentences beside the names of its components (names.py).

Options, events and reasons are in vocabulary.py, the facts of its questions in prompts.py.
"""

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games.abyss.components import TOKEN
from bathysphere.games.abyss.names import AbyssNames
from bathysphere.games.abyss.prices import Payment
from bathysphere.games.abyss.prompts import PROMPTS
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.vocabulary import VOCABULARY


class AbyssWording(AbyssNames):
    """Abyss in the language of `say`."""

    def for_question(self, decision: Decision, view: AbyssView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view, name)

    def for_option(self, choice: Choice, view: AbyssView | None, name: Name) -> Facts:
        return VOCABULARY.facts(self, choice, view, name)

    def for_picks(self, decision: Decision, chosen: Choice, view: AbyssView, name: Name) -> Facts:
        return {
            "allies": self.allies([pick[1] for pick in chosen if pick[0] == "ally"]),
            "keys": self.keys([pick[1] for pick in chosen if pick[0] == "lord"], chosen.count(TOKEN)),
            "pearls": decision.picks.missing(chosen) if isinstance(decision.picks, Payment) else 0,
        }

    def for_event(self, told: SeenEvent, name: Name) -> Facts:
        return VOCABULARY.fields.event_facts(self, told, name)

    def for_reason(self, code: str, facts: Facts, view: AbyssView, name: Name) -> Facts:
        return VOCABULARY.fields.facts(self, facts, view, name)


WORDING = AbyssWording
