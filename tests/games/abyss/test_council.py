"""Section 9: asking the Council for support."""

import pytest

from bathysphere.engine import SPECTATOR, Refused
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import RACES
from support.abyss.positions import allies, asked, cards, do, heard, offered, scene
from support.rules import rule

SQUID, CRAB = RACES.index("squid"), RACES.index("crab")


@rule("A9.1")
def test_all_cards_of_one_area_come_to_the_hand():
    s = scene(council="crab1 crab2 crab2 crab4 squid1", hands={0: "crab3"})
    do(s, 0, "council", CRAB)
    assert allies(s.hands[0]) == "crab1 crab2 crab2 crab3 crab4"
    assert [allies(area) for area in s.council] == ["squid1", "", "", "", ""]
    assert asked(s) == [(1, "turn.action")]


@rule("A9.2")
def test_nobody_sees_an_area_before_it_is_taken():
    dull, bright = scene(council="crab1 crab1"), scene(council="crab4 crab5")
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(dull, seat) == GAME.view(bright, seat)
    assert offered(dull, 0, "council") == offered(bright, 0, "council") == [("council", CRAB)]


@rule("A9.2", "A28.4")
def test_only_the_taker_sees_the_cards_taken():
    s = scene(3, council="crab2 crab5")
    reply = do(s, 0, "council", CRAB)
    known = {"seat": 0, "race": CRAB, "number": 2}
    assert heard(reply, 0, "council_taken") == [{**known, "allies": tuple(cards("crab2 crab5"))}]
    for other in (1, 2, SPECTATOR):
        assert heard(reply, other, "council_taken") == [known]


@rule("A9.3")
def test_an_area_is_taken_whole():
    s = scene(council="crab1 crab2 squid1 squid1 squid2 squid3 squid5")
    assert offered(s, 0, "council") == [("council", SQUID), ("council", CRAB)]
    with pytest.raises(Refused):
        do(s, 0, "council", CRAB, 1)
    do(s, 0, "council", SQUID)
    assert (len(s.hands[0]), s.council[SQUID], len(s.council[CRAB])) == (5, (), 2)


@rule("A9.4")
def test_a_hand_may_grow_without_limit():
    everything = "squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5"
    s = scene(hands={0: everything}, council=everything.replace("squid", "crab"))
    do(s, 0, "council", CRAB)
    assert len(s.hands[0]) == 26
    assert asked(s) == [(1, "turn.action")]
