"""The words of Abyss: names of its components, and the facts that its options and events give to their sentences.

The facts of its questions are in prompts.py. Sentences are in text/*.ftl; nothing here is in any language.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bathysphere.engine import Choice, Decision, Facts, Name, Told, yes
from bathysphere.games.abyss.cards.allies import MONSTER, RACE, RACES, VALUE
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import GUILDS, LORDS
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.prompts import PROMPTS
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.vocabulary import VOCABULARY

Say = Callable[..., str]

TEXT_UNDER_OPTION = {
    "recruiter": "recruiter_plus_two",
    "assassin": "turned_lords_count",
    "master_of_magic": "master_chooses",
    "traitor": "others_only",
    "schemer": "others_only",
}
"""Lords whose card reads otherwise while a table option is on."""


class AbyssWording:
    """Abyss in the language of `say`. Things that are listed come with their number, as `<field>_count`."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self._one: dict[str, Callable[[Any], str]] = {
            "lord": self.lord,
            "discarded": self.lord,
            "ally": self.ally,
            "race": self.race,
            "location": self.location,
            "gave": self.location,
            "source": self.source,
            "reason": self.reason,
        }
        self._many: dict[str, Callable[[Any], str]] = {
            "lords": self.lord,
            "allies": self.ally,
            "hand": self.ally,
            "locations": self.location,
            "tokens": str,
        }

    # -- names

    def lord(self, lord: int) -> str:
        return self.say(f"lord-{LORDS[lord].id}")

    def lord_text(self, lord: int, options: Options) -> str:
        """What the card does, as this table plays it."""
        name = LORDS[lord].id
        option = TEXT_UNDER_OPTION.get(name)
        changed = option is not None and getattr(options, option)
        return self.say(f"lord-{name}-text-{option}" if changed else f"lord-{name}-text")

    def location(self, location: int) -> str:
        return self.say(f"location-{LOCATIONS[location].id}")

    def location_text(self, location: int) -> str:
        return self.say(f"location-{LOCATIONS[location].id}-text")

    def ally(self, kind: int) -> str:
        """An exploration card: an Ally with its value, or a Monster."""
        if kind == MONSTER:
            return self.say("monster")
        return self.say("ally", race=self.say(f"race-{RACES[RACE[kind]]}-one"), value=VALUE[kind])

    def race(self, race: int) -> str:
        return self.say(f"race-{RACES[race]}")

    def stack(self, race: int, view: AbyssView | None) -> str:
        """A Council stack, with its size where that is known."""
        name = self.race(race)
        return name if view is None else self.say("stack", race=name, count=view.council[race])

    def guild(self, guild: int) -> str:
        return self.say(f"guild-{GUILDS[guild]}")

    def source(self, source: str) -> str:
        """Where pearls came from: a Lord, or a rule."""
        by_lord = any(lord.id == source for lord in LORDS)
        return self.say(f"lord-{source}" if by_lord else f"source-{source}")

    def reason(self, reason: str) -> str:
        return self.say(f"reason-{reason}")

    def reward(self, pearls: int, tokens: int, keys: int = 0) -> str:
        """What a beaten Monster brings, part by part."""
        parts = [(keys, "some-keys"), (pearls, "some-pearls"), (tokens, "some-tokens")]
        return " + ".join(self.say(sentence, count=count) for count, sentence in parts if count)

    def reward_in_sight(self, keys: int, choices: Sequence[tuple[int, int]]) -> str:
        """What a fight would bring; of several rewards with equally many pearls and tokens only how many those are."""
        if len(choices) == 1:
            return self.reward(*choices[0], keys)
        return self.say("reward-choice", keys=keys, things=sum(choices[0]))

    # -- facts

    def asked(self, decision: Decision, view: AbyssView, name: Name) -> Facts:
        return PROMPTS[decision.kind](self, decision, view, name)

    def offered(self, choice: Choice, view: AbyssView | None, name: Name) -> Facts:
        return VOCABULARY.facts(self, choice, view, name)

    def happened(self, told: Told, name: Name) -> Facts:
        data = told.data
        if told.kind == "reward_taken":
            reward = self.reward(data["pearls"], data["number"], data["keys"])
            return {"seat": name(data["seat"]), "reward": reward}
        if told.kind == "scored":  # its fields hold points, not the things that brought them
            facts: Facts = {field: value for field, value in data.items() if isinstance(value, int)}
            locations = sum(points for _, points in data["locations"])
            tokens = self._fact("tokens", data["tokens"], name)
            return {**facts, **tokens, "seat": name(data["seat"]), "locations": locations}
        facts = {}
        for field, value in data.items():
            facts.update(self._fact(field, value, name))
        return facts

    def barred(self, code: str, facts: Facts, view: AbyssView, name: Name) -> Facts:
        named: Facts = {}
        for field, value in facts.items():
            named.update(self._fact(field, value, name))
        return named

    def _fact(self, field: str, value: Any, name: Name) -> Facts:
        """A field by its name: the same name means the same kind of thing in all events and options."""
        if field in ("seat", "seller", "victim"):
            return {field: name(value)}
        if field in self._one:
            return {field: self._one[field](value)}
        if field == "winners":
            return listed(field, [name(seat) for seat in value])
        if field in self._many:
            return listed(field, [self._many[field](each) for each in value])
        if isinstance(value, bool):
            return {field: yes(value)}
        return {field: value}


def listed(field: str, things: Sequence[str]) -> Facts:
    return {field: ", ".join(things), f"{field}_count": len(things)}


WORDING = AbyssWording
