"""`bathysphere simulate`: a progress bar, and tables of what the games tell."""

from pathlib import Path
from statistics import median
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

BROAD = 1_000
"""Wide enough for any table."""


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
    results = seats_and_points(words, summary, console)
    others = [made(words, summary) for made in (by_bot, by_side, by_reason, by_rating)]
    for table in (*results, *others):
        if table.row_count:
            console.print(table)
    console.print(length_line(words, summary))
    if summary.rounds:
        console.print(rounds_line(words, summary))
    if out is not None:
        write_whole(out, msgspec.json.format(msgspec.json.encode(summary.plain()), indent=2) + b"\n")
        console.print(words("cli-written", path=str(out)), soft_wrap=True)


def seats_and_points(words: Words, summary: Summary, console: Console) -> list[Table]:
    """One table, or two where points come from more sources than the screen is wide."""
    wide = by_seat(words, summary)
    if console.measure(wide, options=console.options.update_width(BROAD)).maximum <= console.width:
        return [wide]
    return [by_seat(words, summary, sources=False), by_source(words, summary)]


def by_seat(words: Words, summary: Summary, *, sources: bool = True) -> Table:
    """Wins and points, with the sources of the points or without them, a row for each seat."""
    table = Table(title=words("cli-by-seat", games=summary.games), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("cli-seat"), justify="right")
    table.add_column(words("cli-bot"))
    table.add_column(words("cli-wins"), justify="right")
    scored = summary.sources()
    shown = scored if sources else []
    for source in shown:
        table.add_column(words.points(source), justify="right")
    if scored:
        table.add_column(words("points-total"), justify="right")
    for seat, bot in enumerate(summary.run.bots):
        points = [summary.average(seat, source) for source in shown]
        total = [sum([summary.average(seat, source) for source in scored])] if scored else []
        cells = [f"{each:.1f}" for each in (*points, *total)]
        table.add_row(str(seat + 1), words(f"bot-{bot}"), f"{summary.share(seat):.1%}", *cells)
    return table


def by_source(words: Words, summary: Summary) -> Table:
    """Points, a row for each source and a column for each seat."""
    table = Table(title=words("cli-by-source"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    seats = range(len(summary.run.bots))
    for seat in seats:
        table.add_column(f"{words('cli-seat')} {seat + 1}", justify="right")
    for source in summary.sources():
        table.add_row(words.points(source), *[f"{summary.average(seat, source):.1f}" for seat in seats])
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


def by_rating(words: Words, summary: Summary) -> Table:
    """How those who won alone are rated, with the points for it; no row in a game that rates nobody."""
    table = Table(title=words("cli-by-rating"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for heading in (words("points-total"), words("cli-games"), "%"):
        table.add_column(heading, justify="right")
    above = 0
    for rating, least, number in summary.by_rating():
        band = f"{least}–{above}" if above else f"{least}+"
        table.add_row(words(f"rating-{rating}"), band, str(number), f"{number / summary.games:.1%}")
        above = least - 1
    return table


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


def rounds_line(words: Words, summary: Summary) -> str:
    rounds = summary.rounds
    return words("cli-rounds", median=f"{median(rounds):g}", shortest=min(rounds), longest=max(rounds))
