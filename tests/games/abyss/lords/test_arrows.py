"""Which abilities work once and which last (A29.14): the card table and the ledger say the same."""

import re
from pathlib import Path

import pytest

from bathysphere.games.abyss.cards.arrows import ARROWS, ASKS_ITSELF
from bathysphere.games.abyss.cards.lords import LORDS, lord
from support.rules import rule

LEDGER = Path(__file__).parents[4] / "docs/rules/abyss.md"
LINE = re.compile(r"^\| A21\.\d+ \| ([A-Z][A-Za-z ]+) \((once|lasting)(, may)?\):", re.MULTILINE)


def abilities():
    """Lord, class and whether it is optional, as section 21 of the ledger prints them."""
    return [
        (name.lower().replace(" ", "_"), kind, bool(may)) for name, kind, may in LINE.findall(LEDGER.read_text("utf-8"))
    ]


@rule("A29.14")
def test_the_card_table_classes_every_ability_as_the_ledger_does():
    assert {(name, {"once": "arrow", "lasting": "lasting"}[kind]) for name, kind, _ in abilities()} == {
        (each.id, each.kind) for each in LORDS if each.kind != "none"
    }
    assert len(abilities()) == 29


@rule("A29.14")
@pytest.mark.parametrize(("name", "kind", "may"), abilities())
def test_exactly_the_arrow_lords_do_something_once_on_arrival(name, kind, may):
    """What an arrow Lord brings is declined by its own question if, and only if, the ledger says "may"."""
    steps = ARROWS[lord(name)](0)
    assert bool(steps) is (kind == "once")
    if kind == "once":
        assert (lord(name) in ASKS_ITSELF) is may
