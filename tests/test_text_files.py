"""Every file of text in the package says the same things in all three languages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bathysphere
from bathysphere.words import LANGUAGES

PACKAGE = Path(bathysphere.__file__).parent
SUBJECTS = sorted({path.parent / path.name.split(".")[0] for path in PACKAGE.rglob("*.ftl")})
ENGLISH_ELSEWHERE = {"errors", "refusals"}
"""Complaints explain themselves in English where they are made."""


class Facts(Visitor):
    """What a message shows: facts and quoted messages. What only selects a form is kept apart, because a noun that
    has one form for every number in one language may have several in another."""

    def __init__(self, message: ast.Message) -> None:
        self.shown: set[str] = set()
        self.selects: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node):  # noqa: N802
        self.shown.add(f"${node.id.name}")

    def visit_MessageReference(self, node):  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.selects.add(f"${node.selector.id.name}")
        for variant in node.variants:
            self.visit(variant)


def messages(subject: Path, language: str) -> dict[str, Facts]:
    body = FluentParser().parse(subject.with_name(f"{subject.name}.{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: Facts(entry) for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_ids_and_placeholders_are_equal_in_all_languages(subject):
    spoken = [language for language in LANGUAGES if language != "en" or subject.name not in ENGLISH_ELSEWHERE]
    texts = {language: messages(subject, language) for language in spoken}
    first = texts[spoken[0]]
    assert first
    for language, text in texts.items():
        assert text.keys() == first.keys(), language
        for name, facts in text.items():
            assert facts.shown - facts.selects == first[name].shown - first[name].selects, (language, name)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_no_language_asks_for_a_fact_that_only_it_knows(subject):
    """What selects a form in Russian or Ukrainian is known in the other language too, or in English."""
    spoken = [language for language in LANGUAGES if language != "en" or subject.name not in ENGLISH_ELSEWHERE]
    texts = {language: messages(subject, language) for language in spoken}
    for language, text in texts.items():
        others = [other for name, other in texts.items() if name != language]
        for name, facts in text.items():
            known = set().union(*(other[name].shown | other[name].selects for other in others))
            if language != "en":
                assert facts.shown | facts.selects <= known, (language, name)


def test_the_command_line_and_the_terminal_are_among_them():
    assert {"cli", "terminal", "common", "errors"} <= {subject.name for subject in SUBJECTS}
