"""Monsters that come and move (articles 38 and 39)."""

from bathysphere.engine import DONE, Does, Next, with_fields
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.spaces import DECK, ROOMS, WATER, number
from bathysphere.games.unfathomable.effects import Spawn
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import performs
from bathysphere.games.unfathomable.steps.ending import ends
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window


def spawn(s: UnfathomableState, number: int, space: int) -> None:
    """Deep ones from the supply; too few end the game (U39.0, U39.1, U27.2)."""
    come = min(number, s.deep_one_supply())
    if come:
        s.deep_ones[space] += come
        s.tell(events.SPAWNED, come, space)
    if come < number:
        s.tell(events.SUPPLY_EMPTY, number - come)
        ends(s, "deep_ones")


def enter(s: UnfathomableState, number: int, space: int) -> None:
    """As `spawn`, by a card, unless barricades keep them out (G6)."""
    if s.open_to_deep_ones(space):
        spawn(s, number, space)


def shift(s: UnfathomableState, origin: int, space: int, number: int = 1) -> None:
    """Deep ones move."""
    s.deep_ones[origin] -= number
    s.deep_ones[space] += number
    s.tell(events.DEEP_ONES_MOVED, number, origin, space)


def shift_monarch(s: UnfathomableState, monarch: int, space: int) -> None:
    origin, s.monarchs[monarch] = s.monarchs[monarch], space
    if origin != space:
        s.tell(events.MONARCH_MOVED, monarch, origin, space)


@with_fields
class Place(Does[UnfathomableState]):
    """So many deep ones in each of these spaces (U39.0)."""

    number: int
    spaces: tuple[int, ...]
    rules = ("U39.0", "U39.1")

    def run(self, s: UnfathomableState) -> Next:
        for space in self.spaces:
            enter(s, self.number, space)
        return DONE


@performs(Spawn)
def spawn_effect(s: UnfathomableState, effect: Spawn, you: int) -> Next:
    """In a place, or in each space of a kind; a player who keeps barricades may use them before (G27)."""
    everywhere = {"water": WATER, "deck": DECK, "room": ROOMS}
    spaces = tuple(everywhere[effect.where]) if effect.each else (number(effect.where),)
    return (*barricade_window(s), Place(effect.number, spaces))
