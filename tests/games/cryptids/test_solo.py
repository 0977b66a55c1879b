"""Chapters 36 to 40: alone against the poacher. What each of his cards says is in test_poacher_cards.py."""

import pytest

from bathysphere.engine import any_answer, open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.score import RATINGS, points_of, rating
from bathysphere.games.cryptids.state import Poacher
from bathysphere.games.cryptids.steps.catching import best, caught_by, hunt, nearness, prey_of
from bathysphere.games.cryptids.steps.poacher import (
    PoacherField,
    StandBeside,
    attempt,
    needed,
    office_attempt,
    wanted_on_map,
    wanted_on_market,
)
from support.journey import (
    FREE,
    act,
    asked,
    card,
    cards,
    end,
    face,
    finish_office,
    heard,
    journey,
    kind,
    kinds,
    names_of,
    offered,
    options,
    place,
    question,
    run,
    told_to_all,
    words_of,
)
from support.rules import rule

WATER = {0: "evidence water, kind beast"}


def solo(**scene):
    scene.setdefault("contracts", WATER)
    return journey(1, **scene)


def captives(s) -> list[str]:
    return names_of(s.poacher.captives)


def does(s, action: str):
    """The poacher does this, as the upper part of a card says."""
    steps = attempt(s, action)
    assert steps is not None
    return run(s, *steps)


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


@rule("C37.5", "C37.5a", "C37.5b", "C37.5c", "C37.5d", "C37.5e", "C37.6", "C37.7", "C36.8")
@pytest.mark.parametrize(
    ("poacher", "row"),
    [("", 0), ("sky", 1), ("sky bones", 2), ("sky bones rumour", 3), ("sky bones rumour victim", 4)],
)
def test_the_row_of_his_card_by_what_he_holds(poacher, row, monkeypatch):
    """Of the row the leftmost action that is possible is done, and nothing if none is."""
    tried = []
    steps = "bathysphere.games.cryptids.steps.poacher.attempt"
    monkeypatch.setattr(steps, lambda s, action: tried.append(action))
    s = solo(at="poacher", poacher=poacher, poacher_deck=[0])
    assert tried == list(s.c.pack.poacher.cards[0].held[row])
    possible = ("REF", "K2", "K4")
    monkeypatch.setattr(steps, lambda s, action: tried.append(action) or (() if action in possible else None))
    tried.clear()
    solo(at="poacher", poacher=poacher, poacher_deck=[0])
    row_said = list(s.c.pack.poacher.cards[0].held[row])
    first = next(at for at, action in enumerate(row_said) if action in possible)
    assert tried == row_said[: first + 1]


@rule("C37.7", "C36.8")
def test_he_idles_if_nothing_is_possible():
    s = solo(
        poacher="sky bones rumour victim", bids={0: (FREE, FREE)}, contracts={0: "evidence sky"}, display="- - - - - -"
    )
    from bathysphere.games.cryptids.steps.poacher import PoacherField

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


# -- catching


@rule("C36.5", "C39.14", "C39.15", "C37.11")
def test_he_catches_only_with_all_evidence_and_the_right_number_of_pieces():
    s = solo(display="lossie nessie", poacher="water rumour witness")
    lossie, nessie = (card("lossie"), 0), (card("nessie"), 1)
    assert [words_of(each) for each in caught_by(s, lossie, 2)] == ["water rumour"]
    assert caught_by(s, lossie, 3) == []
    assert [words_of(each) for each in caught_by(s, nessie, 3)] == ["witness water rumour"]
    assert caught_by(s, nessie, 2) == []
    assert caught_by(solo(display="lossie", poacher="water sky"), lossie, 2) == []


@rule("C39.17", "C48.98")
def test_two_rumours_are_his_joker_too():
    s = solo(display="lossie trochus", poacher="rumour rumour rumour")
    assert caught_by(s, (card("lossie"), 0), 2)
    assert not caught_by(s, (card("trochus"), 1), 2)
    s = solo(display="lossie trochus", poacher="rumour rumour rumour rumour")
    assert caught_by(s, (card("trochus"), 1), 2)


@rule("C48.98", "C46.52", "C48.99")
def test_the_fewest_tokens_are_spent_and_equal_sets_are_the_players_choice():
    s = solo(display="trochus", poacher="water witness rumour rumour")
    assert [words_of(each) for each in caught_by(s, (card("trochus"), 0), 2)] == ["witness water"]
    found = solo(found={0: "skvader"}, poacher="bones sky water", poacher_card=0)
    does(found, "K2")
    assert question(found) == "poacher.spend"
    sets = {(card("skvader"), *pair) for pair in [(kind("bones"), kind("sky")), (kind("bones"), kind("water"))]}
    assert set(options(found, "spend")) == sets
    act(found, "spend", card("skvader"), kind("bones"), kind("sky"))
    assert (words_of(found.poacher.evidence), captives(found)) == ("water", ["skvader"])


@rule("C46.52", "C24.10", "C48.76")
def test_bonus_rumours_he_spends_go_to_the_supply():
    s = solo(display="lossie - - - - -", poacher="water rumour bonus")
    supply = len(s.bonus)
    does(s, "K2")
    act(s, "spend", card("lossie"), kind("water"), 7)
    assert (len(s.bonus), words_of(s.beside), words_of(s.poacher.evidence)) == (supply + 1, "water", "rumour")


@rule("C36.7", "C39.16", "C48.20")
def test_with_four_pieces_he_catches_anything_of_his_list():
    four = {"poacher": "sky sky rumour victim", "contracts": {0: "evidence water"}}
    s = solo(display="tulikettu mavo - - - -", **four)
    assert attempt(solo(poacher="sky sky rumour"), "K4") is None
    does(s, "K4")
    assert captives(s) == ["tulikettu"]  # worth more than Mavo
    assert s.poacher.evidence == ()
    assert attempt(solo(display="mavo - - - - -", bids={0: (FREE, FREE)}, **four), "K4") is None


@rule("C37.10", "C37.12", "C37.13", "C37.14", "C36.6", "C39.19", "C48.99")
def test_classes_of_prey():
    ground = {"LF15": (0, 2, 2)}
    s = solo(
        display="lossie trochus mavo habor - -", bids={0: (1, 3)}, found={0: "skvader hercinia achlis"}, terrain=ground,
        laid={"hercinia": (0, 2, 2, 0)}, contracts={0: "evidence water, kind beast"},
    )  # fmt: skip
    assert names_of(each for each, _ in prey_of(s, "found")) == ["skvader", "achlis"]
    fitting = [each for each, _ in prey_of(s, "contract")]
    assert [each for each in fitting if each in cards("lossie trochus mavo habor")] == list(
        cards("lossie trochus mavo")
    )
    assert names_of(each for each, _ in prey_of(s, "bid")) == ["trochus", "habor"]
    assert all(at == NOWHERE for _, at in prey_of(s, "found"))


@rule("C37.10", "C37.11")
@pytest.mark.parametrize(("which", "caught"), [(0, "skvader"), (1, "habor"), (2, "lossie")])
def test_the_first_class_with_a_catch_decides(which, caught):
    """Cards 0, 1 and 2 begin with found, bid and contract. With less evidence a later class is hunted."""
    scene = {
        "display": "lossie mavo habor - - -",
        "bids": {0: (2, FREE)},
        "found": {0: "skvader"},
        "poacher_card": which,
    }
    scene["poacher_card"] = which
    s = solo(**scene, poacher="bones tracks witness water", contracts={0: "evidence water"})
    does(s, "K4")
    assert captives(s) == [caught]
    s = solo(**scene, poacher="tracks witness", contracts={0: "evidence water"})
    does(s, "K2")
    assert captives(s) == ["habor"]


@rule("C39.18", "C11.6", "C48.69", "C46.47", "C37.3")
def test_a_catch_from_the_display_is_replaced_and_the_bid_placed_at_once():
    s = solo(display="lossie", poacher="water rumour", decks={2: "gulon"}, bag="sky")
    does(s, "K2")
    assert captives(s) == ["lossie"]
    assert names_of(s.display[:1]) == ["gulon"]
    assert s.needs(0)[2] == kind("sky")
    assert (asked(s), s.bids[0]) == ([(0, "bid.place")], (FREE, 1))
    act(s, "bid", 0)
    assert s.bids[0] == (0, 1)
    assert s.coins[0] == s.xp[0] == 0


@rule("C36.6", "C48.68")
def test_a_catch_from_the_player_takes_card_and_tile():
    s = solo(found={0: "skvader mavo"}, poacher="bones sky", display="lossie", bids={0: (FREE, FREE)})
    before = s.display[:]
    does(s, "K2")
    assert captives(s) == ["skvader"]
    assert names_of(s.found[0]) == names_of(s.waiting(0)) == ["mavo"]
    assert s.display == before
    assert dict(points_of(s, 0))["found"] == 1


@rule("C39.20", "C48.74")
def test_he_takes_what_brings_him_nearer_to_three_of_a_contract():
    s = solo(contracts={0: "evidence water, kind beast"}, captives="achlis", display="trochus mavo")
    assert [nearness(s, each) for each in cards("trochus mavo habor")] == [1, 2, 0]
    prey = [(card("trochus"), 0), (card("mavo"), 1), (card("nessie"), 2)]
    assert best(s, prey) == ((card("mavo"), 1),)


@rule("C39.21", "C39.22", "C48.73", "C46.44")
def test_then_what_is_worth_most_then_the_player_chooses():
    s = solo(contracts={0: "evidence sky"}, display="lossie trochus karadag_serpent", bids={0: (0, 1)}, poacher_card=1)
    assert best(s, [(card("lossie"), 0), (card("karadag_serpent"), 2)]) == ((card("karadag_serpent"), 2),)
    s.poacher = Poacher(1, solo(poacher="sky sky rumour victim").poacher.evidence)
    steps = hunt(s, 4)
    run(s, *steps)
    assert (question(s), set(options(s, "prey"))) == ("poacher.prey", {(card("lossie"),), (card("trochus"),)})
    act(s, "prey", card("trochus"))
    assert captives(s) == ["trochus"]


# -- how it is lost and rated


@rule("C40.1", "C40.2")
def test_three_captives_of_one_contract_lose_the_game_at_once():
    scene = {"display": "lossie", "poacher": "water rumour", "contracts": {0: "evidence water, kind winged"}}
    s = solo(**scene, captives="trochus selma")
    reply = does(s, "K2")
    assert (s.outcome.reason, s.outcome.winners) == ("contract_lost", ())
    assert "card_opened" not in kinds(heard(reply, 0))
    split = solo(**scene, captives="trochus hercinia caladrius")
    does(split, "K2")
    assert split.outcome is None


@rule("C40.3")
def test_five_captives_of_any_sort_lose_the_game():
    s = solo(
        display="lossie",
        poacher="water rumour",
        captives="mavo habor dahu aspid",
        contracts={0: "evidence sky, kind winged"},
    )
    does(s, "K2")
    assert s.outcome.reason == "too_many_lost"
    four = solo(
        display="lossie", poacher="water rumour", captives="mavo habor dahu", contracts={0: "evidence sky, kind winged"}
    )
    does(four, "K2")
    assert four.outcome is None


@rule("C40.4", "C40.5", "C40.6", "C40.7")
def test_the_player_wins_when_the_journey_ends():
    s = solo(at="office", number=9, final=9, rows=(5, 4), found={0: "nessie lossie"}, terrain={"LW12": (0, 2, 2)},
             laid={"lossie": (0, 2, 2, 0)}, contracts={0: "evidence water, kind beast"})  # fmt: skip
    s.acted = [False, True]
    finish_office(s)
    assert (s.outcome.reason, s.outcome.winners) == ("arrived", (0,))
    points = dict(s.outcome.points[0])
    assert (points["contract"], points["majority"], points["shared"]) == (3, 2, 0)
    assert dict(points_of(solo(), 0))["majority"] == 0


@rule("C40.10", "C40.11", "C40.12", "C40.13", "C40.14")
@pytest.mark.parametrize(
    ("reputation", "name"),
    [(0, "trainee"), (11, "trainee"), (12, "novice"), (15, "novice"), (16, "ordinary"), (19, "ordinary"),
     (20, "splendid"), (25, "splendid"), (26, "monument"), (40, "monument")],
)  # fmt: skip
def test_ratings(reputation, name):
    assert rating(reputation) == name
    assert len(RATINGS) == 5


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


# -- his assistant


def office(**scene):
    return solo(at="poacher_office", **scene)


def office_does(s, action: str):
    steps = office_attempt(s, action)
    assert steps is not None
    return run(s, *steps)


@rule("C38.1", "C38.1a", "C38.1b", "C38.2", "C48.86")
@pytest.mark.parametrize(("rows", "side"), [((5, 4), "above"), ((4, 5), "below")])
def test_the_row_of_his_card_by_where_he_stands(rows, side, monkeypatch):
    tried = []
    monkeypatch.setattr(
        "bathysphere.games.cryptids.steps.poacher.office_attempt", lambda s, action: tried.append(action)
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
