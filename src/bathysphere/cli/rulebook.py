"""The pages of rules: their sections and lines, and how one of them is found. Tools and tests read them with this too.

A line of a page is a row of a table that begins with an id: `A6.9`, with a letter for a sub-point `A6.9a`, with further
parts `U1.8.2`, without a number before the dot where the section has none, `UL.7`, or without a dot, `G5`. The id up to
its first dot, or its letters if it has none, is the section's; headings may be called anything. Rules end where the
page says so (`END_OF_RULES`): glossary, decision points, information and rulings have ids as well, but are not played.
Rules that no test can check, manners and the handling of pieces, are listed once more under `ETIQUETTE`.
"""

import re
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from bathysphere.engine import BadTable
from bathysphere.games import is_package, package

END_OF_RULES = "<!-- end of the rules -->"
ETIQUETTE = "Etiquette that the table supports"
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_LINE = re.compile(r"^\| ([A-Z]+(?:\d+|\d*(?:\.\d+[a-z]?\d*)+)) \| (.*) \|$", re.MULTILINE)


class Line(NamedTuple):
    id: str
    text: str


class Section(NamedTuple):
    title: str
    text: str
    """As it stands on the page, its heading included."""
    lines: tuple[Line, ...]
    played: bool
    """Whether its lines are rules."""

    @property
    def cites(self) -> bool:
        """Whether its ids are those of lines that stand elsewhere on the page."""
        return self.title == ETIQUETTE


class Rulebook:
    """One page of rules."""

    def __init__(self, page: str) -> None:
        self.page = page

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        played, end, _ = self.page.partition(END_OF_RULES)
        headings = list(_HEADING.finditer(self.page))
        starts = [heading.start() for heading in headings]
        found = []
        for heading, start, stop in zip(headings, starts, [*starts[1:], len(self.page)], strict=True):
            text = self.page[start:stop].replace(END_OF_RULES, "").rstrip()
            lines = tuple(Line(*row.groups()) for row in _LINE.finditer(text))
            found.append(Section(heading[1], text, lines, not end or start < len(played)))
        return tuple(found)

    @property
    def ids(self) -> list[str]:
        """Every id of the page, rules or not, in its order."""
        return [line.id for section in self.sections if not section.cites for line in section.lines]

    @property
    def rules(self) -> dict[str, list[str]]:
        """The ids of the rules by the title of their section."""
        return {section.title: [line.id for line in section.lines] for section in self.sections if section.played}

    @property
    def etiquette(self) -> dict[str, str]:
        """What the table does for each rule that no test can check: the last column of its line there."""
        lines = [line for section in self.sections if section.cites for line in section.lines]
        return {line.id: line.text.rpartition(" | ")[2] for line in lines}

    def find(self, wanted: str) -> str:
        """One line with its sub-points (`A6.9` finds A6.9a too), or a whole section (`A6`), written in any case; empty
        if there is none."""
        if self._is_section(wanted):
            return "\n\n".join(section.text for section in self.sections if wanted.casefold() in _names(section))
        found = [line for section in self.sections for line in section.lines if _belongs(line.id, wanted)]
        return "\n\n".join(f"**{line.id}**  {line.text.replace(' | ', ' — ')}" for line in found)

    def find_ids(self, wanted: str) -> list[str]:
        """The ids of what `find` finds, each once; all of the page if nothing is wanted."""
        if not wanted:
            return self.ids
        if self._is_section(wanted):
            return [rule for rule in self.ids if _name(rule).casefold() == wanted.casefold()]
        return [rule for rule in self.ids if _belongs(rule, wanted)]

    def _is_section(self, wanted: str) -> bool:
        return "." not in wanted and wanted.casefold() not in {rule.casefold() for rule in self.ids}


def _names(section: Section) -> set[str]:
    return set() if section.cites else {_name(line.id).casefold() for line in section.lines}


def _name(rule: str) -> str:
    return rule.partition(".")[0] if "." in rule else rule.rstrip("0123456789")


def _belongs(line: str, wanted: str) -> bool:
    """Whether an id is the one that is wanted or a part of it: U1.6b1 belongs to U1.6b and to U1.6, U1.60 does not."""
    line, wanted = line.casefold(), wanted.casefold()
    rest = line.removeprefix(wanted)
    if rest == line or not rest:
        return line == wanted
    return wanted[-1].isalpha() or (wanted[-1].isdigit() and not rest[0].isdigit())


def rulebook(game: str) -> Rulebook:
    """The page of rules of a game. Ours are shipped inside the package, in a checkout they lie among the documents; an
    installed game has a `rules.md` in its own package."""
    shipped = files("bathysphere").joinpath("rules", f"{game}.md")
    written = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    for page in (shipped, written):
        if page.is_file():
            return Rulebook(page.read_text("utf-8"))
    if is_package(package(game)) and (own := files(package(game)).joinpath("rules.md")).is_file():
        return Rulebook(own.read_text("utf-8"))
    raise BadTable("no_rules", game=game)
