"""Farmers: the six Lords without ability (A24.13). Recruiting one gives the Lord and nothing else."""

import pytest

from bathysphere.games.abyss.cards.lords import GUILD, GUILDS, LORDS, lord
from support.abyss.positions import about_to_recruit, asked, do, exact_price, names, offered, recruit, scene
from support.rules import rule

FARMERS = ("keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner")
OTHERS = "trader peddler shopkeeper"


def beside(s, seat):
    """Everything that an ability could have changed, but for what a payment changes anyway."""
    other = 1 - seat
    return (
        s.pearls, s.keys, s.monsters, s.turned, s.places, s.council, s.lord_deck, s.lord_discard, s.pile, s.available,
        s.threat, s.last_turns, s.hands[other], s.companions[other], s.free[other],
    )  # fmt: skip


@pytest.mark.parametrize("name", FARMERS)
@rule("A24.13", "A10.11")
def test_recruiting_a_farmer_gives_the_lord_and_nothing_else(name):
    s = about_to_recruit(
        name, hands={0: "jellyfish4", 1: "crab1"}, court=OTHERS, council="crab2 crab3", free={1: "tamer"}, pearls={0: 6}
    )
    before = s.copy()
    recruit(s, 0, name)
    assert names(s.free[0]) == name
    assert len(s.hands[0]) == 1
    assert names(s.court) == OTHERS
    assert beside(s, 0) == beside(before, 0)
    assert asked(s) == [(1, "turn.action")]


@pytest.mark.parametrize("name", FARMERS)
@rule("A24.13")
def test_a_free_farmer_changes_nothing_in_later_turns(name):
    """The questions of a turn are the same with him and without him."""
    rest = {"hands": {0: exact_price("peddler")}, "court": OTHERS, "council": "crab2 squid3"}
    with_him, without_him = scene(free={0: name}, **rest), scene(**rest)
    assert offered(with_him, 0) == offered(without_him, 0)
    for s in (with_him, without_him):
        do(s, 0, "council", 0)
    assert with_him.pearls == without_him.pearls
    assert asked(with_him) == asked(without_him) == [(1, "turn.action")]


@rule("A24.13")
def test_the_lords_without_ability_are_exactly_the_farmers():
    assert {each.id for each in LORDS if each.kind == "none"} == set(FARMERS)
    assert {GUILDS[GUILD[lord(name)]] for name in FARMERS} == {"farmer"}
