"""Section 29: our rulings on Lords, their price and the Court, where the rulebook is silent."""

import pytest

from bathysphere.engine import Refused, decision_of
from bathysphere.games.abyss.cards.lords import LORDS
from bathysphere.games.abyss.steps import payment
from support.abyss.positions import (
    allies,
    asked,
    card,
    do,
    final,
    heard,
    lord,
    lords,
    names,
    offered,
    pay,
    recruit,
    scene,
)
from support.rules import rule

# -- payment


@rule("A29.9")
def test_more_allies_than_needed_may_be_paid_and_one_of_them_may_be_the_companion():
    s = scene(hands={0: "seahorse5 seahorse4 seahorse1"}, pearls={0: 0}, court="shepherd")
    recruit(s, 0, "shepherd", "seahorse5 seahorse4 seahorse1")  # 9 would do for a price of 8
    assert allies(s.companions[0]) == "seahorse1"


@rule("A29.9")
def test_more_allies_than_needed_may_be_the_strongest_for_a_master_of_magic():
    s = scene(hands={0: "seahorse4 seahorse4 seahorse5"}, pearls={0: 0}, court="shepherd", free={0: "master_of_magic"})
    recruit(s, 0, "shepherd", "seahorse4 seahorse4 seahorse5")
    assert allies(s.companions[0]) == "seahorse5"


@rule("A29.9")
def test_more_allies_must_not_bring_another_race():
    s = scene(hands={0: "seahorse5 seahorse4 crab1"}, pearls={0: 0}, court="shepherd")
    do(s, 0, "recruit", lord("shepherd"))
    with pytest.raises(Refused, match="exactly 1 race; you picked 2"):
        pay(s, 0, "seahorse5 seahorse4 crab1")


@rule("A29.10")
@pytest.mark.parametrize(
    ("words", "pearls"), [("seahorse5", 3), ("seahorse5 seahorse2", 1), ("seahorse5 seahorse4", 0)]
)
def test_pearls_pay_exactly_what_is_missing(words: str, pearls: int):
    s = scene(hands={0: words}, pearls={0: 9}, court="shepherd keeper reaper miller")
    reply = recruit(s, 0, "shepherd", words)
    assert heard(reply, 1, "lord_paid")[0]["pearls"] == pearls
    assert s.pearls[0] == 9 - pearls


@rule("A29.10")
def test_the_payer_is_not_asked_for_pearls():
    s = scene(hands={0: "seahorse5"}, pearls={0: 9}, court="shepherd")
    do(s, 0, "recruit", lord("shepherd"))
    assert offered(s, 0) == [("ally", card("seahorse5"))]


@rule("A29.11")
def test_the_diplomat_lifts_the_race_but_neither_number_nor_value():
    s = scene(hands={0: "crab5 squid3 jellyfish1"}, pearls={0: 0}, court="miller", free={0: "diplomat"})
    do(s, 0, "recruit", lord("miller"))  # 8 for two races, seahorses among them
    with pytest.raises(Refused, match="exactly 2 different races; you picked 3"):
        pay(s, 0, "crab5 squid3 jellyfish1")
    with pytest.raises(Refused, match="2 pearls short"):
        pay(s, 0, "crab5 jellyfish1")
    pay(s, 0, "crab5 squid3")
    assert names(s.free[0]) == "diplomat miller"


def price(name: str, **zones: object) -> int:
    """What a Lord costs seat 0 in value."""
    s = scene(hands={0: "crab5 squid5 seahorse5 shellfish5 jellyfish5"}, pearls={0: 30}, court=name, **zones)
    do(s, 0, "recruit", lord(name))
    decision = decision_of(s, 0)
    assert decision is not None
    assert isinstance(decision.picks, payment.Payment)
    assert decision.picks.races == LORDS[lord(name)].races
    return decision.picks.price


@rule("A29.12")
def test_the_recruiter_doubles_the_value_then_the_treasurer_takes_two_off():
    assert price("keeper") == 6
    assert price("keeper", free={1: "recruiter"}) == 12
    assert price("keeper", free={0: "treasurer"}) == 4
    assert price("keeper", free={0: "treasurer", 1: "recruiter"}) == 2 * 6 - 2
    assert price("keeper", free={0: "recruiter"}) == 6


@rule("A29.12", "A25.2")
def test_with_the_option_the_recruiter_adds_two():
    assert price("keeper", free={1: "recruiter"}, recruiter_plus_two=True) == 8
    assert price("keeper", free={0: "treasurer", 1: "recruiter"}, recruiter_plus_two=True) == 6
    assert price("shepherd", free={1: "recruiter"}, recruiter_plus_two=True) == 10


@rule("A29.59")
def test_a_lower_price_still_wants_its_races():
    hand = "seahorse4 crab5"
    s = scene(hands={0: hand}, pearls={0: 30}, court="keeper reaper", free={0: "treasurer"})
    assert offered(s, 0, "recruit") == [("recruit", lord("reaper"))]
    do(s, 0, "recruit", lord("reaper"))
    with pytest.raises(Refused, match="exactly 2 different races"):
        pay(s, 0, "seahorse4")


@rule("A29.62")
@pytest.mark.parametrize(
    ("name", "hand", "zones"),
    [
        ("treasurer", "squid5 crab3", {}),  # 8 for a price of 10
        ("diplomat", "crab5 crab3", {}),  # no squid
        ("shaman", "jellyfish5 crab3 squid3", {"free": {1: "recruiter"}}),  # 11 for a doubled 6
    ],
)
def test_a_lord_does_not_help_with_his_own_recruitment(name: str, hand: str, zones: dict[str, object]):
    s = scene(hands={0: hand}, pearls={0: 0}, court=name, **zones)
    assert not offered(s, 0, "recruit")


@rule("A29.62")
def test_the_master_of_magic_keeps_the_weakest_ally_of_his_own_price():
    s = scene(hands={0: "jellyfish5 crab3 squid2"}, pearls={0: 0}, court="master_of_magic")
    recruit(s, 0, "master_of_magic", "jellyfish5 crab3 squid2")
    assert allies(s.companions[0]) == "squid2"


# -- the Court


@rule("A29.18")
def test_the_arrow_ability_comes_before_the_refill():
    s = scene(
        hands={0: "squid5 crab2 jellyfish1"},
        pearls={0: 0},
        court="schemer keeper",
        lord_deck="landowner miller jailer seeker hunter tamer",
    )
    recruit(s, 0, "schemer", "squid5 crab2 jellyfish1")
    assert asked(s) == [(0, "schemer.replace")]
    assert names(s.court) == "keeper"
    assert s.pearls[0] == 0
    do(s, 0, "dismiss", lord("schemer"))
    assert names(s.free[0]) == "landowner"  # still the top of the deck
    assert names(s.court) == "keeper miller jailer seeker hunter tamer"
    assert s.pearls[0] == 2


CORRUPTION = {"hands": {0: "squid5 squid4 squid1"}, "lord_deck": "jailer seeker hunter tamer keeper reaper"}


@rule("A29.19")
@pytest.mark.parametrize(
    ("court", "pearls"), [("corruptor miller landowner", 2), ("corruptor miller landowner trader", 2)]
)
def test_after_a_second_lord_the_court_is_checked_once(court: str, pearls: int):
    s = scene(**CORRUPTION, pearls={0: 5}, court=court)
    recruit(s, 0, "corruptor", "squid5 squid4 squid1")
    assert offered(s, 0, "bribe") == [("bribe", each) for each in lords(court)[1:]]  # none of the refill
    reply = do(s, 0, "bribe", lord("miller"))
    assert names(s.free[0]) == "corruptor miller"
    assert s.pearls[0] == 2
    assert len(heard(reply, 1, "court_refilled")) == 1
    assert len(s.court) == 6


@rule("A29.19")
def test_three_lords_left_after_both_are_not_refilled():
    s = scene(**CORRUPTION, pearls={0: 5}, court="corruptor miller landowner trader peddler")
    recruit(s, 0, "corruptor", "squid5 squid4 squid1")
    do(s, 0, "bribe", lord("miller"))
    assert names(s.court) == "landowner trader peddler"
    assert s.pearls[0] == 0


@rule("A29.19")
def test_the_pearls_of_the_refill_come_too_late_for_the_corruptor():
    s = scene(**CORRUPTION, pearls={0: 4}, court="corruptor miller")
    recruit(s, 0, "corruptor", "squid5 squid4 squid1")
    assert names(s.free[0]) == "corruptor"
    assert s.pearls[0] == 4 + 2
    assert asked(s) == [(1, "turn.action")]


@rule("A29.19")
def test_the_traitor_chooses_from_the_court_before_the_refill():
    s = scene(
        hands={0: "squid5 crab4 jellyfish3"},
        court="traitor miller landowner trader",
        lord_deck="jailer seeker hunter tamer keeper reaper",
    )
    recruit(s, 0, "traitor", "squid5 crab4 jellyfish3")
    assert {other for _, _, other in offered(s, 0, "replace")} == set(lords("miller landowner trader"))
    reply = do(s, 0, "replace", lord("traitor"), lord("miller"))
    assert len(heard(reply, 1, "court_refilled")) == 1
    assert names(s.court) == "landowner trader jailer seeker hunter tamer"
    assert names(s.lord_discard) == "traitor"


@rule("A29.45")
def test_a_short_deck_is_laid_out_whole_the_pearls_are_paid_and_the_end_is_near():
    s = scene(hands={0: "seahorse5 seahorse3"}, pearls={0: 0}, court="shepherd keeper", lord_deck="jailer seeker")
    reply = recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert names(s.court) == "keeper jailer seeker"
    assert s.pearls[0] == 2
    assert s.lord_deck == []
    assert heard(reply, 1, "last_round") == [{"seat": 0, "reason": "deck"}]


@rule("A29.45")
def test_a_deck_that_just_fills_the_court_ends_nothing():
    s = scene(hands={0: "seahorse5 seahorse3"}, court="shepherd keeper", lord_deck="jailer seeker hunter tamer reaper")
    reply = recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert len(s.court) == 6
    assert heard(reply, 1, "last_round") == []


@rule("A29.60")
def test_in_the_last_round_an_empty_deck_still_pays():
    s = scene(hands={0: "seahorse5 seahorse3"}, pearls={0: 0}, court="shepherd keeper", lord_deck="", last_turns=1)
    recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert s.pearls[0] == 2
    assert names(s.court) == "keeper"


# -- the Assassin


def strike(**zones: object):
    """Seat 0 recruits the Assassin against three opponents."""
    hand = "crab5 crab4 crab1"
    s = scene(4, hands={0: hand}, court="assassin hunter peddler trader", **zones)
    recruit(s, 0, "assassin", hand)
    return s


@rule("A29.33")
def test_the_assassin_leaves_out_who_has_no_free_lord():
    s = strike(free={1: "keeper", 3: "reaper miller"}, places={2: {"jail": "shepherd"}})
    assert names(s.turned[1]) == "keeper"
    assert s.turned[2] == ()
    assert [victim for _, victim in offered(s, 0)] == lords("reaper miller")


@rule("A29.33")
def test_a_turned_lord_may_be_named_again_to_no_effect():
    s = strike(free={1: "keeper"}, turned={1: "reaper"})
    assert [victim for _, victim in offered(s, 0)] == lords("keeper reaper")
    do(s, 0, "turn_lord", lord("reaper"))
    assert (names(s.free[1]), names(s.turned[1])) == ("keeper", "reaper")


@rule("A29.33")
def test_lords_stay_turned_when_the_assassin_is_gone():
    s = scene(
        turn=1,
        hands={1: "squid5 squid4 crab1 jellyfish2"},
        court="schemer miller hunter trader",
        lord_deck="jailer landowner",
        free={1: "assassin"},
        turned={0: "keeper"},
    )
    recruit(s, 1, "schemer", "squid5 crab1 jellyfish2")
    do(s, 1, "dismiss", lord("assassin"))
    assert names(s.lord_discard) == "assassin"
    assert names(s.turned[0]) == "keeper"


@rule("A29.33")
def test_of_a_turned_lord_only_the_points_count_at_the_end():
    lots = {"jail": "", "sargasso_silos": "", "closed_tower": "", "abyss": "", "depths": "", "throne_room": ""}
    _, reply = final(turned={0: "keeper"}, places={0: lots})
    told = heard(reply, -1, "scored")[0]
    assert [points for _, points in told["locations"]] == [15, 5, 0, 0, 2 * 6, 6]
    assert told["lords"] == 6


@rule("A29.42")
@pytest.mark.parametrize("tile", ["depths", "throne_room"])
def test_without_a_lord_there_is_no_weakest_and_no_strongest(tile: str):
    _, reply = final(places={0: {tile: ""}})
    assert heard(reply, -1, "scored")[0]["points"] == 0


@rule("A29.52")
def test_the_strongest_and_the_weakest_lord_are_meant_by_points():
    _, reply = final(free={0: "commander jailer"}, places={0: {"throne_room": "", "depths": ""}})
    assert [points for _, points in heard(reply, -1, "scored")[0]["locations"]] == [7, 2 * 4]
