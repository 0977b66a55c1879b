"""What holds at every moment of whole random games, whatever is played."""

from functools import cache

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.components import ACTIVE, LOOSE, RANGE_1, RANGE_2
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from support.rules import rule

TABLES = [
    (1, {}), (1, {"wolpertinger": True}), (2, {}), (2, {"first_pair": True}), (3, {"wolpertinger": True}),
    (3, {"no_bids": True}), (4, {}), (4, {"no_bids": True, "wolpertinger": True}),
]  # fmt: skip


def check_rows(s: CryptidsState) -> None:
    assert len(set(s.rows)) == len(s.rows)
    assert all(1 <= row <= 10 for row in s.rows)


def check_bag(s: CryptidsState) -> None:
    """Of what is in it nobody has seen the back, and it holds no bonus rumours."""
    assert not any(s.shown >> token & 1 or token in s.c.bonus for token in s.bag)
    assert all(s.shown >> token & 1 for tokens in s.map for token in tokens)


def check_beside(s: CryptidsState) -> None:
    assert not any(token in s.c.bonus for token in s.beside)


def check_map(s: CryptidsState) -> None:
    assert s.on_map() <= 7


def check_slots(s: CryptidsState) -> None:
    assert all(len(held) <= 5 for held in s.evidence)


def check_poacher(s: CryptidsState) -> None:
    assert len(s.poacher.evidence) <= 4


def check_bag_filled(s: CryptidsState) -> None:
    assert s.bag or not s.beside


def check_decks(s: CryptidsState) -> None:
    for deck, discard in zip(s.decks, s.discards, strict=True):
        assert deck or not discard


def check_empty_places(s: CryptidsState) -> None:
    """A place is empty only when no card of the last level is left; nothing lies on it. Where the poacher has won, no
    new card came."""
    for at, card in enumerate(s.display):
        if card == NOWHERE and s.outcome is None:
            assert s.marks[at] == (NOWHERE, NOWHERE)
            assert not s.decks[2]
            assert not s.discards[2]
            assert s.bids_on(at) == []


def check_bids(s: CryptidsState) -> None:
    for bids in s.bids:
        placed = [bid for bid in bids if bid != LOOSE]
        assert len(set(placed)) == len(placed)
        assert all(s.display[bid] != NOWHERE for bid in placed)


def check_coins(s: CryptidsState) -> None:
    assert all(coins >= 0 for coins in s.coins)


def check_experience(s: CryptidsState) -> None:
    assert all(xp >= 0 for xp in s.xp)


def check_skills(s: CryptidsState) -> None:
    active = sum(1 << skill for skill in ACTIVE)
    for seat in range(s.seats):
        assert s.ready[seat] & ~(s.skills[seat] & active) == 0
        assert not s.has(seat, RANGE_2) or s.has(seat, RANGE_1)


def check_tiles(s: CryptidsState) -> None:
    for seat in range(s.seats):
        assert len(s.tiles[seat]) <= 3 + (open_questions(s)[:1] != () and open_questions(s)[0].kind == "terrain.lay")
        assert set(s.in_reserve(seat)) <= set(s.found[seat])


def check_terrain(s: CryptidsState) -> None:
    """No two tiles share a cell, and all lie in play."""
    assert sum(mask.bit_count() for mask in s.grounds) == sum(len(s.c.terrain[laid.tile].symbols) for laid in s.terrain)
    assert all(mask & ~s.c.in_play[s.seats] == 0 for mask in s.grounds)


def check_starts(s: CryptidsState) -> None:
    for kind, mask in enumerate(s.grounds):
        assert bool(mask) == (s.claimed[kind] != NOWHERE)
    claimed = [place for place in s.claimed if place != NOWHERE]
    assert len(set(claimed)) == len(claimed)


def check_end(s: CryptidsState) -> None:
    assert s.built == all(s.closed)
    assert s.final == 0 or s.built


def check_loaded(s: CryptidsState) -> None:
    assert GAME.load(s.dump()).covered == s.covered


CHECKS = [
    pytest.param(check_rows, marks=rule("C23.3")),
    pytest.param(check_bag, marks=rule("C2.2", "C47.1")),
    pytest.param(check_beside, marks=rule("C24.10")),
    pytest.param(check_map, marks=rule("C16.6")),
    pytest.param(check_slots, marks=rule("C8.2")),
    pytest.param(check_poacher, marks=rule("C39.13")),
    pytest.param(check_bag_filled, marks=rule("C27.5", "C48.31")),
    pytest.param(check_decks, marks=rule("C27.7", "C48.31")),
    pytest.param(check_empty_places, marks=rule("C11.7")),
    pytest.param(check_bids, marks=rule("C48.33")),
    pytest.param(check_coins, marks=rule("C26.5", "C28.4")),
    pytest.param(check_experience, marks=rule("C25.2")),
    pytest.param(check_skills, marks=rule("C48.89")),
    check_tiles,
    pytest.param(check_terrain, marks=rule("C31.7")),
    pytest.param(check_starts, marks=rule("C31.3")),
    pytest.param(check_end, marks=rule("C32.1")),
    check_loaded,
]


@cache
def moments(at: int) -> list[CryptidsState]:
    """Every state of three random games at one of the tables."""
    seats, options = TABLES[at]
    found = []
    for seed in range(3):
        chance = Chance(stream(bytes(32), f"always {seed}"))
        s = GAME.new(seats, seed, options)
        while s.outcome is None:
            found.append(s.copy())
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, chance))
        found.append(s)
    return found


@pytest.mark.parametrize("at", range(len(TABLES)))
@pytest.mark.parametrize("check", CHECKS)
def test_what_always_holds(check, at):
    for s in moments(at):
        check(s)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_no_component_appears_or_vanishes(at):
    box = None
    for s in moments(at):
        box = GAME.components(s) if box is None or s.number == 0 else box
        assert GAME.components(s) == box
