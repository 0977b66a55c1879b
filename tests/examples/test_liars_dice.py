"""The rules of Liar's dice, line by line of its ledger."""

from typing import Any

import pytest

from bathysphere.engine import Refused, State, answer, decisions
from bathysphere.games import game

pytestmark = pytest.mark.usefixtures("site")


def dealt(*hands: tuple[int, ...], first: int = 0, **options: Any) -> Any:
    """A table with these dice (faces from 0), at which this seat bids first."""
    played = game("liars_dice")
    s = next(s for seed in range(200) if decisions(s := played.new(len(hands), seed, options))[0].seat == first)
    s.hands = list(hands)
    s.opened = None
    return s


def asked(s: State) -> int:
    return decisions(s)[0].seat


def test_bids_go_round_and_up():
    s = dealt((0, 1), (2, 3), (4, 5))
    answer(s, 0, ("bid", 2, 3))
    assert asked(s) == 1
    for too_low in (("bid", 1, 5), ("bid", 2, 3), ("bid", 2, 0)):
        with pytest.raises(Refused):
            answer(s, 1, too_low)
    answer(s, 1, ("bid", 2, 4))
    answer(s, 2, ("bid", 3, 0))
    assert asked(s) == 0


def test_nobody_doubts_before_the_first_bid():
    with pytest.raises(Refused):
        answer(dealt((0,), (1,)), 0, ("doubt",))


@pytest.mark.parametrize(("bid", "loser"), [(("bid", 2, 3), 1), (("bid", 3, 3), 0)])
def test_a_true_bid_costs_the_doubter_a_die_and_a_false_one_the_bidder(bid, loser):
    s = dealt((3, 1), (3, 5))
    answer(s, 0, bid)
    answer(s, 1, ("doubt",))
    assert [len(hand) for hand in s.hands] == [2 - (seat == loser) for seat in (0, 1)]
    assert asked(s) == loser


def test_wild_ones_count_as_every_face():
    s = dealt((0, 1), (3, 5), ones_wild=True)
    answer(s, 0, ("bid", 2, 3))
    answer(s, 1, ("doubt",))
    assert [len(hand) for hand in s.hands] == [2, 1]


def test_who_is_out_is_passed_over_and_the_last_one_wins():
    s = dealt((3,), (3,), (5,))
    answer(s, 0, ("bid", 3, 3))
    answer(s, 1, ("doubt",))
    assert s.hands[0] == ()
    assert asked(s) == 1
    s.hands[1:] = [(2,), (2,)]
    answer(s, 1, ("bid", 2, 2))
    answer(s, 2, ("doubt",))
    assert s.outcome is not None
    assert s.outcome.winners == (1,)
