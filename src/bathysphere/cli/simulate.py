"""`bathysphere simulate`: a progress bar, and tables of what the games tell."""

from pathlib import Path
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bathysphere.cli.play import seat_bots
from bathysphere.engine.record import write_whole
from bathysphere.games import game as find_game
from bathysphere.lab import Run, Summary, simulate
from bathysphere.words import Words


def simulate_command(
    words: Words,
    game: str,
    games: int,
    players: int,
    bots: str,
    options: dict[str, Any],
    seed: str,
    jobs: int,
    out: Path | None,
    content: tuple[Path, ...],
) -> None:
    find_game(game).check_table(players, options)
    run = Run(game, tuple(seat_bots(game, bots, players)), games, seed, options)
    run.check(jobs)
    console, aside = Console(), Console(stderr=True)
    with Progress(
        TextColumn(words("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=aside,
        transient=True,
        disable=not aside.is_terminal,
    ) as bar:
        task = bar.add_task("", total=games)
        summary = simulate(run, jobs, lambda number: bar.advance(task, number), content)
    for table in (by_seat(words, summary), by_bot(words, summary), by_side(words, summary), by_reason(words, summary)):
        if table.row_count:
            console.print(table)
    console.print(length_line(words, summary))
    if out is not None:
        write_whole(out, msgspec.json.format(msgspec.json.encode(summary.plain()), indent=2) + b"\n")
        console.print(words("cli-written", path=str(out)), soft_wrap=True)


def by_seat(words: Words, summary: Summary) -> Table:
    """Wins and points by source, a row for each seat."""
    table = Table(title=words("cli-by-seat", games=summary.games), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("cli-seat"), justify="right")
    table.add_column(words("cli-bot"))
    table.add_column(words("cli-wins"), justify="right")
    sources = summary.sources()
    for source in sources:
        table.add_column(words.points(source), justify="right")
    if sources:
        table.add_column(words("points-total"), justify="right")
    for seat, bot in enumerate(summary.run.bots):
        points = [summary.average(seat, source) for source in sources]
        cells = [f"{each:.1f}" for each in ((*points, sum(points)) if sources else ())]
        table.add_row(str(seat + 1), words(f"bot-{bot}"), f"{summary.share(seat):.1%}", *cells)
    return table


def by_bot(words: Words, summary: Summary) -> Table:
    table = Table(title=words("cli-by-bot"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("cli-bot"))
    table.add_column(words("cli-seats"), justify="right")
    table.add_column(words("cli-wins"), justify="right")
    table.add_column(words("cli-even"), justify="right")
    for bot, share in summary.by_bot().items():
        seats = summary.run.bots.count(bot)
        even = seats / len(summary.run.bots)
        table.add_row(words(f"bot-{bot}"), str(seats), f"{share:.1%}", f"{even:.1%}")
    return table


def by_side(words: Words, summary: Summary) -> Table:
    """How many games each side won; no row in a game without sides."""
    return _shares(words, "cli-by-side", {words(f"side-{side}"): won for side, won in summary.sides.items()}, summary)


def by_reason(words: Words, summary: Summary) -> Table:
    """Why the games ended; no row where that cannot differ."""
    ends = {words(f"end-{reason}"): number for reason, number in summary.reasons.most_common()}
    if summary.undecided:
        ends[words("cli-undecided")] = summary.undecided
    return _shares(words, "cli-by-reason", ends, summary)


def _shares(words: Words, title: str, numbers: dict[str, int], summary: Summary) -> Table:
    table = Table(title=words(title), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(words("cli-games"), justify="right")
    table.add_column("%", justify="right")
    for name, number in numbers.items():
        table.add_row(name, str(number), f"{number / summary.games:.1%}")
    return table


def length_line(words: Words, summary: Summary) -> str:
    return words(
        "cli-length",
        average=f"{summary.answers / summary.games:.0f}",
        shortest=summary.shortest,
        longest=summary.longest,
        real=f"{summary.real / summary.answers:.0%}",
        shared=summary.shared,
    )
