"""Politicians (A21.7 to A21.12). Chains of replacements are in test_replacements.py, when the Opportunist may be used
in test_powers.py."""

import pytest

from bathysphere.engine import Refused
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import (
    QUIET,
    about_to_recruit,
    allies,
    asked,
    cards,
    do,
    heard,
    names,
    offered,
    pay,
    recruit,
    scene,
)
from support.rules import rule


def can_recruit(s, seat=0):
    return names(choice[1] for choice in offered(s, seat, "recruit"))


# -- Diplomat


@rule("A21.7", "A29.11", "A27.9")
def test_diplomat_any_race_serves_in_place_of_the_mandatory_one():
    hand = {0: "crab5 crab3 squid1"}
    assert can_recruit(scene(hands=hand, court="shepherd", pearls={0: 0})) == ""
    s = scene(hands=hand, court=f"{QUIET} miller", pearls={0: 0}, free={0: "diplomat"})
    recruit(s, 0, "shepherd", "crab5 crab3")
    assert names(s.free[0]) == "diplomat shepherd"


@rule("A29.11", "A27.9")
def test_diplomat_changes_neither_the_number_of_races_nor_the_value():
    s = scene(hands={0: "crab5 crab3 squid4"}, court="shepherd", pearls={0: 0}, free={0: "diplomat"})
    do(s, 0, "recruit", lord("shepherd"))
    for wrong in ("crab5 squid4", "crab5"):
        with pytest.raises(Refused):
            pay(s, 0, wrong)
    one_race = scene(hands={0: "crab5 crab3 crab2"}, court="reaper", pearls={0: 0}, free={0: "diplomat"})
    assert can_recruit(one_race) == ""


@rule("A21.7")
def test_diplomat_may_be_ignored_and_does_not_work_for_others_or_while_turned():
    printed = scene(hands={0: "seahorse5 seahorse3"}, court=f"{QUIET} miller", free={0: "diplomat"})
    recruit(printed, 0, "shepherd")
    assert names(printed.free[0]) == "diplomat shepherd"
    for where in ({"free": {1: "diplomat"}}, {"turned": {0: "diplomat"}}):
        assert can_recruit(scene(hands={0: "crab5 crab3"}, court="shepherd", **where)) == ""


@rule("A29.62")
def test_diplomat_treasurer_and_shaman_do_not_help_in_their_own_recruitment():
    assert can_recruit(scene(hands={0: "crab5 crab3"}, court="diplomat")) == ""
    assert can_recruit(scene(hands={0: "squid5 crab3"}, court="treasurer", pearls={0: 1})) == ""
    price = {"hands": {0: "squid1 shellfish2 jellyfish3"}, "court": "shaman"}
    assert can_recruit(scene(**price, pearls={0: 0})) == "shaman"
    assert can_recruit(scene(**price, pearls={0: 5}, free={1: "recruiter"})) == ""


# -- Corruptor


@rule("A21.8", "A27.11", "A29.1")
def test_corruptor_recruits_a_second_lord_of_the_court_for_five_pearls():
    s = about_to_recruit("corruptor", pearls={0: 6}, court="trader keeper reaper shepherd")
    recruit(s, 0, "corruptor")
    assert offered(s, 0) == [("decline",), *[("bribe", each) for each in s.court]]
    do(s, 0, "bribe", lord("trader"))
    assert names(s.free[0]) == "corruptor trader"
    assert names(s.court) == "keeper reaper shepherd"
    assert s.pearls == [6 - 5 + 3, 1]  # to the treasury; and the second Lord's ability followed
    assert allies(s.companions[0]) == "squid2"  # none for the second Lord: no Ally was paid


@rule("A27.11", "A21.8")
def test_corruptor_may_be_declined():
    s = about_to_recruit("corruptor", pearls={0: 5})
    recruit(s, 0, "corruptor")
    do(s, 0, "decline")
    assert (names(s.free[0]), s.pearls[0], s.turn.seat) == ("corruptor", 5, 1)


@rule("A29.1", "A21.8")
def test_corruptor_buys_nobody_without_five_pearls():
    s = about_to_recruit("corruptor", pearls={0: 4})
    recruit(s, 0, "corruptor")
    assert (names(s.free[0]), s.pearls[0], s.turn.seat) == ("corruptor", 4, 1)


@rule("A29.13")
def test_corruptor_his_five_pearls_are_touched_by_neither_treasurer_nor_recruiter():
    twenty = "squid5 squid4 squid4 squid3 squid2 squid2"
    for where in ({0: "treasurer"}, {1: "recruiter"}):
        s = scene(hands={0: twenty}, pearls={0: 5}, free=where, court=f"corruptor miller {QUIET}")
        recruit(s, 0, "corruptor", twenty)
        do(s, 0, "bribe", lord("miller"))
        assert names(s.free[0]).endswith("corruptor miller")
        assert s.pearls[0] == 0


# -- Schemer


@rule("A21.9", "A27.12", "A28.13")
def test_schemer_a_free_lord_goes_for_the_top_of_the_lord_deck():
    s = about_to_recruit("schemer", free={0: "tamer"}, lord_deck="miller hunter")
    recruit(s, 0, "schemer")
    assert offered(s, 0) == [("decline",), ("dismiss", lord("tamer")), ("dismiss", lord("schemer"))]
    reply = do(s, 0, "dismiss", lord("tamer"))
    assert names(s.free[0]) == "schemer miller"
    assert names(s.lord_deck) == "hunter"
    replaced = {"seat": 0, "lord": lord("miller"), "discarded": lord("tamer")}
    assert heard(reply, -1, "lord_replaced") == [replaced]
    assert GAME.view(s, 1).lord_discard == (lord("tamer"),)


@rule("A27.12", "A21.9")
def test_schemer_may_be_declined():
    s = about_to_recruit("schemer", free={0: "tamer"}, lord_deck="miller hunter")
    recruit(s, 0, "schemer")
    do(s, 0, "decline")
    assert (names(s.free[0]), names(s.lord_deck), s.turn.seat) == ("tamer schemer", "hunter miller", 1)


@rule("A29.58")
def test_schemer_does_nothing_with_an_empty_lord_deck():
    s = about_to_recruit("schemer", free={0: "tamer"}, lord_deck="")
    recruit(s, 0, "schemer")
    assert (names(s.free[0]), s.turn.seat) == ("tamer schemer", 1)


# -- Treasurer


@rule("A21.10")
def test_treasurer_every_lord_is_two_cheaper_for_his_owner():
    s = scene(hands={0: "seahorse5"}, pearls={0: 1}, court=f"{QUIET} miller", free={0: "treasurer"})
    recruit(s, 0, "shepherd", "seahorse5")
    assert (names(s.free[0]), s.pearls[0]) == ("treasurer shepherd", 0)
    for where in ({"free": {1: "treasurer"}}, {"turned": {0: "treasurer"}}):
        assert can_recruit(scene(hands={0: "seahorse5"}, pearls={0: 2}, court="shepherd", **where)) == ""


@rule("A29.59")
def test_treasurer_the_races_must_still_be_paid():
    s = scene(hands={0: "seahorse4 squid1"}, pearls={0: 9}, court="keeper", free={0: "treasurer"})
    assert can_recruit(s) == ""


# -- Traitor


@rule("A21.11", "A27.13", "A28.13")
def test_traitor_a_free_lord_goes_for_a_lord_of_the_court():
    s = about_to_recruit("traitor", free={0: "tamer"}, court="miller keeper reaper shepherd", pearls={0: 0})
    recruit(s, 0, "traitor")
    assert len(offered(s, 0, "replace")) == 2 * 4
    reply = do(s, 0, "replace", lord("tamer"), lord("miller"))
    assert names(s.free[0]) == "traitor miller"
    assert names(s.court) == QUIET
    assert s.pearls[0] == 0
    replaced = {"seat": 0, "lord": lord("miller"), "discarded": lord("tamer")}
    assert heard(reply, 1, "lord_replaced") == [replaced]
    assert GAME.view(s, 1).lord_discard == (lord("tamer"),)


@rule("A27.13", "A21.11")
def test_traitor_may_be_declined():
    s = about_to_recruit("traitor", free={0: "tamer"})
    recruit(s, 0, "traitor")
    do(s, 0, "decline")
    assert (names(s.free[0]), names(s.court), s.turn.seat) == ("tamer traitor", QUIET, 1)


@rule("A21.11")
def test_traitor_alone_may_go_for_the_only_lord_of_the_court():
    s = about_to_recruit("traitor", court="miller")
    recruit(s, 0, "traitor")
    assert offered(s, 0, "replace") == [("replace", lord("traitor"), lord("miller"))]


@rule("A29.58")
def test_traitor_does_nothing_with_an_empty_court():
    s = about_to_recruit("traitor", court="", free={0: "tamer"}, lord_deck="miller hunter jailer trader peddler seeker")
    recruit(s, 0, "traitor")
    assert (names(s.free[0]), s.turn.seat) == ("tamer traitor", 1)


# -- Opportunist


@rule("A21.12", "A27.22", "A28.13")
def test_opportunist_puts_the_top_of_the_lord_deck_in_the_place_of_a_court_lord():
    s = scene(free={0: "opportunist"}, court=QUIET, lord_deck="miller hunter")
    assert offered(s, 0, "opportunist") == [("opportunist", each) for each in s.court]
    reply = do(s, 0, "opportunist", lord("reaper"))
    assert names(s.court) == "keeper miller shepherd"
    assert names(s.lord_deck) == "hunter"
    replaced = {"seat": 0, "discarded": lord("reaper"), "lord": lord("miller")}
    assert heard(reply, 1, "court_replaced") == [replaced]
    assert GAME.view(s, 1).lord_discard == (lord("reaper"),)


@rule("A29.58", "A27.22")
def test_opportunist_offers_nothing_without_a_lord_in_deck_or_court_or_while_turned():
    assert not offered(scene(free={0: "opportunist"}, court=QUIET, lord_deck=""), 0, "opportunist")
    assert not offered(scene(free={0: "opportunist"}, court="", lord_deck="miller"), 0, "opportunist")
    assert not offered(scene(turned={0: "opportunist"}, court=QUIET), 0, "opportunist")


# -- paying in the open


@rule("A28.6", "A27.9")
def test_allies_paid_for_a_lord_are_shown_to_all():
    s = about_to_recruit("trader", seats=3, hands={0: "shellfish1"})
    reply = recruit(s, 0, "trader", "squid1 crab2 shellfish5 shellfish2 shellfish1")
    paid = tuple(sorted(cards("squid1 crab2 shellfish5 shellfish2 shellfish1")))
    for seat in (-1, 1, 2):
        assert heard(reply, seat, "lord_paid") == [{"seat": 0, "lord": lord("trader"), "allies": paid, "pearls": 0}]
    assert asked(s) == [(0, "recruit.companion")]  # the surplus Ally ties with the squid
