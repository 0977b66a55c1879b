"""Every line of the ledger's rule sections is named by a test, and every name is a line of the ledger."""

import ast
import importlib.util
from pathlib import Path

import pytest

from bathysphere.games import NAMES

ROOT = Path(__file__).parents[1]
RULES = {"abyss": 314, "thing": 277}
"""How many lines the rule sections of each ledger have: so that none gets lost unseen."""


def report():
    """tools/rules_report.py, which knows how a ledger is read."""
    spec = importlib.util.spec_from_file_location("rules_report", ROOT / "tools/rules_report.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def named_in(path: Path) -> set[str]:
    """The ids in every `rule(...)` of a file, above a test or beside one of its parameters."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    rules = [call for call in calls if getattr(call.func, "id", "") == "rule"]
    return {each.value for call in rules for each in call.args if isinstance(each, ast.Constant)}


@pytest.mark.parametrize("game", RULES)
def test_no_line_of_a_ledger_is_lost_or_stands_twice(game):
    tool = report()
    wanted = [rule for rules in tool.ledger(game).values() for rule in rules]
    assert len(wanted) == len(set(wanted)) == RULES[game]
    lines = tool.LINE.findall(tool.page(game))
    assert f"**Ids in this file: {len(set(lines))}**" in tool.page(game)


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_named_and_every_name_is_a_rule(game):
    tool = report()
    wanted = [rule for rules in tool.ledger(game).values() for rule in rules]
    known = set(tool.LINE.findall(tool.page(game)))
    named = set().union(*(named_in(path) for path in (ROOT / "tests/games" / game).rglob("test_*.py")))
    assert [rule for rule in wanted if rule not in named] == []
    assert sorted(named - known) == []


def test_every_game_has_its_ledger():
    assert set(NAMES) <= set(RULES) == set(report().LAST_RULE_SECTION)
