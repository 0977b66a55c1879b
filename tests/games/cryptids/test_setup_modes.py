"""What is set up otherwise in the modes and alone (chapters 35, 36 and 41)."""

import pytest

from bathysphere.engine import BadTable, answer, decisions, open_questions
from bathysphere.games.cryptids import GAME, setup
from bathysphere.games.cryptids.components import LOOSE
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from support.cryptids.positions import contract, offered, position, run
from support.rules import rule

SEEDS = range(40)


def chosen(s: CryptidsState) -> CryptidsState:
    """Everybody takes what comes first."""
    while s.phase == "setup":
        (decision,) = decisions(s)
        answer(s, decision.seat, decision.default)
    return s


@rule("C35.1", "C35.3")
def test_hares_in_every_city():
    lying = set()
    for seed in SEEDS:
        s = GAME.new(3, seed, {"wolpertinger": True})
        assert sorted(s.cities) == list(range(11))
        assert GAME.view(s, 0).cities == (True,) * 11
        lying.add(tuple(s.cities))
        assert GAME.new(3, seed).cities == [NOWHERE] * 11
    assert len(lying) == len(SEEDS)


@rule("C41.1", "C41.5", "C36.20", "C46.7", "C48.85")
def test_without_bids():
    s = GAME.new(3, 0, {"no_bids": True, "wolpertinger": True})
    kinds = []
    while s.phase == "setup":
        (decision,) = open_questions(s)
        kinds.append(decision.kind)
        answer(s, decision.seat, decision.default)
    assert "setup.bids" not in kinds
    assert s.bids == [(), (), ()]
    with pytest.raises(BadTable, match="solo"):
        GAME.new(1, 0, {"no_bids": True})


@rule("C18.8")
def test_the_tip_for_two_beginners_is_for_two():
    assert GAME.new(2, 0, {"first_pair": True}).surcharge() == 0
    for seats in (1, 3, 4):
        with pytest.raises(BadTable, match=rf"two beginners.*\b{seats}\b"):
            GAME.new(seats, 0, {"first_pair": True})


# -- alone


def lonely():
    return [GAME.new(1, seed) for seed in range(120)]


@rule("C36.13")
def test_alone_there_is_no_shared_contract():
    assert {s.shared for s in lonely()} == {NOWHERE}


@rule("C36.14")
def test_alone_one_begins_with_a_coin_on_the_highlighted_row():
    assert {(s.coins[0], s.rows[0]) for s in lonely()} == {(1, 4)}


@rule("C36.17")
def test_the_poacher_begins_directly_below():
    assert {tuple(s.rows) for s in lonely()} == {(4, 5)}


@rule("C36.15", "C48.78")
def test_alone_one_has_two_contracts_one_of_them_about_evidence():
    dealt = [s.contracts for s in lonely()]
    assert {(len(each), len(each[0])) for each in dealt} == {(1, 2)}
    sorts = [[s.c.contracts[each].sort for each in s.contracts[0]] for s in lonely()]
    assert all("evidence" in each for each in sorts)
    assert len({each[0] for each in dealt}) > 30


@rule("C36.16")
def test_the_poacher_has_fifteen_shuffled_cards_and_nothing_else():
    for s in lonely():
        assert sorted(s.poacher_deck) == list(range(15))
        assert s.poacher.evidence == s.poacher.captives == s.poacher_used == ()
    assert len({s.poacher_deck for s in lonely()}) > 100


@rule("C36.1")
def test_alone_all_else_is_set_up_as_for_others():
    alone, two = chosen(GAME.new(1, 3)), chosen(GAME.new(2, 3))
    for s in (alone, two):
        assert (len(s.market), s.on_map(), len(s.display), len(s.requests)) == (3, 7, 6, 4)
        assert [len(each) for each in (s.bids[0], s.tiles[0], s.evidence[0])] == [2, 3, 1]
        assert (s.skills[0], s.surcharge()) == (1, 1)


@rule("C36.15a", "C48.78")
def test_alone_the_contract_drawn_last_is_exchanged_until_one_shows_evidence(monkeypatch: pytest.MonkeyPatch):
    """The first one stays; the others that do not fit leave the game."""
    drawn = ["kind beast", "habitat water", "kind winged", "evidence sky", "evidence victim"]
    deck = [contract(name) for name in drawn]
    rest = [each for each in range(13) if each not in deck]
    whole = (*rest, *reversed(deck))
    s = position(1)
    monkeypatch.setattr(setup, "shuffled", lambda s, cards: whole if len(cards) == 13 else tuple(cards))
    setup.deal_contracts(s)
    assert s.contracts == [tuple(sorted((contract("kind beast"), contract("evidence sky"))))]
    assert contract("habitat water") not in s.undealt
    assert contract("kind winged") not in s.undealt
    assert contract("evidence victim") in s.undealt


@rule("C36.15b", "C47.12")
def test_alone_contracts_lie_open():
    s = GAME.new(1, 0)
    for seat in (0, -1):
        assert GAME.view(s, seat).players[0].contracts == s.contracts[0]


@rule("C3.11", "C10.1")
def test_a_bid_that_is_not_placed_yet_offers_nothing_during_setup():
    s = GAME.new(2, 0)
    assert s.bids == [(LOOSE, LOOSE)] * 2
    assert [offered(s, seat, "bid") for seat in range(2)] == [[], []]
    assert run(s).events == []
