"""Section 13: the Court after a recruitment."""

import pytest

from support.abyss.positions import do, heard, lord, lords, names, recruit, scene
from support.rules import rule

SHEPHERD = "seahorse5 seahorse3"
DECK = "jailer seeker hunter tamer assassin commander"


def after_recruiting(court: str, **zones: object):
    s = scene(hands={0: SHEPHERD}, court=court, lord_deck=DECK, pearls={0: 1}, **zones)
    return s, recruit(s, 0, "shepherd", SHEPHERD)


@rule("A13.1")
@pytest.mark.parametrize(
    ("court", "left"),
    [
        ("shepherd miller keeper reaper", "miller keeper reaper"),
        ("reaper shepherd miller keeper landowner", "reaper miller keeper landowner"),
        ("miller reaper keeper shepherd", "miller reaper keeper"),
    ],
)
def test_the_remaining_lords_move_up_away_from_the_deck(court: str, left: str):
    s, _ = after_recruiting(court)
    assert names(s.court) == left  # listed from the space furthest from the deck
    do(s, 1, "intrigue")
    assert names(s.court) == f"{left} jailer"


@rule("A13.2")
def test_three_remaining_lords_are_not_joined_by_others():
    s, reply = after_recruiting("shepherd keeper reaper miller")
    assert names(s.court) == "keeper reaper miller"
    assert s.pearls[0] == 1
    assert len(s.lord_deck) == 6
    assert heard(reply, 1, "court_refilled") == []


@rule("A13.3", "A13.3a")
@pytest.mark.parametrize(
    ("court", "refilled"),
    [
        ("keeper shepherd reaper", "keeper reaper jailer seeker hunter tamer"),
        ("keeper shepherd", "keeper jailer seeker hunter tamer assassin"),
        ("shepherd", "jailer seeker hunter tamer assassin commander"),
    ],
)
def test_two_or_fewer_remaining_lords_pay_two_pearls_and_the_court_is_refilled(court: str, refilled: str):
    s, reply = after_recruiting(court)
    assert s.pearls == [1 + 2, 1]
    assert names(s.court) == refilled
    newcomers = tuple(lords(refilled)[len(court.split()) - 1 :])
    assert heard(reply, 1, "court_refilled") == [{"seat": 0, "lords": newcomers, "pearls": 2}]


@rule("A13.3")
def test_a_small_court_alone_pays_nothing():
    s = scene(council="crab1", court="keeper", lord_deck=DECK, pearls={0: 1})
    do(s, 0, "council", 2)
    assert s.pearls[0] == 1
    assert s.court == [lord("keeper")]
