"""The two actions on lore cards, and the Elder Sign Amulet, which resolves them once more."""

from collections.abc import Sequence
from itertools import compress
from operator import itemgetter
from typing import Final

from bathysphere.engine import DONE, PASS, Answers, Bar, Choice, Decision, Next, SeatAsks, silent, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.table import ELDER_SIGN_AMULET
from bathysphere.games.unfathomable.cards.skills.actions import PLAYED, Use
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, SPACES
from bathysphere.games.unfathomable.components import DEEP_ONE
from bathysphere.games.unfathomable.kinds import AT_ENEMY, SPACE
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.attack import Blow
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter, defeat_deep_one, refuge
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.spawning import shift

SHRIVELLED: Final = 6
"""The lowest roll that defeats."""
AGAINST_DEEP_ONE: Final = 2
"""What is added against a deep one."""
AT_DEEP_ONES: Final[tuple[Choice, ...]] = tuple([(space, DEEP_ONE) for space in range(SPACES)])
AT_SPACES: Final[tuple[Choice, ...]] = tuple([(space,) for space in range(SPACES)])
"""All aims there could be, of which those count where deep ones are."""


# -- shrivelling


def shrivel_aims(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Any enemy on the board whose defeat would change something: the space, and a seat or DEEP_ONE."""
    human = s.human(seat)
    aims: list[Choice] = [*compress(AT_DEEP_ONES, s.deep_ones)] if human else []
    enemies = s.traitors() if human else s.humans()
    if enemies:
        aims += [(s.places[enemy], enemy) for enemy in enemies if refuge(s, enemy) != s.places[enemy]]
        aims.sort(key=itemgetter(0))
    return aims or bar((), "nobody_to_defeat", ability="shrivelling")


def shrivel(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    """It is no attack, so a player who may not attack can do it (G28)."""
    space, target = aim
    s.tell(events.AIMED, seat, target, space)
    bonus = AGAINST_DEEP_ONE if target == DEEP_ONE else 0
    return (*roll(s, "shrivelling", seat, number=SHRIVELLED, bonus=bonus), Shrivel(seat, target, space))


class Shrivel(Blow):
    """With 6 or more the enemy is defeated."""

    rules = ("U48.0", "U48.5")

    def given(self, s: UnfathomableState, value: int) -> Next:
        hit = value >= SHRIVELLED
        s.tell(events.STRUCK, self.attacker, self.target, self.space, hit)
        if not hit:
            return DONE
        if self.target != DEEP_ONE:
            return (DefeatCharacter(self.target),)
        defeat_deep_one(s, self.space, self.attacker)
        return DONE


# -- lesser banishment


def banish_aims(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    return [*compress(AT_SPACES, s.deep_ones)] or bar((), "no_deep_ones", ability="lesser_banishment")


def banish(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*barricade_window(s), MoveDeepOnes(seat, aim[0]))


@with_fields
class MoveDeepOnes(SeatAsks[UnfathomableState]):
    """All deep ones of a space move to one adjacent space, in the water too, never into brig or sick bay (G26)."""

    space: int
    rules = ("U17.11", "U21.6", "U25.20b", "U38.3a", "UD.29")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        around = [space for space in ADJACENT[self.space] if s.open_to_deep_ones(space)]
        return [Decision(self.seat, "deep_ones.move", tuple([("drive_all", self.space, space) for space in around]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        shift(s, self.space, answers[self.seat][2], s.deep_ones[self.space])
        return DONE


# -- once more


ONCE: Final = {
    "shrivelling": Use(shrivel_aims, shrivel, AT_ENEMY),
    "lesser_banishment": Use(banish_aims, banish, SPACE),
}


@with_fields
class OnceMore(SeatAsks[UnfathomableState]):
    """A player with the amulet may resolve the card that they played once more, with new targets; one answer."""

    ability: str
    rules = ("UD.58",)

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if not s.can_use(self.seat, ELDER_SIGN_AMULET):
            return []
        aims = ONCE[self.ability].aims(s, self.seat, silent)
        options: list[Choice] = [PASS, *[(self.ability, *aim) for aim in aims]]
        return [Decision(self.seat, "amulet.again", tuple(options), PASS)] if aims else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        choice = answers.get(self.seat, PASS)
        if choice == PASS:
            return DONE
        _, *aim = choice
        s.tell(events.ACTION, self.seat, "item", ELDER_SIGN_AMULET, aim[0])
        return ONCE[self.ability].does(s, self.seat, tuple(aim))


def shrivelling(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*shrivel(s, seat, aim), OnceMore(seat, "shrivelling"))


def lesser_banishment(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    return (*banish(s, seat, aim), OnceMore(seat, "lesser_banishment"))


PLAYED["shrivelling"] = Use(shrivel_aims, shrivelling, AT_ENEMY)
PLAYED["lesser_banishment"] = Use(banish_aims, lesser_banishment, SPACE)
