"""Section 6, the Allies: reveal, offer, sell, take or go on."""

import pytest

from bathysphere.engine import Refused, decisions
from bathysphere.games.abyss import GAME
from support.abyss.positions import allies, asked, card, do, heard, let_pass, offered, scene
from support.rules import rule

FOUR = {"seats": 4, "pearls": {0: 1, 1: 9, 2: 9, 3: 9}}


def buy(s, buyer):
    """One opponent buys the Ally just revealed; everybody else who is asked passes."""
    for seat in [decision.seat for decision in decisions(s)]:
        if seat == buyer:
            do(s, seat, "buy", s.track[-1])
        else:
            do(s, seat, "pass")


def buyers_asked(s):
    return [seat for seat, kind in asked(s) if kind == "explore.buy"]


@rule("A6.1", "A6.3")
def test_cards_are_revealed_one_at_a_time_from_the_top():
    s = scene(deck="crab1 squid2 jellyfish3", pearls={1: 1})
    reply = do(s, 0, "explore")
    assert [told["ally"] for told in heard(reply, 1, "ally_revealed")] == [card("crab1")]
    assert allies(s.track) == "crab1"
    assert allies(s.deck) == "jellyfish3 squid2"  # the top at the end
    do(s, 1, "pass")
    assert allies(s.track) == "crab1"
    do(s, 0, "go_on")
    assert allies(s.track) == "crab1 squid2"


@rule("A6.2")
def test_the_track_fills_from_the_deck_to_the_right():
    s = scene(deck="crab1 monster squid3 jellyfish3", pearls={1: 0})
    spaces = [heard(do(s, 0, "explore"), 1, "ally_revealed")[0]["space"]]
    spaces.append(heard(do(s, 0, "go_on"), 1, "monster_revealed")[0]["space"])
    spaces.append(heard(do(s, 0, "go_on"), 1, "ally_revealed")[0]["space"])
    assert spaces == [1, 2, 3]
    assert allies(GAME.view(s, 1).track) == "crab1 monster squid3"


@rule("A6.3")
def test_nothing_is_revealed_before_all_opponents_have_answered():
    s = scene(deck="crab1 squid1 squid2", **FOUR)
    do(s, 0, "explore")
    do(s, 3, "pass")
    do(s, 1, "pass")
    assert (allies(s.track), offered(s, 0)) == ("crab1", [])
    do(s, 2, "pass")
    assert asked(s) == [(0, "explore.take")]


@rule("A6.4")
def test_the_opponents_come_before_the_explorer():
    s = scene(deck="crab1 squid1", pearls={1: 1})
    do(s, 0, "explore")
    assert asked(s) == [(1, "explore.buy")]
    with pytest.raises(Refused):
        do(s, 0, "take")


@rule("A6.5")
@pytest.mark.parametrize(("explorer", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_opponents_are_asked_clockwise_from_the_left(explorer, order):
    s = scene(4, turn=explorer, deck="crab1 squid1", pearls=dict.fromkeys(range(4), 5))
    do(s, explorer, "explore")
    assert buyers_asked(s) == order


@rule("A6.6")
def test_an_opponent_passes_or_buys():
    s = scene(deck="crab4 squid1", pearls={1: 3})
    do(s, 0, "explore")
    assert offered(s, 1) == [("pass",), ("buy", card("crab4"))]
    do(s, 1, "pass")
    assert (s.pearls[1], s.hands[1]) == (3, ())


@rule("A6.5", "A6.7")
@pytest.mark.parametrize("answering", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_first_clockwise_who_agrees_gets_the_ally(answering):
    s = scene(turn=0, deck="crab5 squid1 squid2", **FOUR)
    do(s, 0, "explore")
    for seat in answering:
        reply = do(s, seat, *(("pass",) if seat == 1 else ("buy", card("crab5"))))
    assert [allies(hand) for hand in s.hands] == ["", "", "crab5", ""]
    assert s.pearls == [2, 9, 8, 9]
    assert len(heard(reply, 3, "ally_bought")) == 1  # what the one behind had answered is never told


@rule("A6.8")
def test_the_buyer_pays_the_active_player():
    s = scene(3, deck="crab1 squid1", pearls={0: 2, 1: 4, 2: 6})
    do(s, 0, "explore")
    buy(s, 1)
    assert s.pearls == [3, 3, 6]


@rule("A6.9", "A6.9a", "A6.9b")
def test_the_price_rises_with_every_sale_of_the_turn():
    s = scene(deck="crab1 crab2 crab3 crab4", **FOUR)
    do(s, 0, "explore")
    prices = []
    for buyer in (3, 1, 2):
        before = s.pearls[buyer]
        buy(s, buyer)
        prices.append(before - s.pearls[buyer])
    assert prices == [1, 2, 3]
    assert s.pearls == [7, 7, 6, 8]


@rule("A6.9")
def test_the_price_begins_anew_in_the_next_turn():
    s = scene(3, deck="crab1 crab2 crab3 crab4 crab5", pearls={0: 9, 1: 9, 2: 9})
    do(s, 0, "explore")
    buy(s, 1)
    let_pass(s)
    do(s, 0, "take")
    do(s, 1, "explore")
    buy(s, 2)
    assert s.pearls[2] == 8


@rule("A6.10")
@pytest.mark.parametrize("buyer", [1, 2, 3])
@pytest.mark.parametrize(("deck", "left"), [("crab1 squid5 crab1", 0), ("squid5 jellyfish1 crab1 crab2 crab3", 3)])
def test_the_price_is_the_same_for_every_buyer_ally_and_space(buyer, deck, left):
    s = scene(deck=deck, **FOUR)
    do(s, 0, "explore")
    for _ in range(left):
        let_pass(s)
        do(s, 0, "go_on")
    buy(s, buyer)
    assert s.pearls[buyer] == 8


@rule("A6.10")
def test_monsters_and_unsold_allies_do_not_raise_the_price():
    s = scene(deck="crab1 monster crab2 crab3", **FOUR)
    do(s, 0, "explore")
    let_pass(s)
    do(s, 0, "go_on")
    do(s, 0, "go_on")
    buy(s, 2)
    assert s.pearls == [2, 9, 8, 9]


@rule("A6.11", "A6.11a")
def test_who_has_bought_is_not_asked_again_in_this_turn():
    s = scene(deck="crab1 crab2 crab3 crab4 crab5", **FOUR)
    do(s, 0, "explore")
    buy(s, 2)
    assert buyers_asked(s) == [1, 3]
    let_pass(s)
    do(s, 0, "go_on")
    assert buyers_asked(s) == [1, 3]
    buy(s, 1)
    assert buyers_asked(s) == [3]
    let_pass(s)
    do(s, 0, "take")
    do(s, 1, "explore")
    assert buyers_asked(s) == [2, 3, 0]


@rule("A6.11b", "A29.8")
def test_who_cannot_pay_the_price_is_not_asked():
    s = scene(4, deck="crab1 crab2 crab3 crab4", pearls={0: 0, 1: 0, 2: 1, 3: 2})
    do(s, 0, "explore")
    assert buyers_asked(s) == [2, 3]
    buy(s, 3)  # the next one costs 2
    assert buyers_asked(s) == []
    assert asked(s) == [(0, "explore.take")]


@rule("A6.12")
def test_the_bought_ally_goes_to_the_hand():
    s = scene(deck="crab3 squid1 squid2", hands={1: "crab1 jellyfish1"}, pearls={1: 1})
    do(s, 0, "explore")
    buy(s, 1)
    assert allies(s.hands[1]) == "crab1 crab3 jellyfish1"
    assert s.companions[1] == ()


@rule("A6.13")
def test_a_sale_frees_the_space_for_the_next_card():
    s = scene(deck="crab1 crab2 squid3 squid4", **FOUR)
    do(s, 0, "explore")
    let_pass(s)
    do(s, 0, "go_on")
    do(s, 1, "pass")
    do(s, 2, "buy", card("crab2"))
    reply = do(s, 3, "pass")
    assert heard(reply, 1, "ally_revealed") == [{"seat": 0, "ally": card("squid3"), "space": 2}]
    assert allies(s.track) == "crab1 squid3"


@rule("A6.14", "A29.6")
def test_a_sale_never_ends_the_exploration():
    s = scene(deck="crab1 crab2 crab3", pearls={1: 9})
    do(s, 0, "explore")
    buy(s, 1)
    assert (s.turn.seat, allies(s.track)) == (0, "crab2")
    assert offered(s, 0) == [("take",), ("go_on",)]


@rule("A6.15")
def test_an_unsold_ally_is_taken_or_left():
    s = scene(deck="crab1 crab2", pearls={1: 0})
    do(s, 0, "explore")
    assert offered(s, 0) == [("take",), ("go_on",)]


@rule("A6.15a", "A6.17b")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_taking_is_free_and_ends_the_turn(left):
    s = scene(deck="crab1 crab2 crab3 crab4 squid5 squid4", pearls={0: 3, 1: 0})
    do(s, 0, "explore")
    for _ in range(left):
        do(s, 0, "go_on")
    revealed = s.track[-1]
    do(s, 0, "take")
    assert s.hands[0] == (revealed,)
    assert s.pearls == [3, 0]
    assert asked(s) == [(1, "turn.action")]


@rule("A6.15a", "A4.5")
def test_step_3_still_follows_a_taken_ally():
    s = scene(deck="crab1 crab2", pearls={1: 0}, keys={0: 3}, available="jail")
    do(s, 0, "explore")
    do(s, 0, "take")
    assert asked(s) == [(0, "control.location")]


@rule("A6.15b")
def test_an_ally_left_stays_on_the_track():
    s = scene(deck="crab1 crab2 crab3", pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert allies(s.track) == "crab1 crab2"
    assert s.hands == [(), ()]


@rule("A6.16")
def test_only_the_last_revealed_ally_can_be_taken():
    s = scene(deck="crab5 squid1 crab2", pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert offered(s, 0, "take") == [("take",)]
    do(s, 0, "take")
    assert (allies(s.hands[0]), allies(s.council[2])) == ("squid1", "crab5")


@rule("A6.17", "A6.17a")
def test_an_unsold_ally_in_the_last_space_is_taken_with_a_pearl():
    s = scene(deck="crab1 crab2 crab3 crab4 squid5 squid4", pearls={0: 3, 1: 1})
    do(s, 0, "explore")
    for _ in range(4):
        let_pass(s)
        do(s, 0, "go_on")
    reply = do(s, 1, "pass")
    assert allies(s.hands[0]) == "squid5"
    assert s.pearls == [4, 1]
    assert heard(reply, 1, "pearls_gained") == [{"seat": 0, "pearls": 1, "source": "last_space"}]
    assert asked(s) == [(1, "turn.action")]


@rule("A6.17", "A29.6")
def test_an_ally_sold_from_the_last_space_leaves_it_to_the_next():
    s = scene(deck="crab1 crab2 crab3 crab4 squid5 squid4 squid3", pearls={0: 3, 1: 1})
    do(s, 0, "explore")
    for _ in range(4):
        let_pass(s)
        do(s, 0, "go_on")
    do(s, 1, "buy", card("squid5"))
    assert allies(s.hands[0]) == "squid4"  # the only opponent had bought already: nobody to offer it to
    assert s.pearls == [5, 0]


@rule("A6.28")
def test_exploring_goes_on_until_an_ally_is_taken():
    s = scene(deck="crab1 monster crab2 squid1 squid2 squid3", **FOUR)
    do(s, 0, "explore")
    buy(s, 1)
    do(s, 0, "go_on")
    buy(s, 3)
    let_pass(s)
    do(s, 0, "go_on")
    let_pass(s)
    assert (s.turn.seat, allies(s.track)) == (0, "monster squid1 squid2")
    do(s, 0, "take")
    assert s.turn.seat == 1


@rule("A6.9", "A6.13", "A6.17a", "A6.25a", "A8.1")
def test_a_whole_exploration_of_four_players():
    s = scene(
        4, deck="crab1 crab2 monster squid3 jellyfish1 jellyfish2 seahorse5 crab5", pearls=dict.fromkeys(range(4), 3)
    )
    do(s, 0, "explore")
    let_pass(s)
    do(s, 0, "go_on")  # the first card stays in the first space
    buy(s, 3)  # the second is sold for 1
    assert allies(s.track) == "crab1 monster"
    do(s, 0, "go_on")  # the third is a Monster, left in the second space
    assert s.threat == 2
    buy(s, 1)  # the fourth is sold to the left neighbour for 2
    let_pass(s)
    do(s, 0, "go_on")
    let_pass(s)
    do(s, 0, "go_on")
    assert allies(s.track) == "crab1 monster jellyfish1 jellyfish2 seahorse5"
    let_pass(s)  # the seventh lies in the last space and must be taken
    assert [allies(hand) for hand in s.hands] == ["seahorse5", "squid3", "", "crab2"]
    assert s.pearls == [3 + 1 + 2 + 1, 1, 3, 2]
    assert [allies(area) for area in s.council] == ["", "", "crab1", "", "jellyfish1 jellyfish2"]
    assert (allies(s.discard), s.threat, s.turn.seat) == ("monster", 2, 1)
