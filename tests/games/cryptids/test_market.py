"""Chapters 27 to 29: paid refreshes, buying, selling, swapping, and changes of bids."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.steps.cards import reveal
from support.cryptids.positions import (
    FREE,
    act,
    end,
    face,
    held,
    kind,
    names_of,
    offered,
    options,
    position,
    question,
    told_to_all,
    words_of,
)
from support.rules import rule


def office(**scene):
    return position(scene.pop("seats", 2), at="office", **scene)


# -- refreshes


@rule("C27.1", "C27.4", "C46.34")
def test_the_market_is_replaced_for_a_coin_as_often_as_one_can_pay():
    s = office(coins={0: 2}, market="victim bonus -", bag="sky water bones rumour rumour rumour")
    supply = len(s.bonus)
    act(s, "market")
    assert words_of(s.market) == "sky water bones"
    assert (words_of(s.beside), len(s.bonus)) == ("victim", supply + 1)
    act(s, "market")
    assert words_of(s.market) == "rumour rumour rumour"
    assert s.coins[0] == 0
    assert options(s, "market") == []


@rule("C27.2", "C27.6", "C46.35", "C48.92")
def test_up_to_two_cards_without_any_bid_are_replaced_for_a_coin():
    s = office(
        coins={0: 1}, display="trochus lossie habor mavo nessie", bids={0: (0, 1), 1: (1, 2)},
        decks={1: "dahu aspid", 3: "kraken"},
    )  # fmt: skip
    assert options(s, "card") == [(3,), (4,), (5,)]
    act(s, "card", 4)
    assert (question(s), s.coins[0]) == ("office.card", 0)
    assert names_of(s.display[4:5]) == ["kraken"]
    assert names_of(s.discards[2]) == ["nessie"]
    act(s, "second_card", 3)
    assert names_of(s.display[3:4]) == ["dahu"]
    assert names_of(s.discards[0]) == ["mavo"]
    assert question(s) == "office.turn"


@rule("C27.2", "C11.7")
def test_a_place_without_a_card_is_no_card_without_bids():
    s = office(coins={0: 2}, display="trochus lossie - mavo - -", bids={0: (0, 1), 1: (0, 1)})
    assert options(s, "card") == [(3,)]
    act(s, "card", 3)
    assert options(s, "second_card") == [(3,)]
    assert options(office(coins={0: 2}, display="trochus lossie - - - -"), "card") == []


@rule("C27.3", "C46.35")
def test_one_place_may_be_replaced_twice_and_the_second_left():
    s = office(coins={0: 2}, bids={0: (0, 1), 1: (1, 2)}, decks={1: "dahu aspid skvader"})
    act(s, "card", 3)
    assert (3,) in options(s, "second_card")
    act(s, "second_card", 3)
    assert names_of(s.display[3:4]) == ["aspid"]
    act(s, "card", 4)
    act(s, "leave")
    assert s.coins[0] == 0


@rule("C27.2", "C48.93")
def test_a_card_is_replaced_only_by_another():
    gone = "nessie kraken tarasque chudo_yudo beast_of_gevaudan firebird lindworm cuelebre wawel_dragon indrik turul"
    s = office(coins={0: 1}, display="korkodil", found={1: gone}, bids={0: (1, 2), 1: (1, 2)})
    assert (0,) not in options(s, "card")
    assert (3,) in options(s, "card")


@rule("C27.6", "C27.7", "C48.31")
def test_a_deck_that_runs_out_is_made_of_its_discard_pile_at_once():
    s = office(discards="trochus lossie nessie", display="dahu aspid habor mavo elwetritsch lagopus")
    s.decks[0] = s.decks[0][-1:]
    reveal(s, 5, 1)
    assert sorted(names_of(s.decks[0])) == ["lossie", "trochus"]
    assert s.discards == [(), (), s.discards[2]]
    assert names_of(s.discards[2]) == ["nessie"]


@rule("C27.7")
def test_a_deck_made_anew_is_shuffled():
    orders = set()
    for seed in range(20):
        s = office(discards="trochus lossie", display="dahu aspid habor mavo elwetritsch lagopus", seed=seed)
        s.decks[0] = s.decks[0][-1:]
        reveal(s, 5, 1)
        orders.add(tuple(names_of(s.decks[0])))
    assert orders == {("lossie", "trochus"), ("trochus", "lossie")}


@rule("C27.8", "C36.18", "C36.19", "C48.80")
def test_alone_a_card_costs_three_coins_and_only_one_is_replaced():
    s = office(seats=1, coins={0: 3}, bids={0: (0, 1)})
    assert options(s, "card") == [(2,), (3,), (4,), (5,)]
    act(s, "card", 2)
    assert (s.coins[0], question(s)) == (0, "office.turn")
    assert options(office(seats=1, coins={0: 2}), "card") == []
    assert options(office(seats=1, coins={0: 1}), "market") == [()]


# -- buying and selling


@rule("C28.1", "C28.2", "C28.5", "C46.36")
def test_buying():
    s = office(coins={0: 7}, market="victim bones tracks", bag="sky")
    reply = act(s, "buy", 0)
    assert (held(s), s.coins[0]) == ("victim", 3)
    assert s.market[0] == NOWHERE
    assert told_to_all(s, reply, "bought") == [{"seat": 0, "kind": kind("victim"), "price": 4}]
    act(s, "buy", 2)
    assert (held(s), s.coins[0]) == ("victim tracks", 0)
    act(s, *offered(s, 0, "down")[0])
    assert s.market.count(NOWHERE) == 2
    end(s)
    assert words_of(s.market)[:3] == "sky"
    assert s.market.count(NOWHERE) == 0


@rule("C28.3", "C28.4")
def test_buying_needs_a_slot_and_coins():
    s = office(coins={0: 9}, evidence={0: "sky sky sky sky water"})
    assert options(s, "buy") == []
    s = office(coins={0: 3}, market="victim bones tracks")
    assert options(s, "buy") == [(1,), (2,)]


@rule("C28.6", "C28.7", "C48.50")
def test_selling_into_a_full_market_removes_a_token_of_ones_choice():
    s = office(evidence={0: "sky water"}, market="victim bonus tracks")
    supply = len(s.bonus)
    assert set(options(s, "sell")) == {(each, place) for each in (4, 5) for place in range(3)}
    act(s, "sell", kind("sky"), 1)
    assert (words_of(s.market), s.coins[0]) == ("victim sky tracks", 4)
    assert len(s.bonus) == supply + 1
    act(s, "sell", kind("water"), 1)  # even what was sold before
    assert (words_of(s.market), words_of(s.beside), s.coins[0]) == ("victim water tracks", "sky", 8)


@rule("C28.6", "C28.7", "C28.1")
def test_selling_into_an_empty_place_removes_nothing():
    s = office(coins={0: 3}, evidence={0: "sky"}, market="victim bones tracks")
    act(s, "buy", 1)
    assert options(s, "sell") == [(kind("sky"), 1)]
    act(s, "sell", kind("sky"), 1)
    assert (words_of(s.market), s.beside, s.coins[0]) == ("victim sky tracks", (), 4)


@rule("C28.8", "C28.9", "C48.49")
def test_what_was_sold_is_not_bought_back_and_what_was_bought_is_not_sold():
    s = office(coins={0: 9}, evidence={0: "sky"}, market="sky bones tracks")
    act(s, "sell", kind("sky"), 1)
    assert options(s, "buy") == [(0,), (2,)]  # the very token, not its kind
    act(s, "buy", 0)
    assert held(s) == "sky"
    assert options(s, "sell") == options(s, "swap") == []
    view = GAME.view(s, 1).turn
    assert (view.barred, view.bought) == ((1,), (kind("sky"),))


@rule("C48.49")
def test_the_ban_ends_when_a_token_went_through_the_bag():
    s = office(coins={0: 9}, evidence={0: "sky"}, market="victim bones tracks")
    act(s, "sell", kind("sky"), 0)
    s.bag, s.opened = (), None
    act(s, "market")  # all of it comes back through the bag
    sky = [place for place, token in enumerate(s.market) if words_of([token]) == "sky"]
    assert sky
    assert (sky[0],) in options(s, "buy")
    assert GAME.view(s, 1).turn.barred == ()


@rule("C48.49", "C28.9")
def test_the_ban_ends_with_the_turn():
    s = office(coins={0: 9}, market="sky bones tracks", dice="xp1 xp1")
    act(s, "buy", 0)
    act(s, "down", face("xp1"))
    assert s.turn.bought
    end(s)
    while question(s) != "office.turn":
        act(s, *offered(s, 0)[0])
    assert (s.turn.seat, s.turn.bought, s.turn.sold) == (1, (), ())


@rule("C28.10", "C28.11", "C28.12", "C28.13", "C28.14")
def test_swapping_pays_the_difference():
    """As in the worked example: tracks for rumours yield a coin."""
    s = office(evidence={0: "tracks sky sky water water"}, market="rumour victim bones")
    reply = act(s, "swap", kind("tracks"), 0)
    assert (s.coins[0], words_of(s.market)) == (1, "tracks victim bones")
    assert sorted(held(s).split()) == ["rumour", "sky", "sky", "water", "water"]
    assert s.beside == ()
    difference = {"seat": 0, "gave": kind("tracks"), "got": kind("rumour"), "difference": -1}
    assert told_to_all(s, reply, "swapped") == [difference]
    assert (kind("rumour"), 1) not in options(s, "swap")  # bought just now
    assert (kind("sky"), 0) not in options(s, "swap")  # sold just now
    s = office(coins={0: 1}, evidence={0: "bones rumour"}, market="victim tracks -")
    assert set(options(s, "swap")) == {(kind("bones"), 0), (kind("bones"), 1), (kind("rumour"), 1)}
    act(s, "swap", kind("bones"), 0)
    assert s.coins[0] == 0


@rule("C28.15", "C24.9")
def test_bonus_rumours_are_traded_like_others():
    s = office(coins={0: 2}, evidence={0: "rumour bonus"}, market="bonus bones tracks")
    assert {what for what, _ in options(s, "sell")} == {kind("rumour"), kind("bonus")}
    act(s, "sell", kind("bonus"), 1)
    assert s.coins[0] == 4
    act(s, "buy", 0)
    assert (held(s), s.coins[0]) == ("rumour bonus", 2)


# -- bids


@rule("C29.1", "C46.37", "C48.51", "C48.33")
def test_one_bid_changes_its_card():
    s = office(bids={0: (0, 1)})
    moves = {(origin, at) for origin in (0, 1) for at in (2, 3, 4, 5)}
    assert set(options(s, "rebid")) == moves
    act(s, "rebid", 1, 4)
    assert s.bids[0] == (0, 4)
    assert options(s, "rebid") == []
    with pytest.raises(Refused):
        act(s, "rebid", 0, 1)


@rule("C29.3", "C29.4")
def test_placing_a_loose_bid_is_no_change():
    s = office(bids={0: (FREE, 1)})
    act(s, "bid", 3)
    act(s, "rebid", 1, 2)
    assert s.bids[0] == (3, 2)
    act(s, "up")
    s = office(bids={0: (FREE, 1)})
    act(s, "rebid", 1, 0)
    act(s, "bid", 1)
    assert s.bids[0] == (1, 0)
