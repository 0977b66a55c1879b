"""The words of The Thing: names of its cards and roles, and the facts that options, events and talk give to sentences.

The facts of its questions are in prompts.py. Sentences are in text/*.ftl; nothing here is in any language.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from bathysphere.engine import Choice, Decision, Facts, Name, Told, yes
from bathysphere.games.thing.cards.kinds import CATEGORY, FLAMETHROWER, NAMES
from bathysphere.games.thing.cards.panic import COUNTED_OFF
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.prompts import PROMPTS, ahead
from bathysphere.games.thing.roles import CLOCKWISE, HUMAN, INFECTED, NOBODY, ROLE_NAMES, THING_ROLE
from bathysphere.games.thing.view import HutView

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

ENDS = (
    "thing_burned", "no_humans", "thing_alone", "false_announcement", "nobody_left",
    "revenge_humans", "revenge_infected", "last_human", "standstill", "endless",
)  # fmt: skip
"""Why the game can end; other reasons are those for which there is no exchange."""

PARTS = {
    "discard": ("card",),
    "play": ("card", "target"),
    "keep": ("card",),
    "offer": ("card",),
    "give": ("card",),
    "defend": ("card",),
    "swap": ("card",),
    "side": ("side",),
    "choose": ("target",),
}
"""What stands behind the verb of an option, named like the fields of events; some cards are played on nobody."""

SAID = {
    "claim": ("role",),
    "reply": ("yes",),
    "saw": ("seat", "card"),
}
"""What stands behind the name of a statement; where nothing is named here, it is a seat."""

SEATS = ("seat", "target", "giver")


class ThingWording:
    """The Thing in the language of `say`. Things that are listed come with their number, as `<field>_count`.

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

    def asked(self, decision: Decision, view: HutView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view, name)

    def offered(self, choice: Choice, view: HutView | None, name: Name) -> Facts:
        verb, *parts = choice
        if verb == "pass":
            return {"attack": attack(view)}
        facts: Facts = {}
        for field, value in zip(PARTS.get(verb, ()), parts, strict=False):
            facts.update({"card": self.card(value)} if field == "card" else self._fact(field, value, name))
        if verb == "play":
            facts["aim"] = aim(view.seat if view is not None else NOBODY, parts[1] if len(parts) > 1 else NOBODY)
        if verb == "side":
            facts["known"] = yes(view is not None)
            if view is not None:
                facts["target"] = name(ahead(view, COUNTED_OFF, parts[0]))
        return facts

    def happened(self, told: Told, name: Name) -> Facts:
        data = told.data
        if told.kind == "revealed":
            return self._revealed(data, name)
        facts: Facts = {}
        for field, value in data.items():
            facts.update(self._fact(field, value, name))
        if "target" in data:
            facts["aim"] = aim(data["seat"], data["target"])
        if told.kind == "surplus_discarded":
            facts["passed"] = yes(data["giver"] != NOBODY)
        if told.kind == "obstacles_cleared":
            facts["both"] = yes(data["quarantines"] and data["doors"])
        return facts

    def said(self, statement: Choice, name: Name) -> Facts:
        """Whoever speaks is named by the talk itself."""
        said, *parts = statement
        facts: Facts = {}
        for field, value in zip(SAID.get(said, ("seat",)), parts, strict=True):
            if field == "role":
                facts["role"] = ROLE_NAMES[value]
            else:
                facts.update({"yes": yes(value)} if field == "yes" else self._fact(field, value, name))
        return facts

    def barred(self, code: str, facts: Facts, view: HutView, name: Name) -> Facts:
        named: Facts = {}
        for field, value in facts.items():
            named.update(self._fact(field, value, name))
        return named

    def _revealed(self, data: dict[str, Any], name: Name) -> Facts:
        """Hands are too much for a line; the end screen has them."""
        facts: Facts = {}
        for field, role in (("things", THING_ROLE), ("infected", INFECTED), ("humans", HUMAN)):
            facts.update(counted(field, [name(seat) for seat, held in enumerate(data["roles"]) if held == role]))
        spread = [
            self.say("infection", giver=name(giver), seat=name(victim), number=number)
            for victim, giver, number in data["infections"]
        ]
        return {**facts, **counted("infections", spread)}

    def _fact(self, field: str, value: Any, name: Name) -> Facts:
        """A field by its name: the same name means the same kind of thing in all events, options and statements."""
        if field in SEATS:
            return {field: name(value) if value != NOBODY else ""}
        if field == "card":
            return {"card": self.named(value), "kind": NAMES[value]}
        if field in ("gave", "got"):  # with a short deck a hand may have nothing to give
            return {field: self.named(value) if value != () else self.say("nothing")}
        if field == "cards":
            return {"cards": self.listed(value), "cards_count": len(value)}
        if field == "source":
            by_card = value in NAMES
            return {"cause": "card" if by_card else value, "source": self.named(NAMES.index(value)) if by_card else ""}
        if field == "reason":
            return {"reason": self.reason(value)}
        if field == "way":
            return {"way": self.way(value)}
        if field == "side":
            return {"side": "left" if value == CLOCKWISE else "right"}
        if field == "winners":
            return counted(field, [name(seat) for seat in value])
        if isinstance(value, bool):
            return {field: yes(value)}
        return {field: value}


def attack(view: HutView | None) -> str:
    """What happens to a seat that does not defend itself."""
    if view is None or view.scene is None:
        return "none"
    return "fire" if view.scene.card == FLAMETHROWER else "swap"


def aim(seat: int, target: int) -> str:
    """On whom a card is played, as seen by its player."""
    return "none" if target == NOBODY else "self" if target == seat else "other"


def counted(field: str, things: list[str]) -> Facts:
    return {field: ", ".join(things), f"{field}_count": len(things)}


WORDING = ThingWording
