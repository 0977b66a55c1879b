"""Section 28 as one property: whatever a seat may not know can be exchanged, and the seat sees no difference."""

from collections import Counter
from functools import cache

import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decision_of, decisions
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.state import AbyssState
from support.abyss.other_worlds import exchange_hidden
from support.abyss.positions import scene
from support.rules import rule


def face(s: AbyssState, seat: int) -> object:
    """What a seat is asked, with everything that it is shown of the question."""
    decision = decision_of(s, seat) if seat != SPECTATOR else None
    return decision and decision.face()


def shown(s: AbyssState, seat: int) -> object:
    """What a screen says beside the view: aids, and why things are not offered."""
    view, decision = GAME.view(s, seat), decision_of(s, seat) if seat != SPECTATOR else None
    return GAME.aids(view, decision), decision and GAME.reasons(view, decision)


HIDDEN = {
    "deck": "A28.1", "council": "A28.3", "hands": "A28.5", "discard": "A28.8", "lord_deck": "A28.10", "pile": "A28.14",
    "supply": "A28.17", "monsters": "A28.18",
}  # fmt: skip
"""The zones that a seat does not see into, each with its line of the ledger."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("zone", [pytest.param(zone, marks=rule(line)) for zone, line in HIDDEN.items()])
def test_no_seat_can_tell_worlds_apart_that_differ_in_a_hidden_zone(zone, seats):
    differing, noticed = compared(seats)
    assert differing[zone] > 10  # the worlds were not mere copies
    assert noticed[zone] == 0


@cache
def compared(seats: int) -> tuple[Counter[str], Counter[str]]:
    """In how many worlds of random games each zone was another one, and in how many of them a seat saw a difference."""
    play, chance = Chance(bytes([seats] * 32)), Chance(bytes([100 + seats] * 32))
    differing: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for seed in range(4):
        s = GAME.new(seats, seed)
        while s.outcome is None:
            watchers = (*range(s.seats), SPECTATOR) if play.below(3) == 0 else ()
            for seat in watchers:
                world = exchange_hidden(s, seat, chance)
                zones = [zone for zone in HIDDEN if getattr(world, zone) != getattr(s, zone)]
                differing.update(zones)
                if not alike(world, s, seat):
                    noticed.update(zones)
            decision = play.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, play))
    return differing, noticed


def alike(world: AbyssState, s: AbyssState, seat: int) -> bool:
    """Whether this seat sees the same, is asked the same and is shown the same."""
    same_view = GAME.view(world, seat) == GAME.view(s, seat) and GAME.components(world) == GAME.components(s)
    return same_view and face(world, seat) == face(s, seat) and shown(world, seat) == shown(s, seat)


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
