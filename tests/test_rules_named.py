"""Every line of the ledger's rule sections is named by a test, and every name is a line of the ledger."""

import ast
import re
from pathlib import Path

import pytest

from bathysphere.cli.rulebook import END_OF_RULES, rulebook
from bathysphere.games import built_in

TESTS = Path(__file__).parent
PAGES = sorted(page.stem for page in (TESTS.parent / "docs" / "rules").glob("*.md"))
"""A page is whole before its game is played."""


def rules_of(game: str) -> list[str]:
    return [rule for rules in rulebook(game).rules.values() for rule in rules]


def named_in(path: Path) -> set[str]:
    """The ids in every `rule(...)` of a file, above a test or beside one of its parameters."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    rules = [call for call in calls if getattr(call.func, "id", "") == "rule"]
    return {each.value for call in rules for each in call.args if isinstance(each, ast.Constant)}


def named_for(game: str) -> set[str]:
    return set().union(*(named_in(path) for path in (TESTS / "games" / game).rglob("test_*.py")))


def test_every_game_has_a_page():
    assert set(built_in()) <= set(PAGES)


@pytest.mark.parametrize("game", PAGES)
def test_no_line_of_a_ledger_is_lost_or_stands_twice(game):
    """A ledger counts its lines in its second sentence, and says where its rules end."""
    page, ids, rules = rulebook(game).page, rulebook(game).ids, rules_of(game)
    assert page.count(END_OF_RULES) == 1
    assert len(ids) == len(set(ids)) > len(rules) > 0
    assert f"\n**Ids in this file: {len(ids)}** — {len(rules)} rules (sections " in page


@pytest.mark.parametrize("game", PAGES)
def test_a_ledger_refers_to_no_line_that_it_lacks(game):
    page, ids = rulebook(game).page, rulebook(game).ids
    dotted = "|".join({re.match("[A-Z]+", rule)[0] for rule in ids if "." in rule})
    short = "|".join({re.match("[A-Z]+", rule)[0] for rule in ids if "." not in rule}) or "$."
    cited = re.findall(rf"\b(?:(?:{dotted})\d*(?:\.\d+[a-z]?\d*)+|(?:{short})\d+)\b", page)
    assert sorted(set(cited) - set(ids)) == []


@pytest.mark.parametrize("game", PAGES)
def test_every_name_is_a_rule(game):
    assert sorted(named_for(game) - set(rulebook(game).ids)) == []


@pytest.mark.parametrize("game", built_in())
def test_every_rule_is_named_or_etiquette(game):
    covered = named_for(game) | set(rulebook(game).etiquette)
    assert [rule for rule in rules_of(game) if rule not in covered] == []


@pytest.mark.parametrize("game", PAGES)
def test_etiquette_is_a_rule_with_what_the_table_does_for_it(game):
    etiquette = rulebook(game).etiquette
    assert sorted(set(etiquette) - set(rules_of(game))) == []
    assert [rule for rule, support in etiquette.items() if not support.endswith(".")] == []
