"""Standing orders for Allies on offer: an offered option or the person, never anything else."""

import msgspec
import pytest

from bathysphere.engine import (
    PASS,
    BadTable,
    Chance,
    answer,
    any_answer,
    decision_of,
    decisions,
    holds_answers,
    seed_bytes,
)
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.orders import HIGHEST_PRICE, NEVER, AbyssOrders
from support import dredge
from support.abyss.positions import card, do, scene

FRESH = AbyssOrders()


def least(**values):
    """The least value by race; races that are not named interest nobody."""
    return tuple(values.get(race, NEVER) for race in RACES)


def offer(name, sold=0):
    """An Ally that seat 3 is asked to buy, after so many others were sold in this turn."""
    s = scene(4, deck=" ".join([*["crab1"] * sold, name, "squid1"]), pearls={1: 9, 2: 9, 3: 9})
    do(s, 0, "explore")
    for buyer in range(1, sold + 1):
        for decision in decisions(s):
            do(s, decision.seat, *(("buy", card("crab1")) if decision.seat == buyer else PASS))
    return s


def follow(orders, s, seat=3):
    return GAME.follow(orders, GAME.view(s, seat), decision_of(s, seat))


@pytest.mark.parametrize("fits", ["buy", "ask"])
def test_what_does_not_fit_is_passed_on_and_what_fits_is_bought_or_asked_about(fits):
    orders = AbyssOrders(on=True, least=least(crab=3), fits=fits)
    for name in ("crab1", "crab2", "squid5", "jellyfish5"):
        assert follow(orders, offer(name)) == PASS
    for name in ("crab3", "crab5"):
        assert follow(orders, offer(name)) == (("buy", card(name)) if fits == "buy" else None)


@pytest.mark.parametrize("price", [1, 2, 3])
def test_nothing_is_bought_above_the_price(price):
    orders = AbyssOrders(on=True, price=price, fits="buy")
    bought = [follow(orders, offer("crab5", sold)) != PASS for sold in (0, 1, 2)]
    assert bought == [asked <= price for asked in (1, 2, 3)]


def test_orders_that_are_off_leave_everything_to_the_person():
    assert follow(FRESH, offer("crab5")) is None
    assert follow(AbyssOrders(on=False, least=least(), fits="buy"), offer("crab5")) is None


def test_orders_as_they_start_ask_about_every_ally():
    orders = AbyssOrders(on=True)
    assert [follow(orders, offer(name)) for name in ("crab1", "squid5")] == [None, None]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_whole_games_orders_give_an_offered_option_or_none_and_only_in_windows(seats):
    given = set()
    chance = Chance(seed_bytes(f"orders {seats}"))
    for seed in range(6):
        s = GAME.new(seats, seed)
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            for _ in range(3):
                orders = any_orders(chance)
                choice = GAME.follow(orders, GAME.view(s, decision.seat), decision)
                assert choice is None or (holds_answers(s) and decision.accept(choice) == choice)
                given.add(choice[0] if choice else "")
            answer(s, decision.seat, any_answer(decision, chance))
    assert given == {"", "pass", "buy"}


def any_orders(chance):
    return GAME.read_orders(
        {
            "on": chance.below(4) > 0,
            "least": [1 + chance.below(NEVER) for _ in RACES],
            "price": 1 + chance.below(HIGHEST_PRICE),
            "fits": chance.pick(("buy", "ask")),
        }
    )


# -- orders from outside


def test_orders_are_read_and_what_is_not_said_is_as_at_the_start():
    assert GAME.read_orders({}) == FRESH
    read = GAME.read_orders({"on": True, "least": [1, 2, 3, 6, 5], "price": 2, "fits": "buy"})
    assert read == AbyssOrders(True, (1, 2, 3, 6, 5), 2, "buy")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"least": [1, 1, 1, 1]}, "length 5"),
        ({"least": [1, 1, 0, 1, 1]}, ">= 1"),
        ({"least": [1, 1, 1, 1, 7]}, "<= 6"),
        ({"least": [1, 1, 1, 1, True]}, "Expected `int`"),
        ({"price": 0}, ">= 1"),
        ({"price": 4}, "<= 3"),
        ({"on": 1}, "Expected `bool`"),
        ({"fits": "steal"}, "steal"),
        ({"tide": 1}, "'tide' is none of them"),
        ({"x" * 10_000: 1}, "is none of them"),
        ([], "Expected `object`"),
        (None, "Expected `object`"),
    ],
)
def test_wrong_orders_are_told_in_one_short_sentence(given, reason):
    with pytest.raises(BadTable) as raised:
        GAME.read_orders(given)
    said = str(raised.value)
    assert raised.value.code == "bad_orders"
    assert said.startswith("These standing orders for abyss cannot be followed: ")
    assert reason in said
    assert said.endswith(".")
    assert len(said) < 200


def test_a_game_without_orders_says_so():
    with pytest.raises(BadTable, match=r"^dredge has no standing orders\.$"):
        dredge.GAME.read_orders({})


def test_orders_at_first_are_orders_that_could_be_given():
    plain = msgspec.to_builtins(AbyssOrders())
    assert GAME.read_orders(plain) == AbyssOrders()
    assert plain["least"] == (1,) * len(RACES)
