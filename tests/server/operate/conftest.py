"""The command, beside servers."""

import pytest

from support.command import complains, english, run

__all__ = ["complains", "english", "run"]


@pytest.fixture(autouse=True)
def surroundings(english):
    """As a command of one's own."""
