"""Commands, their options, and how a complaint becomes one sentence and an exit code."""

import os
import sys
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from bathysphere import __version__
from bathysphere.cli.content import serve_content, use_content
from bathysphere.cli.language import language_of_environment, words_for
from bathysphere.engine import BadRecord, BadTable, InternalError, UserError
from bathysphere.games import built_in
from bathysphere.games import game as find_game
from bathysphere.words import Words, check_language

EXIT_CODES: dict[type[UserError], int] = {BadTable: 2, BadRecord: 3}
OTHER_COMPLAINT = 4
RULES_BROKE = 5
STORE = "saves/tables.db"

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

_spoken: list[str] = []
"""The language asked for on this command line, so that complaints are made in it too."""


def _speak(code: str) -> str:
    if code:
        _spoken[:] = [check_language(code)]
    return code


GameName = Annotated[str, typer.Argument(help=f"the game: {', '.join(built_in())}, or one that is installed")]
Language = Annotated[
    str,
    typer.Option(
        "--language", "-l", callback=_speak, is_eager=True, help="ru, uk or en; from the environment if not given"
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="a table option, as name, name=false or name=word; deck.axe=0 for one of its parts"
    ),
]
Seed = Annotated[str, typer.Option(help="any text; the same seed deals the same table. Random if not given")]
Content = Annotated[
    list[Path] | None,
    typer.Option("--content", metavar="DIR", help="a folder with components of your own; the last is for new tables"),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="a record of a game")]


def main() -> None:
    """Run the command; whatever cannot be done is said in one sentence, with an exit code of its own."""
    try:
        _add_admin()
        app()
    except UserError as complaint:
        print(_sentence(complaint), file=sys.stderr)
        sys.exit(next((code for kind, code in EXIT_CODES.items() if isinstance(complaint, kind)), OTHER_COMPLAINT))
    except InternalError as fault:  # the rules, not the user
        from bathysphere.tables.redacted_errors import GameBroke

        print(f"{_sentence(GameBroke())} ({fault})", file=sys.stderr)
        sys.exit(RULES_BROKE)


def _add_admin() -> None:
    """Its parts need what only a server has: they are looked for when they are asked for, or listed."""
    asked = sys.argv[1:2]
    if asked in ([], ["--help"], ["admin"]):
        with suppress(*([] if asked == ["admin"] else [ModuleNotFoundError])):
            from bathysphere.cli.admin import admin

            app.add_typer(admin, name="admin")


def _sentence(complaint: UserError) -> str:
    language = _spoken[0] if _spoken else language_of_environment()
    return str(complaint) if language == "en" else Words(language, built_in()[0]).error(complaint)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def options_of_all_commands(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="the version, and no more")
    ] = False,
) -> None:
    """A table for deep-sea board games."""


def read_options(given: list[str] | None, worded: Collection[str]) -> dict[str, Any]:
    """`name`, `name=true`, `name=false` or any other value as it stands; `name.part=3` for what has parts. The value of
    an option that is one of several words (`worded`) is that word, whatever it would mean elsewhere."""
    meaning: dict[str, Any] = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
    options: dict[str, Any] = {}
    for each in given or []:
        name, _, value = each.partition("=")
        number = int(value) if value.lstrip("-").isdecimal() else value
        option, _, part = name.replace("-", "_").partition(".")
        meant = value.replace("-", "_") if value and option in worded else meaning.get(value or "true", number)
        if not part:
            options[option] = meant
        elif isinstance(parts := options.setdefault(option, {}), dict):
            parts[part] = meant
    return options


@app.command()
def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="seats at the table, yours included; a middling number if not given")
    ] = None,
    seat: Annotated[int, typer.Option(help="your seat, counted from 1")] = 1,
    bots: Annotated[str, typer.Option(help="who sits in the other seats: one name, or one for each")] = "",
    option: Options = None,
    seed: Seed = "",
    language: Language = "",
    save: Annotated[Path | None, typer.Option(help="where the game is saved after every answer")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="go on with the game saved last")] = False,
    content: Content = None,
) -> None:
    """Play at a terminal table against bots."""
    from bathysphere.cli.play import play_command

    words = words_for(game, language, "bathysphere.terminal", "bathysphere.cli")
    found = find_game(game)
    use_content(game, content)
    seats = (found.fewest + found.most) // 2 if players is None else players
    options = found.table_options(read_options(option, found.option_words()))
    play_command(found, words, seats, seat, bots, options, seed, save, resume)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="how many games")] = 100,
    players: Annotated[int, typer.Option(help="seats at each table")] = 4,
    bots: Annotated[str, typer.Option(help="who plays: one name, or one for each seat, with commas")] = "",
    option: Options = None,
    seed: Seed = "0",
    jobs: Annotated[int, typer.Option(help="processes at once")] = 1,
    out: Annotated[Path | None, typer.Option(help="write the results to this file too, as JSON")] = None,
    language: Language = "",
    content: Content = None,
) -> None:
    """Let bots play many games and show what comes of it."""
    from bathysphere.cli.simulate import simulate_command

    words = words_for(game, language, "bathysphere.cli")
    found = find_game(game)
    use_content(game, content)
    options = found.table_options(read_options(option, found.option_words()))
    simulate_command(words, game, games, players, bots, options, seed, jobs, out, tuple(content or ()))


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int, typer.Option(help="with whose eyes, counted from 1; 0 is a spectator")] = 0,
    language: Language = "",
    content: Content = None,
) -> None:
    """Step through a record."""
    from bathysphere.cli.records import replay_command

    replay_command(file, seat - 1, language, content)


@app.command()
def verify(file: RecordFile, language: Language = "", content: Content = None) -> None:
    """Check that a record is whole, unaltered, and leads where it says."""
    from bathysphere.cli.records import verify_command

    verify_command(file, language, content)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="the address to listen on; 127.0.0.1 if not given, 0.0.0.0 for everybody")
    ] = None,
    port: Annotated[int | None, typer.Option(help="the port to listen on; 8700 if not given")] = None,
    socket: Annotated[
        str | None, typer.Option(metavar="PATH", help="listen on this Unix socket instead, for a proxy on this machine")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="so many processes serve together; 1 if not given")] = None,
    store: Annotated[
        str | None, typer.Option(help=f"where tables are kept: a file, or postgresql://…; {STORE} if not given")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="a further address of our own pages, such as https://play.example")
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="proxies that say who asks; this machine's own if not given"),
    ] = None,
    password_file: Annotated[
        str | None, typer.Option(metavar="FILE", help="a file with the password that lets people in")
    ] = None,
    allow: Annotated[
        list[str] | None, typer.Option(metavar="NETWORK", help="whose visitors need no password, or alone may come in")
    ] = None,
    imprint: Annotated[str | None, typer.Option(metavar="FILE", help="your imprint, as text")] = None,
    privacy: Annotated[str | None, typer.Option(metavar="FILE", help="your privacy notice, as text")] = None,
    unlimited: Annotated[
        bool | None, typer.Option("--unlimited", help="lift all rate limits, for load tests", show_default=False)
    ] = None,
    smtp: Annotated[
        str | None, typer.Option(help="a server that sends mail to players: smtps://user:password@host, smtp://host")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="the address from which that mail comes")] = None,
    contact: Annotated[
        str | None, typer.Option(help="where push services can reach you: mailto:you@example.org, or a page of yours")
    ] = None,
    private_calls: Annotated[
        bool | None,
        typer.Option(
            "--private-calls", help="let players' webhooks reach this machine and its own network", show_default=False
        ),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="who may read /metrics; this machine if not given"),
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info (a line for each request), warning or error; warning if not given")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="text, or json: one object a line")] = None,
    most_tables: Annotated[
        int | None, typer.Option(help="so many tables may be in the store; any number if not given")
    ] = None,
    least_disk_mb: Annotated[
        int | None, typer.Option(help="no new tables when less room is left on the disk; 100 if not given")
    ] = None,
    most_memory_mb: Annotated[int | None, typer.Option(help="no new tables when the server takes more memory")] = None,
    keep_finished_days: Annotated[
        float | None, typer.Option(help="tables that are over are removed after so many days; never if not given")
    ] = None,
    keep_abandoned_days: Annotated[
        float | None, typer.Option(help="tables at which nothing has happened for so many days")
    ] = None,
    keep_waiting_days: Annotated[float | None, typer.Option(help="tables that never began")] = None,
    language: Language = "",
    content: Content = None,
    config: Annotated[
        str, typer.Option(metavar="FILE", help="a file with settings; bathysphere.toml here if not given")
    ] = "",
    show_config: Annotated[
        bool, typer.Option("--show-config", help="show all settings and where each comes from, and do no more")
    ] = False,
) -> None:
    """Serve tables to browsers. Every option may also stand in the environment (BATHYSPHERE_PORT) or in a file."""
    given = {name: value for name, value in locals().items() if name not in ("config", "show_config")}
    flags = {name: value for name, value in given.items() if value not in (None, "")}
    if content:
        flags["content"] = [str(folder) for folder in content]
    from bathysphere.cli.serve import serve_command
    from bathysphere.cli.settings import find_settings, shown

    found = find_settings(flags, os.environ, config)
    if show_config:
        print(shown(found), end="")
        return
    serve_content([Path(folder) for folder in found.settings.content])
    words = words_for(built_in()[0], _speak(found.settings.language), "bathysphere.cli")
    serve_command(words, found.settings)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where the copy goes; it must not be there yet")],
    store: Annotated[str, typer.Option(help="the store to copy")] = STORE,
    language: Language = "",
) -> None:
    """Copy all tables into one file, while the server goes on."""
    from bathysphere.store import back_up

    size = back_up(store, file)
    words = words_for(built_in()[0], language, "bathysphere.cli")
    print(words("cli-backed-up", path=str(file), size=f"{size / 1e6:.2f}"))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a backup")],
    store: Annotated[str, typer.Option(help="where the tables go: a new file, or an empty database")] = STORE,
    language: Language = "",
) -> None:
    """Make a store of a backup, in a file or in PostgreSQL, whichever it came from."""
    from bathysphere.store import restore as restore_store

    restore_store(file, store)
    words = words_for(built_in()[0], language, "bathysphere.cli")
    print(words("cli-restored", path=str(file), store=store.rpartition("@")[2]))


@app.command()
def describe(
    game: GameName,
    json: Annotated[bool, typer.Option("--json", help="everything, for programs")] = False,
    language: Language = "",
) -> None:
    """Tell what a game is made of: kinds of things, verbs, events, the view."""
    from bathysphere.cli.describe import describe_command

    describe_command(find_game(game), words_for(game, language), json)


@app.command()
def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="how many, at tables of every size in turn")] = 40,
    language: Language = "",
) -> None:
    """Play random games and see whether the game keeps what every game must: nothing hidden is shown, and so on."""
    from bathysphere.cli.check import check_command

    check_command(find_game(game).name, games, words_for(game, language, "bathysphere.cli"))


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(metavar="ID", help="a line such as A6.9, or a section such as A6")] = "",
    language: Annotated[
        str,
        typer.Option(
            "--language",
            "-l",
            callback=_speak,
            is_eager=True,
            help="ru, uk or en: the rules in short, as a table tells them; the whole ledger if not given",
        ),
    ] = "",
) -> None:
    """Print the rules of a game, or one line or section of them."""
    from bathysphere.cli.rules import rules_command

    rules_command(find_game(game).name, rule, words_for(game, language) if language else None)
