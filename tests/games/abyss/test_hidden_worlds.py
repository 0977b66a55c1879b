"""Section 28 as one property: whatever a seat may not know can be exchanged, and the seat sees no difference."""

import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decision_of, decisions
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import MONSTER, RACE
from bathysphere.games.abyss.state import Abyss
from support.abyss import scene
from support.rules import rule

Place = tuple[list, int, int]
"""A zone as a list, an index in it, and the race that it must hold (-1: any Ally, -2: anything)."""

ANY_ALLY, ANYTHING = -1, -2


def exchange_hidden(s: Abyss, seat: int, chance: Chance) -> Abyss:
    """Another world with the same open facts: hidden cards, tokens and orders change places as far as backs allow."""
    world = s.copy()
    world.opened = None
    others = [other for other in range(s.seats) if other != seat]
    _exchange_cards(world, others, chance)
    _exchange_tokens(world, others, chance)
    chance.shuffle(world.lord_deck)
    chance.shuffle(world.pile)
    return world


def _exchange_cards(world: Abyss, others: list[int], chance: Chance) -> None:
    hands = {other: list(world.hands[other]) for other in others}
    areas = [list(area) for area in world.council]
    places: list[Place] = [(pile, i, ANYTHING) for pile in (world.deck, world.discard) for i in range(len(pile))]
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


def _exchange_tokens(world: Abyss, others: list[int], chance: Chance) -> None:
    tokens = world.supply + [token for other in others for token in world.monsters[other]]
    chance.shuffle(tokens)
    for other in others:
        number = len(world.monsters[other])
        world.monsters[other] = tuple(sorted(tokens[:number]))
        del tokens[:number]
    world.supply = sorted(tokens)


def face(s: Abyss, seat: int) -> object:
    """What a seat is asked, with everything that it is shown of the question."""
    decision = decision_of(s, seat) if seat != SPECTATOR else None
    return decision and decision.face()


def shown(s: Abyss, seat: int) -> object:
    """What a screen says beside the view: aids, and why things are not offered."""
    view, decision = GAME.view(s, seat), decision_of(s, seat) if seat != SPECTATOR else None
    return GAME.aids(view, decision), decision and GAME.reasons(view, decision)


@rule("A28.1", "A28.3", "A28.5", "A28.8", "A28.10", "A28.14", "A28.17", "A28.18")
@pytest.mark.parametrize("seed", range(12))
def test_no_seat_can_tell_worlds_apart_that_differ_in_hidden_things(seed):
    play, chance = Chance(bytes([seed] * 32)), Chance(bytes([100 + seed] * 32))
    s = GAME.new(2 + seed % 3, seed)
    changed = 0
    while s.outcome is None:
        watchers = (*range(s.seats), SPECTATOR) if play.below(3) == 0 else ()
        for seat in watchers:
            world = exchange_hidden(s, seat, chance)
            assert GAME.components(world) == GAME.components(s)
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert face(world, seat) == face(s, seat)
            assert shown(world, seat) == shown(s, seat)
            changed += world.hands != s.hands and world.council != s.council
        decision = play.pick(decisions(s))
        answer(s, decision.seat, any_answer(decision, play))
    assert changed > 10  # the worlds were not mere copies


@rule("A28.1", "A28.10", "A28.14", "A28.17", "A28.18")
def test_a_resampled_world_deals_every_hidden_zone_anew():
    s = scene(3, monsters={0: (2, 4), 1: (2, 3, 3), 2: (2, 2, 4)}, court="keeper", available="jail")
    worlds = [GAME.resample(s, 0, bytes([n]) * 32) for n in range(1, 20)]
    for zone in ("deck", "lord_deck", "pile", "supply", "monsters"):
        assert len({str(getattr(world, zone)) for world in (s, *worlds)}) > 5, zone
    for world in worlds:
        assert world.monsters[0] == (2, 4)
        for tokens in (world.supply, *world.monsters):  # no order tells how they came (A28.18)
            assert list(tokens) == sorted(tokens)
