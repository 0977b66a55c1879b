"""Collects which rules the passing tests name (tools/rules_report.py); leaves out what only a full run plays; deals the
tests to workers; says at the end how long each part took."""

import json
import os
from collections import defaultdict
from itertools import groupby
from pathlib import Path

import pytest

from support.effort import FULL, ROTATION

TESTS = Path(__file__).parent
LONG = ("server", "terminal", "bots", "tables", "store")
"""Folders of tests that take long. Those of one file stay together for the sake of what they share."""

_named: dict[str, list[str]] = {}
_seconds: dict[str, float] = defaultdict(float)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-json", type=Path, help="write the rule ids named by passing tests to this file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not FULL:
        left_out = [item for item in items if item.get_closest_marker("full")]
        items[:] = [item for item in items if not item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=left_out)
    deal_to_workers(items)


def deal_to_workers(items: list[pytest.Item]) -> None:
    """Each worker begins with as many neighbouring tests as the others, and takes over some of theirs when it is done.

    So each gets its part of the tests that wait for a browser, which one half of the workers runs first and the other
    last, and of those that take long; the thousands that take no time fill whatever gaps are left at the end.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    folders: dict[str, list[pytest.Item]] = {}
    for item in items:
        folders.setdefault(item.path.relative_to(TESTS).parts[0], []).append(item)
    waiting, alone = folders.pop("browser", []), folders.pop("contract", [])
    files = [[*tests] for folder in LONG for _, tests in groupby(folders.pop(folder, []), lambda item: item.path)]
    short = [item for folder in folders.values() for item in folder]
    left = len(items)
    items.clear()
    for worker in range(workers):
        size = left // (workers - worker)
        work = [*alone[worker::workers], *(item for file in files[worker::workers] for item in file)]
        mine = waiting[worker::workers]
        share = [*mine, *work] if worker % 2 == 0 else [*work, *mine]
        filling = max(0, size - len(share))
        items += [*share, *short[:filling]]
        del short[:filling]
        left -= max(size, len(share))
    items += short


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    outcome = yield
    if call.when == "call" and outcome.get_result().passed:
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                _named.setdefault(rule, []).append(item.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    parts = Path(report.nodeid.partition("::")[0]).parts[1:]
    _seconds["/".join(parts[:2]) if parts[0] == "games" else parts[0]] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("seconds by part, added over the workers")
    for part, seconds in sorted(_seconds.items(), key=lambda each: -each[1]):
        terminalreporter.write_line(f"{seconds:8.1f}  {part}")
    if not FULL:
        terminalreporter.write_line(
            f"Random play was a sample: ROTATION={ROTATION} repeats it, make test-full plays all."
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    path = session.config.getoption("--rules-json")
    if path is not None:
        path.write_text(json.dumps(_named))
