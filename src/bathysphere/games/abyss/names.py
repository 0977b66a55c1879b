"""What the components of Abyss are called. Sentences are in text/*.ftl; nothing here is in any language."""

from collections.abc import Callable, Sequence

from bathysphere.games.abyss.cards.allies import MONSTER, RACE, RACES, VALUE
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import GUILDS, LORDS
from bathysphere.games.abyss.options import Options

Say = Callable[..., str]

TEXT_UNDER_OPTION = {
    "recruiter": "recruiter_plus_two",
    "assassin": "turned_lords_count",
    "master_of_magic": "master_chooses",
    "traitor": "others_only",
    "schemer": "others_only",
}
"""Lords whose card reads otherwise while a table option is on."""


class AbyssNames:
    """Abyss in the language of `say`."""

    def __init__(self, say: Say) -> None:
        self.say = say

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

    def allies(self, kinds: Sequence[int]) -> str:
        """Several Allies, race by race: `Shellfish 1+1+3, Crab 2`."""
        by_race: dict[int, list[int]] = {}
        for kind in sorted(kinds):
            by_race.setdefault(RACE[kind], []).append(VALUE[kind])
        return ", ".join(
            self.say(
                "ally",
                race=self.race(race) if len(values) > 1 else self.say(f"race-{RACES[race]}-one"),
                value="+".join(map(str, values)),
            )
            for race, values in by_race.items()
        )

    def race(self, race: int) -> str:
        return self.say(f"race-{RACES[race]}")

    def guild(self, guild: int) -> str:
        return self.say(f"guild-{GUILDS[guild]}")

    def keys(self, lords: Sequence[int], tokens: int) -> str:
        """The Lords whose keys are used, and so many tokens."""
        said = [self.lord(lord) for lord in lords]
        return ", ".join([*said, self.say("some-key-tokens", count=tokens)] if tokens else said)

    def source(self, source: str) -> str:
        """Where pearls came from: a Lord, or a rule."""
        by_lord = any(lord.id == source for lord in LORDS)
        return self.say(f"lord-{source}" if by_lord else f"source-{source}")

    def reward(self, pearls: int, tokens: int, keys: int = 0) -> str:
        """What a beaten Monster brings, part by part."""
        parts = [(keys, "some-keys"), (pearls, "some-pearls"), (tokens, "some-tokens")]
        return " + ".join(self.say(sentence, count=count) for count, sentence in parts if count)

    def reward_in_sight(self, keys: int, choices: Sequence[tuple[int, int]]) -> str:
        """What a fight would bring; of several rewards with equally many pearls and tokens only how many those are."""
        if len(choices) == 1:
            return self.reward(*choices[0], keys)
        return self.say("reward-choice", keys=keys, things=sum(choices[0]))
