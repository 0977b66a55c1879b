"""Worlds of Abyss that one seat cannot tell apart by what it sees: hidden cards, tokens and orders change places."""

from bathysphere.engine import Chance
from bathysphere.games.abyss.cards.allies import MONSTER, RACE
from bathysphere.games.abyss.state import AbyssState

Place = tuple[list[int], int, int]
"""A zone as a list, an index in it, and the race that it must hold (-1: any Ally, -2: anything)."""

ANY_ALLY, ANYTHING = -1, -2


def exchange_hidden(s: AbyssState, seat: int, chance: Chance, *, piles: bool = True) -> AbyssState:
    """Another world with the same open facts: what is hidden changes places as far as backs allow. Without `piles` the
    cards that will be revealed next stay the same, so that both worlds go the same way for long."""
    world = s.copy()
    world.opened = None
    others = [other for other in range(s.seats) if other != seat]
    _exchange_cards(world, others, chance, piles)
    _exchange_tokens(world, others, chance)
    if piles:
        chance.shuffle(world.lord_deck)
        chance.shuffle(world.pile)
    return world


def _exchange_cards(world: AbyssState, others: list[int], chance: Chance, piles: bool) -> None:
    hands = {other: list(world.hands[other]) for other in others}
    areas = [list(area) for area in world.council]
    hidden_piles = (world.deck, world.discard) if piles else (world.discard,)
    places: list[Place] = [(pile, i, ANYTHING) for pile in hidden_piles for i in range(len(pile))]
    places += [(hand, i, ANY_ALLY) for hand in hands.values() for i in range(len(hand))]
    places += [(area, i, race) for race, area in enumerate(areas) for i in range(len(area))]
    for _ in range(3 * len(places)):
        (one, i, wants), (two, j, wanted) = chance.pick(places), chance.pick(places)
        if _fits(two[j], wants) and _fits(one[i], wanted):
            one[i], two[j] = two[j], one[i]
    for other, hand in hands.items():
        world.hands[other] = tuple(sorted(hand))
    world.council = [tuple(sorted(area)) for area in areas]


def _fits(card: int, wants: int) -> bool:
    if wants == ANYTHING:
        return True
    return card != MONSTER and (wants == ANY_ALLY or RACE[card] == wants)


def _exchange_tokens(world: AbyssState, others: list[int], chance: Chance) -> None:
    tokens = world.supply + [token for other in others for token in world.monsters[other]]
    chance.shuffle(tokens)
    for other in others:
        number = len(world.monsters[other])
        world.monsters[other] = tuple(sorted(tokens[:number]))
        del tokens[:number]
    world.supply = sorted(tokens)
