"""What came of it: survivors with their change, shares by file, and the same for docs/quality.md."""

from collections import Counter
from datetime import date
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from mutants.mutant import Mutant

BEGIN = "<!-- mutants of {game}: begin, written by `make mutants ARGS=--write` -->"
END = "<!-- mutants of {game}: end -->"


class Verdict(NamedTuple):
    mutant: Mutant
    noticed_by: str | None
    diff: list[str]

    @property
    def caught(self) -> bool:
        return self.noticed_by is not None


class Figures:
    """Caught and tried, in all and by file."""

    def __init__(self, verdicts: list[Verdict]) -> None:
        self.tried = Counter(verdict.mutant.path for verdict in verdicts)
        self.caught = Counter(verdict.mutant.path for verdict in verdicts if verdict.caught)
        self.all_tried = self.tried.total()
        self.all_caught = self.caught.total()
        self.noticed_by = Counter(verdict.noticed_by for verdict in verdicts if verdict.noticed_by is not None)

    def rows(self) -> list[tuple[str, str, str, str]]:
        rows = [(path, self.caught[path], number) for path, number in sorted(self.tried.items())]
        rows.append(("all", self.all_caught, self.all_tried))
        return [(path, str(caught), str(tried - caught), share(caught, tried)) for path, caught, tried in rows]

    def in_one_line(self) -> str:
        who = ", ".join(f"{number} by {who}" for who, number in self.noticed_by.most_common())
        left = self.all_tried - self.all_caught
        return f"{self.all_caught} of {self.all_tried} were caught ({who}), {left} survived"


def share(caught: int, tried: int) -> str:
    return f"{100 * caught / tried:.1f} %" if tried else "-"


def show_survivor(console: Console, verdict: Verdict) -> None:
    console.print(f"[bold]survived[/] {verdict.mutant}", highlight=False, soft_wrap=True)
    for line in verdict.diff:
        style = "red" if line[0] == "-" else "green"
        console.print(f"    {line}", style=style, highlight=False, markup=False, soft_wrap=True)


def show(console: Console, verdicts: list[Verdict]) -> None:
    figures = Figures(verdicts)
    table = Table("file", "caught", "survived", "share")
    for row in figures.rows():
        table.add_row(*row)
    console.print(table)
    console.print(f"{figures.in_one_line()}.")


def write(page: Path, game: str, verdicts: list[Verdict], seed: int, number: int) -> None:
    """Put the result between the two markers of the page; the rest of it stays as it is."""
    first, last = BEGIN.format(game=game), END.format(game=game)
    before, begin, rest = page.read_text("utf-8").partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise SystemExit(f"{page} has no place for the result: it needs the lines {first} and {last}.")
    page.write_text(f"{before}{first}\n\n{in_words(game, verdicts, seed, number)}\n{last}{after}", "utf-8")


def in_words(game: str, verdicts: list[Verdict], seed: int, number: int) -> str:
    figures = Figures(verdicts)
    command = f'make mutants ARGS="--game {game} --seed {seed} --number {number}"'
    lines = [
        f"{date.today().isoformat()}, `{command}`: {figures.in_one_line()}.",
        f"The share caught is **{share(figures.all_caught, figures.all_tried)}**; whatever survived counts against it.",
        "",
        "| file | caught | survived | share |",
        "| --- | ---: | ---: | ---: |",
        *(f"| `{path}` | {' | '.join(numbers)} |" for path, *numbers in figures.rows()),
        "",
    ]
    survivors = [verdict for verdict in verdicts if not verdict.caught]
    if survivors:
        lines += ["Survivors:", "", "```diff"]
        for verdict in survivors:
            lines += [f"  {verdict.mutant}", *verdict.diff]
        lines += ["```", ""]
    return "\n".join(lines)
