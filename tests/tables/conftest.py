"""Dredge gets bots and can be chosen for a table, so that rooms and tables of it can be filled."""

from collections.abc import Iterator

import pytest

from bathysphere.bots import BOTS, RandomBot
from bathysphere.games import game as find_game
from bathysphere.tables import settings
from support import dredge
from support.murmur import murmur_everywhere
from support.tables import Spy


@pytest.fixture(autouse=True)
def bots_for_dredge(monkeypatch):
    monkeypatch.setitem(BOTS, "dredge", {"random": RandomBot, "spy": Spy})


@pytest.fixture(scope="module")
def dredge_everywhere() -> Iterator[None]:
    """For tests that let whole tables live once and look at them often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "dredge", {"random": RandomBot, "spy": Spy})
        patch.setattr(settings, "find_game", lambda name: dredge.GAME if name == "dredge" else find_game(name))
        yield


@pytest.fixture(scope="module")
def murmur() -> Iterator[None]:
    with murmur_everywhere():
        yield
