"""Two records of Dredge that several tests read: a small one, and a whole game."""

import pytest

from bathysphere.engine.record import CHECK_EVERY
from support.dredge import GAME
from support.records import played


@pytest.fixture(scope="module")
def small() -> bytes:
    """Four answers of a game that is not over."""
    return played(GAME, seats=2, answers=4)[0].encode()


@pytest.fixture(scope="module")
def whole() -> bytes:
    """A game of Dredge from the deal to its end."""
    record, s = played(GAME, seats=3)
    assert s.outcome is not None
    assert len(record.answers) > 2 * CHECK_EVERY
    return record.encode()
