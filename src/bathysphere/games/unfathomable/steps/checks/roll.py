"""The die (article 20): abilities before it is thrown, the throw, abilities after it, and the result for the step that
wanted it. A reroll leads back to the beginning and keeps its modifiers (U20.2)."""

from functools import cache
from typing import Any, Final

from msgspec import structs

from bathysphere.engine import DONE, Choice, Closed, Does, Next
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import BEATRICE, EDMUND
from bathysphere.games.unfathomable.cards.items.table import ALMANAC, POCKET_PISTOL
from bathysphere.games.unfathomable.cards.skills.table import OBSERVATION, SKILL_OF, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import DIE
from bathysphere.games.unfathomable.checks import Rolling
from bathysphere.games.unfathomable.components import NOTHING
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.skill_decks import use_up
from bathysphere.games.unfathomable.steps.reactions import HandReaction, Playable

KEEN_INSIGHT = 2
"""What the card adds or takes away."""
KEEN_INSIGHTS: Final = Playable("keen_insight", KEEN_INSIGHT, -KEEN_INSIGHT)
COMBAT_TRAINING: Final = Playable("combat_training")
PERFECT_NUMBERS: Final[tuple[Choice, ...]] = tuple([("perfect_number", face) for face in range(1, DIE + 1)])


def roll(
    s: UnfathomableState,
    why: str,
    seat: int,
    *,
    number: int = 0,
    at_most: bool = False,
    bonus: int = 0,
    weapon: int = NOTHING,
) -> Next:
    """A die is about to be thrown; the `Continues` step beneath gets the result."""
    s.rolls.append(Rolling(why, seat, number, at_most, bonus, weapon=weapon))
    s.tell(events.WILL_ROLL, seat, why, number, at_most, bonus)
    return whole_roll(s.seats)


def change(s: UnfathomableState, **fields: Any) -> None:
    s.rolls[-1] = structs.replace(s.rolls[-1], **fields)


class BeforeRoll(HandReaction):
    """Modifiers, any number of them, and the die that is set instead of thrown (U2.6, U20.2b, U44.14)."""

    kind = "roll.before"
    cards = KEEN_INSIGHTS.kinds
    characters = (BEATRICE,)
    item = ALMANAC
    rules = ("U2.6", "U2.6.2", "U20.2b", "U20.2c", "U44.14", "U44.6.2")

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        if s.hands[seat]:
            return True
        return s.characters[seat] == BEATRICE and s.has_feat(seat)

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        hand = s.hands[seat]
        options = KEEN_INSIGHTS.in_hand(hand)
        if ALMANAC in s.items[seat] and not s.in_brig(seat) and "almanac" not in s.rolls[-1].used:
            options += tuple([("almanac", card) for card in dict.fromkeys(hand) if SKILL_OF[card] == OBSERVATION])
        if s.characters[seat] == BEATRICE and s.has_feat(seat):
            options += PERFECT_NUMBERS
        return options

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        rolling = s.rolls[-1]
        match choice:
            case ("play", card, by):
                use_up(s, seat, card)
                change(s, modifier=rolling.modifier + by)
                s.tell(events.ROLL_CHANGED, seat, "keen_insight", card, by)
            case ("almanac", card):
                use_up(s, seat, card)
                change(s, modifier=rolling.modifier + VALUE_OF[card], used=(*rolling.used, "almanac"))
                s.tell(events.ROLL_CHANGED, seat, "almanac", card, VALUE_OF[card])
            case (_, face):
                s.feats[seat] = False
                change(s, face=face, set=True)
                s.tell(events.DIE_SET, seat, face)
                return Closed()
        return DONE


class ThrowDie(Does[UnfathomableState]):
    """Not if it was set (U44.6.2)."""

    rules = ("U2.7", "U20.0")

    def run(self, s: UnfathomableState) -> Next:
        rolling = s.rolls[-1]
        if not rolling.set:
            face = 1 + s.chance.below(DIE)
            s.rolls[-1] = structs.replace(rolling, face=face)
            s.tell(events.ROLLED, face, rolling.modifier)
        return DONE


class AfterRoll(HandReaction):
    """Rerolls, before the result takes effect (U2.8, U44.14.2)."""

    kind = "roll.after"
    cards = COMBAT_TRAINING.kinds
    characters = (EDMUND,)
    item = POCKET_PISTOL
    rules = ("U2.8", "U2.8a", "U20.2", "U20.2a", "U44.14.2")

    def order(self, s: UnfathomableState) -> tuple[int, ...]:
        """A die that was set stands; but for attacks only Edmund rerolls."""
        rolling = s.rolls[-1]
        if rolling.set:
            return ()
        if rolling.why == "attack":
            return s.around()
        return (s.characters.index(EDMUND),) if EDMUND in s.characters else ()

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        rolling = s.rolls[-1]
        if rolling.why != "attack":
            return s.characters[seat] == EDMUND and s.hands[seat] != () and s.has_ability(seat)
        return s.hands[seat] != () or self._pistol(rolling, seat)

    def _pistol(self, rolling: Rolling, seat: int) -> bool:
        """The Pocket Pistol rerolls its own attack, once."""
        return rolling.seat == seat and rolling.weapon == POCKET_PISTOL and "pocket_pistol" not in rolling.used

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        rolling = s.rolls[-1]
        options: tuple[Choice, ...] = ()
        if rolling.why == "attack":
            options = COMBAT_TRAINING.in_hand(s.hands[seat])
            if rolling.weapon == POCKET_PISTOL and self._pistol(rolling, seat):
                options += (("pocket_pistol",),)
        if s.characters[seat] == EDMUND and s.has_ability(seat):
            options += tuple([("fortunate_son", card) for card in dict.fromkeys(s.hands[seat])])
        return options

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        card = NOTHING
        if choice == ("pocket_pistol",):
            change(s, used=(*s.rolls[-1].used, "pocket_pistol"))
        else:
            card = choice[1]
            use_up(s, seat, card)
        change(s, face=0)
        s.tell(events.REROLLED, seat, choice[0], card)
        return Closed(whole_roll(s.seats)[:-1])


class EndRoll(Does[UnfathomableState]):
    """The result stands, held between 1 and 8 (U20.1)."""

    rules = ("U20.1",)

    def run(self, s: UnfathomableState) -> Next:
        rolling = s.rolls.pop()
        s.tell(events.ROLL_RESULT, rolling.result, rolling.met_with(rolling.face))
        return s.hand_on(rolling.result)


@cache
def whole_roll(seats: int) -> Next:
    """The steps of every roll at a table; they say nothing about the die, so all rolls share them."""
    mask = (1 << seats) - 1
    return (BeforeRoll(mask), ThrowDie(), AfterRoll(mask), EndRoll())
