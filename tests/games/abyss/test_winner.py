"""Section 20: the winner, and ties."""

import pytest

from support.abyss.positions import final, heard
from support.rules import rule


@rule("A20.1", "A3.1")
@pytest.mark.parametrize(("tokens", "winner"), [((4, 3, 2), 0), ((2, 4, 3), 1), ((2, 3, 4), 2)])
def test_the_most_points_win_whatever_the_pearls(tokens: tuple[int, ...], winner: int):
    pearls = {seat: 0 if seat == winner else 9 for seat in range(3)}
    s, reply = final(3, monsters={seat: (token,) for seat, token in enumerate(tokens)}, pearls=pearls)
    assert s.outcome.winners == (winner,)
    assert heard(reply, 0, "game_ended") == [{"winners": (winner,)}]


@rule("A20.2")
def test_of_equal_points_the_most_pearls_win_whatever_the_lords():
    # 12 points each, in one Lord or in several
    lords = {0: "landowner", 1: "keeper reaper"}
    s, _ = final(3, free=lords, monsters={2: (4, 4, 2, 2)}, pearls={0: 1, 1: 2, 2: 3})
    assert s.outcome.winners == (2,)


@rule("A20.3")
def test_of_equal_pearls_the_strongest_lord_wins():
    s, _ = final(free={0: "keeper reaper", 1: "landowner"}, pearls={0: 4, 1: 4})
    assert s.outcome.winners == (1,)


@rule("A20.3", "A29.33")
@pytest.mark.parametrize("where", ["turned", "places"])
def test_the_strongest_lord_may_be_turned_or_covered(where: str):
    mine = {"turned": {1: "landowner"}} if where == "turned" else {"places": {1: {"black_smokers": "landowner"}}}
    s, _ = final(free={0: "keeper reaper"}, pearls={0: 4, 1: 4}, **mine)
    assert s.outcome.winners == (1,)


@rule("A20.4", "A29.43")
def test_who_is_still_tied_shares_the_win():
    # the strongest Lords are equal: neither their number nor the next strongest decides
    s, _ = final(
        3,
        free={0: "peddler keeper", 1: "trader seeker", 2: "illusionist"},
        monsters={0: (2,), 1: (), 2: (4, 3)},
        companions={0: "", 1: "crab1", 2: "crab1"},
        pearls={0: 2, 1: 2, 2: 2},
    )
    assert [s.outcome.total(seat) for seat in range(3)] == [17, 17, 17]
    assert s.outcome.winners == (0, 1, 2)


@rule("A20.4")
def test_only_the_tied_share_it():
    s, _ = final(3, monsters={0: (4,), 1: (2,), 2: (4,)}, pearls={0: 2, 1: 9, 2: 2})
    assert s.outcome.winners == (0, 2)
