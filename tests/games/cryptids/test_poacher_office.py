"""Chapters 38 and 39: the poacher's assistant, with dice, the market, his place on the track and his terrain."""

import pytest

from bathysphere.games.cryptids.steps.poacher.turn import (
    StandBeside,
    office_attempt,
    wanted_on_market,
)
from support.cryptids.positions import (
    act,
    face,
    offered,
    options,
    question,
    run,
    words_of,
)
from support.cryptids.solo import office_does, solo
from support.rules import rule


def office(**scene):
    return solo(at="poacher_office", **scene)


@rule("C38.1", "C38.1a", "C38.1b", "C38.2", "C48.86")
@pytest.mark.parametrize(("rows", "side"), [((5, 4), "above"), ((4, 5), "below")])
def test_the_row_of_his_card_by_where_he_stands(rows, side, monkeypatch):
    tried = []
    monkeypatch.setattr(
        "bathysphere.games.cryptids.steps.poacher.turn.office_attempt", lambda s, action: tried.append(action)
    )
    s = office(rows=rows, poacher_card=0)
    said = getattr(s.c.pack.poacher.cards[0], side)
    assert tried == list(said.tries)


@rule("C38.6", "C38.8", "C36.9")
def test_he_removes_dice_and_gains_nothing():
    s = solo(dice="coins2 coins3 xp1")
    office_does(s, "dC")
    assert s.dice == tuple(sorted((face("coins2"), face("xp1"))))
    office_does(s, "dX")
    assert s.dice == (face("coins2"),)
    assert office_attempt(s, "dX") is None
    assert office_attempt(s, "dS") is None
    s = solo(dice="xp1 xp2 restore2")
    office_does(s, "dX")
    office_does(s, "dS")
    assert s.dice == (face("xp1"),)
    assert s.poacher.evidence == ()


@rule("C38.7", "C48.71", "C36.9")
def test_a_rumour_die_gives_him_the_rumour_if_there_is_room():
    s = solo(dice="bonus_rumour1")
    office_does(s, "dR")
    assert (s.dice, words_of(s.poacher.evidence)) == ((), "bonus")
    s = solo(dice="bonus_rumour1", poacher="sky sky bones bones")
    office_does(s, "dR")
    assert (s.dice, len(s.poacher.evidence)) == ((), 4)


@rule("C38.9", "C39.10", "C39.11", "C39.12", "C39.9")
def test_he_takes_from_the_market_without_paying():
    s = solo(market="water rumour sky", bag="bones", contracts={0: "evidence water, evidence sky"})
    office_does(s, "mC")
    assert options(s, "market_takes") == [(0,), (2,)]
    act(s, "market_takes", 2)
    assert (words_of(s.poacher.evidence), words_of(s.market)) == ("sky", "water rumour bones")
    s = solo(market="bones rumour sky")
    assert wanted_on_market(s, "CON") == (1,)
    assert office_attempt(solo(market="bones victim sky"), "mC") is None
    assert office_attempt(solo(market="water rumour sky", poacher="sky sky bones bones"), "mC") is None


@rule("C39.6", "C39.7", "C48.72")
def test_a_market_refresh_paired_with_taking():
    s = solo(market="water victim bones", bag="sky tracks water")
    office_does(s, "xC")
    assert words_of(s.poacher.evidence) == "water"
    assert words_of(s.market) == "sky tracks water"  # no second one
    s = solo(market="victim bones sky", bag="sky tracks water bones")
    office_does(s, "xC")
    assert words_of(s.poacher.evidence) == "water"
    assert words_of(s.market) == "sky tracks bones"
    s = solo(market="victim bones sky", bag="sky tracks witness bones")
    office_does(s, "xC")
    assert (s.poacher.evidence, words_of(s.market)) == ((), "sky tracks witness")


@rule("C48.71")
def test_with_a_full_board_only_the_refresh_happens():
    s = solo(market="water victim bones", bag="sky tracks water", poacher="sky bones bones victim")
    office_does(s, "xC")
    assert (words_of(s.market), len(s.poacher.evidence)) == ("sky tracks water", 4)


@rule("C38.3", "C39.23", "C39.24", "C36.10")
@pytest.mark.parametrize(
    ("rows", "way", "row"),
    [((5, 8), "up", 4), ((5, 8), "down", 6), ((5, 4), "up", 4), ((1, 2), "up", 2), ((10, 3), "down", 3)],
)
def test_he_stands_beside_the_players_assistant(rows, way, row):
    s = solo(rows=rows)
    run(s, StandBeside(way))
    assert s.rows == [rows[0], row]


@rule("C38.4", "C46.45", "C48.75")
def test_the_player_lays_terrain_for_him():
    """Card 0 shows mountains."""
    s = office(rows=(4, 5), poacher_card=0, tiles={0: "LM01 LF01 LW01"})
    while question(s) != "poacher.terrain":
        act(s, *offered(s, 0)[0])
    assert {s.c.terrain[at].kind for (at,) in options(s, "take")} == {0}
    act(s, *offered(s, 0, "take")[0])
    act(s, *offered(s, 0, "lay")[0])
    assert len(s.terrain) == 1
    assert question(s) != "terrain.take"
    assert len(s.tiles[0]) == 3


@rule("C48.75")
def test_another_kind_is_laid_if_his_does_not_fit():
    s = office(rows=(4, 5), poacher_card=0, dice="xp1", closed="mountain")
    while question(s) != "poacher.terrain":
        act(s, *offered(s, 0)[0])
    assert {s.c.terrain[at].kind for (at,) in options(s, "take")} == {1, 2}
    built = office(rows=(4, 5), poacher_card=0, dice="xp1", final=9)
    assert question(built) == "office.turn"
