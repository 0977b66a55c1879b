"""Which tests run which lines of a game, so that a mutant is tried on the tests that can notice it, the quickest first.

The tests run once on the unchanged game under coverage, each as a context of its own.
"""

import ast
import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mutants.mutant import Mutant

AT_IMPORT = -1
"""In place of the number of a test: the line runs when the module is imported."""


class Reach(NamedTuple):
    tests: list[str]
    """Node ids, the quickest first."""
    lines: dict[str, dict[int, list[int]]]
    """By file (seen from the folder of the game) and line, the numbers of the tests that run it."""

    @classmethod
    def read(cls, path: Path) -> "Reach":
        """What `mutants.recorder` wrote."""
        data = json.loads(path.read_text())
        lines = {file: {int(line): numbers for line, numbers in found.items()} for file, found in data["lines"].items()}
        return cls(data["tests"], lines)

    def able_to_notice(self, mutant: Mutant, folder: Path) -> list[str]:
        """The tests that run the changed statement; all, those first, if it runs at import or is data."""
        if not mutant.path.endswith(".py"):
            return self.tests
        lines = self.lines.get(mutant.path, {})
        first, last = statement_around(folder / mutant.path, mutant.line)
        found = {number for line in range(first, last + 1) for number in lines.get(line, ())}
        chosen = [test for number, test in enumerate(self.tests) if number in found]
        if AT_IMPORT in found:
            chosen += [test for number, test in enumerate(self.tests) if number not in found]
        return chosen


def statement_around(path: Path, line: int) -> tuple[int, int]:
    """First and last line of the innermost statement at this line; of a compound one its head alone."""
    best = (line, line)
    size = None
    for first, last in _statements(path):
        if first <= line <= last and (size is None or last - first < size):
            best, size = (first, last), last - first
    return best


@cache
def _statements(path: Path) -> list[tuple[int, int]]:
    found = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None) or getattr(node, "cases", None)
            last = node.end_lineno or node.lineno
            if body:
                inner = body[0].pattern if isinstance(body[0], ast.match_case) else body[0]
                last = max(node.lineno, inner.lineno - 1)
            found.append((node.lineno, last))
    return found
