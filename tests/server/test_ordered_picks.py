"""Picks whose order is part of the answer, as the server judges them."""

import pytest

from bathysphere.engine import Count, Decision, Ordered
from bathysphere.server.table_info import words_for
from bathysphere.server.updates import consider

OPTIONS = tuple([("discard", card) for card in (1, 1, 2, 5)])
WORDS = words_for("en", "unfathomable")


@pytest.mark.parametrize(("picks", "judged"), [(Count(2, 2), [1, 5]), (Ordered(2, 2), [5, 1])])
def test_picks_are_judged_in_the_order_in_which_they_will_be_kept(picks, judged):
    decision = Decision(0, "discard.limit", OPTIONS, picks=picks)
    answer = consider(decision, 7, [["discard", 5], ["discard", 1]], WORDS, str)
    assert (answer.chosen, answer.enough) == ([["discard", card] for card in judged], True)
    assert answer.label == str(tuple([("discard", card) for card in judged]))


@pytest.mark.parametrize(
    "strange", [[["fly"]], [[[1]]], [None], [5, "x"], [{"a": 1}], [["discard", 5], ["discard", 5]]]
)
def test_what_is_no_pick_is_met_with_a_sentence(strange):
    answer = consider(Decision(0, "discard.limit", OPTIONS, picks=Ordered(1, 3)), 7, strange, WORDS, str)
    assert (answer.chosen, answer.enough, answer.label) == ([], False, "")
    assert answer.text.endswith(".")
