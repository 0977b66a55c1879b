"""Damage and repair (articles 33 and 41): the ship, or one space of it."""

from typing import Final

from bathysphere.engine import DONE, Continues, Does, Next, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.damage import DAMAGE, FLEEING_PASSENGERS, FUEL_LEAK
from bathysphere.games.unfathomable.cards.spaces import DAMAGE_ORDER, ROOM_OF, ROOMS, number
from bathysphere.games.unfathomable.components import FOOD, FUEL, NOTHING
from bathysphere.games.unfathomable.effects import DamageRoom as DamageRoomEffect
from bathysphere.games.unfathomable.effects import DamageShip as DamageShipEffect
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import performs
from bathysphere.games.unfathomable.steps.checks.roll import roll
from bathysphere.games.unfathomable.steps.ending import ends
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach
from bathysphere.games.unfathomable.steps.harm.passengers import Risk
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.spawning import Place
from bathysphere.games.unfathomable.steps.resources import change_dial

ANYWHERE: Final = -1
"""In place of a room: the die says which."""


@with_fields
class DamageShip(Does[UnfathomableState]):
    """ "Damage the ship", so often, one after another (U33.1)."""

    times: int = 1
    rules = ("U33.1",)

    def run(self, s: UnfathomableState) -> Next:
        again: Next = (DamageShip(self.times - 1),) if self.times > 1 else DONE
        return (DrawDamage(ANYWHERE), *again)


@with_fields
class DrawDamage(Does[UnfathomableState]):
    """The top damage card is drawn for a room or for wherever the die says (U33.1, U33.2)."""

    room: int
    rules = ("U33.1a", "U33.2", "U33.2a", "U33.2b", "U1.16b", "U1.16b1", "UL.38")

    def run(self, s: UnfathomableState) -> Next:
        s.hit = NOTHING
        if not s.damage_deck:
            return DONE
        card = s.damage_deck.pop()
        s.tell(events.DAMAGE_DRAWN, card)
        if DAMAGE[card].structural:
            s.drawn_damage = card
            if self.room == ANYWHERE:
                return (*roll(s, "damage", s.turn.seat), LayAt())
            return lay(s, self.room)
        if card == FLEEING_PASSENGERS:  # under the deck, so that it can come again; the next card hits the same (G9)
            s.damage_deck.insert(0, card)
            return (Risk(s.turn.seat, 1), DrawDamage(self.room))
        s.removed = (*s.removed, ("damage", card))
        change_dial(s, FUEL if card == FUEL_LEAK else FOOD, -1)
        return DONE


class LayAt(Continues[UnfathomableState]):
    """The die has named the room (U33.1a)."""

    rules = ("U33.1a",)

    def given(self, s: UnfathomableState, value: int) -> Next:
        return lay(s, ROOM_OF[value])


def nearest_undamaged(s: UnfathomableState, room: int) -> int:
    """A damaged space cannot be damaged again: the nearest other one is, of equals the highest number (U33.5)."""
    return next(each for each in (room, *DAMAGE_ORDER[room]) if not s.damaged(each))


def lay(s: UnfathomableState, room: int) -> Next:
    """The drawn card is laid, the sixth damaged space ends the game, then the humans there are defeated."""
    card, s.drawn_damage = s.drawn_damage, NOTHING
    hit = nearest_undamaged(s, room)
    s.damage[hit - ROOMS.start] = card
    s.hit = hit
    s.tell(events.DAMAGED, hit, card)
    if NOTHING not in s.damage:
        ends(s, "damage")
    humans = s.humans_in(hit)
    return (DefeatEach(tuple(sorted(humans))),) if humans else DONE


def repair(s: UnfathomableState, room: int) -> None:
    """The damage card is shuffled back into the deck (U33.6a, U41.2)."""
    card = s.damage[room - ROOMS.start]
    s.damage[room - ROOMS.start] = NOTHING
    s.damage_deck.append(card)
    s.chance.shuffle(s.damage_deck)
    s.tell(events.REPAIRED, room, card)


# -- what cards order


@performs(DamageShipEffect)
def damage_ship(s: UnfathomableState, effect: DamageShipEffect, you: int) -> Next:
    after: Next = (SpawnWhereHit(effect.spawning),) if effect.spawning else DONE
    return (DamageShip(effect.times), *after)


@performs(DamageRoomEffect)
def damage_room(s: UnfathomableState, effect: DamageRoomEffect, you: int) -> Next:
    after: Next = (SpawnWhereHit(effect.spawning),) if effect.spawning else DONE
    return (DrawDamage(number(effect.room)), *after)


@with_fields
class SpawnWhereHit(Does[UnfathomableState]):
    """Deep ones in the space that got damaged, if one did (G25)."""

    number: int
    rules = ("U39.0",)

    def run(self, s: UnfathomableState) -> Next:
        return (*barricade_window(s), Place(self.number, (s.hit,))) if s.hit != NOTHING else DONE
