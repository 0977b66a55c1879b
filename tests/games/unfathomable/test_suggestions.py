"""What is suggested where cards of a total value pay."""

import pytest

from bathysphere.engine import Decision
from bathysphere.games.unfathomable.cards.skills.table import VALUE_OF
from bathysphere.games.unfathomable.components import Worth
from bathysphere.games.unfathomable.suggestions import cheapest


def card(value):
    return VALUE_OF.index(value)


@pytest.mark.parametrize(
    ("hand", "least", "paid"),
    [
        ([1, 2, 3, 5], 5, [5]),  # of equal values the fewest cards
        ([1, 2, 4], 5, [1, 4]),
        ([2, 2, 4], 5, [2, 4]),  # nothing comes nearer
        ([3, 3, 3], 12, None),
    ],
)
def test_the_least_value_that_is_enough_pays(hand, least, paid):
    options = tuple(sorted(("discard", card(value)) for value in hand))
    chosen = cheapest(None, Decision(0, "repair.pay", options, picks=Worth(least)))
    assert (None if chosen is None else [VALUE_OF[each] for _, each in chosen]) == paid
