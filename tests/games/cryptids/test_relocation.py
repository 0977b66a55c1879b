"""Chapters 13 to 15: relocating a cryptid into the reserve, what its tile covers, and requests."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.placement import cryptid_spots
from bathysphere.games.cryptids.score import points_of, relocated
from bathysphere.games.cryptids.state import Granted
from support.cryptids.positions import (
    act,
    asked,
    card,
    cards,
    heard,
    kinds,
    offered,
    options,
    position,
    question,
    ready,
    request,
    told_to_all,
)
from support.rules import rule

LAKE = {"LW12": (0, 2, 2), "LW13": (0, 3, 2)}
"""Two rows of four water cells; the lower one has coins at both ends."""


def relocations(s) -> list[tuple]:
    return options(s, "relocate")


def masks(s, name: str) -> list[set[tuple[int, int]]]:
    """The cells of every way to place a cryptid, as rows and columns."""
    return [{divmod(cell, s.c.width) for cell in spot.cells} for spot in cryptid_spots(s, card(name))]


@rule("C13.1", "C13.4", "C13.5", "C46.21")
def test_only_in_a_city():
    scene = {"found": {0: "lossie mavo"}, "terrain": LAKE, "requests": "kind beast"}
    s = position(2, **scene, places={0: "W1"})
    assert relocations(s) == options(s, "request") == []
    s = position(2, **scene, places={0: "london"})
    assert relocations(s) == [("action", card("lossie"))]
    assert options(s, "request") == [("action", request("kind beast"), *cards("lossie mavo"))]


@rule("C13.2", "C15.11")
def test_only_cryptids_that_were_not_relocated():
    s = position(2, found={0: "lossie trochus selma mavo"}, terrain=LAKE, laid={"lossie": (0, 2, 2, 0)},
                granted={0: ("kind beast", "selma mavo")}, requests="kind chimera")  # fmt: skip
    assert relocations(s) == [("action", card("trochus"))]
    assert options(s, "request") == []


@rule("C13.3", "C19.6", "C19.11")
def test_one_cryptid_for_an_action_and_another_for_the_skill():
    s = position(2, found={0: "lossie water_leaper"}, terrain=LAKE, skills={0: "relocate"})
    act(s, "relocate", "skill", card("lossie"))
    act(s, *offered(s, 0, "place")[0])
    assert (ready(s), s.turn.acted) == (["ticket"], False)
    act(s, "relocate", "action", card("water_leaper"))
    act(s, *offered(s, 0, "place")[0])
    assert relocations(s) == []
    assert [(each.tile, each.owner) for each in s.laid] == [(card("lossie"), 0), (card("water_leaper"), 0)]


@rule("C14.1", "C14.3", "C14.4", "C46.22")
def test_a_tile_lies_on_its_habitat_turned_as_one_likes_across_tiles():
    s = position(2, found={0: "trochus"}, terrain={**LAKE, "LF04": (0, 4, 2)})
    lake = {(row, column) for row in (2, 3) for column in range(2, 6)}
    ways = masks(s, "trochus")  # three cells around a corner
    assert all(cells <= lake for cells in ways)
    assert len(ways) == 4 * 3  # in every square of four cells each of four corners is left out
    assert any({row for row, _ in cells} == {2, 3} for cells in ways)


@rule("C14.5")
def test_a_tile_is_never_turned_over():
    """S4 and Z4 are mirror images; the Serpent lies as S4 only."""
    wide = {"LW12": (0, 2, 2), "LW13": (0, 3, 2), "LW05": (0, 4, 2)}
    shapes = {frozenset((y - min(a for a, _ in cells), x - min(b for _, b in cells)) for y, x in cells)
              for cells in masks(position(2, terrain=wide), "karadag_serpent")}  # fmt: skip
    lying = frozenset({(0, 1), (0, 2), (1, 0), (1, 1)})
    standing = frozenset({(0, 0), (1, 0), (1, 1), (2, 1)})
    assert shapes == {lying, standing}


@rule("C14.2", "C14.6")
def test_no_tile_covers_another():
    s = position(2, found={0: "lossie"}, terrain=LAKE, laid={"trochus": (0, 2, 2, 1)})
    taken = {(2, 2), (2, 3), (3, 2)}
    assert all(not cells & taken for cells in masks(s, "lossie"))
    full = position(2, found={0: "lossie"}, terrain={"LW01": (0, 2, 2)}, laid={"water_leaper": (0, 2, 2, 1)})
    assert relocations(full) == []


@rule("C14.8", "C14.13", "C48.38")
def test_the_tile_lies_there_for_its_owner():
    s = position(2, found={0: "lossie"}, terrain=LAKE, coins={0: 0})
    act(s, "relocate", "action", card("lossie"))
    reply = act(s, "place", card("lossie"), 0, 2, 3)
    assert [(each.tile, each.turn, each.row, each.column, each.owner) for each in s.laid] == [
        (card("lossie"), 0, 2, 3, 0)
    ]
    assert told_to_all(s, reply, "relocated") == [{"seat": 0, "card": card("lossie"), "turn": 0, "row": 2, "column": 3}]
    assert s.turn.acted


@rule("C48.38")
def test_pieces_do_not_limit_relocation():
    """With more than eight cryptids in the reserve the ninth counts as well."""
    nine = "lossie water_leaper skvader mavo hercinia caladrius amphisbaena lagopus trochus"
    rows = {name: (0, at // 3, 2 + 2 * (at % 3), 0) for at, name in enumerate(nine.split()[:8])}
    s = position(4, found={0: nine}, terrain={"LW12": (0, 8, 2), "LW13": (0, 9, 2)}, laid=rows)
    assert ("action", card("trochus")) in relocations(s)


@rule("C14.9", "C14.9a", "C14.9b", "C31.9", "C48.39")
def test_covered_symbols_pay_once_each():
    """LW13 has a coin at each end, LW14 (L4) experience in its second cell."""
    s = position(2, found={0: "biddrina"}, terrain={"LW13": (0, 2, 2)})
    act(s, "relocate", "action", card("biddrina"))
    act(s, "place", card("biddrina"), 0, 2, 2)
    assert (s.coins[0], s.xp[0]) == (2, 0)
    s = position(2, found={0: "lossie"}, terrain={"LW14": (0, 0, 2), "LW12": (0, 3, 2)})
    act(s, "relocate", "action", card("lossie"))
    act(s, "place", card("lossie"), 1, 0, 2)  # two cells, one above the other
    assert (s.coins[0], s.xp[0]) == (0, 1)


@rule("C14.9c", "C14.10", "C14.11", "C46.23", "C48.40", "C48.41")
def test_a_covered_initiative_symbol_moves_the_assistant_by_a_row_if_one_likes():
    scene = {"found": {0: "lossie"}, "terrain": {"LW02": (0, 2, 2)}, "rows": (4, 5)}
    s = position(2, **scene)
    act(s, "relocate", "action", card("lossie"))
    act(s, "place", card("lossie"), 0, 2, 2)
    assert (question(s), options(s)) == ("assistant.bonus", [("stay",), ("shift", "up", 1), ("shift", "down", 1)])
    act(s, "shift", "down", 1)
    assert s.rows == [6, 5]
    assert (len(s.dice), question(s)) == (3, "field.turn")
    s = position(2, **scene)
    act(s, "relocate", "action", card("lossie"))
    act(s, "place", card("lossie"), 0, 2, 2)
    act(s, "stay")
    assert s.rows == [4, 5]


@rule("C48.39", "C46.23")
def test_each_initiative_symbol_is_a_choice_of_its_own():
    """LW07 has one in its middle, LW16 (S4) one in its last cell."""
    s = position(2, found={0: "selma"}, terrain={"LW07": (0, 2, 2), "LW02": (0, 2, 5)})
    act(s, "relocate", "action", card("selma"))
    act(s, "place", card("selma"), 0, 2, 3)
    for row in (3, 2):
        assert question(s) == "assistant.bonus"
        act(s, "shift", "up", 1)
        assert s.rows[0] == row
    assert question(s) == "field.turn"


@rule("C14.12")
def test_the_ability_comes_after_what_was_covered():
    s = position(2, found={0: "tulikettu"}, terrain={"LM16": (0, 2, 2), "LM15": (0, 3, 4), "LM04": (0, 4, 2)})
    act(s, "relocate", "action", card("tulikettu"))
    told = [each.kind for each in heard(act(s, *offered(s, 0, "place")[0]), 1)]
    assert told.index("relocated") < told.index("ability")


@rule("C31.8", "C31.9")
def test_symbols_pay_nothing_when_terrain_is_laid():
    s = position(2, at="end", tiles={0: "LW13 LM01 LF01"})
    act(s, "tile", s.tiles[0][2])
    act(s, *offered(s, 0, "lay")[0])
    assert (s.coins[0], s.xp[0]) == (0, 0)


# -- requests


@rule("C15.1", "C15.2", "C15.3", "C46.24", "C48.90")
def test_requests_for_a_zone_or_a_kind():
    s = position(2, found={0: "lossie black_shuck mavo achlis"}, requests="zone W, zone S, kind beast, kind winged")
    asked_for = {each[1:] for each in options(s, "request")}
    west, beasts = request("zone W"), request("kind beast")
    lossie, mavo, achlis, shuck = cards("lossie mavo achlis black_shuck")
    assert asked_for == {
        (west, lossie, shuck),
        (beasts, lossie, mavo), (beasts, lossie, achlis), (beasts, lossie, shuck),
        (beasts, mavo, achlis), (beasts, mavo, shuck), (beasts, achlis, shuck),
    }  # fmt: skip


PAIR = cards("lossie mavo")


def granted():
    """Lossie and Mavo leave for a request."""
    s = position(
        2, found={0: "lossie mavo", 1: "achlis indrik"}, requests="kind beast", terrain=LAKE,
        contracts={0: "kind beast, evidence sky"},
    )  # fmt: skip
    return s, act(s, "request", "action", request("kind beast"), *PAIR)


@rule("C15.4")
def test_the_tiles_of_a_request_leave_the_game():
    s, _ = granted()
    assert s.waiting(0) == []
    assert s.laid == ()
    assert options(s, "relocate") == []


@rule("C15.5")
def test_the_request_is_taken_with_both_cards_under_it():
    s, reply = granted()
    assert s.granted == [(Granted(request("kind beast"), PAIR),), ()]
    assert told_to_all(s, reply, "request_granted") == [{"seat": 0, "request": request("kind beast"), "cards": PAIR}]


@rule("C15.6", "C33.4")
def test_a_request_is_worth_four_and_its_cards_nothing_for_relocation():
    points = dict(points_of(granted()[0], 0))
    assert (points["relocated"], points["requests"]) == (0, 4)


@rule("C15.7")
def test_cards_of_a_request_count_as_found():
    s, _ = granted()
    assert s.found[0] == PAIR
    points = dict(points_of(s, 0))
    assert (points["found"], points["contract"]) == (2, 2)


@rule("C15.9")
def test_a_request_that_is_taken_nobody_else_has():
    s, _ = granted()
    assert s.requests == ()
    act(s, "end")
    assert options(s, "request") == []
    free = position(2, 1, found={1: "achlis indrik"}, requests="kind beast")
    assert options(free, "request") != []


@rule("C15.10")
def test_a_request_places_no_figure():
    s, reply = granted()
    assert told_to_all(s, reply, "relocated") == []
    assert s.in_reserve(0) == []


@rule("C15.11")
def test_cards_of_a_request_count_as_relocated():
    assert relocated(granted()[0], 0) == 2


@rule("C15.8", "C46.50", "C48.95")
@pytest.mark.parametrize("first", ["trochus", "skvader"])
def test_abilities_of_both_cards_in_the_order_one_likes(first):
    """Trochus moves the assistant, Skvader brings two coins."""
    s = position(2, found={0: "trochus skvader"}, requests="kind chimera")
    act(s, "request", "action", request("kind chimera"), *cards("trochus skvader"))
    assert (question(s), set(options(s, "ability"))) == (
        "request.order",
        {(each,) for each in cards("trochus skvader")},
    )
    reply = act(s, "ability", card(first))
    assert s.coins[0] == (0 if first == "trochus" else 2)
    assert question(s) == "assistant.bonus"
    act(s, "shift", "up", 1)
    assert (s.coins[0], s.rows[0]) == (2, 3)
    assert "ability" in kinds(heard(reply, 1))


@rule("C15.8")
def test_one_ability_needs_no_order():
    s = position(2, found={0: "skvader habor"}, requests="kind chimera")
    act(s, "request", "action", request("kind chimera"), *cards("skvader habor"))
    assert (s.coins[0], question(s)) == (2, "field.turn")


@rule("C42.7", "C42.8", "C46.49", "C48.81", "C48.84", "C48.95")
def test_the_water_leaper_is_placed_although_it_fulfils_a_request():
    s = position(
        2, found={0: "trochus water_leaper"}, requests="kind chimera", terrain={"LW03": (0, 2, 2), "LW12": (0, 3, 2)}
    )
    act(s, "request", "action", request("kind chimera"), *cards("trochus water_leaper"))
    assert question(s) == "relocate.place"
    act(s, "place", card("water_leaper"), 0, 2, 2)
    assert s.coins[0] == 1  # what its tile covers pays
    assert question(s) == "assistant.bonus"  # then the ability of Trochus
    act(s, "stay")
    assert [(each.tile, each.owner) for each in s.laid] == [(card("water_leaper"), 0)]
    points = dict(points_of(s, 0))
    assert (points["requests"], points["relocated"]) == (4, 1)
    assert GAME.view(s, 1).players[0].waiting == ()


@rule("C48.81")
def test_without_room_the_water_leaper_fulfils_no_request():
    s = position(2, found={0: "trochus water_leaper habor"}, requests="kind chimera")
    assert options(s, "request") == [("action", request("kind chimera"), *cards("trochus habor"))]


@rule("C42.7")
def test_the_water_leaper_is_relocated_like_others_too():
    s = position(2, found={0: "water_leaper"}, terrain=LAKE)
    act(s, "relocate", "action", card("water_leaper"))
    act(s, *offered(s, 0, "place")[0])
    assert asked(s) == [(0, "field.turn")]
    with pytest.raises(Refused):
        act(s, "relocate", "action", card("water_leaper"))
