"""What the cards and roles of The Thing are called. Sentences are in text/*.ftl; nothing here is in any
language."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from bathysphere.games.thing.cards.kinds import CATEGORY, NAMES
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import CLOCKWISE, ROLE_NAMES

Say = Callable[..., str]

ENDS: Final = (
    "thing_burned", "no_humans", "thing_alone", "false_announcement", "nobody_left",
    "revenge_humans", "revenge_infected", "last_human", "standstill", "endless",
)  # fmt: skip
"""Why the game can end."""
TEXT_UNDER_OPTION = {
    "the_thing": "hidden_start",
    "infected": "fourth_infection_eliminates",
    "better_run": "neighbours_only",
    "seduction": "neighbours_only",
    "get_out": "neighbours_only",
    "be_friends": "neighbours_only",
}
"""Cards that read otherwise while a table option is on."""


class ThingNames:
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
