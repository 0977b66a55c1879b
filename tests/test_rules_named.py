"""Every line of the ledger's rule sections is named by a test, and every name is a line of the ledger."""

import ast
from pathlib import Path

import pytest

from bathysphere.cli.ledger import END_OF_RULES, ledger
from bathysphere.games import NAMES

TESTS = Path(__file__).parent


def rules_of(game: str) -> list[str]:
    return [rule for rules in ledger(game).rules.values() for rule in rules]


def named_in(path: Path) -> set[str]:
    """The ids in every `rule(...)` of a file, above a test or beside one of its parameters."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    rules = [call for call in calls if getattr(call.func, "id", "") == "rule"]
    return {each.value for call in rules for each in call.args if isinstance(each, ast.Constant)}


@pytest.mark.parametrize("game", NAMES)
def test_no_line_of_a_ledger_is_lost_or_stands_twice(game):
    """A ledger counts its lines in its second sentence, and says where its rules end."""
    page, ids, rules = ledger(game).page, ledger(game).ids, rules_of(game)
    assert page.count(END_OF_RULES) == 1
    assert len(ids) == len(set(ids)) > len(rules) > 0
    assert f"\n**Ids in this file: {len(ids)}** — {len(rules)} rules (sections " in page


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_named_and_every_name_is_a_rule(game):
    named = set().union(*(named_in(path) for path in (TESTS / "games" / game).rglob("test_*.py")))
    assert [rule for rule in rules_of(game) if rule not in named] == []
    assert sorted(named - set(ledger(game).ids)) == []
