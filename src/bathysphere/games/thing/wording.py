"""The words of The Thing: names of its cards and roles.

What options, events and talk give to sentences is in vocabulary.py, the facts of its questions are in prompts.py.
Sentences are in text/*.ftl; nothing here is in any language.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from bathysphere.engine import Choice, Decision, Facts, Name, SeenEvent
from bathysphere.games.thing.cards.kinds import CATEGORY, NAMES
from bathysphere.games.thing.kinds import ENDS
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.prompts import PROMPTS
from bathysphere.games.thing.roles import CLOCKWISE, ROLE_NAMES
from bathysphere.games.thing.view import ThingView
from bathysphere.games.thing.vocabulary import VOCABULARY, third

Say = Callable[..., str]

TEXT_UNDER_OPTION = {
    "the_thing": "hidden_start",
    "infected": "fourth_infection_eliminates",
    "better_run": "neighbours_only",
    "seduction": "neighbours_only",
    "get_out": "neighbours_only",
    "be_friends": "neighbours_only",
}
"""Cards that read otherwise while a table option is on."""


class ThingWording:
    """The Thing in the language of `say`.

    Within a sentence the name of a card is marked as one (`named`), because it may look like words of the sentence.
    """

    def __init__(self, say: Say) -> None:
        self.say = say

    # -- names

    def card(self, card: int) -> str:
        return self.say(f"card-{NAMES[card]}")

    def card_text(self, card: int, options: Options) -> str:
        """What the card does, as this table plays it."""
        option = TEXT_UNDER_OPTION.get(NAMES[card])
        changed = option is not None and getattr(options, option)
        return self.say(f"card-{NAMES[card]}-text-{option}" if changed else f"card-{NAMES[card]}-text")

    def category(self, card: int) -> str:
        return self.say(f"category-{CATEGORY[card]}")

    def role(self, role: int) -> str:
        return self.say(f"role-{ROLE_NAMES[role]}")

    def way(self, way: int) -> str:
        return self.say("way-clockwise" if way == CLOCKWISE else "way-counterclockwise")

    def reason(self, reason: str) -> str:
        """Why the game ended, or why there is no exchange."""
        return self.say(f"end-{reason}" if reason in ENDS else f"reason-{reason}")

    def named(self, card: int) -> str:
        return self.say("named", card=self.card(card))

    def listed(self, cards: Iterable[int]) -> str:
        """Cards within a sentence, copies together; hands can be empty only with a short deck of one's own."""
        named = [(self.named(card), copies) for card, copies in Counter(cards).items()]
        said = [card if count == 1 else self.say("copies", card=card, count=count) for card, count in named]
        return ", ".join(said) if said else self.say("nothing")

    # -- facts

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
