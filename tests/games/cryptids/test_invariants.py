"""What holds at every moment of whole random games, whatever is played."""

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import ACTIVE, LOOSE, Expedition
from support.rules import rule

TABLES = [
    (1, {}), (1, {"wolpertinger": True}), (2, {}), (2, {"first_pair": True}), (3, {"wolpertinger": True}),
    (3, {"no_bids": True}), (4, {}), (4, {"no_bids": True, "wolpertinger": True}),
]  # fmt: skip


def check_track(s: Expedition) -> None:
    assert len(set(s.rows)) == len(s.rows)
    assert all(1 <= row <= 10 for row in s.rows)


def check_evidence(s: Expedition) -> None:
    assert s.on_map() <= 7
    assert len(s.market) == 3
    assert all(len(held) <= 5 for held in s.evidence)
    assert len(s.poacher.evidence) <= 4
    assert s.bag or not s.beside
    assert not any(s.shown >> token & 1 for token in s.bag)
    assert all(s.shown >> token & 1 for tokens in s.map for token in tokens)


def check_cards(s: Expedition) -> None:
    for deck, discard in zip(s.decks, s.discards, strict=True):
        assert deck or not discard
    for seat, bids in enumerate(s.bids):
        placed = [bid for bid in bids if bid != LOOSE]
        assert len(set(placed)) == len(placed)
        assert all(s.display[bid] != NOWHERE for bid in placed), seat
    for at, card in enumerate(s.display):
        assert card != NOWHERE or s.marks[at] == (NOWHERE, NOWHERE)


def check_players(s: Expedition) -> None:
    assert all(coins >= 0 for coins in s.coins)
    assert all(xp >= 0 for xp in s.xp)
    active = sum(1 << skill for skill in ACTIVE)
    for seat in range(s.seats):
        assert s.ready[seat] & ~(s.skills[seat] & active) == 0
        assert len(s.tiles[seat]) <= 3 + (open_questions(s)[:1] != () and open_questions(s)[0].kind == "terrain.lay")
        away = s.in_reserve(seat)
        assert set(away) <= set(s.found[seat])


def check_reserve(s: Expedition) -> None:
    assert sum(mask.bit_count() for mask in s.grounds) == sum(len(s.c.terrain[laid.tile].symbols) for laid in s.terrain)
    for kind, mask in enumerate(s.grounds):
        assert bool(mask) == (s.claimed[kind] != NOWHERE)
    claimed = [place for place in s.claimed if place != NOWHERE]
    assert len(set(claimed)) == len(claimed)
    assert s.built == all(s.closed)
    assert GAME.load(s.dump()).covered == s.covered


@rule(
    "C2.2", "C8.2", "C11.7", "C16.6", "C23.3", "C24.10", "C25.2", "C26.5", "C27.5", "C27.7", "C28.4", "C31.3", "C31.7",
    "C36.8", "C39.13", "C48.31", "C48.33",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_always_holds(seats, options):
    for seed in range(3):
        chance = Chance(stream(bytes(32), f"always {seed}"))
        s = GAME.new(seats, seed, options)
        box = GAME.components(s)
        while s.outcome is None:
            assert GAME.components(s) == box
            check_track(s)
            check_evidence(s)
            check_cards(s)
            check_players(s)
            check_reserve(s)
            decision = chance.pick(decisions(s))
            assert decision.options
            answer(s, decision.seat, any_answer(decision, chance))
        assert s.outcome.reason in ("arrived", "contract_lost", "too_many_lost")
        assert bool(s.outcome.winners) == (s.outcome.reason == "arrived")
        assert 6 <= s.number <= 16 or s.outcome.reason != "arrived"
