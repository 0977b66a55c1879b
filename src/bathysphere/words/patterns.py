"""Fluent sentences as functions of their facts.

Fluent's own interpreter walks through a sentence node by node each time it is said; here each is made into a few nested
functions, once, which say it in a tenth of the time. They say what the interpreter says, or raise `CannotSay` where it
would complain: about a fact that lacks. `tests/words/test_patterns.py` compares the two for every text of ours.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

Facts = Mapping[str, Any]
Says = Callable[[Facts], str]
Value = Callable[[Facts], Any]
"""A part of a sentence before it is written: a string, or a number that can choose a form."""


FACT = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}", re.ASCII)


class CannotSay(Exception):
    """A fact lacks, or a text uses what is not known here."""


class Compiler:
    """Makes functions of the sentences of one language. `write` writes a number, `plural` names its plural form, and
    `refer` finds the pattern of another sentence by its id."""

    def __init__(
        self, write: Callable[[int], str], plural: Callable[[int], str], refer: Callable[[str], ast.Pattern]
    ) -> None:
        self._write = write
        self._plural = plural
        self._refer = refer

    def pattern(self, pattern: ast.Pattern) -> Says:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda facts: "".join([part(facts) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Says:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda facts: text
        if isinstance(element.expression, ast.SelectExpression):
            return self._selection(element.expression)
        value, write = self._value(element.expression), self._write

        def say(facts: Facts) -> str:
            said = value(facts)
            return said if isinstance(said, str) else write(said)

        return say

    def _value(self, expression: Any) -> Value:
        match expression:
            case ast.VariableReference():
                name = expression.id.name
                return lambda facts: _fact(facts, name)
            case ast.StringLiteral():
                text = expression.parse()["value"]
                return lambda facts: text
            case ast.NumberLiteral() if float(expression.value).is_integer():
                number = int(expression.value)
                return lambda facts: number
            case ast.MessageReference(attribute=None):
                return self.pattern(self._refer(expression.id.name))
            case ast.Placeable():
                return self._element(expression)
        raise CannotSay(f"{type(expression).__name__} is not known")

    def _selection(self, expression: ast.SelectExpression) -> Says:
        """The first variant that fits, else the default. A number fits its own and its plural form's; a word its own,
        and, to say just what Fluent says, that of a number of this plural form."""
        chooser, plural = self._value(expression.selector), self._plural
        by_number: dict[int, tuple[int, Says]] = {}
        by_form: dict[str, tuple[int, Says]] = {}
        by_word: dict[str, Says] = {}
        default: Says | None = None
        for place, variant in enumerate(expression.variants):
            says = self.pattern(variant.value)
            if variant.default:
                default = says
            if isinstance(variant.key, ast.Identifier):
                by_form.setdefault(variant.key.name, (place, says))
                by_word.setdefault(variant.key.name, says)
            else:
                number = int(variant.key.value)
                by_number.setdefault(number, (place, says))
                by_word.setdefault(plural(number), says)
        if default is None:
            raise CannotSay("a choice has no default")
        otherwise = default

        def say(facts: Facts) -> str:
            value = chooser(facts)
            if isinstance(value, str):
                return by_word.get(value, otherwise)(facts)
            fitting = [each for each in (by_number.get(value), by_form.get(plural(value))) if each is not None]
            return (min(fitting)[1] if fitting else otherwise)(facts)

        return say


def simple_pattern(text: str) -> ast.Pattern:
    """The pattern of a line of text with facts in it, and nothing else that Fluent knows."""
    parts = FACT.split(text)
    elements: list[ast.TextElement | ast.Placeable] = []
    for at, part in enumerate(parts):
        if at % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(part))))
        elif part:
            elements.append(ast.TextElement(part))
    return ast.Pattern(elements)


def _fact(facts: Facts, name: str) -> Any:
    try:
        return facts[name]
    except KeyError:
        raise CannotSay(f"the fact {name} lacks") from None
