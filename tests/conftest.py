"""Collects which rules the passing tests name (tools/rules_report.py); deals the tests to workers."""

import json
import os
from itertools import groupby
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LONG = ("server", "terminal", "bots", "tables", "store")
"""Folders of tests that take long. Those of one file stay together for the sake of what they share."""

_named: dict[str, list[str]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-json", type=Path, help="write the rule ids named by passing tests to this file")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with as many neighbouring tests as the others, and takes over some of theirs when it is done.

    So each gets its part of the tests that wait for a browser, between others that work meanwhile, and of those that
    take long; the thousands that take no time come last and fill whatever gaps are left at the end.
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
        share = mixed(waiting[worker::workers], work, worker % 2 == 0)
        filling = max(0, size - len(share))
        items += [*share, *short[:filling]]
        del short[:filling]
        left -= max(size, len(share))
    items += short


def mixed(waiting: list[pytest.Item], work: list[pytest.Item], first: bool) -> list[pytest.Item]:
    """Tests that wait, each with an equal part of the work before or after it."""
    found: list[pytest.Item] = []
    for number, item in enumerate(waiting):
        part = work[len(work) * number // len(waiting) : len(work) * (number + 1) // len(waiting)]
        found += [item, *part] if first else [*part, item]
    return found if waiting else work


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    outcome = yield
    if call.when == "call" and outcome.get_result().passed:
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                _named.setdefault(rule, []).append(item.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    path = session.config.getoption("--rules-json")
    if path is not None:
        path.write_text(json.dumps(_named))
