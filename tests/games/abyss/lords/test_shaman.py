"""The Shaman (A21.15, A29.26): no Soldier touches his owner, from his arrival until he is covered or turned."""

import pytest

from bathysphere.games.abyss.cards.lords import lord
from support.abyss.positions import QUIET, about_to_recruit, asked, do, names, offered, recruit, scene
from support.rules import rule

SEVEN = "squid1 squid1 squid1 crab1 crab1 crab1 crab2"
OTHER_SEVEN = "jellyfish1 jellyfish1 jellyfish1 seahorse1 seahorse1 seahorse1 seahorse2"

# Three seats: 0 has the Soldier, 1 the Shaman if anybody has, 2 nobody. `where` says how the Shaman lies.
FREE = {"free": {1: "shaman tamer", 2: "landlord slaver"}}
TURNED = {"free": {1: "tamer", 2: "landlord slaver"}, "turned": {1: "shaman"}}
COVERED = {"free": {1: "tamer alchemist", 2: "landlord slaver"}, "places": {1: {"jail": "shaman"}}}

whether_protected = pytest.mark.parametrize(
    ("where", "protected"),
    [(FREE, True), (TURNED, False), (COVERED, False)],
    ids=["free", "turned", "covered"],
)


def soldier_arrives(name, where, **rest):
    s = about_to_recruit(name, seats=3, **where, **rest)
    recruit(s, 0, name)
    return s


# -- on arrival


@whether_protected
@rule("A21.15", "A29.26", "A27.19")
def test_shaman_against_the_jailer(where, protected):
    s = soldier_arrives("jailer", where, hands={1: "crab1", 2: "crab2"})
    assert [seat for seat, _ in asked(s)] == ([2] if protected else [1, 2])


@whether_protected
@rule("A21.15", "A29.26")
def test_shaman_against_the_seeker(where, protected):
    s = soldier_arrives("seeker", where, pearls={0: 0, 1: 4, 2: 4})
    assert s.pearls[1:] == ([4, 2] if protected else [2, 2])


@whether_protected
@rule("A21.15", "A29.26", "A27.17")
def test_shaman_against_the_hunter(where, protected):
    s = soldier_arrives("hunter", where, monsters={1: (4,), 2: (2,)})
    if protected:
        assert s.monsters == [(2,), (4,), ()]
    else:
        assert offered(s, 0) == [("rob", 1), ("rob", 2)]


@whether_protected
@rule("A21.15", "A29.26", "A27.18")
def test_shaman_against_the_assassin(where, protected):
    s = soldier_arrives("assassin", where)
    named = {choice[1] for choice in offered(s, 0, "turn_lord")}
    assert (lord("tamer") in named) is not protected
    assert (lord("landlord") in named) is protected  # then the third player's Lords are asked for at once


@whether_protected
@rule("A21.15", "A29.26", "A27.20")
def test_shaman_against_the_commander_on_arrival(where, protected):
    s = soldier_arrives("commander", where, hands={1: SEVEN, 2: OTHER_SEVEN})
    assert [seat for seat, _ in asked(s)] == ([2] if protected else [1, 2])


# -- lasting


@whether_protected
@rule("A21.15", "A29.26", "A27.20")
def test_shaman_against_the_commander_at_the_end_of_a_turn(where, protected):
    where = {**where, "free": {**where["free"], 0: "commander"}}
    s = scene(3, turn=1, hands={1: SEVEN}, council="jellyfish1", **where)
    do(s, 1, "council", 4)
    assert asked(s) == ([(2, "turn.action")] if protected else [(1, "commander.discard")])


@whether_protected
@rule("A21.15", "A29.26")
def test_shaman_against_the_recruiter(where, protected):
    where = {**where, "free": {**where["free"], 0: "recruiter"}}
    s = scene(3, turn=1, hands={1: "seahorse5 seahorse3"}, pearls={1: 7}, court="shepherd", **where)
    assert bool(offered(s, 1, "recruit")) is protected


@whether_protected
@rule("A21.15", "A29.26")
def test_shaman_against_the_tamer(where, protected):
    mine = where["free"][1].replace("tamer", "miller")
    where = {**where, "free": {0: "tamer", 1: mine}}
    s = scene(3, turn=1, deck="monster crab1", threat=3, **where)
    do(s, 1, "explore")
    do(s, 1, "fight")
    assert s.keys[1] == (1 if protected else 0)


# -- what he does not do


@rule("A29.26")
def test_shaman_undoes_nothing_on_arrival():
    s = about_to_recruit("shaman", turned={0: "landlord"}, free={1: "assassin seeker"}, pearls={0: 0})
    recruit(s, 0, "shaman")
    assert (names(s.turned[0]), names(s.free[0]), s.pearls[0]) == ("landlord", "shaman", 0)


@rule("A29.26", "A29.62")
def test_shaman_protects_from_his_arrival_on_already_at_the_end_of_that_turn():
    s = about_to_recruit("shaman", hands={0: SEVEN}, free={1: "commander"})
    recruit(s, 0, "shaman")
    assert len(s.hands[0]) == 7
    assert s.turn.seat == 1


@rule("A29.26")
def test_shaman_covered_on_arrival_protects_no_longer():
    s = about_to_recruit("shaman", hands={0: SEVEN}, free={1: "commander"}, keys={0: 2}, pile="jail")
    recruit(s, 0, "shaman")
    do(s, 0, "draw", 1)
    assert asked(s) == [(0, "commander.discard")]


@rule("A21.15")
def test_shaman_does_not_hinder_his_owners_own_soldiers():
    s = about_to_recruit("seeker", court=QUIET, free={0: "shaman"}, pearls={1: 3})
    recruit(s, 0, "seeker")
    assert s.pearls[1] == 1
