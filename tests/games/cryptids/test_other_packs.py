"""Rules that only other faces than those of the built-in pack bring into play."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.score import points_of
from support.content_packs import at_hand, card_in, pack_of, raw_pack
from support.cryptids.positions import (
    act,
    card,
    cards,
    held,
    kind,
    names_of,
    options,
    place,
    position,
    question,
    request,
    track,
)
from support.rules import rule

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def dealt_with() -> Iterator[Callable[[Change], str]]:
    """The name of a pack that is changed in one place."""
    with ExitStack() as opened:

        def change(how: Change) -> str:
            raw = raw_pack()
            how(raw)
            return opened.enter_context(at_hand(pack_of(raw)))

        yield change


def able(name: str, when: str, *does: str) -> Change:
    """A pack in which this cryptid has another ability."""

    def change(raw: dict[str, Any]) -> None:
        card_in(raw, name)["ability"] = {"when": when, "does": list(does)}

    return change


LAKE = {"LW12": (0, 2, 2)}


def placed(pack: str, **scene: Any) -> Any:
    """The Lossie is relocated into a lake."""
    s = position(2, found={0: "lossie"}, terrain=LAKE, content=pack, **scene)
    act(s, "relocate", "action", card("lossie"))
    act(s, "place", card("lossie"), 0, 2, 2)
    return s


@rule("C48.104")
def test_a_free_token_of_the_market_needs_an_empty_slot(dealt_with):
    pack = dealt_with(able("lossie", "relocated", "take_market"))
    s = placed(pack, evidence={0: "sky sky sky bones"})
    assert question(s) == "ability.market"
    act(s, "take_market", 0)
    assert held(s) == "victim bones sky sky sky"
    s = placed(pack, evidence={0: "sky sky sky sky bones"})
    assert question(s) == "field.turn"
    assert held(s) == "bones sky sky sky sky"


@rule("C48.104")
def test_a_free_token_of_the_map_needs_an_empty_slot(dealt_with):
    pack = dealt_with(able("lossie", "relocated", "take_map"))
    scene = {"regions": {"N2": "rumour", "N4": "water"}, "places": {0: "aachen"}}
    s = placed(pack, evidence={0: "sky sky sky bones"}, **scene)
    assert question(s) == "ability.collect"
    s = placed(pack, evidence={0: "sky sky sky sky bones"}, **scene)
    assert question(s) == "field.turn"


@rule("C48.112")
def test_of_two_that_leap_the_second_finds_no_room_left(dealt_with):
    pack = dealt_with(able("trochus", "request", "place"))
    two = tuple(sorted(cards("trochus water_leaper")))
    s = position(
        2, found={0: "trochus water_leaper"}, requests="kind chimera", terrain={"LW09": (0, 2, 2)}, content=pack
    )
    act(s, "request", "action", request("kind chimera"), *two)
    assert question(s) == "relocate.place"
    assert {option[0] for option in options(s, "place")} == {two[0]}
    act(s, *next(("place", *option) for option in options(s, "place")))
    assert names_of([laid.tile for laid in s.laid]) == ["trochus"]
    assert question(s) == "field.turn"
    assert [each.cards for each in s.granted[0]] == [two]


@rule("C48.112", "C42.7")
def test_both_that_leap_are_placed_where_there_is_room(dealt_with):
    pack = dealt_with(able("trochus", "request", "place"))
    two = tuple(sorted(cards("trochus water_leaper")))
    ground = {"LW12": (0, 2, 2), "LW09": (0, 3, 2)}
    s = position(2, found={0: "trochus water_leaper"}, requests="kind chimera", terrain=ground, content=pack)
    act(s, "request", "action", request("kind chimera"), *two)
    while question(s) == "relocate.place":
        act(s, *next(("place", *option) for option in options(s, "place")[::-1]))
    assert names_of(sorted(laid.tile for laid in s.laid)) == ["trochus", "water_leaper"]


@rule("C11.8", "C2.12")
def test_a_new_card_with_both_question_marks_draws_for_its_place_first(dealt_with):
    def change(raw: dict[str, Any]) -> None:
        card_in(raw, "achlis")["needs"] = ["tracks", "?"]

    scene = {"display": "mavo", "places": {0: "S1"}, "evidence": {0: "tracks rumour"}, "bag": "water@N2 bones@W1"}
    s = position(2, content=dealt_with(change), **scene)
    s.decks[1] = (card("achlis"),)
    track(s, "token", "token")
    assert names_of(s.display[:1]) == ["achlis"]
    assert (s.region_of(0), s.needs(0)) == (place("N2"), (kind("tracks"), kind("bones")))


@rule("C4.6")
def test_the_best_rate_for_coins_counts(dealt_with):
    pack = dealt_with(able("lossie", "end", "coin_rate 2"))
    points = [
        dict(points_of(position(2, found={0: found}, coins={0: 13}, content=pack), 0))["coins"]
        for found in ("", "lossie", "chudo_yudo lossie")
    ]
    assert points == [2, 6, 6]


def test_a_pack_with_fewer_requests_than_a_table_has(dealt_with):
    def change(raw: dict[str, Any]) -> None:
        raw["contracts"]["requests"] = ["zone N"]

    assert GAME.new(4, 0, {"content": dealt_with(change)}).requests == (0,)
