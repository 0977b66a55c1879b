"""What a screen is told beside the view: who sits beside whom, who comes next, what prevents the exchange."""

import pytest

from bathysphere.contract.play import random_play
from bathysphere.engine import SPECTATOR
from bathysphere.games.thing import GAME
from bathysphere.games.thing.aids import Beside
from bathysphere.games.thing.cards.actions import open_neighbours
from bathysphere.games.thing.roles import CLOCKWISE, COUNTER_CLOCKWISE
from bathysphere.games.thing.steps.exchange import hindrance
from support.rules import rule
from support.thing.positions import play, position


def aids(s, seat=SPECTATOR):
    return GAME.aids(GAME.view(s, seat), None)


def test_the_order_begins_with_whose_turn_it_is():
    assert aids(position(5, 2)).order == (2, 3, 4, 0, 1)
    assert aids(position(5, 2, way=COUNTER_CLOCKWISE)).order == (2, 1, 0, 4, 3)
    assert aids(position(5, 2, chairs=(4, 2, 0, 1, 3), out=[0])).order == (2, 1, 3, 4)


@rule("T4.8")
def test_everybody_in_play_has_his_neighbours_left_and_right():
    found = aids(position(5, chairs=(3, 1, 4, 0, 2), out=[4]))
    assert found.beside[1] == Beside(0, 3, False, False)
    assert found.beside[0] == Beside(2, 1, False, False)
    assert found.beside[4] is None


@rule("T19.9", "T25.22")
def test_doors_are_named_on_their_side_also_past_an_empty_chair():
    found = aids(position(5, doors=(1,)))
    assert found.beside[1] == Beside(2, 0, True, False)
    assert found.beside[2] == Beside(3, 1, False, True)
    assert found.beside[0] == Beside(1, 4, False, False)
    found = aids(position(5, doors=(1,), out=[2]))
    assert found.beside[1] == Beside(3, 0, True, False)
    assert found.beside[3] == Beside(4, 1, False, True)
    found = aids(position(5, doors=(2,), out=[2]))
    assert found.beside[1] == Beside(3, 0, True, False)
    assert found.beside[3] == Beside(4, 1, False, True)


@rule("T25.23")
@pytest.mark.parametrize("door", range(4))
def test_two_who_are_left_are_parted_by_a_door_on_either_side(door):
    found = aids(position(4, doors=(door,), out=[1, 3], thing=2))
    assert found.beside[0] == Beside(2, 2, True, True)
    assert found.beside[2] == Beside(0, 0, True, True)
    assert aids(position(4, out=[1, 3], thing=2)).beside[0] == Beside(2, 2, False, False)


@rule("T6.5a", "T6.5b")
def test_the_partner_of_this_turn_and_what_stands_in_the_way():
    def due(**more):
        found = aids(position(5, 1, **more))
        return found.partner, found.hindrance

    assert due() == (2, "")
    assert due(way=COUNTER_CLOCKWISE) == (0, "")
    assert due(doors=(1,)) == (2, "door")
    assert due(doors=(0,)) == (2, "")
    assert due(doors=(0,), way=COUNTER_CLOCKWISE) == (0, "door")
    assert due(quarantine={1: 2}) == (2, "quarantine")
    assert due(quarantine={2: 1}) == (2, "quarantine")
    assert due(quarantine={0: 1}) == (2, "")
    assert due(quarantine={2: 1}, doors=(1,)) == (2, "quarantine")


@rule("T17.13a")
def test_a_turn_that_a_card_has_ended_has_no_partner():
    s = position(5, hands={0: "seduction"})
    play(s, 0, "seduction", 3)
    found = aids(s)
    assert (found.partner, found.hindrance, found.order[0]) == (-1, "", 0)


def test_whoever_is_out_in_his_own_turn_has_no_partner_either():
    s = position(5, 1)
    s.out[1] = True
    found = aids(s)
    assert (found.order, found.partner, found.hindrance) == ((0, 2, 3, 4), -1, "")


@pytest.mark.parametrize("seats", [4, 7, 12])
def test_over_whole_games_they_agree_with_the_rules(seats):
    doors = blocked = 0
    for seed in range(4):
        for s, _, _, _ in random_play(GAME, seats, seed):
            if s.outcome is not None:
                continue
            found = aids(s, seed)
            living = s.living()
            assert sorted(found.order) == sorted(living)
            for seat in living:
                beside = found.beside[seat]
                assert (beside.left, beside.right) == (
                    s.neighbour(seat, CLOCKWISE),
                    s.neighbour(seat, COUNTER_CLOCKWISE),
                )
                parted = {beside.left: beside.door_left, beside.right: beside.door_right}
                assert parted == {other: s.barred(seat, other) for other in s.neighbours(seat)}
                near = [other for other in s.neighbours(seat) if not s.quarantine[other] and not parted[other]]
                assert near == open_neighbours(s, seat)
                doors += any(parted.values())
            if found.partner >= 0:
                assert found.partner == s.following(s.turn.seat)
                assert found.hindrance in (hindrance(s, s.turn.seat, found.partner), "")
                assert found.hindrance == hindrance(s, s.turn.seat, found.partner) or min(map(len, s.hands)) < 4
                blocked += found.hindrance != ""
    assert doors > 10
    assert blocked > 10
