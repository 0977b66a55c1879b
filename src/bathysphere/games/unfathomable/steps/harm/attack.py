"""Attacks (article 2): by a player with or without a weapon, or by a deep one."""

from typing import ClassVar

from bathysphere.engine import DONE, Continues, Next, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.table import (
    KITCHEN_KNIFE,
    REPEATING_RIFLE,
    SHOTGUN,
)
from bathysphere.games.unfathomable.cards.mythos.table import THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.spaces import ADJACENT
from bathysphere.games.unfathomable.components import (
    AGAINST_CHARACTER,
    AGAINST_DEEP_ONE,
    AIM,
    DEEP_ONE,
    NO_ROLE,
    NOBODY,
    NOTHING,
)
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatCharacter, defeat_deep_one, refuge


def enemies(s: UnfathomableState, seat: int, space: int) -> list[int]:
    """Whom a player can attack in a space: DEEP_ONE and seats (U2.4b, U2.4c)."""
    if s.revealed[seat] != NO_ROLE:
        return s.humans_in(space)
    traitors = s.traitors_in(space)
    return [DEEP_ONE, *traitors] if s.deep_ones[space] else traitors


def number_of_enemies(s: UnfathomableState, seat: int, space: int) -> int:
    if not s.human(seat):
        return len(s.humans_in(space))
    return s.deep_ones[space] + len(s.traitors_in(space))


def may_attack(s: UnfathomableState, seat: int) -> bool:
    """The Peacemaker binds its keeper (G28)."""
    return THE_PEACEMAKER not in s.keeps[seat]


def reach(s: UnfathomableState, seat: int, weapon: int) -> tuple[int, ...]:
    """The spaces that a weapon reaches: the Repeating Rifle those around, all others that of the attacker."""
    here = s.places[seat]
    return ADJACENT[here] if weapon == REPEATING_RIFLE else (here,)


def targets(s: UnfathomableState, seat: int, weapon: int = NOTHING) -> list[tuple[int, int]]:
    """Whom (a seat or DEEP_ONE) and where; nobody whose defeat would change nothing (UQ.54)."""
    if not may_attack(s, seat):
        return []
    found: list[tuple[int, int]] = []
    for space in reach(s, seat, weapon):
        there = enemies(s, seat, space)
        if there:
            found += [(enemy, space) for enemy in there if enemy == DEEP_ONE or refuge(s, enemy) != space]
    return found


def attack(s: UnfathomableState, seat: int, target: int, space: int, weapon: int = NOTHING) -> Next:
    """Steps 3 to 7 of a player's attack: target number, die, result (U2.5 to U2.9)."""
    if weapon == NOTHING:
        bonus = 1 if s.can_use(seat, KITCHEN_KNIFE) else 0
    elif weapon == SHOTGUN:
        bonus = number_of_enemies(s, seat, space)
    else:
        bonus = AIM.get(weapon, 0)
    number = AGAINST_DEEP_ONE if target == DEEP_ONE else AGAINST_CHARACTER
    s.tell(events.ATTACKED, seat, target, space, weapon)
    return (*roll(s, "attack", seat, number=number, bonus=bonus, weapon=weapon), Strike(seat, target, space))


def attacked_by_deep_one(s: UnfathomableState, victim: int) -> Next:
    """The current player rolls for it (UL.40)."""
    space = s.places[victim]
    s.tell(events.ATTACKED, NOBODY, victim, space, NOTHING)
    rolls = roll(s, "attack", s.turn.seat, number=AGAINST_CHARACTER)
    return (*rolls, Strike(NOBODY, victim, space))


@with_fields
class Blow(Continues[UnfathomableState]):
    """What a die decides that somebody rolls against somebody else."""

    attacker: int
    """A seat; NOBODY: a deep one."""
    target: int
    space: int
    rules: ClassVar[tuple[str, ...]] = ("U2.9", "U20.1")


class Strike(Blow):
    """At the target number or above, the defender is defeated; otherwise nothing happens (U2.9)."""

    rules = ("U2.9", "U2.9a", "U2.9b", "U48.1", "U53.2")

    def given(self, s: UnfathomableState, value: int) -> Next:
        number = AGAINST_DEEP_ONE if self.target == DEEP_ONE else AGAINST_CHARACTER
        s.tell(events.STRUCK, self.attacker, self.target, self.space, value >= number)
        if value < number:
            return DONE
        if self.target != DEEP_ONE:
            return (DefeatCharacter(self.target),)
        if s.deep_ones[self.space]:
            defeat_deep_one(s, self.space, self.attacker)
        return DONE
