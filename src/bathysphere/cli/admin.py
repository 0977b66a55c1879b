"""`bathysphere admin`: an operator's daily work, beside a running server or without one."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from bathysphere.cli.language import words_for
from bathysphere.games import built_in
from bathysphere.server import wire
from bathysphere.server.operate.admin import Operator, minutes_of, operating
from bathysphere.words import Words

STORE = "saves/tables.db"

admin = typer.Typer(no_args_is_help=True, help="Look after the tables of a server, while it runs or not.")

Store = Annotated[str, typer.Option(envvar="BATHYSPHERE_STORE", help="the store: a file, or postgresql://…")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="the id of a table, as in its address")]
Json = Annotated[bool, typer.Option("--json", help="for programs")]

T = TypeVar("T")


def _do(store: str, work: Callable[[Operator], Awaitable[T]]) -> T:
    async def working() -> T:
        async with operating(store) as operator:
            return await work(operator)

    return asyncio.run(working())


def _words() -> Words:
    return words_for(built_in()[0], "", "bathysphere.cli")


def _say(sentence: str, **facts: Any) -> None:
    print(_words()(sentence, **facts))


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("list")
def list_tables(
    store: Store = STORE,
    status: Annotated[str, typer.Option(help="waiting, playing or over")] = "",
    game: Annotated[str, typer.Option(help="one game only")] = "",
    limit: Annotated[int, typer.Option(min=1, help="at most so many, the latest changed first")] = 50,
    json: Json = False,
) -> None:
    """List tables."""
    found = _do(store, lambda operator: operator.tables(status, game, limit))
    told = [msgspec.json.decode(each.body, type=wire.Listed) for each in found]
    if json:
        for each in told:
            print(msgspec.json.encode(each).decode())
        return
    words = _words()
    shown = Table(*(words(f"admin-{name}") for name in ("table", "game", "status", "seats", "changed")), box=None)
    for summary, each in zip(found, told, strict=True):
        seats = ", ".join(seat.name or seat.bot or "—" for seat in each.seats)
        shown.add_row(summary.id, summary.game, summary.status, seats, _time(summary.changed))
    Console().print(shown)


@admin.command()
def show(table: TableId, store: Store = STORE, json: Json = False) -> None:
    """Show what can be said of a table without its secrets."""
    found = _do(store, lambda operator: operator.inspect(table))
    if json:
        print(msgspec.json.encode(found).decode())
        return
    words = _words()
    named = [f"{seat.name or seat.bot or '—'} ({seat.state})" for seat in found.summary.seats]
    facts = {
        "game": found.summary.game,
        "status": found.status,
        "seats": ", ".join(named),
        "made": _time(found.summary.made),
        "changed": _time(found.summary.changed),
        "entries": f"{found.entries} ({found.bytes / 1000:.0f} kB)",
        "answers": found.answers,
        "due": _time(found.due) if found.due is not None else "—",
        "loads": found.loads or "✓",
    }
    for name, value in facts.items():
        print(f"{words(f'admin-{name}')}: {value}")


@admin.command()
def close(table: TableId, store: Store = STORE) -> None:
    """Break a game off; what was played stays to be looked at."""
    _do(store, lambda operator: operator.close(table))
    _say("admin-closed", table=table)


@admin.command()
def delete(tables: Annotated[list[str], typer.Argument(metavar="TABLE…")], store: Store = STORE) -> None:
    """Remove tables for good, with everything that was said there."""

    async def work(operator: Operator) -> None:
        for table in tables:
            await operator.delete(table)
            _say("admin-deleted", table=table)

    _do(store, work)


@admin.command()
def export(table: TableId, file: Annotated[Path, typer.Argument(metavar="FILE")], store: Store = STORE) -> None:
    """Write a whole table into a file, with all its secrets, so that it can go on elsewhere."""
    entries = _do(store, lambda operator: operator.export(table, file))
    _say("admin-exported", table=table, path=str(file), entries=entries)


@admin.command("import")
def bring_in(file: Annotated[Path, typer.Argument(metavar="FILE")], store: Store = STORE) -> None:
    """Take in a table that was exported."""
    table = _do(store, lambda operator: operator.bring_in(file))
    _say("admin-imported", table=table, path=str(file))


@admin.command()
def repair(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE…")],
    store: Store = STORE,
    cut: Annotated[bool, typer.Option("--cut", help="drop what follows the last sound entry; export first")] = False,
) -> None:
    """Make what is derived from tables' logs again, and say whether the logs are sound."""

    async def work(operator: Operator) -> None:
        for table in tables:
            found = await operator.repair(table, cut)
            ending = "other-rules" if found.other_rules else "sound" if found.loads else "cut" if cut else "broken"
            _say(f"admin-repair-{ending}", table=table, good=found.good, entries=found.entries)

    _do(store, work)


@admin.command()
def say(
    text: Annotated[str, typer.Argument(help="your words, in your language")],
    lasting: Annotated[str, typer.Option("--for", help="how long it stands: 90s, 10m, 2h, 1d")] = "1h",
    store: Store = STORE,
) -> None:
    """Tell everybody at all tables something."""
    minutes = minutes_of(lasting)
    _do(store, lambda operator: operator.say(text, minutes))
    _say("admin-said", minutes=round(minutes))


@admin.command()
def stop(
    within: Annotated[str, typer.Option("--in", help="when: 90s, 10m, 2h")] = "5m",
    text: Annotated[str, typer.Option(help="further words to everybody")] = "",
    store: Store = STORE,
) -> None:
    """Tell everybody that the servers stop, open no new tables until then, and stop them."""
    minutes = minutes_of(within)
    _do(store, lambda operator: operator.stop_all(text, minutes))
    _say("admin-stopping", minutes=round(minutes))


@admin.command("take-back")
def take_back(store: Store = STORE) -> None:
    """Take back what was said, and a stop that was announced."""
    _do(store, lambda operator: operator.take_back())
    _say("admin-taken-back")
