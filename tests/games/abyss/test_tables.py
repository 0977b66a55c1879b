"""The card tables are checked when they are loaded: one that cannot be the printed one stops the program at once."""

import tomllib
from types import ModuleType
from typing import Any

import pytest

from bathysphere.engine import InternalError
from bathysphere.games.abyss.cards import arrows, locations, lords


def load_altered(monkeypatch: pytest.MonkeyPatch, module: ModuleType, row: int, **values: Any) -> None:
    """Load a module's table with other values in one of its rows."""
    read = tomllib.loads

    def altered(text: str) -> dict[str, Any]:
        table = read(text)
        (rows,) = table.values()
        rows[row].update(values)
        return table

    monkeypatch.setattr(tomllib, "loads", altered)
    module._load()


def test_tables_that_are_as_printed_are_loaded(monkeypatch: pytest.MonkeyPatch):
    load_altered(monkeypatch, lords, 0, id="recruiter")
    load_altered(monkeypatch, locations, 0, id="parliament")


@pytest.mark.parametrize("values", [{"guild": "mage"}, {"id": "jailer"}, {"kind": "sometimes"}], ids=str)
def test_a_wrong_table_of_lords_is_refused(monkeypatch: pytest.MonkeyPatch, values: dict[str, str]):
    with pytest.raises(InternalError, match="Lords"):
        load_altered(monkeypatch, lords, 0, **values)


@pytest.mark.parametrize("values", [{"id": "jail"}, {"formula": "weather"}], ids=str)
def test_a_wrong_table_of_locations_is_refused(monkeypatch: pytest.MonkeyPatch, values: dict[str, str]):
    with pytest.raises(InternalError, match="locations"):
        load_altered(monkeypatch, locations, 0, **values)


def test_an_arrow_that_does_nothing_is_noticed(monkeypatch):
    without = list(arrows.ARROWS)
    without[lords.lord("jailer")] = without[lords.lord("keeper")]
    arrows.check_arrows()
    monkeypatch.setattr(arrows, "ARROWS", without)
    with pytest.raises(InternalError, match="jailer"):
        arrows.check_arrows()
