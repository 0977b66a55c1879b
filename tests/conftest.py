"""Collects which rules the passing tests name (tools/rules_report.py); spreads the tests that wait for a browser."""

import json
from pathlib import Path

import pytest

_named: dict[str, list[str]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-json", type=Path, help="write the rule ids named by passing tests to this file")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Workers begin with neighbouring tests. Those with a browser wait more than they work: each worker gets some."""
    waiting = [item for item in items if "browser" in item.path.parts]
    working = [item for item in items if "browser" not in item.path.parts]
    between = len(working) // max(1, len(waiting))
    items[:] = []
    for at, item in enumerate(waiting):
        items += [item, *working[at * between : (at + 1) * between]]
    items += working[len(waiting) * between :]


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
