"""A pytest plugin (`-p mutants.chosen`): runs the tests listed in the file MUTANTS_TESTS, in that order, and no others.

The first that fails is written into that file.
"""

import json
import os
from pathlib import Path

import pytest

_file = Path(os.environ["MUTANTS_TESTS"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {test: number for number, test in enumerate(json.loads(_file.read_text()))}
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _file.write_text(json.dumps([report.nodeid]))
