"""Every test has a store of its own, and deals that are the same in every run."""

from itertools import count
from pathlib import Path

import pytest

from bathysphere.engine.deal_commitment import commit


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr("bathysphere.server.http.seats.new_secret", lambda: commit(f"test {next(numbers)}"))
