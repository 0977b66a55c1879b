"""Chapters 35 and 41: hares in the cities, and the mode without bid tokens."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.score import points_of
from support.cryptids.positions import (
    act,
    asked,
    hare,
    held,
    options,
    place,
    position,
    question,
    ready,
    told_to_all,
    words_of,
)
from support.rules import rule

HARES = [hare("hare", at) for at in range(5)]


def hares(**scene):
    return position(scene.pop("seats", 2), wolpertinger=True, **scene)


# -- hares


@rule("C35.4", "C35.5", "C35.7", "C46.51", "C48.65")
@pytest.mark.parametrize(("bonus", "left"), [(0, "bonus"), (1, "rumour")])
def test_a_rumour_finds_the_token_of_the_city(bonus, left):
    s = hares(places={0: "riga"}, evidence={0: "rumour bonus"}, hares={"riga": HARES[0]}, bids={0: (3, 4)})
    assert options(s, "search") == [("action", 0), ("action", 1)]
    reply = act(s, "search", "action", bonus)
    assert (held(s), s.tokens[0], s.turn.acted) == (left, (HARES[0],), True)
    assert s.cities[place("riga") - 16] == NOWHERE
    assert told_to_all(s, reply, "hare_found") == [{"seat": 0, "place": place("riga"), "token": HARES[0]}]
    assert GAME.view(s, 1).players[0].tokens == (HARES[0],)


@rule("C35.4")
def test_without_a_rumour_a_token_or_a_city_there_is_no_search():
    lying = {"riga": HARES[0]}
    assert options(hares(places={0: "riga"}, evidence={0: "sky"}, hares=lying), "search") == []
    assert options(hares(places={0: "kyiv"}, evidence={0: "rumour"}, hares=lying), "search") == []
    assert options(hares(places={0: "N1"}, evidence={0: "rumour"}, hares=lying), "search") == []


@rule("C35.6")
def test_the_skill_searches_as_well():
    s = hares(places={0: "riga"}, evidence={0: "rumour"}, hares={"riga": HARES[0]}, skills={0: "track"})
    act(s, "search", "skill", 0)
    assert (ready(s), s.turn.acted, s.tokens[0]) == (["ticket"], False, (HARES[0],))


@rule("C35.9", "C46.41", "C48.64")
@pytest.mark.parametrize("at", ["field", "office"])
def test_a_coin_token_brings_four_coins_in_ones_own_turn(at):
    s = hares(at=at, tokens={0: [hare("coins")], 1: [hare("coins", 1)]})
    act(s, "hare", "coins")
    assert (s.coins[0], s.tokens[0]) == (4, ())
    assert options(s, "hare") == []
    assert s.tokens[1] == (hare("coins", 1),)
    assert all(hare("coins") != token for token in s.cities)  # it leaves the game


@rule("C35.10", "C48.64")
@pytest.mark.parametrize("at", ["field", "office"])
def test_an_evidence_token_brings_one_from_the_bag(at):
    s = hares(at=at, tokens={0: [hare("evidence")]}, bag="sky")
    act(s, "hare", "evidence")
    assert (held(s), s.tokens[0]) == ("sky", ())


@rule("C35.10", "C48.104")
@pytest.mark.parametrize("at", ["field", "office"])
def test_an_evidence_token_needs_a_slot(at):
    full = hares(at=at, tokens={0: [hare("evidence")]}, evidence={0: "sky sky sky sky water"})
    assert options(full, "hare") == []
    one = hares(at=at, tokens={0: [hare("evidence")]}, evidence={0: "sky sky sky sky"})
    assert options(one, "hare") == [("evidence",)]


@rule("C35.10")
@pytest.mark.parametrize("at", ["field", "office"])
def test_an_evidence_token_needs_something_in_the_bag(at):
    s = hares(at=at, tokens={0: [hare("evidence")]})
    s.bag, s.beside, s.opened = s.bag[-1:], (), None
    assert options(s, "hare") == [("evidence",)]
    s.bag, s.opened = (), None
    assert options(s, "hare") == []


@rule("C35.8", "C35.11")
def test_hares_and_rerolls_are_not_used_otherwise():
    s = hares(tokens={0: [HARES[0], hare("reroll")]})
    assert options(s, "hare") == []
    with pytest.raises(Refused):
        act(s, "hare_reroll", "0")


def of_hares(tokens, seats: int = 3) -> list[int]:
    s = hares(seats=seats, tokens=tokens)
    return [dict(points_of(s, seat))["hares"] for seat in range(seats)]


@rule("C35.8", "C35.12", "C35.13")
def test_hares_count_one_each_and_the_card_two_for_most_of_them():
    assert of_hares({0: HARES[:2], 1: HARES[2:3]}) == [4, 1, 0]


@rule("C35.13a", "C35.13b", "C48.66")
def test_a_tie_goes_to_more_unused_tokens_or_to_nobody():
    spare = hare("reroll")
    assert of_hares({0: HARES[:2], 1: [*HARES[2:4], spare]}) == [2, 4, 0]
    assert of_hares({0: HARES[:2], 1: HARES[2:4]}) == [2, 2, 0]
    others = [hare("coins"), hare("coins", 1), hare("evidence")]
    assert of_hares({0: HARES[:2], 1: HARES[2:4], 2: others}) == [2, 2, 0]  # those without hares do not matter
    assert of_hares({0: [HARES[0], *others], 1: HARES[2:4]}) == [1, 4, 0]


@rule("C35.13c", "C40.9")
def test_without_a_hare_nobody_gets_the_card():
    assert of_hares({0: [hare("coins"), hare("reroll")]}) == [0, 0, 0]
    assert of_hares({0: [hare("coins")]}, seats=1) == [0]
    assert of_hares({0: [HARES[0]]}, seats=1) == [3]


# -- without bids


def free(**scene):
    return position(2, no_bids=True, **scene)


@rule("C41.4", "C10.1")
def test_any_open_card_is_tracked():
    s = free(display="trochus lossie habor hercinia", places={0: "E1"}, evidence={0: "sky rumour tracks"})
    assert options(s, "track") == [("action", 2), ("action", 3)]


@rule("C41.4", "C11.7")
def test_a_place_without_a_card_is_nothing_to_track():
    s = free(display="- lossie - hercinia - -", places={0: "E1"}, evidence={0: "sky rumour tracks"})
    assert options(s, "track") == [("action", 3)]


@rule("C41.4", "C11.7")
@pytest.mark.parametrize("at", range(43))
def test_whatever_one_holds_and_wherever_one_stands_nothing_is_no_card(at):
    printed = position(2).c.pack.cryptids.cryptids[at]
    here = "S1" if printed.at == "?" else printed.at
    s = free(display="- - - - - -", places={0: here}, evidence={0: " ".join(printed.needs).replace("?", "sky")})
    assert options(s, "track") == []


@rule("C41.2", "C48.105")
def test_a_refresh_replaces_no_cards():
    s = free()
    act(s, "refresh")
    act(s, "remove", 0)
    assert question(s) == "refresh.bonus"


@rule("C41.3")
def test_no_paid_refresh_of_cards_and_no_bids():
    s = free(at="office", coins={0: 9})
    assert options(s, "card") == options(s, "rebid") == options(s, "bid") == []
    assert options(s, "market") == [()]


@rule("C41.1", "C11.12")
def test_a_found_card_frees_no_bids_and_a_round_ends_without_them():
    s = free(display="hercinia", places={0: "E1"}, evidence={0: "sky rumour"})
    act(s, "track", "action", 0)
    act(s, "commit", 0, 0, "token", "token")
    assert s.bids == [(), ()]
    s = free(at="round")
    assert asked(s) == [(0, "field.turn")]
    assert words_of(s.market) == "victim bones tracks"
