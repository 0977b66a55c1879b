"""`bathysphere rules`: the ledger of a game, whole or in parts."""

import re
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from bathysphere.engine import BadTable

_ROW = re.compile(r"^\| ([A-Z]+\d+\.\w+) \| (.*) \|$")
_SECTION = re.compile(r"^## (\d+)\. ")


def ledger(game: str) -> str:
    """The page of rules, shipped inside the package; in a checkout it lies among the documents."""
    shipped = files("bathysphere").joinpath("rules", f"{game}.md")
    if shipped.is_file():
        return shipped.read_text("utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md").read_text("utf-8")


def find_rules(page: str, wanted: str) -> str:
    """One line with its sub-points (`A6.9` finds A6.9a too), or a whole section (`A6`); empty if there is none."""
    lines = page.splitlines()
    wanted = wanted.upper() if "." not in wanted else wanted[0].upper() + wanted[1:]
    rows = [match for line in lines if (match := _ROW.match(line))]
    found = [row for row in rows if row[1] == wanted or re.fullmatch(re.escape(wanted) + r"[a-z]+\d*", row[1])]
    if found or not any(row[1].startswith(f"{wanted}.") for row in rows):
        return "\n\n".join(f"**{row[1]}**  {row[2].replace(' | ', ' — ')}" for row in found)
    section: list[str] = []
    inside = False
    for line in lines:
        heading = _SECTION.match(line)
        if heading:
            inside = heading[1] == wanted[1:]
        if inside:
            section.append(line)
    return "\n".join(section)


def rules_command(game: str, rule: str) -> None:
    page = ledger(game)
    text = find_rules(page, rule) if rule else page
    if not text:
        raise BadTable("unknown_rule", game=game, rule=rule)
    Console().print(Markdown(text))
