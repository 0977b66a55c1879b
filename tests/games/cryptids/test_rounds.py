"""Chapters 5, 6, 21, 30 and 32: rounds, phases, whose turn it is, and the final round."""

import pytest

from bathysphere.engine import SPECTATOR, Refused, answer, decisions, open_questions
from bathysphere.games.cryptids import GAME
from support.cryptids.positions import (
    act,
    asked,
    end,
    end_field,
    finish_office,
    heard,
    kinds,
    offered,
    options,
    position,
    question,
    ready,
    told_to_all,
)
from support.rules import rule


def turns(s) -> list[tuple[int, str]]:
    """Whose turns come until the round after the next begins."""
    seen = []
    number = s.number
    while s.outcome is None and s.number == number:
        (decision,) = open_questions(s)
        now = (s.turn.seat, s.phase)
        if not seen or seen[-1] != now:
            seen.append(now)
        if decision.kind == "field.turn":
            act(s, "end")
        elif decision.kind == "office.turn":
            finish_office(s)
        else:
            answer(s, decision.seat, decision.default)
    return seen


ROWS = [(4, 5, 6, 7), (7, 5, 4, 6), (2, 9, 3, 10)]


def round_of_four(rows):
    """The turns of a whole round, and the table at the beginning of the next one."""
    s = position(4, at="begin", rows=rows, seed=2)
    return turns(s), s


def from_the_top(rows) -> list[int]:
    return sorted(range(4), key=lambda seat: rows[seat])


@rule("C5.1")
def test_a_round_is_the_field_and_then_the_office():
    seen, _ = round_of_four(ROWS[0])
    assert [phase for _, phase in seen] == ["field"] * 4 + ["office"] * 4


@rule("C5.2")
@pytest.mark.parametrize("rows", ROWS)
def test_everybody_has_one_turn_in_each_phase(rows):
    seen, _ = round_of_four(rows)
    assert sorted(seen) == [(seat, phase) for seat in range(4) for phase in ("field", "office")]


@rule("C5.3", "C21.2", "C48.14")
@pytest.mark.parametrize("rows", ROWS)
def test_the_field_goes_from_the_top_of_the_track_down(rows):
    seen, _ = round_of_four(rows)
    assert [seat for seat, phase in seen if phase == "field"] == from_the_top(rows)


@rule("C5.3", "C30.10", "C48.18")
@pytest.mark.parametrize("rows", ROWS)
def test_the_office_goes_from_the_top_of_the_track_down(rows):
    """As it was when the phase began, though everybody moves in his turn."""
    seen, s = round_of_four(rows)
    assert [seat for seat, phase in seen if phase == "office"] == from_the_top(rows)
    assert s.rows != list(rows)


@rule("C5.6", "C21.3")
def test_the_office_begins_when_all_have_been_in_the_field():
    s = position(4, at="begin", seed=2)
    for left in (4, 3, 2, 1):
        assert (s.phase, s.acted.count(False)) == ("field", left)
        act(s, "end")
    assert (s.phase, s.acted) == ("office", [False] * 4)


@rule("C5.7", "C30.11")
@pytest.mark.parametrize("rows", ROWS)
def test_the_next_round_begins_when_all_have_been_in_the_office(rows):
    before = position(4, at="begin", rows=rows, seed=2).number
    _, s = round_of_four(rows)
    assert (s.number, s.phase, s.acted) == (before + 1, "field", [False] * 4)
    assert s.turn.seat == from_the_top(s.rows)[0]


@rule("C5.4", "C5.5", "C21.1", "C30.9")
def test_the_side_of_the_track_tells_who_has_acted():
    """`acted` is the right side while cryptozoologists act, and the left side while assistants do."""
    s = position(2, at="begin")
    assert s.acted == [False, False]
    end(s)
    assert (s.acted, s.turn.seat) == ([True, False], 1)
    end(s)
    assert (s.phase, s.acted) == ("office", [False, False])
    finish_office(s)
    assert (s.acted, s.turn.seat) == ([True, False], 1)
    finish_office(s)
    assert (s.phase, s.acted, s.number) == ("field", [False, False], 4)


@rule("C5.8", "C14.10")
def test_a_change_of_rows_counts_from_the_next_phase():
    """Seat 0 goes below the others in its own turn; it has acted all the same."""
    s = position(3, rows=(4, 5, 6), regions={"N2": "rumour"})
    act(s, "refresh")
    act(s, "remove", 0)
    act(s, *decline(s))
    act(s, "assistant")
    act(s, "shift", "down", 1)
    assert s.rows == [7, 5, 6]
    end(s)
    assert asked(s) == [(1, "field.turn")]
    end(s)
    end(s)
    assert (s.phase, s.turn.seat) == ("office", 1)


def decline(s):
    return () if question(s) == "refresh.cards" else ("nothing",)


@rule("C6.1", "C24.3")
def test_dice_are_rolled_once_in_a_round():
    s = position(2, at="begin", seed=5)
    before = s.dice
    assert len(before) == 3
    end_field(s)
    assert s.dice == before
    finish_office(s)
    assert len(s.dice) == 2
    finish_office(s)
    assert len(s.dice) == 3
    rolls = {position(2, at="begin", seed=seed).dice for seed in range(30)}
    assert len(rolls) > 10


@rule("C6.2", "C6.3", "C6.4", "C6.8", "C21.5", "C30.8", "C46.8")
def test_one_movement_and_one_action_in_a_turn():
    s = position(2, places={0: "N2"}, regions={"N2": "rumour bones", "N3": "sky"}, evidence={0: "tracks"})
    assert options(s, "collect")
    act(s, "collect", "action", 1, 6)
    assert (s.turn.acted, s.turn.moved) == (True, False)
    assert options(s, "collect") == []
    assert options(s, "refresh") == []
    act(s, "move", 2)
    assert (s.turn.acted, s.turn.moved) == (True, True)
    assert options(s, "move") == []
    assert options(s, "collect") == []
    end(s)
    end(s)
    finish_office(s)
    finish_office(s)
    assert asked(s) == [(0, "field.turn")]
    assert (s.turn.acted, s.turn.moved) == (False, False)


@rule("C6.5", "C6.6", "C6.7", "C19.1", "C19.11", "C21.4", "C30.8a")
def test_skills_come_in_any_number_and_order_and_stay_used():
    s = position(2, places={0: "N2"}, regions={"N2": "rumour bones tracks", "N3": "sky"}, skills={0: "collect track"})
    act(s, "collect", "skill", 1, 6)
    assert ready(s) == ["ticket", "track"]
    act(s, "move", 2)
    act(s, "ticket", 1)
    act(s, "collect", "action", 1, 3)
    assert ready(s) == ["track"]
    with pytest.raises(Refused):
        act(s, "collect", "skill", 1, 1)
    end(s)
    end(s)
    finish_office(s)
    finish_office(s)
    assert ready(s) == ["track"]


@rule("C7.9", "C22.8", "C48.21")
def test_movement_and_action_may_be_left():
    s = position(2)
    end(s)
    assert asked(s) == [(1, "field.turn")]
    assert s.places[0] == 16


@rule("C30.1", "C30.2", "C30.3", "C30.4", "C30.5")
def test_the_end_of_an_assistants_turn_in_order():
    s = position(2, at="office", market="- bones -", tiles={0: "LM04 LF04 LW04"}, coins={0: 0})
    act(s, *options_down(s))
    reply = end(s)
    told = kinds(heard(reply, SPECTATOR))
    assert told[0] == "market_filled"
    assert -1 not in s.market
    assert GAME.view(s, 1).market == tuple(s.c.kind[token] for token in s.market)
    assert question(s) == "terrain.tile"
    tile = options(s, "tile")[0][0]
    act(s, "tile", tile)
    reply = act(s, *offered(s, 0, "lay")[0])
    assert "terrain_laid" in kinds(heard(reply, 1))
    assert question(s) == "terrain.take"
    assert {s.c.terrain[each].kind for (each,) in options(s, "take")} == {s.c.terrain[tile].kind}
    before = s.acted[:]
    act(s, *offered(s, 0, "take")[0])
    assert before == [False, False]
    assert s.acted == [True, False]
    assert len(s.tiles[0]) == 3


def options_down(s):
    return offered(s, s.turn.seat, "down")[0]


@rule("C5.9", "C32.2", "C32.4", "C32.5", "C48.102")
@pytest.mark.parametrize("at", ["field", "office"])
def test_building_ends_in_one_round_and_the_next_is_the_last(at):
    s = position(2, at=at, number=6, final=7)
    seen = turns(s)
    assert (s.number, s.outcome) == (7, None)
    assert (0, "office") in seen
    last = turns(s)
    assert sorted(last) == [(0, "field"), (0, "office"), (1, "field"), (1, "office")]
    assert s.outcome.reason == "arrived"
    assert decisions(s) == []


@rule("C30.7", "C32.3", "C48.103")
def test_after_building_has_ended_nobody_lays_or_takes_terrain():
    s = position(2, at="office", number=6, final=7, tiles={0: "LM04 LF04 LW04", 1: "LM05"})
    asked_for = []
    while s.outcome is None:
        (decision,) = open_questions(s)
        asked_for.append(decision.kind)
        if decision.kind == "office.turn":
            act(s, *(options_down(s) if not s.turn.stepped else ("end",)))
        else:
            act(s, "end")
    assert set(asked_for) == {"office.turn", "field.turn"}
    assert s.terrain == ()
    assert s.tiles[0] == s.c.stacks[0][3:4] + s.c.stacks[1][3:4] + s.c.stacks[2][3:4]


@rule("C32.4")
def test_the_final_round_is_announced():
    s = position(2, at="office", number=6, final=7)
    finish_office(s)
    finish = s.turn.seat
    act(s, *options_down(s))
    reply = end(s)
    assert finish == 1
    assert told_to_all(s, reply, "round_began") == [{"number": 7, "final": True}]
