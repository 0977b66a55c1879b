"""The command line of the mutation tool."""

import argparse
import random
import re
import resource
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bathysphere.games import built_in
from mutants.changes import all_mutants
from mutants.judge import ROOT, Judge, game_folder
from mutants.mutant import Mutant
from mutants.report import Verdict, show, show_survivor, write

PAGE = ROOT / "docs/quality.md"
MEMORY = 2 << 30
"""Bytes that a test process may use: a mutant may fill a list for ever."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description="Break the rules of a game, one place at a time.")
    parser.add_argument("--game", choices=built_in(), default="abyss", help="whose rules (default abyss)")
    parser.add_argument("--seed", type=int, default=0, help="which mutants are drawn (default 0)")
    parser.add_argument("--number", type=int, default=200, help="how many are drawn (default 200)")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time (default 2)")
    parser.add_argument("--timeout", type=float, default=60, help="seconds after which a test run hangs (default 60)")
    parser.add_argument("--only", metavar="PATTERN", help="draw only where `file:line kind` matches this expression")
    parser.add_argument("--least", type=float, default=0, help="fail if less than this share (in %%) is caught")
    parser.add_argument("--list", action="store_true", help="show the mutants drawn and try none")
    parser.add_argument("--write", action="store_true", help=f"write the result into {PAGE.relative_to(ROOT)}")
    return parser.parse_args()


def draw(mutants: list[Mutant], seed: int, number: int, only: str | None) -> list[Mutant]:
    """Always the same ones for the same seed and number, in the order of the files."""
    wanted = [mutant for mutant in mutants if only is None or re.search(only, str(mutant))]
    return sorted(random.Random(seed).sample(wanted, min(number, len(wanted))))


def main() -> int:
    args = arguments()
    console = Console()
    game = ROOT / "src" / game_folder(args.game)
    drawn = draw(all_mutants(game), args.seed, args.number, args.only)
    if args.list:
        for mutant in drawn:
            line = f"{mutant}  {' '.join(mutant.diff(game))}"
            console.print(line, highlight=False, markup=False, soft_wrap=True)
        return 0
    with suppress(ValueError, OSError):  # where it cannot be limited, the timeout has to do
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    for ending in (signal.SIGINT, signal.SIGTERM):  # a job in the background would ignore Ctrl-C
        signal.signal(ending, signal.default_int_handler)
    judge = Judge(args.game, args.timeout)
    verdicts: list[Verdict] = []
    stopped = False
    try:
        if reason := judge.unchanged_game_fails():
            console.print(f"Not begun: {reason}", markup=False)
            return 2
        drawn = draw(all_mutants(judge.game), args.seed, args.number, args.only)
        for verdict in tried(judge, drawn, args.jobs, console):
            verdicts.append(verdict)
            if not verdict.caught:
                show_survivor(console, verdict)
    except KeyboardInterrupt:
        stopped = True
        console.print(f"Stopped after {len(verdicts)} of {len(drawn)}; nothing is written.")
    finally:
        judge.close()
    verdicts.sort(key=lambda verdict: verdict.mutant)
    show(console, verdicts)
    if args.write and not stopped:
        write(PAGE, args.game, verdicts, args.seed, args.number)
        console.print(f"Written into {PAGE.relative_to(ROOT)}.")
    if stopped:
        return 130
    caught = sum(verdict.caught for verdict in verdicts)
    return 1 if 100 * caught < args.least * len(verdicts) else 0


def tried(judge: Judge, drawn: list[Mutant], jobs: int, console: Console) -> Iterator[Verdict]:
    """Verdicts as they come in, with a bar that shows how far it is."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    pool = ThreadPoolExecutor(jobs)
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task("0 survived", total=len(drawn))
            survived = 0
            futures = {pool.submit(judge.noticed_by, mutant): mutant for mutant in drawn}
            for future in as_completed(futures):
                verdict = Verdict(futures[future], future.result(), futures[future].diff(judge.game))
                survived += not verdict.caught
                progress.update(bar, advance=1, description=f"{survived} survived")
                yield verdict
    finally:
        judge.stop()
        pool.shutdown(cancel_futures=True)
