"""Collects which rules the passing tests name; tools/rules_report.py turns that into a report."""

import json
from pathlib import Path

import pytest

_named: dict[str, list[str]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-json", type=Path, help="write the rule ids named by passing tests to this file")


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
