"""Section 12: a Lord that was paid for arrives."""

import pytest

from bathysphere.games.abyss.cards.allies import RACES
from support.abyss.positions import asked, card, do, heard, let_pass, lord, names, offered, recruit, scene
from support.rules import rule

CRAB, SQUID = RACES.index("crab"), RACES.index("squid")


@rule("A12.1")
def test_a_paid_lord_lies_free_before_the_recruiter():
    s = scene(hands={0: "seahorse5 seahorse3"}, court="shepherd keeper reaper miller", free={0: "landowner"})
    reply = recruit(s, 0, "shepherd", "seahorse5 seahorse3")
    assert names(s.free[0]) == "landowner shepherd"
    assert names(s.court) == "keeper reaper miller"
    assert s.turned[0] == ()
    assert s.places[0] == ()
    assert heard(reply, 1, "lord_recruited") == [{"seat": 0, "lord": lord("shepherd")}]


@rule("A12.2")
def test_an_arrow_ability_is_applied_on_arrival_and_never_again():
    s = scene(hands={0: "shellfish5 shellfish3"}, pearls={0: 0}, court="peddler keeper reaper miller", council="crab1")
    reply = recruit(s, 0, "peddler", "shellfish5 shellfish3")
    assert heard(reply, 1, "pearls_gained") == [{"seat": 0, "pearls": 2, "source": "peddler"}]
    reply = do(s, 1, "council", CRAB)
    assert asked(s) == [(0, "turn.action")]
    assert s.pearls[0] == 2
    assert offered(s, 0) == [("explore",), ("intrigue",)]


@rule("A12.3")
@pytest.mark.parametrize(("where", "offers"), [("free", 1), ("turned", 0), ("covered", 0)])
def test_a_lasting_ability_works_while_its_lord_is_free_and_upright(where: str, offers: int):
    zones = {"free": {"free": {0: "treasurer"}}, "turned": {"turned": {0: "treasurer"}}}
    covered = {"places": {0: {"parliament": "treasurer"}}}
    s = scene(hands={0: "seahorse5 seahorse1"}, pearls={0: 0}, court="shepherd", **zones.get(where, covered))
    assert len(offered(s, 0, "recruit")) == offers  # 6 for a price of 8 - 2


@rule("A12.3")
def test_a_lasting_ability_begins_with_the_arrival():
    s = scene(hands={0: "shellfish5 shellfish3 crab1"}, pearls={0: 0}, court="slaver keeper reaper miller")
    recruit(s, 0, "slaver", "shellfish5 shellfish3")
    assert offered(s, 0) == [("end_turn",), ("slaver", card("crab1"))]


SLAVER = {"hands": {0: "squid1 squid2"}, "free": {0: "slaver"}, "pearls": {0: 0, 1: 0}, "deck": "crab1 monster crab3"}


@rule("A12.4")
def test_the_owner_may_use_a_lasting_ability_before_his_action():
    s = scene(**SLAVER)
    assert offered(s, 0, "slaver") == [("slaver", card("squid1")), ("slaver", card("squid2"))]
    do(s, 0, "slaver", card("squid1"))
    assert s.pearls[0] == 2
    assert offered(s, 0, "explore")


@rule("A12.4")
def test_the_owner_may_use_a_lasting_ability_within_his_exploration():
    s = scene(**SLAVER)
    do(s, 0, "explore")
    assert asked(s) == [(0, "explore.take")]
    assert offered(s, 0, "slaver")
    do(s, 0, "go_on")
    assert asked(s) == [(0, "explore.fight")]
    do(s, 0, "slaver", card("squid2"))
    assert s.pearls[0] == 2
    assert asked(s) == [(0, "explore.fight")]


@rule("A12.4")
def test_the_owner_may_use_a_lasting_ability_after_his_action():
    s = scene(**SLAVER, council="squid3")
    do(s, 0, "council", SQUID)
    assert asked(s) == [(0, "turn.end")]
    do(s, 0, "slaver", card("squid3"))
    assert s.pearls[0] == 2
    assert asked(s) == [(1, "turn.action")]


@rule("A12.4")
def test_nobody_uses_a_lasting_ability_in_the_turn_of_another():
    s = scene(turn=1, **{**SLAVER, "pearls": {0: 1, 1: 0}})
    do(s, 1, "explore")
    assert asked(s) == [(0, "explore.buy")]
    assert not offered(s, 0, "slaver")
    let_pass(s)
    assert asked(s) == [(1, "explore.take")]
    assert not offered(s, 1, "slaver")
