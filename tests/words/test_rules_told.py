"""Every line of a ledger is told to players in short, in three languages: rules, decisions, who knows what, rulings."""

import pytest

from bathysphere.cli.rulebook import rulebook
from bathysphere.engine.step import ASKS
from bathysphere.games import built_in, game
from bathysphere.words import LANGUAGES, Words
from support.worded_games import clean, ids

LONGEST = 180
"""What a reader takes in at a glance."""
NOT_TOLD = ("Glossary", "Data the rulebook does not give")
"""Sections about the ledger itself: its words in three languages, and what was looked up elsewhere."""

each_game = pytest.mark.parametrize("name", built_in())


def told(name: str) -> set[str]:
    sections = [section for section in rulebook(name).sections if not section.cites]
    return {line.id for section in sections if not section.title.endswith(NOT_TOLD) for line in section.lines}


@each_game
def test_every_line_of_the_ledger_is_told_and_nothing_else(name: str) -> None:
    assert ids(Words("en", name), "rule-") == {rule.replace(".", "-") for rule in told(name)}


@each_game
def test_whatever_a_question_rests_on_is_told(name: str) -> None:
    assert {rule for step in game(name).steps.values() if step.mode == ASKS for rule in step.rules} <= told(name)


@each_game
def test_lines_of_the_log_lead_to_rules_that_are_told(name: str) -> None:
    about = {kind.name: kind.rules for kind in game(name).events}
    assert {rule for rules in about.values() for rule in rules} <= told(name)
    assert sum(bool(rules) for rules in about.values()) > len(about) / 2


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_short_text_of_its_own(name: str, language: str) -> None:
    words = Words(language, name)
    said = [clean(words.rule(rule)) for rule in sorted(told(name))]
    assert not [each for each in said if not each.endswith(".") or len(each) > LONGEST]
    assert len(set(said)) == len(said)


def test_a_line_without_text_is_cited_by_its_id_and_noted() -> None:
    words = Words("en", "abyss")
    assert words.rule("A99.1") == "A99.1"
    assert words.lacking == {"rule-A99-1"}
