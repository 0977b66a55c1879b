"""Section 5: Court intrigues."""

from support.abyss.positions import do, heard, lords, names, offered, scene
from support.rules import rule


@rule("A5.2", "A5.3")
def test_an_intrigue_costs_a_pearl_and_reveals_the_top_lord():
    s = scene(pearls={0: 2}, court="keeper", lord_deck="jailer seeker")
    reply = do(s, 0, "intrigue")
    assert s.pearls[0] == 1
    assert names(s.court) == "keeper jailer"
    assert heard(reply, 1, "lord_revealed") == [{"seat": 0, "lord": lords("jailer")[0]}]


@rule("A5.4")
def test_the_revealed_lord_lies_in_the_free_space_furthest_from_the_deck():
    s = scene(pearls={0: 1}, court="keeper reaper", lord_deck="jailer seeker")
    do(s, 0, "intrigue")
    assert s.court.index(lords("jailer")[0]) == 2


@rule("A5.5", "A5.6")
def test_intrigues_repeat_while_there_are_pearls():
    s = scene(pearls={0: 2}, court="keeper", lord_deck="jailer seeker hunter")
    do(s, 0, "intrigue")
    do(s, 0, "intrigue")
    assert names(s.court) == "keeper jailer seeker"
    assert not offered(s, 0, "intrigue")


@rule("A5.7")
def test_no_intrigue_with_a_full_court():
    s = scene(pearls={0: 9}, court="keeper reaper shepherd miller landowner", lord_deck="jailer seeker")
    do(s, 0, "intrigue")
    assert len(s.court) == 6
    assert not offered(s, 0, "intrigue")


@rule("A5.8", "A17.7")
def test_no_intrigue_without_lords_in_the_deck_and_an_empty_deck_ends_nothing():
    s = scene(pearls={0: 2}, court="keeper", lord_deck="jailer")
    do(s, 0, "intrigue")
    assert not offered(s, 0, "intrigue")
    assert s.last_turns == -1


@rule("A5.1", "A4.3")
def test_intrigues_are_offered_only_before_the_action_and_may_be_left():
    s = scene(pearls={0: 3}, court="keeper", deck="crab1 crab2 crab3")
    assert offered(s, 0, "intrigue")
    do(s, 0, "explore")
    while s.turn.seat == 0:
        seat = 1 if offered(s, 1) else 0
        assert not offered(s, 0, "intrigue")
        do(s, seat, *(("pass",) if seat == 1 else ("take",)))
    assert s.pearls[0] == 3


@rule("A5.9")
def test_a_revealed_lord_must_still_be_paid_for():
    s = scene(hands={0: "crab1"}, pearls={0: 1}, court="keeper", lord_deck="commander")
    do(s, 0, "intrigue")
    assert not offered(s, 0, "recruit")
    assert s.free[0] == ()
