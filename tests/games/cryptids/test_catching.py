"""Chapters 37, 39 and 40: what the poacher catches, and how a journey of one is lost or rated."""

import pytest

from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.score import RATINGS, points_of, rating
from bathysphere.games.cryptids.state import Poacher
from bathysphere.games.cryptids.steps.poacher.catching import best, caught_by, hunt, nearness, prey_of
from bathysphere.games.cryptids.steps.poacher.turn import (
    attempt,
)
from support.cryptids.positions import (
    FREE,
    act,
    asked,
    card,
    cards,
    finish_office,
    heard,
    kind,
    kinds,
    names_of,
    options,
    question,
    run,
    words_of,
)
from support.cryptids.solo import captives, does, solo
from support.rules import rule

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
