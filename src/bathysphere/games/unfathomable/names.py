"""What the components of Unfathomable are called, and what effects of cards do in words. Sentences are in text/*.ftl;
nothing here is in any language."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from bathysphere.engine import InternalError, Name, yes_or_no
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, SKILL_OF, SKILLS, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import DECK, DIE, NAMES, RITUAL_STEPS, TRAVEL_STEPS, WATER
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.components import DEEP_ONE, FACE_DOWN, MONARCHS, TITLES, TOKENS
from bathysphere.games.unfathomable.effects import DIALS, TRACKS, DamageShip, Dial, Effect, Risk, Roll

Say = Callable[..., str]

TRACK_STEPS = (TRAVEL_STEPS, RITUAL_STEPS)
RESULTS = {"passed": "pass", "partly": "partly", "failed": "fail"}
"""How a check can end, and what its texts are called."""
CHOICES = {"first": "first", "second": "second"}
DECKS = {"mythos": "mythos", "spells": "spell", "waypoints": "waypoint"}
"""What the cards of a deck are called whose lists of effects begin so."""


MINUS: Final = "\N{MINUS SIGN}"


def plain_number(number: int) -> str:
    """With the sign that cards print before a loss."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """A change, as cards print it."""
    return f"+{number}" if number > 0 else plain_number(number)


def faces(number: int, at_most: bool) -> str:
    """The results of a die that are meant: "1–4", "5–8"."""
    first, last = (1, min(number, DIE)) if at_most else (max(1, number), DIE)
    return f"{first}\N{EN DASH}{last}" if first < last else str(first)


class UnfathomableNames:
    """Unfathomable in the language of `say`.

    Within a sentence the name of a card is marked as one (`named`), because it may look like words of the sentence.
    """

    def __init__(self, say: Say) -> None:
        self.say = say

    # -- names

    def skill(self, skill: int) -> str:
        return self._of("skill", SKILLS[skill])

    def card(self, card: int) -> str:
        """A skill card: its skill and its value."""
        return self.say("skill-card", skill=self.skill(SKILL_OF[card]), value=VALUE_OF[card])

    def card_ability(self, card: int) -> str:
        """What a skill card is called."""
        return self.ability(ABILITY[card])

    def ability(self, ability: str) -> str:
        return self._of("ability", ability)

    def dial(self, dial: int) -> str:
        return self._of("dial", DIALS[dial])

    def track(self, track: int) -> str:
        return self._of("track", TRACKS[track])

    def track_step(self, track: int, place: int) -> str:
        return self._of(f"track-{TRACKS[track]}", TRACK_STEPS[track][place])

    def space(self, space: int) -> str:
        return self._of("space", NAMES[space])

    def phrase(self, way: str, space: int) -> str:
        """Where something is ("at"), where it goes ("to"), where it comes from ("from")."""
        if space in WATER:
            return self.say(f"log-{way}", space="water", number=space - WATER.start + 1)
        if space in DECK:
            return self.say(f"log-{way}", space="deck", number=space - DECK.start + 1)
        return self.say(f"log-{way}", space=NAMES[space], number=0)

    def character(self, character: int) -> str:
        return self._of("character", CHARACTERS[character].id)

    def item(self, item: int) -> str:
        """An improvement that lies face down is one, and no more is known of it."""
        return self.say("item-face-down") if item == FACE_DOWN else self._of("item", ITEMS[item].id)

    def spell(self, spell: int) -> str:
        return self._of("spell", SPELLS[spell].id)

    def waypoint(self, waypoint: int) -> str:
        return self._of("waypoint", WAYPOINTS[waypoint].id)

    def damage(self, damage: int) -> str:
        return self._of("damage", DAMAGE[damage].id)

    def mythos(self, mythos: int) -> str:
        return self._of("mythos", MYTHOS[mythos].id)

    def crisis(self, mythos: int, part: str) -> str:
        """What a part of a crisis does: "first", "second", "passed", "partly" or "failed"."""
        if not getattr(MYTHOS[mythos], part):
            return self.say("nothing")
        return self._of("mythos", f"{MYTHOS[mythos].id}-{(RESULTS | CHOICES)[part]}")

    def role(self, role: int) -> str:
        return self._of("role", ROLES[role])

    def title(self, title: int) -> str:
        return self._of("title", TITLES[title])

    def token(self, token: int) -> str:
        return self._of("passenger", TOKENS[token])

    def monarch(self, monarch: int) -> str:
        return self._of("term", MONARCHS[monarch])

    def icon(self, icon: str) -> str:
        return self._of("icon", icon)

    def deck(self, deck: str) -> str:
        """A deck that somebody looks into."""
        return self._of("deck", deck)

    def result(self, result: str) -> str:
        """How a check ends."""
        return self._of("term", RESULTS[result])

    def enemy(self, seat: int, name: Name) -> str:
        """Whom somebody fights: a player or a Deep One."""
        return self.say("a-deep-one") if seat == DEEP_ONE else name(seat)

    def change(self, by: int) -> str:
        return signed(by)

    def total(self, total: int) -> str:
        return plain_number(total)

    def effects(self, name: str) -> str:
        """A list of effects that somebody may choose, one after another."""
        return ", ".join([self.effect(each) for each in EFFECTS[name]])

    def effect(self, happens: Effect) -> str:
        match happens:
            case Dial():
                return self.say("effect-dial", dial=self.dial(DIALS.index(happens.dial)), by=signed(happens.by))
            case Risk():
                return self.say("effect-risk", number=happens.number)
            case DamageShip():
                return self.say("effect-damage", times=happens.times)
            case Roll():
                return self.say(
                    "effect-roll",
                    faces=faces(happens.number, happens.at_most),
                    then=self.effects(happens.then),
                    has_else=yes_or_no(happens.otherwise),
                    otherwise=self.effects(happens.otherwise) if happens.otherwise else "",
                )
        raise InternalError(f"nobody has words for {happens} as a choice")

    def source(self, name: str) -> str:
        """The card that a list of effects stands on."""
        deck, card, *_ = name.split("/")
        return self._of(DECKS[deck], card)

    def cause(self, cause: tuple[str, str]) -> str:
        """The component because of which something goes on."""
        sort, name = cause
        return self._of(sort, name)

    def named(self, text: str) -> str:
        inner = str.maketrans(self.say("quotes-outer"), self.say("quotes-inner"))
        return self.say("named", card=text.translate(inner))

    def skills(self, skills: Iterable[int]) -> str:
        """The supporting skills of a check."""
        return " + ".join([self.skill(skill) for skill in skills])

    def together(self, things: Iterable[str]) -> str:
        """A list in which the same things stand together."""
        said = Counter(things).items()
        return ", ".join([each if count == 1 else self.say("copies", card=each, count=count) for each, count in said])

    def _of(self, kind: str, thing: str) -> str:
        return self.say(f"{kind}-{thing}".replace("_", "-"))
