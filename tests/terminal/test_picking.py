"""Picks of a question, row by row, as the terminal makes them."""

from bathysphere.engine import Count, Decision, Ordered
from bathysphere.terminal.picking import Picking

OPTIONS = tuple([("discard", card) for card in (1, 1, 2, 5)])


def test_picks_are_sorted_unless_their_order_is_part_of_the_answer():
    for picks, chosen in ((Count(2, 2), (1, 5)), (Ordered(2, 2), (5, 1))):
        picking = Picking(Decision(0, "discard.limit", OPTIONS, picks=picks))
        for row in (3, 0):
            assert picking.toggle(row)
        assert picking.chosen == tuple([("discard", card) for card in chosen])
        assert picking.enough


def test_a_row_that_is_put_back_leaves_the_others_in_their_order():
    picking = Picking(Decision(0, "discard.limit", OPTIONS, picks=Ordered(2, 3)))
    for row in (3, 0, 2, 3):
        assert picking.toggle(row)
    assert (picking.picked, picking.chosen) == ([0, 2], (("discard", 1), ("discard", 2)))
