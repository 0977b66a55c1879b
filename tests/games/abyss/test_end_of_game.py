"""Section 17: what brings the end, and who still has a turn."""

import pytest

from bathysphere.games.abyss.kinds import NOT_TRIGGERED
from support.abyss.positions import QUIET, about_to_recruit, allies, asked, control, do, heard, let_pass, recruit, scene
from support.rules import rule

SIX = "peddler trader shopkeeper jailer seeker assassin"
"""Six Lords without keys."""


def play_out(s):
    """Every turn that is left: explore and take the first Ally. Returns the seats in the order of their turns."""
    order = []
    while s.outcome is None:
        seat = s.turn.seat
        order.append(seat)
        do(s, seat, "explore")
        let_pass(s)
        do(s, seat, "take")
    return order


def seventh_lord(name="miller", **rest):
    """Seat 0 recruits the seventh Lord."""
    s = about_to_recruit(name, free={0: SIX}, **rest)
    return s, recruit(s, 0, name)


@rule("A17.1")
def test_the_seventh_lord_triggers_the_end():
    s, reply = seventh_lord()
    assert heard(reply, 1, "last_round") == [{"seat": 0, "reason": "lords"}]
    assert s.outcome is None


@rule("A17.1")
def test_the_sixth_lord_does_not():
    s = about_to_recruit("miller", free={0: "peddler trader shopkeeper jailer seeker", 1: "assassin hunter"})
    reply = recruit(s, 0, "miller")
    assert heard(reply, 1, "last_round") == []
    assert s.last_turns == NOT_TRIGGERED


@rule("A17.1", "A29.53")
def test_turned_and_covered_lords_count_for_the_seventh():
    s = about_to_recruit(
        "miller", court="hunter hermit elder", free={0: "peddler trader"}, turned={0: "jailer"},
        places={0: {"jail": "keeper reaper shepherd"}},
    )  # fmt: skip
    assert heard(recruit(s, 0, "miller"), 1, "last_round") == [{"seat": 0, "reason": "lords"}]


@rule("A17.2", "A29.45")
@pytest.mark.parametrize(("lord_deck", "ends"), [("hunter tamer seeker", True), ("hunter tamer seeker jailer", False)])
def test_a_refill_that_cannot_be_completed_triggers_the_end(lord_deck, ends):
    s = about_to_recruit("miller", court="keeper reaper", lord_deck=lord_deck, pearls={0: 1})
    reply = recruit(s, 0, "miller")
    assert heard(reply, 1, "last_round") == ([{"seat": 0, "reason": "deck"}] if ends else [])
    assert len(s.court) == (5 if ends else 6)
    assert s.pearls[0] == 1 + 2


@rule("A17.2", "A17.7")
def test_a_short_deck_ends_nothing_while_no_refill_is_called_for():
    s = about_to_recruit("miller", court="keeper reaper shepherd", lord_deck="")
    recruit(s, 0, "miller")
    assert s.last_turns == NOT_TRIGGERED


@rule("A17.7")
def test_a_refill_that_takes_the_last_lord_ends_nothing():
    s = about_to_recruit("miller", court="keeper reaper", lord_deck="hunter tamer seeker jailer")
    recruit(s, 0, "miller")
    assert (s.lord_deck, s.last_turns) == ([], NOT_TRIGGERED)


@rule("A17.7")
def test_an_intrigue_that_takes_the_last_lord_ends_nothing():
    s = scene(court=QUIET, lord_deck="hunter", council="crab1")
    do(s, 0, "intrigue")
    do(s, 0, "council", 2)
    assert (s.lord_deck, s.last_turns, s.outcome) == ([], NOT_TRIGGERED, None)


@rule("A17.3")
def test_the_turn_of_the_trigger_is_finished():
    s, _ = seventh_lord("reaper", court="keeper shepherd miller", keys={0: 2}, available="jail")
    assert (s.turn.seat, asked(s)) == (0, [(0, "control.location")])
    control(s, 0, "jail")
    assert (s.outcome, s.turn.seat) == (None, 1)


@rule("A17.3", "A29.23")
def test_an_invoker_as_seventh_lord_still_gives_his_turn():
    s, _ = seventh_lord("invoker", seats=3)
    assert play_out(s) == [0, 1, 2]


@rule("A17.4")
@pytest.mark.parametrize(
    ("seats", "turn", "order"), [(2, 0, [1]), (2, 1, [0]), (3, 1, [2, 0]), (4, 2, [3, 0, 1]), (4, 3, [0, 1, 2])]
)
def test_every_other_player_has_one_last_turn(seats, turn, order):
    s = scene(seats, turn, free={turn: SIX}, hands={turn: "seahorse5 seahorse3 squid1"}, court=f"miller {QUIET}")
    recruit(s, turn, "miller", "seahorse5 seahorse3 squid1")
    assert play_out(s) == order


@rule("A17.4", "A29.23")
def test_an_invoker_in_a_last_turn_gives_another_one():
    s = scene(3, turn=1, hands={1: "jellyfish5 jellyfish3"}, court=f"invoker {QUIET}", last_turns=1)
    recruit(s, 1, "invoker", "jellyfish5 jellyfish3")
    assert play_out(s) == [1, 2]


@rule("A17.5", "A18.1", "A19.1")
def test_after_the_last_turn_companions_join_and_all_is_counted():
    s = scene(turn=1, hands={0: "crab2 crab4 squid3"}, last_turns=0, deck="jellyfish4 jellyfish1", pearls={0: 0})
    do(s, 1, "explore")
    reply = do(s, 1, "take")
    kinds = [told.kind for told in reply.seen_by(0)]
    assert kinds[-5:] == ["final_companions", "final_companions", "scored", "scored", "game_ended"]
    assert [allies(companions) for companions in s.companions] == ["squid3 crab2", "jellyfish4"]
    assert [s.outcome.total(seat) for seat in (0, 1)] == [5, 4]
    assert asked(s) == []


@rule("A17.5")
def test_the_game_is_not_over_before_the_last_turn_has_ended():
    s = scene(3, turn=1, last_turns=1, council="crab1 squid1")
    do(s, 1, "council", 0)
    assert (s.outcome, s.turn.seat) == (None, 2)
    do(s, 2, "council", 2)
    assert s.outcome is not None


@rule("A17.6")
def test_a_second_trigger_adds_no_turns():
    hand = "seahorse5 seahorse3 squid1"
    s = scene(3, turn=1, free={1: SIX}, hands={1: hand}, court="miller keeper reaper", lord_deck="hunter", last_turns=1)
    reply = recruit(s, 1, "miller", hand)  # a seventh Lord, and a refill that fails
    assert heard(reply, 0, "last_round") == []
    assert play_out(s) == [2]


@rule("A17.6")
def test_a_seventh_lord_in_the_very_last_turn_ends_the_game_all_the_same():
    s, _ = seventh_lord(last_turns=0)
    assert s.outcome is not None
