"""Merchants (A21.1 to A21.6): six ways to pearls. When the Slaver may be used is in test_powers.py."""

from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import about_to_recruit, allies, card, do, heard, let_pass, names, offered, recruit, scene
from support.rules import rule


def explore_and_take(s, seat, cards_left=0):
    """Explore, leave so many cards behind and take the next."""
    do(s, seat, "explore")
    for _ in range(cards_left):
        let_pass(s)
        do(s, seat, "go_on")
    let_pass(s)
    do(s, seat, "take")


# -- Ship Master


@rule("A21.1", "A29.17")
def test_ship_master_earns_a_pearl_for_each_race_sent_to_the_council():
    s = scene(free={0: "ship_master"}, pearls={0: 0, 1: 0}, deck="crab1 crab2 squid1 monster jellyfish1")
    do(s, 0, "explore")
    for _ in range(3):
        do(s, 0, "go_on")
    do(s, 0, "fight")
    do(s, 0, "reward", 0, 1)
    assert s.pearls[0] == 2  # two crabs are one race
    assert allies(s.council[2]) == "crab1 crab2"


@rule("A29.17")
def test_ship_master_earns_nothing_for_the_ally_taken_nor_for_one_that_was_bought():
    s = scene(free={0: "ship_master"}, pearls={0: 0, 1: 1}, deck="crab1 squid1 jellyfish1 jellyfish2")
    do(s, 0, "explore")
    do(s, 1, "buy", card("crab1"))
    do(s, 0, "go_on")
    do(s, 0, "take")
    assert s.pearls[0] == 1 + 1  # the price, and the squid


@rule("A29.17")
def test_ship_master_earns_nothing_from_an_opponents_exploration():
    s = scene(turn=1, free={0: "ship_master"}, pearls={0: 0, 1: 0}, deck="crab1 squid1 jellyfish1")
    explore_and_take(s, 1, cards_left=1)
    assert s.pearls == [0, 0]


@rule("A21.1")
def test_ship_master_earns_nothing_while_turned():
    s = scene(turned={0: "ship_master"}, pearls={0: 0, 1: 0}, deck="crab1 squid1 jellyfish1")
    explore_and_take(s, 0, cards_left=1)
    assert s.pearls == [0, 0]


# -- Peddler, Trader, Shopkeeper


@rule("A21.2")
def test_peddler_brings_two_pearls():
    s = about_to_recruit("peddler", pearls={0: 0})
    reply = recruit(s, 0, "peddler")
    assert s.pearls[0] == 2
    assert heard(reply, 1, "pearls_gained") == [{"seat": 0, "pearls": 2, "source": "peddler"}]


@rule("A21.4")
def test_trader_brings_three_pearls():
    s = about_to_recruit("trader", pearls={0: 0})
    recruit(s, 0, "trader")
    assert s.pearls[0] == 3


@rule("A21.6")
def test_shopkeeper_brings_one_pearl():
    s = about_to_recruit("shopkeeper", pearls={0: 0})
    recruit(s, 0, "shopkeeper")
    assert s.pearls[0] == 1


@rule("A21.2", "A21.4", "A21.6")
def test_peddler_trader_and_shopkeeper_pay_only_once():
    s = scene(free={0: "peddler trader shopkeeper"}, pearls={0: 0, 1: 0}, deck="crab1 crab2 crab3 crab3 crab4")
    explore_and_take(s, 0)
    explore_and_take(s, 1)
    assert (s.turn.seat, s.pearls[0]) == (0, 0)


# -- Slaver


@rule("A21.3", "A27.21", "A28.7")
def test_slaver_an_ally_from_hand_goes_openly_for_two_pearls():
    s = scene(free={0: "slaver"}, hands={0: "crab2 crab2 squid3"}, pearls={0: 0})
    assert offered(s, 0, "slaver") == [("slaver", card("squid3")), ("slaver", card("crab2"))]
    reply = do(s, 0, "slaver", card("crab2"))
    assert s.pearls[0] == 2
    assert allies(s.hands[0]) == "squid3 crab2"
    assert allies(s.discard) == "crab2"
    shown = {"seat": 0, "allies": (card("crab2"),), "lord": lord("slaver")}
    assert heard(reply, -1, "allies_discarded") == [shown]


@rule("A27.21")
def test_slaver_need_not_be_used():
    s = scene(free={0: "slaver"}, hands={0: "crab2"}, pearls={0: 0, 1: 0}, deck="crab1 crab2 crab3")
    explore_and_take(s, 0)
    assert (s.turn.seat, s.pearls[0]) == (1, 0)


@rule("A21.3", "A27.21")
def test_slaver_offers_nothing_without_an_ally_or_while_turned():
    assert not offered(scene(free={0: "slaver"}), 0, "slaver")
    assert not offered(scene(turned={0: "slaver"}, hands={0: "crab2"}), 0, "slaver")


# -- Landlord


@rule("A21.5", "A29.16")
def test_landlord_pays_a_pearl_at_the_start_of_each_own_turn_and_of_no_other():
    s = scene(turn=1, free={0: "landlord"}, pearls={0: 0, 1: 0}, deck="crab1 crab2 crab3 crab3 crab4")
    assert s.pearls[0] == 0
    explore_and_take(s, 1)
    assert (s.turn.seat, s.pearls[0]) == (0, 1)
    explore_and_take(s, 0)
    explore_and_take(s, 1)
    assert (s.turn.seat, s.pearls[0]) == (0, 2)


@rule("A29.16")
def test_landlord_pays_on_arrival():
    s = about_to_recruit("landlord", pearls={0: 0})
    recruit(s, 0, "landlord")
    assert (s.turn.seat, s.pearls[0]) == (1, 1)


@rule("A29.16")
def test_landlord_pays_on_arrival_even_when_he_is_covered_at_once():
    s = about_to_recruit("landlord", pearls={0: 0}, keys={0: 2}, available="jail")
    recruit(s, 0, "landlord")
    do(s, 0, "draw", 1)
    assert names(s.places[0][0][1]) == "landlord"
    assert s.pearls[0] == 1


@rule("A29.16")
def test_landlord_pays_when_he_replaces_another_lord_too():
    s = about_to_recruit("schemer", pearls={0: 0}, lord_deck="landlord miller")
    recruit(s, 0, "schemer")
    do(s, 0, "dismiss", lord("schemer"))
    assert (s.turn.seat, s.pearls[0]) == (1, 1)
