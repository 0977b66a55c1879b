"""Section 18: before scoring, Allies in hand become Companions."""

import pytest

from support.abyss.positions import allies, cards, final, heard
from support.rules import rule


@rule("A18.1", "A18.2")
def test_the_weakest_ally_of_each_race_in_hand_joins():
    s, reply = final(hands={0: "crab4 crab2 crab5 squid3 jellyfish1 jellyfish1", 1: "seahorse5"})
    assert allies(s.companions[0]) == "squid3 crab2 jellyfish1"
    assert allies(s.companions[1]) == "seahorse5"
    joined = [(told["seat"], told["allies"]) for told in heard(reply, 1, "final_companions")]
    assert joined == [(0, tuple(cards("squid3 crab2 jellyfish1"))), (1, tuple(cards("seahorse5")))]


@rule("A18.1")
def test_they_join_the_companions_that_are_there():
    s, reply = final(hands={0: "crab4 squid2"}, companions={0: "crab1 crab5"})
    assert allies(s.companions[0]) == "squid2 crab1 crab4 crab5"
    assert heard(reply, 0, "scored")[0]["companions"] == 2 + 5


@rule("A18.1")
def test_they_count_for_locations():
    _, reply = final(hands={0: "crab4 crab3 squid2"}, places={0: {"chasm": ""}})
    assert sum(points for _, points in heard(reply, 0, "scored")[0]["locations"]) == 5 + 3 * 1


@rule("A18.3")
def test_all_other_allies_in_hand_are_discarded_and_score_nothing():
    s, reply = final(hands={0: "crab4 crab2 crab5 squid3 squid5"})
    assert s.hands == [(), ()]
    assert allies(sorted(s.discard)) == "squid5 crab4 crab5"
    assert heard(reply, 1, "scored")[0]["points"] == 3 + 2


@rule("A18.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_does_it(seats: int):
    s, _ = final(seats, hands={seat: f"crab{seat + 1}" for seat in range(seats)})
    assert [allies(each) for each in s.companions] == [f"crab{seat + 1}" for seat in range(seats)]


@rule("A29.44")
def test_the_master_of_magic_does_not_change_who_joins_in_the_end():
    s, _ = final(hands={0: "crab4 crab2"}, free={0: "master_of_magic"})
    assert allies(s.companions[0]) == "crab2"
