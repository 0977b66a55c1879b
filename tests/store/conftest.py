"""Each test that asks for `address` runs on both databases."""

from pathlib import Path

import pytest

from support.stores.postgres import database

__all__ = ["database"]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return request.getfixturevalue("database")
