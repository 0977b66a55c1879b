"""Placements are exact: at many moments of random games the engine offers the very ways that a slow reading of the
rules on paper allows, for terrain and for every cryptid."""

from collections import Counter

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.grid import Spot
from bathysphere.games.cryptids.placement import (
    closed_kinds,
    cryptid_spots,
    fits,
    has_room,
    symbols_under,
    ways_to_lay,
)
from bathysphere.games.cryptids.score import area
from bathysphere.games.cryptids.state import CryptidsState
from support.cryptids import slow_placement
from support.rules import rule


def terrain_spots(s: CryptidsState, tile: int) -> list[Spot]:
    return [s.spot(s.c.terrain[tile].shape, Laid(*way)) for _, *way in ways_to_lay(s, tile)]


def cells_of(s: CryptidsState, spot) -> frozenset[slow_placement.Cell]:
    return frozenset(divmod(cell, s.c.width) for cell in spot.cells)


def symbols_of(s: CryptidsState, tile: int, spot):
    printed = zip(spot.cells, s.c.terrain[tile].symbols, strict=True)
    return tuple(sorted((divmod(cell, s.c.width), symbol) for cell, symbol in printed if symbol != -1))


def check_terrain(s: CryptidsState, chance: Chance, seen: Counter[str]) -> None:
    tile = chance.below(51)
    spots = terrain_spots(s, tile)
    offered = [(cells_of(s, spot), symbols_of(s, tile, spot)) for spot in spots]
    expected = slow_placement.terrain_ways(s, tile)
    assert set(offered) == expected
    assert len(offered) == len(expected)  # each but once
    assert fits(s, tile) == bool(expected)
    for spot in spots:
        assert spot.cells == tuple(s.c.cell(*cell) for cell in slow_placement.under(s.c.terrain[tile].shape, *spot[:3]))
    seen["terrain"] += bool(expected)
    seen["no terrain"] += not expected


def check_cryptid(s: CryptidsState, card: int, seen: Counter[str]) -> None:
    spots = cryptid_spots(s, card)
    offered = [cells_of(s, spot) for spot in spots]
    expected = slow_placement.cryptid_ways(s, card)
    assert set(offered) == expected
    assert len(offered) == len(expected)
    assert has_room(s, card) == bool(expected)
    for spot, cells in zip(spots[:5], offered, strict=False):
        assert symbols_under(s, card, spot) == slow_placement.paid(s, card, set(cells))
    seen[slow_placement.placement(card)] += bool(expected)


def crowded(s: CryptidsState, chance: Chance) -> None:
    """A cryptid that nobody has is put into the reserve, so that tiles lie on it and beside it."""
    free = [card for card in range(43) if card not in [laid.tile for laid in s.laid]]
    card = chance.pick(free)
    spots = cryptid_spots(s, card)
    if spots:
        spot = chance.pick(spots)
        laid = Laid(card, spot.turn, spot.row, spot.column, chance.below(s.seats))
        s.laid = (*s.laid, laid)
        s.lay_cryptid(laid)


@rule("C48.8", "C14.3", "C14.5", "C31.6", "C48.56")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_terrain_and_cryptids_may_lie_exactly_where_the_rules_say(seats):
    seen: Counter[str] = Counter()
    for seed in range(2):
        chance = Chance(stream(bytes(32), f"ground {seats} {seed}"))
        s = GAME.new(seats, seed)
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, chance))
            if chance.below(24) == 0 and s.outcome is None:
                world = s.copy()
                for _ in range(chance.below(6)):
                    crowded(world, chance)
                check_terrain(world, chance, seen)
                for card in (chance.below(43), 13, 15, 27, 30, 42):  # a random one, and those with rules of their own
                    check_cryptid(world, card, seen)
    assert min(seen[name] for name in ("terrain", "habitat", "empty", "on_top", "two_terrains")) > 3, seen


@rule("C48.57")
def test_terrain_is_turned_and_never_turned_over():
    """Of the four ways to turn an L none is a J."""
    s = GAME.new(4, 0)
    tile = next(at for at, each in enumerate(s.c.terrain) if each.shape == "L4")
    outlines = set()
    for spot in terrain_spots(s, tile):
        cells = cells_of(s, spot)
        top, left = min(y for y, _ in cells), min(x for _, x in cells)
        outlines.add(frozenset((y - top, x - left) for y, x in cells))
    ell = {(0, 0), (1, 0), (2, 0), (2, 1)}
    turned = [ell, {(0, 0), (0, 1), (0, 2), (1, 0)}, {(0, 0), (0, 1), (1, 1), (2, 1)}, {(1, 0), (1, 1), (1, 2), (0, 2)}]
    assert outlines == set(map(frozenset, turned))


@rule("C48.57", "C31.5")
def test_touching_is_sharing_an_edge():
    """A second tile of a kind covers a cell beside the first, and a corner does not count."""
    s = GAME.new(4, 0)
    first = next(at for at, each in enumerate(s.c.terrain) if each.shape == "D2")
    spot = terrain_spots(s, first)[0]
    s.claimed[s.c.terrain[first].kind] = next(at for at, mask in enumerate(s.c.starts) if spot.mask & mask)
    s.lay_ground(Laid(first, *spot[:3]))
    second = next(at for at in s.c.stacks[s.c.terrain[first].kind] if at != first and s.c.terrain[at].shape == "D2")
    near = {(y + down, x + right) for y, x in cells_of(s, spot) for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    spots = terrain_spots(s, second)
    assert spots
    assert all(cells_of(s, each) & near for each in spots)


@rule("C31.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_terrain_covers_free_cells_in_play(seats):
    s = GAME.new(seats, 0)
    taken = 0
    for tile in range(0, 51, 5):
        spots = terrain_spots(s, tile)
        for spot in spots:
            assert spot.mask & s.c.in_play[seats] == spot.mask
            assert spot.mask & taken == 0
        if spots:
            kind = s.c.terrain[tile].kind
            if s.claimed[kind] < 0:
                s.claimed[kind] = next(at for at, mask in enumerate(s.c.starts) if spots[0].mask & mask)
            s.lay_ground(Laid(tile, *spots[0][:3]))
            taken |= spots[0].mask
    assert taken


@rule("C31.10", "C48.53")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_kind_is_closed_when_none_of_its_tiles_in_play_fits(seats):
    closed = 0
    for seed in range(2):
        chance = Chance(stream(bytes(32), f"closed {seats} {seed}"))
        s = GAME.new(seats, seed)
        while s.outcome is None and not s.built:
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, chance))
            if decision.kind != "terrain.lay" or s.built:
                continue
            for kind in range(3):
                in_play = [
                    *s.stacks[kind],
                    *[tile for own in s.tiles for tile in own if s.c.terrain[tile].kind == kind],
                ]
                shapes = {s.c.terrain[tile].shape: tile for tile in in_play}
                open_still = any(slow_placement.terrain_ways(s, tile) for tile in shapes.values())
                assert s.closed[kind] == (not open_still)
                closed += s.closed[kind]
            assert closed_kinds(s) == []
    assert closed > 0


@rule("C31.2", "C31.3")
@pytest.mark.parametrize("seats", [1, 3])
def test_whether_a_tile_fits_depends_on_nothing_that_was_asked_before(seats):
    """Of other games, and of the same one later: moments come in any order, as they do to a search that steps back."""
    chance = Chance(stream(bytes(32), f"moments {seats}"))
    moments = []
    for seed in range(6):
        s = GAME.new(seats, seed)
        while s.outcome is None and not s.built:
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, chance))
            if decision.kind == "terrain.lay":
                moments.append(s.copy())
    chance.shuffle(moments)
    answers: Counter[bool] = Counter()
    for s in moments:
        for tile in range(51):
            expected = bool(ways_to_lay(s, tile))
            assert fits(s, tile) == expected
            answers[expected] += 1
    assert min(answers.values()) > 500, answers


@rule("C48.60", "C33.12a")
def test_the_area_of_a_player_counts_each_cell_once():
    for seed in range(8):
        chance = Chance(stream(bytes(32), f"area {seed}"))
        s = GAME.new(2, seed)
        for tile in range(51):
            spots = terrain_spots(s, tile)
            if spots and chance.below(2):
                spot = chance.pick(spots)
                laid = Laid(tile, spot.turn, spot.row, spot.column)
                s.terrain = (*s.terrain, laid)
                kind = s.c.terrain[tile].kind
                starts = [at for at, mask in enumerate(s.c.starts) if spot.mask & mask]
                s.claimed[kind] = starts[0] if starts else s.claimed[kind]
                s.lay_ground(laid)
        for _ in range(25):
            crowded(s, chance)
        for seat in (0, 1):
            cells = [slow_placement.cryptid_cells(laid) for laid in s.laid if laid.owner == seat]
            assert area(s, seat) == len(set().union(*cells))
