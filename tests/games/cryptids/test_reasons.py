"""Why something in sight is not offered at a table of Cryptids: the right reason, and a sentence for it."""

import re

import pytest

from bathysphere.engine import decision_of
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.state import Attempt
from bathysphere.games.cryptids.steps.cards import PlaceBids, ReplaceCards
from bathysphere.games.cryptids.steps.field.tracking import AfterRoll
from bathysphere.games.cryptids.steps.office.turn import SecondCard
from bathysphere.games.cryptids.steps.opening import ChooseCity
from support.cryptids.positions import act, card, hare, place, position, request, run, skill, tile
from support.cryptids.sentences import barred, code, why

UP = {"stepped": "up", "learning": True}
SCENES = [
    # -- the map
    ({"places": {0: "aachen"}}, ("move", place("aachen")), "already_here"),
    ({"places": {0: "aachen"}}, ("move", place("E3")), "too_far"),
    ({"turn": {"moved": True, "acted": True}}, ("move", place("E3")), "moves_used"),
    ({"used": {0: "ticket"}}, ("ticket",), "skill_used"),
    ({"places": {0: "E1"}}, ("collect", place("E1")), "no_evidence_here"),
    ({"places": {0: "N1"}}, ("collect", place("N2")), "not_there"),
    ({"places": {0: "N2"}, "evidence": {0: "sky sky sky sky water"}}, ("collect", place("N2")), "slots_full"),
    ({"places": {0: "N2"}, "turn": {"acted": True}}, ("collect", place("N2")), "action_used_no_skill"),
    ({"places": {0: "N2"}, "turn": {"acted": True}, "evidence": {0: "sky sky sky sky"}}, ("collect", place("N2")),
     "action_used_no_skill"),
    ({"places": {0: "N2"}, "turn": {"acted": True}, "used": {0: "collect"}}, ("collect", place("N2")), "action_used"),
    # -- tracking
    ({"display": "mavo", "bids": {0: (1, 2)}}, ("track", 0), "no_bid"),
    ({"display": "mavo", "places": {0: "S2"}}, ("track", 0), "track_elsewhere"),
    ({"display": "mavo", "places": {0: "S1"}}, ("track", 0), "no_evidence"),
    ({"display": "mavo", "places": {0: "S1"}, "evidence": {0: "tracks"}, "turn": {"acted": True}}, ("track", 0),
     "action_used_no_skill"),
    ({"wolpertinger": True, "places": {0: "N1"}}, ("search",), "not_in_city"),
    ({"wolpertinger": True, "places": {0: "riga"}}, ("search",), "no_hare_here"),
    ({"wolpertinger": True, "places": {0: "riga"}, "hares": {"riga": 0}}, ("search",), "no_rumours"),
    ({"wolpertinger": True, "places": {0: "riga"}, "hares": {"riga": 0}, "evidence": {0: "bonus"},
      "turn": {"acted": True}}, ("search",), "action_used_no_skill"),
    # -- relocating and refreshing
    ({"found": {0: "mavo"}, "places": {0: "S1"}}, ("relocate", card("mavo")), "not_in_city"),
    ({"found": {0: "mavo"}, "places": {0: "riga"}}, ("relocate", card("mavo")), "no_room"),
    ({"found": {0: "mavo"}, "places": {0: "riga"}, "turn": {"acted": True}}, ("relocate", card("mavo")),
     "action_used_no_skill"),
    ({"found": {0: "skvader"}, "requests": "kind chimera"}, ("request", request("kind chimera")), "request_pair"),
    ({"found": {0: "skvader habor"}, "requests": "kind chimera", "places": {0: "S1"}},
     ("request", request("kind chimera")), "not_in_city"),
    ({"found": {0: "skvader habor"}, "requests": "kind chimera", "places": {0: "riga"}, "turn": {"acted": True}},
     ("request", request("kind chimera")), "action_used_no_skill"),
    ({"found": {0: "skvader water_leaper"}, "requests": "kind chimera", "places": {0: "riga"}},
     ("request", request("kind chimera")), "request_room"),
    ({"turn": {"acted": True}}, ("refresh",), "acted"),
    ({"regions": {"N2": "sky sky sky sky water water water"}}, ("refresh",), "map_full"),
    ({"wolpertinger": True, "tokens": {0: [hare("evidence")]}, "evidence": {0: "sky sky sky sky water"}},
     ("hare", "evidence"), "slots_full"),
    ({"bids": {0: (-1, 3)}}, ("bid", 3), "bid_twice"),
    # -- the assistant
    ({"at": "office"}, ("end",), "step_first"),
    ({"at": "office", "rows": (1, 5), "coins": {0: 1}, "turn": {"stepped": "up"}}, ("end",), "top_row_end"),
    ({"at": "office", "turn": UP}, ("down",), "stepped"),
    ({"at": "office", "rows": (1, 5)}, ("up",), "no_row"),
    ({"at": "office"}, ("learn", skill("luck")), "only_up"),
    ({"at": "office", "turn": {"stepped": "up"}}, ("learn", skill("luck")), "learning_over"),
    ({"at": "office", "turn": UP}, ("learn", skill("luck")), "no_xp"),
    ({"at": "office", "turn": UP, "xp": {0: 9}}, ("learn", skill("range_2")), "range_first"),
    ({"at": "office", "turn": UP}, ("learn", skill("ticket")), "has_skill"),
    ({"at": "office", "turn": UP}, ("restore", skill("ticket")), "skill_ready"),
    ({"at": "office", "turn": UP, "used": {0: "ticket"}}, ("restore", skill("ticket")), "no_coins"),
    ({"at": "office", "used": {0: "ticket"}}, ("restore", skill("ticket")), "only_up"),
    ({"at": "office"}, ("paid", "up"), "no_coins"),
    ({"at": "office", "rows": (10, 5), "coins": {0: 1}}, ("paid", "down"), "no_row"),
    ({"at": "office", "rows": (1, 5), "coins": {0: 1}, "turn": {"stepped": "down"}}, ("market",), "kept_coin"),
    ({"at": "office"}, ("market",), "no_coins"),
    # -- cards and the market
    ({"at": "office", "coins": {0: 1}}, ("card", 0), "card_has_bid"),
    ({"at": "office", "coins": {0: 1}, "no_bids": True}, ("card", 0), "no_bids_mode"),
    ({"at": "office"}, ("card", 5), "no_coins"),
    ({"at": "office", "display": "- mavo habor", "bids": {0: (1, 3), 1: (1, 3)}}, ("card", 2), "no_coins"),
    ({"at": "office", "coins": {0: 9}, "evidence": {0: "sky sky sky sky water"}}, ("buy", 0), "slots_full"),
    ({"at": "office", "coins": {0: 1}}, ("buy", 0), "no_coins"),
    ({"at": "office", "coins": {0: 1}, "market": "- bones sky"}, ("buy", 0), "market_gap"),
    ({"at": "office", "evidence": {0: "rumour"}}, ("swap", 6, 0), "no_coins"),
    ({"at": "office", "turn": {"rebid": True}}, ("rebid",), "rebid_done"),
    ({"at": "office", "bids": {0: (-1, -1)}}, ("rebid",), "no_bid_placed"),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "target", "expected"), SCENES)
def test_what_is_not_offered_has_its_reason(scene, target, expected):
    assert code(position(2, **scene), *target) == expected


def test_who_lacks_coins_is_told_the_price():
    s = position(2, at="office", turn=UP, used={0: "ticket"}, market="victim rumour sky", evidence={0: "rumour"})
    reasons = barred(s)
    for target in (("restore", skill("ticket")), ("paid", "up"), ("market",), ("card", 5)):
        assert reasons[target] == ("no_coins", {"price": 1, "number": 0}), target
    assert reasons["buy", 0] == ("no_coins", {"price": 4, "number": 0})
    assert reasons["learn", skill("track")] == ("no_xp", {"skill": skill("track"), "price": 3, "number": 0})


def test_what_was_sold_or_bought_in_this_turn_is_not_traded_back():
    s = position(2, at="office", coins={0: 9}, evidence={0: "tracks"}, market="victim - sky")
    act(s, "sell", 3, 1)
    assert code(s, "buy", 1) == "sold_this_turn"
    act(s, "buy", 0)
    assert code(s, "sell", 0) == "bought_this_turn"
    assert code(s, "swap", 0) == "bought_this_turn"


def test_the_top_row_is_entered_only_with_a_coin_to_leave_it():
    s = position(2, at="office", rows=(2, 5), coins={0: 1}, turn={"stepped": "down"})
    s.turn = type(s.turn)(0, start=1, stepped="down")
    run(s)
    assert code(s, "paid", "up") == "top_row_coin"


def test_after_a_roll_skills_that_do_not_help_say_why():
    s = position(2, display="tulikettu", evidence={0: "tracks sky"}, skills={0: "luck second_chance"})
    s.trying = Attempt(0, ((s.evidence[0][0],), (s.evidence[0][1],), ()), ("failure",))
    run(s, AfterRoll(0))
    assert code(s, "luck") == "no_clover"
    again = position(2, display="tulikettu", evidence={0: "tracks sky"}, skills={0: "luck second_chance"})
    again.trying = Attempt(0, ((again.evidence[0][0],), (again.evidence[0][1],), ()), ("luck",), rerolled=True)
    run(again, AfterRoll(0))
    assert code(again, "second_chance") == "rerolled"
    bare = position(2, display="tulikettu", evidence={0: "tracks sky"}, skills={0: "second_chance"})
    bare.trying = Attempt(0, ((bare.evidence[0][0],), (bare.evidence[0][1],), ()), ("luck",))
    run(bare, AfterRoll(0))
    assert code(bare, "luck") == "skill_missing"


def test_cards_cities_bids_and_tiles_say_what_is_in_the_way():
    s = position(3, bids={0: (0, 1), 1: (1, 2), 2: (2, 3)})
    run(s, ReplaceCards(0))
    assert barred(s)["discard", 1] == ("other_bid", {"card": s.display[1], "seat": 1})
    run(s, ChooseCity(0))
    assert barred(s)["city", s.places[1]] == ("city_taken", {"place": s.places[1], "seat": 1})
    s.bids[0] = (-1, 3)
    run(s, PlaceBids(0))
    assert code(s, "bid", 3) == "bid_twice"
    run(s, SecondCard(0))
    assert code(s, "second_card", 2) == "card_has_bid"


def test_a_card_without_another_of_its_level_stays():
    s = position(2, at="office", coins={0: 9}, bids={0: (0, 1), 1: (0, 1)})
    s.decks = [(), *s.decks[1:]]
    s.opened = None
    assert code(s, "card", 5) == "no_other_card"


def test_a_tile_that_fits_nowhere_is_named():
    """Mountains and forest have their starting places; of the third one only two cells are free for water."""
    pocket = {"LM05": (0, 2, 8), "LF04": (0, 2, 2), "LM04": (0, 5, 4), "LM01": (0, 6, 3), "LM03": (0, 6, 7)}
    s = position(2, at="end", terrain=pocket, tiles={0: "LW01 LW12"})
    assert barred(s) == {("tile", tile("LW12")): ("tile_no_room", {"tile": tile("LW12")})}


def test_without_a_token_or_a_card_left_that_is_said():
    s = position(2, at="office", coins={0: 1}, display="mavo habor - - - -")
    s.bag = s.beside = ()
    s.opened = None
    assert code(s, "market") == "bag_empty"
    assert code(s, "rebid") == "no_card_for_bid"


def test_a_reason_names_what_it_speaks_of():
    s = position(2, places={0: "aachen"}, display="mavo", bids={0: (1, 2)})
    view = GAME.view(s, 0)
    found = barred(s)
    said = why("en", *found["move", place("E3")], view)
    assert said.startswith("E3 Black Sea coast is 4 steps away")
    assert re.findall(r"\b\d\b", said) == ["4", "2"]
    assert why("ru", *found["track", 0], view) == "Маво: на этой карточке нет вашей ставки."
    office = position(2, at="office", turn=UP)
    said = why("uk", *barred(office)["learn", skill("track")], GAME.view(office, 0))
    assert said == "Відстежити криптида: ціна — 3 очки досвіду, а у вас 0."


def test_nothing_that_is_offered_is_barred():
    s = position(2, places={0: "N2"}, evidence={0: "rumour"}, skills={0: "collect"})
    decision = decision_of(s, 0)
    assert ("collect", "action", place("N2"), 6) in decision.options
    assert ("collect", place("N2")) not in barred(s)
