"""All text files, those of the browser included: every message by language and game, and all the ways it can read."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel.plural import to_python
from fluent.syntax import FluentParser, ast

import bathysphere
from bathysphere.games import built_in
from bathysphere.words import LANGUAGES

PACKAGE = Path(bathysphere.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
SHARED = ""
"""Stands for the game where a text belongs to none."""

PLURAL = {
    "en": to_python({"one": "n is 1"}),
    "ru": to_python(
        {
            "one": "n mod 10 is 1 and n mod 100 is not 11",
            "few": "n mod 10 in 2..4 and n mod 100 not in 12..14",
            "many": "n mod 10 is 0 or n mod 10 in 5..9 or n mod 100 in 11..14",
        }
    ),
}
PLURAL["uk"] = PLURAL["ru"]


class Shown(NamedTuple):
    """A fact as it stands in a sentence, and whether its form was chosen by the number that it is."""

    name: str
    counted: bool


Piece = str | Shown
Reading = tuple[Piece, ...]
"""One way to read a message: plain text and facts."""


class Text(NamedTuple):
    """A message of a file."""

    path: Path
    language: str
    game: str
    id: str
    value: ast.Pattern

    def __str__(self) -> str:
        return f"{self.path.name}: {self.id}"

    def readings(self) -> list[Reading]:
        """Every way to read it, whatever its facts choose."""
        return [joined(pieces) for pieces, _ in _read(self.value, {}, frozenset(), self.language)]


@cache
def texts() -> tuple[Text, ...]:
    found = sorted((*PACKAGE.rglob("text/*.ftl"), *BROWSER.rglob("text/*.ftl")))
    return tuple(
        Text(path, path.name.split(".")[1], _game(path), entry.id.name, entry.value)
        for path in found
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
    )


def plain(reading: Reading) -> str:
    """A reading with a mark for each fact."""
    return "".join(piece if isinstance(piece, str) else f"⟨{piece.name}⟩" for piece in reading)


def category(language: str, number: int) -> str:
    """The plural category of a number, as Fluent calls it."""
    return str(PLURAL[language](number))


def _game(path: Path) -> str:
    return next(
        (name for name in built_in() if f"/games/{name}/" in path.as_posix() or path.name.startswith(f"{name}.")),
        SHARED,
    )


def joined(pieces: tuple[Piece, ...]) -> Reading:
    """Neighbouring text in one piece."""
    whole: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, str) and whole and isinstance(whole[-1], str):
            whole[-1] += piece
        else:
            whole.append(piece)
    return tuple(whole)


Chosen = dict[str, str]


def _read(
    node: Any, chosen: Chosen, counted: frozenset[str], language: str
) -> Iterator[tuple[tuple[Piece, ...], Chosen]]:
    if isinstance(node, ast.Pattern):
        yield from _sequence(node.elements, chosen, counted, language)
    elif isinstance(node, ast.TextElement):
        yield (node.value,), chosen
    elif isinstance(node, ast.Placeable):
        yield from _read(node.expression, chosen, counted, language)
    elif isinstance(node, ast.StringLiteral):
        yield (node.parse()["value"],), chosen
    elif isinstance(node, ast.VariableReference):
        yield (Shown(node.id.name, node.id.name in counted),), chosen
    elif isinstance(node, ast.SelectExpression):
        yield from _select(node, chosen, counted, language)
    else:
        yield (Shown(node.id.name, counted=True),), chosen  # another message, or a function


def _sequence(
    nodes: list[Any], chosen: Chosen, counted: frozenset[str], language: str
) -> Iterator[tuple[tuple[Piece, ...], Chosen]]:
    if not nodes:
        yield (), chosen
        return
    own = counted | _agreeing(nodes, language)
    for pieces, then in _read(nodes[0], chosen, own, language):
        for rest, last in _sequence(nodes[1:], then, counted, language):
            yield pieces + rest, last


def _select(
    node: ast.SelectExpression, chosen: Chosen, counted: frozenset[str], language: str
) -> Iterator[tuple[tuple[Piece, ...], Chosen]]:
    name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
    keys = {_key(variant): variant for variant in node.variants}
    counts = counted | {name} if _agrees(node, name, language) else counted
    default = next(variant for variant in node.variants if variant.default)
    if name in chosen:
        key = chosen[name]
        alike = key if key in keys or not key.isdigit() else category(language, int(key))
        yield from _read(keys.get(alike, default).value, chosen, counts, language)
        return
    for key, variant in keys.items():
        exact = counts | {name} if key.isdigit() else counts
        yield from _read(variant.value, {**chosen, name: key}, exact, language)


def _agrees(node: ast.SelectExpression, name: str, language: str) -> bool:
    """Whether a choice follows the plural forms of a number; in English 1 is the only number of its form."""
    keys = {_key(variant) for variant in node.variants}
    return node.selector.id.name == name and bool(keys & ({"one", "1"} if language == "en" else {"one"}))


def _agreeing(nodes: list[Any], language: str) -> frozenset[str]:
    """The fact with which the nodes begin, if the choice right after it follows its number: { $n } { $n -> ... }."""
    first, *rest = [each for each in nodes[:3] if not (isinstance(each, ast.TextElement) and each.value.isspace())]
    if isinstance(first, ast.Placeable) and isinstance(first.expression, ast.VariableReference) and rest:
        name, then = first.expression.id.name, rest[0]
        if isinstance(then, ast.Placeable) and isinstance(then.expression, ast.SelectExpression):
            return frozenset({name} if _agrees(then.expression, name, language) else ())
    return frozenset()


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


assert set(PLURAL) == set(LANGUAGES)
