"""A table of spells, waypoints or mythos cards that cannot be the printed one is refused in a sentence."""

import tomllib
from types import ModuleType
from typing import Any

import pytest

from bathysphere.engine import InternalError
from bathysphere.games.unfathomable.cards.mythos import table as mythos
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.spells import table as spells
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints import table as waypoints
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS


def load_altered(monkeypatch: pytest.MonkeyPatch, deck: ModuleType, key: str, name: str, **values: Any) -> Any:
    """The deck with some values of one card changed; a part that becomes None is missing."""
    read = tomllib.loads

    def altered(text: str) -> dict[str, Any]:
        table = read(text)
        place = next(place for place, row in enumerate(table[key]) if row["id"] == name)
        row = table[key][place] | values
        table[key][place] = {part: value for part, value in row.items() if value is not None}
        return table

    monkeypatch.setattr(tomllib, "loads", altered)
    return deck._load()


def test_the_tables_as_printed_are_loaded(monkeypatch):
    assert load_altered(monkeypatch, mythos, "mythos", "accusation", kind="choice") == (MYTHOS, mythos.LISTS)
    monkeypatch.undo()
    assert load_altered(monkeypatch, spells, "spell", "heal", price=True) == (SPELLS, spells.LISTS)
    monkeypatch.undo()
    assert load_altered(monkeypatch, waypoints, "waypoint", "reef", distance=2) == (WAYPOINTS, waypoints.LISTS)


@pytest.mark.parametrize(
    ("name", "values", "sentence"),
    [
        ("hull_leak", {"kind": "riddle"}, "hull_leak is a riddle, which is no type of crisis"),
        ("hull_leak", {"failed": None}, "hull_leak does not have the parts of a check"),
        ("hull_leak", {"chooser": "captain"}, "hull_leak does not have the parts of a check"),
        ("hull_leak", {"icon": None}, "hull_leak does not have the parts of a check"),
        ("infection", {"second": None}, "infection does not have the parts of a choice"),
        ("infection", {"target": 9}, "infection does not have the parts of a choice"),
        ("kitty_litter", {"first": ["food-1"]}, "kitty_litter does not have the parts of a combined"),
        ("hull_leak", {"skills": ["will"]}, "hull_leak does not name two or three skills"),
        ("hull_leak", {"skills": ["will", "treachery"]}, "hull_leak does not name two or three skills"),
        ("hull_leak", {"skills": ["will", "luck"]}, "hull_leak does not name two or three skills"),
        ("hull_leak", {"partial": 5}, "hull_leak cannot be partly passed that way"),
        ("rat_infestation", {"partial": 12}, "rat_infestation cannot be partly passed that way"),
        ("infection", {"chooser": "dagon"}, "infection is chosen by dagon, who is nobody"),
        ("infection", {"first_needs": "luck"}, "an option of infection needs what nobody can tell"),
        ("hull_leak", {"icon": "T"}, "hull_leak has an unknown icon"),
        ("hull_leak", {"track": "O"}, "hull_leak has an unknown icon"),
        ("hull_leak", {"failed": ["leak 1"]}, "mythos/hull_leak/failed/0: nobody understands 'leak 1'"),
        ("hull_leak", {"id": "deep_one_feint"}, "two lists of effects are called mythos/deep_one_feint/failed"),
        (
            "hull_leak",
            {"kind": "combined", "chooser": "captain", "second": ["food-1"]},
            "the mythos cards are not of the printed types",
        ),
        (
            "kitty_litter",
            {"chooser": "edmund"},
            "there must be one personal mythos card for each character, in their order",
        ),
        (
            "hull_leak",
            {"failed": ["special flood"]},
            "the special effects of the mythos cards are not the listed ones",
        ),
        ("accusation", {"first": ["food-1"]}, "the special effects of the mythos cards are not the listed ones"),
    ],
)
def test_a_wrong_mythos_card_is_refused(monkeypatch, name, values, sentence):
    with pytest.raises(InternalError) as refused:
        load_altered(monkeypatch, mythos, "mythos", name, **values)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("name", "values", "sentence"),
    [
        ("reef", {"distance": 3}, "the distances of the waypoints are not the printed ones"),
        ("reef", {"effects": []}, "a waypoint has no effect"),
        ("reef", {"effects": ["special flood"]}, "the special effects of the waypoints are not the listed ones"),
        ("rogue_wave", {"effects": ["food-1"]}, "the special effects of the waypoints are not the listed ones"),
        ("reef", {"effects": ["stop"]}, "waypoints/reef/0: nobody understands 'stop'"),
    ],
)
def test_a_wrong_waypoint_is_refused(monkeypatch, name, values, sentence):
    with pytest.raises(InternalError) as refused:
        load_altered(monkeypatch, waypoints, "waypoint", name, **values)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("name", "values", "sentence"),
    [
        ("dark_pact", {"effects": []}, "a spell has no effect"),
        ("dark_pact", {"effects": ["food-1"]}, "the special effects of the spells are not the listed ones"),
        ("dark_pact", {"effects": ["special flood"]}, "the special effects of the spells are not the listed ones"),
        ("dark_pact", {"id": "heal"}, "two lists of effects are called spells/heal"),
        ("dark_pact", {"effects": ["stop"]}, "spells/dark_pact/0: nobody understands 'stop'"),
    ],
)
def test_a_wrong_spell_is_refused(monkeypatch, name, values, sentence):
    with pytest.raises(InternalError) as refused:
        load_altered(monkeypatch, spells, "spell", name, **values)
    assert str(refused.value) == sentence


def test_a_missing_spell_is_noticed(monkeypatch):
    read = tomllib.loads
    monkeypatch.setattr(tomllib, "loads", lambda text: {"spell": read(text)["spell"][1:]})
    with pytest.raises(InternalError, match=r"^the table of spells does not hold 20 different cards$"):
        spells._load()
