"""Dredge gets bots, so that tables of it can be filled."""

import pytest

from bathysphere.bots import BOTS, RandomBot
from support.tables import Spy


@pytest.fixture(autouse=True)
def bots_for_dredge(monkeypatch):
    monkeypatch.setitem(BOTS, "dredge", {"random": RandomBot, "spy": Spy})
