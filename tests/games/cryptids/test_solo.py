"""Chapters 36 to 40: alone against the poacher. What each of his cards says is in test_poacher_cards.py."""

import pytest

from bathysphere.engine import any_answer, open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.steps.poacher.turn import (
    PoacherField,
    attempt,
    needed,
    wanted_on_map,
)
from support.cryptids.positions import (
    FREE,
    act,
    asked,
    end,
    heard,
    kind,
    kinds,
    options,
    place,
    question,
    run,
    told_to_all,
    words_of,
)
from support.cryptids.solo import does, solo
from support.rules import rule

# -- rounds


@rule("C37.1", "C36.10", "C5.3", "C48.97")
@pytest.mark.parametrize(("rows", "first"), [((4, 5), "player"), ((5, 4), "poacher")])
def test_the_higher_figure_acts_first(rows, first):
    s = solo(at="begin", rows=rows, poacher_deck=[10])
    assert (s.poacher.card == 10) == (first == "poacher")
    assert asked(s)[0][0] == 0
    if first == "player":
        end(s)
    assert s.poacher.card == 10


@rule("C37.4", "C47.21", "C48.67")
def test_one_card_is_active_in_both_phases_and_the_deck_is_shuffled_anew():
    s = solo(at="poacher", poacher_deck=[8])
    assert s.poacher.card == 8
    assert GAME.view(s, 0).poacher.card == 8
    assert s.poacher_used == (8,)
    s.poacher_deck, s.poacher_used = (), tuple(range(15))
    run(s, PoacherField())
    assert len(s.poacher_deck) == 14


@rule("C37.8", "C38.5", "C48.19")
def test_his_figure_changes_sides():
    s = solo(at="poacher", rows=(5, 4), poacher_deck=[3])
    assert s.acted == [False, True]


@rule("C36.2", "C36.3", "C36.4", "C36.9", "C36.11", "C48.76")
def test_the_poacher_has_no_place_no_bids_and_no_points():
    s = GAME.new(1, 0)
    chance = s.chance.copy()
    while s.outcome is None:
        act(s, *any_answer(open_questions(s)[0], chance))
        assert len(s.places) == len(s.bids) == len(s.coins) == 1
        assert all(laid.owner in (0, -1) for laid in s.laid)
    assert len(s.outcome.points) <= 1


# -- taking evidence


HELD = [
    pytest.param("", 0, marks=rule("C37.5a")),
    pytest.param("sky", 1, marks=rule("C37.5b")),
    pytest.param("sky bones", 2, marks=rule("C37.5c")),
    pytest.param("sky bones rumour", 3, marks=rule("C37.5d")),
    pytest.param("sky bones rumour victim", 4, marks=rule("C37.5e")),
]
STEPS = "bathysphere.games.cryptids.steps.poacher.turn.attempt"


@rule("C37.5", "C37.7", "C36.8")
@pytest.mark.parametrize(("poacher", "row"), HELD)
def test_the_row_of_his_card_by_what_he_holds(poacher, row, monkeypatch):
    """Nothing of it is possible: all of it is tried, and nothing else."""
    tried = []
    monkeypatch.setattr(STEPS, lambda s, action: tried.append(action))
    s = solo(at="poacher", poacher=poacher, poacher_deck=[0])
    assert tried == list(s.c.pack.poacher.cards[0].held[row])


@rule("C37.6")
@pytest.mark.parametrize(("poacher", "row"), HELD)
def test_of_the_row_the_leftmost_action_that_is_possible_is_done(poacher, row, monkeypatch):
    tried = []
    possible = ("REF", "K2", "K4")
    monkeypatch.setattr(STEPS, lambda s, action: tried.append(action) or (() if action in possible else None))
    s = solo(at="poacher", poacher=poacher, poacher_deck=[0])
    said = list(s.c.pack.poacher.cards[0].held[row])
    first = next(at for at, action in enumerate(said) if action in possible)
    assert tried == said[: first + 1]


@rule("C37.7", "C36.8")
def test_he_idles_if_nothing_is_possible():
    s = solo(
        poacher="sky bones rumour victim", bids={0: (FREE, FREE)}, contracts={0: "evidence sky"}, display="- - - - - -"
    )
    from bathysphere.games.cryptids.steps.poacher.turn import PoacherField

    reply = run(s, PoacherField())
    assert kinds(heard(reply, 0)) == ["poacher_card", "poacher_idle"]


@rule("C39.1", "C39.8", "C39.9", "C37.9", "C46.43")
def test_evidence_for_a_bid_from_the_first_zone_that_has_any():
    """Card 0 goes N, E, S, W. The bids are on Trochus (water, eyewitness) and on Selma with tracks on its mark."""
    lying = {"N1": "victim rumour", "E1": "water", "E4": "tracks", "S1": "witness"}
    s = solo(display="trochus selma", marks={1: ("", "tracks")}, regions=lying)
    assert needed(s, "BID") == {kind("water"), kind("witness"), kind("tracks")}
    does(s, "BID")
    assert options(s, "poacher_takes") == [(place("E1"), kind("water")), (place("E4"), kind("tracks"))]
    reply = act(s, "poacher_takes", place("E4"), kind("tracks"))
    assert words_of(s.poacher.evidence) == "tracks"
    assert s.map[place("E4")] == ()
    assert told_to_all(s, reply, "poacher_took") == [{"kind": kind("tracks"), "where": place("E4")}]


@rule("C48.91", "C39.1")
def test_a_question_mark_without_a_token_wants_any_evidence_but_a_rumour_first():
    """Nothing could be drawn for the Selma: he takes whatever there is for it."""
    lying = {"N1": "victim rumour", "E1": "bones"}
    s = solo(display="selma", bids={0: (0, FREE)}, regions=lying)
    assert needed(s, "BID") == {kind(name) for name in ["victim", "bones", "witness", "tracks", "sky", "water"]}
    assert wanted_on_map(s, "BID") == [(place("N1"), kind("victim"))]
    s = solo(display="selma", bids={0: (0, FREE)}, regions=lying, marks={0: ("", "tracks")})
    assert wanted_on_map(s, "BID") == [(place("N1"), kind("rumour"))]


@rule("C39.2", "C39.8")
def test_evidence_for_a_contract():
    s = solo(regions={"N1": "victim", "S1": "water", "W1": "water"}, contracts={0: "evidence water, evidence sky"})
    assert needed(s, "CON") == {kind("water"), kind("sky")}
    does(s, "CON")
    assert words_of(s.poacher.evidence) == "water"
    assert s.map[place("S1")] == ()


@rule("C39.12", "C48.70")
def test_rumours_come_last_in_all_zones():
    s = solo(regions={"N1": "rumour", "W1": "water"})
    assert wanted_on_map(s, "CON") == [(place("W1"), kind("water"))]
    s = solo(regions={"E1": "rumour", "W1": "rumour bones"})
    assert wanted_on_map(s, "CON") == [(place("E1"), kind("rumour"))]
    assert wanted_on_map(solo(regions={"W1": "bones"}), "CON") == []


@rule("C39.4", "C39.5", "C48.79", "C37.9")
def test_lowest_and_highest_number_of_the_first_zone_with_evidence():
    s = solo(regions={"E2": "sky rumour", "E4": "rumour", "S1": "water"})
    assert wanted_on_map(s, "LOW") == [(place("E2"), kind("sky"))]
    assert wanted_on_map(s, "HIGH") == [(place("E4"), kind("rumour"))]
    s = solo(regions={"S3": "sky bones rumour"}, poacher_card=1)
    assert wanted_on_map(s, "LOW") == [(place("S3"), kind("bones")), (place("S3"), kind("sky"))]


@rule("C39.13", "C48.71")
def test_with_four_pieces_he_takes_nothing():
    s = solo(poacher="sky bones rumour victim", regions={"N1": "water"})
    assert [attempt(s, action) for action in ("BID", "CON", "LOW", "HIGH")] == [None] * 4
    assert attempt(solo(poacher="sky bones rumour", regions={"N1": "water"}), "CON") is not None


@rule("C39.3", "C46.46")
def test_he_refreshes_the_map_for_nothing():
    s = solo(regions={"N1": "rumour", "N2": "sky"})
    does(s, "REF")
    assert asked(s) == [(0, "refresh.remove")]
    act(s, "remove", 1)
    assert (s.on_map(), s.coins[0], s.xp[0]) == (7, 0, 0)
    assert question(s) == "field.turn"  # no cards, no bonus
    full = {"N1": "rumour", "N2": "rumour", "N3": "rumour", "N4": "sky", "E1": "sky", "E2": "sky", "E3": "water"}
    assert attempt(solo(regions=full), "REF") is None


@rule("C48.77", "C17.1")
def test_when_he_takes_the_last_token_the_map_is_filled():
    s = solo(regions={"N1": "water"})
    does(s, "CON")
    assert asked(s) == [(0, "refresh.remove")]
    act(s, "remove", 0)
    assert s.on_map() == 7


# -- the player's turns


@rule("C37.3", "C48.69", "C48.101")
def test_alone_a_bid_that_came_free_is_placed_before_the_discovery_ability():
    s = solo(display="karadag_serpent", places={0: "E3"}, evidence={0: "witness water"})
    act(s, "track", "action", 0)
    act(s, "commit", 0, 0, "token", "token")
    assert (question(s), s.xp[0]) == ("bid.place", 0)
    act(s, "bid", 0)
    assert (question(s), s.xp[0]) == ("field.turn", 1)


@rule("C48.101", "C48.80", "C46.47")
def test_alone_a_refresh_may_free_own_bids_which_are_placed_at_once():
    s = solo(bids={0: (0, 1)})
    act(s, "refresh")
    act(s, "remove", 0)
    assert options(s, "discard") == [(at,) for at in range(6)]
    act(s, ("discard", 0), ("discard", 4))
    assert question(s) == "bid.place"
    act(s, "bid", 4)
    assert (s.bids[0], question(s)) == ((4, 1), "refresh.bonus")
