"""What a screen shows beside the view: every number is the one that the rules then really ask for."""

from itertools import combinations

import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.aids import LordPrice, PaymentTerms
from bathysphere.games.abyss.cards.allies import RACES
from bathysphere.games.abyss.cards.locations import location
from bathysphere.games.abyss.cards.lords import ANY_RACE, COST, MUST, lord
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.prices import Change, races_in
from bathysphere.games.abyss.score import Score
from support.abyss.positions import about_to_recruit, control, do, heard, recruit, scene, tiles
from support.effort import volume
from support.rules import rule

CRAB = RACES.index("crab")
ALL_OPTIONS = dict.fromkeys(Options.__struct_fields__, True)
SMALL_HAND = 9
"""All payments out of so many cards can be listed."""


def aids(s, seat):
    return GAME.aids(GAME.view(s, seat), decision_of(s, seat) if seat >= 0 else None)


def price_of(s, seat, name) -> LordPrice:
    return next(each for each in aids(s, seat).court if each.lord == lord(name))


class Checked(set):
    """Which of the checks of a whole game really ran."""


def check(s, decision, checked):
    """What the aids of all seats say now, against the state and its questions."""
    for seat in range(SPECTATOR, s.seats):
        shown = aids(s, seat)
        assert [each.lord for each in shown.court] == s.court
        assert [each.keys for each in shown.standings] == [s.keys_held(each) for each in range(s.seats)]
        assert [each.lords for each in shown.standings] == [s.lords_of(each) for each in range(s.seats)]
        for each in shown.court:
            check_changes(each, checked)
        for other, standing in enumerate(shown.standings):
            assert standing.points.monsters == (sum(s.monsters[other]) if other == seat else 0)
    mine = aids(s, decision.seat)
    if decision.kind == "turn.action":
        recruitable = [option[1] for option in decision.options if option[0] == "recruit"]
        assert [each.lord for each in mine.court if each.payable] == recruitable
        checked.add("payable" if recruitable else "poor")
    elif decision.kind == "recruit.pay":
        check_payment(s, decision, mine, checked)
    elif decision.kind == "explore.reward":
        offered = [tuple(option[1:]) for option in decision.options if option[0] == "reward"]
        assert list(mine.reward.choices) == offered
        checked.add("reward")


def check_changes(each: LordPrice, checked):
    price = each.printed
    for change in each.changes:
        price = price * change.times + change.plus
    assert each.price == price
    lifted = any(change.lifts_must for change in each.changes)
    assert each.must == (ANY_RACE if lifted else each.printed_must)
    assert (each.printed, each.printed_must) == (COST[each.lord], MUST[each.lord])
    checked |= {"changed"} if each.changes else set()


def check_payment(s, decision, mine, checked):
    """The price in the Court is the price that is then to be paid, and so is the gap for pearls."""
    payment = decision.picks
    assert mine.payment == PaymentTerms(payment.lord, payment.price, payment.races, payment.must, payment.pearls)
    asked = next(each for each in mine.court if each.lord == payment.lord)
    assert (asked.price, asked.races, asked.must) == (payment.price, payment.races, payment.must)
    if len(decision.options) <= SMALL_HAND:
        assert asked.gap == fewest_pearls(decision)
        checked.add("gap")


def fewest_pearls(decision):
    """Out of all ways to pay, by listing them."""
    payment, hand = decision.picks, decision.options
    found = [
        payment.missing(chosen)
        for number in range(1, len(hand) + 1)
        for chosen in combinations(hand, number)
        if races_in(chosen).bit_count() == payment.races
        and (payment.must == ANY_RACE or races_in(chosen) >> payment.must & 1)
    ]
    return min(found)


def check_told(reply, before, seat, checked):
    for told in heard(reply, seat, "ally_bought"):
        assert told["price"] == before.ally_price
        checked.add("bought")
    for told in heard(reply, seat, "reward_taken"):
        assert told["keys"] == before.reward.keys
        assert (told["pearls"], told["number"]) in before.reward.choices
        checked.add("rewarded")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_whole_games_all_numbers_are_those_of_the_rules(seats):
    checked = Checked()
    for seed in range(volume(full=8, quick=3)):
        s = GAME.new(seats, seed, ALL_OPTIONS if seed % 2 else {})
        chance = Chance(seed_bytes(f"aids {seed}"))
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            check(s, decision, checked)
            before = aids(s, SPECTATOR)  # the turn's own prices and rewards, whoever answers
            check_told(answer(s, decision.seat, any_answer(decision, chance)), before, SPECTATOR, checked)
        for seat in range(SPECTATOR, seats):
            totals = [standing.total for standing in aids(s, seat).standings]
            assert totals == [s.outcome.total(each) for each in range(seats)]
    assert checked == {"payable", "poor", "changed", "gap", "reward", "bought", "rewarded"}


# -- prices


def test_a_price_names_the_lords_who_change_it_in_their_order():
    s = scene(3, free={0: "treasurer", 2: "recruiter"}, court="jailer keeper")
    jailer = price_of(s, 0, "jailer")
    assert (jailer.printed, jailer.price) == (6, 10)
    assert jailer.changes == (Change(lord("recruiter"), 2, 2, 0), Change(lord("treasurer"), 0, 1, -2))
    assert price_of(s, 1, "jailer").changes == (Change(lord("recruiter"), 2, 2, 0),)
    assert price_of(s, 2, "jailer").changes == ()


def test_with_the_option_the_recruiter_adds():
    s = scene(free={1: "recruiter"}, court="jailer", recruiter_plus_two=True)
    assert price_of(s, 0, "jailer").changes == (Change(lord("recruiter"), 1, 1, 2),)
    assert price_of(s, 0, "jailer").price == 8


def test_a_shaman_keeps_the_recruiter_off_and_a_turned_recruiter_changes_nothing():
    assert price_of(scene(free={0: "shaman", 1: "recruiter"}, court="jailer"), 0, "jailer").changes == ()
    assert price_of(scene(turned={1: "recruiter"}, court="jailer"), 0, "jailer").price == 6


def test_the_diplomat_lifts_the_race_where_there_is_one():
    s = scene(free={0: "diplomat"}, court="jailer hermit")
    assert price_of(s, 0, "jailer").changes == (Change(lord("diplomat"), 0, lifts_must=True),)
    assert (price_of(s, 0, "jailer").must, price_of(s, 0, "jailer").printed_must) == (ANY_RACE, CRAB)
    assert price_of(s, 0, "hermit").changes == ()


def test_a_spectator_sees_the_prices_of_whose_turn_it_is_and_no_hand():
    s = scene(3, turn=1, free={1: "treasurer"}, hands={1: "crab5 squid4 jellyfish3"}, court="jailer", pearls={1: 9})
    assert price_of(s, 1, "jailer").payable
    seen = price_of(s, SPECTATOR, "jailer")
    assert aids(s, SPECTATOR).seat == 1
    assert (seen.price, seen.gap, seen.payable) == (4, None, False)
    assert price_of(s, 0, "jailer").price == 6


@pytest.mark.parametrize(
    ("hand", "pearls", "gap", "payable"),
    [
        ("crab1 squid1 jellyfish1", 3, 3, True),
        ("crab1 squid1 jellyfish1", 2, 3, False),
        ("crab5 squid1 jellyfish1", 0, 0, True),
        ("crab1 squid5", 9, None, False),
        ("squid5 shellfish5 jellyfish5", 9, None, False),
        ("crab1 squid1 shellfish2 jellyfish2", 9, 1, True),
    ],
)
def test_pearls_fill_the_gap_that_the_best_allies_leave(hand, pearls, gap, payable):
    s = scene(hands={0: hand}, pearls={0: pearls}, court="jailer")  # price 6, three races, Crabs among them
    jailer = price_of(s, 0, "jailer")
    assert (jailer.gap, jailer.payable) == (gap, payable)
    assert (("recruit", lord("jailer")) in decision_of(s, 0).options) is payable


def test_only_the_owner_of_the_corruptor_is_told_his_price():
    s = about_to_recruit("corruptor", pearls={0: 5})
    assert aids(s, 0).bribe is None
    recruit(s, 0, "corruptor")
    assert [aids(s, seat).bribe for seat in (0, 1, SPECTATOR)] == [5, None, None]


def test_only_the_payer_is_told_the_terms_of_a_payment():
    s = about_to_recruit("jailer")
    do(s, 0, "recruit", lord("jailer"))
    assert aids(s, 0).payment == PaymentTerms(lord("jailer"), 6, 3, CRAB, 1)
    assert [aids(s, seat).payment for seat in (1, SPECTATOR)] == [None, None]


@rule("A6.5")
def test_who_stands_before_the_reader_in_the_line_of_buyers():
    s = scene(4, turn=2, deck="crab1 crab2 crab3", pearls={0: 2, 1: 5, 2: 5, 3: 1})
    assert {aids(s, seat).ahead for seat in range(SPECTATOR, 4)} == {()}
    do(s, 2, "explore")
    assert [aids(s, seat).ahead for seat in (3, 0, 1, 2, SPECTATOR)] == [(), (3,), (3, 0), (), ()]


# -- rewards


def test_a_tamer_lowers_the_reward_of_his_owners_opponents():
    s = scene(3, turn=1, free={2: "tamer"}, threat=3)
    assert [aids(s, seat).reward.division for seat in (0, 1, 2, SPECTATOR)] == [2, 2, 3, 2]
    assert aids(s, 2).reward.keys == 1


def test_rewards_need_tokens():
    assert aids(scene(threat=5, supply=(2,)), 0).reward.choices == ((2, 0), (1, 1))
    assert aids(scene(threat=5, supply=()), 0).reward.choices == ((2, 0),)


# -- standings and locations


def test_points_so_far_hold_what_everybody_sees_and_the_own_tokens():
    s = scene(
        companions={0: "crab5 crab1 squid2"},
        free={0: "keeper"},
        turned={0: "jailer"},
        places={0: {"jail": "reaper"}},
        monsters={0: (2, 4), 1: (3,)},
        keys={0: 2},
    )
    mine = aids(s, 0).standings[0]
    assert mine.points == Score(locations=((location("jail"), 13),), lords=6 + 7 + 6, companions=7, monsters=6)
    assert (mine.total, mine.keys, mine.lords) == (45, 3, 3)
    for reader in (1, SPECTATOR):
        assert aids(s, reader).standings[0].points.monsters == 0
        assert aids(s, reader).standings[0].total == 39
    assert [aids(s, reader).standings[1].total for reader in (0, 1, SPECTATOR)] == [0, 3, 0]


def test_keys_of_working_lords_count_and_those_of_turned_ones_do_not():
    s = scene(free={0: "recruiter"}, turned={0: "commander"}, keys={0: 1})
    assert aids(s, 1).standings[0].keys == 2
    assert (aids(s, 0).keys_needed, aids(s, 0).lords_to_end) == (3, 7)


def test_locations_are_worth_what_they_would_bring_the_reader():
    s = scene(free={0: "keeper", 1: "jailer seeker"}, available="barracks jail")
    worth = {reader: [each.points for each in aids(s, reader).locations] for reader in (0, 1, SPECTATOR)}
    assert worth == {0: [7, 14], 1: [11, 13], SPECTATOR: [7, 14]}


def test_drawn_locations_have_their_worth_too():
    s = scene(deck="monster crab1", threat=6, keys={0: 1}, available="jail", pile="barracks chasm")
    do(s, 0, "explore")
    do(s, 0, "fight")
    do(s, 0, "draw", 2)
    for reader in (0, 1, SPECTATOR):
        assert [each.location for each in aids(s, reader).locations] == tiles("jail barracks chasm")


def test_only_who_looks_through_the_pile_is_told_what_its_locations_are_worth():
    s = scene(deck="monster crab1", threat=6, keys={0: 1}, available="black_smokers", pile="jail barracks chasm")
    do(s, 0, "explore")
    do(s, 0, "fight")
    control(s, 0, "black_smokers")
    assert {each.location for each in aids(s, 0).locations} == {
        location(name) for name in ("jail", "barracks", "chasm")
    }
    assert aids(s, 1).locations == aids(s, SPECTATOR).locations == ()
