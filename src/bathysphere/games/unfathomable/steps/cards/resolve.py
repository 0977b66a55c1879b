"""How the effects of cards happen, one after another from left to right. Which function performs an effect is noted
beside the rule that it belongs to: `@performs(Dial)`, `@special("storm")`."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bathysphere.engine import DONE, Answers, Asks, Choice, Continues, Decision, Does, Next, registers, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import KEILANI
from bathysphere.games.unfathomable.cards.effect_lists import EFFECTS
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF, SKILLS, VALUE_OF
from bathysphere.games.unfathomable.cards.spells.table import PRICE
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER, NO_EFFECT
from bathysphere.games.unfathomable.effects import DIALS, Choose, Dial, Effect, If, Roll, Special
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import use_up
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.resources import change_dial

Perform = Callable[[UnfathomableState, Any, int], Next]
"""State, effect, and who "you" is (U44.2)."""

PERFORM: Final[dict[type[Effect], Perform]] = {}
performs = registers(PERFORM)
SPECIAL: Final[dict[str, Perform]] = {}
special = registers(SPECIAL)
"""What one card alone does; the effect is passed on, for a list behind its colon."""


@with_fields
class Resolve(Does[UnfathomableState]):
    """A list of effects from one place on; "then" sets no condition (U44.9)."""

    effects: str
    """The name of the list; "": nothing happens."""
    at: int
    you: int
    rules = ("U44.2", "U44.8", "U44.9", "U44.9.2", "U12.23", "U12.9")

    def run(self, s: UnfathomableState) -> Next:
        if not self.effects:
            return DONE
        effects = EFFECTS[self.effects]
        steps = PERFORM[type(effects[self.at])](s, effects[self.at], self.you)
        after = self.at + 1
        return (*steps, Resolve(self.effects, after, self.you)) if after < len(effects) else steps


@cache
def resolve(effects: str, you: int) -> Next:
    """From the first effect on; there are as many lists as the cards have."""
    return (Resolve(effects, 0, you),) if effects else DONE


def who(s: UnfathomableState, name: str, you: int) -> list[int]:
    """The seats that an effect is about, the current player first (UQ.44, G36)."""
    match name:
        case "you":
            return [you]
        case "keeper":
            return [s.titles[KEEPER]]
        case "current":  # a revealed traitor who resolves a card stands in for the current player (G14)
            return [s.turn.seat if s.human(you) else you]
    return s.humans()


def holds(s: UnfathomableState, condition: str, you: int) -> bool:
    """Whether a condition of an effect or an option is met."""
    match condition:
        case "passengers_1":
            return len(s.supply) >= 1
        case "passengers_3":
            return len(s.supply) >= 3
        case "item":
            return bool(s.items[you])
        case "lore_card":
            return any(SKILL_OF[card] == LORE for card in s.hands[you])
        case "keilani_is_captain":
            return s.titles[CAPTAIN] == s.seat_of(KEILANI)
    return True


# -- what the vocabulary says by itself


@performs(Dial)
def dial(s: UnfathomableState, effect: Dial, you: int) -> Next:
    change_dial(s, DIALS.index(effect.dial), effect.by)
    return DONE


@performs(Special)
def special_effect(s: UnfathomableState, effect: Special, you: int) -> Next:
    return SPECIAL[effect.name](s, effect, you)


@performs(If)
def conditional(s: UnfathomableState, effect: If, you: int) -> Next:
    return resolve(effect.then if holds(s, effect.condition, you) else effect.otherwise, you)


@performs(Choose)
def choose(s: UnfathomableState, effect: Choose, you: int) -> Next:
    return (ChooseEffect(effect.first, effect.second, you),)


@with_fields
class ChooseEffect(Asks[UnfathomableState]):
    """One of two lists, or one list or nothing (U44.4)."""

    first: str
    second: str
    you: int
    rules = ("U44.4", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        other: Choice = ("choose", self.second) if self.second else NO_EFFECT
        return [Decision(self.you, "effect.choose", (("choose", self.first), other))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice = answers[self.you]
        return DONE if choice == NO_EFFECT else resolve(choice[1], self.you)


# -- rolls that effects depend on


@performs(Roll)
def roll_effect(s: UnfathomableState, effect: Roll, you: int) -> Next:
    compare = Compare(effect.at_most, effect.number, effect.then, effect.otherwise, you)
    if not effect.plus:
        return (*roll(s, "effect", you, number=effect.number, at_most=effect.at_most), compare)
    return (PayForRoll(you, SKILLS.index(effect.plus), effect.number, effect.at_most), compare)


@with_fields
class PayForRoll(Asks[UnfathomableState]):
    """A card of a skill is discarded, and its value is added to the die."""

    you: int
    skill: int
    number: int
    at_most: bool
    rules = ("U44.5", "UD.29")

    def _cards(self, s: UnfathomableState) -> list[int]:
        return [card for card in dict.fromkeys(s.hands[self.you]) if SKILL_OF[card] == self.skill]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        cards = self._cards(s)
        return [Decision(self.you, "effect.pay", tuple([("discard", card) for card in cards]))] if cards else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        bonus = 0
        if answers:
            card = answers[self.you][1]
            use_up(s, self.you, card)
            s.tell(events.PAID, self.you, (card,), "effect")
            bonus = VALUE_OF[card]
        return roll(s, "effect", self.you, number=self.number, at_most=self.at_most, bonus=bonus)


@with_fields
class Compare(Continues[UnfathomableState]):
    """The result decides which list follows."""

    at_most: bool
    number: int
    then: str
    otherwise: str
    you: int
    rules = ("U20.1",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        met = value <= self.number if self.at_most else value >= self.number
        return resolve(self.then if met else self.otherwise, self.you)


@with_fields
class LowerThan(Continues[UnfathomableState]):
    """A result lower than a number that play has made (G5, UQ.52)."""

    number: int
    then: str
    you: int
    rules = ("U20.1", "UQ.52")

    def given(self, s: UnfathomableState, value: int) -> Next:
        return resolve(self.then, self.you) if value < self.number else DONE


def roll_lower_than(s: UnfathomableState, number: int, then: str, you: int) -> Next:
    """Without a chance to be lower nothing is rolled."""
    if number < 2:
        return DONE
    return (*roll(s, "effect", you, number=number - 1, at_most=True), LowerThan(number, then, you))


def price(s: UnfathomableState, you: int) -> Next:
    """What most spells cost."""
    return resolve(PRICE, you)
