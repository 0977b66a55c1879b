"""Skill checks and dice under way, as states and views show them (articles 20 and 37)."""

from typing import Final

from msgspec import structs

from bathysphere.engine import Cards, Value
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.components import NOTHING

PASSED, PARTLY, FAILED = "passed", "partly", "failed"
CHAOS_CARDS: Final = 2
DETERMINATION: Final = 2
LUCK: Final = 2


class Rolling(Value, frozen=True, gc=False):
    """A die under way. `face` is 0 before it is thrown."""

    why: str
    """What it is for: "attack", "damage", "risk", "surge", "effect" or the id of a card."""
    seat: int
    """Who rolls."""
    number: int = 0
    """The number that it is compared with; 0: the result itself counts."""
    at_most: bool = False
    modifier: int = 0
    face: int = 0
    set: bool = False
    """Set to a face instead of thrown: no reroll follows."""
    weapon: int = NOTHING
    """The item of an attack that brings its own reroll."""
    used: tuple[str, ...] = ()
    """What may be used once in a roll, however often it is thrown again (U20.2c)."""

    @property
    def attack(self) -> bool:
        return self.why == "attack"

    @property
    def result(self) -> int:
        """Never below 1 or above 8 (U20.1)."""
        return self.result_with(self.face)

    def result_with(self, face: int) -> int:
        return min(8, max(1, face + self.modifier))

    def met_with(self, face: int) -> bool:
        """Whether the result would reach its number, or not exceed it; never where the result itself counts."""
        result = self.result_with(face)
        return self.number > 0 and (result <= self.number if self.at_most else result >= self.number)


class Check(Value, frozen=True, gc=False):
    """A skill check under way (article 37). The cards of its pile lie in the state's `added` and `pile`."""

    why: str
    """"mythos", "captains_cabin", "brig" or "memory_of_the_deep"."""
    card: int
    """The mythos card, or NOTHING."""
    seat: int
    """Who holds it: whom its results are about."""
    target: int
    partial: int
    """0: there is no partial success."""
    skills: Cards
    """The supporting ones."""
    stage: str = "criteria"
    """"criteria", "cards", "total"; "settled" if its result was fixed before cards were added (`fixed_result`)."""
    chaos: bool = True
    """Whether chaos cards are added."""
    open: bool = False
    """Whether players add their cards face up."""
    counts: Cards = ()
    """How many cards each seat added; public."""
    shown: tuple[Cards, ...] = ()
    """The cards that each seat added face up."""
    cards: Cards = ()
    """All cards of the pile, once they are turned up."""
    bonus: int = 0
    """What abilities add to the total."""
    used: tuple[str, ...] = ()
    """Abilities that each check allows once."""

    @property
    def fixed_result(self) -> str:
        """The result that a player fixed before cards were added; "" if the cards decide. It is stored as the last
        entry of `used`, because checksums of stored games depend on these fields."""
        return self.used[-1] if self.stage == "settled" else ""

    def with_fixed_result(self, result: str) -> "Check":
        return structs.replace(self, stage="settled", used=(*self.used, result))


def worth(check: Check, cards: Cards) -> Cards:
    """What each of these cards adds to the total, or takes from it (U29.1, U34.1)."""
    skills = check.skills
    return tuple([VALUE_OF[card] if SKILL_OF[card] in skills else -VALUE_OF[card] for card in cards])


def total(check: Check) -> int:
    """Supporting values minus opposing ones (U37.8)."""
    return check.bonus + sum(worth(check, check.cards))


def outcome(check: Check) -> str:
    return result_of(check, total(check))


def result_of(check: Check, points: int) -> str:
    if points >= check.target:
        return PASSED
    return PARTLY if check.partial and points >= check.partial else FAILED
