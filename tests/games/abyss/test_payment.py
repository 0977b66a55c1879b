"""Section 11: paying for a Lord."""

import pytest

from bathysphere.engine import Refused, decision_of
from support.abyss.positions import allies, asked, card, do, heard, lord, lords, names, offered, pay, recruit, scene
from support.rules import rule


@rule("A11.1", "A27.8")
def test_only_lords_of_the_court_that_can_be_paid_are_offered():
    s = scene(
        hands={0: "seahorse5 seahorse4"},
        pearls={0: 0},
        court="shepherd keeper",  # the Keeper wants three races
        free={0: "reaper"},
        lord_deck="landowner",
    )
    assert offered(s, 0, "recruit") == [("recruit", lord("shepherd"))]


@rule("A11.2")
def test_one_action_recruits_one_lord():
    s = scene(hands={0: "seahorse5 seahorse4 seahorse3"}, pearls={0: 9}, court="shepherd landowner reaper keeper")
    recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert names(s.free[0]) == "shepherd"
    assert asked(s) == [(1, "turn.action")]


@rule("A11.3")
def test_the_number_of_races_is_exact():
    s = scene(hands={0: "seahorse5 seahorse3 crab5 squid5"}, pearls={0: 9}, court="miller")
    do(s, 0, "recruit", lord("miller"))
    with pytest.raises(Refused, match="exactly 2 different races; you picked 1"):
        pay(s, 0, "seahorse5 seahorse3")
    with pytest.raises(Refused, match="exactly 2 different races; you picked 3"):
        pay(s, 0, "seahorse5 crab5 squid5")
    pay(s, 0, "seahorse3 crab5")
    assert names(s.free[0]) == "miller"


@rule("A11.4")
def test_the_race_of_the_large_circle_is_among_those_paid():
    s = scene(hands={0: "seahorse1 crab5 squid5"}, pearls={0: 9}, court="miller")
    do(s, 0, "recruit", lord("miller"))
    with pytest.raises(Refused, match="large circle"):
        pay(s, 0, "crab5 squid5")
    assert names(s.free[0]) == ""


@rule("A11.4", "A11.7b")
def test_no_lord_without_an_ally_of_the_race_in_the_large_circle():
    s = scene(hands={0: "crab5 squid5"}, pearls={0: 30}, court="miller landowner hunter")
    assert offered(s, 0, "recruit") == [("recruit", lord("hunter"))]


@rule("A11.5")
def test_several_allies_of_a_race_may_be_paid():
    s = scene(hands={0: "seahorse2 seahorse3 seahorse4 crab1"}, pearls={0: 0}, court="shepherd")
    recruit(s, 0, "shepherd", "seahorse2 seahorse3 seahorse4")
    assert names(s.free[0]) == "shepherd"
    assert allies(s.hands[0]) == "crab1"


@rule("A11.6")
def test_the_surplus_is_lost():
    s = scene(hands={0: "seahorse5 seahorse4"}, pearls={0: 3}, court="shepherd keeper reaper miller")
    recruit(s, 0, "shepherd", "seahorse5 seahorse4")  # 9 for a price of 8
    assert names(s.free[0]) == "shepherd"
    assert s.pearls[0] == 3


@rule("A11.7", "A11.7c")
def test_a_pearl_pays_a_missing_point_and_goes_to_the_treasury():
    s = scene(hands={0: "seahorse5"}, pearls={0: 4, 1: 1}, court="shepherd keeper reaper miller")
    reply = recruit(s, 0, "shepherd", "seahorse5")  # 5 for a price of 8
    assert s.pearls == [1, 1]
    assert heard(reply, 1, "lord_paid") == [
        {"seat": 0, "lord": lord("shepherd"), "allies": (card("seahorse5"),), "pearls": 3}
    ]


@rule("A11.7")
def test_without_the_missing_pearls_the_allies_do_not_suffice():
    s = scene(hands={0: "seahorse5 seahorse1"}, pearls={0: 2}, court="shepherd")
    do(s, 0, "recruit", lord("shepherd"))
    with pytest.raises(Refused, match="3 pearls short, and you have 2"):
        pay(s, 0, "seahorse5")
    pay(s, 0, "seahorse5 seahorse1")
    assert names(s.free[0]) == "shepherd"


@rule("A11.7a", "A11.7b")
def test_pearls_replace_no_race():
    s = scene(hands={0: "seahorse5 crab5"}, pearls={0: 30}, court="keeper miller")
    assert offered(s, 0, "recruit") == [("recruit", lord("miller"))]  # the Keeper wants a third race
    do(s, 0, "recruit", lord("miller"))
    with pytest.raises(Refused, match="exactly 2 different races"):
        pay(s, 0, "seahorse5")


@rule("A11.8")
def test_companions_are_not_spent():
    s = scene(hands={0: "seahorse3"}, companions={0: "seahorse5"}, pearls={0: 0}, court="shepherd")
    assert not offered(s, 0, "recruit")
    s = scene(hands={0: "seahorse5"}, companions={0: "seahorse4"}, pearls={0: 3}, court="shepherd")
    do(s, 0, "recruit", lord("shepherd"))
    assert offered(s, 0) == [("ally", card("seahorse5"))]


@rule("A11.9", "A11.10")
def test_the_weakest_ally_paid_stays_as_companion_and_the_others_are_discarded():
    s = scene(hands={0: "seahorse4 crab3 squid2 squid1"}, pearls={0: 0}, court="keeper", discard="crab1")
    recruit(s, 0, "keeper", "seahorse4 crab3 squid2")
    assert allies(s.companions[0]) == "squid2"
    assert allies(sorted(s.discard)) == "crab1 crab3 seahorse4"
    assert allies(s.hands[0]) == "squid1"
    assert s.paid == ()


@rule("A11.10a", "A27.10")
def test_among_the_weakest_the_payer_picks():
    s = scene(hands={0: "seahorse2 crab2 squid3"}, pearls={0: 0}, court="tamer")
    recruit(s, 0, "tamer", "seahorse2 crab2 squid3")
    assert asked(s) == [(0, "recruit.companion")]
    assert sorted(offered(s, 0)) == sorted([("ally", card("seahorse2")), ("ally", card("crab2"))])
    do(s, 0, "ally", card("seahorse2"))
    assert allies(s.companions[0]) == "seahorse2"
    assert allies(sorted(s.discard)) == "squid3 crab2"


@rule("A27.10")
def test_equal_cards_need_no_choice():
    s = scene(hands={0: "seahorse2 seahorse2 seahorse4"}, pearls={0: 0}, court="shepherd keeper reaper miller")
    recruit(s, 0, "shepherd", "seahorse2 seahorse2 seahorse4")
    assert allies(s.companions[0]) == "seahorse2"
    assert asked(s) == [(1, "turn.action")]


@rule("A11.10")
def test_an_ally_paid_alone_becomes_the_companion():
    s = scene(hands={0: "seahorse5"}, pearls={0: 3}, court="shepherd")
    recruit(s, 0, "shepherd", "seahorse5")
    assert allies(s.companions[0]) == "seahorse5"
    assert s.discard == []


@rule("A11.11")
def test_a_companion_stays_and_counts_in_the_end():
    s = scene(hands={0: "seahorse5"}, pearls={0: 3}, court="shepherd keeper reaper miller", deck="", last_turns=1)
    recruit(s, 0, "shepherd", "seahorse5")
    reply = do(s, 1, "pass")
    assert heard(reply, 1, "scored")[0]["companions"] == 5
    assert allies(s.companions[0]) == "seahorse5"


class TestTheRecruitmentOfTheRulebook:
    """A hand of four Allies before a Court of three: the Master of Magic, the Slaver, the Traitor."""

    def position(self):
        return scene(
            hands={0: "jellyfish3 crab2 shellfish5 shellfish1"},
            pearls={0: 2},
            court="master_of_magic slaver traitor",
            lord_deck="jailer seeker hunter tamer keeper",
        )

    @rule("A11.4", "A24.3")
    def test_without_squid_there_is_no_traitor(self):
        assert offered(self.position(), 0, "recruit") == [("recruit", each) for each in lords("master_of_magic slaver")]

    @rule("A11.3", "A11.10", "A13.3", "A13.3a", "A24.1")
    def test_three_races_of_value_ten_buy_the_master_of_magic(self):
        s = self.position()
        recruit(s, 0, "master_of_magic", "jellyfish3 crab2 shellfish5")
        assert names(s.free[0]) == "master_of_magic"
        assert allies(s.companions[0]) == "crab2"
        assert s.pearls[0] == 2 + 2
        assert names(s.court) == "slaver traitor jailer seeker hunter tamer"

    @rule("A11.5", "A11.7", "A24.2")
    def test_two_shellfish_and_two_pearls_buy_the_slaver(self):
        s = self.position()
        recruit(s, 0, "slaver", "shellfish5 shellfish1")
        assert names(s.free[0]) == "slaver"
        assert s.pearls[0] == 2 - 2 + 2
        assert names(s.court) == "master_of_magic traitor jailer seeker hunter tamer"


@rule("A27.9")
def test_the_payer_alone_is_asked_and_may_pay_with_any_of_his_hand():
    s = scene(hands={0: "seahorse5 seahorse3 crab1"}, pearls={0: 0}, court="shepherd")
    do(s, 0, "recruit", lord("shepherd"))
    assert asked(s) == [(0, "recruit.pay")]
    assert {allies([kind]) for _, kind in offered(s, 0)} == {"seahorse5", "seahorse3", "crab1"}


@rule("A27.9")
def test_an_ally_that_leads_to_no_payment_cannot_be_picked_and_nothing_can_be_picked_after_it():
    s = scene(hands={0: "squid1 shellfish2 crab2 seahorse4"}, pearls={0: 0}, free={0: "diplomat"}, court="schemer")
    do(s, 0, "recruit", lord("schemer"))  # 8 in three races
    decision = decision_of(s, 0)
    assert decision is not None
    assert [allies([kind]) for _, kind in decision.more(())] == ["shellfish2", "crab2", "seahorse4"]
    assert decision.more((("ally", card("squid1")),)) == ()
